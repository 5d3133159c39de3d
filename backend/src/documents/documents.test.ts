/** Documents, claims and the profile they make, over HTTP (specification, Documents and Claims; decisions, section 5). */
import { type Client } from "@career-portrait/shared/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refusal } from "../../test/refusal.ts";
import { startTestServer, type TestServer } from "../../test/server.ts";
import { type Line, pdfOf } from "../../test/pdf.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function finished(client: Client, jobId: string) {
  for (;;) {
    const { data } = await client.getJob({ params: { id: jobId } });
    if (data.status === "completed" || data.status === "failed") return data;
    await new Promise((done) => setTimeout(done, 20));
  }
}

const RESUME: Line[] = [
  { text: "Mara Lindqvist", size: 20 },
  { text: "mara.lindqvist@example.org | +46 8 123 456 78 | Uppsala, Sweden", size: 10 },
  { text: "Experience", size: 14 },
  { text: "Data Engineer, Nordvik Energi", size: 11 },
  { text: "January 2019 - Present", size: 10 },
  { text: "- Built pipelines in Python and Apache Airflow that load 40 million rows a night", size: 10 },
  { text: "- Moved the warehouse to Snowflake", size: 10 },
  { text: "Education", size: 14 },
  { text: "MSc Computer Science, Uppsala University", size: 11 },
  { text: "2014 - 2018", size: 10 },
  { text: "Skills", size: 14 },
  { text: "Python, SQL, Apache Airflow, Snowflake", size: 10 },
];
const OTHER: Line[] = RESUME.map((line) =>
  line.text.startsWith("Python,") ? { ...line, text: "Python, Terraform" } : line,
);

const blob = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]);

async function upload(client: Client, lines: Line[], filename = "mara.pdf") {
  const { data } = await client.uploadResume({ body: blob(pdfOf(lines)), filename });
  return finished(client, data.job_id);
}

async function skill(client: Client, label: string) {
  const { data } = await client.listClaims({ query: { type: "skill", limit: 200 } });
  return data.find((claim) => claim.label === label);
}

