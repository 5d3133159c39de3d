/** Job-alert mails as their raw messages, against sites on loopback. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refusal } from "../../test/refusal.ts";
import { startTestServer, type TestServer } from "../../test/server.ts";

let server: TestServer;
let site: Server;
let base: string;
const visited: string[] = [];

const POSTING = `<!doctype html><html lang="en"><head><title>Site Foreman – Nordbau</title></head><body><main><h1>Site Foreman</h1>
<p>Nordbau AG</p><p>Location: Hamburg</p><h2>Requirements</h2><ul><li>5 years on building sites</li><li>German, fluent</li></ul>
<p>${"You lead a crew of twelve and keep the site safe. ".repeat(8)}</p><a href="/apply">Apply now</a></main></body></html>`;

beforeAll(async () => {
  site = createServer((request, response) => {
    const path = request.url ?? "/";
    visited.push(path);
    if (path.startsWith("/click/foreman"))
      response.writeHead(302, { location: `${base}/jobs/site-foreman-4711` }).end();
    else if (path.startsWith("/click/linkedin"))
      response.writeHead(302, { location: "http://127.0.0.1:1/never" }).end();
    else if (path.startsWith("/jobs/site-foreman"))
      response.writeHead(200, { "content-type": "text/html" }).end(POSTING);
    else if (path.startsWith("/gone")) response.writeHead(410).end("gone");
    else response.writeHead(403).end("no");
  });
  await new Promise<void>((resolve) => {
    site.listen(0, "127.0.0.1", resolve);
  });
  base = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  server = await startTestServer({ FETCH_ALLOW_PRIVATE: "on" });
});
afterAll(async () => {
  await server.close();
  await new Promise((resolve) => {
    site.close(resolve);
    site.closeAllConnections();
  });
});

const card = (title: string, company: string, place: string, url: string) =>
  `<tr><td><a href="${url.replaceAll("&", "&amp;")}" style="font-weight:bold">${title}</a><br><span>${company}</span><br><span>${place}</span></td></tr>`;

function html(...rows: string[]): string {
  return `<html><body><table>${rows.join("\r\n")}</table><p><a href="https://www.linkedin.com/psettings/email-unsubscribe?x=1">Unsubscribe</a> · <a href="https://www.linkedin.com/help">Help</a></p></body></html>`;
}

const HEADERS = [
  "From: =?UTF-8?Q?J=C3=B6b_Alerts?= <alerts@jobs.example.com>",
  "To: me@example.org",
  "Subject: =?UTF-8?B?RsO8bmYgbmV1ZSBTdGVsbGVu?=",
  "Date: Fri, 20 Nov 2026 08:00:00 +0000",
  "MIME-Version: 1.0",
];

function quotedPrintable(text: string): string {
  return Array.from(Buffer.from(text), (byte) =>
    byte === 61 || byte > 126 || (byte < 32 && byte !== 13 && byte !== 10)
      ? `=${byte.toString(16).toUpperCase().padStart(2, "0")}`
      : String.fromCharCode(byte),
  )
    .join("")
    .split("\r\n")
    .map((line) => line.match(/(?:=[0-9A-F]{2}|[^=]){1,70}/g)?.join("=\r\n") ?? "")
    .join("\r\n");
}

function message(type: string, encoding: string, body: string): string {
  return [...HEADERS, `Content-Type: ${type}`, `Content-Transfer-Encoding: ${encoding}`, "", body].join(
    "\r\n",
  );
}

async function intake(raw: string) {
  const { client } = await server.account();
  const { data } = await client.intakeEmail({ body: new Blob([raw]) });
  const { data: rows } = await client.listPending({ query: { status: "all" } });
  return { result: data, rows: rows.toSorted((a, b) => ((a.title ?? "") < (b.title ?? "") ? -1 : 1)) };
}

const THREE = [
  card(
    "Backend Engineer",
    "Köln Data GmbH",
    "Köln",
    "https://www.linkedin.com/comm/jobs/view/4200000001?trackingId=abc&refId=x",
  ),
  card(
    "Data Analyst",
    "Zahlen AG",
    "Berlin",
    "https://click.example.net/track?url=https%3A%2F%2Fboards.greenhouse.io%2Fzahlen%2Fjobs%2F5551234%3Futm_source%3Dmail",
  ),
  card(
    "Pflegefachkraft (m/w/d)",
    "Klinikum Süd",
    "München",
    "https://de.indeed.com/viewjob?jk=0123456789abcdef&from=ja",
  ),
];

describe("a job-alert mail", () => {
  test.each([
    [
      "quoted-printable",
      () => message("text/html; charset=utf-8", "quoted-printable", quotedPrintable(html(...THREE))),
    ],
    [
      "base64",
      () =>
        message(
          "text/html; charset=utf-8",
          "base64",
          Buffer.from(html(...THREE))
            .toString("base64")
            .replace(/.{76}/g, "$&\r\n"),
        ),
    ],
    [
      "nested multipart",
      () =>
        [
          ...HEADERS,
          'Content-Type: multipart/mixed; boundary="outer"',
          "",
          "--outer",
          'Content-Type: multipart/alternative; boundary="inner"',
          "",
          "--inner",
          "Content-Type: text/plain; charset=utf-8",
          "",
          "See the mail as HTML.",
          "--inner",
          "Content-Type: text/html; charset=utf-8",
          "Content-Transfer-Encoding: 8bit",
          "",
          html(...THREE),
          "--inner--",
          "--outer",
          "Content-Type: image/png",
          "Content-Transfer-Encoding: base64",
          "",
          "iVBORw0KGgo=",
          "--outer--",
          "",
        ].join("\r\n"),
    ],
  ])("in %s gives each posting with sender and subject", async (_name, raw) => {
    const { result, rows } = await intake(raw());
    expect(result).toMatchObject({ received: 3, queued: 3 });
    expect(rows.map(({ title, company, url }) => ({ title, company, url }))).toEqual([
      {
        title: "Backend Engineer",
        company: "Köln Data GmbH",
        url: "https://www.linkedin.com/jobs/view/4200000001",
      },
      {
        title: "Data Analyst",
        company: "Zahlen AG",
        url: expect.stringContaining("greenhouse.io/zahlen/jobs/5551234"),
      },
      {
        title: expect.stringContaining("Pflegefachkraft"),
        company: "Klinikum Süd",
        url: expect.stringContaining("jk=0123456789abcdef"),
      },
    ]);
    for (const row of rows) {
      expect(row).toMatchObject({
        source_type: "email",
        original_sender: "alerts@jobs.example.com",
        original_subject: "Fünf neue Stellen",
      });
    }
  });

  test("follows tracking links to what stands behind them, and reads it", async () => {
    const { result, rows } = await intake(
      message(
        "text/html; charset=utf-8",
        "8bit",
        html(
          card("Polier", "Nordbau", "Hamburg", `${base}/click/foreman?id=1`),
          card("Maurer", "Nordbau", "Hamburg", `${base}/gone/2`),
        ),
      ),
    );
    expect(result).toMatchObject({ received: 1, queued: 1 });
    expect(rows[0]).toMatchObject({
      title: "Site Foreman",
      location: "Hamburg",
      url: `${base}/jobs/site-foreman-4711`,
    });
    expect(visited.some((path) => path.startsWith("/click/foreman"))).toBe(true);
  });

  test("files a posting whose page cannot be read for attention", async () => {
    const { result, rows } = await intake(
      message(
        "text/html; charset=utf-8",
        "8bit",
        html(
          card("Electrician", "Volt Ltd", "Leeds", `${base}/jobs/electrician-77`),
          card("Plumber", "Volt Ltd", "Leeds", `${base}/jobs/plumber-78`),
        ),
      ),
    );
    expect(result).toMatchObject({ received: 2, needs_attention: 2 });
    expect(rows[0]).toMatchObject({ title: "Electrician", company: "Volt Ltd" });
    expect(rows[0]!.attention).toMatch(/could not be read/);
  });

  test("in plain text gives what stands above each address", async () => {
    const { rows } = await intake(
      message(
        "text/plain; charset=utf-8",
        "8bit",
        [
          "3 new jobs for you",
          "",
          "Backend Engineer",
          "Acme GmbH",
          "Berlin",
          "https://www.linkedin.com/comm/jobs/view/4300000001/?trk=eml",
          "",
          "Frontend Engineer",
          "Acme GmbH",
          "Berlin",
          "View job: https://www.linkedin.com/comm/jobs/view/4300000002/?trk=eml",
          "",
          "Unsubscribe: https://www.linkedin.com/e/v2?unsubscribe=1",
        ].join("\r\n"),
      ),
    );
    expect(rows.map(({ title, url }) => [title, url])).toEqual([
      ["Backend Engineer", "https://www.linkedin.com/jobs/view/4300000001"],
      ["Frontend Engineer", "https://www.linkedin.com/jobs/view/4300000002"],
    ]);
  });

  test("without postings files nothing", async () => {
    const { result } = await intake(
      message(
        "text/html; charset=utf-8",
        "8bit",
        `<p>Lunch on Friday?</p><p><a href="${base}/menu">The menu</a></p>`,
      ),
    );
    expect(result).toMatchObject({ received: 0, items: [] });
  });

  test("sent twice makes nothing twice", async () => {
    const { client } = await server.account();
    const raw = message("text/html; charset=utf-8", "8bit", html(...THREE));
    await client.intakeEmail({ body: new Blob([raw]), idempotencyKey: "m1" });
    await client.intakeEmail({ body: new Blob([raw]), idempotencyKey: "m1" });
    const { data } = await client.intakeEmail({ body: new Blob([raw]) });
    expect(data).toMatchObject({ received: 3, queued: 0, duplicates: 3 });
    const { data: rows } = await client.listPending({ query: {} });
    expect(rows).toHaveLength(3);
  });
});

test("refuses what is no mail, another media type and more than 2 MB", async () => {
  const { client, key } = await server.account();
  expect(await refusal(client.intakeEmail({ body: new Blob([""]) }))).toMatchObject({ status: 400 });
  const send = (type: string, body: string) =>
    fetch(`${server.url}/api/v1/intake/email`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": type },
      body,
    });
  expect((await send("application/json", "{}")).status).toBe(415);
  expect((await send("message/rfc822", "x".repeat(2 * 1024 * 1024 + 1))).status).toBe(413);
});
