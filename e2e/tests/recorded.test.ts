/** Recorded real pages in the real browser: the reader says there what it says in the unit tests. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { type Extension, launchExtension } from "../support/extension.ts";
import { panelIn, screenshot } from "../support/journey.ts";
import { recorded, serveSite, type Site } from "../support/site.ts";

interface Entry {
  file: string;
  kind: "posting" | "list" | "not_a_posting";
  expected?: { title?: string | null };
}

const manifest = join(recorded, "manifest.json");
const entries: Entry[] = existsSync(manifest)
  ? (JSON.parse(readFileSync(manifest, "utf8")) as { postings: Entry[] }).postings.filter(({ file }) => file.endsWith(".html"))
  : [];
const STATES = { posting: ["posting"], list: ["list"], not_a_posting: ["nothing", "form-only"] };

test.skip(entries.length === 0, "the recorded pages are not at hand");

let extension: Extension;
let site: Site;
test.beforeAll(async () => {
  [extension, site] = await Promise.all([launchExtension(), serveSite()]);
});
test.afterAll(async () => {
  await extension?.close();
  await site?.close();
});

test("one page of each kind and way of reading shows what it is", async () => {
  test.setTimeout(180_000);
  const pick = (folder: string, kind: Entry["kind"]) => entries.find((entry) => entry.file.startsWith(folder) && entry.kind === kind);
  const picked = [
    pick("weworkremotely", "posting"),
    pick("stackoverflow", "posting"),
    pick("ashby", "posting"),
    pick("company", "posting"),
    pick("icims", "list"),
    pick("negatives", "not_a_posting"),
  ].filter((entry) => entry !== undefined);
  expect(picked.length).toBeGreaterThan(4);
  const page = await extension.context.newPage();
  // Recorded pages ask for their sites' own scripts and pictures; there is no network to answer.
  await extension.context.route("**/*", (route) =>
    new URL(route.request().url()).hostname.endsWith("localhost") ? route.continue() : route.abort(),
  );
  for (const { file, kind, expected } of picked) {
    await page.goto(site.recorded(file), { waitUntil: "domcontentloaded" });
    await extension.pressIcon(page);
    const panel = await extension.panel();
    await expect.poll(async () => STATES[kind].includes((await panel.attribute("panel", "data-state")) ?? ""), { message: file }).toBe(true);
    if (kind === "posting" && expected?.title) await panelIn(panel, "posting", expected.title);
    await panel.screenshot(screenshot(`recorded-${file.replace(/\W+/g, "-")}`));
  }
});
