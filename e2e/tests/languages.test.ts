/** The whole extension in a French and in a Spanish browser: nothing English, nothing cut off, nothing inaccessible. */
import { expect, test } from "@playwright/test";
import type { Client } from "@career-portrait/shared/contract";
import type { Page } from "playwright-core";
import { type JobSites, playJobSites } from "../../backend/test/job-sites.ts";
import { en } from "../../extension/words/en.ts";
import { es } from "../../extension/words/es.ts";
import { fr } from "../../extension/words/fr.ts";
import { Backend } from "../support/backend.ts";
import { type Extension, launchExtension } from "../support/extension.ts";
import { connect } from "../support/journey.ts";
import { fillQueue } from "../support/queue.ts";
import { printResume } from "../support/resume.ts";
import { serveSite, type Site } from "../support/site.ts";
import { picture } from "../support/looking.ts";

type Catalogue = Record<keyof typeof en, string>;
/** A place that the person wrote. */
const OWN = "Remote";
const NARROW = { width: 320, height: 720 };

/** Gaps that a number fills. */
const NUMBERS =
  /^(?:count|minutes|max|most|length|points|score|step|index|page|percent|left|all|of|runs|days|weeks)$/;

/** A message as what it can look like. */
function pattern(message: string): RegExp {
  const escaped = message.replace(/[.*+?^$()|[\]\\/]/g, "\\$&");
  const filled = escaped.replace(/\{(\w+)\}/g, (_gap, name: string) =>
    NUMBERS.test(name) ? "[\\d.,\\s]+" : ".{1,200}?",
  );
  return new RegExp(`^${filled}$`, "s");
}

/** Whether a message says enough to be told from a person's own words: where it has gaps, two words. */
function tells(message: string): boolean {
  const words = message.replace(/\{\w+\}/g, " ").match(/[A-Za-z]{3,}/g) ?? [];
  return message.includes("{") ? words.length > 1 || /^[A-Z]\w{3,}:? \{/.test(message) : words.length > 0;
}

/** What English would look like, without what this language says in the same words. */
function englishBut(words: Catalogue): RegExp[] {
  const own = new Set(Object.values(words));
  return Object.values(en)
    .filter((message) => tells(message) && !own.has(message))
    .map(pattern);
}

/** Every text that is shown, named or spoken on the page. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [];
    for (const element of document.querySelectorAll("body *")) {
      // A document's own text, a posting's, and what was quoted are in the language they were written in.
      if (
        element.closest(
          "script, style, blockquote, mark, [data-testid=document-text], [data-testid=posting-text]",
        )
      )
        continue;
      for (const name of ["aria-label", "placeholder", "title", "alt"])
        texts.push(element.getAttribute(name) ?? "");
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? "");
      if (element.children.length === 0) texts.push(element.textContent ?? "");
    }
    return [...new Set(texts.map((text) => text.trim().replace(/\s+/g, " ")))].filter((text) => text !== "");
  });

/** What makes the page wider than the window. */
const stickingOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const clipped = (element: Element): boolean =>
      element.parentElement !== null &&
      element.parentElement !== document.body &&
      (getComputedStyle(element.parentElement).overflowX !== "visible" || clipped(element.parentElement));
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5 && !clipped(element))
      .map((element) => `${element.tagName}.${element.className} ${element.textContent?.slice(0, 60)}`);
  });

const WORKSPACE = [
  "",
  "portrait/documents",
  "portrait/documents/story",
  "portrait/understood",
  "portrait/to-review",
  "portrait/claims",
  "portrait/profile",
  "portrait/identity",
  "portrait/resume",
  "portrait/review",
  "opportunities",
  "opportunities/board",
  "opportunities/calendar",
  "discovery/wishes",
  "discovery/searches",
  "discovery/limits",
  "discovery/corrections",
  "discovery/lessons",
  "settings",
];
const TABS = ["", "/case", "/tailored", "/letter", "/prepare", "/share"];

