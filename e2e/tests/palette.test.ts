/** Finding anything, and the keys of each place, in a real Chromium against the real backend. */
import { expect, test } from "@playwright/test";
import type { Page } from "playwright-core";
import { openTracked, type Tracked } from "../support/opportunities.ts";
import { look } from "../support/looking.ts";

let desk: Tracked;
let page: Page;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  desk = await openTracked();
  ({ page } = desk);
  await desk.fill();
  await desk.go("");
  await expect(page.getByTestId("opportunity-row")).toHaveCount(5);
});
test.afterAll(() => desk?.close());

const options = () => page.getByTestId("palette-option");
const lit = () => page.locator('[data-testid="palette-option"][aria-selected="true"]');

test("a tracked opportunity is found by parts of its title and employer, and opened by keyboard alone", async () => {
  await page.keyboard.press("Control+k");
  await expect(page.getByTestId("palette-input")).toBeFocused();
  await look(page, "palette-empty", [1280, 400]);
  await page.keyboard.type("larks back");
  await expect(lit()).toContainText("Senior Backend Engineer");
  await expect(lit().locator("mark")).toHaveText(["Back"]);
  await look(page, "palette-found", [1280, 400]);
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("palette")).toHaveCount(0);
  await expect(page).toHaveURL(/#\/opportunities\/[0-9a-f-]{36}$/u);
});

test("what can be done here is found too, with its key, and done", async () => {
  await page.goto(`${page.url()}/case`);
  await expect(page.getByTestId("next-step")).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("next step");
  await expect(lit().locator("kbd")).toHaveText("N");
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("step-text")).toBeFocused();
  await page.keyboard.press("Escape");
});

test("every view is a place to go to", async () => {
  await page.keyboard.press("Control+k");
  await page.keyboard.type("go api keys");
  await expect(lit()).toHaveText("Go to API keys");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#\/settings\/keys$/u);
});

test("words that stand only in a posting's text are found by the backend", async () => {
  await page.keyboard.press("Control+k");
  await page.keyboard.type("kubernetes");
  await expect(page.locator('[data-testid="palette-option"][data-kind="texts"]').first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("palette")).toHaveCount(0);
});

test("arrows walk, what is not there is said, and Escape gives the focus back", async () => {
  await desk.go("");
  const row = page.getByTestId("opportunity-row").locator("a[data-row]").first();
  await row.focus();
  await page.keyboard.press("Control+k");
  await expect(options().first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await expect(options().nth(1)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.type("xyzzy");
  await expect(page.getByTestId("palette").getByRole("status")).toHaveText("Nothing is called that.");
  await page.keyboard.press("Escape");
  await expect(row).toBeFocused();
});

test("? shows the keys of the place, and each of them does what it says", async () => {
  await page.keyboard.press("?");
  await expect(page.getByTestId("key-sheet")).toBeVisible();
  await expect(page.locator('[data-testid="key-row"][data-key="/"]')).toContainText("Search in this list");
  await look(page, "keys", [1280, 400]);
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await page.keyboard.type("?");
  await expect(page.getByTestId("key-sheet")).toHaveCount(0);
  await page.keyboard.press("Backspace");
});

test("Ctrl-Z takes back what was done last", async () => {
  await desk.go("");
  await page.getByTestId("select-all").check();
  await page.getByTestId("bulk-delete").click();
  await expect(page.getByTestId("no-opportunities")).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(page.getByTestId("opportunity-row")).toHaveCount(5);
});

test("the first Tab leads past the rail, and each room has its own title", async () => {
  await page.reload();
  await expect(page.getByTestId("opportunity-row").first()).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByTestId("skip")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("workspace")).toBeFocused();
  await expect(page).toHaveTitle("Opportunities · Career Portrait");
});

test("a list is one stop of Tab, walked by J and K", async () => {
  await desk.go("");
  const rows = page.locator("a[data-row]");
  await rows.first().focus();
  await page.keyboard.press("j");
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("k");
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press("x");
  await expect(page.getByTestId("opportunity-row").nth(1)).toHaveAttribute("data-selected", "true");
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("opportunity-row").nth(1)).toHaveAttribute("data-selected", "false");
  // Only the row in turn is reached by Tab.
  const reached = await page
    .getByTestId("opportunity-row")
    .evaluateAll((all) => all.filter((row) => row.querySelector("a[data-row]:not([tabindex])")).length);
  expect(reached).toBe(1);
  // From elsewhere J leads back to the row in turn.
  await page.getByRole("main").focus();
  await page.keyboard.press("j");
  await expect(rows.nth(1)).toBeFocused();
});
