/** Interview preparation over HTTP: every word of a story is the person's own, every question rests on the posting. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { InterviewPreparation } from "@career-portrait/shared/contract";
import { startTestServer, type TestServer } from "../../../test/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const STORY = [
  "From March 2019 to June 2023 I worked as a warehouse manager at Fjord Paper in Bergen.",
  "The dock was a mess when I arrived.",
  "I introduced fixed loading windows for all carriers.",
  "As a result, waiting times dropped from ninety to twenty minutes.",
  "I led a team of fourteen people and planned their shifts with SAP.",
].join(" ");

const POSTING = `Warehouse Manager
Nordlys Logistics, Tromsø

We are a family-owned company with 85 employees and have run the same terminal since 1974.

Responsibilities
- Plan and coordinate the daily loading and unloading of forty trucks
- Coordinate with carriers and customers to resolve delays
- Prepare weekly reports on stock and throughput

Requirements
- Experience leading a team
- Experience with SAP
- Experience with lean management is required
- Willingness to travel up to 20 % of the time

Nice to have
- Norwegian`;

async function prepared(): Promise<{ preparation: InterviewPreparation; text: string; id: string }> {
  const { client } = await server.account();
  const { data: story } = await client.submitStory({ body: { text: STORY } });
  while ((await client.getJob({ params: { id: story.job_id } })).data.status !== "completed")
    await new Promise((done) => setTimeout(done, 20));
  const url = "https://jobs.example.com/warehouse";
  const { id } = (await client.addOpportunity({ body: { description: POSTING, url } })).data;
  const { data } = await client.getInterviewPreparation({ params: { id } });
  return { preparation: data, text: STORY.replaceAll(/\s+/gu, " "), id };
}

describe("a preparation", () => {
  let preparation: InterviewPreparation;
  let text: string;
  beforeAll(async () => {
    ({ preparation, text } = await prepared());
  }, 60_000);

  test("tells for a requirement what was done and what came of it, in the person's own words", () => {
    const stories = preparation.rows.flatMap((row) => row.stories);
    expect(stories.length).toBeGreaterThan(0);
    for (const { situation, deed, result, evidence } of stories) {
      for (const part of [situation, deed, result])
        for (const sentence of part?.split(/(?<=[.!?])\s+/u) ?? []) expect(text).toContain(sentence);
      for (const { content } of evidence) expect(text).toContain(content.replaceAll(/\s+/gu, " "));
    }
    const windows = stories.find(({ deed }) => deed.includes("fixed loading windows"))!;
    expect(windows.result).toBe("As a result, waiting times dropped from ninety to twenty minutes.");
    const team = preparation.rows.find(({ requirement }) => requirement.includes("leading a team"))!;
    expect(team.verdict).toBe("met");
    expect(team.stories[0]).toMatchObject({ role: { company: "Fjord Paper" } });
    expect(team.stories[0]!.deed).toContain("I led a team of fourteen people");
  });

  test("puts musts first, and says for what is open what would close it", () => {
    const importance = preparation.rows.map((row) => row.importance);
    expect(importance.lastIndexOf("must")).toBeLessThan(importance.indexOf("nice"));
    for (const row of preparation.rows)
      expect(row.closes === null, row.requirement).toBe(row.verdict === "met");
    const lean = preparation.rows.find(({ requirement }) => requirement.includes("lean management"))!;
    expect(lean).toMatchObject({ verdict: "missing", stories: [] });
  });

  test("asks from what the posting says and from what it leaves unsaid", () => {
    const codes = preparation.questions.map(({ explanation }) => explanation.code);
    expect(codes).toEqual(
      expect.arrayContaining(["ask_duty", "ask_employer", "ask_unshown", "ask_pay", "ask_mode"]),
    );
    const plain = POSTING.replaceAll(/\s+/gu, " ");
    for (const { quote, text: question } of preparation.questions) {
      if (quote === null) continue;
      expect(plain).toContain(quote);
      expect(question).toContain(quote);
    }
  });
});

test("without a portrait there is nothing to tell, and still what to ask", async () => {
  const { client } = await server.account();
  const url = "https://jobs.example.com/warehouse-2";
  const { id } = (await client.addOpportunity({ body: { description: POSTING, url } })).data;
  const { data } = await client.getInterviewPreparation({ params: { id } });
  expect(data.rows.flatMap(({ stories }) => stories)).toEqual([]);
  expect(data.questions.length).toBeGreaterThan(2);
});

test("another account's opportunity does not exist", async () => {
  const { id } = await prepared();
  const { client } = await server.account();
  await expect(client.getInterviewPreparation({ params: { id } })).rejects.toMatchObject({ status: 404 });
});
