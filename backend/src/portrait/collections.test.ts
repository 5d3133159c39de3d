/** The collections of the portrait over HTTP (specification, Profile; decisions, section 5). */
import { type Client } from "@career-portrait/shared/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refusal } from "../../test/refusal.ts";
import { startTestServer, type TestServer } from "../../test/server.ts";

let server: TestServer;
let client: Client;
let stranger: Client;
beforeAll(async () => {
  server = await startTestServer();
  ({ client } = await server.account());
  ({ client: stranger } = await server.account());
});
afterAll(() => server.close());

describe("skills", () => {
  test("are stated, changed and deleted, with the user's own words as evidence", async () => {
    const body = { label: "Letterpress printing", description: "Ten years at a Heidelberg" };
    const created = (await client.createSkill({ body })).data;
    expect(created).toMatchObject({ type: "skill", confidence: 1, review_status: "accepted", ...body });
    expect(created.evidence).toMatchObject([
      { source_document_id: null, content: "Letterpress printing\nTen years at a Heidelberg", page: null },
    ]);
    expect((await client.listSkills()).data.map(({ id }) => id)).toEqual([created.id]);
    expect((await client.getProfile()).data.skills).toHaveLength(1);

    const params = { id: created.id };
    const changed = (await client.updateSkill({ params, body: { label: "Letterpress" } })).data;
    expect(changed.label).toBe("Letterpress");
    expect(changed.evidence[0]?.content).toBe("Letterpress\nTen years at a Heidelberg");

    expect((await refusal(stranger.updateSkill({ params, body: { label: "Mine" } }))).status).toBe(404);
    expect((await refusal(stranger.deleteSkill({ params }))).status).toBe(404);
    expect((await refusal(client.deleteEducation({ params }))).status).toBe(404);
    expect((await stranger.listSkills()).data).toEqual([]);
    await client.deleteSkill({ params });
    expect((await client.listSkills()).data).toEqual([]);
    expect((await refusal(client.deleteSkill({ params }))).status).toBe(404);
  });

  test("stated twice are one, and a claim renamed since is another", async () => {
    const first = (await client.createSkill({ body: { label: "Rust" } })).data;
    const again = (await client.createSkill({ body: { label: "rust", description: "Since 2019" } })).data;
    expect(again.id).toBe(first.id);
    expect(again.evidence).toHaveLength(1);
    await client.updateSkill({ params: { id: first.id }, body: { label: "Rust (embedded)" } });
    const other = (await client.createSkill({ body: { label: "Rust" } })).data;
    expect(other.id).not.toBe(first.id);
    for (const { id } of [first, other]) await client.deleteSkill({ params: { id } });
  });

  test("raise the match with what asks for them", async () => {
    const { client: own } = await server.account();
    const description =
      "Site Reliability Engineer\n\nRequirements\n- Experience with Kubernetes\n- Experience with Terraform\n";
    const { data } = await own.addAndMatch({ body: { description } });
    expect([data.strengths, data.scores.overall]).toEqual([[], null]);
    await own.createSkill({ body: { label: "Kubernetes" } });
    const after = (await own.getMatch({ params: { id: data.opportunity.id } })).data;
    // A name in a list speaks for some experience at least.
    const about = [...after.strengths, ...after.gaps].find(
      ({ requirement }) => requirement === "Experience with Kubernetes",
    );
    expect(["met", "partly"]).toContain(about?.verdict);
    expect(JSON.stringify(about)).toContain('"content":"Kubernetes"');
    expect(after.basis).toBe("accepted");
  });
});

test("education carries where and when; an end before a start is refused", async () => {
  const body = {
    label: "MSc Geology",
    institution: "Universitetet i Bergen",
    degree: "MSc",
    field: "Geology",
    start_date: "2014",
    end_date: "2016-06",
  };
  const created = (await client.createEducation({ body })).data;
  expect(created).toMatchObject({ type: "education", ...body });
  const params = { id: created.id };
  const early = await refusal(client.updateEducation({ params, body: { end_date: "2013-12" } }));
  expect(early).toMatchObject({ status: 400, code: "validation_error" });
  expect((await client.updateEducation({ params, body: { end_date: null } })).data.end_date).toBeNull();
  expect((await refusal(client.createEducation({ body: { ...body, end_date: "2013" } }))).status).toBe(400);
  expect((await refusal(client.createEducation({ body: { ...body, start_date: "05/2014" } }))).status).toBe(
    400,
  );
  expect((await client.listEducation()).data).toHaveLength(1);
  await client.deleteEducation({ params });
});

