import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { type JobSites, playJobSites, type PlayedPosting } from "../../test/job-sites.ts";
import { startTestServer, type TestServer } from "../../test/server.ts";

let sites: JobSites;
let server: TestServer;
beforeAll(async () => {
  sites = await playJobSites();
  server = await startTestServer({
    LINKEDIN_BASE_URL: sites.url,
    GOOGLE_JOBS_BASE_URL: sites.url,
    GOOGLE_JOBS_API_KEY: "test-key",
    FRACTIONALJOBS_BASE_URL: sites.url,
    FETCH_ALLOW_PRIVATE: "on",
    DISCOVERY_PAUSE_MS: "0",
    DISCOVERY_DAILY_CAP: "5",
  });
});
afterEach(() => {
  for (const site of [sites.linkedin, sites.google, sites.fractional]) {
    site.postings = [];
    site.mishaps = [];
  }
  sites.seen.length = 0;
});
afterAll(async () => {
  await server.close();
  await sites.close();
});

function postings(count: number, title: string, more: Partial<PlayedPosting> = {}): PlayedPosting[] {
  return Array.from({ length: count }, (_, n) => ({
    id: 4_000_000_000 + n,
    title: `${title} ${n}`,
    company: `Company ${n}`,
    location: "Berlin, Germany",
    ...more,
  }));
}

const query = (source: "linkedin" | "google_jobs" | "fractionaljobs", keyword: string) => ({
  source,
  keyword,
});

async function account(...discovery_queries: ReturnType<typeof query>[]) {
  const { client } = await server.account();
  await client.replacePreferences({ body: { discovery_queries } });
  const run = async () => {
    const { data } = await client.runDiscovery({});
    return vi.waitFor(
      async () => {
        const { data: job } = await client.getJob({ params: { id: data.job_id } });
        expect(job.status).toBe("completed");
        return job;
      },
      { timeout: 15_000 },
    );
  };
  const all = async () => (await client.listPending({ query: { status: "all", limit: 200 } })).data;
  const health = async () => (await client.getQueryHealth({ query: {} })).data;
  return { client, run, all, health };
}

