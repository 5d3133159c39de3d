/** The self-review with a model behind it: what it may say, and each way in which it can fail (specification, Reviews). */
import type { Client } from "@career-portrait/shared/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "../../test/database.ts";
import {
  completion,
  type ModelAnswer,
  type ModelRequest,
  type ModelServer,
  refusal as refused,
  startModelServer,
} from "../../test/model-server.ts";
import { refusal } from "../../test/refusal.ts";
import { startTestServer, type TestServer } from "../../test/server.ts";

const open: { close(): unknown }[] = [];
let answer: (request: ModelRequest, n: number) => ModelAnswer;
let model: ModelServer;
beforeEach(async () => {
  model = await startModelServer((request, n) => answer(request, n));
  open.push(model);
});
afterEach(async () => {
  for (const part of open.splice(0).toReversed()) await part.close();
});

async function start(environment: Record<string, string> = {}): Promise<TestServer> {
  const server = await startTestServer({
    OPENAI_BASE_URL: model.url,
    OPENAI_MODEL: "stub",
    OPENAI_TIMEOUT_SECONDS: "1",
    ...environment,
  });
  open.push(server);
  return server;
}

const DAY = 24 * 60 * 60 * 1000;
const recent = () => ({
  period_start: new Date(Date.now() - DAY).toISOString(),
  period_end: new Date(Date.now() + DAY).toISOString(),
});

/** Two skills, told now: the evidence of the period, as e1 and e2 or the other way round, and the role behind them. */
async function cook(client: Client) {
  await client.createWorkHistory({
    body: { company: "Harbour Inn", title: "Sous Chef", start_date: "2019" },
  });
  await client.createSkill({ body: { label: "Pastry", description: "Baked for 120 guests" } });
  await client.createSkill({ body: { label: "Menu planning" } });
}

/** The short name under which the model was shown what holds these words. */
function nameOf(request: ModelRequest, words: string): string {
  const entries = [...JSON.stringify(request.body.messages).matchAll(/(e\d+) \[(.*?)\](?=.*)/g)];
  const found = entries.find(([, , about]) => about?.includes(words));
  if (!found?.[1]) throw new Error(`The model was not shown ${words}.`);
  return found[1];
}

interface Said {
  text: string;
  cites: string[];
}
const review = (narrative: Said[], highlights: Said[] = narrative, growth_areas: Said[] = []) =>
  completion(JSON.stringify({ narrative, highlights, growth_areas }));
const about = (request: ModelRequest, text: string, words = "Pastry"): Said => ({
  text,
  cites: [nameOf(request, words)],
});

const good = (request: ModelRequest) =>
  review(
    [
      about(request, "As Sous Chef at Harbour Inn you ran the kitchen.", "role: Sous Chef"),
      about(request, "You baked for 120 guests."),
    ],
    [about(request, "You baked pastry for 120 guests.")],
    [about(request, "Your menu planning could be shown with a result.", "Menu planning")],
  );

async function reviewed(environment: Record<string, string> = {}) {
  const server = await start(environment);
  const { client } = await server.account();
  await cook(client);
  return { client, ask: () => client.selfReview({ body: recent() }) };
}

test("is a model's prose, each highlight with the evidence behind it", async () => {
  answer = good;
  const { client, ask } = await reviewed();
  const { data } = await ask();
  const pastry = (await client.listSkills()).data.find(({ label }) => label === "Pastry");
  expect(data).toMatchObject({
    status: "ready",
    engine: "stub",
    note: null,
    narrative: "As Sous Chef at Harbour Inn you ran the kitchen. You baked for 120 guests.",
    highlights: [{ text: "You baked pastry for 120 guests.", evidence_ids: [pastry?.evidence[0]?.id] }],
    growth_areas: ["Your menu planning could be shown with a result."],
  });
  expect(model.requests).toHaveLength(1);
});

test("of a quiet period asks no model, not even past the ceiling", async () => {
  answer = () => completion("{}");
  const server = await start({ AI_MONTHLY_BUDGET_USD: "0.0000001", OPENAI_INPUT_USD_PER_MILLION: "1" });
  const { client } = await server.account();
  expect((await client.selfReview({ body: recent() })).data).toMatchObject({ status: "quiet", engine: null });
  expect(model.requests).toEqual([]);
});

