/**
 * `GET /events`: server-sent events (WHATWG HTML, section 9.2) that say that something has changed and of which types, nothing
 * more. A stream holds no queue: what a slow client missed is one hint when it reads on.
 */
import { EVENT_STREAMS_MAX } from "@career-portrait/shared/contract";
import { ApiError } from "../errors.ts";
import { openCursor, sealCursor } from "./cursor.ts";
import type { Changes, Reader } from "./reading.ts";
import type { Sequencer } from "./sequencer.ts";
import type { HeadRow, SyncStore } from "./store.ts";

/** A comment is sent after so long without an event, in ms: proxies and clients see that the stream lives. */
const HEARTBEAT_MS = 15_000;
/** When a client that was cut off comes back, in ms. */
const RETRY_MS = 3_000;
/** Log entries looked at for the types in a hint; more than so many changes name every type. */
const LOOKED_AT = 500;

export interface StreamCaller extends Reader {
  keyId: string;
}

export interface StreamTools {
  store: SyncStore;
  sequencer: Sequencer;
  changes: Changes;
  /** Of these keys those that are neither revoked nor deleted. */
  liveKeys(keyIds: readonly string[]): Promise<ReadonlySet<string>>;
  heartbeatMs?: number;
}

interface Stream {
  accountId: string;
  keyId: string;
  /** The head it should know of. */
  head: number;
  ended: boolean;
  /** Ends the wait for something to say. */
  wake: () => void;
}

function eventText(name: string, id: string, types: readonly string[]): string {
  return `event: ${name}\nid: ${id}\ndata: ${JSON.stringify({ types })}\n\n`;
}

export class ChangeStreams {
  readonly #tools: StreamTools;
  readonly #streams = new Set<Stream>();
  #closed = false;

  constructor(tools: StreamTools) {
    this.#tools = tools;
  }

  /**
   * Opens a stream.
   * @param lastEventId id of the last event, or any cursor, that the client has; anything else counts as knowing nothing.
   * @throws ApiError 429 `too_many_streams`.
   */
  async open(caller: StreamCaller, lastEventId: string, signal: AbortSignal): Promise<AsyncIterable<string>> {
    const own = [...this.#streams].filter(({ accountId }) => accountId === caller.accountId);
    if (own.length >= EVENT_STREAMS_MAX) {
      const message = `This account has ${EVENT_STREAMS_MAX} streams open, which is the limit here. Close one first.`;
      throw new ApiError(429, "too_many_streams", message, { headers: { "Retry-After": "60" } });
    }
    const stream: Stream = {
      accountId: caller.accountId,
      keyId: caller.keyId,
      head: 0,
      ended: this.#closed,
      wake: () => {},
    };
    this.#streams.add(stream);
    signal.addEventListener("abort", () => this.#end(stream), { once: true });
    try {
      const head = await this.#tools.sequencer.upToDate(caller.accountId);
      stream.head = head.head;
      if (signal.aborted) this.#end(stream);
      return this.#events(stream, caller, head, lastEventId);
    } catch (error) {
      this.#end(stream);
      throw error;
    }
  }

  /** Whose changes somebody waits for. */
  async accounts(): Promise<string[]> {
    return [...new Set([...this.#streams].map(({ accountId }) => accountId))];
  }

  /** Looks which accounts have changed, and which keys are no longer good. Costs nothing while no stream is open. */
  async look(): Promise<void> {
    if (this.#streams.size === 0) return;
    const streams = [...this.#streams];
    const [heads, live] = await Promise.all([
      this.#tools.store.heads(await this.accounts()),
      this.#tools.liveKeys([...new Set(streams.map(({ keyId }) => keyId))]),
    ]);
    for (const stream of streams) {
      if (!live.has(stream.keyId)) this.#end(stream);
      const head = heads.get(stream.accountId) ?? 0;
      if (head <= stream.head) continue;
      stream.head = head;
      stream.wake();
    }
  }

  /** Ends every stream, and each that is opened from now on. */
  close(): void {
    this.#closed = true;
    for (const stream of this.#streams) this.#end(stream);
  }

  #end(stream: Stream): void {
    stream.ended = true;
    this.#streams.delete(stream);
    stream.wake();
  }

  async *#events(stream: Stream, caller: StreamCaller, head: HeadRow, lastEventId: string) {
    const types = this.#tools.changes.typesFor(caller);
    const known = openCursor({ head, types }, lastEventId);
    // While a full state is still being read, nothing is known for certain.
    const resumes = known !== null && !known.walk && known.seq >= head.floor;
    let told = resumes ? known.seq : head.head;
    const cursor = () => sealCursor({ head, types }, { seq: told });
    try {
      yield `retry: ${RETRY_MS}\n${eventText("ready", cursor(), resumes ? [] : types)}`;
      while (!stream.ended) {
        if (stream.head <= told && !(await this.#somethingNew(stream))) {
          if (!stream.ended) yield ":\n\n";
          continue;
        }
        const to = stream.head;
        const entries = await this.#tools.store.after(caller.accountId, told, to, types, LOOKED_AT);
        const changed = types.filter((type) => entries.some((entry) => entry.type === type));
        told = to;
        const named = entries.length < LOOKED_AT ? changed : types;
        if (named.length > 0) yield eventText("change", cursor(), named);
      }
    } finally {
      this.#end(stream);
    }
  }

  /** Waits for a change or the end; false when it is time for a sign of life. */
  async #somethingNew(stream: Stream): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), this.#tools.heartbeatMs ?? HEARTBEAT_MS);
      stream.wake = () => {
        clearTimeout(timer);
        resolve(!stream.ended);
      };
      if (stream.ended) stream.wake();
    });
  }
}
