/** The front door over HTTP: its languages, who is told the extension's folder, and forms that are nobody else's. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser } from "../../test/browser.ts";
import { pdfOf } from "../../test/pdf.ts";
import { startTestServer, type TestServer } from "../../test/server.ts";
import { DE } from "./words/de.ts";
import { EN } from "./words/en.ts";
import { ES } from "./words/es.ts";
import { FR } from "./words/fr.ts";

const LANGUAGES = { en: EN, de: DE, fr: FR, es: ES };
const RESUME = pdfOf([
  { text: "Mara Lindqvist", size: 20 },
  { text: "Experience", size: 14 },
  { text: "Data Engineer, Nordvik Energi", size: 11 },
  { text: "January 2019 - Present", size: 10 },
  { text: "Skills", size: 14 },
  { text: "Python, SQL", size: 10 },
]);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());

async function signedIn(language = "en") {
  const { email, password, client } = await server.account();
  const { visit } = openBrowser(server.url, language);
  const { token } = await visit("/account/login");
  const { location } = await visit("/account/login", { form_token: token, email, password });
  expect(location).toBe("/");
  return { visit, client };
}

describe("the front door", () => {
  test.each(Object.entries(LANGUAGES))("speaks %s", async (language, words) => {
    const { visit } = openBrowser(server.url, `${language}-XX, en;q=0.5`);
    const { text, language: told } = await visit("/");
    expect(told).toBe(language);
    expect(text).toContain(`<html lang="${language}">`);
    expect(text).toContain(words.welcome.lines[0]);
    const codes = (problems: Record<string, string>) =>
      Object.keys(problems).filter((code) => code !== "invalid_file");
    expect(codes(words.problems)).toEqual(codes(EN.problems));
  });

  test("speaks English to who speaks none of them", async () => {
    expect((await openBrowser(server.url, "nl").visit("/")).language).toBe("en");
  });

  test("runs no script and nothing of others, and is known for what it is", async () => {
    const response = await fetch(server.url);
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("unsafe");
    const text = await response.text();
    const health = (await (await fetch(`${server.url}/healthz`)).json()) as unknown;
    expect(health).toEqual({ status: "up", service: "career-portrait" });
    expect(text).not.toMatch(/<script|style="|https?:\/\/(?!127\.0\.0\.1)/);
  });

  test("tells nobody behind a proxy, and no other name of this machine, where the extension lies", async () => {
    const folder = /chrome-mv3<\/code>|npm start/;
    const from = async (headers: Record<string, string>) => (await fetch(server.url, { headers })).text();
    expect(await from({})).toMatch(folder);
    for (const forwarded of ["Forwarded", "X-Forwarded-For", "Via"]) {
      const text = await from({ [forwarded]: "1.1 proxy" });
      expect(text).not.toMatch(folder);
      expect(text).toContain("Ask whoever runs this server");
    }
  });

  test("takes what a person is called as text", async () => {
    const { visit } = openBrowser(server.url);
    const { token } = await visit("/account/register");
    const form = { form_token: token, name: "<b>Bo</b>", email: "bo@example.org", password: "0123456789" };
    expect((await visit("/account/register", form)).location).toBe("/");
    expect((await visit("/")).text).toContain("Welcome, &lt;b&gt;Bo&lt;/b&gt;");
    const again = openBrowser(server.url);
    const taken = await again.visit("/account/register", {
      ...form,
      form_token: (await again.visit("/account/register")).token,
    });
    expect([taken.status, taken.text]).toEqual([409, expect.stringContaining("exists already")]);
  });
});

describe("what is given at the door", () => {
  test("a résumé is read while its form is answered", async () => {
    const { visit, client } = await signedIn();
    const { token } = await visit("/");
    const form = new FormData();
    form.set("form_token", token);
    form.set("file", new Blob([new Uint8Array(RESUME)], { type: "application/pdf" }), "mara.pdf");
    expect((await visit("/account/resume", form)).location).toBe("/");
    expect((await client.listDocuments()).data).toMatchObject([{ filename: "mara.pdf", status: "ready" }]);
    expect((await visit("/")).text).toMatch(/mara\.pdf: \d+ pieces of evidence/);
    const twice = await visit("/account/resume", form);
    expect([twice.status, twice.text]).toEqual([400, expect.stringContaining("given this résumé already")]);
  });

  test("a file that is too large, or a form that is not ours, changes nothing", async () => {
    const { visit, client } = await signedIn("de");
    const { token } = await visit("/");
    const large = new FormData();
    large.set("form_token", token);
    large.set("file", new Blob([new Uint8Array(11 * 1024 * 1024)]), "large.pdf");
    const refused = await visit("/account/resume", large);
    expect(refused.text).toContain("größer als 10 MB");
    const foreign = new FormData();
    foreign.set("form_token", "x");
    foreign.set("file", new Blob([new Uint8Array(RESUME)]), "mara.pdf");
    expect((await visit("/account/resume", foreign)).text).toContain("abgelaufen");
    for (const path of ["/account/sample", "/account/sample/remove"])
      expect((await visit(path, { form_token: "x" })).status).toBe(403);
    expect((await client.listDocuments()).data).toEqual([]);
    expect((await client.getSample()).data).toEqual({ portrait: false, opportunities: 0 });
  });

  test("who is not signed in is asked to sign in, and comes back to the page", async () => {
    const { visit } = openBrowser(server.url);
    const asked = await visit("/account/device?user_code=ABCD-EFGH");
    expect(asked.location).toBe(
      `/account/login?next=${encodeURIComponent("/account/device?user_code=ABCD-EFGH")}`,
    );
    expect((await visit("/account/sample", {})).location).toBe("/account/login?next=%2F");
  });
});
