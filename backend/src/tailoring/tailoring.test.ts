/** Tailoring through the real service: every route, and how each refuses. */
import { randomUUID } from "node:crypto";
import type { Client } from "@career-portrait/shared/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refusal } from "../../test/refusal.ts";
import { startTestServer, type TestServer } from "../../test/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ TAILORED_PROFILE_LIMIT: "3" });
});
afterAll(() => server.close());

const STORY =
  "From 2019 to 2023 I worked at Nordvik Energi as a data engineer. I built the nightly load in Python and Apache Airflow. " +
  "I cut the run time from 9 hours to 40 minutes, and I led a team of 4 people who kept it running through the winter.";

const POSTING = `Data Engineer at Fjordline

We are looking for a data engineer for our platform team in Bergen.

Requirements
- Experience with Python
- Experience with Apache Airflow
- You know Snowflake
- A bachelor's degree in computer science

Nice to have
- Terraform`;

async function finished(client: Client, id: string) {
  for (;;) {
    const { data } = await client.getJob({ params: { id } });
    if (data.status === "completed" || data.status === "failed") return data;
    await new Promise((done) => setTimeout(done, 20));
  }
}

/** An account with a portrait and a posting that nobody has tailored anything for. */
async function prepared() {
  const account = await server.account();
  const { client } = account;
  await client.updateContact({ body: { name: "Ines Berg", email: "ines@example.org" } });
  const { data: story } = await client.submitStory({ body: { text: STORY } });
  await finished(client, story.job_id);
  const { data } = await client.addOpportunity({
    body: { description: POSTING, url: `https://jobs.example.com/${randomUUID()}` },
  });
  return { ...account, id: data.id };
}

async function tailored() {
  const made = await prepared();
  const { data } = await made.client.tailorOpportunity({ params: { id: made.id }, body: {} });
  expect(await finished(made.client, data.job_id)).toMatchObject({
    status: "completed",
    opportunity_id: made.id,
  });
  return made;
}

const at = (id: string) => ({ params: { opportunityId: id } });

describe("writing", () => {
  test("is done once, in the background, and says nothing that the portrait does not hold", async () => {
    const { client, id } = await prepared();
    expect((await refusal(client.getTailoredProfile({ params: { id } }))).status).toBe(404);
    const { data: first } = await client.tailorOpportunity({ params: { id }, body: {} });
    expect(first).toMatchObject({ status: "processing", cached: false });
    const job = await finished(client, first.job_id);
    expect(job).toMatchObject({ job_type: "tailor", status: "completed", title: "Data Engineer" });
    const { data: profile } = await client.getTailoredProfile({ params: { id } });
    expect(profile).toMatchObject({
      opportunity_id: id,
      engine: "local",
      is_stale: false,
      edited_fields: {},
    });
    expect(profile.narrative).toContain("Nordvik Energi");
    expect(profile.talking_points?.some((point) => point.includes("Airflow"))).toBe(true);
    const resume = JSON.stringify(profile.resume_data);
    expect(resume).toContain("Cut the run time from 9 hours to 40 minutes");
    for (const invented of ["Snowflake", "Terraform", "Fjordline", "achelor"]) {
      expect(resume + profile.narrative + profile.talking_points?.join(" ")).not.toContain(invented);
    }
    expect(profile.resume_data).toMatchObject({
      basics: { name: "Ines Berg", email: "ines@example.org", summary: profile.narrative },
      meta: { engine: "local" },
    });

    const { data: again } = await client.tailorOpportunity({ params: { id }, body: { regenerate: false } });
    expect(again).toMatchObject({ cached: true, job_id: first.job_id });
  });

  test("is done anew when asked, under the same id", async () => {
    const { client, id } = await tailored();
    const { data: before } = await client.getTailoredProfile({ params: { id } });
    const { data: job } = await client.tailorOpportunity({ params: { id }, body: { regenerate: true } });
    expect(job.cached).toBe(false);
    await finished(client, job.job_id);
    const { data: after } = await client.getTailoredProfile({ params: { id } });
    expect(after.id).toBe(before.id);
    expect(after.created_at).toBe(before.created_at);
    expect(after.updated_at > before.updated_at).toBe(true);
  });
});

describe("an instruction for the whole", () => {
  test("is carried out, and what it asks beyond the portrait is said back", async () => {
    const { client, id } = await tailored();
    const { data: before } = await client.getTailoredProfile({ params: { id } });
    const { data: job } = await client.retailorOpportunity({
      params: { id },
      body: { instruction: "Emphasise Kubernetes and leave out the team" },
    });
    const done = await finished(client, job.job_id);
    expect(done).toMatchObject({ status: "completed" });
    expect(done.notes.join(" ")).toContain("Kubernetes");
    const { data: after } = await client.getTailoredProfile({ params: { id } });
    expect(JSON.stringify(before.resume_data)).toContain("team of 4");
    expect(JSON.stringify(after)).not.toContain("team of 4");
    expect(JSON.stringify(after)).not.toContain("Kubernetes");
  });

  test("needs words, at most a thousand", async () => {
    const { client, id } = await prepared();
    for (const instruction of [undefined, "  ", "x".repeat(1001)]) {
      const refused = await refusal(client.retailorOpportunity({ params: { id }, body: { instruction } }));
      expect([refused.status, refused.code]).toEqual([400, "validation_error"]);
    }
  });
});