for (const { tag, words } of [
  { tag: "fr-FR", words: fr },
  { tag: "es-ES", words: es },
] as const) {
  test.describe(tag, () => {
    test.describe.configure({ mode: "serial" });
    let backend: Backend;
    let sites: JobSites;
    let site: Site;
    let extension: Extension;
    let client: Client;
    let page: Page;
    const english = englishBut(words);

    test.beforeAll(async () => {
      [sites, site, backend] = await Promise.all([playJobSites(), serveSite(), Backend.launch()]);
      await backend.kill();
      await backend.start({ LINKEDIN_BASE_URL: sites.url, DISCOVERY_PAUSE_MS: "0" });
      client = await backend.register();
      const file = new Blob([new Uint8Array(await printResume())], { type: "application/pdf" });
      const { data } = await client.uploadResume({ body: file, filename: "ada-example.pdf" });
      await done(data.job_id);
      await client.addSample();
      await done((await client.regenerateIdentity()).data.job_id);
      await fillQueue(client, sites);
      extension = await launchExtension(tag);
      page = await connect(extension, backend);
      page.setDefaultTimeout(10_000);
    });
    test.afterAll(async () => {
      await extension?.close();
      await Promise.all([site?.close(), sites?.close(), backend?.stop()]);
    });

    async function done(id: string): Promise<void> {
      await expect
        .poll(async () => (await client.getJob({ params: { id } })).data.status, { timeout: 30_000 })
        .toBe("completed");
    }

    /** Nothing English, nothing wider than a window of 320 px. What axe says of a screen does not hang on its language. */
    async function look(shown: Page, name: string): Promise<void> {
      const texts = await textsOf(shown);
      const left = texts.filter((text) => text !== OWN && english.some((form) => form.test(text)));
      expect.soft(left, `${name} says in English`).toEqual([]);
      expect.soft(await stickingOut(shown), `${tag} ${name} is wider than the window`).toEqual([]);
      await picture(shown, `${tag}-${name}`, { fullPage: true });
    }

    test("the workspace", async () => {
      test.setTimeout(240_000);
      await page.setViewportSize(NARROW);
      expect(await page.locator("html").getAttribute("lang")).toBe(tag);
      for (const place of WORKSPACE) {
        await page.goto(`chrome-extension://${extension.id}/workspace.html#/${place}`);
        await expect(page.getByTestId("loading")).toHaveCount(0);
        await expect(page.locator("h1, h2").first()).toBeVisible();
        await look(page, place.replaceAll("/", "-") || "home");
      }
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words["settings.title"]);
    });

    test("a tracked opportunity", async () => {
      test.setTimeout(120_000);
      const [row] = (await client.listOpportunities()).data;
      for (const tab of TABS) {
        await page.goto(`chrome-extension://${extension.id}/workspace.html#/opportunities/${row!.id}${tab}`);
        await expect(page.getByTestId("opportunity")).toBeVisible();
        await expect(page.getByTestId("loading")).toHaveCount(0);
        await look(page, `opportunity${tab.replace("/", "-")}`);
      }
    });

    test("the panel", async () => {
      test.setTimeout(180_000);
      const reading = await extension.context.newPage();
      await reading.goto(site.own("structured.html"));
      await extension.pressIcon(reading);
      const panel = await extension.panel();
      await expect.poll(() => panel.attribute("panel", "data-state"), { timeout: 20_000 }).toBe("posting");
      await expect.poll(() => panel.count("requirement")).toBeGreaterThan(0);
      await panel.shape({ width: 320, height: 720, scheme: "light" });
      await picture(panel, `${tag}-panel-posting`);
      const texts = await panel.evaluate<string[]>(
        `[...document.querySelectorAll("body *")].flatMap((element) => [...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent.trim())).filter(Boolean)`,
      );
      expect(texts).toContain(words["requirements.must"]);
      expect(texts.filter((text) => english.some((form) => form.test(text)))).toEqual([]);
      expect(await panel.evaluate(`document.documentElement.scrollWidth - innerWidth`)).toBe(0);
      await reading.close();

      const queue = await extension.context.newPage();
      await queue.setViewportSize(NARROW);
      await queue.goto(`chrome-extension://${extension.id}/sidepanel.html`);
      await expect(queue.getByTestId("view-queue")).toBeVisible();
      await queue.keyboard.press("q");
      for (const lane of ["queue", "near", "deck", "dismissed"]) {
        await queue.getByTestId(`lane-${lane}`).click();
        await look(queue, `queue-${lane}`);
      }
      await queue.close();
    });
  });
}
