/** Preferences and the edits they record, over HTTP (specification, Preferences and Events; decisions, section 8). */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ApiRequestError, type Client } from "@career-portrait/shared/contract";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { completion, startModelServer } from "../../test/model-server.ts";
import { startTestServer, type TestServer } from "../../test/server.ts";
import { readConfig } from "../config.ts";
import { openDatabase } from "../database/connect.ts";
import { Events } from "../events/events.ts";
import { EventStore } from "../events/store.ts";
import { createEngineOf, localEngine } from "../intelligence/index.ts";
import { createLog } from "../log.ts";
import { Preferences } from "./preferences.ts";
import { PreferencesStore } from "./store.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const EMPTY = {
  industries: [],
  company_sizes: [],
  company_stages: [],
  role_levels: [],
  tech_stack: [],
  work_styles: [],
  culture_signals: [],
  locations: [],
  company_attributes: [],
  exclusions: [],
  compensation_floor: null,
  compensation_currency: null,
  compensation_period: null,
  raw_description: null,
  discovery_queries: [],
};
const GO = { source: "linkedin", keyword: "Go engineer", location: "Berlin", enabled: true } as const;
const RUST = { source: "google_jobs", keyword: "Rust", location: null, enabled: true } as const;

const edits = async (client: Client) =>
  (await client.listFeedback({ query: { event_type: "query_edit" } })).data;
const put = async (client: Client, body: Parameters<Client["replacePreferences"]>[0]["body"]) =>
  (await client.replacePreferences({ body })).data;
const status = async (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: unknown) => (error instanceof ApiRequestError ? error.status : error),
  );

describe("preferences", () => {
  test("are empty at first, replaced as a whole, and another account's are its own", async () => {
    const [{ client }, other] = [await server.account(), await server.account()];
    expect((await client.getPreferences()).data).toEqual(EMPTY);
    const full = { industries: ["Energy"], exclusions: ["agencies"], compensation_floor: 90_000.5 };
    expect(await put(client, full)).toEqual({ ...EMPTY, ...full });
    expect((await client.getPreferences()).data).toEqual({ ...EMPTY, ...full });
    expect(await put(client, { locations: ["Kiel"] })).toEqual({ ...EMPTY, locations: ["Kiel"] });
    expect((await other.client.getPreferences()).data).toEqual(EMPTY);
    expect(await put(client, {})).toEqual(EMPTY);
  });

  test("take what they gave, twice with the same result", async () => {
    const { client } = await server.account();
    const first = await put(client, { tech_stack: ["Go"], discovery_queries: [GO, RUST] });
    expect(await put(client, first)).toEqual(first);
    expect(await put(client, { tech_stack: ["Go"], discovery_queries: [GO, RUST] })).toEqual(first);
    expect((await client.getPreferences()).data).toEqual(first);
  });

  test.each([
    [{ industries: "Energy" }],
    [{ industries: [" "] }],
    [{ compensation_floor: -1 }],
    [{ compensation_currency: "euro" }],
    [{ raw_description: "x".repeat(2001) }],
    [{ discovery_queries: [{ ...GO, keyword: "" }] }],
    [{ discovery_queries: [{ ...GO, keyword: "x".repeat(201) }] }],
    [{ discovery_queries: [{ ...GO, source: "monster" }] }],
    [{ discovery_queries: Array.from({ length: 51 }, (_, n) => ({ ...GO, keyword: `k${n}` })) }],
    [
      {
        discovery_queries: [
          { ...GO, query_key: "a" },
          { ...RUST, query_key: "a" },
        ],
      },
    ],
  ])("refuse %j", async (body) => {
    const { client } = await server.account();
    expect(await status(client.replacePreferences({ body: body as never }))).toBe(400);
    expect((await client.getPreferences()).data).toEqual(EMPTY);
  });
});

