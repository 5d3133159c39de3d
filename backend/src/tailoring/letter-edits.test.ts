/** A letter in the person's own words: kept as it is, judged, and given back as it was written. */
import { randomUUID } from "node:crypto";
import type { Client } from "@career-portrait/shared/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refusal } from "../../test/refusal.ts";
import { startTestServer, type TestServer } from "../../test/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const POSTING = `Head Chef at Harbourside Hotel

We run a hotel of 80 rooms.

Requirements
- Experience with menu planning
- Experience with food safety
- HACCP certificate`;

async function withLetter() {
  const { client } = await server.account();
  await client.updateContact({ body: { name: "Ines Berg" } });
  await client.createWorkHistory({
    body: {
      company: "Harbour Inn",
      title: "Sous Chef",
      start_date: "2019-03",
      summary:
        "Planned seasonal menus for 80 covers a night.\nTrained 3 apprentices in food safety.\nCut food waste by 18% within a year.",
    },
  });
  await client.createSkill({ body: { label: "Menu planning" } });
  const url = `https://jobs.example.com/${randomUUID()}`;
  const { id } = (await client.addOpportunity({ body: { description: POSTING, url } })).data;
  const { data: letter } = await client.writeCoverLetter({ params: { id }, body: {} });
  return { client, id, letter };
}

const kept = async (client: Client, id: string, content: string | null) =>
  (await client.editCoverLetter({ params: { id }, body: { content } })).data;

describe("a letter's own words", () => {
  test("stay as they were typed; what nothing bears out is named, what was written or is borne out is not", async () => {
    const { client, id, letter } = await withLetter();
    expect(letter).toMatchObject({ generated_content: null, unsupported: [] });
    const [, ...rest] = letter.content.split("\n\n");
    const invented = "I was awarded two Michelin stars in 2021.";
    const content = [
      "Dear Ms Holm,",
      ...rest.slice(0, -1),
      "I would be glad to tell you more in person.",
      `I cut food waste by 18% within a year. ${invented}`,
      ...rest.slice(-1),
    ].join("\n\n");
    const edited = await kept(client, id, content);
    expect(edited).toMatchObject({ content, generated_content: letter.content, id: letter.id });
    expect(edited.unsupported.map(({ text }) => text)).toEqual([invented]);
    expect(edited.unsupported[0]?.reason).toMatch(/\.$/);
    expect(edited.unsupported[0]?.words.join(" ")).toMatch(/two.*Michelin|Michelin/);
    for (const words of edited.unsupported[0]?.words ?? []) expect(invented).toContain(words);
    expect(edited.word_count).toBe(content.split(/\s+/u).length);
    expect((await client.getCoverLetter({ params: { id } })).data).toEqual(edited);
    expect((await client.writeCoverLetter({ params: { id }, body: {} })).data).toEqual(edited);
  });

  test("cite only what still stands there", async () => {
    const { client, id, letter } = await withLetter();
    const [first] = letter.sentences;
    const edited = await kept(client, id, `Dear team,\n\n${first?.text}\n\nInes Berg`);
    expect(edited.sentences).toEqual([first]);
    expect(edited.cited_claim_ids).toEqual(first?.claim_ids);
    const turned = await kept(client, id, `It is not so that ${first?.text}`);
    expect(turned).toMatchObject({ sentences: [], cited_claim_ids: [] });
  });

  test("give way to the written ones when asked, or typed again, and to a newly written letter", async () => {
    const { client, id, letter } = await withLetter();
    for (const back of [null, letter.content, `  ${letter.content.replaceAll("\n", "\r\n")}\n`]) {
      expect((await kept(client, id, "Mine.")).content).toBe("Mine.");
      const given = await kept(client, id, back);
      expect(given).toMatchObject({ content: letter.content, generated_content: null, unsupported: [] });
      expect(given.cited_claim_ids).toEqual(letter.cited_claim_ids);
    }
    await kept(client, id, "Mine.");
    const { data: anew } = await client.writeCoverLetter({ params: { id }, body: { regenerate: true } });
    expect(anew).toMatchObject({ content: letter.content, generated_content: null });
  });

  test("are judged again by a portrait that holds more", async () => {
    const { client, id, letter } = await withLetter();
    const own = "I hold a HACCP certificate.";
    const edited = await kept(client, id, `${letter.content}\n\n${own}`);
    expect(edited.unsupported.map(({ text }) => text)).toEqual([own]);
    await client.createCertification({ body: { label: "HACCP certificate" } });
    const { data: now } = await client.getCoverLetter({ params: { id } });
    expect(now).toMatchObject({ content: edited.content, unsupported: [], is_stale: true });
  });

  test("are nobody else's, and need a letter and words", async () => {
    const { client, id } = await withLetter();
    const { client: stranger } = await server.account();
    expect((await refusal(kept(stranger, id, "Mine."))).status).toBe(404);
    expect((await refusal(kept(client, randomUUID(), "Mine."))).status).toBe(404);
    for (const content of ["", "  \n", "x".repeat(10_001)])
      expect((await refusal(kept(client, id, content))).status).toBe(400);
    expect((await refusal(client.editCoverLetter({ params: { id }, body: {} }))).status).toBe(400);
  });

  test("survive edits at the same moment whole: one of them stands", async () => {
    const { client, id } = await withLetter();
    const texts = ["First.", "Second.", "Third."];
    await Promise.all(texts.map((text) => kept(client, id, text)));
    expect(texts).toContain((await client.getCoverLetter({ params: { id } })).data.content);
  });
});
