/** `GET /events`: hints that something has changed (decisions, section 9). */
import { EVENT_STREAMS_MAX } from "@career-portrait/shared/contract";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startTestServer, type TestServer } from "../../test/server.ts";

interface HintEvent {
  event: string;
  id: string;
  types: string[];
}

/** A streaming client, as one that sends headers must be. */
class Listener {
  readonly events: HintEvent[] = [];
  comments = 0;
  response!: Response;
  ended: Promise<void> = Promise.resolve();
  readonly #abort = new AbortController();

  static async open(server: TestServer, key: string, lastEventId?: string): Promise<Listener> {
    const listener = new Listener();
    listener.response = await fetch(`${server.url}/api/v1/events`, {
      headers: {
        authorization: `Bearer ${key}`,
        ...(lastEventId === undefined ? {} : { "last-event-id": lastEventId }),
      },
      signal: listener.#abort.signal,
    });
    if (listener.response.ok) listener.ended = listener.#read();
    return listener;
  }

  close(): void {
    this.#abort.abort();
  }

  /** Until either side ends it. */
  async #read(): Promise<void> {
    try {
      await this.#takeAll();
    } catch (error) {
      if (!this.#abort.signal.aborted) throw error;
    }
  }

  async #takeAll(): Promise<void> {
    let text = "";
    for await (const chunk of (this.response.body ?? new ReadableStream()).pipeThrough(
      new TextDecoderStream(),
    )) {
      text += chunk;
      const blocks = text.split("\n\n");
      text = blocks.pop() ?? "";
      for (const block of blocks) this.#take(block);
    }
  }

  #take(block: string): void {
    if (block.startsWith(":")) this.comments += 1;
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(block)?.[1] ?? "";
    if (field("event") === "") return;
    const { types } = JSON.parse(field("data")) as { types: string[] };
    this.events.push({ event: field("event"), id: field("id"), types });
  }

  /** Waits for so many events. */
  async until(count: number): Promise<HintEvent[]> {
    const waits = () => {
      if (this.events.length < count) throw new Error(`${this.events.length} events instead of ${count}`);
    };
    await vi.waitFor(waits, { timeout: 10_000 });
    return this.events;
  }
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe("a stream", () => {
  test("says that it is ready, then which types have changed, and nothing of what they hold", async () => {
    const { client, key } = await server.account();
    const listener = await Listener.open(server, key);
    expect(listener.response.headers.get("content-type")).toMatch(/^text\/event-stream/);
    expect(listener.response.headers.get("cache-control")).toBe("no-store");
    expect(await listener.until(1)).toMatchObject([{ event: "ready" }]);
    await client.createSkill({ body: { label: "TypeScript" } });
    expect((await listener.until(2))[1]).toMatchObject({ event: "change", types: ["claim"] });
    await client.filePending({ body: { items: [{ title: "Data Engineer", company: "Noctua" }] } });
    const [, , third] = await listener.until(3);
    expect(third?.types).toEqual(["pending_opportunity"]);
    listener.close();
    await listener.ended;
  });

  test("that was cut off goes on from the last event's id, or from a cursor of GET /sync", async () => {
    const { client, key } = await server.account();
    const first = await Listener.open(server, key);
    const [ready] = await first.until(1);
    first.close();
    const { data } = await client.sync();
    await client.createSkill({ body: { label: "Rust" } });
    for (const id of [ready?.id, data.next_cursor]) {
      const second = await Listener.open(server, key, id);
      expect(await second.until(2)).toMatchObject([
        { event: "ready", types: [] },
        { event: "change", types: ["claim"] },
      ]);
      second.close();
    }
    const last = (await client.sync()).data.next_cursor;
    const third = await Listener.open(server, key, last);
    await third.until(1);
    await client.createSkill({ body: { label: "Go" } });
    expect((await third.until(2)).map(({ event }) => event)).toEqual(["ready", "change"]);
    third.close();
    for (const unknown of ["nonsense", last.slice(2)]) {
      const fourth = await Listener.open(server, key, unknown);
      expect((await fourth.until(1))[0]?.types).toContain("claim");
      fourth.close();
    }
  });

  test("tells nothing of other accounts, nor of what its key may not read", async () => {
    const [one, two] = [await server.account(), await server.account()];
    const narrow = await one.client.createApiKey({ body: { name: "n", scopes: ["read:opportunities"] } });
    const listeners = [await Listener.open(server, two.key), await Listener.open(server, narrow.data.key)];
    await Promise.all(listeners.map((listener) => listener.until(1)));
    await one.client.createSkill({ body: { label: "Zig" } });
    await two.client.replacePreferences({ body: { locations: ["Porto"] } });
    await one.client.filePending({ body: { items: [{ title: "Data Engineer", company: "Noctua" }] } });
    for (const [index, type] of ["preferences", "pending_opportunity"].entries()) {
      const types = (await listeners[index]?.until(2))?.[1]?.types;
      expect(types).toContain(type);
      expect(types).not.toContain("claim");
      listeners[index]?.close();
    }
  });

  test("ends when its key is revoked", async () => {
    const { client } = await server.account();
    const { data } = await client.createApiKey({ body: { name: "short", scopes: ["read:opportunities"] } });
    const listener = await Listener.open(server, data.key);
    await listener.until(1);
    await client.revokeApiKey({ params: { id: data.id } });
    await expect(listener.ended).resolves.toBeUndefined();
    expect((await Listener.open(server, data.key)).response.status).toBe(401);
  });

  test("takes its key from the header alone", async () => {
    const { key } = await server.account();
    const response = await fetch(`${server.url}/api/v1/events?key=${key}&api_key=${key}`);
    expect(response.status).toBe(401);
    await response.body?.cancel();
  });
});

test("an account has so many streams and no more; one that ends makes room", async () => {
  const { key } = await server.account();
  const listeners = await Promise.all(
    Array.from({ length: EVENT_STREAMS_MAX }, () => Listener.open(server, key)),
  );
  await Promise.all(listeners.map((listener) => listener.until(1)));
  const refused = await Listener.open(server, key);
  expect(refused.response.status).toBe(429);
  expect(await refused.response.json()).toMatchObject({ error: { code: "too_many_streams" } });
  listeners[0]?.close();
  await vi.waitFor(async () => {
    const next = await Listener.open(server, key);
    listeners.push(next);
    expect(next.response.status).toBe(200);
  });
  for (const listener of listeners) listener.close();
});

test("a stop ends the streams instead of waiting for them", async () => {
  const own = await startTestServer();
  const { key } = await own.account();
  const listener = await Listener.open(own, key);
  await listener.until(1);
  await expect(Promise.all([own.close(), listener.ended])).resolves.toHaveLength(2);
}, 9_000);
