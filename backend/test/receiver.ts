/** A receiver of webhooks on loopback: keeps what it is sent, and answers as it is told. */
import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  /** As it came. */
  text: string;
  body: { id: string; event: string; created_at: string; data: Record<string, unknown> };
}

export interface Receiver {
  url: string;
  received: Received[];
  /** Status of the next answers, each used once; 200 when there are none left. */
  answers: number[];
  close(): Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const answers: number[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const text = Buffer.concat(chunks).toString("utf8");
      const { url = "", headers } = request;
      received.push({ path: url, headers, text, body: JSON.parse(text) as Received["body"] });
      response.writeHead(answers.shift() ?? 200, { location: "/elsewhere" }).end("a body that nobody reads");
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answers,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** Whether a delivery is signed with the secret, as docs/webhooks.md tells receivers to find out. */
export function isSigned({ headers, text }: Received, secret: string): boolean {
  const [, time = "", given = ""] =
    /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers["career-portrait-signature"])) ?? [];
  const isRecent = Math.abs(Date.now() / 1000 - Number(time)) < 300;
  return isRecent && createHmac("sha256", secret).update(`${time}.${text}`).digest("hex") === given;
}
