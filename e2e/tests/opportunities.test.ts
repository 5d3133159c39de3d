/** The list and the board of tracked opportunities, in a real Chromium against the real backend. */
import { expect, test } from "@playwright/test";
import type { Client } from "@career-portrait/shared/contract";
import type { Locator, Page } from "playwright-core";
import type { Backend } from "../support/backend.ts";
import type { Extension } from "../support/extension.ts";
import { openTracked, OTHERS, type Tracked } from "../support/opportunities.ts";
import type { Site } from "../support/site.ts";
import { picture } from "../support/looking.ts";

let desk: Tracked;
let backend: Backend;
let site: Site;
let extension: Extension;
let client: Client;
let page: Page;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  desk = await openTracked();
  ({ backend, site, extension, client, page } = desk);
});
test.afterAll(() => desk?.close());

const titles = (): Locator => page.getByTestId("opportunity-row").locator("a[data-row]");
const cardOf = (title: string): Locator => page.getByTestId("board-card").filter({ hasText: title });
const columnOf = (status: string): Locator =>
  page.locator(`[data-testid="board-column"][data-status="${status}"]`);

const statusOf = async (title: string): Promise<string | undefined> =>
  (await client.listOpportunities()).data.find((row) => row.title === title)?.status;

test("what is empty says so, and how to begin", async () => {
  await page.route("**/api/v1/documents**", async (route) => {
    await new Promise((done) => setTimeout(done, 1_000));
    await route.fallback();
  });
  await page.goto(`chrome-extension://${extension.id}/workspace.html#/opportunities`);
  await page.reload();
  await expect(page.getByTestId("loading")).toBeVisible();
  await picture(page, "opportunities-loading");
  await page.unroute("**/api/v1/documents**");
  await desk.go("");
  await expect(page.getByTestId("no-opportunities")).toContainText("Save in the side panel");
  await desk.lookAt("empty", [360, 1400]);
  await desk.go("/board");
  await expect(page.getByTestId("no-opportunities")).toBeVisible();
  await desk.go("/00000000-0000-4000-8000-000000000000");
  await expect(page.getByTestId("no-opportunity")).toHaveAttribute("data-why", "gone");
});

test("everything that is tracked stands in a table, the newest first", async () => {
  await desk.fill();
  await desk.go("");
  await expect(titles()).toHaveCount(5);
  await expect(titles().first()).toHaveText("Senior Backend Engineer");
  await expect(desk.rowOf("Senior Backend Engineer")).toContainText("Larkspur Freight");
  await desk.lookAt("list");
});

test("the table is sorted by its heads, filtered, and starred", async () => {
  const head = (column: string): Locator => page.locator(`[data-testid="sort"][data-column="${column}"]`);
  await head("match_score").click();
  const numbers = async (): Promise<number[]> =>
    (
      await page
        .getByTestId("opportunity-score")
        .evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).dataset.score ?? ""))
    ).map(Number);
  const down = await numbers();
  expect(down.length).toBe(5);
  expect(down).toEqual(down.toSorted((a, b) => b - a));
  await expect(page.locator("th[data-column=match_score]")).toHaveAttribute("aria-sort", "descending");
  await head("match_score").click();
  expect(await numbers()).toEqual(down.toReversed());
  await head("title").click();
  await expect(titles().first()).toHaveText("Frontend Developer");

  await desk.rowOf("Platform Engineer").getByTestId("star").click();
  await expect
    .poll(async () => (await client.listOpportunities({ query: { starred: "true" } })).data.length)
    .toBe(1);
  await page.locator('[data-filter="starred"]').click();
  await expect(titles()).toHaveText(["Platform Engineer"]);
  await page.locator('[data-filter="starred"]').click();
  await expect(titles()).toHaveCount(5);
});

test("any word of the texts finds, and without the backend titles and companies do", async () => {
  await page.keyboard.press("/");
  await expect(page.getByTestId("search")).toBeFocused();
  await page.keyboard.type("windmills");
  await expect(titles()).toHaveText(["Platform Engineer"]);
  await expect(page.getByTestId("found")).toHaveAttribute("data-by", "everything");
  await page.getByTestId("search").fill("zyzzyva");
  await expect(page.getByTestId("nothing-fits")).toBeVisible();
  await desk.lookAt("nothing-fits", [360, 1400]);
  await page.getByTestId("show-all").click();
  await expect(titles()).toHaveCount(5);
  await page.route("**/api/v1/opportunities/search**", (route) => route.abort());
  await page.getByTestId("search").fill("quill");
  await expect(page.getByTestId("search-names")).toBeVisible();
  await expect(titles()).toHaveText(["Frontend Developer"]);
  await page.getByTestId("search").fill("");
  await page.unroute("**/api/v1/opportunities/search**");
});

