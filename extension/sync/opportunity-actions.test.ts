import { ApiRequestError, type Client, type OpportunityStatus } from "@career-portrait/shared/contract";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { opportunity } from "../test/postings.ts";
import { Cache, type KnownOpportunity, type OpportunityChange } from "./database.ts";
import { UNDO_MS } from "./actions.ts";
import { opportunityActions } from "./opportunity-actions.ts";
import { allAsLeft } from "./opportunity-overlay.ts";

const ACCOUNT = "here|me";
let cache: Cache;
let now = 0;
let calls: unknown[] = [];
/** What the server throws next; null when it agrees. */
let trouble: () => Error | null = () => null;

function answering(name: string) {
  return async (input: object) => {
    calls.push([name, input]);
    const error = trouble();
    if (error) throw error;
    return { data: {}, meta: {}, status: 200, headers: new Headers() };
  };
}
const NAMES = ["updateOpportunity", "updateOpportunities", "deleteOpportunities"];
const client = Object.fromEntries(NAMES.map((name) => [name, answering(name)])) as unknown as Client;

const drain = (force = false) =>
  opportunityActions.drain({ cache, client, account: ACCOUNT, now: () => now, force });
const act = (change: OpportunityChange) => opportunityActions.act(cache, ACCOUNT, change, "subject", now);
const states = async () => (await cache.opportunityActions.toArray()).map(({ state }) => state);
const ids = (count: number) => Array.from({ length: count }, (_, index) => `o${index}`);

beforeEach(() => {
  cache = new Cache(`opportunity-actions-${Math.random()}`);
  now = 1_000_000;
  calls = [];
  trouble = () => null;
});

describe("what is done to opportunities", () => {
  it("is not sent while it can be taken back, and then once", async () => {
    await act({ kind: "status", ids: ["a"], status: "applied" });
    now += UNDO_MS - 1;
    await drain(true);
    expect(calls).toEqual([]);
    expect(await opportunityActions.nextDue(cache, ACCOUNT)).toBe(now + 1);
    now += 1;
    await drain();
    await drain(true);
    expect(calls).toEqual([["updateOpportunities", { body: { ids: ["a"], status: "applied" } }]]);
    expect(await states()).toEqual(["done"]);
    expect(await opportunityActions.takeBackLatest(cache, ACCOUNT, now)).toBeNull();
  });

  it("has never been once taken back, by its own account only", async () => {
    await act({ kind: "delete", ids: ["a"] });
    expect(await opportunityActions.takeBackLatest(cache, "here|other", now)).toBeNull();
    expect(await opportunityActions.takeBackLatest(cache, ACCOUNT, now)).not.toBeNull();
    now += UNDO_MS;
    await drain();
    expect(calls).toEqual([]);
  });

  it("goes out a hundred at a time", async () => {
    await act({ kind: "delete", ids: ids(250) });
    now += UNDO_MS;
    await drain();
    const sizes = (calls as [string, { body: { ids: string[] } }][]).map(([, { body }]) => body.ids.length);
    expect(sizes).toEqual([100, 100, 50]);
  });

  it("goes at once when it is its own way back, past what others wait for, but not past its own", async () => {
    await act({ kind: "delete", ids: ["a"] });
    await act({ kind: "star", id: "b", is_starred: true });
    await act({ kind: "star", id: "a", is_starred: true });
    await drain();
    expect(calls).toEqual([["updateOpportunity", { params: { id: "b" }, body: { is_starred: true } }]]);
    now += UNDO_MS;
    trouble = () =>
      calls.length === 3 ? new ApiRequestError(404, { code: "not_found", message: "" }) : null;
    await drain();
    expect(calls.slice(1)).toEqual([
      ["deleteOpportunities", { body: { ids: ["a"] } }],
      ["updateOpportunity", { params: { id: "a" }, body: { is_starred: true } }],
    ]);
    expect(await states()).toEqual(["done", "done", "done"]);
  });

  it("keeps the last word about a field only", async () => {
    await act({ kind: "notes", id: "a", notes: "first" });
    await act({ kind: "notes", id: "b", notes: "other" });
    await act({ kind: "notes", id: "a", notes: "second" });
    await drain();
    expect(calls).toEqual([
      ["updateOpportunity", { params: { id: "b" }, body: { notes: "other" } }],
      ["updateOpportunity", { params: { id: "a" }, body: { notes: "second" } }],
    ]);
  });

  it("waits while the server is away, and stays in view when it is refused", async () => {
    await act({ kind: "notes", id: "a", notes: "words" });
    trouble = () => new ApiRequestError(0, { code: "unreachable", message: "" });
    await drain();
    await drain();
    expect(calls).toHaveLength(1);
    trouble = () => new ApiRequestError(404, { code: "not_found", message: "gone" });
    await drain(true);
    expect(await cache.opportunityActions.toArray()).toMatchObject([
      { state: "refused", refusal: { message: "gone" } },
    ]);
    expect(await opportunityActions.nextDue(cache, ACCOUNT)).toBeNull();
  });

  it("is sent again when it was cut off", async () => {
    const id = await act({ kind: "star", id: "a", is_starred: true });
    await cache.opportunityActions.update(id, { state: "sending" });
    await drain();
    expect(await states()).toEqual(["done"]);
  });
});

const STATUSES: OpportunityStatus[] = ["tracking", "applied", "archived"];
const anyChange: fc.Arbitrary<OpportunityChange> = fc.oneof(
  fc.record({
    kind: fc.constant("status" as const),
    ids: fc.subarray(ids(4), { minLength: 1 }),
    status: fc.constantFrom(...STATUSES),
  }),
  fc.record({ kind: fc.constant("delete" as const), ids: fc.subarray(ids(4), { minLength: 1 }) }),
  fc.record({
    kind: fc.constant("star" as const),
    id: fc.constantFrom(...ids(4)),
    is_starred: fc.boolean(),
  }),
);

describe("what is shown", () => {
  const rows: KnownOpportunity[] = ids(4).map((id) => ({ ...opportunity(id, id, null), canonical: null }));

  it("is what a server that took each action in turn would say", () => {
    fc.assert(
      fc.property(fc.array(anyChange, { maxLength: 12 }), (changes) => {
        const expected = new Map(rows.map(({ id, status, is_starred }) => [id, { status, is_starred }]));
        for (const change of changes) {
          for (const id of "id" in change ? [change.id] : change.ids) {
            const row = expected.get(id);
            if (!row) continue;
            if (change.kind === "delete") expected.delete(id);
            if (change.kind === "status") row.status = change.status;
            if (change.kind === "star") row.is_starred = change.is_starred;
          }
        }
        const actions = changes.map((change, index) => ({
          id: index + 1,
          key: "",
          account: ACCOUNT,
          change,
          subject: "",
          state: "done" as const,
          attempts: 0,
          next_at: 0,
          not_before: 0,
          refusal: null,
          created_at: 0,
        }));
        const shown = allAsLeft(rows, actions.toReversed());
        expect(new Map(shown.map(({ id, status, is_starred }) => [id, { status, is_starred }]))).toEqual(
          expected,
        );
        const refused = actions.map((action) => ({ ...action, state: "refused" as const }));
        expect(allAsLeft(rows, refused)).toEqual(rows);
      }),
    );
  });
});
