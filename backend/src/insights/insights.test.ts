/** The figures as pure sums, and the route through the real service and database. */
import type { Client, DiscoveryQuery } from "@career-portrait/shared/contract";
import { overallIfMet } from "@career-portrait/shared/matching";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startTestServer, type TestServer } from "../../test/server.ts";
import { type LackingGap, lacksIn, type ScoredPosting } from "./lacks.ts";
import { GOOD_FROM, originsOf, type OriginRow } from "./origins.ts";

const gap = (requirement: string, more: Partial<LackingGap> = {}): LackingGap => ({
  requirement,
  importance: "must",
  kind: "skill",
  verdict: "missing",
  weight: 0.5,
  similarity: 0,
  closing: { code: "line_of", params: { things: [requirement], either: false } },
  ...more,
});
const things = (names: string[], either = false) => ({
  closing: { code: "line_of", params: { things: names, either } },
});

function posting(id: string, gaps: LackingGap[]): ScoredPosting {
  const strengths = [{ importance: "must" as const, weight: 0.5, similarity: 0.8 }];
  const made = { strengths, gaps };
  return { id, title: `Job ${id}`, company: null, overall: overallIfMet(made, () => false)!, ...made };
}

describe("what is lacked", () => {
  test("is counted by its canonical name over postings, with the points that its lines would add", () => {
    const lacks = lacksIn([
      posting("a", [gap("k8s")]),
      posting("b", [gap("Kubernetes experience", things(["Kubernetes"])), gap("Kubernetes")]),
      posting("c", [gap("Rust")]),
    ]);
    expect(lacks.map(({ name, postings }) => [name, postings])).toEqual([
      ["Kubernetes", 2],
      ["Rust", 1],
    ]);
    // 0.5 × 0.8 = 40 points; with the gap met 90. In b 0.4 of 1.5 is 26.7, with both met 93.3.
    expect(lacks[0]).toMatchObject({
      kind: "skill",
      with_others: 0,
      unlocks: 0,
      points: { least: 50, most: 66.6, total: 116.6 },
      examples: [
        { id: "b", title: "Job b", company: null, points: 66.6 },
        { id: "a", title: "Job a", company: null, points: 50 },
      ],
    });
  });

  test("says where a line lacks other things too, unless one of them is enough", () => {
    const lacks = lacksIn([
      posting("a", [gap("Python and Rust", things(["Python", "Rust"]))]),
      posting("b", [gap("Python or Rust", things(["Python", "Rust"], true))]),
    ]);
    expect(lacks.map(({ name, postings, with_others }) => [name, postings, with_others])).toEqual([
      ["Python", 2, 1],
      ["Rust", 2, 1],
    ]);
  });

  test("unlocks a score only when nothing else holds it, and then the limit is lifted in the sum", () => {
    const language = gap("Fluent German", {
      kind: "language",
      weight: 0.1,
      closing: { code: "evidence_of_language", params: { languages: ["German"], either: false } },
    });
    const degree = gap("A degree", { kind: "education", weight: 0.1, ...things(["a bachelor's degree"]) });
    const strengths = [{ importance: "must" as const, weight: 0.9, similarity: 0.95 }];
    const held = { strengths, gaps: [language] };
    const both = { strengths, gaps: [language, degree] };
    const made = (id: string, rows: typeof held): ScoredPosting => ({
      id,
      title: id,
      company: null,
      overall: overallIfMet(rows, () => false)!,
      ...rows,
    });
    expect(made("held", held).overall).toBe(69);
    const [german] = lacksIn([made("held", held), made("both", both)]);
    expect(german).toMatchObject({ name: "German", kind: "language", postings: 2, unlocks: 1 });
    expect(german!.examples[0]).toMatchObject({ id: "held", points: 26.5 });
    // The degree still holds it.
    expect(german!.examples[1]).toMatchObject({ id: "both", points: 0 });
  });

  test("is no role, nothing that a portrait cannot show, and with enough postings nothing that one of them asks alone", () => {
    const none = [
      gap("Data Engineer", { kind: "role" }),
      gap("Team spirit", { kind: "other", verdict: "unknowable", weight: 0 }),
    ];
    expect(lacksIn([posting("a", none)])).toEqual([]);
    const many = ["a", "b", "c", "d"].map((id) => posting(id, none));
    expect(lacksIn([...many, posting("e", [gap("Rust")])])).toEqual([]);
    expect(lacksIn([...many, posting("e", [gap("Rust")]), posting("f", [gap("Rust")])])).toHaveLength(1);
  });

  test("is the requirement itself where nothing in it has a name", () => {
    const told = gap("Leads a room through a hard decision", { closing: { code: "work_told", params: {} } });
    expect(lacksIn([posting("a", [told])])[0]).toMatchObject({ name: told.requirement, with_others: 0 });
  });
});

