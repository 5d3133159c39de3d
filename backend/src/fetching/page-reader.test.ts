import { afterAll, describe, expect, test } from "vitest";
import { createPageReader, PageUnreadable } from "./page-reader.ts";

const reader = createPageReader({ timeoutMs: 15_000, heapMb: 512 });
afterAll(() => reader.close());

const page = (
  body: string | Uint8Array,
  content_type: string | null = null,
  url = "https://acme.example/careers/schweisser",
) => ({ body, content_type, url });
const POSTING = `<title>Schweißer (m/w/d) – Acme GmbH</title><h1>Schweißer (m/w/d)</h1><p>Arbeitsort: Köln</p><h2>Aufgaben</h2><p>${"Schweißen für höchste Ansprüche. ".repeat(15)}</p><h2>Dein Profil</h2><p>${"Erfahrung mit Stahl. ".repeat(10)}</p><a href="/b">Jetzt bewerben</a>`;

describe("pages as they come", () => {
  test("text, title and posting", async () => {
    const reading = await reader.read(page(POSTING));
    expect(reading).toMatchObject({
      kind: "posting",
      title: "Schweißer (m/w/d) – Acme GmbH",
      postings: [{ title: "Schweißer (m/w/d)", company: "Acme GmbH", location: "Köln" }],
    });
    expect(reading.text).toContain("Aufgaben\nSchweißen");
  });
  const latin1 = Uint8Array.from(POSTING, (letter) => letter.charCodeAt(0) & 0xff);
  test.each([
    ["by the transport", latin1, "text/html; charset=windows-1252"],
    [
      "by the page",
      Uint8Array.from(`<meta charset="iso-8859-1">${POSTING}`, (letter) => letter.charCodeAt(0) & 0xff),
      "text/html",
    ],
    ["by nobody", latin1.map((code, at) => (POSTING[at] === "–" ? 0x96 : code)), null],
    ["by nobody, in UTF-8", new TextEncoder().encode(POSTING), null],
    [
      "by a byte order mark against a wrong header",
      new Uint8Array([0xef, 0xbb, 0xbf, ...new TextEncoder().encode(POSTING)]),
      "text/html; charset=iso-8859-1",
    ],
  ])("the charset named %s", async (_, body, type) => {
    expect((await reader.read(page(body, type))).postings[0]?.title).toBe("Schweißer (m/w/d)");
  });
  test("a board's JSON answer", async () => {
    const body = JSON.stringify([
      {
        text: "Welder",
        hostedUrl: "https://jobs.lever.co/acme/35a1c773-2ebf-4caf-8931-194d7119ad51",
        categories: { location: "Leeds", commitment: "Full-time" },
      },
    ]);
    expect((await reader.read(page(body, "application/json", ""))).postings[0]).toMatchObject({
      title: "Welder",
      location: "Leeds",
      employment_type: "Full-time",
      source_site: "lever",
    });
  });
});

describe("pages made to hurt", () => {
  test.each([
    [
      "scripts and resources",
      `<script>globalThis.x = 1; while (true) {}</script><body onload="while(1){}"><img src="http://127.0.0.1:9/x"><iframe src="http://127.0.0.1:9/"></iframe><h1>x</h1>`,
    ],
    ["entities by the million", `<p>${"&#x200b;&zwj;&amp;".repeat(200_000)}</p>`],
    ["a JSON-LD block of brackets", `<script type="application/ld+json">${"[".repeat(300_000)}</script>`],
    ["one endless line", `<h1>Engineer</h1><p>${"$1 000 ".repeat(100_000)}</p>`],
    ["bytes that are no text", crypto.getRandomValues(new Uint8Array(60_000))],
    ["nothing", ""],
  ])("%s", async (_, body) => {
    expect((await reader.read(page(body))).kind).toBe("none");
  });
  test.each([
    ["100,000 nested elements", `<h1>Engineer</h1>${"<div>".repeat(100_000)}x`],
    ["endlessly nested tables", "<table><tr><td>".repeat(20_000)],
    ["half a million elements", "<b>x</b>".repeat(500_000)],
  ])("%s are refused in a sentence", async (_, body) => {
    await expect(reader.read(page(body))).rejects.toMatchObject({
      name: "PageUnreadable",
      code: "failed",
      message: expect.stringMatching(/^the page could not be read: its? /) as string,
    });
  });
  test("more bytes than allowed are refused unread", async () => {
    const small = createPageReader({ timeoutMs: 1000, heapMb: 64, maxBytes: 1000 });
    await expect(small.read(page("x".repeat(1001)))).rejects.toMatchObject({ code: "too_large" });
    await small.close();
  });
  test("a page that takes too long costs its worker, and the next page is read", async () => {
    const hasty = createPageReader({ timeoutMs: 5, heapMb: 256 });
    await expect(hasty.read(page("<p>x</p>".repeat(150_000)))).rejects.toBeInstanceOf(PageUnreadable);
    await hasty.close();
    expect((await reader.read(page(POSTING))).kind).toBe("posting");
  });
  test("a page that needs too much memory costs its worker", async () => {
    const small = createPageReader({ timeoutMs: 60_000, heapMb: 24 });
    await expect(small.read(page("<p>x</p>".repeat(150_000)))).rejects.toMatchObject({
      code: "out_of_memory",
    });
    await small.close();
  });
});

test("pages wait for one another and all are answered", async () => {
  const readings = await Promise.all(
    Array.from({ length: 5 }, (_, at) => reader.read(page(POSTING.replaceAll("Köln", `Köln ${at}`)))),
  );
  expect(readings.map((reading) => reading.postings[0]?.location)).toEqual([
    "Köln 0",
    "Köln 1",
    "Köln 2",
    "Köln 3",
    "Köln 4",
  ]);
});

test("a closed reader says so", async () => {
  const closed = createPageReader({ timeoutMs: 1000, heapMb: 64 });
  await closed.close();
  await expect(closed.read(page(POSTING))).rejects.toMatchObject({ code: "closed" });
});
