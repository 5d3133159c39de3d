import { ApiRequestError, type Client, type PendingOpportunity } from "@career-portrait/shared/contract";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { pending } from "../test/postings.ts";
import { Cache, type QueueChange } from "./database.ts";
import { UNDO_MS } from "./actions.ts";
import { queueActions } from "./queue-actions.ts";
import { laneOf } from "./queue-lanes.ts";
import { refreshQueue } from "./queue-refresh.ts";
import { readQueue } from "./queue-view.ts";

const ACCOUNT = "here|me";
let cache: Cache;
let now = 0;
let calls: { name: string; input: Record<string, unknown> }[] = [];
let trouble: (name: string) => Error | null = () => null;

const NAMES = ["addPending", "dismissPending", "restorePending", "rescuePending", "promotePending"];
const client = Object.fromEntries(
  NAMES.map((name) => [
    name,
    async (input: Record<string, unknown>) => {
      calls.push({ name, input });
      const error = trouble(name);
      if (error) throw error;
      return { data: {}, meta: {}, status: 200, headers: new Headers() };
    },
  ]),
) as unknown as Client;

const drain = (force = false) =>
  queueActions.drain({ cache, client, account: ACCOUNT, now: () => now, force });
const doIt = (change: QueueChange) => queueActions.act(cache, ACCOUNT, change, "a posting", now);
const view = (lane: Parameters<typeof readQueue>[2] = "queue", limit = 60) =>
  readQueue(cache, ACCOUNT, lane, limit);
const ids = async (lane: Parameters<typeof readQueue>[2] = "queue") =>
  (await view(lane)).rows.map(({ id }) => id);
const sent = () => calls.map(({ name }) => name);

/** A server's list in pages of five, each with a tag of its content; what was asked for stands in `asked`. */
function listing(
  rows: () => PendingOpportunity[],
  asked: string[] = [],
  size = 5,
): Pick<Client, "listPending"> {
  const sorted = () =>
    rows()
      .filter((row) => laneOf(row) !== null)
      .toSorted((a, b) => {
        const [x, y] = [`${a.received_at} ${a.id}`, `${b.received_at} ${b.id}`];
        return x < y ? 1 : -1;
      });
  return {
    async listPending({ query, headers }: { query: { cursor?: string }; headers: Record<string, string> }) {
      const after = query.cursor;
      const left = sorted().filter((row) => !after || `${row.received_at} ${row.id}` < after);
      const page = left.slice(0, size);
      const last = page.at(-1);
      const next = left.length > size ? `${last?.received_at} ${last?.id}` : null;
      const etag = JSON.stringify([next, page]);
      const unchanged = headers["if-none-match"] === etag;
      asked.push(unchanged ? "unchanged" : "read");
      if (unchanged) throw new ApiRequestError(304, { code: "unexpected_answer", message: "" });
      return { data: page, meta: { next_cursor: next }, status: 200, headers: new Headers({ etag }) };
    },
  } as unknown as Pick<Client, "listPending">;
}

beforeEach(async () => {
  cache = new Cache(`queue-${Math.random()}`);
  now = 1_000_000;
  calls = [];
  trouble = () => null;
});

const ROWS = [
  pending("a", { relevance_score: 60 }),
  pending("b", { relevance_score: 90 }),
  pending("c", { relevance_score: null }),
  pending("d", { relevance_score: 60, received_at: "2026-11-02T00:00:00.000Z" }),
  pending("n", { status: "suppressed", dismissed_reason: "below_relevance_floor", relevance_score: 30 }),
  pending("o", { status: "suppressed", dismissed_reason: "over_daily_cap", relevance_score: 70 }),
  pending("p", { status: "suppressed", dismissed_reason: "over_daily_cap", relevance_score: 80 }),
  pending("x", { status: "suppressed", dismissed_reason: "pending_duplicate" }),
  pending("y", { status: "dismissed", decided_at: "2026-11-03T00:00:00.000Z" }),
  pending("z", { status: "needs_attention", relevance_score: 50 }),
];
const filled = () =>
  refreshQueue(
    cache,
    listing(() => ROWS),
  );

