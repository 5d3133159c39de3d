/** The base résumé over HTTP (specification, Profile; decisions, section 5). */
import { ApiRequestError, type Client } from "@career-portrait/shared/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../test/database.ts";
import { pdfOf } from "../../test/pdf.ts";
import { acceptAll } from "../../test/review.ts";
import { startTestServer, type TestServer } from "../../test/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function made(client: Client) {
  expect((await client.regenerateBaseResume()).data).toEqual({ queued: true });
  for (;;) {
    const { data } = await client.getBaseResume();
    if (data.status === "ready" || data.status === "failed") return data;
    await new Promise((done) => setTimeout(done, 20));
  }
}

const STORY =
  "From 2019 to 2023 I worked at Nordvik Energi as a data engineer. I built the nightly load in Python and Apache Airflow. " +
  "I cut the run time from 9 hours to 40 minutes, and I led a team of 4 people who kept it running through the winter.";

test("says that there is none, why there can be none, and then names what stands behind each line", async () => {
  const { client } = await server.account();
  expect((await client.getBaseResume()).data).toEqual({
    status: "none",
    resume_data: null,
    generated_at: null,
    error: null,
  });
  expect(await made(client)).toMatchObject({ status: "failed", error: expect.stringContaining("nothing") });

  const { data: role } = await client.createWorkHistory({
    body: { company: "Harbour Inn", title: "Sous Chef", start_date: "2019" },
  });
  const { data: skill } = await client.createSkill({ body: { label: "Pastry" } });
  const { data: venture } = await client.createVenture({ body: { name: "Pop-up", role: "Founder" } });
  const resume = await made(client);
  expect(resume).toMatchObject({ status: "ready", error: null });
  expect(resume.resume_data).toMatchObject({
    basics: { profiles: [] },
    work: [{ name: "Harbour Inn", position: "Sous Chef", startDate: "2019" }],
    skills: [{ name: "Pastry" }],
    projects: [{ name: "Pop-up", roles: ["Founder"], type: "venture" }],
    meta: { evidence: { "work.0": [role.id], "skills.0": [skill.id], "projects.0": [venture.id] } },
  });
  const { client: stranger } = await server.account();
  expect((await stranger.getBaseResume()).data.status).toBe("none");
});

test.each([
  [
    "a certificate",
    (client: Client) => client.createCertification({ body: { label: "Food Hygiene Level 3" } }),
    { certificates: [{ name: "Food Hygiene Level 3" }] },
  ],
  [
    "a venture",
    (client: Client) => client.createVenture({ body: { name: "Pop-up" } }),
    { projects: [{ name: "Pop-up", type: "venture" }] },
  ],
] as [string, (client: Client) => Promise<unknown>, object][])(
  "%s alone makes one",
  async (_, add, shown) => {
    const { client } = await server.account();
    await add(client);
    expect(await made(client)).toMatchObject({ status: "ready", resume_data: shown, error: null });
    const { data: file } = await client.getResumePdf();
    expect(file.byteLength).toBeGreaterThan(1000);
  },
);

test("puts achievements under their role, and holds nothing that was not accepted", async () => {
  const { client } = await server.account();
  const { data: submitted } = await client.submitStory({ body: { text: STORY } });
  while ((await client.getJob({ params: { id: submitted.job_id } })).data.status !== "completed") {
    await new Promise((done) => setTimeout(done, 20));
  }
  const profile = (await client.getProfile()).data;
  const placed = profile.achievements.filter((claim) => claim.work_history_id !== null);
  expect(placed.map(({ label }) => label).join()).toContain("from 9 hours to 40 minutes");
  expect(await made(client)).toMatchObject({
    status: "failed",
    error_explanation: { code: "portrait_unreviewed" },
  });
  const python = profile.skills.find(({ label }) => label === "Python");
  await client.acceptClaim({ params: { id: python?.id ?? "" } });
  expect((await made(client)).resume_data).toMatchObject({ skills: [{ name: "Python" }], work: [] });

  await acceptAll(client);
  const resume = (await made(client)).resume_data as {
    work: { highlights?: string[] }[];
    skills: { name: string }[];
    meta: { evidence: Record<string, string[]> };
  };
  expect(resume.work.flatMap(({ highlights = [] }) => highlights).toSorted()).toEqual(
    placed.map(({ label }) => label).toSorted(),
  );
  const behind = Object.entries(resume.meta.evidence).filter(([path]) => path.includes("highlights"));
  expect(behind.flatMap(([, ids]) => ids).toSorted()).toEqual(placed.map(({ id }) => id).toSorted());
});

test("prints a long bullet whole", async () => {
  const { client } = await server.account();
  const bullet =
    "Moved the booking of 40 ferries a day from paper and telephone to one service that the harbour offices of three countries share, wrote the manual for it and trained the people of every office until the last one had given its paper up in the spring of 2022.";
  const lines = [
    "Ada Example",
    "ada@example.org",
    "Experience",
    "Operations Manager, Fjord Ferries AS",
    "2019 - 2022",
    `- ${bullet.slice(0, 85)}`,
    ...[85, 170].map((from) => `  ${bullet.slice(from, from + 85)}`),
  ];
  const pdf = pdfOf(lines.map((text, at) => ({ text, size: at === 0 ? 20 : 10 })));
  const file = new Blob([new Uint8Array(pdf)]);
  const { data: job } = await client.uploadResume({ body: file, filename: "ada.pdf" });
  while ((await client.getJob({ params: { id: job.job_id } })).data.status !== "completed")
    await new Promise((done) => setTimeout(done, 20));
  await acceptAll(client);
  const { work } = (await made(client)).resume_data as { work: { highlights: string[] }[] };
  const printed = work.flatMap(({ highlights }) => highlights).join(" ");
  expect(printed.replace(/\s+/gu, "")).toContain(bullet.slice(0, -1).replace(/\s+/gu, ""));
  expect(printed).not.toContain("…");
});

