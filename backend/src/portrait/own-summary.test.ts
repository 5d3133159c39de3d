/** What somebody wrote of themselves at the head of their résumé stays whole, and opens what is written for them. */
import type { Client } from "@career-portrait/shared/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Line, pdfOf } from "../../test/pdf.ts";
import { startTestServer, type TestServer } from "../../test/server.ts";
import { ownSummary } from "./own-summary.ts";

const FIRST = "Data engineer who has run the pipelines of energy suppliers for ten years.";
const SECOND = "Somebody who is known for warehouses that load overnight and reports that people understand.";

describe("the sentences of a summary", () => {
  interface Given {
    text: string;
    start: number;
    confidence?: number;
    type?: "attribute" | "achievement";
    role?: string;
    document?: string;
  }
  const claims = (given: Given[]) =>
    given.map(({ text, start, confidence = 0.9, type = "attribute", role = null, document = "cv" }, at) => ({
      id: String(at),
      type,
      label: text,
      description: text,
      confidence,
      work_history_id: role,
      evidence: [{ source_document_id: document, content: text, page: 1, start, end: start + text.length }],
    }));
  const texts = (given: Given[], documents = ["cv"]) =>
    ownSummary(claims(given), documents).map(({ text }) => text);
  const behind = (text: string) => 100 + text.length + 1;

  test("are its neighbouring statements, in the order of the page", () => {
    expect(
      texts([
        { text: SECOND, start: behind(FIRST) },
        { text: FIRST, start: 100 },
        { text: "Ran the pipelines of three grids.", start: 900, role: "r" },
      ]),
    ).toEqual([FIRST, SECOND]);
  });

  test("are whole where a line was cut in two", () => {
    const [head, tail] = [
      "Data engineer for grids and pipelines with",
      "12 years of work at energy suppliers.",
    ];
    const given = claims([
      { text: head, start: 100 },
      { text: tail, start: behind(head) },
    ]);
    expect(ownSummary(given, ["cv"])).toEqual([{ text: `${head} ${tail}`, ids: ["0", "1"] }]);
  });

  test("are not a project's deeds, a motto, what is doubtful, or another document's", () => {
    expect(texts([{ text: FIRST, start: 100, type: "achievement" }])).toEqual([]);
    expect(texts([{ text: "Be the change.", start: 100 }])).toEqual([]);
    expect(texts([{ text: FIRST, start: 100, confidence: 0.3 }])).toEqual([]);
    const tools =
      "Windows, Active Directory, Office, Outlook, SAP, Oracle, Remedy, Great Plains, PeopleSoft, Avaya and Cognos.";
    expect(texts([{ text: tools, start: 100 }])).toEqual([]);
    expect(texts([{ text: FIRST, start: 100, document: "story" }])).toEqual([]);
    // Below the work stands what else was said; a column beside it may hold a summary.
    const work = { text: "Ran the pipelines of three grids.", start: 10, role: "r" };
    expect(texts([work, { text: FIRST, start: 100, confidence: 0.7 }])).toEqual([]);
    expect(texts([work, { text: FIRST, start: 100, confidence: 0.9 }])).toEqual([FIRST]);
  });

  test("are those of the newest résumé that has any", () => {
    const given: Given[] = [
      { text: FIRST, start: 100, document: "old" },
      { text: SECOND, start: 100, document: "new" },
    ];
    expect(texts(given, ["newest", "new", "old"])).toEqual([SECOND]);
  });
});

describe("somebody's own summary", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const RESUME: Line[] = [
    { text: "Mara Lindqvist", size: 20 },
    { text: "Summary", size: 14 },
    { text: FIRST, size: 10 },
    { text: SECOND, size: 10 },
    { text: "Experience", size: 14 },
    { text: "Data Engineer, Nordvik Energi", size: 11 },
    { text: "January 2019 - Present", size: 10 },
    { text: "- Built pipelines in Python and Apache Airflow that load 40 million rows a night", size: 10 },
    { text: "- Moved the warehouse to Snowflake", size: 10 },
    { text: "Skills", size: 14 },
    { text: "Python, SQL, Apache Airflow, Snowflake", size: 10 },
  ];

  async function finished(client: Client, jobId: string) {
    for (;;) {
      const { data } = await client.getJob({ params: { id: jobId } });
      if (data.status === "completed" || data.status === "failed") return data;
      await new Promise((done) => setTimeout(done, 20));
    }
  }

  test("is the profile's, opens the tailored résumé with its evidence, and loses what is rejected", async () => {
    const { client } = await server.account();
    const body = new Blob([new Uint8Array(pdfOf(RESUME))]);
    await finished(client, (await client.uploadResume({ body, filename: "mara.pdf" })).data.job_id);
    expect((await client.getProfile()).data.summary).toBe(`${FIRST} ${SECOND}`);

    const description =
      "Data Engineer at Vattenverk\n\nRequirements\n- Experience with Python\n- Knowledge of Snowflake";
    const { id } = (await client.addOpportunity({ body: { description, url: "https://jobs.example.com/1" } }))
      .data;
    const tailor = async () => {
      const { data } = await client.tailorOpportunity({ params: { id }, body: { regenerate: true } });
      await finished(client, data.job_id);
      return (await client.getTailoredProfile({ params: { id } })).data;
    };
    const tailored = await tailor();
    expect(tailored.narrative).toBe(`${FIRST} ${SECOND}`);
    const claims = (await client.listClaims({ query: { limit: 200 } })).data;
    const { meta } = tailored.resume_data as { meta: { evidence: Record<string, string[]> } };
    const second = claims.find(({ description: said }) => said === SECOND)!;
    expect(meta.evidence["narrative.1"]).toEqual([second.id]);

    await client.rejectClaim({ params: { id: second.id } });
    expect((await client.getProfile()).data.summary).toBe(FIRST);
    expect((await tailor()).narrative).not.toContain(SECOND);
  });
});
