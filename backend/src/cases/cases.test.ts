/** Cases over HTTP: what is written down, what a status tells, what was sent, who may see it. */
import { randomUUID } from "node:crypto";
import type { Client, Opportunity, TimelineEntry } from "@career-portrait/shared/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { refusal } from "../../test/refusal.ts";
import { startTestServer, type TestServer } from "../../test/server.ts";

const STORY = `I was Platform Engineer at Ledgerline from 2016 until 2021. There I built payment services in TypeScript and
PostgreSQL and moved forty services to Kubernetes. I cut the cost of hosting by 30 percent and led a team of four people.`;

let server: TestServer;
let mine: Awaited<ReturnType<TestServer["account"]>>;
let client: Client;
let id: string;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  mine = await server.account();
  client = mine.client;
  id = await add(client, "Platform Engineer");
});
afterAll(() => server.close());

async function add(of: Client, title: string): Promise<string> {
  const description = `${title}\nFerrolux GmbH\n\nRequirements\n- TypeScript\n- PostgreSQL`;
  const url = `https://jobs.example.com/${randomUUID()}`;
  return (await of.addOpportunity({ body: { description, url } })).data.id;
}

const read = async (): Promise<Opportunity> => (await client.getOpportunity({ params: { id } })).data;
const kinds = (timeline: readonly TimelineEntry[]) => timeline.map(({ kind, source }) => `${kind} ${source}`);