describe("the queue on this device", () => {
  it("is not known until it has been read, and then stands ranked, lane by lane", async () => {
    expect(await view()).toMatchObject({ known: false, rows: [] });
    await filled();
    expect(await ids()).toEqual(["b", "d", "a", "z", "c"]);
    expect(await ids("near")).toEqual(["n"]);
    expect(await ids("deck")).toEqual(["p", "o"]);
    expect(await ids("dismissed")).toEqual(["y", "x"]);
    const { counts, pending: waiting, known } = await view();
    expect({ counts, waiting, known }).toEqual({
      counts: { queue: 5, near: 1, deck: 2, dismissed: 2 },
      waiting: 4,
      known: true,
    });
  });

  it("shows a decision at once, and as it was when that is taken back", async () => {
    await filled();
    const before = await view();
    await doIt({ kind: "dismiss", id: "b" });
    await doIt({ kind: "add", id: "z" });
    await doIt({ kind: "rescue", id: "n" });
    await doIt({ kind: "promote", ids: ["p", "o"] });
    await doIt({ kind: "restore", id: "y" });
    expect(await ids()).toEqual(["p", "o", "d", "a", "y", "n", "c"]);
    expect((await view()).counts).toEqual({ queue: 7, near: 0, deck: 0, dismissed: 2 });
    expect((await view()).pending).toBe(7);
    for (let n = 0; n < 5; n += 1)
      expect(await queueActions.takeBackLatest(cache, ACCOUNT, now)).not.toBeNull();
    expect(await view()).toEqual(before);
  });

  it("reads no more of a lane than is asked for, whatever was decided", async () => {
    await filled();
    await doIt({ kind: "rescue", id: "n" });
    await doIt({ kind: "dismiss", id: "b" });
    expect((await view("queue", 2)).rows.map(({ id }) => id)).toEqual(["d", "a"]);
  });

  it("does not show another account's decisions, nor what was refused", async () => {
    await filled();
    await queueActions.act(cache, "here|other", { kind: "dismiss", id: "b" }, "b", now);
    const id = await doIt({ kind: "dismiss", id: "a" });
    await cache.queueActions.update(id, { state: "refused" });
    expect((await view()).counts.queue).toBe(5);
  });
});

describe("a decision", () => {
  it("is sent once it cannot be taken back any more, under a key of its own", async () => {
    await doIt({ kind: "dismiss", id: "a" });
    expect(await queueActions.nextDue(cache, ACCOUNT)).toBe(now + UNDO_MS);
    now += UNDO_MS - 1;
    await drain(true);
    expect(calls).toEqual([]);
    now += 1;
    await drain();
    expect(sent()).toEqual(["dismissPending"]);
    expect(calls[0]?.input).toMatchObject({ params: { id: "a" }, idempotencyKey: expect.any(String) });
    await drain();
    expect(calls).toHaveLength(1);
    expect(await queueActions.takeBackLatest(cache, ACCOUNT, now)).toBeNull();
  });

  it("is sent again under the same key when it was cut off, and under a new one when tried after a refusal", async () => {
    const id = await doIt({ kind: "rescue", id: "n" });
    now += UNDO_MS;
    trouble = () => new ApiRequestError(0, { code: "unreachable", message: "away" });
    await drain();
    await cache.queueActions.update(id, { state: "sending" });
    trouble = () => new ApiRequestError(404, { code: "not_found", message: "is not filed away" });
    await drain(true);
    const [first, second] = calls.map(({ input }) => input.idempotencyKey);
    expect(second).toBe(first);
    expect(await cache.queueActions.get(id)).toMatchObject({
      state: "refused",
      refusal: { message: "is not filed away" },
    });
    trouble = () => null;
    await queueActions.tryAgain(cache, id, now);
    await drain();
    expect(calls[2]?.input.idempotencyKey).not.toBe(first);
    expect(await cache.queueActions.get(id)).toMatchObject({ state: "done" });
  });

  it("holds back later ones about the same row alone", async () => {
    await doIt({ kind: "rescue", id: "n" });
    now += UNDO_MS - 10;
    await doIt({ kind: "add", id: "n" });
    await cache.queueActions.toCollection().modify((row) => {
      if (row.change.kind === "rescue") row.next_at = now + 60_000;
      else row.not_before = now;
    });
    await queueActions.act(cache, ACCOUNT, { kind: "dismiss", id: "b" }, "b", now - UNDO_MS);
    now += 20;
    await drain();
    expect(sent()).toEqual(["dismissPending"]);
    now += 60_000;
    await drain();
    expect(sent()).toEqual(["dismissPending", "rescuePending", "addPending"]);
  });

  it("stays shown until a refresh that began after the server had it", async () => {
    let rows = ROWS;
    await filled();
    await doIt({ kind: "dismiss", id: "b" });
    now += UNDO_MS;
    await drain();
    expect(await ids("dismissed")).toContain("b");
    rows = rows.map((row) => (row.id === "b" ? { ...row, status: "dismissed" as const } : row));
    await refreshQueue(
      cache,
      listing(() => rows),
    );
    expect(await cache.queueActions.count()).toBe(0);
    expect(await ids("dismissed")).toContain("b");
  });
});

