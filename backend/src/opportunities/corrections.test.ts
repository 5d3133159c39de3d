/** What the person says of requirements, over HTTP: scored at once, kept whatever reads the posting, taken back exactly. */
import { randomUUID } from "node:crypto";
import type { Client, MatchResult, RequirementCorrection } from "@career-portrait/shared/contract";
import { applyCorrections } from "@career-portrait/shared/matching";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { refusal } from "../../test/refusal.ts";
import { startTestServer, type TestServer } from "../../test/server.ts";
import type { Engine } from "../intelligence/engine.ts";
import { localEngine } from "../intelligence/index.ts";
import { type Bench, DESCRIPTION, openBench } from "../../test/opportunities.ts";

const KUBERNETES = "Experience with Kubernetes";
const POSTGRES = "Strong knowledge of PostgreSQL";

let server: TestServer;
let client: Client;
let id: string;

beforeAll(async () => {
  server = await startTestServer();
  ({ client } = await server.account());
  for (const label of ["Go", "PostgreSQL"]) await client.createSkill({ body: { label } });
  id = (await client.addAndMatch({ body: { description: DESCRIPTION } })).data.opportunity.id;
}, 60_000);
afterAll(() => server.close());

const correct = async (text: string, as: RequirementCorrection["as"] | null, of = id) =>
  (await client.correctRequirement({ params: { id: of }, body: { text, as } })).data;
const read = async (of = id) => (await client.getOpportunity({ params: { id: of } })).data;
const match = async (of = id) => (await client.getMatch({ params: { id: of } })).data;
const scored = (result: MatchResult) => ({ ...result, computed_at: null });
const named = ({ strengths, gaps }: Pick<MatchResult, "strengths" | "gaps">) =>
  [...strengths, ...gaps].map(({ requirement }) => requirement);

describe("a correction", () => {
  test("is scored at once, wherever the score stands, and taken back exactly", async () => {
    const before = await match();
    expect(named(before)).toContain(KUBERNETES);
    const answer = await correct(KUBERNETES, "none");
    expect(answer.requirement_corrections).toEqual([{ text: KUBERNETES, as: "none" }]);
    expect(answer.requirements).toEqual(
      applyCorrections(answer.requirements_as_read, answer.requirement_corrections),
    );
    expect(named(answer.match)).not.toContain(KUBERNETES);
    expect(answer.match.scores.must_have).toBeGreaterThan(before.scores.must_have ?? 100);
    expect(await match()).toEqual(answer.match);
    const [listed] = (await client.listOpportunities()).data;
    expect(listed).toMatchObject({
      match_score: Math.round(answer.match.scores.overall ?? -1),
      match_is_stale: false,
      requirement_corrections: [{ text: KUBERNETES, as: "none" }],
    });
    const detail = await read();
    expect(detail.requirements).toEqual(answer.requirements);
    expect(detail.requirements_as_read.map(({ text }) => text)).toContain(KUBERNETES);
    expect(scored((await correct(KUBERNETES, null)).match)).toEqual(scored(before));
    expect((await read()).requirement_corrections).toEqual([]);
  });

  test("makes a wish of a must, and a must of a wish", async () => {
    const { match: wish } = await correct(KUBERNETES, "nice");
    expect(wish.gaps.find(({ requirement }) => requirement === KUBERNETES)?.category).toBe("niceToHave");
    const { match: must } = await correct("terraform", "must");
    expect(must.gaps.find(({ requirement }) => requirement === "Terraform")?.category).toBe("mustHave");
    expect((await read()).requirement_corrections).toEqual([
      { text: KUBERNETES, as: "nice" },
      { text: "Terraform", as: "must" },
    ]);
    for (const text of [KUBERNETES, "Terraform"]) await correct(text, null);
  });

  test("said by many at the same moment loses none", async () => {
    const all = (await read()).requirements_as_read.map(({ text }) => text);
    await Promise.all(all.map((text) => correct(text, "nice")));
    expect((await read()).requirement_corrections).toHaveLength(all.length);
    expect((await match()).requirement_corrections).toHaveLength(all.length);
    expect((await match()).gaps.filter(({ requirement }) => all.includes(requirement))).toSatisfy(
      (gaps: MatchResult["gaps"]) => gaps.every(({ category }) => category === "niceToHave"),
    );
    await Promise.all(all.map((text) => correct(text, null)));
    expect((await read()).requirement_corrections).toEqual([]);
    expect((await match()).requirement_corrections).toEqual([]);
  });

  test("holds when the portrait changes", async () => {
    await correct(KUBERNETES, "none");
    await client.createSkill({ body: { label: "Terraform" } });
    expect(named(await match())).not.toContain(KUBERNETES);
    await correct(KUBERNETES, null);
  });

  test.each([
    ["of what the posting does not ask for", { text: "Ten years of juggling", as: "none" }],
    ["taking back what was never said", { text: "Ten years of juggling", as: null }],
  ] as const)("%s is refused with a sentence", async (_, body) => {
    const error = await refusal(client.correctRequirement({ params: { id }, body }));
    expect([error.status, error.code]).toEqual([400, "validation_error"]);
    expect(error.message).toContain("none of this posting's requirements");
  });

  test("of another account's opportunity, or of none, is 404; of a malformed kind 400", async () => {
    const other = await server.account();
    const body = { text: KUBERNETES, as: "none" as const };
    const foreign = other.client.correctRequirement({ params: { id }, body });
    expect((await refusal(foreign)).status).toBe(404);
    const none = client.correctRequirement({ params: { id: randomUUID() }, body });
    expect((await refusal(none)).status).toBe(404);
    for (const wrong of [{ text: "", as: "none" }, { text: "Go" }, { text: "Go", as: "maybe" }]) {
      const call = client.correctRequirement({ params: { id }, body: wrong as never });
      expect((await refusal(call)).code).toBe("validation_error");
    }
  });

  test("is told by GET /sync, with the score that follows", async () => {
    let cursor: string | undefined;
    const follow = async () => {
      const told = [];
      for (;;) {
        const { data } = await client.sync({ query: { cursor, limit: 500 } });
        told.push(...data.changes);
        cursor = data.next_cursor;
        if (!data.has_more && data.settled) return told.filter((change) => change.id === id);
      }
    };
    await follow();
    await correct(KUBERNETES, "none");
    const told = await follow();
    const said = { requirement_corrections: [{ text: KUBERNETES, as: "none" }] };
    expect(told.find(({ type }) => type === "opportunity")?.data).toMatchObject(said);
    expect(told.find(({ type }) => type === "match")?.data).toMatchObject(said);
    await correct(KUBERNETES, null);
  });
});

