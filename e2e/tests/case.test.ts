/** A tracked opportunity as a case, in a real Chromium against the real backend. */
import { expect, test } from "@playwright/test";
import type { Client, Opportunity } from "@career-portrait/shared/contract";
import type { Page } from "playwright-core";
import { openTracked, type Tracked } from "../support/opportunities.ts";

let desk: Tracked;
let client: Client;
let page: Page;
let id: string;

/** What is done is sent once it can no longer be taken back. */
const SENT = { timeout: 30_000 };

test.describe.configure({ mode: "serial", timeout: 180_000 });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  desk = await openTracked();
  ({ client, page } = desk);
  await desk.fill();
  id = await desk.idOf("Senior Backend Engineer");
});
test.afterAll(() => desk?.close());

const stored = async (): Promise<Opportunity> => (await client.getOpportunity({ params: { id } })).data;

/** A day from today, as a date field holds it. */
function dayFrom(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

test("a next step is set by keyboard, done, and stands in the timeline", async () => {
  await desk.go(`/${id}/case`);
  await expect(page.getByTestId("entry").first()).toHaveAttribute("data-kind", "saved");
  await page.keyboard.press("n");
  await expect(page.getByTestId("step-text")).toBeFocused();
  await page.keyboard.type("Send references");
  await page.getByTestId("step-due").fill(dayFrom(0));
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("step-words")).toHaveText("Send references");
  await expect(page.getByTestId("next-step")).toContainText("Due today");
  await expect(page.getByTestId("remind-me")).toBeVisible();
  await expect.poll(async () => (await stored()).next_step?.text, SENT).toBe("Send references");
  await page.getByTestId("step-done").check();
  await expect(page.locator('[data-testid="entry"][data-kind="step"]')).toContainText("Send references");
  // Taken back, it is due again and was never done.
  await page.getByTestId("undo").click();
  await expect(page.getByTestId("step-done")).not.toBeChecked();
  await expect(page.locator('[data-testid="entry"][data-kind="step"]')).toHaveCount(0);
});

test("an interview has a time in its zone, a link and people, and is a file for calendars", async () => {
  await page.keyboard.press("i");
  await page.getByTestId("interview-at").fill(`${dayFrom(1)}T09:30`);
  await page.getByTestId("interview-zone").fill("Asia/Tokyo");
  await page.getByTestId("interview-url").fill("https://meet.example.com/abc");
  await page.getByTestId("interview-people").fill("Morgan Reed, Kim Park");
  await page.getByTestId("interview-notes").fill("Ask about the depot system.");
  await page.getByTestId("interview-form-keep").click();
  const interview = page.getByTestId("interview");
  await expect(interview).toContainText("09:30 in Asia/Tokyo");
  await expect(interview).toContainText("With Morgan Reed, Kim Park");
  await expect
    .poll(async () => (await stored()).interviews[0]?.starts_at, SENT)
    .toBe(`${dayFrom(1)}T00:30:00.000Z`);
  const download = page.waitForEvent("download");
  await page.getByTestId("interview-ics").click();
  expect((await download).suggestedFilename()).toMatch(/^interview-.*\.ics$/);
});

test("what happened is written down with its day, and changed", async () => {
  await page.getByTestId("timeline-add").click();
  await page.getByTestId("entry-kind").selectOption("applied");
  await page.getByTestId("entry-at").fill(`${dayFrom(-3)}T12:00`);
  await page.getByTestId("entry-text").fill("Through their site.");
  await page.getByTestId("entry-form-keep").click();
  const applied = page.locator('[data-testid="entry"][data-kind="applied"]');
  await expect(applied).toContainText("Through their site.");
  await expect.poll(async () => (await stored()).applied_at?.slice(0, 10), SENT).toBe(dayFrom(-3));
  await applied.getByTestId("entry-edit").click();
  await page.getByTestId("entry-at").fill(`${dayFrom(-4)}T12:00`);
  await page.getByTestId("entry-form-keep").click();
  await expect.poll(async () => (await stored()).applied_at?.slice(0, 10), SENT).toBe(dayFrom(-4));
});