describe("timeline", () => {
  test("begins with the save; a status writes its event in the same write, once", async () => {
    const key = { idempotencyKey: randomUUID() };
    for (let repeated = 0; repeated < 2; repeated += 1)
      await client.updateOpportunity({ params: { id }, body: { status: "applied" }, ...key });
    // The same status again is no event.
    await client.updateOpportunity({ params: { id }, body: { status: "applied", is_starred: true } });
    const { timeline, applied_at, created_at, is_starred } = await read();
    expect(kinds(timeline)).toEqual(["saved status", "applied status"]);
    expect(timeline[0]?.at).toBe(created_at);
    expect(timeline[1]?.at).toBe(applied_at);
    expect(is_starred).toBe(true);
  });

  test("in bulk too, once for each, whatever is repeated", async () => {
    const other = await add(client, "Site Engineer");
    const key = { idempotencyKey: randomUUID() };
    const body = { ids: [id, other, id], status: "rejected" as const };
    for (let repeated = 0; repeated < 2; repeated += 1) await client.updateOpportunities({ body, ...key });
    await client.updateOpportunities({ body });
    for (const row of (await client.listOpportunities()).data)
      expect(kinds(row.timeline)).toEqual(["saved status", "rejection status"]);
  });

  test("changes at the same moment lose nothing", async () => {
    const statuses = ["applied", "interviewing", "offer", "rejected", "archived"] as const;
    await Promise.all([
      ...statuses.map((status) => client.updateOpportunity({ params: { id }, body: { status } })),
      ...Array.from({ length: 8 }, (_, n) =>
        client.addTimelineEntry({ params: { id }, body: { kind: "note", text: `Note ${n}` } }),
      ),
      client.addInterview({ params: { id }, body: { kind: "phone", starts_at: "2027-01-08T09:00:00Z" } }),
      client.updateOpportunity({ params: { id }, body: { tags: ["Go"] } }),
    ]);
    const { timeline, tags, interviews, status } = await read();
    expect(timeline).toHaveLength(1 + 5 + 8 + 1);
    expect(new Set(timeline.flatMap(({ text }) => text ?? [])).size).toBe(8);
    expect([tags, interviews.length]).toEqual([["Go"], 1]);
    expect(statuses).toContain(status);
  });

  test("takes entries with dates of their own, in order, page by page", async () => {
    const at = (day: number) => `2026-01-${String(day).padStart(2, "0")}T10:00:00.000Z`;
    for (const day of [7, 3, 9, 3, 1]) {
      const body = { kind: "reply" as const, at: at(day), text: `On ${day}` };
      await client.addTimelineEntry({ params: { id }, body });
    }
    const { timeline } = await read();
    expect(timeline.map((entry) => entry.at.slice(8, 10)).slice(0, 5)).toEqual([
      "01",
      "03",
      "03",
      "07",
      "09",
    ]);
    const paged: TimelineEntry[] = [];
    for (let cursor: string | undefined; ;) {
      const page = await client.listTimeline({ params: { id }, query: { limit: 2, cursor } });
      paged.push(...page.data);
      if (page.meta.next_cursor == null) break;
      cursor = page.meta.next_cursor;
    }
    expect(paged).toEqual(timeline);
    const bad = await refusal(client.listTimeline({ params: { id }, query: { cursor: "abc" } }));
    expect(bad).toMatchObject({ status: 400 });
  });

  test("an entry is put under an id of the client's, changed and deleted", async () => {
    const params = { id, entry_id: randomUUID() };
    const put = (text: string) =>
      client.putTimelineEntry({ params, body: { kind: "note", text, at: "2026-02-01T10:00:00Z" } });
    const first = (await put("Called")).data;
    expect(first).toMatchObject({ id: params.entry_id, kind: "note", source: "person", text: "Called" });
    const again = (await put("Called twice")).data;
    expect(again).toEqual({ ...first, text: "Called twice" });
    expect((await read()).timeline.filter((entry) => entry.id === first.id)).toEqual([again]);
    await client.deleteTimelineEntry({ params });
    expect(await refusal(client.deleteTimelineEntry({ params }))).toMatchObject({ status: 404 });
  });

  test("the day of the application and its entry are one", async () => {
    const applied_at = "2026-03-04T08:00:00.000Z";
    await client.updateOpportunity({ params: { id }, body: { applied_at } });
    const entry = (await read()).timeline.find(({ kind }) => kind === "applied");
    expect(entry).toMatchObject({ at: applied_at, source: "person" });
    const second = client.addTimelineEntry({ params: { id }, body: { kind: "applied" } });
    expect(await refusal(second)).toMatchObject({ status: 409, code: "duplicate" });
    const at = "2026-03-01T08:00:00.000Z";
    const params = { id, entry_id: entry?.id ?? "" };
    await client.putTimelineEntry({ params, body: { kind: "applied", at } });
    expect((await read()).applied_at).toBe(at);
    await client.updateOpportunity({ params: { id }, body: { applied_at: null } });
    expect((await read()).timeline.map(({ kind }) => kind)).toEqual(["saved"]);
  });

  test("says what is wrong with an entry, and is full at some time", async () => {
    for (const body of [{ kind: "party" }, {}, { kind: "note", at: "yesterday" }, { kind: "document" }]) {
      const refused = await refusal(
        client.addTimelineEntry({ params: { id }, body: body as { kind: "note" } }),
      );
      expect(refused).toMatchObject({ status: 400, code: "validation_error" });
    }
  });
});

describe("next step", () => {
  const set = async (next_step: Parameters<Client["updateOpportunity"]>[0]["body"]["next_step"]) =>
    (await client.updateOpportunity({ params: { id }, body: { next_step } })).data;

  test("is due, is done, is not done after all, is another one", async () => {
    const due = await set({ text: "Send references", due_on: "2026-12-03" });
    const step = due.next_step;
    expect(step).toMatchObject({ text: "Send references", due_on: "2026-12-03", done_at: null });
    const done_at = "2026-12-01T12:00:00.000Z";
    const done = await set({ ...step!, done_at });
    expect(done.next_step).toEqual({ ...step, done_at });
    expect(done.timeline.at(-1)).toMatchObject({
      id: step?.id,
      kind: "step",
      source: "step",
      text: "Send references",
      at: done_at,
    });
    expect((await set({ ...step! })).timeline).toHaveLength(1);
    await set({ ...step!, done_at });
    const next = await set({ text: "Send references", due_on: "2027-01-03" });
    expect(next.next_step?.id).not.toBe(step?.id);
    expect(kinds(next.timeline)).toContain("step step");
    expect((await set(null)).next_step).toBeNull();
    expect(await refusal(set({ text: "x", due_on: "2026-02-30" }))).toMatchObject({ status: 400 });
  });

  test("filters the list, and so do tags", async () => {
    const other = await add(client, "Site Engineer");
    await set({ text: "Call", due_on: "2026-12-03" });
    await client.updateOpportunity({ params: { id }, body: { tags: ["C++", "c++", "Berlin "] } });
    await client.updateOpportunity({ params: { id: other }, body: { tags: ["C#"] } });
    expect((await read()).tags).toEqual(["C++", "Berlin"]);
    const ids = async (query: { tag?: string; due_until?: string }) =>
      (await client.listOpportunities({ query })).data.map((row) => row.id);
    expect(await ids({ tag: "c++" })).toEqual([id]);
    expect(await ids({ tag: "BERLIN" })).toEqual([id]);
    expect(await ids({ tag: "c" })).toEqual([]);
    expect(await ids({ due_until: "2026-12-03" })).toEqual([id]);
    expect(await ids({ due_until: "2026-12-02" })).toEqual([]);
  });
});

