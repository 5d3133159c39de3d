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

/** As a visitor does, by the form of the page. */
async function write(name: string, message: string): Promise<void> {
  const body = new URLSearchParams({ name, email: `${name.toLowerCase()}@employer.example`, message });
  const answer = await fetch(`${desk.backend.url}/@ada-example/contact`, { method: "POST", body });
  expect(answer.status).toBe(200);
}
const row = (name: string) => page.getByTestId("message").filter({ hasText: name });

test("messages of visitors are counted, read, answered by mail, and deleted with time to think again", async () => {
  await goto("messages");
  await expect(page.getByTestId("messages-none")).toBeVisible();
  await desk.lookAt("messages-none", [400, 1280]);
  await page.getByTestId("messages-none").getByRole("link").click();
  await page.getByTestId("site-publish").click();
  await expect(page.getByTestId("site-link")).toBeVisible();
  await write("Grace", "Dear Ada,\nwe look for somebody who plans routes. Shall we talk?");
  await write("Barbara", `A long word: ${"x".repeat(200)}`);
  await goto("messages");
  await page.reload();
  await expect(page.getByTestId("message")).toHaveCount(2);
  const unread = page.getByRole("navigation", { name: "Rooms" }).getByTestId("unread-messages");
  await expect(unread).toHaveAttribute("data-count", "2");
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(row("Grace").getByTestId("message-opened")).toContainText("Shall we talk?");
  await expect(unread).toHaveAttribute("data-count", "1");
  const reply = await row("Grace").getByTestId("message-reply").getAttribute("href");
  expect(reply).toMatch(/^mailto:grace@employer\.example\?subject=Your%20message/);
  expect(decodeURIComponent(reply!)).toContain("> Dear Ada,\r\n> we look");
  await desk.lookAt("messages", [320, 400, 1280]);
  await page.getByTestId("message-unread").click();
  await expect(row("Grace").getByTestId("message-open")).toBeFocused();
  await expect(unread).toHaveAttribute("data-count", "2");
  await page.keyboard.press("Enter");
  await page.getByTestId("message-delete").focus();
  await page.keyboard.press("Enter");
  await expect(row("Grace")).toHaveCount(0);
  await expect(row("Barbara").getByTestId("message-open")).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(row("Grace")).toHaveAttribute("data-read", "true");
  await page.keyboard.press("Control+k");
  await expect(page.getByTestId("palette-input")).toBeFocused();
  await page.keyboard.type("routes");
  await expect(page.getByTestId("palette-option").filter({ hasText: "Grace" })).toBeVisible();
  await page.keyboard.press("Escape");
  // Known without the backend, and deleted once it answers again.
  await page.route("**/api/v1/**", (route) => route.abort());
  await page.reload();
  await expect(page.getByTestId("as-of")).toBeVisible();
  await row("Barbara").getByTestId("message-open").click();
  await page.getByTestId("message-delete").click();
  await desk.lookAt("messages-away", [400, 1280]);
  await page.unroute("**/api/v1/**");
  await expect
    .poll(async () => (await desk.client.listSiteMessages()).data.map(({ name }) => name), {
      timeout: 40_000,
    })
    .toEqual(["Grace"]);
  await goto("site");
  await page.getByTestId("site-publish").click();
  await expect(page.getByTestId("site-state")).toHaveText("Not published");
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