describe("editing", () => {
  test("keeps the user's words as they are, remembers the first original and gives it back", async () => {
    const { client, id } = await tailored();
    const { data: before } = await client.getTailoredProfile({ params: { id } });
    const edit = (field: string, value: unknown) =>
      client.editTailoredProfile({ ...at(id), body: { field, value: value as string } });
    expect((await edit("narrative", "I speak eleven languages.")).data).toEqual({
      field: "narrative",
      value: "I speak eleven languages.",
      wasAiGenerated: false,
      note: null,
      note_explanation: null,
    });
    await edit("narrative", "Shorter.");
    await edit("resume_data.work.0.highlights.0", "Made it faster");
    const { data: changed } = await client.getTailoredProfile({ params: { id } });
    expect(changed.narrative).toBe("Shorter.");
    expect(changed.edited_fields).toEqual({
      narrative: before.narrative,
      "resume_data.work.0.highlights.0": (before.resume_data as { work: { highlights: string[] }[] }).work[0]
        ?.highlights[0],
    });
    expect(changed.edited_by).toEqual({ narrative: "user", "resume_data.work.0.highlights.0": "user" });
    expect(changed.resume_data).toMatchObject({ basics: { summary: "Shorter." } });

    const { data: reverted } = await client.revertTailoredProfile({
      ...at(id),
      body: { field: "narrative" },
    });
    expect(reverted).toEqual({ field: "narrative", value: before.narrative });
    await client.revertTailoredProfile({ ...at(id), body: { field: "resume_data.work.0.highlights.0" } });
    const { data: after } = await client.getTailoredProfile({ params: { id } });
    expect({ ...after, updated_at: "" }).toEqual({ ...before, updated_at: "" });
  });

  test("changes only what is selected", async () => {
    const { client, id } = await tailored();
    await client.editTailoredProfile({ ...at(id), body: { field: "narrative", value: "Chef in Oslo." } });
    const { data } = await client.editTailoredProfile({
      ...at(id),
      body: { field: "narrative", value: "Bergen", selection: { start: 8, end: 12 } },
    });
    expect(data.value).toBe("Chef in Bergen.");
  });

  test("follows an instruction as far as rules can, and says what it did not do", async () => {
    const { client, id } = await tailored();
    const { data: before } = await client.getTailoredProfile({ params: { id } });
    const ask = async (instruction: string, selection?: { start: number; end: number }) =>
      (await client.editTailoredProfile({ ...at(id), body: { field: "narrative", instruction, selection } }))
        .data;
    const shorter = await ask("Make it shorter, please");
    expect(shorter).toMatchObject({ field: "narrative", wasAiGenerated: true, note: null });
    expect(String(shorter.value).length).toBeLessThan(before.narrative?.length ?? 0);
    const added = await ask("Mention Airflow");
    expect(added.value).toContain("Airflow");
    const refused = await ask("Mention Snowflake");
    expect(refused.value).toBe(added.value);
    expect(refused.note).toContain("Snowflake");
    const strange = await ask("Say it with the voice of a pirate");
    expect(strange.value).toBe(added.value);
    expect(strange.note).toContain("not followed");
    const text = String(added.value);
    const end = text.indexOf(". ") + 1;
    const part = await ask("leave out Airflow", { start: 0, end });
    expect(String(part.value).endsWith(text.slice(end))).toBe(true);
    const { data: after } = await client.getTailoredProfile({ params: { id } });
    expect(after.edited_by).toEqual({ narrative: "instruction" });
    expect(after.edited_fields).toEqual({ narrative: before.narrative });
  });

  test.each([
    ["nowhere", { field: "nowhere", value: "x" }],
    ["talking_points.99", { field: "talking_points.99", value: "x" }],
    ["talking_points.-1", { field: "talking_points.-1", value: "x" }],
    ["talking_points.length", { field: "talking_points.length", value: "x" }],
    ["resume_data.work.0.salary", { field: "resume_data.work.0.salary", value: "x" }],
    ["resume_data.__proto__", { field: "resume_data.__proto__", value: "x" }],
    ["resume_data.basics.constructor", { field: "resume_data.basics.constructor", value: "x" }],
    ["narrative.prototype", { field: "narrative.prototype", value: "x" }],
    ["resume_data.meta.removed", { field: "resume_data.meta.removed", value: [] }],
    ["both", { field: "narrative", value: "x", instruction: "shorter" }],
    ["neither", { field: "narrative" }],
    ["no field", { value: "x" }],
    ["a number for a text", { field: "narrative", value: 7 }],
    ["a text for a list", { field: "resume_data.work", value: "x" }],
    ["a date that is none", { field: "resume_data.work.0.startDate", value: "last spring" }],
    ["a selection in a list", { field: "talking_points", value: "x", selection: { start: 0, end: 1 } }],
    ["a selection beyond the end", { field: "narrative", value: "x", selection: { start: 0, end: 100_000 } }],
    ["a selection the wrong way round", { field: "narrative", value: "x", selection: { start: 3, end: 2 } }],
    ["an instruction for a list", { field: "talking_points", instruction: "shorter" }],
  ])("refuses %s", async (_, body) => {
    const { client, id } = await theSame();
    const refused = await refusal(client.editTailoredProfile({ ...at(id), body }));
    expect([refused.status, refused.code]).toEqual([400, "validation_error"]);
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });

  test("finds no profile of another account, and none where none was written", async () => {
    const { id } = await theSame();
    const { client, id: bare } = await prepared();
    for (const opportunityId of [id, bare]) {
      const body = { field: "narrative", value: "x" };
      expect((await refusal(client.editTailoredProfile({ ...at(opportunityId), body }))).status).toBe(404);
      expect(
        (await refusal(client.revertTailoredProfile({ ...at(opportunityId), body: { field: "narrative" } })))
          .status,
      ).toBe(404);
      expect((await refusal(client.judgeTailoredProfile({ params: { id: opportunityId } }))).status).toBe(
        404,
      );
    }
  });
});

/** One tailored profile that refused calls share: they change nothing. */
let shared: ReturnType<typeof tailored> | undefined;
function theSame() {
  shared ??= tailored();
  return shared;
}
