/** People over HTTP, and the tables they come from (decisions, section 9). */
import { ApiRequestError, type Client } from "@career-portrait/shared/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../test/server.ts";
import { readConnections } from "./connections.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const refusal = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => (error instanceof ApiRequestError ? `${error.status} ${error.code}` : error),
  );
const NOWHERE = "00000000-0000-4000-8000-000000000000";
const ADA = {
  name: "Ada Byron",
  email: "ada@example.org",
  company: "Analytical Engines Ltd",
  title: "Engineer",
  notes: "met in Turin",
};

const LINKEDIN = `Notes:
"When exporting your connection data, you may notice that some addresses are missing. You will only see addresses of connections who, by their settings, let you."

First Name,Last Name,URL,Email Address,Company,Position,Connected On
Ada,Byron,https://www.linkedin.com/in/ada-byron,,"Analytical Engines, Ltd.",Countess,01 Mar 2024
Grace,Hopper,https://www.linkedin.com/in/grace-h,grace@example.org,Navy,Rear Admiral,02 Mar 2024
,,,,,,03 Mar 2024
Édith,"O'Neil, PhD",https://www.linkedin.com/in/edith,not an address,Kräne GmbH,,04 Mar 2024
`;

const importText = async (client: Client, text: string) =>
  (await client.importPeople({ body: new Blob([text]), filename: "Connections.csv" })).data;

test("a preview counts what an import would do, and keeps nothing", async () => {
  const { client } = await server.account();
  const preview = async () =>
    (await client.importPeople({ body: new Blob([LINKEDIN]), query: { preview: "true" } })).data;
  const before = await preview();
  expect(before).toMatchObject({ imported: 2, updated: 0, skipped: 0 });
  expect(before.first?.map(({ name }) => name)).toEqual(["Ada Byron", "Grace Hopper"]);
  expect((await client.listPeople()).data).toEqual([]);
  const { first: _, ...counts } = before;
  expect(await importText(client, LINKEDIN)).toEqual(counts);
  expect(await preview()).toMatchObject({ imported: 0, skipped: 2, first: [] });
});

describe("a contact", () => {
  test("is made, read, changed and deleted", async () => {
    const { client } = await server.account();
    const { data: made } = await client.createPerson({ body: ADA });
    expect(made).toMatchObject({
      ...ADA,
      phone: null,
      linkedin_url: null,
      relationship: null,
      last_contacted_at: null,
      opportunity_ids: [],
    });
    const params = { id: made.id };
    expect((await client.getPerson({ params })).data).toEqual(made);
    const { data: changed } = await client.updatePerson({
      params,
      body: { title: null, last_contacted_at: "2026-01-02T03:04:05Z" },
    });
    expect(changed).toEqual({ ...made, title: null, last_contacted_at: "2026-01-02T03:04:05.000Z" });
    expect((await client.updatePerson({ params, body: {} })).data).toEqual(changed);
    expect((await client.deletePerson({ params })).status).toBe(204);
    expect(await refusal(client.getPerson({ params }))).toBe("404 not_found");
    expect(await refusal(client.deletePerson({ params }))).toBe("404 not_found");
  });

  test("is made once however often the request is repeated", async () => {
    const { client } = await server.account();
    const idempotencyKey = "one";
    const first = await client.createPerson({ body: ADA, idempotencyKey });
    expect((await client.createPerson({ body: ADA, idempotencyKey })).data).toEqual(first.data);
    expect((await client.listPeople()).data).toHaveLength(1);
  });

  test("of another account is not there", async () => {
    const [{ client }, other] = [await server.account(), await server.account()];
    const params = { id: (await client.createPerson({ body: ADA })).data.id };
    expect(await refusal(other.client.getPerson({ params }))).toBe("404 not_found");
    expect(await refusal(other.client.updatePerson({ params, body: { name: "X" } }))).toBe("404 not_found");
    expect(await refusal(other.client.deletePerson({ params }))).toBe("404 not_found");
    expect((await other.client.listPeople()).data).toEqual([]);
    expect(await importText(other.client, LINKEDIN)).toMatchObject({ imported: 2, updated: 0 });
    expect((await client.getPerson({ params })).data).toMatchObject(ADA);
  });

  test("names only opportunities that the account tracks", async () => {
    const [{ client }, other] = [await server.account(), await server.account()];
    const description = "Crane operator wanted. Requirements: a licence for tower cranes.";
    const { data: queued } = await client.saveOpportunityAsync({
      body: { description, title_hint: "Operator" },
    });
    let id: string | null | undefined = null;
    while (!id) id = (await client.getJob({ params: { id: queued.job_id } })).data.opportunity_id;
    const body = { ...ADA, opportunity_ids: [id, id] };
    expect((await client.createPerson({ body })).data.opportunity_ids).toEqual([id]);
    expect(await refusal(other.client.createPerson({ body }))).toBe("400 validation_error");
    const { data: made } = await other.client.createPerson({ body: ADA });
    const change = { params: { id: made.id }, body: { opportunity_ids: [NOWHERE] } };
    expect(await refusal(other.client.updatePerson(change))).toBe("400 validation_error");
  });

  test.each([
    [{}],
    [{ name: " " }],
    [{ ...ADA, email: "ada" }],
    [{ ...ADA, linkedin_url: "javascript:alert(1)" }],
    [{ ...ADA, last_contacted_at: "yesterday" }],
    [{ ...ADA, opportunity_ids: ["x"] }],
  ])("is refused as %j", async (body) => {
    const { client } = await server.account();
    expect(await refusal(client.createPerson({ body: body as never }))).toBe("400 validation_error");
  });
});

