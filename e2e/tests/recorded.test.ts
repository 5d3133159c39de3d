/** Whole pages at the addresses of their sites in the real browser: the panel says what the page is. */
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { Backend } from "../support/backend.ts";
import { type Extension, launchExtension } from "../support/extension.ts";
import { connect, panelIn } from "../support/journey.ts";
import { printResume } from "../support/resume.ts";
import { picture } from "../support/looking.ts";

/** Pages of our own in the shapes of known sites, always; recorded ones, which may not be passed on, where they are at hand. */
const OWN = resolve(import.meta.dirname, "../../shared/posting/fixtures");
const RECORDED = resolve(import.meta.dirname, "../../../shared/fixtures/postings");

interface Entry {
  file: string;
  kind: "posting" | "list" | "not_a_posting";
  page_url: string;
  expected?: { title?: string | null } | null;
}

function entriesIn(folder: string): (Entry & { folder: string })[] {
  const manifest = join(folder, "manifest.json");
  if (!existsSync(manifest)) return [];
  const { postings } = JSON.parse(readFileSync(manifest, "utf8")) as { postings: Entry[] };
  return postings.filter(({ file }) => file.endsWith(".html")).map((entry) => ({ ...entry, folder }));
}
const recorded = entriesIn(RECORDED);
const STATES = { posting: ["posting"], list: ["list"], not_a_posting: ["nothing", "form-only"] };

let extension: Extension;
let backend: Backend;
test.beforeAll(async () => {
  backend = await Backend.launch();
  const client = await backend.register();
  await client.uploadResume({ body: new Blob([new Uint8Array(await printResume())]), filename: "ada.pdf" });
  await expect.poll(async () => (await client.listDocuments()).data[0]?.status).toBe("ready");
  extension = await launchExtension();
  await (await connect(extension, backend)).close();
});
test.afterAll(async () => {
  await extension?.close();
  await backend?.stop();
});

test("one page of each kind and way of reading shows what it is", async () => {
  test.setTimeout(240_000);
  const pick = (folder: string, kind: Entry["kind"]) =>
    recorded.find(
      (entry) => entry.file.startsWith(folder) && entry.kind === kind && /^https?:/.test(entry.page_url),
    );
  const picked = [
    ...entriesIn(OWN),
    pick("weworkremotely", "posting"),
    pick("stackoverflow", "posting"),
    pick("linkedin", "posting"),
    pick("greenhouse", "posting"),
    pick("ashby", "posting"),
    pick("company", "posting"),
    pick("icims", "list"),
    pick("jora", "list"),
    pick("negatives", "not_a_posting"),
  ].filter((entry) => entry !== undefined);
  expect(picked.length).toBeGreaterThan(6);

  const page = await extension.context.newPage();
  for (const { folder, file, kind, page_url, expected } of picked) {
    // The recorded page stands at its real address; whatever else it asks for stays unanswered.
    await page.route("**/*", (route) =>
      route.request().isNavigationRequest() && route.request().frame() === page.mainFrame()
        ? route.fulfill({ contentType: "text/html; charset=utf-8", body: readFileSync(join(folder, file)) })
        : route.abort(),
    );
    await page.goto(page_url, { waitUntil: "domcontentloaded" });
    await extension.pressIcon(page);
    const panel = await extension.panel();
    await expect
      .poll(
        async () => {
          const state = (await panel.attribute("panel", "data-state")) ?? "";
          return STATES[kind].includes(state) ? kind : state;
        },
        { message: file },
      )
      .toBe(kind);
    if (kind === "posting" && expected?.title) await panelIn(panel, "posting", expected.title);
    const name = `recorded-${file.replace(/\W+/g, "-")}`;
    await picture(panel, name);
    await picture(page, `${name}-page`);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  }
});
