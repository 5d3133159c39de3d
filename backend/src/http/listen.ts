/** Listening, and stopping without cutting anyone off. */
import { readFileSync } from "node:fs";
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { createServer as createHttpsServer } from "node:https";
import type { AddressInfo } from "node:net";
import gracefulShutdown from "http-graceful-shutdown";
import type Koa from "koa";
import type { Config } from "../config.ts";

export interface Listener {
  port: number;
  /** Takes no new requests, waits for those under way, then closes. */
  close(): Promise<void>;
}

/** How long requests under way may take at a stop, in ms. */
const PATIENCE_MS = 10_000;

/** @throws Error with one clear sentence when the port is taken or the certificate cannot be read. */
export async function listen(
  app: Koa,
  config: Pick<Config, "HOST" | "PORT" | "TLS_CERT" | "TLS_KEY">,
): Promise<Listener> {
  const callback = app.callback();
  const handle = (request: IncomingMessage, response: ServerResponse) => void callback(request, response);
  const server: Server =
    config.TLS_CERT && config.TLS_KEY
      ? createHttpsServer({ cert: readFileSync(config.TLS_CERT), key: readFileSync(config.TLS_KEY) }, handle)
      : createHttpServer(handle);
  await new Promise<void>((resolve, reject) => {
    server.once("error", (cause: NodeJS.ErrnoException) => {
      const taken = `Port ${config.PORT} on ${config.HOST} is taken. Stop the other program or set PORT.`;
      reject(cause.code === "EADDRINUSE" ? new Error(taken, { cause }) : cause);
    });
    server.listen(config.PORT, config.HOST, resolve);
  });
  const shutdown = gracefulShutdown(server, { signals: "", timeout: PATIENCE_MS, forceExit: false });
  return { port: (server.address() as AddressInfo).port, close: () => shutdown() };
}
