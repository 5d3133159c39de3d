/** What the panel does once a posting is saved, and with a list of which many are. */
import { expect, test } from "@playwright/test";
import type { Client, Opportunity } from "@career-portrait/shared/contract";
import type { Page } from "playwright-core";
import { Backend } from "../support/backend.ts";
import { type Extension, launchExtension } from "../support/extension.ts";
import { connect } from "../support/journey.ts";
import { printResume } from "../support/resume.ts";
import { serveSite, type Site } from "../support/site.ts";
import { look } from "../support/looking.ts";

let backend: Backend;
let site: Site;
let extension: Extension;
let client: Client;
let panel: Page;

/** What is done is sent once it can no longer be taken back. */
const SENT = { timeout: 30_000 };

test.describe.configure({ mode: "serial", timeout: 180_000 });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  [backend, site] = await Promise.all([Backend.launch(), serveSite()]);
  client = await backend.register();
  await client.uploadResume({ body: new Blob([new Uint8Array(await printResume())]), filename: "ada.pdf" });
  await expect.poll(async () => (await client.listDocuments()).data[0]?.status).toBe("ready");
  const { id } = (await client.listDocuments()).data[0]!;
  await client.acceptDocument({ params: { id } });
  extension = await launchExtension();
  await (await connect(extension, backend)).close();
});
test.afterAll(async () => {
  await extension?.close();
  await site?.close();
  await backend?.stop();
});

/** The panel of one of our pages, as a page of its own. */
async function openPanel(name: string): Promise<Page> {
  const page = await extension.context.newPage();
  await page.goto(site.own(name));
  await extension.pressIcon(page);
  // Of tabs that were not granted the worker sees no address.
  const tab = await extension
    .worker()
    .evaluate(async (end) => (await chrome.tabs.query({})).find(({ url }) => url?.endsWith(end))?.id, name);
  const opened = await extension.open(`sidepanel.html?tab=${tab}`);
  opened.setDefaultTimeout(10_000);
  await opened.setViewportSize({ width: 400, height: 760 });
  return opened;
}

const stored = async (): Promise<Opportunity | undefined> =>
  (await client.listOpportunities()).data.find(({ title }) => title === "Senior Backend Engineer");
const unreachable = (page: Page) => page.route(`${backend.url}/**`, (route) => route.abort());

test("once saved, one key says that it was applied for, and one takes it back", async () => {
  panel = await openPanel("structured.html");
  await expect(panel.getByTestId("posting-title")).toHaveText("Senior Backend Engineer");
  await expect(panel.getByTestId("after-saving")).toHaveCount(0);
  await panel.keyboard.press("s");
  const foot = panel.getByTestId("after-saving");
  await expect(foot).toBeVisible({ timeout: 30_000 });
  const status = foot.getByTestId("status-select");
  await expect(status).toHaveValue("tracking");
  await panel.keyboard.press("a");
  await expect(status).toHaveValue("applied");
  await expect(foot.getByTestId("apply")).toHaveCount(0);
  await panel.keyboard.press("u");
  await expect(status).toHaveValue("tracking");
  await foot.getByTestId("apply").click();
  await look(panel, "after-applied", [320, 400]);
  await expect.poll(async () => (await stored())?.status, SENT).toBe("applied");
  await status.selectOption("interviewing");
  await foot.getByTestId("star").click();
  await expect.poll(async () => (await stored())?.is_starred, SENT).toBe(true);
  await expect.poll(async () => (await stored())?.status, SENT).toBe("interviewing");
});

test("a note is kept over a reload, and no letter of it is a key", async () => {
  await panel.getByTestId("status-select").selectOption("tracking");
  await panel.getByTestId("part-notes").click();
  await panel.getByTestId("notes").pressSequentially("a nice and sunny place, ask again");
  await expect(panel.getByTestId("status-select")).toHaveValue("tracking");
  await panel.reload();
  await panel.getByTestId("part-notes").click();
  await expect(panel.getByTestId("notes")).toHaveValue("a nice and sunny place, ask again");
  await look(panel, "after-note", [320, 400]);
  await expect.poll(async () => (await stored())?.notes, SENT).toBe("a nice and sunny place, ask again");
});

