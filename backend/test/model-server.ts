/** A server that speaks the OpenAI protocol over HTTP, saying what a test tells it to. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface ModelRequest {
  path: string;
  authorization: string | undefined;
  body: {
    model: string;
    messages?: { role: string; content: string }[];
    response_format?: { type: string; json_schema?: { strict: boolean; schema: unknown } };
    input?: string[];
    encoding_format?: string;
  };
}

/** An HTTP answer; "hang" never comes, "drop" ends the connection. */
export type ModelAnswer =
  | { status?: number; headers?: Record<string, string>; json: unknown }
  | "hang"
  | "drop";

export interface ModelServer {
  /** What `OPENAI_BASE_URL` is set to. */
  url: string;
  requests: ModelRequest[];
  close(): void;
}

/** A chat completion with this content. */
export function completion(
  content: string,
  more: { finish_reason?: string; refusal?: string } = {},
): ModelAnswer {
  const { finish_reason = "stop", refusal = null } = more;
  return {
    json: {
      id: "chatcmpl-1",
      object: "chat.completion",
      created: 0,
      model: "stub",
      choices: [{ index: 0, message: { role: "assistant", content, refusal }, finish_reason }],
    },
  };
}

/** An error as these servers phrase it. */
export function refusal(status: number, message: string, headers: Record<string, string> = {}): ModelAnswer {
  return { status, headers, json: { error: { message, type: "invalid_request_error" } } };
}

/** Starts a server that answers the n-th request (from 0) as the test says. */
export async function startModelServer(
  answer: (request: ModelRequest, n: number) => ModelAnswer,
): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const received: ModelRequest = {
        path: request.url ?? "",
        authorization: request.headers.authorization,
        body: JSON.parse(Buffer.concat(chunks).toString()) as ModelRequest["body"],
      };
      requests.push(received);
      const said = answer(received, requests.length - 1);
      if (said === "hang") return;
      if (said === "drop") {
        response.destroy();
        return;
      }
      response.writeHead(said.status ?? 200, { "Content-Type": "application/json", ...said.headers });
      response.end(typeof said.json === "string" ? said.json : JSON.stringify(said.json));
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
