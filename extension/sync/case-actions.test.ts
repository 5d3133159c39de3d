import { ApiRequestError, type Client } from "@career-portrait/shared/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { opportunity } from "../test/postings.ts";
import { UNDO_MS } from "./actions.ts";
import { Cache, type KnownOpportunity, type OpportunityChange } from "./database.ts";
import { opportunityActions } from "./opportunity-actions.ts";
import { allAsLeft } from "./opportunity-overlay.ts";
import { viewActions, viewsAsLeft } from "./view-actions.ts";

const ACCOUNT = "here|me";
const ROW: KnownOpportunity = { ...opportunity("o", "Cook", null), canonical: null };
const AT = "2027-01-08T09:00:00.000Z";
const INTERVIEW = {
  kind: "video",
  starts_at: "2027-01-09T09:00:00.000Z",
  ends_at: null,
  time_zone: "UTC",
  place: null,
  url: null,
  people: ["Ada"],
  notes: null,
} as const;

let cache: Cache;
let now = 0;
let calls: [string, object][] = [];
let missing: readonly string[] = [];

const client = new Proxy({} as Client, {
  get: (_, name: string) => async (input: object) => {
    calls.push([name, input]);
    if (missing.includes(name))
      throw new ApiRequestError(404, { code: "not_found", message: "It was not found.", request_id: "r" });
    return { data: {}, meta: {}, status: 200, headers: new Headers() };
  },
});
const sending = () => ({ cache, client, account: ACCOUNT, now: () => now, force: false });
const act = (change: OpportunityChange) => opportunityActions.act(cache, ACCOUNT, change, "Cook", now);
const left = async () => allAsLeft([ROW], await cache.opportunityActions.toArray())[0]!;

beforeEach(() => {
  cache = new Cache(`case-actions-${Math.random()}`);
  now = Date.parse(AT);
  calls = [];
  missing = [];
});

describe("what is done to a case", () => {
  it("is shown at once, in the order in which it happened, and taken back one by one", async () => {
    await act({
      kind: "interview",
      id: "o",
      interview_id: "i",
      interview: { ...INTERVIEW, people: ["Ada"] },
    });
    now += 1;
    await act({ kind: "entry", id: "o", entry_id: "e", entry: { kind: "applied", at: AT, text: "By mail" } });
    now += 1;
    await act({
      kind: "next_step",
      id: "o",
      next_step: { id: "s", text: "Call", due_on: null, done_at: AT },
    });
    now += 1;
    await act({ kind: "tags", id: "o", tags: ["Berlin"] });
    const all = await left();
    expect(all.timeline.map(({ id, kind }) => [id, kind])).toEqual([
      ["e", "applied"],
      ["s", "step"],
      ["i", "interview"],
    ]);
    expect(all).toMatchObject({
      applied_at: AT,
      tags: ["Berlin"],
      interviews: [{ id: "i", people: ["Ada"] }],
    });
    for (let back = 0; back < 4; back += 1) await opportunityActions.takeBackLatest(cache, ACCOUNT, now);
    expect(await left()).toEqual(ROW);
    now += UNDO_MS;
    await opportunityActions.drain(sending());
    expect(calls).toEqual([]);
  });

  it("is sent in its order under the ids that it was given here", async () => {
    await act({ kind: "entry", id: "o", entry_id: "e", entry: { kind: "note", at: AT, text: "Called" } });
    await act({
      kind: "interview",
      id: "o",
      interview_id: "i",
      interview: { ...INTERVIEW, people: ["Ada"] },
    });
    await act({
      kind: "sent",
      id: "o",
      document_id: "d",
      sent: { kind: "letter", title: null, sent_at: AT },
    });
    await act({ kind: "salary", id: "o", salary_asked: null, salary_offered: null });
    await act({ kind: "entry", id: "o", entry_id: "e", entry: null });
    now += UNDO_MS;
    await opportunityActions.drain(sending());
    expect(calls).toEqual([
      [
        "putTimelineEntry",
        { params: { id: "o", entry_id: "e" }, body: { kind: "note", at: AT, text: "Called" } },
      ],
      ["putInterview", { params: { id: "o", interview_id: "i" }, body: INTERVIEW }],
      [
        "recordSentDocument",
        { params: { id: "o" }, body: { document_id: "d", kind: "letter", title: null, sent_at: AT } },
      ],
      ["updateOpportunity", { params: { id: "o" }, body: { salary_asked: null, salary_offered: null } }],
      ["deleteTimelineEntry", { params: { id: "o", entry_id: "e" } }],
    ]);
  });

  it("that is gone already counts as taken away; what is lost is said", async () => {
    missing = ["deleteInterview", "putTimelineEntry"];
    await act({ kind: "interview", id: "o", interview_id: "i", interview: null });
    await act({ kind: "entry", id: "o", entry_id: "e", entry: { kind: "note", at: AT, text: "Called" } });
    now += UNDO_MS;
    await opportunityActions.drain(sending());
    expect((await cache.opportunityActions.toArray()).map(({ state }) => state)).toEqual(["done", "refused"]);
  });
});

describe("saved views", () => {
  it("are made under the id they were given here, renamed, and deleted", async () => {
    const filters = { statuses: [], tags: ["Berlin"], starred: true, q: "", due: null };
    const save = (name: string) =>
      viewActions.act(cache, ACCOUNT, { kind: "save", id: "v", name, filters }, name, now);
    await save("Hot");
    now += 1;
    await save("Warm");
    const shown = viewsAsLeft([], await cache.viewActions.orderBy("id").toArray());
    expect(shown.map(({ id, name }) => [id, name])).toEqual([["v", "Warm"]]);
    now += UNDO_MS;
    missing = ["updateView"];
    await viewActions.drain(sending());
    const made = calls.filter(([name]) => name === "createView").map(([, input]) => input);
    expect(made[0]).toEqual({ body: { id: "v", name: "Hot", filters } });
    await viewActions.act(cache, ACCOUNT, { kind: "delete", id: "v" }, "Warm", now);
    missing = ["deleteView"];
    now += UNDO_MS;
    await viewActions.drain(sending());
    expect(viewsAsLeft([], await cache.viewActions.orderBy("id").toArray())).toEqual([]);
    expect((await cache.viewActions.toArray()).every(({ state }) => state === "done")).toBe(true);
  });
});
