/** Job pages on loopback: our own under `pages/`, and the recorded real ones where they are at hand. */
import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";

const own = resolve(import.meta.dirname, "../pages");
/** Recorded real pages are test data that may not be passed on; they lie beside the repository where it is developed. */
export const recorded = resolve(import.meta.dirname, "../../../shared/fixtures/postings");

export interface Site {
  /** Another host name than the backend's, so that no host permission for the backend covers these pages. */
  url: string;
  /** Address of one of our own pages. */
  own(name: string): string;
  /** Address of a recorded page. */
  recorded(file: string): string;
  close(): Promise<void>;
}

function fileFor(path: string): string | null {
  const [, kind, ...rest] = path.split("/");
  const folder = kind === "own" ? own : kind === "recorded" ? recorded : null;
  if (!folder || rest.includes("..")) return null;
  const file = join(folder, ...rest);
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
  const url = `http://jobs.localhost:${(server.address() as AddressInfo).port}`;
  return {
    url,
    own: (name) => `${url}/own/${name}`,
    recorded: (file) => `${url}/recorded/${file}`,
    close: () => new Promise((done) => server.close(() => done())),
  };
}
