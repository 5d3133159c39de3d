/** What becomes of evidence when documents come, go and contradict each other, over HTTP (decisions, section 5). */
import type { Client } from "@career-portrait/shared/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { acceptAll } from "../../test/review.ts";
import { type Line, pdfOf } from "../../test/pdf.ts";
import { startTestServer, type TestServer } from "../../test/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Told {
  role?: string;
  dates?: string;
  bullets?: string[];
  degree?: string;
  studied?: string;
  skills?: string;

  more?: Line[];
}

function resume(told: Told): Line[] {
  return [
    { text: "Tove Halvorsen", size: 20 },
    { text: "tove.halvorsen@example.org | +47 22 33 44 55", size: 10 },
    { text: "Experience", size: 14 },
    { text: told.role ?? "Ward Nurse, Fjordglimt Hospital", size: 11 },
    { text: told.dates ?? "March 2019 - June 2023", size: 10 },
    ...(told.bullets ?? ["Cut medication errors by 30% with double checks in Power BI"]).map((text) => ({
      text: `- ${text}`,
      size: 10,
    })),
    ...(told.more ?? []),
    { text: "Education", size: 14 },
    { text: told.degree ?? "BSc Nursing, Oslo Metropolitan University", size: 11 },
    { text: told.studied ?? "2015 - 2018", size: 10 },
    { text: "Skills", size: 14 },
    { text: told.skills ?? "Wound care, Triage", size: 10 },
  ];
}

async function finished(client: Client, jobId: string) {
  for (;;) {
    const { data } = await client.getJob({ params: { id: jobId } });
    if (data.status === "completed" || data.status === "failed") return data;
    await new Promise((done) => setTimeout(done, 20));
  }
}

async function send(client: Client, told: Told, filename = "tove.pdf") {
  const body = new Blob([new Uint8Array(pdfOf(resume(told)))]);
  return (await client.uploadResume({ body, filename })).data.job_id;
}

async function upload(client: Client, told: Told, filename = "tove.pdf") {
  expect(await finished(client, await send(client, told, filename))).toMatchObject({ status: "completed" });
}

const claims = async (client: Client) => (await client.listClaims({ query: { limit: 200 } })).data;
const find = async (client: Client, label: string) =>
  (await claims(client))
    .toSorted((a, b) => a.label.length - b.label.length)
    .find((claim) => claim.label.includes(label));
async function remove(client: Client, filename: string) {
  const document = (await client.listDocuments()).data.find((row) => row.filename === filename);
  await client.deleteDocument({ params: { id: document?.id ?? "" } });
  return document?.id ?? "";
}
async function isOrphaned(client: Client, documentId: string) {
  const pieces = (await claims(client)).flatMap(({ evidence }) => evidence);
  return pieces.some(({ source_document_id }) => source_document_id === documentId);
}

