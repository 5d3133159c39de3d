/** What a document shows is reviewed, at once or one by one, and what rests on it says so (decisions, section 5). */
import { type Client } from "@career-portrait/shared/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "../../test/database.ts";
import { type Line, pdfOf } from "../../test/pdf.ts";
import { refusal } from "../../test/refusal.ts";
import { startTestServer, type TestServer } from "../../test/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const RESUME: Line[] = [
  { text: "Mara Lindqvist", size: 20 },
  { text: "Experience", size: 14 },
  { text: "Data Engineer, Nordvik Energi", size: 11 },
  { text: "January 2019 - Present", size: 10 },
  { text: "- Built pipelines in Python and Apache Airflow that load 40 million rows a night", size: 10 },
  { text: "- Moved the warehouse to Snowflake", size: 10 },
  { text: "Analyst, Sundbro Kraft", size: 11 },
  { text: "January 2004 - December 2009", size: 10 },
  { text: "- Kept the reports on load in Fortran", size: 10 },
  { text: "Skills", size: 14 },
  { text: "Python, SQL, Apache Airflow, Snowflake", size: 10 },
];
const POSTING = `Data Engineer at Vattenverk

Requirements
- 3+ years of experience with Python
- Knowledge of Snowflake
- Knowledge of Kubernetes`;

async function finished(client: Client, jobId: string) {
  for (;;) {
    const { data } = await client.getJob({ params: { id: jobId } });
    if (data.status === "completed" || data.status === "failed") return data;
    await new Promise((done) => setTimeout(done, 20));
  }
}

/** An account with the résumé read, and the document's id. */
async function withResume(on = server) {
  const account = await on.account();
  const body = new Blob([new Uint8Array(pdfOf(RESUME))]);
  const { data } = await account.client.uploadResume({ body, filename: "mara.pdf" });
  await finished(account.client, data.job_id);
  const [document] = (await account.client.listDocuments()).data;
  return { ...account, document: document?.id ?? "" };
}

const claimsOf = async (client: Client) => (await client.listClaims({ query: { limit: 200 } })).data;
const rolesOf = async (client: Client) => (await client.listWorkHistory()).data;
const roleAt = async (client: Client, company: string) =>
  (await rolesOf(client)).find((role) => role.company === company)!;

describe("looks right", () => {
  test("accepts what is not doubtful, once, and leaves the rest and what was decided", async () => {
    const { client, document } = await withResume();
    expect((await rolesOf(client)).map(({ review_status }) => review_status)).toEqual([
      "proposed",
      "proposed",
    ]);
    const sql = (await claimsOf(client)).find(({ label }) => label === "SQL")!;
    await client.rejectClaim({ params: { id: sql.id } });
    const start = (await client.sync()).data.next_cursor;

    const { data } = await client.acceptDocument({ params: { id: document } });
    const claims = await claimsOf(client);
    const roles = await rolesOf(client);
    const accepted = claims.filter(({ review_status }) => review_status === "accepted");
    const left = claims.filter(({ review_status }) => review_status === "proposed");
    expect(accepted.length).toBeGreaterThan(3);
    expect(accepted.every(({ confidence, issues }) => confidence >= 0.6 && issues.length === 0)).toBe(true);
    // A skill last shown in a role that ended long ago is doubtful.
    expect(left.map(({ label }) => label)).toContain("Fortran");
    expect(left.every(({ confidence, issues }) => confidence < 0.6 || issues.length > 0)).toBe(true);
    expect(claims.find(({ id }) => id === sql.id)?.review_status).toBe("rejected");
    const openRoles = roles.filter(({ review_status }) => review_status === "proposed").length;
    expect(data).toEqual({
      claims: accepted.length,
      roles: roles.length - openRoles,
      doubtful: left.length + openRoles,
    });

    const { changes } = (await client.sync({ query: { cursor: start } })).data;
    const told = (type: string) => changes.filter((change) => change.type === type).map(({ id }) => id);
    expect(new Set(told("claim"))).toEqual(new Set(accepted.map(({ id }) => id)));
    expect(told("work_history").length).toBe(data.roles);
    expect(changes.find(({ type }) => type === "work_history")?.data).toMatchObject({
      review_status: "accepted",
    });

    const again = (await client.acceptDocument({ params: { id: document } })).data;
    expect(again).toEqual({ claims: 0, roles: 0, doubtful: data.doubtful });
    const fortran = left.find(({ label }) => label === "Fortran")!;
    await client.dismissIssues({ params: { id: fortran.id } });
    expect((await client.acceptDocument({ params: { id: document } })).data.claims).toBe(1);
  });

  test("leaves a role alone on whose dates two documents differ, until the doubt is dismissed", async () => {
    const { client, document } = await withResume();
    const other = RESUME.map((line) =>
      line.text === "January 2019 - Present" ? { ...line, text: "March 2019 - Present" } : line,
    );
    const body = new Blob([new Uint8Array(pdfOf(other))]);
    await finished(client, (await client.uploadResume({ body, filename: "b.pdf" })).data.job_id);
    expect(await rolesOf(client)).toHaveLength(2);
    await client.acceptDocument({ params: { id: document } });
    expect((await roleAt(client, "Nordvik Energi")).review_status).toBe("proposed");
    for (const { id, issues } of await claimsOf(client))
      if (issues.length > 0) await client.dismissIssues({ params: { id } });
    const { data } = await client.acceptDocument({ params: { id: document } });
    expect(data).toMatchObject({ roles: 1, doubtful: 0 });
    expect((await roleAt(client, "Nordvik Energi")).review_status).toBe("accepted");
  });

  test("is for the account's own documents alone", async () => {
    const { client, document } = await withResume();
    const stranger = await server.account();
    const call = stranger.client.acceptDocument({ params: { id: document } });
    expect(await refusal(call)).toMatchObject({ status: 404, code: "not_found" });
    const [role] = await rolesOf(client);
    for (const review of [stranger.client.acceptWorkHistory, stranger.client.rejectWorkHistory])
      expect((await refusal(review({ params: { id: role!.id } }))).status).toBe(404);
    expect((await rolesOf(client))[0]).toEqual(role);
    expect((await claimsOf(client)).every(({ review_status }) => review_status === "proposed")).toBe(true);
  });
});