test("loses what is rejected at once, and its summaries with it; what else changed waits", async () => {
  const { client } = await server.account();
  const role = (company: string) => ({
    company,
    title: "Sous Chef",
    start_date: "2019",
    summary: "Ran the kitchen.\nCut the waste by a third.",
  });
  const { data: kept } = await client.createWorkHistory({ body: role("Harbour Inn") });
  const { data: gone } = await client.createWorkHistory({
    body: { ...role("Mill Inn"), start_date: "2021" },
  });
  const { data: pastry } = await client.createSkill({ body: { label: "Pastry" } });
  const { data: menus } = await client.createSkill({ body: { label: "Menu planning" } });
  const before = (await made(client)).resume_data;
  expect(before).toMatchObject({ work: [{ name: "Mill Inn" }, { name: "Harbour Inn" }] });

  await client.rejectWorkHistory({ params: { id: gone.id } });
  await client.rejectClaim({ params: { id: pastry.id } });
  await client.createSkill({ body: { label: "Butchery" } });
  const after = (await client.getBaseResume()).data;
  expect(after).toMatchObject({ status: "ready", stale: true });
  expect(JSON.stringify(after.resume_data)).not.toMatch(/Mill Inn|Pastry|Butchery/);
  expect(after.resume_data).toMatchObject({
    work: [{ name: "Harbour Inn", summary: "Ran the kitchen.\nCut the waste by a third." }],
    skills: [{ name: "Menu planning" }],
  });
  expect(after.resume_data?.meta).toMatchObject({
    evidence: { "work.0": [kept.id], "skills.0": [menus.id] },
  });
});

test("is a PDF in every template and both sizes, once there is one", async () => {
  const { client, key } = await server.account();
  const pdf = (query: string) =>
    fetch(`${server.url}/api/v1/profile/resume.pdf${query}`, { headers: { authorization: `Bearer ${key}` } });
  expect((await pdf("")).status).toBe(404);
  await client.updateContact({ body: { name: "Ines Μαρία Жукова" } });
  await client.createWorkHistory({
    body: { company: "Harbour Inn", title: "Sous Chef", start_date: "2019" },
  });
  await made(client);
  for (const query of ["", "?template=modern&page=letter", "?template=compact&page=A4"]) {
    const response = await pdf(query);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
  }
  expect((await pdf("?template=loud")).status).toBe(400);
});

test("has a budget of its own", async () => {
  const { client } = await server.account();
  const answers = [];
  for (let n = 0; n < 21; n += 1) {
    answers.push(
      await client.regenerateBaseResume().then(
        () => 200,
        (error: unknown) => (error instanceof ApiRequestError ? error : null),
      ),
    );
  }
  expect(answers.filter((answer) => answer === 200)).toHaveLength(20);
  expect(answers.at(-1)).toMatchObject({ status: 429, code: "rate_limited" });
  expect((await client.listSkills()).data).toEqual([]);
});

test("that a killed process announced and never queued does not wait for ever", async () => {
  const database = await testDatabase();
  const own = await startTestServer({ MONGODB_URI: database.uri });
  try {
    const { client, userId } = await own.account();
    await client.createSkill({ body: { label: "Pastry" } });
    await made(client);
    const lost = { status: "queued" as const, job_id: "0190b6a0-0000-7000-8000-000000000000" };
    const rows = database.db.collection<{ _id: string }>("base_resumes");
    await rows.updateOne({ _id: userId }, { $set: lost });
    expect((await client.getBaseResume()).data).toMatchObject({ status: "ready", error: null });
    await rows.updateOne({ _id: userId }, { $set: { resume_data: null } });
    expect((await client.getBaseResume()).data.status).toBe("none");
    expect((await made(client)).status).toBe("ready");
  } finally {
    await own.close();
    await database.close();
  }
});

test("has a place for what was achieved outside every role", async () => {
  const { client } = await server.account();
  const text =
    "Outside work I organised the winter food drive of our parish hall and collected 3,200 meals for 140 families. " +
    "I kept the accounts in Excel and trained 12 volunteers, who have run the drive by themselves ever since.";
  const { data: submitted } = await client.submitStory({ body: { text } });
  while ((await client.getJob({ params: { id: submitted.job_id } })).data.status !== "completed") {
    await new Promise((done) => setTimeout(done, 20));
  }
  const { achievements } = (await client.getProfile()).data;
  expect(achievements.map(({ label }) => label).join()).toContain("3,200 meals for 140 families");
  await acceptAll(client);
  const resume = (await made(client)).resume_data as {
    awards: { title: string }[];
    meta: { evidence: Record<string, string[]> };
  };
  expect(resume.awards.map(({ title }) => title)).toEqual(achievements.map(({ label }) => label));
  expect(resume.meta.evidence["awards.0"]).toEqual([achievements[0]?.id]);
});
