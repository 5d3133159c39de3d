/** Résumés and letters as files: what stands in them, what they are called, and whose they are (decisions, sections 5 and 7). */
import { type Client, DOCX, PDF } from "@career-portrait/shared/contract";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startTestServer, type TestServer } from "../../test/server.ts";
import { readDocxLayout } from "../reading/docx/index.ts";
import { readPdfLayout } from "../reading/pdf/index.ts";

const POSTING = {
  description:
    "Warehouse Manager\n\nNorthwind Freight Ltd runs three depots.\n\nRequirements\n- Experience leading a warehouse team\n- Budget responsibility",
  url: "https://jobs.example.com/northwind/1",
};
const LETTER = "Dear Ms Larsen,\n\nI led forty-five people over two shifts.\n\nKind regards,\nZoë Ångström";

const WAIT = { timeout: 15_000, interval: 20 };

let server: TestServer;
let client: Client;
let key: string;
let id: string;

beforeAll(async () => {
  server = await startTestServer();
  ({ client, key } = await server.account());
  await client.updateContact({ body: { name: "Zoë Ångström", email: "zoe@example.org" } });
  const role = {
    company: "Harbour Logistics",
    title: "Warehouse Manager",
    start_date: "2018",
    summary: "Lead a team of 45 across two shifts.\nOwn a £2.4m annual budget.",
  };
  await client.createWorkHistory({ body: role });
  const { data: opportunity } = await client.addOpportunity({ body: POSTING });
  ({ id } = opportunity);
  await client.tailorOpportunity({ params: { id }, body: {} });
  await client.regenerateBaseResume({});
  await vi.waitUntil(async () => (await client.getBaseResume()).data.status === "ready", WAIT);
  await vi.waitFor(() => client.getTailoredProfile({ params: { id } }), WAIT);
});
afterAll(() => server.close());

async function file(path: string, as = key) {
  const response = await fetch(`${server.url}/api/v1${path}`, { headers: { authorization: `Bearer ${as}` } });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const disposition = response.headers.get("content-disposition") ?? "";
  const coded = /filename\*=UTF-8''([^;]+)/u.exec(disposition)?.[1];
  const name = coded ? decodeURIComponent(coded) : /filename="([^"]+)"/u.exec(disposition)?.[1];
  return { status: response.status, type: response.headers.get("content-type"), name, bytes };
}

async function textOf(bytes: Uint8Array, type: string): Promise<string> {
  const pages = type === PDF ? await readPdfLayout(bytes) : readDocxLayout(bytes);
  return pages
    .map(({ text }) => text)
    .join("\n")
    .replace(/\s+/gu, " ");
}

test.each([
  ["/profile/resume.pdf", PDF, "Zoë-Ångström-resume.pdf"],
  ["/profile/resume.docx", DOCX, "Zoë-Ångström-resume.docx"],
  ["/opportunities/:id/tailored-profile.pdf", PDF, /^Zoë-Ångström-.*resume\.pdf$/u],
  ["/opportunities/:id/tailored-profile.docx", DOCX, /^Zoë-Ångström-.*resume\.docx$/u],
] as const)("%s is the résumé, named for whom it is", async (path, type, name) => {
  for (const query of ["", "?template=modern&page=letter", "?template=compact"]) {
    const answer = await file(`${path.replace(":id", id)}${query}`);
    expect([answer.status, answer.type]).toEqual([200, type]);
    expect(answer.name).toMatch(name);
    const text = await textOf(answer.bytes, type);
    for (const words of [
      "Zoë Ångström",
      "zoe@example.org",
      "Harbour Logistics",
      "Own a £2.4m annual budget.",
    ])
      expect(text).toContain(words);
  }
  expect((await file(`${path.replace(":id", id)}?template=loud`)).status).toBe(400);
});

test("the letter is a file once it is written, and holds the person's own words", async () => {
  for (const ending of ["pdf", "docx"])
    expect((await file(`/opportunities/${id}/cover-letter.${ending}`)).status).toBe(404);
  await client.writeCoverLetter({ params: { id }, body: {} });
  await client.editCoverLetter({ params: { id }, body: { content: LETTER } });
  const company = (await client.getOpportunity({ params: { id } })).data.company ?? "";
  for (const [ending, type] of [
    ["pdf", PDF],
    ["docx", DOCX],
  ] as const) {
    const { status, type: given, name, bytes } = await file(`/opportunities/${id}/cover-letter.${ending}`);
    expect([status, given]).toEqual([200, type]);
    expect(name).toBe(
      ["Zoë-Ångström", company.replaceAll(" ", "-"), `letter.${ending}`].filter(Boolean).join("-"),
    );
    const text = await textOf(bytes, type);
    for (const words of [LETTER.replace(/\s+/gu, " "), "zoe@example.org", "Warehouse Manager"])
      expect(text).toContain(words);
    expect(text).toContain(String(new Date().getUTCFullYear()));
  }
});

test("are nobody else's", async () => {
  const stranger = await server.account();
  for (const path of [
    "tailored-profile.pdf",
    "tailored-profile.docx",
    "cover-letter.pdf",
    "cover-letter.docx",
  ])
    expect((await file(`/opportunities/${id}/${path}`, stranger.key)).status).toBe(404);
  for (const path of ["resume.pdf", "resume.docx"])
    expect((await file(`/profile/${path}`, stranger.key)).status).toBe(404);
});

test("a résumé that was printed as Word document is taken in like any other", async () => {
  const { bytes } = await file("/profile/resume.docx");
  const taker = await server.account();
  const { data: job } = await taker.client.uploadResume({
    body: new Blob([bytes]),
    filename: "Zoë.docx",
  });
  await expect
    .poll(async () => (await taker.client.getJob({ params: { id: job.job_id } })).data.status, {
      timeout: 15_000,
    })
    .toBe("completed");
  const { data: profile } = await taker.client.getProfile();
  expect(profile.contact).toMatchObject({ name: "Zoë Ångström", email: "zoe@example.org" });
  expect(profile.experience).toMatchObject([{ company: "Harbour Logistics", title: "Warehouse Manager" }]);
});

test("what is no résumé's file is refused with what to do", async () => {
  const refusal = async (content: string) => {
    const body = new Blob([Buffer.from(content, "latin1")]);
    return client.uploadResume({ body, filename: "cv.docx" }).catch((error: unknown) => error);
  };
  expect(await refusal("\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1 word")).toMatchObject({
    status: 400,
    code: "invalid_file",
    message: expect.stringMatching(/older Word document.*\.docx/u),
  });
  expect(await refusal("PK\u0003\u0004 photos.jpg")).toMatchObject({ status: 400, code: "invalid_file" });
});
