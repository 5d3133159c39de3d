/**
 * The one way out to the network (decisions, section 6): addresses that strangers give are fetched without reaching anything
 * that is not on the public internet, in bounded time and memory.
 */
import { lookup as systemLookup, type LookupAddress, type LookupOptions } from "node:dns";
import { isIP } from "node:net";
import {
  Agent,
  buildConnector,
  fetch,
  type RequestInit as UndiciInit,
  type Response as Answer,
} from "undici";
import { FetchError } from "./fetch-error.ts";
import { isPublicAddress } from "./public-address.ts";
import { isWebPort } from "./web-port.ts";

/** Bytes after decompression. */
const MAX_BYTES = 5 * 1024 * 1024;
const MAX_REDIRECTS = 5;
const TIMEOUT_MS = 20_000;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const USER_AGENT = "CareerPortrait/0.1 (reads a job posting for the person who saved it)";
/** Receivers are to take a message and work on it afterwards. */
const POST_TIMEOUT_MS = 10_000;
const POSTING_AGENT = "CareerPortrait/0.1 (tells what a person asked to be told)";
const PAGE_TYPES = /^(text\/|application\/(xhtml\+xml|xml|json|ld\+json)\b)/i;

export interface FetchedPage {
  /** Where the last redirect led. */
  url: string;
  status: number;
  content_type: string | null;
  /** `Retry-After` as the site sent it. */
  retry_after: string | null;
  body: Uint8Array;
}

export interface SafeFetch {
  /**
   * Fetches a page. Any HTTP status is an answer.
   * @throws FetchError with a sentence for people; the abort reason when `signal` is aborted.
   */
  get(url: string, signal?: AbortSignal): Promise<FetchedPage>;
  close(): Promise<void>;
}

export interface SafePost {
  /** Whether something may be posted there, as far as the address itself tells. @throws FetchError */
  check(url: string): void;
  /**
   * Posts a body and gives the status of the answer, which is not read; redirects are not followed.
   * @throws FetchError as `get`.
   */
  post(
    url: string,
    request: { body: string; headers: Record<string, string>; signal?: AbortSignal },
  ): Promise<number>;
}

export interface SafeCall {
  /**
   * Sends a request as it is and gives its whole answer, whatever its status; redirects are not followed, and `init.signal` alone
   * bounds the time.
   * @throws FetchError as `get`; the abort reason when the signal is aborted.
   */
  call(url: string, init: RequestInit): Promise<Response>;
}

type Lookup = (
  hostname: string,
  options: LookupOptions & { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

export interface SafeFetchOptions {
  /** `FETCH_ALLOW_PRIVATE`: for tests and intranets; lifts the limits on addresses and ports. */
  allowPrivate: boolean;
  timeoutMs?: number;
  /** Which network addresses may be connected to; the public ones unless a test says otherwise. */
  permits?: (address: string) => boolean;
  /** How host names are resolved; the system's way unless a test says otherwise. */
  lookup?: Lookup;
}

interface Rules {
  anyPort: boolean;
  permits: (address: string) => boolean;
}

const bareHost = (hostname: string) => hostname.replace(/^\[|\]$/g, "");

/** Refuses whatever is not a plain public web address; run again for every redirect. */
function checkedUrl(address: string, base: string | undefined, rules: Rules): URL {
  const url = URL.parse(address, base);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "") {
    throw new FetchError("bad_address");
  }
  url.hash = "";
  if (!rules.anyPort && !isWebPort(url.port)) throw new FetchError("bad_address");
  const host = bareHost(url.hostname);
  if (isIP(host) !== 0 && !rules.permits(host)) throw new FetchError("forbidden_address");
  return url;
}

/** A connector that checks what a name resolves to, and once more whom it is connected with. */
function guardedConnector(lookup: Lookup, { permits }: Rules): buildConnector.connector {
  const guardedLookup = (
    hostname: string,
    options: LookupOptions,
    callback: (error: Error | null, address: LookupAddress[] | string, family?: number) => void,
  ) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) {
        callback(new FetchError("not_found_in_dns", { cause: error }), []);
      } else if (!addresses.every(({ address }) => permits(address))) {
        callback(new FetchError("forbidden_address"), []);
      } else if (options.all) {
        callback(null, addresses);
      } else {
        callback(null, first.address, first.family);
      }
    });
  };
  const connect = buildConnector({ lookup: guardedLookup, timeout: 10_000, allowH2: false });
  return (options, callback) => {
    const host = bareHost(options.hostname);
    // A literal address is never looked up.
    if (isIP(host) !== 0 && !permits(host)) {
      callback(new FetchError("forbidden_address"), null);
      return;
    }
    connect(options, (...[error, socket]) => {
      if (error) {
        callback(error, null);
      } else if (!permits(socket?.remoteAddress ?? "")) {
        socket?.destroy();
        callback(new FetchError("forbidden_address"), null);
      } else {
        callback(null, socket);
      }
    });
  };
}

