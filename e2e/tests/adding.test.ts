/** Adding a posting in the workspace, in a real Chromium against the real backend. */
import { expect, test } from "@playwright/test";
import type { Page } from "playwright-core";
import { openTracked, type Tracked } from "../support/opportunities.ts";

let desk: Tracked;
let page: Page;

const WORDS = `Booking Engineer

You will own the booking services of forty depots.

Requirements
- 5+ years of experience in backend development
- TypeScript and Node.js in production
- Experience with Terraform`;

test.describe.configure({ mode: "serial", timeout: 120_000 });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  desk = await openTracked();
  ({ page } = desk);
  await desk.fill();
});
test.afterAll(() => desk?.close());

test("a pasted text is read and scored before it is saved, by keyboard alone", async () => {
  await desk.go("");
  await expect(page.getByTestId("opportunity-row")).toHaveCount(5);
  await page.keyboard.press("a");
  await expect(page.getByTestId("add-words")).toBeFocused();
  await desk.lookAt("add", [400, 1280]);
  await page.getByTestId("add-words").fill(WORDS);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByTestId("add-title")).toHaveValue("Booking Engineer");
  // The role counts as something asked for, too.
  await expect(page.getByTestId("requirement")).toHaveCount(4);
  await expect(page.getByTestId("score-overall")).toBeVisible();
  await page.getByTestId("add-company").fill("Larkspur Freight");
  await desk.lookAt("add-read", [400, 1280]);
  expect((await desk.client.listOpportunities()).data).toHaveLength(5);
  await page.getByTestId("add-save").focus();
  await page.keyboard.press("s");
  await expect(page.getByTestId("add-saved")).toContainText("Booking Engineer", { timeout: 30_000 });
  const { data } = await desk.client.listOpportunities();
  expect(data.find(({ title }) => title === "Booking Engineer")?.company).toBe("Larkspur Freight");
  await page.getByTestId("add-saved").getByRole("link").click();
  await expect(page.getByTestId("opportunity")).toContainText("Booking Engineer");
});

test("an address is read by the backend, and what is tracked already is said and linked", async () => {
  const address = desk.site.own("structured.html");
  await desk.go("/add");
  await page.getByTestId("add-another").click();
  await page.getByTestId("add-words").fill(address);
  await page.keyboard.press("Enter");
  // The first page that a backend reads costs it the start of its reader.
  await expect(page.getByTestId("add-title")).not.toHaveValue("", { timeout: 40_000 });
  const title = await page.getByTestId("add-title").inputValue();
  await expect(page.getByTestId("score-overall")).toBeVisible();
  await page.getByTestId("add-save").click();
  await expect(page.getByTestId("add-saved")).toBeVisible({ timeout: 30_000 });
  await page.getByTestId("add-another").click();
  await page.getByTestId("add-words").fill(`${address}?utm_source=letter`);
  await page.getByTestId("add-read").click();
  await expect(page.getByTestId("add-tracked")).toContainText(title);
  await desk.lookAt("add-tracked", [400, 1280]);
  const href = await page.getByTestId("add-tracked").getByRole("link").getAttribute("href");
  const { data } = await desk.client.lookupOpportunity({ query: { url: address } });
  expect(href).toBe(`#/opportunities/${data.opportunity!.id}`);
});

test("what cannot be read is said in the backend's words, and its text can be pasted", async () => {
  await page.getByTestId("add-words").fill("htp:/nowhere");
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("add-problem")).toContainText("http or https address");
  await page.getByTestId("add-words").fill(desk.site.own("none.html"));
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("add-problem")).toContainText("No job posting was found");
  await desk.lookAt("add-problem", [400, 1280]);
  await page.getByTestId("add-paste").click();
  await expect(page.getByTestId("add-words")).toBeFocused();
  await expect(page.getByTestId("add-address")).toHaveValue(desk.site.own("none.html"));
  await page.getByTestId("add-words").fill(WORDS.replace("Booking", "Depot"));
  await page.getByTestId("add-read").click();
  await expect(page.getByTestId("add-title")).toHaveValue("Depot Engineer");
  // Another of the same title and employer is named, and stands in nobody's way.
  await expect(page.getByTestId("twin")).toHaveCount(0);
  await page.getByTestId("add-title").fill("Booking engineer");
  await page.getByTestId("add-company").fill("Larkspur Freight");
  await expect(page.getByTestId("twin")).toContainText("Larkspur Freight");
  await desk.lookAt("add-twin", [400, 1280]);
  await page.getByTestId("add-back").click();
  await expect(page.getByTestId("add-words")).toHaveValue(/Depot Engineer/);
});

test("without the backend a text is read here, and an address can wait", async () => {
  await page.route("**/api/v1/**", (route) => route.abort());
  await page.getByTestId("add-words").fill(desk.site.own("plain.html"));
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("add-problem")).toContainText("does not answer");
  await desk.lookAt("add-away", [400, 1280]);
  await page.getByTestId("add-keep").click();
  await expect(page.getByTestId("outbox-row")).toContainText("plain.html");
  await page.getByTestId("add").click();
  await page.getByTestId("add-words").fill(WORDS.replace("Booking", "Timetable"));
  await page.getByTestId("add-read").click();
  await expect(page.getByTestId("score-overall")).toBeVisible();
  await page.getByTestId("add-save").click();
  await expect(page.getByTestId("add-waiting")).toBeVisible();
  await page.unroute("**/api/v1/**");
  const titles = async () => (await desk.client.listOpportunities()).data.map(({ title }) => title);
  await expect.poll(titles, { timeout: 40_000 }).toContain("Timetable Engineer");
});