describe("a role", () => {
  test("is accepted and rejected with the claim that says it; a rejected one is found when asked for", async () => {
    const { client } = await withResume();
    const role = await roleAt(client, "Sundbro Kraft");
    const rejected = (await client.rejectWorkHistory({ params: { id: role.id } })).data;
    expect(rejected).toEqual({ ...role, review_status: "rejected" });
    expect((await rolesOf(client)).map(({ id }) => id)).not.toContain(role.id);
    expect((await client.getProfile()).data.experience.map(({ id }) => id)).not.toContain(role.id);
    expect((await client.listWorkHistory({ query: { review_status: "rejected" } })).data).toEqual([rejected]);
    const saying = (await claimsOf(client)).filter(({ label }) => label.startsWith("Analyst, Sundbro Kraft"));
    expect(saying.map(({ review_status }) => review_status)).toEqual(["rejected"]);
    await client.acceptWorkHistory({ params: { id: role.id } });
    expect(await roleAt(client, "Sundbro Kraft")).toMatchObject({ review_status: "accepted" });
    expect((await client.getClaim({ params: { id: saying[0]!.id } })).data.review_status).toBe("accepted");
  });

  test("that the person makes or rewrites is accepted; one that they move still waits", async () => {
    const { client } = await withResume();
    const { data: made } = await client.createWorkHistory({ body: { company: "Own", title: "Founder" } });
    expect(made.review_status).toBe("accepted");
    const [first, second] = [await roleAt(client, "Nordvik Energi"), await roleAt(client, "Sundbro Kraft")];
    const moved = await client.updateWorkHistory({ params: { id: first.id }, body: { position: 2 } });
    expect(moved.data.review_status).toBe("proposed");
    expect((await roleAt(client, "Nordvik Energi")).review_status).toBe("proposed");
    const body = { summary: "Kept the reports." };
    await client.updateWorkHistory({ params: { id: second.id }, body });
    expect(await roleAt(client, "Sundbro Kraft")).toMatchObject({ ...body, review_status: "accepted" });
  });

  test("of before roles were reviewed is the person's when they edited it, and waits otherwise", async () => {
    const database = await testDatabase();
    const own = await startTestServer({ MONGODB_URI: database.uri });
    try {
      const { client, document } = await withResume(own);
      const [first, second] = [await roleAt(client, "Nordvik Energi"), await roleAt(client, "Sundbro Kraft")];
      const rows = database.db.collection<{ _id: string }>("work_history");
      await rows.updateMany({}, { $unset: { review_status: "" } });
      await rows.updateOne({ _id: second.id }, { $set: { edited: true } });
      expect((await roleAt(client, "Nordvik Energi")).review_status).toBe("proposed");
      expect((await roleAt(client, "Sundbro Kraft")).review_status).toBe("accepted");
      await client.updateWorkHistory({ params: { id: first.id }, body: { position: 1 } });
      expect((await roleAt(client, "Nordvik Energi")).review_status).toBe("proposed");
      expect((await client.acceptDocument({ params: { id: document } })).data.roles).toBe(1);
      expect((await rolesOf(client)).every(({ review_status }) => review_status === "accepted")).toBe(true);
    } finally {
      await own.close();
      await database.close();
    }
  });
});