describe("what was said before saving", () => {
  const requirement_corrections: RequirementCorrection[] = [
    { text: "You have strong knowledge of PostgreSQL", as: "none" },
    { text: "not in this posting", as: "must" },
  ];
  const posting = (title: string) => ({
    description: `${title}\n\n${DESCRIPTION}`,
    url: `https://jobs.example.com/${encodeURIComponent(title)}`,
    requirement_corrections,
  });
  async function expectKept(opportunityId: string) {
    const detail = await read(opportunityId);
    expect(detail.requirement_corrections).toEqual(requirement_corrections);
    expect(detail.requirements_as_read.map(({ text }) => text)).toContain(POSTGRES);
    expect(detail.requirements.map(({ text }) => text)).not.toContain(POSTGRES);
    expect(named(await match(opportunityId))).not.toContain(POSTGRES);
  }

  test("is kept by each way of saving", async () => {
    const added = (await client.addOpportunity({ body: posting("Added") })).data;
    expect(added.requirements.must_have_count).toBe(2);
    await expectKept(added.id);
    const matched = (await client.addAndMatch({ body: posting("Matched") })).data;
    expect(named(matched)).not.toContain(POSTGRES);
    await expectKept(matched.opportunity.id);
    const tailored = (await client.addAndTailor({ body: posting("Tailored") })).data;
    await expectKept(tailored.opportunity.id);
    await expectKept(await savedAsync(posting("Saved")));
  });

  test("counts for the posting that is tracked already under another address", async () => {
    const first = (await client.addAndMatch({ body: { description: `Copied\n\n${DESCRIPTION}` } })).data;
    const copy = await savedAsync({ ...posting("Copy"), description: `Copied\n\n${DESCRIPTION}` });
    expect(copy).toBe(first.opportunity.id);
    await expectKept(copy);
  });

  async function savedAsync(body: ReturnType<typeof posting>): Promise<string> {
    const { data } = await client.saveOpportunityAsync({ body });
    return vi.waitFor(
      async () => {
        const job = (await client.getJob({ params: { id: data.job_id } })).data;
        expect(job.status).toBe("completed");
        return job.opportunity_id ?? "";
      },
      { timeout: 20_000 },
    );
  }
});

describe("when the posting is read again", () => {
  const engine: Partial<Engine> = {};
  let bench: Bench;
  const account = randomUUID();

  beforeAll(async () => {
    bench = await openBench({ engine });
  });
  afterAll(() => bench.close());

  test("by a model that cuts the clauses otherwise, what was said stays said", async () => {
    const saveId = randomUUID();
    const posting = { url: null, description: DESCRIPTION };
    const { id: own } = await bench.opportunities.add(account, saveId, posting);
    await bench.opportunities.correctRequirement(account, own, { text: KUBERNETES, as: "none" });
    await bench.opportunities.correctRequirement(account, own, { text: POSTGRES, as: "nice" });
    engine.readPosting = async (text, facts) => {
      const local = await localEngine.readPosting(text, facts);
      const requirements = local.reading.requirements.map((one) =>
        one.text === POSTGRES ? { ...one, text: "knowledge of PostgreSQL" } : one,
      );
      return { ...local, engine: "some-model", reading: { ...local.reading, requirements } };
    };
    await bench.database.db
      .collection<{ _id: string }>("postings")
      .updateOne({ _id: own }, { $set: { requirements: null } });
    await bench.opportunities.addAndMatch(account, saveId, posting);
    const again = await bench.opportunities.match(account, own);
    expect(again.engine).toBe("some-model");
    expect(named(again)).not.toContain(KUBERNETES);
    const detail = await bench.opportunities.get(account, own);
    const postgres = detail.requirements.find(({ text }) => text === "knowledge of PostgreSQL");
    expect(postgres?.importance).toBe("nice");
    expect(detail.requirements_as_read.find(({ text }) => text === postgres?.text)?.importance).toBe("must");
    const back = { text: "knowledge of PostgreSQL", as: null };
    const { requirement_corrections } = await bench.opportunities.correctRequirement(account, own, back);
    expect(requirement_corrections).toEqual([{ text: KUBERNETES, as: "none" }]);
  });
});
