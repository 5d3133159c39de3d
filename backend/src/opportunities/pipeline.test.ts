import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import pino from "pino";
import { completion, refusal, startModelServer } from "../../test/model-server.ts";
import { createEngineOf, localEngine } from "../intelligence/index.ts";
import { opportunityIdOf } from "./create.ts";
import { html, site } from "../../test/company-sites.ts";
import { type Bench, DESCRIPTION, openBench, postingPage } from "../../test/opportunities.ts";
import type { PostingRow } from "./row.ts";

let bench: Bench;
let account: string;

beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const own = () => (account = randomUUID());

const postingOf = (id: string | null) =>
  bench.database.db.collection<PostingRow>("postings").findOne({ _id: id ?? "" });

describe("a posting at an address", () => {
  test(
    "is read, researched and scored, and every phase is told in its time",
    { timeout: 60_000 },
    async () => {
      own();
      const company = await site({
        "/": '<title>Ledgerline</title><main><p>Ledgers that add up.</p><a href="/about-us?x=1">About</a><a href="/careers/">Work</a><a href="https://elsewhere.example/about">x</a></main>',
        "/about-us": "<title>About</title><main><p>Founded by two bookkeepers.</p></main>",
        "/careers/": "<title>Careers</title><main><p>Four-day weeks.</p></main>",
      });
      const board = await site({
        "/jobs/1": postingPage({ hiringOrganization: { name: "Ledgerline", sameAs: company.url } }),
      });
      const phases: (string | null)[] = [];
      const queued = await bench.opportunities.save(account, randomUUID(), { url: `${board.url}/jobs/1` });
      expect(queued.status).toBe("queued");
      await vi.waitFor(
        async () => {
          const row = await bench.jobs.find(account, queued._id);
          if (row && row.phase !== (phases.at(-1) ?? null)) phases.push(row.phase);
          expect(row?.live).toBeUndefined();
        },
        { timeout: 50_000, interval: 1 },
      );
      const job = await bench.finished(queued);
      expect(job).toMatchObject({
        status: "completed",
        error: null,
        title: "Senior Platform Engineer",
        company: "Ledgerline",
        already_tracked: false,
        notes: [expect.stringMatching(/^Embeddings were skipped/)],
      });
      const order = ["validating", "enriching", "extracting", "embeddings", "researching", "matching"];
      expect(phases).toEqual(order.filter((phase) => phases.includes(phase)));
      expect(job.phase).toBe("matching");

      const id = job.opportunity_id ?? "";
      const opportunity = await bench.opportunities.get(account, id);
      expect(opportunity).toMatchObject({
        title: "Senior Platform Engineer",
        company: "Ledgerline",
        url: `${board.url}/jobs/1`,
        location: expect.stringContaining("Utrecht"),
        status: "tracking",
        url_status: "live",
        match_score: job.match_score,
      });
      expect(Number.isInteger(job.match_score)).toBe(true);
      expect(opportunity.requirements.map(({ text }) => text).join("\n")).toContain("PostgreSQL");
      for (const { text, start, end } of opportunity.requirements) {
        expect(opportunity.description?.slice(start, end)).toBe(text);
      }
      const posting = await postingOf(id);
      expect(posting?.research?.pages.map(({ url }) => url)).toEqual([
        `${company.url}/`,
        `${company.url}/about-us`,
        `${company.url}/careers/`,
      ]);
      expect(posting?.research?.pages[1]?.text).toContain("two bookkeepers");
      const match = await bench.opportunities.match(account, id);
      expect(match).toMatchObject({ engine: "local", basis: "accepted", opportunity: { id } });
      expect(Math.round(match.scores.overall ?? Number.NaN)).toBe(job.match_score);
      expect(board.asked).toEqual(["/jobs/1"]);
    },
  );

  test("that says nothing of the company's site, or whose site is down, is tracked without research", async () => {
    own();
    const board = await site({
      "/jobs/2": postingPage({ title: "Two" }),
      "/jobs/3": postingPage({
        title: "Three",
        hiringOrganization: { name: "L", url: "http://127.0.0.1:1/" },
      }),
    });
    const notes = (await bench.save(account, { url: `${board.url}/jobs/2` })).notes;
    expect(notes).toContainEqual(expect.stringMatching(/research was skipped: the posting does not say/));
    const down = await bench.save(account, { url: `${board.url}/jobs/3` });
    expect(down.status).toBe("completed");
    expect(down.notes).toContainEqual(
      expect.stringMatching(/research was skipped: 127.0.0.1:1 could not be read/),
    );
  });

  test.each<[string, (response: ServerResponse) => void, RegExp]>([
    [
      "is gone",
      (response) => html(response, "gone", 410),
      /no longer at this address \(the site answered 410\)/,
    ],
    ["is refused", (response) => html(response, "no", 403), /did not show the page .* answered 403.*paste/],
    ["keeps failing", (response) => html(response, "oops", 503), /answered 503/],
    ["breaks off", (response) => void response.destroy(), /did not answer, or broke off/],
    [
      "is a file",
      (response) => void response.writeHead(200, { "Content-Type": "image/png" }).end("x"),
      /a file/,
    ],
    [
      "is no posting",
      (response) => html(response, "<title>Recipes</title><main><h1>Soup</h1><p>Boil water.</p></main>"),
      /paste/,
    ],
    ["is empty", (response) => html(response, '<div id="root"></div><script>render()</script>'), /paste/],
    [
      "lists several",
      (response) => {
        const item = (n: number) => ({
          "@type": "JobPosting",
          title: `Job ${n}`,
          url: `https://jobs.example/${n}`,
        });
        const json = JSON.stringify({ "@context": "https://schema.org", "@graph": [1, 2, 3].map(item) });
        const items = [1, 2, 3]
          .map((n) => `<li><a href="https://jobs.example/${n}">Job ${n}</a></li>`)
          .join("");
        html(
          response,
          `<script type="application/ld+json">${json}</script><main><h1>Jobs</h1><ul>${items}</ul></main>`,
        );
      },
      /^The page is a list of .*postings\. Open one of them/,
    ],
    [
      "redirects for ever",
      (response) => void response.writeHead(302, { Location: "/job" }).end(),
      /redirecting/,
    ],
  ])("that %s fails with a sentence, and takes no slot", async (_, answer, sentence) => {
    own();
    const { url } = await site({ "/job": answer });
    const job = await bench.save(account, { url: `${url}/job` });
    expect(job.status).toBe("failed");
    expect(job.error).toMatch(sentence);
    expect(job.error).toMatch(/\.$/);
    expect(await bench.opportunities.count(account)).toBe(0);
    const slots = await bench.database.db.collection("opportunity_slots").findOne({ account_id: account });
    expect(slots?.taken ?? 0).toBe(0);
  });

  test("of a site that is down fails when trying again did not help, and goes through when it did", async () => {
    own();
    const down = await bench.save(account, { url: "http://127.0.0.1:1/job" });
    expect(down).toMatchObject({ status: "failed", attempts: 3 });
    expect(down.error).toMatch(/did not answer.*paste the posting's text/);
    let times = 0;
    const flaky = await site({
      "/job": (response) => {
        times += 1;
        if (times === 1) html(response, "busy", 503);
        else html(response, postingPage());
      },
    });
    expect(await bench.save(account, { url: `${flaky.url}/job` })).toMatchObject({
      status: "completed",
      attempts: 2,
    });
  });

  test("is read from the client's text where the page cannot be read", async () => {
    own();
    const gone = await site({ "/job": (response) => html(response, "gone", 404) });
    const closed = await bench.save(account, {
      url: `${gone.url}/job`,
      description: DESCRIPTION,
      title_hint: "Platform",
    });
    expect(closed.status).toBe("completed");
    expect(closed.notes[0]).toMatch(/^The address was not read: The posting is no longer/);
    expect(await bench.opportunities.get(account, closed.opportunity_id ?? "")).toMatchObject({
      title: "Platform",
      url: `${gone.url}/job`,
      url_status: "closed",
      description: DESCRIPTION,
    });
    const offline = await bench.save(account, {
      url: "http://127.0.0.1:1/x",
      description: `${DESCRIPTION}\nMore.`,
    });
    expect(offline).toMatchObject({ status: "completed", attempts: 1 });
    expect(await bench.opportunities.get(account, offline.opportunity_id ?? "")).toMatchObject({
      url_status: "unknown",
    });
  });

  test("is called what the client read, whatever its text and its page say", async () => {
    own();
    const { url } = await site({ "/job": postingPage() });
    const facts = { title: "Lead Engineer", company: null, location: "Delft" };
    const job = await bench.save(account, { url: `${url}/job`, description: DESCRIPTION, facts });
    expect(await bench.opportunities.get(account, job.opportunity_id ?? "")).toMatchObject({
      title: "Lead Engineer",
      company: "Ledgerline",
      location: "Delft",
      description: DESCRIPTION,
    });
  });

  test("is read from the lines that older clients put above the text", async () => {
    own();
    const description = `Lead Engineer\nCompany: Harbour Works B.V.\nLocation: Delft\n\n${DESCRIPTION}`;
    const job = await bench.save(account, { description, title_hint: "Lead Engineer" });
    expect(await bench.opportunities.get(account, job.opportunity_id ?? "")).toMatchObject({
      title: "Lead Engineer",
      company: "Harbour Works B.V.",
      location: "Delft",
    });
  });

  test("that is closed is tracked as closed", async () => {
    own();
    const page = postingPage().replace("</h1>", "</h1><p>This position has been filled.</p>");
    const { url } = await site({ "/job": page });
    const job = await bench.save(account, { url: `${url}/job` });
    expect(await bench.opportunities.get(account, job.opportunity_id ?? "")).toMatchObject({
      url_status: "closed",
    });
  });
});

describe("with a model", () => {
  test("the posting is read by it, or locally with a word on why", { timeout: 60_000 }, async () => {
    let broken = false;
    const server = await startModelServer(() =>
      broken
        ? refusal(401, "no")
        : completion(
            JSON.stringify({
              title: null,
              company: null,
              location: null,
              seniority: null,
              requirements: [
                { quote: "Strong knowledge of PostgreSQL", importance: "must", kind: "skill", years: null },
                { quote: "Can walk on water", importance: "must", kind: "other", years: null },
              ],
            }),
          ),
    );
    const engineOf = await createEngineOf(
      { OPENAI_BASE_URL: server.url, OPENAI_MODEL: "stub-1", OPENAI_TIMEOUT_SECONDS: 5 },
      pino({ level: "silent" }),
    );
    const bench = await openBench({ engine: engineOf(account) });
    try {
      own();
      const first = await bench.save(account, { description: DESCRIPTION });
      const opportunity = await bench.opportunities.get(account, first.opportunity_id ?? "");
      expect(opportunity.requirements.map(({ text }) => text)).toEqual(["Strong knowledge of PostgreSQL"]);
      expect(await bench.opportunities.match(account, opportunity.id)).toMatchObject({ engine: "stub-1" });
      broken = true;
      const second = await bench.save(account, { description: `Second\n${DESCRIPTION}` });
      expect(second.status).toBe("completed");
      expect(second.notes[0]).toBe(
        "The model's server refused the key. The local engine read the posting instead.",
      );
      expect(await bench.opportunities.match(account, second.opportunity_id ?? "")).toMatchObject({
        engine: "local",
      });
    } finally {
      await bench.close();
      server.close();
    }
  });
});

describe("an interrupted save", () => {
  test("does each step once, however often it is cut off", async () => {
    const account = randomUUID();
    let reads = 0;
    const interrupted = await openBench({
      engine: {
        async readPosting(text, known) {
          reads += 1;
          if (reads < 3) throw new Error("cut off");
          return localEngine.readPosting(text, known);
        },
        embed: async (texts) => ({ vectors: texts.map(() => [0.5, -1]), engine: "stub-embed" }),
      },
    });
    try {
      const board = await site({ "/jobs/1": postingPage() });
      const job = await interrupted.save(account, { url: `${board.url}/jobs/1` });
      expect(job).toMatchObject({ status: "completed", attempts: 3 });
      expect(board.asked).toEqual(["/jobs/1"]);
      expect(await interrupted.opportunities.count(account)).toBe(1);
      const vectors = await interrupted.database.db
        .collection("posting_vectors")
        .findOne({ account_id: account });
      const opportunity = await interrupted.opportunities.get(account, job.opportunity_id ?? "");
      expect(vectors?.vectors).toHaveLength(1 + opportunity.requirements.length);
      expect(vectors?.engine).toBe("stub-embed");
    } finally {
      await interrupted.close();
    }
  });

  test("that has nothing to read has no match, and says what would give it one", async () => {
    const account = randomUUID();
    await bench.opportunities.importBulk(account, randomUUID(), "Baker at Acme");
    const { items } = await bench.opportunities.list(account, { sort: "created_at", limit: 1 });
    await expect(bench.opportunities.match(account, items[0]?.id ?? "")).rejects.toMatchObject({
      status: 404,
      code: "not_found",
      message: expect.stringMatching(/only its name is known.*save the posting's address or text/),
    });
  });

  test("whose opportunity is deleted meanwhile ends, and leaves nothing", async () => {
    const account = randomUUID();
    const reading = Promise.withResolvers<void>();
    const deleted = Promise.withResolvers<void>();
    const interrupted = await openBench({
      engine: {
        async readPosting(text, known) {
          reading.resolve();
          await deleted.promise;
          return localEngine.readPosting(text, known);
        },
      },
    });
    try {
      const job = await interrupted.opportunities.save(account, randomUUID(), { description: DESCRIPTION });
      await reading.promise;
      const id = (await interrupted.jobs.find(account, job._id))?.opportunity_id ?? "";
      await expect(interrupted.opportunities.match(account, id)).rejects.toMatchObject({
        status: 404,
        message: expect.stringContaining("still being read"),
      });
      await interrupted.opportunities.delete(account, id);
      deleted.resolve();
      const ended = await interrupted.finished(job);
      expect(ended).toMatchObject({ status: "failed", error: expect.stringContaining("was deleted") });
      for (const name of ["opportunities", "postings", "matches", "posting_vectors"]) {
        expect(await interrupted.database.db.collection(name).countDocuments({ account_id: account })).toBe(
          0,
        );
      }
    } finally {
      await interrupted.close();
    }
  });

  test("leaves no text behind when it ends without a row of its own", async () => {
    const account = randomUUID();
    const bench = await openBench();
    try {
      const postings = bench.database.db.collection<PostingRow>("postings");
      const left = (jobId: string) => ({
        _id: opportunityIdOf(jobId),
        account_id: account,
        description: DESCRIPTION,
        requirements: null,
        engine: null,
        research: null,
      });
      const save = async (input: { url?: string; description?: string }) => {
        const jobId = randomUUID();
        // As an attempt leaves it that is killed between the text and its row.
        await postings.insertOne(left(jobId));
        return bench.finished(await bench.opportunities.save(account, jobId, input));
      };
      const board = await site({});
      expect(await save({ url: `${board.url}/gone` })).toMatchObject({ status: "failed" });
      expect(await postings.countDocuments({ account_id: account })).toBe(0);
      const first = await save({ description: DESCRIPTION });
      expect(await save({ description: DESCRIPTION })).toMatchObject({
        status: "completed",
        already_tracked: true,
      });
      const kept = await postings.find({ account_id: account }).toArray();
      expect(kept.map(({ _id }) => _id)).toEqual([first.opportunity_id]);
    } finally {
      await bench.close();
    }
  });

  test("a model that makes no vectors fails nothing", async () => {
    const without = await openBench({
      engine: {
        async embed() {
          throw new Error("no vectors today");
        },
      },
    });
    try {
      const job = await without.save(randomUUID(), { description: DESCRIPTION });
      expect(job.status).toBe("completed");
      expect(job.notes).toContainEqual(expect.stringMatching(/^Embeddings were skipped: the model did not/));
    } finally {
      await without.close();
    }
  });
});