test("a next step is set by keyboard, kept without the backend, and sent with its return", async () => {
  await unreachable(panel);
  await panel.locator("body").click({ position: { x: 4, y: 100 } });
  await panel.keyboard.press("n");
  await expect(panel.getByTestId("step-text")).toBeFocused();
  await panel.keyboard.type("Ask about the depot");
  await panel.getByTestId("step-due").fill("2031-05-06");
  await panel.keyboard.press("Enter");
  await expect(panel.getByTestId("step-words")).toHaveText("Ask about the depot");
  await look(panel, "after-step", [320, 400]);
  await panel.unroute(`${backend.url}/**`);
  await expect.poll(async () => (await stored())?.next_step?.text, SENT).toBe("Ask about the depot");
  const opened = extension.context.waitForEvent("page");
  await panel.getByTestId("open-case").click();
  const workspace = await opened;
  await expect(workspace.getByTestId("case")).toContainText("Ask about the depot");
  await workspace.close();
});

test("the résumé and the letter are written there and saved as files", async () => {
  await panel.getByTestId("part-documents").click();
  const resume = panel.getByTestId("paper-resume");
  const write = panel.getByTestId("paper-resume-write");
  // A save has one written by itself; until then it can be asked for.
  await expect(write.or(panel.getByTestId("paper-resume-pdf"))).toBeVisible({ timeout: 30_000 });
  if (await write.isVisible()) await write.click();
  await expect(resume).toHaveAttribute("data-made", "true", { timeout: 60_000 });
  await panel.getByTestId("paper-letter-write").click();
  await expect(panel.getByTestId("paper-letter")).toHaveAttribute("data-made", "true", { timeout: 60_000 });
  await look(panel, "after-documents", [320, 400]);
  for (const [id, name] of [
    ["paper-resume-pdf", /Larkspur.*\.pdf$/],
    ["letter-pdf", /Larkspur.*\.pdf$/],
  ] as const) {
    const download = panel.waitForEvent("download");
    await panel.getByTestId(id).click();
    expect((await download).suggestedFilename()).toMatch(name);
  }
  await unreachable(panel);
  await panel.getByTestId("paper-resume-pdf").click();
  await expect(panel.getByTestId("paper-resume-pdf-error")).toBeVisible();
  await panel.unroute(`${backend.url}/**`);
});

test("of a results list many are chosen by keyboard, saved with a count, and taken back", async () => {
  await panel.close();
  panel = await openPanel("cards.html");
  const cards = panel.getByTestId("list-card");
  await expect(cards).toHaveCount(5);
  const card = (at: number) => cards.nth(at);
  // What a card shows suffices for one of them only.
  await expect(card(0).getByTestId("list-card-score")).toContainText("by what the list shows");
  expect(Number(await card(0).getByTestId("list-card-score").getAttribute("data-score"))).toBeGreaterThan(50);
  await expect(card(1).getByTestId("list-card-score")).toHaveText("Open for a score");
  await expect(panel.locator('[data-testid="list-card-open"]:not([tabindex])')).toHaveCount(1);
  // Titles are whole, and whose the site is says nothing of who hires.
  await expect(card(1)).toContainText("Warehouse Shift Lead for the Night Shift (part-time, 20 hours)");
  await expect(panel.getByTestId("panel")).not.toContainText("Lanternboard");
  await panel.keyboard.press("j");
  await expect(card(0).getByTestId("list-card-open")).toBeFocused();
  await panel.keyboard.press("j");
  await panel.keyboard.press("Space");
  await panel.keyboard.press("j");
  await panel.keyboard.press("Space");
  await panel.keyboard.press("k");
  await expect(card(1).getByTestId("list-card-open")).toBeFocused();
  await expect(panel.getByTestId("list-save-many")).toContainText("2");
  await look(panel, "after-list", [320, 400]);
  await panel.getByTestId("list-save-many").click();
  await expect(panel.getByTestId("list-undo")).toBeVisible();
  await panel.keyboard.press("u");
  await expect(panel.getByTestId("list-saving")).toHaveCount(0);
  await panel.getByTestId("list-choose-all").check();
  await expect(panel.getByTestId("list-save-many")).toContainText("5");
  await panel.getByTestId("list-save-many").click();
  await expect(panel.getByTestId("list-saving")).toContainText("5");
  // While they are held, one of them is marked as the backend's refusal would.
  await panel.evaluate(async () => {
    const named = (await indexedDB.databases()).find(({ name }) => name?.includes("portrait"))!;
    await new Promise<void>((done, fail) => {
      const opening = indexedDB.open(named.name!);
      opening.addEventListener("error", () => fail(opening.error!));
      opening.addEventListener("success", () => {
        const writing = opening.result.transaction("outbox", "readwrite");
        const rows = writing.objectStore("outbox");
        rows.getAll().addEventListener("success", ({ target }) => {
          for (const row of (target as IDBRequest<{ title: string }[]>).result)
            if (row.title === "Payroll Specialist")
              rows.put({
                ...row,
                state: "refused",
                refusal: { status: 400, code: "invalid_request", message: "No such thing.", details: [] },
              });
        });
        writing.addEventListener("complete", () => {
          opening.result.close();
          done();
        });
      });
    });
  });
  await look(panel, "after-list-held", [320, 400]);
  await expect(panel.getByTestId("list-saving")).toHaveAttribute("data-done", "4", { timeout: 60_000 });
  // Its card says so, the others are saved, and it can be tried again.
  await expect(panel.getByTestId("list-saving")).toHaveAttribute("data-refused", "1");
  const payroll = cards.filter({ hasText: "Payroll" });
  await expect(payroll.getByTestId("list-card-saving")).toHaveAttribute("data-state", "refused");
  await look(panel, "after-list-saved", [320, 400]);
  await payroll.getByTestId("list-card-save").click();
  await expect(panel.getByTestId("list-saving")).toHaveAttribute("data-done", "5", { timeout: 60_000 });
  await expect.poll(async () => (await client.listOpportunities()).data.length, { timeout: 60_000 }).toBe(6);
});

