/** Our own job pages, under `pages/`, on loopback. */
import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";

const own = resolve(import.meta.dirname, "../pages");

export interface Site {
  /** Another host name and port than the backend's, so that no host permission for the backend covers these pages. */
  url: string;
  /** Address of one of our own pages. */
  own(name: string): string;
  close(): Promise<void>;
}

function fileFor(path: string): string | null {
  const [, kind, ...rest] = path.split("/");
  if (kind !== "own" || rest.includes("..")) return null;
  const file = join(own, ...rest);
  return existsSync(file) ? file : null;
}

export async function serveSite(): Promise<Site> {
  const server: Server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://site").pathname);
    // Every path below a single-page site is the site.
    const file = fileFor(path.startsWith("/own/spa/") ? "/own/spa.html" : path);
    if (!file) {
      response.writeHead(404, { "content-type": "text/html" }).end("<!doctype html><title>Not found</title>");
      return;
    }
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(readFileSync(file));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    url,
    own: (name) => `${url}/own/${name}`,
    close: () => new Promise((done) => server.close(() => done())),
  };
}
