import { ApiRequestError, type Answer, type Profile } from "@career-portrait/shared/contract";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fetchCopy } from "./copies.ts";
import { Cache } from "./database.ts";
import {
  nextRemoval,
  removeLater,
  sendRemovals,
  takeBack,
  takeNewestBack,
  type RemovalContext,
} from "./removals.ts";
import { UNDO_MS } from "./actions.ts";

const ACCOUNT = "here|u";
const ROW = { id: "p1", collection: "projects", label: "Atlas", account: ACCOUNT } as const;

let cache: Cache;
let now: number;
let asked: string[];
let answers: (ApiRequestError | null)[];

beforeEach(async () => {
  cache = new Cache("removals-test");
  await cache.delete();
  await cache.open();
  [now, asked, answers] = [0, [], []];
  const value = { projects: [{ id: "p1" }, { id: "p2" }] };
  await cache.copies.put({ name: "profile", etag: "x", value, at: 0 });
});
afterEach(() => cache.close());

function context(force = false): RemovalContext {
  const deleteProject = async ({ params }: { params: { id: string } }) => {
    asked.push(params.id);
    const answer = answers.shift();
    if (answer) throw answer;
  };
  const client = { deleteProject } as unknown as RemovalContext["client"];
  return { cache, client, account: ACCOUNT, now: () => now, force };
}

const projects = async () =>
  ((await cache.copies.get("profile"))!.value as Profile).projects.map(({ id }) => id);

describe("deleting with time to think again", () => {
  it("asks the backend only after that time, and then forgets the row here too", async () => {
    await removeLater(cache, ROW, now);
    await sendRemovals(context(true));
    expect(asked).toEqual([]);
    expect(await nextRemoval(cache, ACCOUNT)).toBe(UNDO_MS);
    now = UNDO_MS;
    await sendRemovals(context());
    expect(asked).toEqual(["p1"]);
    expect(await projects()).toEqual(["p2"]);
    expect(await nextRemoval(cache, ACCOUNT)).toBeNull();
  });

  it("taken back, never asks", async () => {
    await removeLater(cache, ROW, now);
    expect(await takeBack(cache, "p1", UNDO_MS - 1)).toBe(true);
    now = UNDO_MS;
    await sendRemovals(context());
    expect(asked).toEqual([]);
    await removeLater(cache, ROW, now);
    expect(await takeBack(cache, "p1", now + UNDO_MS)).toBe(false);
  });

  it("takes the newest back, of this account, while it can be", async () => {
    await takeNewestBack(cache, ACCOUNT, now);
    await removeLater(cache, ROW, now);
    await removeLater(cache, { ...ROW, id: "p2" }, now + 1);
    await removeLater(cache, { ...ROW, id: "p3", account: "another" }, now + 2);
    const left = async () => (await cache.removals.toArray()).map(({ id }) => id).toSorted();
    await takeNewestBack(cache, ACCOUNT, now + 2);
    expect(await left()).toEqual(["p1", "p3"]);
    await takeNewestBack(cache, ACCOUNT, now + UNDO_MS);
    expect(await left()).toEqual(["p1", "p3"]);
    await takeNewestBack(cache, ACCOUNT, now + UNDO_MS - 1);
    expect(await left()).toEqual(["p3"]);
  });

  it("waits for a backend that is away, and takes a row that is gone already for deleted", async () => {
    await removeLater(cache, ROW, now);
    now = UNDO_MS;
    answers = [
      new ApiRequestError(0, { code: "unreachable", message: "" }),
      new ApiRequestError(404, { code: "not_found", message: "" }),
    ];
    await sendRemovals(context());
    expect(await projects()).toEqual(["p1", "p2"]);
    await sendRemovals(context());
    expect(asked).toHaveLength(1);
    now = (await nextRemoval(cache, ACCOUNT))!;
    await sendRemovals(context());
    expect(await projects()).toEqual(["p2"]);
  });

  it("keeps a refusal with its reason until it is put aside", async () => {
    await removeLater(cache, ROW, now);
    now = UNDO_MS;
    answers = [new ApiRequestError(403, { code: "insufficient_scope", message: "not with this key" })];
    await sendRemovals(context());
    await sendRemovals(context(true));
    expect(asked).toHaveLength(1);
    expect(await cache.removals.get("p1")).toMatchObject({ refusal: "not with this key" });
    expect(await takeBack(cache, "p1", now)).toBe(true);
  });

  it("leaves another account's alone", async () => {
    await removeLater(cache, { ...ROW, account: "elsewhere|u" }, now);
    now = UNDO_MS;
    await sendRemovals(context(true));
    expect(asked).toEqual([]);
  });
});

describe("a copy", () => {
  const answer = (value: unknown, etag: string) =>
    ({ data: value, headers: new Headers({ etag }) }) as unknown as Answer<never>;

  it("is kept when unchanged, and dated anew", async () => {
    const unchanged = () =>
      Promise.reject(new ApiRequestError(304, { code: "unexpected_answer", message: "" }));
    await fetchCopy(cache, "profile", unchanged, { now: 5 });
    expect(await cache.copies.get("profile")).toMatchObject({ etag: "x", at: 5 });
  });

  it("is not overwritten by an answer that was overtaken", async () => {
    const aborted = new AbortController();
    const slow = async () => {
      aborted.abort();
      return answer({}, "y");
    };
    await expect(fetchCopy(cache, "profile", slow, { now: 5, signal: aborted.signal })).rejects.toThrow(
      "abort",
    );
    expect(await cache.copies.get("profile")).toMatchObject({ etag: "x", at: 0 });
  });
});