describe("saved queries", () => {
  test("keep their keys through every edit", async () => {
    const { client } = await server.account();
    const first = (await put(client, { discovery_queries: [GO, RUST] })).discovery_queries;
    const [go, rust] = first;
    expect(new Set([go?.query_key, rust?.query_key]).size).toBe(2);
    const edited = await put(client, { discovery_queries: [{ ...go!, keyword: "Golang" }, GO] });
    expect(edited.discovery_queries[0]?.query_key).toBe(go?.query_key);
    expect(edited.discovery_queries[1]?.query_key).not.toBe(go?.query_key);
    const back = await put(client, {
      discovery_queries: [{ ...RUST, enabled: false }, ...first.slice(0, 1)],
    });
    expect(new Set(back.discovery_queries.map(({ query_key }) => query_key)).size).toBe(2);
  });

  test("that change are one correction; reordering and repeating are none", async () => {
    const { client } = await server.account();
    await put(client, { locations: ["Kiel"] });
    expect(await edits(client)).toEqual([]);
    const { discovery_queries: saved } = await put(client, { discovery_queries: [GO, RUST] });
    await put(client, { discovery_queries: saved });
    await put(client, { discovery_queries: [RUST, GO], locations: ["Kiel"] });
    expect(await edits(client)).toHaveLength(1);
    const [go, rust] = saved;
    await put(client, { discovery_queries: [{ ...go!, enabled: false }, rust!] });
    await put(client, {});
    const events = await edits(client);
    expect(events).toMatchObject([
      { subject_type: "search_preferences", subject_id: null, payload: { added: [], changed: [] } },
      {
        subject_type: "discovery_query",
        subject_id: go?.query_key,
        surface: "api",
        payload: { changed: [{ before: go, after: { ...go, enabled: false } }] },
      },
      { payload: { added: saved, removed: [], changed: [] } },
    ]);
    expect(events[0]?.payload.removed).toHaveLength(2);
  });

  test("sent at the same time are replaced one after the other, each edit recorded", async () => {
    const { client } = await server.account();
    const words = ["a", "b", "c", "d", "e", "f"];
    await Promise.all(words.map((keyword) => put(client, { discovery_queries: [{ ...GO, keyword }] })));
    const events = (await edits(client)).toReversed();
    expect(events).toHaveLength(words.length);
    // Each takes away what the one before it added.
    for (const [n, { payload }] of events.entries())
      expect(payload.removed).toEqual(n === 0 ? [] : events[n - 1]?.payload.added);
  });
});

describe("corrections", () => {
  test("are recorded once under retries and read newest first, a page at a time", async () => {
    const [{ client }, other] = [await server.account(), await server.account()];
    const idempotencyKey = randomUUID();
    const body = {
      event_type: "threshold_change",
      subject_type: "search_preferences",
      payload: { before: 50, after: { "a.b": [40], $set: null } },
    } as const;
    const first = await client.recordFeedback({ body, idempotencyKey });
    const again = await client.recordFeedback({ body, idempotencyKey });
    expect(again.data).toEqual(first.data);
    expect(first.data).toMatchObject({ event_type: "threshold_change", recorded: true });
    for (const surface of ["web", "mcp", "inngest"] as const) {
      await client.recordFeedback({ body: { event_type: "suppression_disagreement", surface } });
    }
    const all = (await client.listFeedback()).data;
    expect(all.map(({ surface }) => surface)).toEqual(["inngest", "mcp", "web", "api"]);
    expect(all[3]).toEqual({
      ...body,
      id: first.data.id,
      subject_id: null,
      surface: "api",
      created_at: all[3]?.created_at,
    });
    const page = await client.listFeedback({ query: { limit: 3 } });
    expect(page.meta).toMatchObject({ count: 3, has_more: true });
    const rest = await client.listFeedback({ query: { limit: 3, cursor: page.meta.next_cursor! } });
    expect([...page.data, ...rest.data]).toEqual(all);
    expect((await other.client.listFeedback()).data).toEqual([]);
  });

  test("are found by type and by time", async () => {
    const { client } = await server.account();
    await client.recordFeedback({ body: { event_type: "rescue" } });
    await client.recordFeedback({ body: { event_type: "high_score_dismissal" } });
    const [last] = (await client.listFeedback()).data;
    const found = async (query: Record<string, string>) =>
      (await client.listFeedback({ query })).data.map(({ event_type }) => event_type);
    expect(await found({ event_type: "rescue" })).toEqual(["rescue"]);
    expect(await found({ event_type: "rescue, high_score_dismissal" })).toHaveLength(2);
    expect(await found({ event_type: "query_edit" })).toEqual([]);
    expect(await found({ since: last!.created_at })).toContain("high_score_dismissal");
    expect(await found({ since: new Date(Date.parse(last!.created_at) + 1).toISOString() })).toEqual([]);
  });

  test("of unknown type or time are refused", async () => {
    const { client } = await server.account();
    for (const query of [
      { event_type: "rescue,other" },
      { event_type: "" },
      { since: "yesterday" },
      { since: "2026-13-01T00:00:00Z" },
      { limit: 201 },
      { cursor: "abc" },
    ]) {
      expect(await status(client.listFeedback({ query })), JSON.stringify(query)).toBe(400);
    }
    for (const body of [
      {},
      { event_type: "other" },
      { event_type: "rescue", surface: "fax" },
      { event_type: "rescue", subject_type: "person" },
      { event_type: "rescue", payload: [] },
    ]) {
      expect(await status(client.recordFeedback({ body: body as never })), JSON.stringify(body)).toBe(400);
    }
    expect((await client.listFeedback()).data).toEqual([]);
  });
});