test("several are moved and deleted at once, and taken back at no cost", async () => {
  await desk.rowOf("Frontend Developer").getByTestId("select").check();
  await desk
    .rowOf("Registered Nurse")
    .getByTestId("select")
    .click({ modifiers: ["Shift"] });
  await expect(page.getByTestId("selection")).toBeVisible();
  await desk.lookAt("selection", [360, 1400]);
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("selection")).toHaveCount(0);

  await desk.rowOf("Frontend Developer").getByRole("link").focus();
  await page.keyboard.press("x");
  await page.keyboard.press("k");
  await page.keyboard.press("x");
  await expect(page.getByTestId("selection")).toHaveAttribute("data-count", "2");
  await page.getByTestId("bulk-status").selectOption("archived");
  await expect(page.getByTestId("selection")).toHaveCount(0);
  await expect(page.locator('[data-testid="opportunity-row"][data-status="archived"]')).toHaveCount(2);
  expect(await statusOf("Frontend Developer")).toBe("tracking");
  await page.keyboard.press("u");
  await expect(page.locator('[data-testid="opportunity-row"][data-status="archived"]')).toHaveCount(0);

  await page.getByTestId("select-all").check();
  await page.getByTestId("bulk-delete").click();
  await expect(page.getByTestId("no-opportunities")).toBeVisible();
  await expect(page.getByTestId("done-latest")).toContainText("5 opportunities");
  await picture(page, "opportunities-undo");
  await page.getByTestId("undo").click();
  await expect(titles()).toHaveCount(5);
  expect((await client.listOpportunities()).data).toHaveLength(5);
});

test("what is deleted goes after ten seconds, even when the page is closed", async () => {
  await desk.rowOf("Registered Nurse").getByTestId("select").check();
  await page.getByTestId("bulk-delete").click();
  await expect(titles()).toHaveCount(4);
  await page.close();
  page = await extension.open("workspace.html#/opportunities");
  desk.page = page;
  page.setDefaultTimeout(10_000);
  await expect(titles()).toHaveCount(4);
  await expect.poll(async () => (await client.listOpportunities()).data.length, { timeout: 15_000 }).toBe(4);
  await expect(titles()).toHaveCount(4);
});

test("without the backend everything stays in view, and what is done is kept and sent later", async () => {
  await backend.kill();
  await page.reload();
  await expect(page.getByTestId("backend-unreachable")).toBeVisible({ timeout: 15_000 });
  await expect(titles()).toHaveCount(4);
  await desk.rowOf("Platform Engineer").getByTestId("status-select").selectOption("applied");
  await expect(desk.rowOf("Platform Engineer")).toHaveAttribute("data-status", "applied");
  await expect(page.getByTestId("done-waiting")).toHaveAttribute("data-count", "1");
  await desk.lookAt("away", [360, 1400]);
  await page.reload();
  await expect(desk.rowOf("Platform Engineer")).toHaveAttribute("data-status", "applied");
  await backend.start();
  await expect.poll(() => statusOf("Platform Engineer"), { timeout: 30_000 }).toBe("applied");
  await expect(page.getByTestId("done-waiting")).toHaveCount(0, { timeout: 15_000 });
});

test("cards are dragged to another column", async () => {
  await desk.go("/board");
  await expect(cardOf("Platform Engineer")).toHaveAttribute("data-status", "applied");
  await cardOf("Frontend Developer").dragTo(columnOf("interviewing"));
  await expect(columnOf("interviewing").getByTestId("board-card")).toContainText("Frontend Developer");
  await page.keyboard.press("u");
  await expect(columnOf("tracking").getByTestId("board-card").filter({ hasText: "Frontend" })).toBeVisible();
  await cardOf("Frontend Developer").getByTestId("card-move").click();
  await page.locator('[data-testid="card-move-to"][data-status="offer"]').click();
  await expect(columnOf("offer").getByTestId("board-card")).toContainText("Frontend Developer");
  await desk.lookAt("board");
  await expect.poll(() => statusOf("Frontend Developer"), { timeout: 15_000 }).toBe("offer");
});

