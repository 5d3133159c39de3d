/** The person corrects what a posting is said to ask for: before it is saved, while it waits, and afterwards in the workspace. */
import { expect, test } from "@playwright/test";
import type { Client } from "@career-portrait/shared/contract";
import type { Locator, Page } from "playwright-core";
import { Backend } from "../support/backend.ts";
import { type Extension, launchExtension } from "../support/extension.ts";
import { connect } from "../support/journey.ts";
import { printResume } from "../support/resume.ts";
import { serveSite, type Site } from "../support/site.ts";
import { look, picture } from "../support/looking.ts";

let backend: Backend;
let site: Site;
let extension: Extension;
let client: Client;
let panel: Page;
let workspace: Page;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  [backend, site] = await Promise.all([Backend.launch(), serveSite()]);
  client = await backend.register();
  await client.uploadResume({ body: new Blob([new Uint8Array(await printResume())]), filename: "ada.pdf" });
  await expect.poll(async () => (await client.listDocuments()).data[0]?.status).toBe("ready");
  extension = await launchExtension();
  workspace = await connect(extension, backend);
  await workspace.goto(`chrome-extension://${extension.id}/workspace.html#/portrait/claims`);
  await expect(workspace.getByTestId("claim-row").first()).toBeVisible();
});
test.afterAll(async () => {
  await extension?.close();
  await site?.close();
  await backend?.stop();
});

/** The panel of the page that is open, as a page of its own. */
async function openPanel(): Promise<Page> {
  const page = await extension.context.newPage();
  await page.goto(site.own("gaps.html"));
  await extension.pressIcon(page);
  // Of tabs that were not granted the worker sees no address.
  const tab = await extension
    .worker()
    .evaluate(async () => (await chrome.tabs.query({})).find(({ url }) => url?.endsWith("gaps.html"))?.id);
  const opened = await extension.open(`sidepanel.html?tab=${tab}`);
  opened.setDefaultTimeout(10_000);
  await opened.setViewportSize({ width: 320, height: 760 });
  await expect(opened.getByTestId("posting-title")).toHaveText("Senior Backend Engineer");
  return opened;
}

const row = (page: Page, text: string): Locator => page.getByTestId("requirement").filter({ hasText: text });
const overall = async (page: Page) =>
  Number(await page.getByTestId("score-overall").getAttribute("data-value"));
const said = async () => (await client.listOpportunities()).data[0]?.requirement_corrections ?? [];

/** Opens the row and says it. */
async function say(page: Page, text: string, what: "none" | "importance"): Promise<void> {
  const own = row(page, text);
  if ((await own.getAttribute("data-open")) !== "true") await own.locator("button[data-row]").click();
  await own.getByTestId(`correct-${what}`).click();
}

test("before saving, a correction is scored on this device at once and can be taken back", async () => {
  panel = await openPanel();
  await backend.kill();
  await expect(row(panel, "Good knowledge of COBOL")).toHaveAttribute("data-importance", "must");
  const before = await overall(panel);
  await row(panel, "Good knowledge of COBOL").locator("button[data-row]").click();
  await row(panel, "Good knowledge of COBOL").scrollIntoViewIfNeeded();
  await look(panel, "corrections-panel-row");
  await say(panel, "Good knowledge of COBOL", "none");
  await expect(row(panel, "Good knowledge of COBOL")).toHaveCount(0);
  await expect.poll(() => overall(panel)).toBeGreaterThan(before);
  await expect(panel.getByTestId("correction-said")).toContainText(
    "Not a requirement: Good knowledge of COBOL",
  );
  await expect(panel.getByTestId("correction-said")).toContainText(
    `Score ${Math.round(await overall(panel))}`,
  );
  await expect(panel.getByTestId("dismissed")).toHaveText("1 you said is no requirement");
  // The focus stays among the rows.
  expect(await panel.evaluate(() => document.activeElement?.hasAttribute("data-row"))).toBe(true);

  await panel.getByTestId("correction-undo").click();
  await expect(row(panel, "Good knowledge of COBOL")).toHaveCount(1);
  await expect.poll(() => overall(panel)).toBe(before);
  await say(panel, "Good knowledge of COBOL", "none");
  await look(panel, "corrections-panel-said");
  await say(panel, "Kubernetes in production", "importance");
  await expect(row(panel, "Kubernetes in production")).toHaveAttribute("data-importance", "must");
  await panel.reload();
  await expect(panel.getByTestId("dismissed")).toHaveCount(1);
  await expect(row(panel, "Kubernetes in production")).toHaveAttribute("data-importance", "must");
});

