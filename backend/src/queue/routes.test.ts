/** The specification's state table, row by row, as a client sees it. */
import { randomUUID } from "node:crypto";
import type { Client } from "@career-portrait/shared/contract";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { refusal } from "../../test/refusal.ts";
import { startTestServer, type TestServer } from "../../test/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ OPPORTUNITY_LIMIT: "3", HIGH_SCORE_THRESHOLD: "80" });
});
afterAll(() => server.close());

const DESCRIPTION =
  "We look for an engineer who builds services in TypeScript and PostgreSQL. You must have 3 years of TypeScript. German is a plus.";

function posting(n: number, more: Record<string, unknown> = {}) {
  return {
    title: `TypeScript Engineer ${n}`,
    company: `Ledgerline ${n}`,
    location: "Berlin",
    url: `https://jobs.example.com/openings/${n}`,
    work_mode: "remote" as const,
    description_text: `${DESCRIPTION} Opening ${n}.`,
    ...more,
  };
}

async function account(
  wishes: Record<string, unknown> = { tech_stack: ["TypeScript"], work_styles: ["remote"] },
) {
  const { client } = await server.account();
  await client.replacePreferences({ body: wishes });
  const file = async (...items: Record<string, unknown>[]) =>
    (await client.filePending({ body: { items } })).data;
  const one = async (item: Record<string, unknown>) => (await file(item)).items[0]!;
  const row = async (id: string) => {
    const { data } = await client.listPending({ query: { status: "all", limit: 200 } });
    return data.find((found) => found.id === id)!;
  };
  return { client, file, one, row };
}

const NURSE = {
  title: "Registered Nurse",
  company: "City Hospital",
  url: "https://care.example.org/jobs/nurse",
  description_text: `${"Care for patients on two wards, day and night. ".repeat(12)}Nursing degree needed.`,
};

/** Status and code of the refusal a call meets. */
async function refused(call: Promise<unknown>): Promise<string> {
  const { status, code } = await refusal(call);
  return `${status} ${code}`;
}

async function events(client: Client) {
  return (await client.listFeedback({ query: {} })).data;
}