test("certifications are stated, changed and deleted", async () => {
  const { data } = await client.createCertification({ body: { label: "CISSP" } });
  const params = { id: data.id };
  await client.updateCertification({ params, body: { description: "Renewed in 2024" } });
  expect((await client.listCertifications()).data[0]).toMatchObject({
    label: "CISSP",
    description: "Renewed in 2024",
  });
  await client.deleteCertification({ params });
  expect((await client.getProfile()).data.certifications).toEqual([]);
});

test("projects are made, changed and deleted, by their owner alone", async () => {
  const { data } = await client.createProject({
    body: { name: "Tide clock", technologies: ["C", "SQLite"] },
  });
  expect(data).toMatchObject({ role: null, description: null, url: null, technologies: ["C", "SQLite"] });
  const params = { id: data.id };
  const body = { start_date: "2020-05", end_date: "2020-05" };
  expect((await client.updateProject({ params, body })).data).toEqual({ ...data, ...body });
  expect((await refusal(client.updateProject({ params, body: { end_date: "2020-04" } }))).status).toBe(400);
  expect((await refusal(stranger.updateProject({ params, body: { name: "Mine" } }))).status).toBe(404);
  expect((await refusal(stranger.deleteProject({ params }))).status).toBe(404);
  expect((await client.listProjects()).data).toHaveLength(1);
  expect((await client.getProfile()).data.projects).toHaveLength(1);
  await client.deleteProject({ params });
  expect((await client.listProjects()).data).toEqual([]);
});

test("ventures are made, changed and deleted, by their owner alone", async () => {
  const { data } = await client.createVenture({ body: { name: "Fjord Labs", status: "active" } });
  const params = { id: data.id };
  expect((await client.updateVenture({ params, body: { role: "Founder" } })).data).toMatchObject({
    name: "Fjord Labs",
    role: "Founder",
    status: "active",
  });
  expect((await client.updateVenture({ params, body: {} })).data.role).toBe("Founder");
  const late = { start_date: "2022", end_date: "2021" };
  expect((await refusal(client.updateVenture({ params, body: late }))).status).toBe(400);
  expect((await refusal(stranger.updateVenture({ params, body: { name: "Mine" } }))).status).toBe(404);
  expect((await refusal(stranger.deleteVenture({ params }))).status).toBe(404);
  expect((await client.getProfile()).data.ventures).toHaveLength(1);
  await client.deleteVenture({ params });
  expect((await client.listVentures()).data).toEqual([]);
});

test("work history takes new roles by start date, or where the user puts them", async () => {
  const role = (title: string, more: object) => ({ body: { company: "Harbour Inn", title, ...more } });
  const order = async () => (await client.listWorkHistory()).data.map(({ title }) => title);
  await client.createWorkHistory(role("Cook", { start_date: "2015", end_date: "2018-03" }));
  const { data } = await client.createWorkHistory(role("Chef", { start_date: "2018-04" }));
  expect(data).toMatchObject({ is_current: true, end_date: null, position: 0 });
  await client.createWorkHistory(role("Waiter", {}));
  await client.createWorkHistory(role("Baker", { start_date: "2016", end_date: "2017" }));
  expect(await order()).toEqual(["Chef", "Baker", "Cook", "Waiter"]);
  await client.createWorkHistory(role("Owner", { position: 2 }));
  expect(await order()).toEqual(["Chef", "Baker", "Owner", "Cook", "Waiter"]);
  await client.updateWorkHistory({ params: { id: data.id }, body: { position: 1 } });
  expect(await order()).toEqual(["Baker", "Chef", "Owner", "Cook", "Waiter"]);
  const positions = (await client.listWorkHistory()).data.map(({ position }) => position);
  expect(positions).toEqual([0, 1, 2, 3, 4]);
  expect(
    (await refusal(client.createWorkHistory(role("x", { start_date: "2020", end_date: "2019-12" })))).status,
  ).toBe(400);
  expect((await stranger.listWorkHistory()).data).toEqual([]);
});