test("what was said travels with Save, and what is said while it waits follows", async () => {
  await panel.getByTestId("save").click();
  await expect(panel.getByTestId("save-foot")).toHaveAttribute("data-save", "waiting");
  await say(panel, "PostgreSQL", "importance");
  await expect(row(panel, "PostgreSQL")).toHaveAttribute("data-importance", "nice");
  const shown = await overall(panel);
  await backend.start();
  await panel.getByTestId("save-now").click();
  await expect(panel.getByTestId("open-saved")).toBeVisible({ timeout: 30_000 });
  await expect
    .poll(async () => (await said()).map(({ text, as }) => `${as} ${text}`).toSorted(), { timeout: 20_000 })
    .toEqual([
      "must Kubernetes in production",
      "nice Experience with PostgreSQL",
      "none Good knowledge of COBOL",
    ]);
  const [saved] = (await client.listOpportunities()).data;
  const match = (await client.getMatch({ params: { id: saved?.id ?? "" } })).data;
  expect(match.scores.overall).toBe(shown);
  await expect(panel.getByTestId("score-engine")).toContainText("confirmed");
  await expect(row(panel, "PostgreSQL")).toHaveAttribute("data-importance", "nice");
  await expect(panel.getByTestId("dismissed")).toHaveAttribute("data-count", "1");
});

test("after saving, a correction is kept by the backend and taken back in the list of what was taken out", async () => {
  await panel.getByTestId("dismissed-open").click();
  await panel.getByTestId("dismissed-open").scrollIntoViewIfNeeded();
  await look(panel, "corrections-panel-dismissed");
  await panel.getByTestId("dismissed-undo").click();
  await expect(panel.getByTestId("dismissed")).toHaveCount(0);
  await expect(row(panel, "Good knowledge of COBOL")).toHaveCount(1);
  await expect.poll(async () => (await said()).length).toBe(2);
  await expect(panel.getByTestId("score-engine")).toContainText("confirmed");
  await row(panel, "Kubernetes in production").locator("button[data-row]").click();
  await expect(row(panel, "Kubernetes in production").getByTestId("correct")).toContainText("You made this");
  await row(panel, "Kubernetes in production").scrollIntoViewIfNeeded();
  await look(panel, "corrections-panel-moved");
  await panel.close();
});

test("in the workspace it goes by keys alone, and without the backend", async () => {
  const id = (await client.listOpportunities()).data[0]?.id ?? "";
  await workspace.setViewportSize({ width: 1200, height: 900 });
  await workspace.goto(`chrome-extension://${extension.id}/workspace.html#/opportunities/${id}`);
  await workspace.reload();
  await expect(workspace.getByTestId("computed-at")).toBeVisible();
  const before = await overall(workspace);
  await backend.kill();

  await row(workspace, "Good knowledge of COBOL").locator("button[data-row]").focus();
  await workspace.keyboard.press("Enter");
  await workspace.keyboard.press("Tab");
  await expect(workspace.getByTestId("correct-none")).toBeFocused();
  await workspace.keyboard.press("Enter");
  await expect(row(workspace, "Good knowledge of COBOL")).toHaveCount(0);
  await expect.poll(() => overall(workspace)).toBeGreaterThan(before);
  await expect(workspace.getByTestId("score-engine")).toContainText("on this device");
  await expect(workspace.locator("button[data-row]:focus")).toHaveCount(1);
  const shown = await overall(workspace);
  await picture(workspace, "corrections-workspace-said");

  await backend.start();
  await expect.poll(async () => (await said()).length, { timeout: 45_000 }).toBe(3);
  await expect(workspace.getByTestId("score-engine")).toContainText("confirmed", { timeout: 30_000 });
  expect(await overall(workspace)).toBe(shown);

  await workspace.setViewportSize({ width: 320, height: 760 });
  await workspace.getByTestId("dismissed-open").click();
  await workspace.getByTestId("dismissed-undo").scrollIntoViewIfNeeded();
  await look(workspace, "corrections-workspace");
  await workspace.getByTestId("dismissed-undo").click();
  await expect.poll(() => overall(workspace)).toBe(before);
  await expect.poll(async () => (await said()).length, { timeout: 20_000 }).toBe(2);
});

test("it is said in German, too", async () => {
  const german = await extension.context.newPage();
  await german.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "language", { get: () => "de-DE" }),
  );
  await german.setViewportSize({ width: 320, height: 760 });
  const id = (await client.listOpportunities()).data[0]?.id ?? "";
  await german.goto(`chrome-extension://${extension.id}/workspace.html#/opportunities/${id}`);
  await say(german, "Good knowledge of COBOL", "none");
  await expect(german.getByTestId("correction-said")).toContainText(
    "Keine Anforderung: Good knowledge of COBOL",
  );
  await german.getByTestId("dismissed-open").click();
  await row(german, "Kubernetes in production").locator("button[data-row]").click();
  await look(german, "corrections-german");
  await german.getByTestId("dismissed-undo").click();
  await expect(german.getByTestId("dismissed")).toHaveCount(0);
  await german.close();
});