describe("filing", () => {
  test("queues what fits, files the rest away with its reason, and counts each item once", async () => {
    const { client, file } = await account();
    const result = await file(
      posting(1),
      posting(1, { url: "https://jobs.example.com/openings/1?utm_source=feed" }),
      NURSE,
      { url: "https://jobs.example.com/openings/9" },
    );
    expect(result).toMatchObject({
      received: 4,
      queued: 1,
      suppressed: 1,
      duplicates: 1,
      needs_attention: 1,
    });
    expect(result.items.map(({ status, dismissed_reason }) => [status, dismissed_reason])).toEqual([
      ["pending", null],
      ["suppressed", "pending_duplicate"],
      ["suppressed", "below_relevance_floor"],
      ["needs_attention", null],
    ]);
    expect(result.items[0]!.relevance_score).toBeGreaterThanOrEqual(50);
    expect(result.items[2]!.relevance_score).toBeLessThan(50);
    const { data: pending } = await client.listPending({ query: {} });
    expect(pending.map(({ id }) => id)).toEqual([result.items[0]!.id]);
    expect(pending[0]!.relevance_reason).toMatch(/TypeScript/);
  });

  test("scores nothing where nothing can be compared, and shows it all the same", async () => {
    const { one } = await account({});
    expect(await one(posting(1))).toMatchObject({ status: "pending", relevance_score: null });
  });

  test("tells copies from openings", async () => {
    const { file } = await account();
    const long = `${DESCRIPTION} ${"You will own the ledger that every payment passes through, and its tests. ".repeat(8)}`;
    const base = { title: "Platform Engineer (m/w/d)", company: "Acme GmbH", description_text: long };
    const { items } = await file(
      { ...base, location: "Berlin", url: "https://de.linkedin.com/jobs/view/4100000001" },
      // Another country's address of the same posting.
      { ...base, location: "Berlin", url: "https://www.linkedin.com/jobs/view/4100000001?trk=x" },
      // The company's own page.
      {
        ...base,
        title: "Platform Engineer",
        location: "Berlin, Germany",
        url: "https://acme.example/jobs/7",
      },
      // An agency's copy.
      { ...base, company: "Hays Recruiting", location: "Berlin", url: "https://hays.example/j/1" },
      // Genuinely different: other places, and another id at the same site.
      { ...base, location: "Hamburg", url: "https://acme.example/jobs/8" },
      { ...base, location: "Munich", url: "https://acme.example/jobs/9" },
      { ...base, location: "Berlin", url: "https://www.linkedin.com/jobs/view/4100000002" },
    );
    expect(items.map(({ dismissed_reason }) => dismissed_reason)).toEqual([
      null,
      "pending_duplicate",
      "pending_duplicate",
      "pending_duplicate",
      null,
      null,
      null,
    ]);
  });

  test("recognises what is tracked, and a lookup names what waits", async () => {
    const { client, one } = await account();
    const { url, description_text } = posting(5);
    await client.addOpportunity({ body: { url, description: description_text } });
    expect(await one(posting(5))).toMatchObject({
      status: "suppressed",
      dismissed_reason: "tracked_duplicate",
    });
    const waiting = await one(posting(6));
    const { data } = await client.lookupOpportunity({ query: { url: posting(6).url } });
    expect(data).toMatchObject({ opportunity: null, pending: { id: waiting.id, status: "pending" } });
  });

  test("does not pile up what returns, and files one row when the same posting arrives many times at once", async () => {
    const { client, file } = await account();
    const all = await Promise.all(Array.from({ length: 8 }, () => file(posting(1))));
    expect(all.filter(({ queued }) => queued === 1)).toHaveLength(1);
    await file(NURSE);
    await file(NURSE);
    const { data } = await client.listPending({ query: { status: "pending,suppressed" } });
    expect(data.filter(({ status }) => status === "pending")).toHaveLength(1);
    expect(data.filter(({ dismissed_reason }) => dismissed_reason === "below_relevance_floor")).toHaveLength(
      1,
    );
  });

  test("shows what was below the floor once the floor allows it", async () => {
    const { client, one } = await account();
    const before = await one(NURSE);
    await client.updateDiscoverySettings({ body: { relevance_floor: 0 } });
    expect(await one(NURSE)).toMatchObject({ id: before.id, status: "pending" });
    expect(await events(client)).toMatchObject([
      { event_type: "threshold_change", payload: { before: 50, after: 0 } },
    ]);
  });

  test("refuses what names no posting and more than it takes", async () => {
    const { file } = await account();
    expect(await refused(file({ location: "Berlin" }))).toBe("400 validation_error");
    expect(await refused(file(...Array.from({ length: 101 }, (_, n) => posting(n))))).toBe(
      "400 validation_error",
    );
    expect(await refused(file())).toBe("400 validation_error");
  });

  test("a closed posting is not shown", async () => {
    const { one } = await account();
    expect(await one(posting(1, { closed: true }))).toMatchObject({
      status: "expired",
      dismissed_reason: "posting_closed",
    });
  });

  test("pages by cursor and refuses unknown states", async () => {
    const { client, file } = await account();
    await file(...Array.from({ length: 7 }, (_, n) => posting(n)));
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { data, meta } = await client.listPending({ query: { limit: 3, cursor } });
      seen.push(...data.map(({ id }) => id));
      cursor = (meta as { next_cursor?: string | null }).next_cursor ?? undefined;
    } while (cursor);
    expect(new Set(seen).size).toBe(7);
    expect(await refused(client.listPending({ query: { status: "pending,added" } }))).toBe(
      "400 validation_error",
    );
  });
});

describe("pending → added", () => {
  test("tracks the posting, once however often it is asked, and follows the opportunity's end", async () => {
    const { client, one, row } = await account();
    const { id } = await one(posting(1));
    const { data } = await client.addPending({ params: { id } });
    expect(data).toMatchObject({ pending_id: id, status: "added", title: "TypeScript Engineer 1" });
    const { data: again } = await client.addPending({ params: { id } });
    expect(again.job_id).toBe(data.job_id);
    await vi.waitFor(
      async () => {
        const { data: job } = await client.getJob({ params: { id: data.job_id } });
        expect(job.status).toBe("completed");
      },
      { timeout: 10_000 },
    );
    const { data: tracked } = await client.listOpportunities({ query: {} });
    expect(tracked).toHaveLength(1);
    expect((await row(id)).opportunity_id).toBe(tracked[0]!.id);
    // What is tracked cannot be dismissed, restored or rescued here.
    expect(await refused(client.dismissPending({ params: { id } }))).toBe("404 not_found");
    expect(await refused(client.restorePending({ params: { id } }))).toBe("404 not_found");
    expect(await refused(client.rescuePending({ params: { id }, body: {} }))).toBe("404 not_found");
    await client.deleteOpportunity({ params: { id: tracked[0]!.id } });
    expect((await row(id)).status).toBe("removed");
    expect(await refused(client.addPending({ params: { id } }))).toBe("404 not_found");
  });

  test("is refused at the limit, and the row waits on", async () => {
    const { client, file, row } = await account();
    const { items } = await file(posting(1), posting(2), posting(3), posting(4));
    for (const { id } of items.slice(0, 3)) await client.addPending({ params: { id } });
    const last = items[3]!.id;
    expect(await refused(client.addPending({ params: { id: last } }))).toBe("403 limit_reached");
    expect((await row(last)).status).toBe("pending");
    const { data } = await client.triagePending({ body: { add: [last], dismiss: [] } });
    expect(data).toMatchObject({ added: 0, failed: 1, results: [{ id: last, status: "failed" }] });
    expect(data.results[0]!.reason).toContain("limit");
  });

  test("a posting whose page cannot be read needs attention and says why", async () => {
    const { client, one, row } = await account({});
    const { id } = await one({ title: "Welder", company: "Yard", url: "http://127.0.0.1:9/jobs/1" });
    await client.addPending({ params: { id } });
    await vi.waitFor(async () => expect((await row(id)).status).toBe("needs_attention"), { timeout: 10_000 });
    expect((await row(id)).attention).toMatch(/\.$/);
  });
});