describe("a résumé", () => {
  test("becomes a document, claims with verbatim evidence, work history and a profile", async () => {
    const { client } = await server.account();
    const job = await upload(client, RESUME, "../../Mara's résumé.pdf");
    expect(job).toMatchObject({ status: "completed", job_type: "resume_extraction", error: null });
    const [document] = (await client.listDocuments()).data;
    expect(document).toMatchObject({ type: "resume", filename: "Mara's résumé.pdf", status: "ready" });
    const detail = (await client.getDocument({ params: { id: document?.id ?? "" } })).data;
    expect(detail.evidence.length).toBe(document?.evidence_count);
    for (const piece of detail.evidence) {
      expect(detail.pages[(piece.page ?? 0) - 1]?.slice(piece.start ?? 0, piece.end ?? 0)).toBe(
        piece.content,
      );
    }
    const profile = (await client.getProfile()).data;
    expect(profile.contact).toMatchObject({ name: "Mara Lindqvist", email: "mara.lindqvist@example.org" });
    expect(profile.experience).toMatchObject([
      {
        company: "Nordvik Energi",
        title: "Data Engineer",
        start_date: "2019-01",
        end_date: null,
        is_current: true,
      },
    ]);
    expect(profile.skill_groups.flatMap((group) => group.skills)).toContain("Python");
    expect(profile.education[0]).toMatchObject({ institution: "Uppsala University", end_date: "2018" });
    const claims = (await client.listClaims({ query: { limit: 200 } })).data;
    const confidences = claims.map((claim) => claim.confidence);
    expect(confidences).toEqual(confidences.toSorted((a, b) => b - a));
    const pieces = new Set(detail.evidence.map(({ content }) => content));
    for (const { evidence } of claims) {
      expect(evidence).not.toEqual([]);
      for (const { content, source_document_id } of evidence) {
        expect(pieces).toContain(content);
        expect(source_document_id).toBe(document?.id);
      }
    }
  });

  test("given twice is a duplicate that names the first", async () => {
    const { client } = await server.account();
    await upload(client, RESUME);
    const [document] = (await client.listDocuments()).data;
    const again = await refusal(client.uploadResume({ body: blob(pdfOf(RESUME)), filename: "copy.pdf" }));
    // By its other address it is the same document.
    const besides = await refusal(client.uploadDocument({ body: blob(pdfOf(RESUME)), filename: "b.pdf" }));
    expect(besides).toMatchObject({ status: 400, code: "duplicate", existing: again.existing });
    expect(again).toMatchObject({ status: 400, code: "duplicate" });
    expect(again.existing).toMatchObject({ id: document?.id });
    const { client: stranger } = await server.account();
    expect((await upload(stranger, RESUME)).status).toBe("completed");
  });

  test("of two documents one claim keeps both pieces of evidence, and loses one when its document goes", async () => {
    const { client } = await server.account();
    await upload(client, RESUME);
    const alone = await skill(client, "Python");
    const untouched = await skill(client, "Snowflake");
    expect(untouched?.evidence).toContainEqual(
      expect.objectContaining({ content: expect.stringContaining("Snowflake") as string }),
    );
    await upload(client, OTHER, "second.pdf");
    const both = await skill(client, "Python");
    expect(both?.id).toBe(alone?.id);
    expect(both?.confidence).toBeGreaterThan(alone?.confidence ?? 1);
    expect(new Set(both?.evidence.map((piece) => piece.source_document_id)).size).toBe(2);
    expect((await client.listWorkHistory()).data).toHaveLength(1);

    const documents = (await client.listDocuments()).data;
    const second = documents.find((document) => document.filename === "second.pdf");
    expect((await client.deleteDocument({ params: { id: second?.id ?? "" } })).data).toEqual({
      deleted: true,
    });
    expect((await skill(client, "Python"))?.evidence).toEqual(alone?.evidence);
    expect(await skill(client, "Terraform")).toBeUndefined();
    expect((await skill(client, "Snowflake"))?.evidence).toEqual(untouched?.evidence);
  });

  test("what the user corrected survives another extraction", async () => {
    const { client } = await server.account();
    await upload(client, RESUME);
    const [role] = (await client.listWorkHistory()).data;
    await client.updateWorkHistory({ params: { id: role?.id ?? "" }, body: { summary: "My own words" } });
    await client.updateContact({ body: { name: "M. Lindqvist", phone: "" } });
    await upload(client, OTHER, "second.pdf");
    expect((await client.listWorkHistory()).data).toMatchObject([{ id: role?.id, summary: "My own words" }]);
    expect((await client.getProfile()).data.contact.name).toBe("M. Lindqvist");
    const wrong = client.updateWorkHistory({ params: { id: role?.id ?? "" }, body: { end_date: "2001" } });
    expect(await refusal(wrong)).toMatchObject({ status: 400, code: "validation_error" });
  });

  test("that cannot be read says why: not a PDF, empty, too large, image only, torn", async () => {
    const { client } = await server.account();
    for (const bytes of [new Uint8Array(), Buffer.from("Dear Sir or Madam")]) {
      const error = await refusal(client.uploadResume({ body: blob(bytes), filename: "x.pdf" }));
      expect(error).toMatchObject({ status: 400, code: "invalid_file" });
    }
    const large = Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(10 * 1024 * 1024 + 1)]);
    expect((await refusal(client.uploadResume({ body: blob(large), filename: "x.pdf" }))).status).toBe(413);
    for (const bytes of [pdfOf([]), Buffer.from("%PDF-1.7\nnothing follows")]) {
      const { data } = await client.uploadResume({ body: blob(bytes), filename: "x.pdf" });
      const job = await finished(client, data.job_id);
      expect(job.status).toBe("failed");
      expect(job.error).toMatch(/\.$/);
      expect(job.error).not.toMatch(/Exception|at .*:\d+/);
    }
    expect((await client.listClaims()).data).toEqual([]);
    expect((await client.listDocuments()).data.map((document) => document.status)).toEqual([
      "failed",
      "failed",
    ]);
    const retried = await client.uploadResume({ body: blob(pdfOf([])), filename: "x.pdf" });
    expect((await finished(client, retried.data.job_id)).status).toBe("failed");
    expect((await client.listDocuments()).data).toHaveLength(2);
  });
});

