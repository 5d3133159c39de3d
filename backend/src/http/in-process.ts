/**
 * Requests that never leave the process: another surface (MCP) reaches the API through the very middleware, routes and
 * limits that serve the network. Requests travel as HTTP over a pair of streams in memory, so that bodies, sizes and
 * a client that goes away mean what they mean outside.
 */
import { createServer, type IncomingMessage, request as httpRequest } from "node:http";
import { duplexPair } from "node:stream";
import type { FeedbackSurface } from "@career-portrait/shared/contract";
import type Koa from "koa";

/** Through what a request came; recorded on what it does (specification, Events). */
export type Surface = Extract<FeedbackSurface, "api" | "mcp">;

/** On whose behalf a request is made. */
export interface Origin {
  surface: Surface;
  /** The client's network address. */
  address: string;
  /** Whether the client came over HTTPS. */
  secure: boolean;
}

export interface InProcessRequest {
  method: string;
  /** Path and query. */
  path: string;
  headers: Record<string, string>;
  body: Uint8Array | null;
  origin: Origin;
  /** Ends the request as a connection's end does. */
  signal: AbortSignal;
}

export interface InProcessAnswer {
  status: number;
  headers: IncomingMessage["headers"];
  body: Buffer;
}

export type Dispatch = (request: InProcessRequest) => Promise<InProcessAnswer>;

/** The surface of a request; no client can set it, for it is the connection's. */
export function surfaceOf({ socket }: IncomingMessage): Surface {
  return "surface" in socket && socket.surface === "mcp" ? "mcp" : "api";
}

async function answerOf(response: IncomingMessage): Promise<InProcessAnswer> {
  const chunks: Buffer[] = [];
  for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk);
  return { status: response.statusCode ?? 500, headers: response.headers, body: Buffer.concat(chunks) };
}

/**
 * A way into `app` without a network. The answer is whole: for routes whose answers end and fit in memory.
 * @throws Error named `AbortError` when `signal` ends the request before its answer.
 */
export function createDispatch(app: () => Koa): Dispatch {
  let server: ReturnType<typeof createServer> | null = null;
  const open = () => {
    const handle = app().callback();
    // Never listens: connections are handed to it.
    return createServer((incoming, outgoing) => void handle(incoming, outgoing));
  };
  return ({ method, path, headers, body, origin, signal }) =>
    new Promise((resolve, reject) => {
      server ??= open();
      const [near, far] = duplexPair();
      const { address: remoteAddress, secure: encrypted, surface } = origin;
      server.emit("connection", Object.assign(far, { remoteAddress, encrypted, surface }));
      const request = httpRequest({
        createConnection: () => near,
        method,
        path,
        headers: { ...headers, "content-length": `${body?.byteLength ?? 0}` },
        signal,
      });
      request.once("close", () => far.destroy());
      request.on("error", reject);
      request.once("response", (response) => void answerOf(response).then(resolve, reject));
      request.end(body ?? undefined);
    });
}
