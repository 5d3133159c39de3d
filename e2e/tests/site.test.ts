/** The public site's editor, in a real Chromium against the real backend. */
import { expect, test } from "@playwright/test";
import type { Page } from "playwright-core";
import { openTracked, type Tracked } from "../support/opportunities.ts";

let desk: Tracked;
let page: Page;

test.describe.configure({ mode: "serial", timeout: 120_000 });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  desk = await openTracked();
  ({ page } = desk);
  await desk.fill();
  await desk.client.updateContact({ body: { name: "Ada Example" } });
});
test.afterAll(() => desk?.close());

const goto = (place: string) =>
  page.goto(`chrome-extension://${desk.extension.id}/workspace.html#/portrait/${place}`);
const site = async () => (await desk.client.getSite()).data.site!;
const shown = () => page.frameLocator('[data-testid="site-page"]').locator("body");

test("a site is made at an address that is free, and previewed before anybody sees it", async () => {
  await goto("site");
  await expect(page.getByTestId("handle")).toHaveValue("ada-example");
  await page.getByTestId("handle").fill("admin");
  await expect(page.getByTestId("handle-said")).toContainText("kept for other things");
  await desk.lookAt("site-none", [400, 1280]);
  await page.getByTestId("handle").fill("ada-example");
  await page.getByTestId("handle-save").click();
  await expect(page.getByTestId("site-state")).toHaveText("Not published");
  await expect(shown()).toContainText("Ada Example");
  expect((await fetch(`${desk.backend.url}/@ada-example`)).status).toBe(404);
  await desk.lookAt("site", [400, 1280]);
});

test("parts are switched off, items hidden, and the preview follows", async () => {
  await expect(shown()).toContainText("Ask");
  await page.getByTestId("site-section-ask").uncheck();
  await expect.poll(async () => (await site()).sections.ask).toBe(false);
  await page.getByTestId("site-theme").getByRole("radio", { name: "Harbour" }).check();
  await expect.poll(async () => (await site()).theme).toBe("harbour");
  const group = page.getByTestId("site-group").filter({ hasText: "Skills" });
  await group.locator("summary").click();
  const item = group.getByTestId("site-item").first();
  await item.focus();
  await page.keyboard.press("Space");
  await expect(item).not.toBeChecked();
  await expect
    .poll(async () => (await desk.client.previewSite()).data.preview.sections.career?.skills[0]?.hidden)
    .toBe(true);
});

test("it is published and taken back", async () => {
  await page.getByTestId("site-publish").click();
  await expect(page.getByTestId("site-link")).toBeVisible();
  expect((await fetch(`${desk.backend.url}/@ada-example`)).status).toBe(200);
  await desk.lookAt("site-published", [400, 1280]);
  await page.getByTestId("site-publish").click();
  await expect(page.getByTestId("site-state")).toHaveText("Not published");
  expect((await fetch(`${desk.backend.url}/@ada-example`)).status).toBe(404);
});

test("an address that was typed is there after another place, and without the backend", async () => {
  await page.getByTestId("handle").fill("ada-of-bristol");
  await expect(page.getByTestId("handle-said")).toContainText("can be had");
  await goto("claims");
  await goto("site");
  await expect(page.getByTestId("handle")).toHaveValue("ada-of-bristol");
  await page.route("**/api/v1/**", (route) => route.abort());
  await page.getByTestId("handle-save").click();
  await expect(page.getByTestId("handle-said")).toContainText("answer");
  await desk.lookAt("site-away", [400, 1280]);
  await page.unroute("**/api/v1/**");
  await page.getByTestId("handle-save").click();
  await expect.poll(async () => (await site()).handle).toBe("ada-of-bristol");
});