const row = (id: string, source: string | null, match_score: number | null): OriginRow => ({
  id,
  source,
  match_score,
  status: "tracking",
  applied_at: null,
  created_at: "2026-11-20T08:00:00.000Z",
  timeline: [],
});

describe("where matches come from", () => {
  const query: DiscoveryQuery = {
    query_key: "q1",
    source: "linkedin",
    keyword: "Data Engineer",
    location: "Berlin",
    enabled: true,
  };
  const from = (opportunity_id: string, query_key: string | null, source_type = "linkedin") => ({
    opportunity_id,
    query_key,
    source_type,
  });

  test("is the query that found them, else the mail, else the site, the most good ones first", () => {
    const rows = [
      row("a", "greenhouse", GOOD_FROM - 1),
      row("b", "greenhouse", null),
      row("c", "linkedin", GOOD_FROM),
      { ...row("d", "linkedin", 90), status: "interviewing" as const },
      row("e", "linkedin", 10),
      row("f", "lever", 20),
      row("g", null, 20),
    ];
    const origins = originsOf(
      rows,
      [from("c", "q1"), from("d", "q1"), from("e", "gone"), from("f", null, "email")],
      [query],
    );
    expect(origins).toEqual([
      {
        kind: "query",
        name: "Data Engineer",
        location: "Berlin",
        source: "linkedin",
        tracked: 2,
        scored: 2,
        good: 2,
        applied: 1,
        interviewing: 1,
      },
      expect.objectContaining({ kind: "site", name: "greenhouse", tracked: 2, scored: 1, good: 0 }),
      expect.objectContaining({ kind: "by_hand", name: null, tracked: 1 }),
      expect.objectContaining({ kind: "mail", name: null, tracked: 1 }),
      expect.objectContaining({ kind: "site", name: "linkedin", tracked: 1 }),
    ]);
  });

  test("beyond ten they are told as one", () => {
    const rows = Array.from({ length: 14 }, (_, index) => row(`${index}`, `site-${index}`, 70));
    const origins = originsOf(rows, [], []);
    expect(origins).toHaveLength(11);
    expect(origins.at(-1)).toMatchObject({ kind: "others", tracked: 4, good: 4 });
  });
});

const STORY = `I was Platform Engineer at Ledgerline from 2016 until 2021. There I built payment services in Go and PostgreSQL
and moved forty services to Kubernetes. I cut the cost of hosting by 30 percent. Before that I was Developer at Brightmill
from 2012 until 2015, where I wrote Java and ran Jenkins. I hold a Bachelor of Science in Computer Science from Delft.`;
const asking = (title: string, ...lines: string[]) =>
  `${title}\n\nWe run a payments platform for shops.\n\nRequirements\n${lines.map((line) => `- ${line}`).join("\n")}\n`;