test("cards are lifted and moved by keyboard, and what happens is said", async () => {
  const said = page.getByTestId("board-said");
  const link = (title: string): Locator => cardOf(title).locator("a");
  await link("Platform Engineer").focus();
  await page.keyboard.press("ArrowRight");
  await expect(link("Frontend Developer")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Space");
  await expect(said).toContainText("Platform Engineer lifted from Applied");
  await page.keyboard.press("ArrowRight");
  await expect(said).toHaveText("Over Interviewing, column 3 of 6");
  await expect(columnOf("interviewing").getByTestId("board-card")).toContainText("Platform Engineer");
  await expect(link("Platform Engineer")).toBeFocused();
  await desk.lookAt("lifted", [1400]);
  await page.keyboard.press("Escape");
  await expect(said).toHaveText("Platform Engineer stays in Applied");
  await expect(columnOf("applied").getByTestId("board-card")).toHaveCount(1);
  await expect(link("Platform Engineer")).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect(page.getByTestId("done")).toContainText("Interviewing: Platform Engineer");
  await expect(columnOf("interviewing").getByTestId("board-card")).toContainText("Platform Engineer");
  await expect(link("Platform Engineer")).toBeFocused();
  await expect.poll(() => statusOf("Platform Engineer"), { timeout: 15_000 }).toBe("interviewing");
});

/** Puts what a side panel saves into the outbox, as the panel does. */
async function saveFromPanel(body: { url?: string; description?: string }, title: string): Promise<void> {
  await page.evaluate(
    async ({ body, title }) => {
      const open = indexedDB.open("career-portrait");
      const db = await new Promise<IDBDatabase>((done, fail) => {
        open.addEventListener("success", () => done(open.result));
        open.addEventListener("error", () => fail(open.error));
      });
      const now = Date.now();
      const item = {
        key: crypto.randomUUID(),
        account: null,
        body,
        title,
        company: null,
        canonical: null,
        state: "waiting",
        attempts: 0,
        next_at: now,
        not_before: 0,
        job_id: null,
        opportunity_id: null,
        refusal: null,
        created_at: now,
      };
      const change = db.transaction("outbox", "readwrite");
      change.objectStore("outbox").put(item);
      await new Promise((done) => change.addEventListener("complete", done));
      db.close();
    },
    { body, title },
  );
}

test("a save is followed phase by phase, and one that fails says why", async () => {
  await desk.go("");
  let phase = "extracting";
  await extension.context.route("**/api/v1/jobs/*", async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { status: string; phase: string | null } };
    if (phase !== "") answer.data = { ...answer.data, status: "processing", phase };
    await route.fulfill({ response, json: answer });
  });
  await saveFromPanel(
    { description: `Data Engineer\nCompany: Fernleigh\n\n${OTHERS["Platform Engineer"]}` },
    "Data Engineer",
  );
  await page.reload();
  const row = page.getByTestId("outbox-row");
  await expect(row.getByTestId("job-phase")).toHaveAttribute("data-phase", "extracting");
  await desk.lookAt("phase", [360, 1400]);
  phase = "matching";
  await expect(row.getByTestId("job-phase")).toHaveAttribute("data-phase", "matching", { timeout: 15_000 });
  phase = "";
  await expect(page.getByTestId("outbox-row")).toHaveCount(0, { timeout: 20_000 });
  await expect(titles()).toHaveCount(5);
  await extension.context.unroute("**/api/v1/jobs/*");

  await saveFromPanel({ url: `${site.url}/own/nowhere.html` }, "Nowhere");
  await page.reload();
  await expect(page.locator('[data-testid="outbox-row"][data-state="failed"]')).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByTestId("outbox-why")).not.toBeEmpty();
  await desk.lookAt("failed", [360, 1400]);
  await page.getByTestId("outbox-discard").click();
  await expect(page.getByTestId("outbox-row")).toHaveCount(0);
  await desk.lookAt("given-up", [360, 1400]);
  await page.keyboard.press("Control+z");
  await expect(page.getByTestId("outbox-row")).toHaveAttribute("data-state", "failed");
  await page.getByTestId("outbox-discard").click();
  await expect(page.getByTestId("outbox-row")).toHaveCount(0);
});

test("what the backend refuses is no longer shown as done, and says why", async () => {
  await extension.context.route("**/api/v1/opportunities/*", (route) =>
    route.request().method() === "PATCH"
      ? route.fulfill({
          status: 403,
          json: { error: { code: "forbidden", message: "The key may not write.", request_id: "r" } },
        })
      : route.fallback(),
  );
  await desk.go("");
  const star = desk.rowOf("Frontend Developer").getByTestId("star");
  await star.click();
  await expect(page.getByTestId("done-refused")).toContainText("The key may not write.");
  await expect(star).toHaveAttribute("aria-pressed", "false");
  await desk.lookAt("refused", [360, 1400]);
  await page.getByTestId("done-let-go").click();
  await expect(page.getByTestId("done-refused")).toHaveCount(0);
  await extension.context.unroute("**/api/v1/opportunities/*");
});