describe("pending → dismissed → pending", () => {
  test("remembers the posting until it is restored", async () => {
    const { client, one, row } = await account();
    const { id } = await one(posting(1));
    expect((await client.dismissPending({ params: { id } })).data).toEqual({ id, dismissed: true });
    expect(await row(id)).toMatchObject({ status: "dismissed", dismissed_reason: null });
    for (const url of [posting(1).url, "https://elsewhere.example/1"]) {
      expect(await one(posting(1, { url }))).toMatchObject({
        status: "suppressed",
        dismissed_reason: "dismissed_before",
      });
    }
    expect(await refused(client.addPending({ params: { id } }))).toBe("404 not_found");
    const before = (await events(client)).length;
    expect((await client.restorePending({ params: { id } })).data).toEqual({ id, restored: true });
    expect((await row(id)).status).toBe("pending");
    expect(await refused(client.restorePending({ params: { id } }))).toBe("404 not_found");
    expect(await events(client)).toHaveLength(before);
    await client.removePending({ params: { id } });
    expect(await one(posting(1))).toMatchObject({ status: "pending" });
  });

  test("records the dismissal of a high score once, single and in bulk, and of a low one never", async () => {
    const { client, file } = await account();
    const { items } = await file(posting(1), posting(2), { ...NURSE, title: "TypeScript Nurse" });
    const [high, other] = items as [(typeof items)[0], (typeof items)[0]];
    expect(high.relevance_score).toBeGreaterThanOrEqual(80);
    const key = randomUUID();
    for (let n = 0; n < 2; n += 1) {
      await client.dismissPending({ params: { id: high.id }, idempotencyKey: key });
    }
    await client.dismissPending({ params: { id: high.id } });
    const { data } = await client.triagePending({ body: { add: [], dismiss: [other.id, randomUUID()] } });
    expect(data).toMatchObject({ dismissed: 1, failed: 1 });
    const recorded = await events(client);
    expect(recorded.map(({ event_type, subject_id }) => [event_type, subject_id])).toEqual([
      ["high_score_dismissal", other.id],
      ["high_score_dismissal", high.id],
    ]);
    expect(recorded[0]!.payload).toMatchObject({ threshold: 80, relevance_score: other.relevance_score });
  });
});

describe("suppressed or expired → pending", () => {
  test("a rescue is recorded with score, reason and note, and stays when the posting returns", async () => {
    const { client, one, row } = await account();
    const { id, relevance_score } = await one(NURSE);
    const { data } = await client.rescuePending({
      params: { id },
      body: { surface: "web", note: "I was a nurse once" },
    });
    expect(data).toMatchObject({ id, rescued: true, previous_status: "suppressed", relevance_score });
    expect((await row(id)).status).toBe("pending");
    const [event] = await events(client);
    expect(event).toMatchObject({
      id: data.feedback_event_id,
      event_type: "rescue",
      surface: "web",
      subject_type: "pending_opportunity",
      subject_id: id,
      payload: { score: relevance_score, note: "I was a nurse once", previous_status: "suppressed" },
    });
    expect(await refused(client.rescuePending({ params: { id }, body: {} }))).toBe("404 not_found");
    // Its next arrival does not file it away again.
    await one(NURSE);
    expect((await row(id)).status).toBe("pending");
  });

  test("a rescued copy corrects nothing", async () => {
    const { client, file, row } = await account();
    const { items } = await file(posting(1), posting(1));
    const copy = items[1]!.id;
    const { data } = await client.rescuePending({ params: { id: copy }, body: {} });
    expect(data).toMatchObject({ rescued: true, feedback_event_id: null });
    expect((await row(copy)).status).toBe("pending");
    expect(await events(client)).toEqual([]);
  });

  test("dismissing what is filed away, and restoring or rescuing what waits, is refused", async () => {
    const { client, file } = await account();
    const { items } = await file(posting(1), NURSE);
    const [pending, suppressed] = items as [(typeof items)[0], (typeof items)[0]];
    expect(await refused(client.dismissPending({ params: { id: suppressed.id } }))).toBe("404 not_found");
    expect(await refused(client.addPending({ params: { id: suppressed.id } }))).toBe("404 not_found");
    expect(await refused(client.restorePending({ params: { id: suppressed.id } }))).toBe("404 not_found");
    expect(await refused(client.restorePending({ params: { id: pending.id } }))).toBe("404 not_found");
    expect(await refused(client.rescuePending({ params: { id: pending.id }, body: {} }))).toBe(
      "404 not_found",
    );
  });
});

