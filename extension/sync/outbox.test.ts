import { ApiRequestError } from "@career-portrait/shared/contract";
import * as fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { postingFromText } from "../capture/posting-from-text.ts";
import { opportunity, posting } from "../test/postings.ts";
import { Cache, type OutboxItem } from "./database.ts";
import { discard, drain, enqueue, nextDue, outboxItem, resend } from "./outbox.ts";
import { backoff, failureOf } from "./failure.ts";

const ACCOUNT = "http://127.0.0.1:8787|u1";
const JOB = "7d0d6a1c-3a0e-4f3e-9e57-1f0a4a1b2c3d";

let cache: Cache;
beforeEach(async () => {
  cache = new Cache("outbox-test");
  await cache.delete();
  await cache.open();
});
afterEach(() => cache.close());

function refusal(
  status: number,
  code: string,
  extra: { existing?: Record<string, unknown>; retryAfter?: number } = {},
) {
  return new ApiRequestError(status, { code, message: code }, extra);
}

type Answer = ApiRequestError | { job_id: string };

/** A server that answers by script and remembers what it was asked. */
function server(answers: Answer[]) {
  const asked: { key: string; body: unknown }[] = [];
  const saveOpportunityAsync = async (input: { body: unknown; idempotencyKey?: string }) => {
    asked.push({ key: input.idempotencyKey!, body: input.body });
    const answer = answers.shift() ?? { job_id: JOB };
    if (answer instanceof ApiRequestError) throw answer;
    const meta = { request_id: "r" };
    return { data: { ...answer, status: "queued" }, meta, status: 202, headers: new Headers() };
  };
  return { asked, client: { saveOpportunityAsync } };
}

function context(client: ReturnType<typeof server>["client"], now = 1_000_000, force = false) {
  return { cache, client, account: ACCOUNT, now: () => now, force };
}

const save = (title: string, key = title, at = 1000): Promise<void> =>
  enqueue(cache, outboxItem(posting(title), null, key, ACCOUNT, at));

describe("what is saved", () => {
  it("carries the address, the text and the title, within the server's limits", () => {
    const long = { ...posting("T"), description_text: "x".repeat(200_000), title: "t".repeat(500) };
    const { body } = outboxItem(long, null, "k", null, 0);
    expect(body.url).toBe("https://jobs.example/T");
    expect(body.description).toHaveLength(100_000);
    expect(body.title_hint).toHaveLength(300);
  });

  it("carries what the page said beside the text as fields, and the text as it is", () => {
    const page = { ...posting("Welder"), company: "Ardent Mills", description_text: "Steel." };
    const { body } = outboxItem(page, null, "k", null, 0);
    expect(body.description).toBe("Steel.");
    expect(body.facts).toEqual({
      title: "Welder",
      company: "Ardent Mills",
      location: "Berlin",
      employment_type: null,
      work_mode: null,
      salary: null,
    });
  });

  it("carries nothing beside a text that the person gave, which the backend reads itself", async () => {
    const given = await postingFromText("Welder\n\nCompany: Ardent Mills\n\nYou weld.", null);
    expect(outboxItem(given, null, "k", null, 0).body).toMatchObject({
      title_hint: given.title,
      facts: undefined,
    });
  });

  it("carries the address that is open when it is the posting's, without anchors and tracking confusing the two", () => {
    const at = (page: string | null): string | undefined =>
      outboxItem(posting("T"), page, "k", null, 0).body.url;
    expect(at("https://jobs.example/T?utm_source=feed#apply")).toBe("https://jobs.example/T?utm_source=feed");
    expect(at("https://jobs.example/search")).toBe("https://jobs.example/T");
    expect(at(null)).toBe("https://jobs.example/T");
  });

  it("is in the outbox once, however often it is saved", async () => {
    await save("A");
    await save("A");
    expect(await cache.outbox.count()).toBe(1);
  });

  it("is sent under the key it was captured with, and its job is followed", async () => {
    await save("A");
    const { asked, client } = server([]);
    await drain(context(client));
    expect(asked).toEqual([{ key: "A", body: expect.objectContaining({ title_hint: "A" }) }]);
    expect(await cache.outbox.get("A")).toMatchObject({ state: "accepted", job_id: JOB });
    expect(await cache.jobs.get(JOB)).toMatchObject({ account: ACCOUNT, status: "queued" });
  });

  it("saved before any account was connected goes to the first one, never to another's", async () => {
    await enqueue(cache, outboxItem(posting("A"), null, "a", null, 0));
    await enqueue(cache, outboxItem(posting("B"), null, "b", "elsewhere|u2", 0));
    const { asked, client } = server([]);
    await drain(context(client));
    expect(asked.map(({ key }) => key)).toEqual(["a"]);
    expect(await cache.outbox.get("b")).toMatchObject({ state: "waiting" });
  });
});