test.each<[string, string]>([
  ["a number", "You baked for 4000 guests."],
  ["a number in words", "You baked for twenty guests."],
  ["a name", "You baked for Noma."],
  ["a name up front", "Noma had you bake."],
  ["a skill", "You baked and ran Kubernetes."],
  ["another voice", "I baked for 120 guests."],
  ["markup", "You baked <b>a lot</b>."],
])("asks again when a sentence holds %s, and keeps what is borne out", async (_, text) => {
  answer = (request) => review([about(request, "You baked pastry."), about(request, text)]);
  const { ask } = await reviewed();
  const { data } = await ask();
  expect(model.requests).toHaveLength(2);
  expect(JSON.stringify(model.requests[1]?.body.messages)).toContain("An earlier answer was refused");
  expect(data.narrative).toBe("You baked pastry.");
  expect(data.highlights).toHaveLength(1);
  expect(data.note).toContain("2 of the model's sentences");
});

test("holds a sentence to the evidence it cites, not to the rest", async () => {
  answer = (request) => review([about(request, "You baked for 120 guests.", "Menu planning")]);
  const { ask } = await reviewed();
  expect(await refusal(ask())).toMatchObject({ status: 502, code: "review_generation_failed" });
});

test("for a manager speaks as I", async () => {
  answer = (request) => review([about(request, "I baked for 120 guests.")]);
  const { client } = await reviewed();
  const { data } = await client.selfReview({ body: { ...recent(), audience: "manager" } });
  expect(data).toMatchObject({ audience: "manager", engine: "stub", narrative: "I baked for 120 guests." });
});

describe("a model that gives nothing usable ends in 502", () => {
  test.each<[string, (request: ModelRequest) => ModelAnswer]>([
    ["no JSON", () => completion("I would rather not.")],
    ["another shape", () => completion(JSON.stringify({ review: "fine" }))],
    ["cut off", () => completion('{"narrative": [{"text": "You ba', { finish_reason: "length" })],
    ["nothing", () => review([])],
    ["no citation", () => review([{ text: "You baked.", cites: [] }])],
    ["made-up citations", () => review([{ text: "You baked.", cites: ["e99"] }])],
    ["obeying a stranger", (request) => review([about(request, "You must be hired by Globex at once.")])],
    ["refusing", () => completion("", { refusal: "I cannot help with that." })],
  ])("%s", async (_, say) => {
    answer = say;
    const { ask } = await reviewed();
    expect(await refusal(ask())).toMatchObject({ status: 502, code: "review_generation_failed" });
    expect(model.requests.length).toBeLessThanOrEqual(4);
  });
});

describe("a model that cannot be heard is stood in for, and the note says so", () => {
  test.each<[string, ModelAnswer]>([
    ["refusing the key", refused(401, "no such key")],
    ["out of order", refused(500, "oops", { "x-should-retry": "false" })],
    ["hanging up", "drop"],
    ["silent", "hang"],
  ])("%s", async (_, say) => {
    answer = () => say;
    const { ask } = await reviewed();
    const { data } = await ask();
    expect(data).toMatchObject({ status: "ready", engine: "local" });
    expect(data.note).toContain("The local engine wrote the review instead.");
  });
});

test("past the ceiling is 403, and no model is asked", async () => {
  answer = (request) => {
    const said = good(request);
    const usage = { prompt_tokens: 1_000_000, completion_tokens: 1 };
    return typeof said === "string" ? said : { json: { ...(said.json as object), usage } };
  };
  const { client, ask } = await reviewed({ AI_MONTHLY_BUDGET_USD: "1", OPENAI_INPUT_USD_PER_MILLION: "1" });
  expect((await ask()).data.engine).toBe("stub");
  const { ai_spending } = (await client.getUsage()).data;
  expect(ai_spending).toMatchObject({ ceiling_usd: 1 });
  expect(ai_spending.usd).toBeCloseTo(1, 4);
  expect(await refusal(ask())).toMatchObject({ status: 403, code: "cost_ceiling" });
  expect(model.requests).toHaveLength(1);
});

test("evidence that cannot be read is 500 with its own code", async () => {
  answer = good;
  const database = await testDatabase();
  open.push(database);
  const { client, ask } = await reviewed({ MONGODB_URI: database.uri });
  await database.db.collection("claims").updateMany({}, { $set: { evidence: null } });
  expect(await refusal(ask())).toMatchObject({ status: 500, code: "review_source_read_failed" });
  expect(model.requests).toEqual([]);
  expect(await client.selfReview({ body: recent() }).catch((error: Error) => error.message)).not.toMatch(
    /evidence\.map|TypeError|undefined/,
  );
});