test("interviews have a kind, a time in a zone, people and notes, and stand in the timeline", async () => {
  const body = {
    kind: "on_site" as const,
    starts_at: "2027-01-10T23:30:00Z",
    time_zone: "Asia/Tokyo",
    place: "Kyoto Street 1",
    url: "https://meet.example.com/a,b;c",
    people: ["Ada", "Grace"],
    notes: "Bring the portfolio",
  };
  const { data: one } = await client.addInterview({ params: { id }, body });
  expect(one).toMatchObject({ ...body, starts_at: "2027-01-10T23:30:00.000Z", ends_at: null });
  const params = { id, interview_id: one.id };
  const moved = { ...body, starts_at: "2027-01-11T01:00:00Z", ends_at: "2027-01-11T02:00:00Z" };
  await client.putInterview({ params, body: moved });
  const { interviews, timeline } = await read();
  expect(interviews).toHaveLength(1);
  expect(timeline.at(-1)).toMatchObject({ id: one.id, kind: "interview", at: "2027-01-11T01:00:00.000Z" });
  const entry = { id, entry_id: one.id };
  for (const call of [
    () => client.deleteTimelineEntry({ params: entry }),
    () => client.putTimelineEntry({ params: entry, body: { kind: "note" } }),
    () => client.putInterview({ params, body: { ...body, ends_at: "2027-01-01T00:00:00Z" } }),
    () => client.putInterview({ params, body: { ...body, time_zone: "Mars/Base" } }),
    () => client.putInterview({ params, body: { ...body, url: "javascript:alert(1)" } }),
  ])
    expect(await refusal(call())).toMatchObject({ status: 400, code: "validation_error" });
  const agenda = (await client.listAgenda({ query: { from: "2027-01-11", to: "2027-01-11" } })).data;
  expect(agenda).toMatchObject([{ type: "interview", day: "2027-01-11", opportunity: { id } }]);
  await client.deleteInterview({ params });
  expect((await read()).interviews).toEqual([]);
  expect(await refusal(client.deleteInterview({ params }))).toMatchObject({ status: 404 });
});

test("salaries as asked and offered", async () => {
  const salary_asked = { min: 70_000, max: null, currency: "eur", period: "year" as const };
  await client.updateOpportunity({ params: { id }, body: { salary_asked } });
  const row = await read();
  expect(row.salary_asked).toEqual({ ...salary_asked, currency: "EUR" });
  expect(row.salary_offered).toBeNull();
  const wrong = { min: 9, max: 1 };
  const refused = await refusal(
    client.updateOpportunity({ params: { id }, body: { salary_offered: wrong } }),
  );
  expect(refused).toMatchObject({ status: 400 });
});

