/** Every link and e-mail address that the API takes (decisions, section 5). */
import type { Client } from "@career-portrait/shared/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { refusal } from "../../test/refusal.ts";
import { startTestServer, type TestServer } from "../../test/server.ts";

let server: TestServer;
let client: Client;
beforeAll(async () => {
  server = await startTestServer();
  ({ client } = await server.account());
});
afterAll(() => server.close());

const POSTINGS = [
  "Welder wanted in Leeds. You weld steel frames. Requirements: two years of welding.",
  "Nurse for our ward in York. You care for patients at night. Requirements: a nursing registration.",
];
/** Sends a link to where it is taken, and gives it as it was kept. */
const places: [string, (link: string) => Promise<string | null | undefined>][] = [
  [
    "profile linkedin",
    async (linkedin) => (await client.updateContact({ body: { linkedin } })).data.linkedin_url,
  ],
  ["profile github", async (github) => (await client.updateContact({ body: { github } })).data.github_url],
  [
    "profile website",
    async (website) => (await client.updateContact({ body: { website } })).data.website_url,
  ],
  [
    "profile logo_url",
    async (logo_url) => (await client.updateContact({ body: { logo_url } })).data.logo_url,
  ],
  ["project", async (url) => (await client.createProject({ body: { name: "P", url } })).data.url],
  ["venture", async (url) => (await client.createVenture({ body: { name: "V", url } })).data.url],
  [
    "contact",
    async (linkedin_url) =>
      (await client.createPerson({ body: { name: "Ada", linkedin_url } })).data.linkedin_url,
  ],
  [
    "webhook",
    async (url) => (await client.createWebhook({ body: { url, events: ["share.viewed"] } })).data.url,
  ],
  [
    "opportunity",
    async (url) => {
      const description = POSTINGS.shift() ?? "Cook";
      const { data } = await client.addOpportunity({ body: { description, url } });
      return (await client.getOpportunity({ params: { id: data.id } })).data.url;
    },
  ],
];

test.each(places)("%s: an http or https address, a bare host gets https", async (place, send) => {
  const path = place.replaceAll(" ", "-");
  expect(await send(`https://a.example/${path}`)).toBe(`https://a.example/${path}`);
  expect(await send(`b.example/${path}`)).toBe(`https://b.example/${path}`);
  for (const none of ["javascript:alert(1)", "data:text/html,x", "no address", "mailto:a@b.example"]) {
    expect(await refusal(send(none)), none).toMatchObject({
      status: 400,
      code: "validation_error",
      details: [{ message: expect.stringMatching(/^must be an http or https address/) as string }],
    });
  }
});

test("a link is taken away by leaving it empty", async () => {
  await client.updateContact({ body: { website: "a.example", email: "ada@a.example" } });
  const { data } = await client.updateContact({ body: { website: "", email: "" } });
  expect(data).toMatchObject({ website_url: null, email: null });
  const project = (await client.createProject({ body: { name: "P", url: "a.example" } })).data;
  const emptied = await client.updateProject({ params: { id: project.id }, body: { url: "" } });
  expect(emptied.data.url).toBeNull();
});

test("an e-mail address looks like one", async () => {
  const { data } = await client.updateContact({ body: { email: " ada@a.example " } });
  expect(data.email).toBe("ada@a.example");
  for (const email of ["ada", "ada@example", "a b@c.example", "javascript:alert(1)"]) {
    const answers = [
      client.updateContact({ body: { email } }),
      client.createPerson({ body: { name: "Ada", email } }),
    ];
    for (const answer of answers)
      expect(await refusal(answer)).toMatchObject({
        status: 400,
        details: [{ path: "email", message: "must be an e-mail address" }],
      });
  }
});
