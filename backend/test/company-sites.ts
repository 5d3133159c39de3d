/** Web sites on loopback, closed after each test. */
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach } from "vitest";

export interface Site {
  url: string;
  /** What was asked for, in order. */
  asked: string[];
}

const open: { close(): void }[] = [];
afterEach(() => {
  for (const site of open.splice(0)) site.close();
});

export function html(response: ServerResponse, body: string, status = 200): void {
  response.writeHead(status, { "Content-Type": "text/html; charset=utf-8" }).end(body);
}

/** A site with these pages by path; `*` is any other, else it is 404. */
export async function site(
  pages: Record<string, string | ((response: ServerResponse) => void)>,
): Promise<Site> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const target = request.url ?? "";
    asked.push(target);
    const page = pages[target.split("?")[0] ?? ""] ?? pages["*"];
    if (typeof page === "function") page(response);
    else html(response, page ?? "<h1>Not found</h1>", page === undefined ? 404 : 200);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  open.push({
    close() {
      server.closeAllConnections();
      server.close();
    },
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}