describe("a description", () => {
  test("is read, not stored", async () => {
    const { client } = await server.account();
    const description = "Remote in Europe, at least €90k a year. Keine Zeitarbeit.";
    const { data } = await client.extractPreferences({ body: { description } });
    expect(data).toEqual({
      ...EMPTY,
      work_styles: ["remote"],
      locations: ["Europe"],
      exclusions: ["Zeitarbeit"],
      compensation_floor: 90_000,
      compensation_currency: "EUR",
      compensation_period: "year",
      raw_description: description,
    });
    expect((await client.getPreferences()).data).toEqual(EMPTY);
    expect(await put(client, data)).toEqual(data);
  });

  test("is counted in characters, not in units", async () => {
    const { client } = await server.account();
    const extract = (description: string) => status(client.extractPreferences({ body: { description } }));
    expect(await extract("🙂".repeat(2000))).toBe(200);
    expect(await extract("🙂".repeat(2001))).toBe(400);
    expect(await extract("  ")).toBe(400);
  });
});

describe("a model", () => {
  const DESCRIPTION = "Defence makes me shudder. I love bird conservation; eighty grand, well: 80k€.";
  const nothing = {
    industries: [],
    company_sizes: [],
    company_stages: [],
    role_levels: [],
    tech_stack: [],
    culture_signals: [],
    locations: [],
    company_attributes: [],
    exclusions: [],
    least_pay: null,
  };
  const extractWith = async (answer: object | string) => {
    const model = await startModelServer(() =>
      completion(typeof answer === "string" ? answer : JSON.stringify({ ...nothing, ...answer })),
    );
    const engineOf = await createEngineOf(
      { OPENAI_BASE_URL: model.url, OPENAI_MODEL: "stub", OPENAI_TIMEOUT_SECONDS: 5 },
      pino({ level: "silent" }),
    );
    try {
      return await engineOf("someone").readPreferences(DESCRIPTION);
    } finally {
      model.close();
    }
  };

  test("adds what stands in the text, and what it rules out is wanted nowhere", async () => {
    const { reading, engine } = await extractWith({
      industries: ["bird conservation", "space mining"],
      exclusions: ["Defence"],
      least_pay: "90k€",
    });
    expect(engine).toBe("stub");
    expect(reading).toMatchObject({
      industries: ["bird conservation"],
      exclusions: ["Defence"],
      compensation_floor: 80_000,
    });
  });

  test.each([["no JSON"], [{ industries: ["space mining"] }]])(
    "that answers %j is not needed",
    async (answer) => {
      const { reading, engine, note } = await extractWith(answer);
      expect(engine).toBe("local");
      expect(note?.text).toContain("The local engine read the description instead.");
      expect(reading).toMatchObject({ industries: ["Defence"], compensation_floor: 80_000 });
    },
  );
});

test("an edit that a killed process did not record is recorded once at the next start", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "career-portrait-"));
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "silent" });
  const database = await openDatabase(config, createLog("silent"));
  try {
    const store = new PreferencesStore(database.db);
    const events = new Events(new EventStore(database.db));
    const killed = { record: () => Promise.reject(new Error("killed")) } as unknown as Events;
    const now = () => 1_700_000_000_000;
    const with_ = (stream: Events) =>
      new Preferences({ store, events: stream, engineOf: () => localEngine, now });
    const input = { ...EMPTY, discovery_queries: [GO] };
    await expect(with_(killed).replace("someone", input, "mcp")).rejects.toThrow("killed");
    const list = () => events.list("someone", { types: null, since: null, after: null, limit: 10 });
    expect(await list()).toEqual([]);
    await with_(events).recordEdits();
    await with_(events).recordEdits();
    await with_(events).replace("someone", input, "api");
    const [edit, ...more] = await list();
    expect(more).toEqual([]);
    expect(edit?.event).toMatchObject({ event_type: "query_edit", surface: "mcp" });
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