describe("a story", () => {
  const STORY =
    "At Nordvik Energi I rebuilt the nightly reporting in Python and cut the run from six hours to 25 minutes. " +
    "I taught four colleagues how to write tests with pytest, and we shipped the new version in March 2021. I never used Java.";

  test("becomes claims; its length is held to 200 to 10,000 characters", async () => {
    const { client } = await server.account();
    const { data } = await client.submitStory({ body: { text: STORY } });
    expect((await finished(client, data.job_id)).status).toBe("completed");
    const labels = (await client.listClaims({ query: { limit: 200 } })).data.map((claim) => claim.label);
    expect(labels).toContain("Python");
    expect(labels).not.toContain("Java");
    expect(await refusal(client.submitStory({ body: { text: STORY } }))).toMatchObject({
      status: 400,
      code: "duplicate",
    });
    for (const text of ["x ".repeat(100), "\u{1F600}".repeat(10_000)])
      expect((await client.submitStory({ body: { text } })).data.status).toBe("processing");
    for (const text of ["x".repeat(199), "\u{1F600}".repeat(199), " ".repeat(300), "x".repeat(10_001)]) {
      expect(await refusal(client.submitStory({ body: { text } }))).toMatchObject({
        status: 400,
        code: "validation_error",
      });
    }
  });

  test("without a claim completes with none and says so", async () => {
    const { client } = await server.account();
    const text = "The weather was mild and the harbour was quiet. Boats came and went. ".repeat(4);
    const { data } = await client.submitStory({ body: { text } });
    const job = await finished(client, data.job_id);
    expect(job.status).toBe("completed");
    expect(job.notes.join(" ")).toContain("Nothing");
    expect((await client.listClaims()).data).toEqual([]);
  });
});

describe("claims", () => {
  test("are reviewed one by one or together, read in pages, and belong to their account alone", async () => {
    const { client } = await server.account();
    const stranger = await server.account();
    await upload(client, RESUME);
    const first = (await client.listClaims({ query: { limit: 2 } })).meta;
    expect(first).toMatchObject({ count: 2, has_more: true });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await client.listClaims({ query: { limit: 2, cursor } });
      seen.push(...page.data.map((claim) => claim.id));
      cursor = page.meta.next_cursor ?? undefined;
    } while (cursor);
    const all = (await client.listClaims({ query: { limit: 200 } })).data.map((claim) => claim.id);
    expect(seen).toEqual(all);

    const [one = "", two = "", three = ""] = all;
    expect((await client.acceptClaim({ params: { id: one } })).data.review_status).toBe("accepted");
    expect((await client.rejectClaim({ params: { id: two } })).data.review_status).toBe("rejected");
    expect((await refusal(stranger.client.acceptClaim({ params: { id: three } }))).status).toBe(404);
    const unknown = "00000000-0000-4000-8000-000000000000";
    expect((await client.reviewClaims({ body: { accept: [two, unknown], reject: [three] } })).data).toEqual({
      accepted: 1,
      rejected: 1,
      not_found: [unknown],
    });
    expect((await refusal(client.reviewClaims({ body: { accept: [one], reject: [one] } }))).status).toBe(400);
    const accepted = (await client.listClaims({ query: { review_status: "accepted" } })).data.map(
      (claim) => claim.id,
    );
    expect(accepted.toSorted()).toEqual([one, two].toSorted());
    const summary = (await client.summariseClaims()).data;
    const skills = (await client.listClaims({ query: { type: "skill", limit: 200 } })).data.filter(
      ({ review_status }) => review_status !== "rejected",
    );
    expect(summary.skill.count).toBe(skills.length);
    expect(skills.map(({ label }) => label)).toEqual(expect.arrayContaining(summary.skill.topLabels));
    expect(summary.skill.topLabels).toHaveLength(3);
    expect((await client.getClaim({ params: { id: one } })).data.issues).toEqual([]);
  });
});