describe("a run", () => {
  test("pages through LinkedIn, shows the best up to the cap, and holds the rest on deck", async () => {
    sites.linkedin.postings = [
      ...postings(11, "Baker of bread"),
      ...postings(1, "Pastry baker", { id: 5_000_000_000 }),
    ];
    const { client, run, all } = await account(query("linkedin", "baker"));
    await run();
    expect(sites.seen.filter((path) => path.startsWith("/jobs-guest/"))).toHaveLength(3);
    const rows = await all();
    expect(rows).toHaveLength(12);
    expect(rows[0]).toMatchObject({
      source_type: "linkedin",
      url: expect.stringMatching(/^https:\/\/www\.linkedin\.com\/jobs\/view\/\d+/),
    });
    const { data } = await client.listDiscovered({ query: {} });
    expect(data).toMatchObject({ on_deck_count: 7, today_count: 12 });
    expect(data.items).toHaveLength(5);
    // Repeatable until the pool is empty, and beyond the day's cap.
    const { data: first } = await client.promotePending({ body: { limit: 4 } });
    expect(first).toMatchObject({ promoted: 4, remaining_on_deck: 3 });
    const { data: rest } = await client.promotePending({ body: {} });
    expect(rest).toMatchObject({ promoted: 3, remaining_on_deck: 0 });
    expect((await client.promotePending({ body: {} })).data).toMatchObject({ promoted: 0, promoted_ids: [] });
    expect((await client.listFeedback({ query: { event_type: "rescue" } })).data).toEqual([]);
  });

  test("shows no more than the cap on one day, however often it runs, and files nothing twice", async () => {
    sites.linkedin.postings = postings(8, "Welder");
    const { client, run, all, health } = await account(query("linkedin", "welder"));
    await run();
    await run();
    expect((await client.listDiscovered({ query: {} })).data.items).toHaveLength(5);
    expect(await all()).toHaveLength(8);
    const { queries } = await health();
    expect(queries[0]).toMatchObject({
      runs: 2,
      fetched: 16,
      deduped: 8,
      queued: 8,
      suppressed: 0,
      errored_runs: 0,
    });
    // A rescue from on deck corrects nothing.
    const { data } = await client.listDiscovered({ query: {} });
    const onDeck = data.near_miss.find(({ dismissed_reason }) => dismissed_reason === "over_daily_cap")!;
    const rescued = await client.rescuePending({ params: { id: onDeck.id }, body: {} });
    expect(rescued.data).toMatchObject({ previous_status: "suppressed", feedback_event_id: null });
  });

  test("reads a SerpApi-style endpoint with its pages", async () => {
    sites.google.postings = postings(14, "Data Engineer", { description: "Build pipelines in Python." });
    const { run, all } = await account(query("google_jobs", "data engineer"));
    await run();
    const rows = await all();
    expect(rows).toHaveLength(14);
    expect(rows[0]).toMatchObject({
      source_type: "google_jobs",
      employment_type: "Full-time",
      url: expect.stringMatching(/^https:\/\/careers\.example\.com\/jobs\/\d+$/),
    });
  });

  test("reads fractionaljobs' one page and keeps what answers the query", async () => {
    sites.fractional.postings = [
      ...postings(3, "Fractional CFO", { location: "Remote (US)" }),
      ...postings(4, "Fractional Head of Marketing", { location: "Remote (US)" }),
    ];
    const { run, all } = await account(query("fractionaljobs", "CFO"));
    await run();
    const rows = await all();
    expect(rows.map(({ title }) => title)).toEqual([
      expect.stringContaining("CFO"),
      expect.stringContaining("CFO"),
      expect.stringContaining("CFO"),
    ]);
    expect(rows[0]!.url).toContain("https://www.fractionaljobs.io/jobs/");
  });

  test("asks again where a source says so, and a source's failure stops nothing else", async () => {
    sites.linkedin.postings = postings(2, "Nurse");
    sites.google.postings = postings(2, "Nurse", { location: "Hamburg" });
    sites.linkedin.mishaps = ["429", "500"];
    sites.fractional.mishaps = ["403"];
    const { run, all, health } = await account(
      query("linkedin", "nurse"),
      query("fractionaljobs", "nurse"),
      query("google_jobs", "nurse"),
    );
    const job = await run();
    expect(await all()).toHaveLength(4);
    expect(job.notes).toEqual(['"nurse" at fractionaljobs: The source refused the search (403).']);
    const refused = { code: "source_refused", params: { status: 403 } };
    const failed = { code: "search_failed", params: { keyword: "nurse", source: "fractionaljobs" } };
    expect(job.notes_explanation).toEqual([[failed, refused]]);
    const { queries } = await health();
    expect(
      queries.map(({ source, last_error, last_error_explanation }) => [
        source,
        last_error,
        last_error_explanation,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ["linkedin", null, null],
        ["google_jobs", null, null],
        ["fractionaljobs", "The source refused the search (403).", [refused]],
      ]),
    );
  }, 30_000);

  test("says what a sign-in page, a broken line and a refused key are, and shows no key", async () => {
    sites.linkedin.mishaps = ["broken"];
    sites.fractional.mishaps = ["hang-up"];
    sites.google.key = "another";
    const { run, health } = await account(
      query("linkedin", "x1"),
      query("fractionaljobs", "x2"),
      query("google_jobs", "x3"),
    );
    await run();
    const errors = (await health()).queries.map(({ last_error }) => last_error);
    expect(errors[0]).toMatch(/no results/);
    expect(errors[1]).toMatch(/did not answer/);
    expect(errors[2]).toMatch(/refused the search/);
    expect(errors.join(" ")).not.toContain("test-key");
    sites.google.key = "test-key";
  });

  test("dedupes across sources, countries and agencies, and leaves four openings of one title four", async () => {
    const base = { company: "Acme", location: "Berlin", title: "Platform Engineer" };
    sites.linkedin.postings = [
      { ...base, id: 4_100_000_001 },
      { ...base, id: 4_100_000_002, location: "Hamburg" },
      { ...base, id: 4_100_000_003, location: "Munich" },
      { ...base, id: 4_100_000_004, location: "Leipzig" },
    ];
    sites.google.postings = [{ ...base, id: 77, description: "Own the platform." }];
    const { run, all } = await account(query("linkedin", "platform"), query("google_jobs", "platform"));
    await run();
    const rows = await all();
    expect(rows.filter(({ status }) => status === "pending")).toHaveLength(4);
    expect(rows.filter(({ dismissed_reason }) => dismissed_reason === "pending_duplicate")).toHaveLength(1);
  });

  test("remembers dismissals", async () => {
    sites.linkedin.postings = postings(1, "Welder");
    const { client, run, all } = await account(query("linkedin", "welder"));
    await run();
    const [row] = await all();
    await client.dismissPending({ params: { id: row!.id } });
    await run();
    const rows = await all();
    expect(rows.filter(({ status }) => status === "pending")).toEqual([]);
    expect(rows.filter(({ dismissed_reason }) => dismissed_reason === "dismissed_before")).toHaveLength(1);
  });

  test("with nothing to ask says so, and two at once are one", async () => {
    const { client, run } = await account();
    expect((await run()).notes).toEqual(["There is no saved query that is switched on."]);
    await client.replacePreferences({ body: { discovery_queries: [query("linkedin", "slow")] } });
    const [one, other] = await Promise.all([client.runDiscovery({}), client.runDiscovery({})]);
    expect(one.data.job_id).toBe(other.data.job_id);
  });
});

test("query health refuses unknown sources and windows, and does not call silence healthy", async () => {
  const { client, health } = await account(query("linkedin", "x"));
  expect(await health()).toMatchObject({ window_days: 14, runs_observed: 0, has_data: false, queries: [] });
  for (const bad of [{ window_days: 0 }, { window_days: 91 }]) {
    await expect(client.getQueryHealth({ query: bad })).rejects.toMatchObject({ status: 400 });
  }
});
