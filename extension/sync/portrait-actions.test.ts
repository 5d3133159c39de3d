import { ApiRequestError, type Client } from "@career-portrait/shared/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { claim } from "../test/postings.ts";
import { Cache } from "./database.ts";
import { act, drainActions, isUndoable, nextActionDue, undoLatest } from "./portrait-actions.ts";
import { refresh } from "./refresh.ts";
import { UNDO_MS } from "./removals.ts";

const ACCOUNT = "here|me";
let cache: Cache;
let now = 0;
let calls: string[] = [];
/** What the server answers next: nothing to throw means that it agrees. */
let trouble: (name: string) => Error | null = () => null;

function answering(name: string) {
  return async (input: unknown) => {
    calls.push(`${name} ${JSON.stringify(input)}`);
    const error = trouble(name);
    if (error) throw error;
    return { data: {}, meta: {}, status: 200, headers: new Headers() };
  };
}
const NAMES = ["reviewClaims", "updateClaim", "mergeClaim", "dismissIssues", "deleteClaim", "deleteDocument"];
const client = Object.fromEntries(NAMES.map((name) => [name, answering(name)])) as unknown as Client;

const drain = (force = false) => drainActions({ cache, client, account: ACCOUNT, now: () => now, force });
const accept = (id: string) =>
  act(cache, ACCOUNT, { kind: "review", claim_ids: [id], status: "accepted" }, id, now);
const states = async () => (await cache.actions.toArray()).map(({ state }) => state);

beforeEach(async () => {
  cache = new Cache(`actions-${Math.random()}`);
  now = 1_000_000;
  calls = [];
  trouble = () => null;
  await cache.claims.bulkPut([claim("a", "Python", "Python"), claim("b", "Kafka", "Kafka")]);
});

describe("an action", () => {
  it("is not sent while it can be taken back, not even when asked", async () => {
    await accept("a");
    now += UNDO_MS - 1;
    await drain(true);
    expect(calls).toEqual([]);
    expect(await nextActionDue(cache, ACCOUNT)).toBe(now + 1);
    now += 1;
    await drain();
    expect(calls).toEqual(['reviewClaims {"body":{"accept":["a"],"reject":[]}}']);
    expect(await states()).toEqual(["done"]);
  });

  it("is as if it had never been once taken back, the latest first", async () => {
    await accept("a");
    now += 1;
    await accept("b");
    expect((await undoLatest(cache, ACCOUNT, now))?.subject).toBe("b");
    expect((await undoLatest(cache, ACCOUNT, now))?.subject).toBe("a");
    expect(await undoLatest(cache, ACCOUNT, now)).toBeNull();
    now += UNDO_MS;
    await drain();
    expect(calls).toEqual([]);
  });

  it("cannot be taken back any more once the time is over or somebody else's", async () => {
    await accept("a");
    expect(await undoLatest(cache, "here|other", now)).toBeNull();
    now += UNDO_MS;
    expect(isUndoable((await cache.actions.toArray())[0]!, now)).toBe(false);
    expect(await undoLatest(cache, ACCOUNT, now)).toBeNull();
    expect(await states()).toEqual(["waiting"]);
  });

  it("waits for a backend that is away, and goes once it is back", async () => {
    trouble = () => new ApiRequestError(0, { code: "unreachable", message: "away" });
    await accept("a");
    now += UNDO_MS;
    await drain();
    await drain();
    expect(calls).toHaveLength(1);
    expect(await states()).toEqual(["waiting"]);
    trouble = () => null;
    await drain(true);
    expect(await states()).toEqual(["done"]);
  });

  it("never overtakes one before it", async () => {
    trouble = (name) =>
      name === "updateClaim" ? new ApiRequestError(503, { code: "x", message: "" }) : null;
    await act(cache, ACCOUNT, { kind: "edit", claim_id: "a", words: { label: "Py" } }, "a", now);
    await act(cache, ACCOUNT, { kind: "merge", claim_id: "a", into: "b" }, "a", now);
    now += UNDO_MS;
    await drain();
    expect(calls.map((call) => call.split(" ")[0])).toEqual(["updateClaim"]);
    trouble = () => null;
    await drain(true);
    expect(calls.map((call) => call.split(" ")[0])).toEqual(["updateClaim", "updateClaim", "mergeClaim"]);
  });

  it("goes with its neighbours in one call, the last word on each claim counting", async () => {
    await accept("a");
    await act(cache, ACCOUNT, { kind: "review", claim_ids: ["a", "b"], status: "rejected" }, "2", now);
    await accept("b");
    now += UNDO_MS;
    await drain();
    expect(calls).toEqual(['reviewClaims {"body":{"accept":["b"],"reject":["a"]}}']);
    expect(await states()).toEqual(["done", "done", "done"]);
  });

  it("that the server refuses stays in view, and those after it still go", async () => {
    trouble = (name) =>
      name === "mergeClaim" ? new ApiRequestError(404, { code: "not_found", message: "It is gone." }) : null;
    await act(cache, ACCOUNT, { kind: "merge", claim_id: "a", into: "b" }, "a", now);
    await act(cache, ACCOUNT, { kind: "delete_claim", claim_id: "b" }, "b", now);
    now += UNDO_MS;
    await drain();
    expect(await states()).toEqual(["refused", "done"]);
    expect((await cache.actions.toArray())[0]!.refusal?.message).toBe("It is gone.");
  });

  it("on what is gone already is done", async () => {
    trouble = () => new ApiRequestError(404, { code: "not_found", message: "" });
    await act(cache, ACCOUNT, { kind: "delete_document", document_id: "d" }, "d", now);
    now += UNDO_MS;
    await drain();
    expect(await states()).toEqual(["done"]);
  });

  it("that was cut off while it was sent is sent again", async () => {
    const id = await accept("a");
    await cache.actions.update(id, { state: "sending" });
    now += UNDO_MS;
    await drain();
    expect(calls).toHaveLength(1);
    expect(await states()).toEqual(["done"]);
  });
});

it("what the server has taken is forgotten by the next look that began after it, and by none before", async () => {
  const empty = async () => ({ data: [], meta: {}, status: 200, headers: new Headers() });
  let meanwhile: () => Promise<void> = async () => undefined;
  const lists = {
    listClaims: async () => {
      await meanwhile();
      return { data: [{ ...claim("a", "Python", "Python") }], meta: {}, status: 200, headers: new Headers() };
    },
    listWorkHistory: empty,
    listDocuments: empty,
    listOpportunities: empty,
  } as unknown as Client;
  await accept("a");
  now += UNDO_MS;
  meanwhile = async () => void (await drain());
  await refresh(cache, lists);
  expect(await states()).toEqual(["done"]);
  meanwhile = async () => undefined;
  await refresh(cache, lists);
  expect(await states()).toEqual([]);
});