describe("what the server answers", () => {
  it("a duplicate is recognised as saved, with the row it names", async () => {
    await save("A");
    const id = "3f0f1b9e-61a5-4c60-9d8e-6a3f7c1f2b11";
    const existing = opportunity(id, "A", "https://jobs.example/A");
    const { client } = server([refusal(409, "duplicate", { existing: { ...existing } })]);
    await drain(context(client));
    expect(await cache.outbox.get("A")).toMatchObject({ state: "saved", opportunity_id: id });
    expect(await cache.opportunities.get(id)).toMatchObject({ title: "A" });
  });

  it.each([
    [400, "validation_error"],
    [403, "limit_reached"],
    [422, "idempotency_mismatch"],
  ])("%i %s stays visible with its reason until the person decides", async (status, code) => {
    await save("A");
    const { asked, client } = server([refusal(status, code)]);
    await drain(context(client));
    await drain(context(client, 9_000_000, true));
    expect(asked).toHaveLength(1);
    expect(await cache.outbox.get("A")).toMatchObject({ state: "refused", refusal: { status, code } });
  });

  it("401 leaves everything waiting", async () => {
    await save("A");
    const { client } = server([refusal(401, "revoked_api_key")]);
    await drain(context(client));
    expect(await cache.outbox.get("A")).toMatchObject({ state: "waiting", attempts: 0 });
  });

  it.each([
    [0, "unreachable"],
    [429, "rate_limited"],
    [409, "idempotency_in_progress"],
    [503, "unavailable"],
  ])("%i %s waits and stops the round", async (status, code) => {
    await save("A", "A", 1);
    await save("B", "B", 2);
    const { asked, client } = server([refusal(status, code)]);
    await drain(context(client));
    expect(asked).toHaveLength(1);
    expect(await cache.outbox.get("A")).toMatchObject({ state: "waiting", attempts: 1 });
  });

  it("one item that breaks the server does not hold up the others", async () => {
    await save("A", "A", 1);
    await save("B", "B", 2);
    const { client } = server([refusal(500, "internal_error")]);
    await drain(context(client));
    expect(await cache.outbox.get("B")).toMatchObject({ state: "accepted" });
  });

  it("Retry-After is honoured even when the person presses Send now", async () => {
    await save("A");
    const now = 1_000_000;
    const { asked, client } = server([refusal(429, "rate_limited", { retryAfter: 60 })]);
    await drain(context(client, now));
    await drain(context(client, now + 59_000, true));
    expect(asked).toHaveLength(1);
    expect(await nextDue(cache)).toBe(now + 60_000);
    await drain(context(client, now + 60_000, true));
    expect(asked).toHaveLength(2);
  });

  it("an answer in no known form is kept visible, not taken for success", () => {
    expect(failureOf(new Error("boom"))).toEqual({ kind: "later", retryAfter: null });
  });

  it("spaces attempts from five seconds to a quarter of an hour", () => {
    expect([0, 1, 2, 10, 1000].map(backoff)).toEqual([5_000, 10_000, 20_000, 900_000, 900_000]);
  });
});