describe("deleting a document", () => {
  test("while it is being read leaves nothing of it, whenever it happens", async () => {
    for (let n = 0; n < 6; n += 1) {
      const { client } = await server.account();
      const job = await send(client, { skills: `Wound care, Triage, Pharmacology` });
      const [document] = (await client.listDocuments()).data;
      await new Promise((done) => setTimeout(done, n * 25));
      await client.deleteDocument({ params: { id: document?.id ?? "" } });
      await finished(client, job);
      expect(await claims(client)).toEqual([]);
      expect((await client.listWorkHistory()).data).toEqual([]);
      expect((await client.listDocuments()).data).toEqual([]);
    }
  });

  test("while another that says the same is being read leaves all that the other says", async () => {
    for (let n = 0; n < 5; n += 1) {
      const { client } = await server.account();
      await upload(client, {}, "first.pdf");
      const job = await send(client, { skills: "Wound care, Triage, Pharmacology" }, "second.pdf");
      await new Promise((done) => setTimeout(done, n * 25));
      const gone = await remove(client, "first.pdf");
      expect(await finished(client, job)).toMatchObject({ status: "completed" });
      expect(await isOrphaned(client, gone)).toBe(false);
      const [role] = (await client.listWorkHistory()).data;
      expect(role).toMatchObject({
        company: "Fjordglimt Hospital",
        title: "Ward Nurse",
        end_date: "2023-06",
      });
      const labels = (await claims(client)).map(({ label }) => label);
      expect(labels).toEqual(expect.arrayContaining(["Wound care", "Triage", "Power BI"]));
      expect((await find(client, "Power BI"))?.work_history_id).toBe(role?.id);
    }
  });

  test("and giving it again brings back what it showed", async () => {
    const { client } = await server.account();
    await upload(client, {});
    const before = (await claims(client)).map(({ label }) => label).toSorted();
    await remove(client, "tove.pdf");
    expect(await claims(client)).toEqual([]);
    await upload(client, {});
    expect((await claims(client)).map(({ label }) => label).toSorted()).toEqual(before);
  });

  test("takes with it what it alone said of a claim or role that another still backs", async () => {
    const { client } = await server.account();
    await upload(client, { bullets: ["Ran the night shift of 14 beds"] }, "first.pdf");
    const first = (await client.listWorkHistory()).data[0];
    await upload(client, { bullets: ["Trained new colleagues in triage"] }, "second.pdf");
    expect((await client.listWorkHistory()).data).toHaveLength(1);
    const gone = await remove(client, "first.pdf");
    const [role] = (await client.listWorkHistory()).data;
    expect(role?.id).toBe(first?.id);
    expect(role?.summary).toContain("Trained new colleagues");
    expect(JSON.stringify(await claims(client))).not.toContain("14 beds");
    expect(await isOrphaned(client, gone)).toBe(false);
  });

  test("of two that were merged into one claim leaves the other's evidence, and then nothing", async () => {
    const { client } = await server.account();
    await upload(client, { skills: "Wound care" }, "first.pdf");
    await upload(client, { skills: "Ostomy care" }, "second.pdf");
    const [wound, ostomy] = [await find(client, "Wound care"), await find(client, "Ostomy care")];
    await client.mergeClaim({ params: { id: ostomy?.id ?? "" }, body: { into: wound?.id ?? "" } });
    const merged = await find(client, "Wound care");
    expect(new Set(merged?.evidence.map((piece) => piece.source_document_id)).size).toBe(2);
    await remove(client, "first.pdf");
    const left = await find(client, "Wound care");
    expect(left?.confidence).toBeLessThan(merged?.confidence ?? 0);
    expect(left?.evidence.every(({ content }) => content?.includes("Ostomy"))).toBe(true);
    await remove(client, "second.pdf");
    expect(await find(client, "Wound care")).toBeUndefined();
  });

  test("makes the base résumé and the identity stale", async () => {
    const { client } = await server.account();
    await upload(client, {});
    await acceptAll(client);
    await client.regenerateBaseResume();
    await expect
      .poll(async () => (await client.getBaseResume()).data)
      .toMatchObject({ status: "ready", stale: false });
    const { data } = await client.regenerateIdentity();
    await finished(client, data.job_id);
    expect((await client.getProfile()).data.identity).toMatchObject({ stale: false });
    await remove(client, "tove.pdf");
    expect((await client.getBaseResume()).data).toMatchObject({ stale: true });
    expect((await client.getProfile()).data.identity).toMatchObject({ stale: true });
  });
});

describe("what the user did", () => {
  test("stays when another document names the same thing in the old words", async () => {
    const { client } = await server.account();
    const projects = [
      { text: "Projects", size: 14 },
      { text: "Falls dashboard", size: 11 },
      { text: "A board that shows falls by ward", size: 10 },
    ];
    await upload(client, { more: projects }, "first.pdf");
    const [role] = (await client.listWorkHistory()).data;
    await client.updateWorkHistory({
      params: { id: role?.id ?? "" },
      body: { company: "Fjordglimt sykehus", title: "Sykepleier", start_date: "2018" },
    });
    const [project] = (await client.listProjects()).data;
    expect(project?.name).toBe("Falls dashboard");
    await client.updateProject({ params: { id: project?.id ?? "" }, body: { name: "Fall board" } });
    const wound = await find(client, "Wound care");
    await client.updateClaim({ params: { id: wound?.id ?? "" }, body: { label: "Sårstell" } });
    const triage = await find(client, "Triage");
    await client.rejectClaim({ params: { id: triage?.id ?? "" } });
    await client.updateContact({ body: { phone: "" } });

    await upload(client, { more: projects, skills: "Wound care, Triage, Power BI" }, "second.pdf");
    expect((await client.listWorkHistory()).data).toMatchObject([
      { id: role?.id, company: "Fjordglimt sykehus", title: "Sykepleier", start_date: "2018" },
    ]);
    expect((await client.listProjects()).data).toMatchObject([{ id: project?.id, name: "Fall board" }]);
    expect(
      (await claims(client)).filter(({ type }) => type === "skill").map(({ label }) => label),
    ).not.toContain("Wound care");
    expect(await find(client, "Sårstell")).toMatchObject({ id: wound?.id });
    expect(await find(client, "Triage")).toMatchObject({ id: triage?.id, review_status: "rejected" });
    expect((await client.getProfile()).data.contact.phone).toBeNull();
  });
});

