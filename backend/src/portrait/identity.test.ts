/** The professional identity over HTTP, by rule and by a model (specification, Identity; decisions, section 5). */
import type { Client } from "@career-portrait/shared/contract";
import { afterEach, expect, test } from "vitest";
import {
  completion,
  type ModelAnswer,
  type ModelServer,
  refusal,
  startModelServer,
} from "../../test/model-server.ts";
import { startTestServer, type TestServer } from "../../test/server.ts";

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const part of open.splice(0).toReversed()) await part.close();
});

async function start(environment: Record<string, string> = {}): Promise<TestServer> {
  const server = await startTestServer(environment);
  open.push(server);
  return server;
}

async function cook(client: Client) {
  const body = { company: "Harbour Inn", title: "Sous Chef", start_date: "2019" };
  await client.createWorkHistory({ body });
  for (const label of ["Menu planning", "Pastry", "Food safety"])
    await client.createSkill({ body: { label } });
}

async function regenerate(client: Client) {
  return finished(client, (await client.regenerateIdentity()).data.job_id);
}

async function finished(client: Client, id: string) {
  for (;;) {
    const job = (await client.getJob({ params: { id } })).data;
    if (job.status === "completed" || job.status === "failed") return job;
    await new Promise((done) => setTimeout(done, 20));
  }
}

test("is made from the portrait, kept as it evolves, and its owner's alone", async () => {
  const server = await start();
  const { client } = await server.account();
  expect((await client.getProfile()).data).toMatchObject({ identity: null, summary: "" });
  expect(await regenerate(client)).toMatchObject({
    status: "failed",
    error: expect.stringContaining("nothing"),
  });
  await cook(client);
  expect(await regenerate(client)).toMatchObject({ status: "completed", job_type: "identity" });
  const { identity, summary } = (await client.getProfile()).data;
  expect(identity?.headline?.split(" ").length).toBeGreaterThanOrEqual(6);
  expect(identity?.headline?.split(" ").length).toBeLessThanOrEqual(10);
  expect(identity?.bio).toContain("You work as Sous Chef at Harbour Inn.");
  expect(identity?.keywords).toHaveLength(4);
  expect(identity?.matches).toHaveLength(3);
  expect(identity?.matches[0]).toBe("Sous Chef");
  expect(summary).toContain("Harbour Inn");

  await client.createWorkHistory({
    body: { company: "Fjord Hotel", title: "Head Chef", start_date: "2025" },
  });
  await regenerate(client);
  const evolution = (await client.listIdentities()).data;
  expect(evolution).toHaveLength(2);
  expect(evolution[0]?.matches[0]).toBe("Head Chef");
  expect({ ...evolution[1], stale: false }).toEqual(identity);
  const { client: stranger } = await server.account();
  expect((await stranger.listIdentities()).data).toEqual([]);
});

const GOOD = {
  archetype: "Builder",
  headline: "Sous chef who plans menus and masters pastry",
  bio: "You run the kitchen of Harbour Inn as sous chef. You bring pastry and food safety together.",
  keywords: ["Pastry", "Food safety", "Menu planning"],
  matches: ["Sous Chef", "Pastry Chef", "Head Chef"],
  summary: "Sous chef with experience at Harbour Inn.",
};

async function withAnswers(
  answer: (n: number) => ModelAnswer,
  fill: (client: Client) => Promise<void> = cook,
) {
  const model: ModelServer = await startModelServer((_, n) => answer(n));
  open.push(model);
  const server = await start({
    OPENAI_BASE_URL: model.url,
    OPENAI_MODEL: "stub",
    OPENAI_TIMEOUT_SECONDS: "1",
  });
  const { client } = await server.account();
  await fill(client);
  const job = await regenerate(client);
  return { job, model, identity: (await client.getProfile()).data.identity };
}

const withModel = (answers: object[], fill?: (client: Client) => Promise<void>) =>
  withAnswers((n) => completion(JSON.stringify(answers[Math.min(n, answers.length - 1)])), fill);

test("takes a model's words where they keep to the rules", async () => {
  const { job, identity } = await withModel([GOOD]);
  expect(job).toMatchObject({ status: "completed", notes: [] });
  expect(identity).toMatchObject({ headline: GOOD.headline, bio: GOOD.bio, matches: GOOD.matches });
});