test("contacts are listed by name, found by words and by company, a page at a time", async () => {
  const { client } = await server.account();
  for (const [name, company] of [
    ["Zoë Krämer", "Kräne GmbH"],
    ["ann lee", "Kräne"],
    ["Bo (x) C++", "Other.Co"],
    ["Ann Lee", "Navy"],
  ]) {
    await client.createPerson({ body: { name: name!, company } });
  }
  const names = async (query: Record<string, string | number>) =>
    (await client.listPeople({ query })).data.map(({ name }) => name);
  const all = await names({});
  expect(all.map((name) => name.toLowerCase())).toEqual(["ann lee", "ann lee", "bo (x) c++", "zoë krämer"]);
  expect(await names({ q: "kramer ZOE" })).toEqual(["Zoë Krämer"]);
  expect(await names({ q: "c++" })).toEqual(["Bo (x) C++"]);
  expect(await names({ company: "KRÄNE AG" })).toEqual(["ann lee", "Zoë Krämer"]);
  const first = await client.listPeople({ query: { limit: 3 } });
  expect(first.meta.has_more).toBe(true);
  const rest = await names({ limit: 3, cursor: first.meta.next_cursor! });
  expect([...first.data.map(({ name }) => name), ...rest]).toEqual(all);
});

describe("an import", () => {
  test("of LinkedIn's file adds whom it names, tells what it cannot, and repeats nothing", async () => {
    const { client } = await server.account();
    const { data: ada } = await client.createPerson({ body: { ...ADA, email: null } });
    expect(await importText(client, LINKEDIN)).toEqual({
      imported: 1,
      updated: 1,
      skipped: 0,
      errors: [
        { row: 3, message: "has no name" },
        { row: 4, message: "has an e-mail address that is none" },
      ],
    });
    expect((await client.getPerson({ params: { id: ada.id } })).data).toMatchObject({
      name: "Ada Byron",
      title: "Countess",
      company: "Analytical Engines, Ltd.",
      linkedin_url: "https://www.linkedin.com/in/ada-byron",
      notes: "met in Turin",
    });
    expect(await importText(client, LINKEDIN)).toMatchObject({ imported: 0, updated: 0, skipped: 2 });
    const moved = LINKEDIN.replace("Navy,Rear Admiral", "Remington Rand,Director");
    expect(await importText(client, moved)).toMatchObject({ imported: 0, updated: 1, skipped: 1 });
    expect((await client.listPeople()).data).toHaveLength(2);
  });

  test("counts a person who stands in the file twice once", async () => {
    const { client } = await server.account();
    const text = "name,email,company\nA B,a@example.org,X\nA B,a@example.org,X\nA B,a@example.org,Y\n";
    expect(await importText(client, text)).toEqual({ imported: 1, updated: 1, skipped: 1, errors: [] });
    expect((await client.listPeople()).data).toMatchObject([{ name: "A B", company: "Y" }]);
  });

  test.each(["", "hello", "Company,Position\nX,Y\n", "%PDF-1.7"])("of %j is refused", async (text) => {
    const { client } = await server.account();
    expect(await refusal(importText(client, text))).toBe("400 invalid_file");
  });
});

test.each<[string, Uint8Array]>([
  [
    "semicolons, German, Western European bytes",
    Buffer.from("Vorname;Nachname;Firma;Telefon\r\nJörg;Weiß;Kräne;0123\r\n", "latin1"),
  ],
  ["tabs, a byte order mark", Buffer.from("\uFEFFFirma\tName\tTelefon\nKräne\tJörg Weiß\t0123\n")],
  ["UTF-16", Buffer.from("\uFEFFName,Firma,Telefon\nJörg Weiß,Kräne,0123\n", "utf16le")],
])("a table with %s is read", (_, bytes) => {
  expect(readConnections(bytes)).toEqual([{ name: "Jörg Weiß", company: "Kräne", phone: "0123" }]);
});