describe("what rests on the review", () => {
  test("scores say how much was accepted; accepting changes none, rejecting raises none", async () => {
    const { client, document } = await withResume();
    const { data: added } = await client.addAndMatch({ body: { description: POSTING } });
    const { id } = added.opportunity;
    const match = async () => (await client.getMatch({ params: { id } })).data;
    const proposed = await match();
    expect(proposed.basis).toBe("proposed");
    expect(proposed.scores.overall).toBeGreaterThan(0);

    await client.acceptDocument({ params: { id: document } });
    const mixed = await match();
    expect(mixed).toMatchObject({ basis: "mixed", scores: proposed.scores });
    expect(Date.parse(mixed.computed_at)).toBeGreaterThan(Date.parse(proposed.computed_at));

    const claims = await claimsOf(client);
    await client.reviewClaims({ body: { accept: claims.map((claim) => claim.id), reject: [] } });
    for (const role of await rolesOf(client)) await client.acceptWorkHistory({ params: { id: role.id } });
    expect(await match()).toMatchObject({ basis: "accepted", scores: proposed.scores });

    const python = claims.find(({ label }) => label === "Python")!;
    await client.rejectClaim({ params: { id: python.id } });
    const without = await match();
    expect(without.scores.overall!).toBeLessThanOrEqual(proposed.scores.overall!);
    expect(without.basis).toBe("accepted");
    expect(without.strengths.map(({ match: shown }) => shown.claim_id)).not.toContain(python.id);
    await client.rejectWorkHistory({ params: { id: (await roleAt(client, "Nordvik Energi")).id } });
    expect((await match()).scores.overall!).toBeLessThanOrEqual(without.scores.overall!);
  });

  test("tailored texts, letters and links say how much nobody has reviewed", async () => {
    const { client } = await withResume();
    const { data: added } = await client.addAndTailor({ body: { description: POSTING } });
    const { id } = added.opportunity;
    const job = await finished(client, added.job_id);
    expect(job.notes.join(" ")).toMatch(/rests on \d+ claims and roles that you have not reviewed/);
    const tailored = async () => (await client.getTailoredProfile({ params: { id } })).data;
    expect((await tailored()).resume_data?.meta).toMatchObject({ basis: "proposed" });
    const letter = async () =>
      (await client.writeCoverLetter({ params: { id }, body: { regenerate: true } })).data;
    expect((await letter()).notes.join(" ")).toMatch(/not reviewed/);
    const { data: link } = await client.createShare({ params: { id }, body: {} });
    expect(link.unreviewed).toBeGreaterThan(1);

    await client.acceptWorkHistory({ params: { id: (await roleAt(client, "Nordvik Energi")).id } });
    const { data: now } = await client.getShare({ params: { id } });
    expect(now.unreviewed).toBeLessThan(link.unreviewed);
    expect((await tailored()).resume_data?.meta).toMatchObject({ basis: "proposed" });
    const again = (await client.tailorOpportunity({ params: { id }, body: { regenerate: true } })).data;
    await finished(client, again.job_id);
    expect((await tailored()).resume_data?.meta).toMatchObject({ basis: "mixed" });

    const claims = await claimsOf(client);
    await client.reviewClaims({ body: { accept: claims.map((claim) => claim.id), reject: [] } });
    for (const role of await rolesOf(client)) await client.acceptWorkHistory({ params: { id: role.id } });
    const last = (await client.tailorOpportunity({ params: { id }, body: { regenerate: true } })).data;
    expect((await finished(client, last.job_id)).notes.join(" ")).not.toMatch(/not reviewed/);
    expect((await tailored()).resume_data?.meta).toMatchObject({ basis: "accepted" });
    expect((await letter()).notes.join(" ")).not.toMatch(/not reviewed/);
    expect((await client.getShare({ params: { id } })).data.unreviewed).toBe(0);
  });
});