test("tags, salary and what was sent", async () => {
  await page.getByTestId("tag-field").fill("Favourite");
  await page.keyboard.press("Enter");
  await page.getByTestId("tag-field").fill("Bristol");
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("tag")).toHaveCount(2);
  await page.getByTestId("pay-add").click();
  await page.getByTestId("asked-from").fill("70000");
  await page.getByTestId("asked-to").fill("78000");
  await page.getByTestId("pay-form-keep").click();
  await expect(page.getByTestId("pay")).toContainText("70,000");
  await page.getByTestId("sent-add").click();
  await page.getByTestId("sent-kind").selectOption("resume");
  await page.getByTestId("sent-form-keep").click();
  await expect(page.getByTestId("sent-document")).toHaveCount(1);
  await expect.poll(async () => (await stored()).documents_sent.length, SENT).toBe(1);
  await expect.poll(async () => (await stored()).tags, SENT).toEqual(["Favourite", "Bristol"]);
  await expect.poll(async () => (await stored()).salary_asked?.max, SENT).toBe(78_000);
  const download = page.waitForEvent("download");
  await page.getByTestId("sent-pdf").click();
  expect((await download).suggestedFilename()).toMatch(/^resume-.*\.pdf$/);
  await desk.lookAt("case", [360, 800, 1280]);
});

test("without the backend everything is kept, shown, and sent later", async () => {
  await page.route("**/api/v1/**", (route) => route.abort());
  await page.getByTestId("timeline-add").click();
  await page.getByTestId("entry-text").fill("They called from an unknown number.");
  await page.getByTestId("entry-form-keep").click();
  // What is shown has been written down.
  await expect(page.getByTestId("timeline")).toContainText("They called from an unknown number.");
  await page.reload();
  await expect(page.getByTestId("timeline")).toContainText("They called from an unknown number.");
  await page.unroute("**/api/v1/**");
  await expect
    .poll(async () => (await stored()).timeline.some(({ text }) => text?.startsWith("They called")), SENT)
    .toBe(true);
});

test("the list shows tags and steps, filters by them, and keeps filters as a view", async () => {
  await desk.go("");
  const row = desk.rowOf("Senior Backend Engineer");
  await expect(row.getByTestId("row-tag")).toHaveText(["Favourite", "Bristol"]);
  await expect(row.getByTestId("row-step")).toContainText("Send references");
  await page.getByTestId("tag-filter").selectOption("Favourite");
  await expect(page.getByTestId("opportunity-row")).toHaveCount(1);
  await page.getByTestId("due-filter").selectOption("week");
  await expect(page.getByTestId("opportunity-row")).toHaveCount(1);
  await page.getByTestId("views").click();
  await page.getByTestId("view-save").click();
  await page.getByTestId("view-name").fill("This week");
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("views")).toHaveText("This week");
  await desk.lookAt("list-cases", [360, 800, 1280]);
  await expect
    .poll(async () => (await client.listViews()).data.map(({ name }) => name), SENT)
    .toEqual(["This week"]);
  await page.reload();
  await expect(page.getByTestId("opportunity-row")).toHaveCount(5);
  await page.getByTestId("views").click();
  await page.getByTestId("view").click();
  await expect(page.getByTestId("opportunity-row")).toHaveCount(1);
});

test("the calendar shows what is due, by keyboard too, and can be followed", async () => {
  await desk.go("/calendar");
  const today = dayFrom(0);
  await expect(page.locator(`[data-day="${today}"]`).getByTestId("appointment")).toContainText(
    "Send references",
  );
  const month = page.getByTestId("month");
  await page.keyboard.press("]");
  await expect(month).not.toHaveAttribute("data-month", today.slice(0, 7));
  await page.keyboard.press("t");
  await expect(month).toHaveAttribute("data-month", today.slice(0, 7));
  await page.getByTestId("feed-make").click();
  const address = await page.getByTestId("feed-address").inputValue();
  await page.getByTestId("feed-close").click();
  await expect(page.getByTestId("feed-close-keep")).toBeFocused();
  await desk.lookAt("feed-close", [360, 1280]);
  await page.keyboard.press("Escape");
  const text = await (await fetch(address)).text();
  expect(text).toContain("BEGIN:VCALENDAR");
  expect(text).toContain("Send references");
  await desk.lookAt("calendar", [360, 800, 1280]);
  await page.getByTestId("appointment").first().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("case")).toBeVisible();
});
