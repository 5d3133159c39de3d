import { ApiRequestError, type Client, type Job } from "@career-portrait/shared/contract";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { claim, opportunity, posting, ROLE } from "../test/postings.ts";
import { Cache } from "./database.ts";
import { followJobs, nextLook } from "./jobs.ts";
import { drain, enqueue, outboxItem } from "./outbox.ts";
import { refresh } from "./refresh.ts";

let cache: Cache;
beforeEach(async () => {
  cache = new Cache("refresh-test");
  await cache.delete();
  await cache.open();
});
afterEach(() => cache.close());

interface Asked {
  query?: { cursor?: string };
  headers?: Record<string, string>;
}

/** A list in pages of two, each with a tag of its content. */
function paged(rows: () => { id: string }[], asked: string[]) {
  return async ({ query, headers }: Asked) => {
    const from = Number(query?.cursor ?? 0);
    const page = rows().slice(from, from + 2);
    const etag = JSON.stringify(page);
    const unchanged = headers?.["if-none-match"] === etag;
    asked.push(`${from}${unchanged ? " unchanged" : ""}`);
    if (unchanged) throw new ApiRequestError(304, { code: "unexpected_answer", message: "" });
    const next = from + 2 < rows().length ? String(from + 2) : null;
    return {
      data: page,
      meta: { request_id: "r", next_cursor: next },
      status: 200,
      headers: new Headers({ etag }),
    };
  };
}

function client(claims: () => { id: string }[], asked: string[]): Client {
  const empty = async () => ({ data: [], meta: {}, status: 200, headers: new Headers() });
  const lists = { listDocuments: empty, listWorkHistory: empty, listOpportunities: empty, listViews: empty };
  return { ...lists, listClaims: paged(claims, asked) } as unknown as Client;
}

describe("refreshing", () => {
  it("never leaves claims without the roles that belong to them", async () => {
    const api = client(() => [claim("a", "a", "a")], []);
    const broken = {
      ...api,
      listWorkHistory: () => Promise.reject(new Error("cut off")),
    } as unknown as Client;
    await expect(refresh(cache, broken)).rejects.toThrow("cut off");
    expect(await cache.claims.count()).toBe(0);
    await refresh(cache, api);
    expect(await cache.claims.count()).toBe(1);
  });

  it("holds the rejected roles too, which have a list of their own", async () => {
    const asked: unknown[] = [];
    const rejected = { ...ROLE, id: "r", review_status: "rejected" as const };
    const api = {
      ...client(() => [], []),
      listWorkHistory: async ({ query }: { query: { review_status?: string } }) => {
        asked.push(query.review_status);
        const data = query.review_status === "rejected" ? [rejected] : [ROLE];
        return { data, meta: {}, status: 200, headers: new Headers() };
      },
    } as unknown as Client;
    await refresh(cache, api);
    expect(asked).toEqual([undefined, "rejected"]);
    expect((await cache.workHistory.toArray()).map(({ review_status }) => review_status).toSorted()).toEqual([
      "proposed",
      "rejected",
    ]);
  });

  it("holds exactly what the list holds, and asks for no page twice that has not changed", async () => {
    let rows = ["a", "b", "c", "d", "e"].map((id) => claim(id, id, id));
    const asked: string[] = [];
    const api = client(() => rows, asked);
    await refresh(cache, api);
    expect(await cache.claims.count()).toBe(5);
    await refresh(cache, api);
    expect(asked.slice(3)).toEqual(["0 unchanged", "2 unchanged", "4 unchanged"]);
    rows = rows
      .filter(({ id }) => id !== "d")
      .map((row) => (row.id === "e" ? { ...row, label: "new" } : row));
    await refresh(cache, api);
    expect((await cache.claims.toArray()).map(({ id, label }) => [id, label])).toEqual([
      ["a", "a"],
      ["b", "b"],
      ["c", "c"],
      ["e", "new"],
    ]);
  });

  it("changes nothing when the backend fails half way, and misses nothing afterwards", async () => {
    const rows = ["a", "b", "c"].map((id) => claim(id, id, id));
    let broken = true;
    const whole = paged(() => rows, []);
    const listClaims = async (input: Asked) => {
      if (broken && input.query?.cursor)
        throw new ApiRequestError(500, { code: "internal_error", message: "" });
      return whole(input);
    };
    const api = { ...client(() => rows, []), listClaims } as unknown as Client;
    await expect(refresh(cache, api)).rejects.toThrow(ApiRequestError);
    expect(await cache.claims.count()).toBe(0);
    broken = false;
    await refresh(cache, api);
    expect(await cache.claims.count()).toBe(3);
  });
});

const JOB = "7d0d6a1c-3a0e-4f3e-9e57-1f0a4a1b2c3d";
const ACCOUNT = "here|u";

async function accepted(): Promise<void> {
  await enqueue(cache, outboxItem(posting("A"), null, "A", ACCOUNT, 0));
  const saveOpportunityAsync = async () => ({ data: { job_id: JOB, status: "queued" } });
  const sender = { saveOpportunityAsync } as unknown as Client;
  await drain({ cache, client: sender, account: ACCOUNT, now: () => 0, force: true });
}

function follower(answers: (Partial<Job> | ApiRequestError)[]) {
  const getJob = async () => {
    const answer = answers.shift()!;
    if (answer instanceof ApiRequestError) throw answer;
    return { data: { ...(await cache.jobs.get(JOB))!, ...answer } };
  };
  const getOpportunity = async () => ({
    data: { ...opportunity("o1", "A", null), description: "", requirements: [] },
  });
  const getMatch = async () => ({ data: { opportunity: { id: "o1", title: "A", company: null } } });
  const api = { getJob, getOpportunity, getMatch } as unknown as Client;
  let time = 0;
  return () => followJobs({ cache, client: api, account: ACCOUNT, now: () => (time += 10_000) });
}

describe("following a job", () => {
  it("keeps its phase, and takes the result over when it ends", async () => {
    await accepted();
    const look = follower([
      { status: "processing", phase: "enriching" },
      { status: "completed", phase: "matching", opportunity_id: "o1" },
    ]);
    expect(await look()).not.toBeNull();
    expect(await cache.jobs.get(JOB)).toMatchObject({ phase: "enriching" });
    expect(await look()).toBeNull();
    expect(await cache.outbox.get("A")).toMatchObject({ state: "saved", opportunity_id: "o1" });
    expect(await cache.opportunities.get("o1")).toMatchObject({ title: "A" });
    expect(await cache.matches.get("o1")).toBeDefined();
  });

  it("keeps a failed one in view with the job's own sentence", async () => {
    await accepted();
    await follower([{ status: "failed", error: "The page is gone." }])();
    expect(await cache.outbox.get("A")).toMatchObject({
      state: "failed",
      refusal: { message: "The page is gone." },
    });
  });

  it("takes a job the server no longer knows for failed, and a server that does not answer for nothing", async () => {
    await accepted();
    const look = follower([
      new ApiRequestError(0, { code: "unreachable", message: "" }),
      new ApiRequestError(404, { code: "not_found", message: "" }),
    ]);
    await expect(look()).rejects.toThrow(ApiRequestError);
    expect(await cache.outbox.get("A")).toMatchObject({ state: "accepted" });
    await look();
    expect(await cache.outbox.get("A")).toMatchObject({ state: "failed" });
  });

  it("looks less often the longer nothing moves", () => {
    expect([0, 1, 2, 50].map(nextLook)).toEqual([300, 450, 675, 5000]);
  });
});