/** Reads the decoded body, for `Content-Length` counts compressed bytes and need not be true. */
async function readBounded(response: Answer): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += (chunk as Uint8Array).byteLength;
    if (size > MAX_BYTES) throw new FetchError("too_large");
    chunks.push(chunk as Uint8Array);
  }
  return Buffer.concat(chunks);
}

/** The answer with its body read; none where the status has none. */
async function fetchWhole(
  url: URL,
  init: UndiciInit,
): Promise<{ status: number; headers: Answer["headers"]; body: Uint8Array<ArrayBuffer> | null }> {
  const response = await fetch(url, init);
  const bytes = await readBounded(response);
  const body = bytes.byteLength === 0 ? null : new Uint8Array(bytes);
  return { status: response.status, headers: response.headers, body };
}

/** The FetchError behind what undici threw. */
function asFetchError(thrown: unknown): FetchError {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    if (error instanceof FetchError) return error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === "UND_ERR_CONNECT_TIMEOUT" || error.name === "TimeoutError") {
      return new FetchError("timeout", { cause: thrown });
    }
  }
  return new FetchError("unreachable", { cause: thrown });
}

export function createSafeFetch(options: SafeFetchOptions): SafeFetch & SafePost & SafeCall {
  const rules: Rules = {
    anyPort: options.allowPrivate,
    permits: options.permits ?? (options.allowPrivate ? () => true : isPublicAddress),
  };
  const agent = new Agent({
    connect: guardedConnector(options.lookup ?? systemLookup, rules),
    connections: 4,
    keepAliveTimeout: 1_000,
    keepAliveMaxTimeout: 5_000,
  });

  async function request(url: URL, signal: AbortSignal): Promise<Answer> {
    return fetch(url, {
      dispatcher: agent,
      redirect: "manual",
      signal,
      headers: {
        "User-Agent": USER_AGENT,
        Accept: "text/html,application/xhtml+xml;q=0.9,text/plain;q=0.8,*/*;q=0.1",
        "Accept-Language": "en,*;q=0.5",
      },
    });
  }

  async function follow(address: string, signal: AbortSignal): Promise<FetchedPage> {
    let url = checkedUrl(address, undefined, rules);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const response = await request(url, signal);
      const location = response.headers.get("location");
      if (REDIRECTS.has(response.status) && location !== null) {
        await response.body?.cancel();
        url = checkedUrl(location, url.href, rules);
        continue;
      }
      const contentType = response.headers.get("content-type");
      if (contentType !== null && !PAGE_TYPES.test(contentType)) {
        await response.body?.cancel();
        throw new FetchError("not_a_page");
      }
      const body = await readBounded(response);
      return {
        url: url.href,
        status: response.status,
        content_type: contentType,
        retry_after: response.headers.get("retry-after"),
        body,
      };
    }
    throw new FetchError("too_many_redirects");
  }

  /** Does work of bounded time, and tells what went wrong in its own words. */
  async function bounded<T>(
    timeoutMs: number,
    signal: AbortSignal | undefined,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      return await work(signal ? AbortSignal.any([signal, timeout]) : timeout);
    } catch (error) {
      signal?.throwIfAborted();
      throw timeout.aborted ? new FetchError("timeout", { cause: error }) : asFetchError(error);
    }
  }

  return {
    get: (address, given) =>
      bounded(options.timeoutMs ?? TIMEOUT_MS, given, (signal) => follow(address, signal)),
    check: (address) => void checkedUrl(address, undefined, rules),
    post: (address, { body, headers, signal: given }) =>
      bounded(options.timeoutMs ?? POST_TIMEOUT_MS, given, async (signal) => {
        const response = await fetch(checkedUrl(address, undefined, rules), {
          method: "POST",
          dispatcher: agent,
          redirect: "manual",
          signal,
          headers: { ...headers, "User-Agent": POSTING_AGENT },
          body,
        });
        await response.body?.cancel();
        return response.status;
      }),
    async call(address, init) {
      const url = checkedUrl(address, undefined, rules);
      try {
        // The same standard twice: undici's types beside the platform's.
        const sent = { ...init, dispatcher: agent, redirect: "manual" } as unknown as UndiciInit;
        const { status, headers, ...answer } = await fetchWhole(url, sent);
        return new Response(answer.body, { status, headers: [...headers] });
      } catch (error) {
        init.signal?.throwIfAborted();
        throw asFetchError(error);
      }
    },
    close: () => agent.destroy(),
  };
}
