import { ApiRequestError, type Client } from "@career-portrait/shared/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { Cache } from "./database.ts";
import { followJobs } from "./jobs.ts";
import { drainSubmissions, nextSubmissionDue, resubmit, submission } from "./submissions.ts";

const ACCOUNT = "here|me";
const JOB = "7d0d6a1c-3a0e-4f3e-9e57-1f0a4a1b2c3d";
let cache: Cache;
let now = 0;
let sent: { key: string; text: string }[] = [];
let trouble: Error | null = null;

const client = {
  uploadResume: async ({ body, idempotencyKey }: { body: Blob; idempotencyKey: string }) => {
    sent.push({ key: idempotencyKey, text: await body.text() });
    if (trouble) throw trouble;
    return { data: { job_id: JOB } };
  },
  submitStory: async ({ body, idempotencyKey }: { body: { text: string }; idempotencyKey: string }) => {
    sent.push({ key: idempotencyKey, text: body.text });
    if (trouble) throw trouble;
    return { data: { job_id: JOB } };
  },
} as unknown as Client;

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const put = (id: string, type: "resume" | "story" = "resume", text = "%PDF-1.7") =>
  cache.submissions.add(submission({ id, account: ACCOUNT, type, name: null, bytes: bytes(text) }, now));
const drain = (force = false) => drainSubmissions({ cache, client, account: ACCOUNT, now: () => now, force });

beforeEach(() => {
  cache = new Cache(`submissions-${Math.random()}`);
  now = 1_000_000;
  sent = [];
  trouble = null;
});

describe("a document on its way", () => {
  it("is sent under its own key, and its job is followed until the document stands", async () => {
    await put("k1");
    await drain();
    expect(sent).toEqual([{ key: "k1", text: "%PDF-1.7" }]);
    expect(await cache.submissions.get("k1")).toMatchObject({ state: "accepted", job_id: JOB });
    const job = {
      id: JOB,
      status: "completed",
      phase: "extracting",
      document_id: "d1",
      opportunity_id: null,
    };
    const api = { getJob: async () => ({ data: job }) } as unknown as Client;
    await followJobs({ cache, client: api, account: ACCOUNT, now: () => now });
    expect(await cache.submissions.get("k1")).toMatchObject({
      state: "read",
      document_id: "d1",
      bytes: null,
    });
  });

  it("keeps its bytes when its job fails, so that it can be tried again under a new key", async () => {
    await put("k1");
    await drain();
    const job = {
      id: JOB,
      status: "failed",
      error: "It is protected.",
      document_id: "d1",
      opportunity_id: null,
    };
    const api = { getJob: async () => ({ data: job }) } as unknown as Client;
    await followJobs({ cache, client: api, account: ACCOUNT, now: () => now });
    expect(await cache.submissions.get("k1")).toMatchObject({
      state: "failed",
      refusal: { message: "It is protected." },
    });
    await resubmit(cache, "k1", "k2", now);
    await drain();
    expect(sent.map(({ key, text }) => [key, text])).toEqual([
      ["k1", "%PDF-1.7"],
      ["k2", "%PDF-1.7"],
    ]);
  });

  it("waits while the backend is away, keeps its order, and is sent once", async () => {
    trouble = new ApiRequestError(0, { code: "unreachable", message: "" });
    await put("k1", "story", "One day");
    now += 1;
    await put("k2", "story", "Another day");
    await drain();
    expect(sent.map(({ key }) => key)).toEqual(["k1"]);
    expect(await nextSubmissionDue(cache, ACCOUNT)).toBe(now);
    trouble = null;
    await drain(true);
    expect(sent.map(({ key }) => key)).toEqual(["k1", "k1", "k2"]);
    expect(sent.at(-1)?.text).toBe("Another day");
  });

  it("says which document it doubles", async () => {
    trouble = new ApiRequestError(
      400,
      { code: "duplicate", message: "You have given us this." },
      { existing: { id: "d7" } },
    );
    await put("k1");
    await drain();
    expect(await cache.submissions.get("k1")).toMatchObject({
      state: "refused",
      document_id: "d7",
      refusal: { code: "duplicate" },
    });
  });

  it("is never sent to another account", async () => {
    await put("k1");
    await drainSubmissions({ cache, client, account: "here|other", now: () => now, force: true });
    expect(sent).toEqual([]);
    expect(await nextSubmissionDue(cache, "here|other")).toBeNull();
  });
});
