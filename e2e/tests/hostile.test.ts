/** A hostile page cannot make the extension act: nothing is saved, sent, filled in or opened without the person. */
import { expect, test } from "@playwright/test";
import type { Client } from "@career-portrait/shared/contract";
import type { Page } from "playwright-core";
import { Backend } from "../support/backend.ts";
import { type Extension, launchExtension } from "../support/extension.ts";
import { type HostileSite, PROMPT, serveHostile } from "../support/hostile.ts";
import { connect } from "../support/journey.ts";
import { printResume } from "../support/resume.ts";
import { picture } from "../support/looking.ts";

let backend: Backend;
let site: HostileSite;
let extension: Extension;
let client: Client;
/** Whatever the extension has asked for that changes something. */
const orders: string[] = [];

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  [backend, site] = await Promise.all([Backend.launch(), serveHostile()]);
  client = await backend.register();
  await client.uploadResume({ body: new Blob([new Uint8Array(await printResume())]), filename: "ada.pdf" });
  await expect.poll(async () => (await client.listDocuments()).data[0]?.status).toBe("ready");
  extension = await launchExtension();
  await (await connect(extension, backend)).close();
  extension.context.on("request", (request) => {
    const isOurs = request.serviceWorker() !== null || request.frame().url().startsWith("chrome-extension:");
    if (isOurs && request.method() !== "GET") orders.push(`${request.method()} ${request.url()}`);
  });
});
test.afterAll(async () => {
  await extension?.close();
  await site?.close();
  await backend?.stop();
});

/** The person presses the icon on the page, and looks at a panel that follows it. */
async function visit(name: string): Promise<{ page: Page; panel: Page }> {
  const page = await extension.context.newPage();
  page.on("dialog", (dialog) => void dialog.dismiss());
  const address = site.address(name, extension.id, backend.url);
  await page.goto(address);
  await extension.pressIcon(page);
  const tab = await extension
    .worker()
    .evaluate(async (url) => (await chrome.tabs.query({})).find((one) => one.url === url)?.id, address);
  const panel = await extension.open(`sidepanel.html?tab=${tab}`);
  panel.setDefaultTimeout(15_000);
  await panel.setViewportSize({ width: 360, height: 760 });
  return { page, panel };
}

/** The panel still answers to a press: another view and back. */
async function expectResponsive(panel: Page): Promise<void> {
  await panel.getByTestId("view-queue").click();
  await expect(panel.getByTestId("panel")).toHaveCount(0);
  await panel.getByTestId("view-posting").click();
  await expect(panel.getByTestId("panel")).toBeVisible();
}

const rowsWaiting = (panel: Page): Promise<number> =>
  panel.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((done, fail) => {
      const request = indexedDB.open("career-portrait");
      request.addEventListener("success", () => done(request.result));
      request.addEventListener("error", () =>
        fail(request.error ?? new Error("The copies cannot be opened.")),
      );
    });
    const count = await new Promise<number>((done) => {
      const request = database.transaction("outbox").objectStore("outbox").count();
      request.addEventListener("success", () => done(request.result));
    });
    database.close();
    return count;
  });

/** Nothing has happened that only a person may make happen. */
async function expectNothingDone(page: Page, panel: Page): Promise<void> {
  expect(orders).toEqual([]);
  expect((await client.listOpportunities()).data).toEqual([]);
  expect(await rowsWaiting(panel)).toBe(0);
  expect(site.stolen).toEqual([]);
  expect(await page.evaluate(() => (globalThis as never as { reached: string[] }).reached)).toEqual([]);
  const frames = page.frames().map((frame) => frame.url());
  expect(frames.filter((url) => url.startsWith("chrome-extension:"))).toEqual([]);
  expect(await panel.evaluate(() => "pwned" in globalThis)).toBe(false);
}

test("a page whose elements are named like the document's own parts hurts itself alone", async () => {
  const { page, panel } = await visit("clobbered");
  // Such names win over the document's own, in the extension's world too: it cannot be read, and that is said.
  await expect(panel.getByTestId("panel")).toHaveAttribute("data-state", "failed", { timeout: 30_000 });
  await expectResponsive(panel);
  await expectNothingDone(page, panel);
  for (const one of [panel, page]) await one.close();
});

test("a page of forty thousand requirements leaves the panel usable", async () => {
  test.setTimeout(120_000);
  const { page, panel } = await visit("huge");
  await expect(panel.getByTestId("panel")).not.toHaveAttribute("data-state", /starting|reading/, {
    timeout: 60_000,
  });
  await expectResponsive(panel);
  await expectNothingDone(page, panel);
  for (const one of [panel, page]) await one.close();
});

test("a page that commands by messages, clicks, keys, frames, markup and prompts gets nothing", async () => {
  test.setTimeout(120_000);
  const { page, panel } = await visit("posting");
  await expect(panel.getByTestId("posting-title")).toBeVisible();
  await expect(panel.getByTestId("score-overall")).toHaveAttribute("data-value", /^\d/);
  // Dozens of rounds of everything it has.
  await page.waitForTimeout(5_000);
  const tried = await page.evaluate(() => (globalThis as never as { tried: string[] }).tried);
  expect(new Set(tried)).toEqual(
    new Set([
      "runtime.sendMessage",
      "manifest.json",
      "reader.js",
      "filler.js",
      "sidepanel.html",
      "icon/16.png",
      "sidepanel.html?tab=1",
      "workspace.html",
      "workspace.html#/settings",
      "backend",
    ]),
  );
  await expectNothingDone(page, panel);
  // The tabs that the page opened on the extension's pages show the browser's refusal.
  const urls = extension.context.pages().map((one) => one.url());
  expect(urls.filter((url) => url.startsWith("chrome-extension:"))).toEqual([panel.url()]);
  expect(urls.filter((url) => url.startsWith("chrome-error:")).length).toBeGreaterThan(0);

  await expect(panel.getByTestId("posting-title")).toContainText("Engineer");
  await expect(panel.getByTestId("panel")).toContainText(PROMPT);
  expect(await panel.locator('[data-testid="panel"] :is(img, script, iframe)').count()).toBe(0);
  expect(Number(await panel.getByTestId("score-overall").getAttribute("data-value"))).toBeLessThan(100);
  await expectResponsive(panel);
  await picture(panel, "hostile-panel");
  const typed = await page.evaluate(() => document.querySelectorAll("input:not(:placeholder-shown)").length);
  expect(typed).toBe(0);

  // The person may still save it; it is kept, and shown in the workspace, as the text it is.
  await panel.getByTestId("save").click();
  await expect.poll(async () => (await client.listOpportunities()).data.length, { timeout: 30_000 }).toBe(1);
  const [saved] = (await client.listOpportunities()).data;
  const workspace = await extension.open(`workspace.html#/opportunities/${saved!.id}`);
  await expect(workspace.getByRole("heading", { level: 1 })).toContainText("Engineer");
  expect(await workspace.locator("main :is(img, script, iframe)").count()).toBe(0);
  expect(await workspace.evaluate(() => "pwned" in globalThis)).toBe(false);
  const links = await workspace
    .locator("a[href]")
    .evaluateAll((all) => all.map((a) => a.getAttribute("href")));
  expect(links.filter((href) => href?.startsWith("javascript:"))).toEqual([]);
});