test("a skill shown in two roles names both, and counts for the years of both", async () => {
  const { client } = await server.account();
  const earlier = [
    { text: "Ward Nurse, Solbakken Clinic", size: 11 },
    { text: "January 2010 - December 2014", size: 10 },
    { text: "- Kept the records of 20 patients in Power BI", size: 10 },
  ];
  await upload(client, { more: earlier });
  const roles = (await client.listWorkHistory()).data;
  expect(roles).toHaveLength(2);
  const shownBoth = await find(client, "Power BI");
  const shown = new Set(shownBoth?.evidence.map(({ work_history_id }) => work_history_id));
  expect(roles.every(({ id }) => shown.has(id))).toBe(true);
  const [first] = roles;
  await client.deleteWorkHistory({ params: { id: first?.id ?? "" } });
  const after = await find(client, "Power BI");
  expect(after?.work_history_id).toBe(roles[1]?.id);
  expect(after?.evidence.some(({ work_history_id }) => work_history_id === first?.id)).toBe(false);
});

describe("issues", () => {
  const typesOf = async (client: Client, label: string) => {
    const id = (await find(client, label))?.id ?? "";
    return (await client.getClaim({ params: { id } })).data.issues.map(({ type }) => type);
  };

  test("name dates on which two documents disagree, until the user says which are right", async () => {
    const { client } = await server.account();
    await upload(client, { dates: "March 2019 - June 2023", studied: "2015 - 2018" }, "first.pdf");
    expect(await typesOf(client, "Power BI")).not.toContain("conflicting_dates");
    await upload(client, { dates: "March 2019 - June 2022", studied: "2014 - 2018" }, "second.pdf");
    expect(await typesOf(client, "Power BI")).toContain("conflicting_dates");
    const degree = (await client.listEducation()).data[0];
    expect(await typesOf(client, degree?.label ?? "")).toContain("conflicting_dates");
    const [role] = (await client.listWorkHistory()).data;
    await client.updateWorkHistory({ params: { id: role?.id ?? "" }, body: { end_date: "2023-06" } });
    expect(await typesOf(client, "Power BI")).not.toContain("conflicting_dates");
    await client.updateEducation({ params: { id: degree?.id ?? "" }, body: { start_date: "2015" } });
    expect(await typesOf(client, degree?.label ?? "")).not.toContain("conflicting_dates");
  });

  test("name dates that are only more exact in one document not", async () => {
    const { client } = await server.account();
    await upload(client, { dates: "2019 - 2023" }, "first.pdf");
    await upload(client, { dates: "March 2019 - June 2023" }, "second.pdf");
    expect(await typesOf(client, "Power BI")).not.toContain("conflicting_dates");
  });

  test("tell what only stands beside the author's deeds in a story", async () => {
    const { client } = await server.account();
    const text =
      "I rebuilt the registration of our sailing club in PHP, which took me two winters and saved the treasurer 40 hours a year. " +
      "It runs on Kubernetes. I still answer the questions of the members and keep the list of boats up to date.";
    const { data } = await client.submitStory({ body: { text } });
    await finished(client, data.job_id);
    expect(await typesOf(client, "Kubernetes")).toEqual(["weak_evidence"]);
    expect(await typesOf(client, "PHP")).toEqual([]);
  });

  test("tell what is old, what is weak, what is double, what nothing shows and what no evidence counts", async () => {
    const { client } = await server.account();
    await upload(client, { dates: "March 2001 - June 2009", skills: "Triage, K8s" });
    expect(await typesOf(client, "Power BI")).toContain("stale");
    await client.createSkill({ body: { label: "Kubernetes cluster" } });
    const own = await find(client, "Kubernetes cluster");
    await client.updateClaim({ params: { id: own?.id ?? "" }, body: { label: "Kubernetes" } });
    const double = (await claims(client)).filter(({ label }) => /^(K8s|Kubernetes)$/.test(label));
    for (const { id } of double) {
      const { data } = await client.getClaim({ params: { id } });
      expect(data.issues.map(({ type }) => type)).toContain("duplicate");
    }
    const deed = await find(client, "medication errors");
    const params = { id: deed?.id ?? "" };
    await client.updateClaim({ params, body: { description: "Saved 400 hours a year" } });
    expect(await typesOf(client, "medication errors")).toContain("unverified_metric");
    await remove(client, "tove.pdf");
    expect(await typesOf(client, "medication errors")).toEqual(["no_evidence"]);
  });
});