test("the queue opens with the best first, near misses, and today's count", async () => {
  const { client, file } = await account();
  await file(posting(1), posting(2, { work_mode: "hybrid" }), NURSE);
  const { data } = await client.listDiscovered({ query: {} });
  const scores = data.items.map(({ relevance_score }) => relevance_score ?? -1);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect(data).toMatchObject({ on_deck_count: 0, today_count: 3 });
  expect(data.near_miss.map(({ title }) => title)).toEqual(["Registered Nurse"]);
});

test("bulk triage refuses nothing to do, too many ids, and an id in both lists", async () => {
  const { client } = await account();
  const id = randomUUID();
  for (const body of [
    { add: [], dismiss: [] },
    { add: [id], dismiss: [id.toUpperCase()] },
    { add: Array.from({ length: 101 }, () => randomUUID()), dismiss: [] },
  ]) {
    expect(await refused(client.triagePending({ body }))).toBe("400 validation_error");
  }
});

test("another account's rows do not exist", async () => {
  const { one } = await account();
  const { id } = await one(posting(1));
  const { client } = await account();
  for (const call of [
    () => client.addPending({ params: { id } }),
    () => client.dismissPending({ params: { id } }),
    () => client.rescuePending({ params: { id }, body: {} }),
    () => client.restorePending({ params: { id } }),
    () => client.removePending({ params: { id } }),
  ]) {
    expect(await refused(call())).toBe("404 not_found");
  }
  expect((await client.listPending({ query: { status: "all" } })).data).toEqual([]);
});

test("decisions teach, lessons can be read and switched off, and what waits is scored again", async () => {
  const { client, file, row } = await account();
  const acme = (n: number) => posting(n, { company: "Acme", location: null });
  const other = (n: number) => posting(n, { company: `Company ${n}`, location: null });
  const { items } = await file(...[1, 2, 3, 4, 5].map(acme), ...[11, 12, 13, 14, 15].map(other), acme(20));
  const ids = items.map(({ id }) => id);
  await client.triagePending({ body: { add: ids.slice(5, 8), dismiss: ids.slice(0, 5) } });
  const { data: lessons } = await client.listLessons({});
  const lesson = lessons.find(({ value }) => value === "acme")!;
  expect(lesson).toMatchObject({ trait: "company", muted: false });
  expect(lesson.points).toBeLessThan(0);
  const last = ids[10]!;
  const before = (await row(last)).relevance_score!;
  const wishes = { tech_stack: ["TypeScript"], work_styles: ["remote"] };
  await client.replacePreferences({ body: wishes });
  await vi.waitFor(async () => expect((await row(last)).relevance_score).toBeLessThan(before));
  expect((await row(last)).relevance_reason).toContain("from Acme");
  await client.updateLesson({ params: { id: lesson.id }, body: { muted: true } });
  await vi.waitFor(async () => expect((await row(last)).relevance_reason).not.toContain("from Acme"));
  expect((await client.listLessons({})).data.find(({ id }) => id === lesson.id)).toMatchObject({
    muted: true,
  });
});

test("a portrait that changes, and what cannot fit, are said of what waits", async () => {
  const { client, one, row } = await account({ locations: ["Berlin"] });
  const { id } = await one({
    title: "Pastry Chef",
    company: "Hotel Aurora",
    url: "https://jobs.example/pastry",
  });
  const permit = "You must be authorized to work in the United States.";
  const away = await one({
    title: "Pastry Chef",
    company: "Diner",
    location: "Austin, TX",
    url: "https://jobs.example/austin",
    description_text: permit,
  });
  expect((await row(away.id)).warnings.map(({ explanation }) => explanation.code)).toEqual([
    "country_not_sought",
  ]);
  expect((await row(id)).relevance_score).toBeNull();
  await client.updateContact({ body: { location: "Berlin, Germany" } });
  await client.createWorkHistory({
    body: {
      title: "Pastry Chef",
      company: "Hotel Adlon",
      start_date: "2019-01",
      end_date: "2023-12",
      summary: "Baked bread and cakes for 200 guests a day.",
    },
  });
  await vi.waitFor(async () => expect((await row(id)).relevance_reason).toContain("Pastry Chef"), 10_000);
  expect((await row(id)).relevance_score).toBeNull();
  await vi.waitFor(
    async () => expect((await row(away.id)).warnings.map(({ kind }) => kind)).toEqual(["permit", "country"]),
    10_000,
  );
});
