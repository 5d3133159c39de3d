import { ApiRequestError, queueRoutes, type Client } from "@career-portrait/shared/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { posting } from "../test/postings.ts";
import { Cache } from "./database.ts";
import { drainFilings, fileCards, filedPosting, nextFilingDue, standingsOf } from "./filings.ts";

const ACCOUNT = "here|me";
let cache: Cache;
let now = 0;
let calls: { body: { items: { title: string }[] }; idempotencyKey: string }[] = [];
let trouble: Error | null = null;

const client = {
  async filePending(input: (typeof calls)[number]) {
    calls.push(input);
    if (trouble) throw trouble;
    const items = input.body.items.map(({ title }) => ({
      id: title,
      status: title === "low" ? "suppressed" : "pending",
      dismissed_reason: title === "low" ? "below_relevance_floor" : null,
      relevance_score: 10,
    }));
    return { data: { items }, meta: {}, status: 200, headers: new Headers() };
  },
} as unknown as Pick<Client, "filePending">;

const card = (title: string) => ({ card: `card ${title}`, posting: posting(title) });
const drain = (force = false) => drainFilings({ cache, client, account: ACCOUNT, now: () => now, force });
const standings = (...titles: string[]) =>
  standingsOf(
    cache,
    ACCOUNT,
    titles.map((title) => `card ${title}`),
  );

beforeEach(() => {
  cache = new Cache(`filings-${Math.random()}`);
  now = 1_000_000;
  calls = [];
  trouble = null;
});

describe("cards that are filed", () => {
  it("wait here for the server, and then each says what became of it", async () => {
    await fileCards(cache, null, [card("one"), card("low")], now);
    expect(await nextFilingDue(cache, ACCOUNT)).toBe(now);
    expect((await standings("one")).get("card one")).toEqual({ state: "waiting", late: false });
    trouble = new ApiRequestError(0, { code: "unreachable", message: "away" });
    await drain();
    expect((await standings("one")).get("card one")).toEqual({ state: "waiting", late: true });
    await drain();
    expect(calls).toHaveLength(1);
    trouble = null;
    await drain(true);
    expect(calls[1]?.idempotencyKey).toBe(calls[0]?.idempotencyKey);
    const known = await standings("one", "low", "never");
    expect(known.get("card one")).toMatchObject({ state: "done", result: { status: "pending" } });
    expect(known.get("card low")).toMatchObject({
      state: "done",
      result: { dismissed_reason: "below_relevance_floor" },
    });
    expect(known.size).toBe(2);
    expect(await nextFilingDue(cache, ACCOUNT)).toBeNull();
  });

  it("go in calls as large as the server takes", async () => {
    await fileCards(
      cache,
      ACCOUNT,
      Array.from({ length: 230 }, (_, n) => card(`n${n}`)),
      now,
    );
    await drain();
    expect(calls.map(({ body }) => body.items.length).toSorted((a, b) => b - a)).toEqual([100, 100, 30]);
    const long = Array.from({ length: 30 }, (_, n) => ({
      card: `long ${n}`,
      posting: { ...posting(`long ${n}`), description_text: "x".repeat(200_000) },
    }));
    calls = [];
    await fileCards(cache, ACCOUNT, long, now);
    await drain();
    expect(Math.max(...calls.map(({ body }) => JSON.stringify(body).length))).toBeLessThan(2_000_000);
    expect(calls.flatMap(({ body }) => body.items)).toHaveLength(30);
  });

  it("that are refused say why, and the last word counts", async () => {
    trouble = new ApiRequestError(400, { code: "validation_error", message: "items: too many" });
    await fileCards(cache, ACCOUNT, [card("one")], now);
    await drain();
    expect((await standings("one")).get("card one")).toMatchObject({
      state: "refused",
      refusal: { code: "validation_error", message: "items: too many" },
    });
    trouble = null;
    await fileCards(cache, ACCOUNT, [card("one")], now + 1);
    now += 1;
    await drain();
    expect((await standings("one")).get("card one")).toMatchObject({ state: "done" });
  });

  it("of another account stay its own", async () => {
    await fileCards(cache, "here|other", [card("one")], now);
    await drain();
    expect(calls).toEqual([]);
    expect((await standings("one")).size).toBe(0);
  });
});

describe("a captured card", () => {
  it("becomes what the route takes, however wild it is", () => {
    const wild = {
      ...posting("x".repeat(3_000), "javascript:alert(1)"),
      company: "  ",
      location: "y".repeat(5_000),
      description_text: "z".repeat(300_000),
    };
    const filed = filedPosting(wild);
    expect(queueRoutes.filePending.body.schema.safeParse({ items: [filed] }).error).toBeUndefined();
    expect(filed).toMatchObject({ url: null, company: null });
  });
});