describe("a refresh", () => {
  const many = (count: number, from = 0) =>
    Array.from({ length: count }, (_, n) =>
      pending(String(from + n).padStart(4, "0"), {
        received_at: new Date(1.7e12 + (from + n) * 1000).toISOString(),
      }),
    );

  it("asks again for the top alone when something arrives on it", async () => {
    let rows = many(100);
    await refreshQueue(
      cache,
      listing(() => rows),
    );
    for (let n = 0; n < 12; n += 1) {
      rows = [...rows, ...many(1, 100 + n)];
      const asked: string[] = [];
      await refreshQueue(
        cache,
        listing(() => rows, asked),
      );
      expect(asked.filter((answer) => answer === "read").length).toBeLessThanOrEqual(3);
      expect(await cache.queue.count()).toBe(rows.length);
    }
    expect(await cache.queuePages.count()).toBeLessThan(30);
  });

  it("holds exactly what the server holds, after any history", async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant("arrive" as const), count: fc.integer({ min: 1, max: 12 }) }),
      fc.record({ kind: fc.constant("late" as const), at: fc.nat(60) }),
      fc.record({
        kind: fc.constant("leave" as const),
        at: fc.nat(60),
        count: fc.integer({ min: 1, max: 9 }),
      }),
      fc.record({
        kind: fc.constant("change" as const),
        at: fc.nat(60),
        score: fc.integer({ min: 0, max: 100 }),
      }),
      fc.record({ kind: fc.constant("refresh" as const) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const mine = new Cache(`refresh-${Math.random()}`);
        let rows = many(23);
        let next = 1000;
        const check = async () => {
          await refreshQueue(
            mine,
            listing(() => rows),
          );
          const told = (all: readonly PendingOpportunity[]) =>
            new Map(all.map(({ id, relevance_score }) => [id, relevance_score]));
          expect(told(await mine.queue.toArray())).toEqual(told(rows));
        };
        await check();
        for (const one of steps) {
          if (one.kind === "arrive") rows = [...rows, ...many(one.count, (next += 20))];
          // Between two that are there already, as when a filed-away posting is seen anew.
          if (one.kind === "late") {
            const id = `L${(next += 20)}`;
            rows = [
              ...rows,
              pending(id, { received_at: new Date(1.7e12 + one.at * 1000 + 500).toISOString() }),
            ];
          }
          if (one.kind === "leave") rows = rows.toSpliced(one.at, one.count);
          if (one.kind === "change")
            rows = rows.map((row, n) => (n === one.at ? { ...row, relevance_score: one.score } : row));
          if (one.kind === "refresh") await check();
        }
        await check();
        await mine.delete();
      }),
      { numRuns: 60 },
    );
  });
});