describe("what the person decides", () => {
  it("sends a refused item again under a new key", async () => {
    await save("A");
    const { asked, client } = server([refusal(422, "idempotency_mismatch")]);
    await drain(context(client));
    await resend(cache, "A", "A2", 2_000_000);
    await drain(context(client, 2_000_000));
    expect(asked.map(({ key }) => key)).toEqual(["A", "A2"]);
    expect(await cache.outbox.toArray()).toMatchObject([{ key: "A2", state: "accepted" }]);
  });

  it("leaves alone what is on its way, and gives up only what it is told to, with a way back", async () => {
    await save("A");
    await resend(cache, "A", "A2", 0);
    expect(await cache.outbox.get("A")).toBeDefined();
    const item = await cache.outbox.get("A");
    const putBack = await discard(cache, "A");
    expect(await cache.outbox.count()).toBe(0);
    await putBack();
    expect(await cache.outbox.toArray()).toEqual([item]);
  });

  it("forgetting the account keeps what was not sent", async () => {
    await save("A");
    await cache.outbox.add({ ...outboxItem(posting("B"), null, "b", ACCOUNT, 0), state: "saved" });
    await cache.opportunities.put({ ...opportunity("o1", "B", null), canonical: null });
    await cache.forgetAccount();
    expect((await cache.outbox.toArray()).map((item: OutboxItem) => item.key)).toEqual(["A"]);
    expect(await cache.opportunities.count()).toBe(0);
  });
});

/**
 * A server that does each key's work once, as the backend does, with a client that may be killed before the request
 * arrives, after it has arrived, or after the answer was written down.
 */
type Fate = "answers" | "killed before" | "killed after" | "busy" | "unreachable";

describe("whenever the browser is killed", () => {
  const fates = fc.array(
    fc.constantFrom<Fate>("answers", "killed before", "killed after", "busy", "unreachable"),
    {
      maxLength: 12,
    },
  );

  it("every item is done exactly once, in the end", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fates, async (count, script) => {
        await cache.outbox.clear();
        await cache.jobs.clear();
        for (let i = 0; i < count; i++) await save(`P${i}`, `P${i}`, i);
        const done = new Map<string, string>();
        const steps = [...script];
        const saveOpportunityAsync = async (input: { idempotencyKey?: string }) => {
          const fate = steps.shift() ?? "answers";
          if (fate === "killed before") throw new Error("killed");
          if (fate === "unreachable") throw refusal(0, "unreachable");
          if (fate === "busy") throw refusal(429, "rate_limited", { retryAfter: 1 });
          const key = input.idempotencyKey!;
          if (!done.has(key)) done.set(key, crypto.randomUUID());
          if (fate === "killed after") throw new Error("killed");
          const data = { job_id: done.get(key)!, status: "queued" };
          return { data, meta: { request_id: "r" }, status: 202, headers: new Headers() };
        };
        let now = 1_000_000;
        for (let round = 0; round < 40 && (await nextDue(cache)) !== null; round++) {
          now = Math.max(now, (await nextDue(cache))!);
          // A new process opens the database it finds.
          cache.close();
          await cache.open();
          await drain({
            cache,
            client: { saveOpportunityAsync },
            account: ACCOUNT,
            now: () => now,
            force: false,
          });
        }
        const items = await cache.outbox.toArray();
        expect(items.map(({ state }) => state)).toEqual(Array.from({ length: count }, () => "accepted"));
        expect(items.map(({ key, job_id }) => [key, job_id])).toEqual(
          [...done].toSorted(([a], [b]) => a.localeCompare(b)),
        );
        expect(await cache.jobs.count()).toBe(count);
      }),
      { numRuns: 60, seed: 7 },
    );
  });
});