test("the agenda lists due steps and interviews by day, page by page", async () => {
  const other = await add(client, "Site Engineer");
  const step = (of: string, due_on: string) =>
    client.updateOpportunity({ params: { id: of }, body: { next_step: { text: "Call", due_on } } });
  await step(id, "2027-02-03");
  await step(other, "2027-02-01");
  for (const starts_at of ["2027-02-03T15:00:00Z", "2027-02-03T09:00:00Z", "2027-02-02T09:00:00Z"])
    await client.addInterview({ params: { id }, body: { kind: "video", starts_at } });
  const told: string[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await client.listAgenda({ query: { limit: 2, cursor } });
    told.push(
      ...page.data.map((entry) =>
        entry.type === "step" ? entry.day : entry.interview.starts_at.slice(0, 13),
      ),
    );
    if (page.meta.next_cursor == null) break;
    cursor = page.meta.next_cursor;
  }
  expect(told).toEqual(["2027-02-01", "2027-02-02T09", "2027-02-03", "2027-02-03T09", "2027-02-03T15"]);
});

describe("documents that went out", () => {
  test("are kept as they were, whatever is edited later", async () => {
    await client.updateContact({ body: { name: "Marit van der Wal", email: "marit@example.org" } });
    await client.submitStory({
      body: {
        text: STORY,
      },
    });
    await vi.waitFor(async () => expect((await client.listClaims()).data.length).toBeGreaterThan(0), {
      timeout: 20_000,
    });
    const job = (await client.tailorOpportunity({ params: { id }, body: {} })).data.job_id ?? "";
    await vi.waitFor(
      async () => expect((await client.getJob({ params: { id: job } })).data.status).toBe("completed"),
      { timeout: 20_000, interval: 50 },
    );
    await client.writeCoverLetter({ params: { id }, body: {} });
    const record = async (kind: "tailored_resume" | "letter" | "resume") =>
      (await client.recordSentDocument({ params: { id }, body: { kind, sent_at: "2026-11-20T10:00:00Z" } }))
        .data;
    const resume = await record("tailored_resume");
    const letter = await record("letter");
    const general = await record("resume");
    const copy = async (document_id: string) =>
      (await client.getSentDocument({ params: { id, document_id } })).data;
    const before = [await copy(resume.id), await copy(letter.id), await copy(general.id)];
    expect(before[0]?.resume_data).toMatchObject({ basics: { name: "Marit van der Wal" } });
    expect(before[1]?.letter?.length).toBeGreaterThan(20);
    const pdf = async () =>
      (await client.getSentDocumentPdf({ params: { id, document_id: resume.id } })).data;
    const bytes = await pdf();
    expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe("%PDF-");

    await client.updateContact({ body: { name: "Somebody Else" } });
    await client.editTailoredProfile({
      params: { opportunityId: id },
      body: { field: "resume_data.basics.summary", value: "Another summary" },
    });
    await client.editCoverLetter({ params: { id }, body: { content: "Another letter" } });
    expect([await copy(resume.id), await copy(letter.id), await copy(general.id)]).toEqual(before);
    expect(Buffer.from(await pdf()).equals(Buffer.from(bytes))).toBe(true);

    const { documents_sent, timeline } = await read();
    expect(documents_sent.map((sent) => sent.id).toSorted()).toEqual(
      [resume.id, letter.id, general.id].toSorted(),
    );
    expect(kinds(timeline).filter((kind) => kind === "document document")).toHaveLength(3);
    await client.deleteSentDocument({ params: { id, document_id: letter.id } });
    expect(await refusal(copy(letter.id))).toMatchObject({ status: 404 });
  }, 60_000);

  test("of which there is nothing yet are refused; others are named; each request records once", async () => {
    const record = (body: object, key?: string) =>
      client.recordSentDocument({ params: { id }, body, idempotencyKey: key });
    for (const kind of ["letter", "tailored_resume", "resume"])
      expect(await refusal(record({ kind }))).toMatchObject({ status: 404 });
    expect(await refusal(record({ kind: "other" }))).toMatchObject({ status: 400 });
    const key = randomUUID();
    const first = (await record({ kind: "other", title: "Certificate" }, key)).data;
    expect((await record({ kind: "other", title: "Certificate" }, key)).data).toEqual(first);
    expect((await read()).documents_sent).toEqual([first]);
    const pdf = client.getSentDocumentPdf({ params: { id, document_id: first.id } });
    expect(await refusal(pdf)).toMatchObject({ status: 404 });
  });
});