test("a request repeated under its key makes one row", async () => {
  const { client: own } = await server.account();
  const options = { body: { name: "Once" }, idempotencyKey: "the-same" };
  await own.createVenture(options);
  await own.createVenture(options);
  expect((await own.listVentures()).data).toHaveLength(1);
});

test("roles added at the same time each get a place of their own", async () => {
  const { client } = await server.account();
  const add = (company: string) =>
    client.createWorkHistory({ body: { company, title: "Cook", start_date: "2020" } });
  await Promise.all(["One", "Two", "Three", "Four", "Five"].map(add));
  const { data } = await client.listWorkHistory();
  expect(data.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4]);
});

test("a role runs once it has begun and its end is emptied", async () => {
  const { client } = await server.account();
  const { data: role } = await client.createWorkHistory({
    body: { company: "Inn", title: "Cook", start_date: "2018", end_date: "2020" },
  });
  const running = await client.updateWorkHistory({ params: { id: role.id }, body: { end_date: null } });
  expect(running.data.is_current).toBe(true);
  const undated = await client.updateWorkHistory({ params: { id: role.id }, body: { start_date: null } });
  expect(undated.data.is_current).toBe(false);
});

test("whether a role runs may be said, but not against its end", async () => {
  const { client } = await server.account();
  const cook = { company: "Inn", title: "Cook", start_date: "2018" };
  const { data: left } = await client.createWorkHistory({ body: { ...cook, is_current: false } });
  expect(left).toMatchObject({ is_current: false, end_date: null });
  const back = await client.updateWorkHistory({ params: { id: left.id }, body: { is_current: true } });
  expect(back.data).toMatchObject({ is_current: true, end_date: null });
  const contrary = client.createWorkHistory({ body: { ...cook, end_date: "2020", is_current: true } });
  expect(await refusal(contrary)).toMatchObject({ status: 400, details: [{ path: "is_current" }] });
});

test("a role that is stated can be quoted, and scores count it; it goes with the role", async () => {
  const { client } = await server.account();
  for (const label of ["Go", "PostgreSQL", "Kubernetes"]) await client.createSkill({ body: { label } });
  const { data: role } = await client.createWorkHistory({
    body: {
      company: "Ledgerline",
      title: "Platform Engineer",
      start_date: "2018-01",
      summary: "Ran the payment platform in Go on Kubernetes with PostgreSQL.",
    },
  });
  const stated = async () =>
    (await client.listClaims()).data.filter(({ work_history_id }) => work_history_id === role.id);
  expect(await stated()).toMatchObject([
    {
      type: "attribute",
      label: "Platform Engineer, Ledgerline, 2018-01 –",
      review_status: "accepted",
      confidence: 1,
      evidence: [{ source_document_id: null, content: expect.stringContaining("payment platform in Go") }],
    },
  ]);
  const posting =
    "Platform Engineer\nFirm GmbH\nBerlin\n\nRequirements\n- 5+ years of Go\n- PostgreSQL\n- Kubernetes\n";
  const { data } = await client.addAndMatch({ body: { description: posting } });
  const { scores, strengths } = data;
  expect(scores.must_have).toBeGreaterThan(70);
  const claims = new Set((await client.listClaims()).data.map(({ id }) => id));
  for (const { match } of strengths) expect(claims).toContain(match.claim_id);
  await client.updateWorkHistory({ params: { id: role.id }, body: { title: "Head of Platform" } });
  expect(await stated()).toMatchObject([{ label: "Head of Platform, Ledgerline, 2018-01 –" }]);
  await client.deleteWorkHistory({ params: { id: role.id } });
  expect((await client.listClaims()).data.map(({ type }) => type)).toEqual(["skill", "skill", "skill"]);
});

test("the name an account was made with is the portrait's until another is given", async () => {
  const { client } = await server.account();
  const name = async () => (await client.getProfile()).data.contact.name;
  expect(await name()).toBe("Test Person");
  expect((await client.updateContact({ body: { phone: "1" } })).data.name).toBe("Test Person");
  expect((await client.getSite()).data).toMatchObject({
    profile_ready: true,
    suggested_handle: expect.stringMatching(/^test-person/) as string,
  });
  expect((await client.updateContact({ body: { name: "Ada" } })).data.name).toBe("Ada");
  // None is another one, too.
  expect((await client.updateContact({ body: { name: "" } })).data.name).toBeNull();
  expect(await name()).toBeNull();
});