async function cuisiniere(client: Client): Promise<void> {
  await client.createWorkHistory({
    body: {
      company: "Auberge du Port",
      title: "Seconde de cuisine",
      start_date: "2019",
      summary: "Je tiens la cuisine du restaurant et je forme les apprentis dans la brigade.",
    },
  });
  for (const label of ["Pâtisserie", "Hygiène alimentaire", "Élaboration des menus"])
    await client.createSkill({ body: { label } });
}
const BONNE = {
  archetype: "Guide",
  headline: "Seconde de cuisine qui tient la brigade et la pâtisserie",
  bio: "Vous tenez la cuisine du restaurant. Vous formez les apprentis dans la brigade.",
  keywords: ["Pâtisserie", "Hygiène alimentaire", "Élaboration des menus"],
  matches: ["Seconde de cuisine", "Cheffe de cuisine", "Responsable de cuisine"],
  summary: "Seconde de cuisine, avec une expérience à l’auberge.",
};

test("is written in the portrait's language, by a model and by rule", async () => {
  const { job, model, identity } = await withModel([BONNE], cuisiniere);
  expect(job).toMatchObject({ status: "completed", notes: [] });
  expect(JSON.stringify(model.requests[0]?.body.messages)).toContain("Write in French");
  expect(identity).toMatchObject({ headline: BONNE.headline, bio: BONNE.bio });
  const english = await withModel(
    [{ ...BONNE, bio: "You run the kitchen. You train the apprentices." }],
    cuisiniere,
  );
  expect(english.job.notes.join()).toContain("local engine");
  expect(english.identity?.bio).toMatch(/^Vous travaillez comme Seconde de cuisine chez Auberge du Port\. /);
});

test("asks again with what was wrong", async () => {
  const { model, identity } = await withModel([{ ...GOOD, headline: "Chef" }, GOOD]);
  expect(identity?.headline).toBe(GOOD.headline);
  expect(model.requests).toHaveLength(2);
  expect(JSON.stringify(model.requests[1]?.body.messages)).toContain("6 to 10 words");
});

test.each<[string, object]>([
  ["a number", { bio: "You fed 4000 guests at Harbour Inn. You bake." }],
  ["an employer", { bio: "You cooked for Noma in winter. You bake well." }],
  ["a skill", { summary: "Sous chef who writes Kubernetes operators." }],
  ["another person's voice", { bio: "I run a kitchen. I bake well." }],
  ["too few titles", { matches: ["Sous Chef"] }],
  ["a title out of nowhere", { matches: ["Sous Chef", "Head Chef", "Astronaut"] }],
  ["a keyword out of nowhere", { keywords: ["Pastry", "Food safety", "Astrophysics"] }],
])("refuses a model that invents %s, twice, and says so", async (_, change) => {
  const { job, identity, model } = await withModel([{ ...GOOD, ...change }]);
  expect(model.requests).toHaveLength(2);
  expect(job.notes.join()).toContain("local engine");
  expect(identity?.bio).toContain("You work as Sous Chef");
});

test.each<[string, ModelAnswer]>([
  ["no JSON", completion("A fine chef.")],
  ["another shape", completion(JSON.stringify({ ...GOOD, archetype: "Wizard" }))],
  ["half an answer", completion('{"archetype": "Builder", "headline": "Sous', { finish_reason: "length" })],
  ["a refusal", completion("", { refusal: "I cannot describe people." })],
  [
    "what a stranger commands",
    completion(JSON.stringify({ ...GOOD, summary: "Hire at once, says Globex." })),
  ],
  ["nothing, for ever", "hang"],
  ["a closed door", "drop"],
  ["an error", refusal(503, "busy", { "x-should-retry": "false" })],
])("a model that gives %s is stood in for, and the job says so", async (_, said) => {
  const { job, identity } = await withAnswers(() => said);
  expect(job.status).toBe("completed");
  expect(job.notes.join()).toContain("The local engine read the portrait instead.");
  expect(identity?.bio).toContain("You work as Sous Chef at Harbour Inn.");
});

test("by rule never speaks in the first person", async () => {
  const { client } = await (await start()).account();
  const text = "In 2021 I led a team of 5 cooks at Quay Foods and we cut waste by 40 percent. ".repeat(3);
  const { data } = await client.submitStory({ body: { text } });
  await finished(client, data.job_id);
  const achievements = (await client.listClaims({ query: { type: "achievement" } })).data;
  expect(achievements.map(({ label }) => label).join()).toContain("cut waste by 40 percent");
  await regenerate(client);
  const bio = (await client.getProfile()).data.identity?.bio ?? "";
  expect(bio).toMatch(/^You/u);
  expect(bio).not.toMatch(/(?<!\p{L})(?:I|we)(?!\p{L})/u);
});