describe("the route", () => {
  let server: TestServer;
  let client: Client;
  beforeAll(async () => {
    server = await startTestServer();
    ({ client } = await server.account());
  });
  afterAll(() => server.close());
  const insights = async () => (await client.getInsights()).data;

  test("tells a new account of nothing, in full", async () => {
    const { funnel, ...rest } = await insights();
    expect(rest).toEqual({ good_from: 60, origins: [], lacks: [], looked_at: 0, being_scored: 0 });
    expect(funnel.stages).toEqual({ saved: 0, applied: 0, interviewing: 0, offer: 0 });
    expect(funnel.weeks).toHaveLength(12);
  });

  test("tells what is lacked with the score that showing it would bring, and another account of nothing", async () => {
    const { data: job } = await client.submitStory({ body: { text: STORY } });
    await vi.waitFor(
      async () => expect((await client.getJob({ params: { id: job.job_id } })).data.status).toBe("completed"),
      { timeout: 20_000 },
    );
    const saved: string[] = [];
    for (const [title, second] of [
      ["Platform Engineer", "Experience with Kubernetes"],
      ["Backend Engineer", "Strong Go"],
    ] as const) {
      const { data } = await client.addAndMatch({
        body: { description: asking(title, "Solid Terraform knowledge", second, "PostgreSQL in production") },
      });
      saved.push(data.opportunity.id);
    }
    await client.updateOpportunity({ params: { id: saved[0]! }, body: { status: "applied" } });
    const { funnel, lacks, looked_at, origins } = await insights();
    expect(looked_at).toBe(2);
    expect(funnel.stages).toEqual({ saved: 2, applied: 1, interviewing: 0, offer: 0 });
    expect(funnel.weeks.at(-1)).toMatchObject({ saved: 2, applied: 1, applications: 1 });
    expect(origins).toEqual([
      expect.objectContaining({ kind: "by_hand", tracked: 2, scored: 2, applied: 1 }),
    ]);
    const terraform = lacks.find(({ name }) => name === "Terraform");
    expect(terraform).toMatchObject({ postings: 2, kind: "skill" });
    // The same sum over the published explanation.
    for (const { id, points } of terraform!.examples) {
      const { data: match } = await client.getMatch({ params: { id } });
      const met = overallIfMet(match, ({ requirement }) => requirement.includes("Terraform"))!;
      expect(points).toBeCloseTo(met - match.scores.overall!, 5);
      expect(points).toBeGreaterThan(0);
      expect(overallIfMet(match, () => false)).toBe(match.scores.overall);
    }

    const other = await server.account();
    const { data: theirs } = await other.client.getInsights();
    expect([theirs.looked_at, theirs.funnel.stages.saved]).toEqual([0, 0]);
  });

  test("follows the portrait, and answers 304 while nothing has changed", async () => {
    const first = await client.getInsights();
    const etag = first.headers.get("etag")!;
    await expect(client.getInsights({ headers: { "if-none-match": etag } })).rejects.toMatchObject({
      status: 304,
    });
    await client.submitStory({
      body: {
        text: `${STORY} At Ledgerline I wrote Terraform modules for every service and taught Terraform to the eight people of my team.`,
      },
    });
    await vi.waitFor(
      async () => expect((await insights()).lacks.map(({ name }) => name)).not.toContain("Terraform"),
      { timeout: 20_000, interval: 200 },
    );
  });

  test("remembers how far something has come when it has ended", async () => {
    const { data } = await client.listOpportunities();
    const [{ id } = { id: "" }] = data;
    await client.addInterview({
      params: { id },
      body: { kind: "video", starts_at: "2026-11-20T10:00:00.000Z" },
    });
    await client.updateOpportunity({ params: { id }, body: { status: "rejected" } });
    expect((await insights()).funnel.stages).toMatchObject({ saved: 2, interviewing: 1, offer: 0 });
  });

  test("puts aside what was archived", async () => {
    const { data } = await client.listOpportunities();
    await client.updateOpportunities({ body: { ids: data.map(({ id }) => id), status: "archived" } });
    const { looked_at, lacks, funnel } = await insights();
    expect([looked_at, lacks.length]).toEqual([0, 0]);
    expect(funnel.stages).toMatchObject({ saved: 2, interviewing: 1 });
  });
});