describe("saved views", () => {
  test("keep filters under a name, each once, and are told to readers of changes", async () => {
    const own = randomUUID();
    const body = { id: own, name: "Hot", filters: { statuses: ["applied" as const], starred: true } };
    const view = (await client.createView({ body })).data;
    expect(view).toMatchObject({ id: own, filters: { tags: [], starred: true, q: "", due: null } });
    expect((await client.createView({ body })).data).toEqual(view);
    const again = await refusal(client.createView({ body: { name: "HOT", filters: {} } }));
    expect(again).toMatchObject({ status: 409, code: "duplicate" });
    await client.createView({ body: { name: "Cold", filters: {} } });
    expect((await client.listViews()).data.map(({ name }) => name)).toEqual(["Cold", "Hot"]);
    const page = await client.listViews({ query: { limit: 1 } });
    const rest = await client.listViews({ query: { cursor: page.meta.next_cursor ?? undefined } });
    expect(rest.data.map(({ name }) => name)).toEqual(["Hot"]);
    const taken = client.updateView({ params: { id: own }, body: { name: "cold" } });
    expect(await refusal(taken)).toMatchObject({ status: 409 });
    await client.updateView({ params: { id: own }, body: { name: "Warm" } });
    const told = (await client.sync({ query: { limit: 1000 } })).data.changes;
    expect(told).toContainEqual(expect.objectContaining({ type: "saved_view", id: own, deleted: false }));
    await client.deleteView({ params: { id: own } });
    expect(await refusal(client.deleteView({ params: { id: own } }))).toMatchObject({ status: 404 });
    // The id of somebody else's view is no id for mine.
    await client.createView({ body });
    const theirs = (await server.account()).client;
    expect(await refusal(theirs.createView({ body }))).toMatchObject({ status: 400 });
  });
});

test("another account's case is not there", async () => {
  const other = (await server.account()).client;
  const { data: interview } = await client.addInterview({
    params: { id },
    body: { kind: "phone", starts_at: "2027-01-08T09:00:00Z" },
  });
  const { data: entry } = await client.addTimelineEntry({
    params: { id },
    body: { kind: "note", text: "x" },
  });
  const { data: sent } = await client.recordSentDocument({
    params: { id },
    body: { kind: "other", title: "Certificate" },
  });
  const { data: view } = await client.createView({ body: { name: "Hot", filters: {} } });
  const before = await read();
  const calls = [
    () => other.listTimeline({ params: { id } }),
    () => other.addTimelineEntry({ params: { id }, body: { kind: "note" } }),
    () => other.putTimelineEntry({ params: { id, entry_id: entry.id }, body: { kind: "note" } }),
    () => other.deleteTimelineEntry({ params: { id, entry_id: entry.id } }),
    () => other.addInterview({ params: { id }, body: { kind: "phone", starts_at: interview.starts_at } }),
    () => other.deleteInterview({ params: { id, interview_id: interview.id } }),
    () => other.getInterviewCalendar({ params: { id, interview_id: interview.id } }),
    () => other.recordSentDocument({ params: { id }, body: { kind: "other", title: "x" } }),
    () => other.getSentDocument({ params: { id, document_id: sent.id } }),
    () => other.deleteSentDocument({ params: { id, document_id: sent.id } }),
    () => other.updateView({ params: { id: view.id }, body: { name: "x" } }),
    () => other.deleteView({ params: { id: view.id } }),
  ];
  for (const call of calls) expect(await refusal(call())).toMatchObject({ status: 404, code: "not_found" });
  expect((await other.listAgenda()).data).toEqual([]);
  expect(await read()).toEqual(before);
});

test("a deleted opportunity takes its copies along", async () => {
  const body = { kind: "other" as const, title: "Certificate" };
  const { data: sent } = await client.recordSentDocument({ params: { id }, body });
  await client.deleteOpportunity({ params: { id } });
  const gone = client.getSentDocument({ params: { id, document_id: sent.id } });
  expect(await refusal(gone)).toMatchObject({ status: 404 });
  expect((await client.listAgenda()).data).toEqual([]);
});