test("title and employer are mended before saving and after, and another of the same is named", async () => {
  await panel.close();
  panel = await openPanel("plain.html");
  const title = panel.getByTestId("posting-title");
  const read = (await title.textContent())!;
  await expect(panel.getByTestId("twin")).toHaveCount(0);
  await panel.getByTestId("names-change").click();
  await panel.getByTestId("names-title").fill("  ");
  await panel.keyboard.press("Enter");
  await expect(panel.getByTestId("names-refused")).toBeVisible();
  await look(panel, "after-names", [320, 400]);
  await panel.getByTestId("names-title").fill("SENIOR Backend Engineer");
  await panel.getByTestId("names-company").fill("Larkspur Freight");
  await panel.keyboard.press("Enter");
  await expect(title).toHaveText("SENIOR Backend Engineer");
  await expect(panel.getByTestId("twin")).toContainText("Senior Backend Engineer, Larkspur Freight");
  await look(panel, "after-twin", [320, 400]);
  const opened = extension.context.waitForEvent("page");
  await panel.getByTestId("twin-open").click();
  const workspace = await opened;
  await expect(workspace.getByTestId("opportunity-title")).toHaveText("Senior Backend Engineer");
  await workspace.close();
  await panel.getByTestId("names-change").click();
  await panel.getByTestId("names-as-read").click();
  await expect(title).toHaveText(read);
  await panel.getByTestId("names-change").click();
  await panel.getByTestId("names-title").fill("Keeper of the Yard");
  await panel.keyboard.press("Enter");
  await expect(title).toHaveText("Keeper of the Yard");
  await panel.keyboard.press("s");
  await expect(panel.getByTestId("after-saving")).toBeVisible({ timeout: 30_000 });
  const titles = async () => (await client.listOpportunities()).data.map((row) => row.title);
  expect(await titles()).toContain("Keeper of the Yard");
  await panel.getByTestId("names-change").click();
  await panel.getByTestId("names-title").fill("Head of the Yard");
  await panel.getByTestId("names-company").fill("Kelso & Daughters");
  await panel.keyboard.press("Enter");
  await expect(title).toHaveText("Head of the Yard");
  await panel.keyboard.press("u");
  await expect(title).toHaveText("Keeper of the Yard");
  await panel.getByTestId("names-change").click();
  await panel.getByTestId("names-title").fill("Head of the Yard");
  await panel.keyboard.press("Enter");
  await expect.poll(titles, SENT).toContain("Head of the Yard");
  await expect(panel.getByTestId("after-saving")).toBeVisible();
});
