/** An application form is filled in on request: marked, taken back in one press, never sent. */
import { expect, test } from "@playwright/test";
import type { Page } from "playwright-core";
import { Backend } from "../support/backend.ts";
import { type Extension, launchExtension } from "../support/extension.ts";
import { connect } from "../support/journey.ts";
import { printResume } from "../support/resume.ts";
import { serveSite, type Site } from "../support/site.ts";
import { look, picture } from "../support/looking.ts";

let backend: Backend;
let site: Site;
let extension: Extension;
let page: Page;
let panel: Page;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  [backend, site] = await Promise.all([Backend.launch(), serveSite()]);
  const client = await backend.register();
  await client.uploadResume({ body: new Blob([new Uint8Array(await printResume())]), filename: "ada.pdf" });
  await expect.poll(async () => (await client.listDocuments()).data[0]?.status).toBe("ready");
  const { id } = (await client.listDocuments()).data[0]!;
  await client.acceptDocument({ params: { id } });
  await client.updateContact({
    body: { phone: "+49 30 5550101", location: "Berlin, Germany", github: "github.com/ada" },
  });
  await client.regenerateBaseResume();
  await expect.poll(async () => (await client.getBaseResume()).data.status).toBe("ready");
  extension = await launchExtension();
  await (await connect(extension, backend)).close();
  page = await extension.context.newPage();
  await page.goto(site.own("apply.html"));
  await extension.pressIcon(page);
  const tab = await extension
    .worker()
    .evaluate(async () => (await chrome.tabs.query({})).find(({ url }) => url?.endsWith("apply.html"))?.id);
  panel = await extension.open(`sidepanel.html?tab=${tab}`);
  panel.setDefaultTimeout(10_000);
  await panel.setViewportSize({ width: 360, height: 760 });
});
test.afterAll(async () => {
  await extension?.close();
  await site?.close();
  await backend?.stop();
});

const values = () =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLInputElement>("input, textarea, select")].map((field) => [
        field.name,
        field.type === "checkbox"
          ? field.checked
          : field.type === "file"
            ? field.files?.[0]?.name
            : field.value,
      ]),
    ),
  );

test("the panel shows what would go where, and asks before anything happens", async () => {
  await panel.getByTestId("fill-form").click();
  await expect(panel.getByTestId("form")).toHaveAttribute("data-application", "true");
  expect(Object.values(await values()).filter(Boolean)).toEqual([]);
  const chosen = panel.locator('[data-testid="form-field"][data-chosen="true"]');
  await expect(chosen).toHaveCount(8);
  await look(panel, "form", [320, 480]);
});

test("of a list that asks what the profile knows the option is shown that says it, among the form's own", async () => {
  const list = panel.getByRole("combobox", { name: "Country" });
  await expect(list).toHaveValue("Deutschland");
  await expect(list.locator("option")).toHaveText(["Österreich", "Deutschland", "Schweiz"]);
  await expect(panel.getByRole("listitem").filter({ hasText: "without a permit" })).toBeVisible();
});

test("a question is drafted from passages of the portrait, on request and editable", async () => {
  const question = panel.locator('[data-testid="form-field"][data-asks="question"]');
  await question.getByTestId("form-draft").click();
  await expect(question.locator("textarea")).not.toHaveValue("");
  // Whoever comes back from the page finds what was chosen, though the profile is looked up again meanwhile.
  await panel.waitForTimeout(5_500);
  const looked = panel.waitForResponse((answer) => answer.url().endsWith("/api/v1/profile"));
  await panel.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  await looked;
  await panel.waitForTimeout(500);
  await expect(question.locator("textarea")).not.toHaveValue("");
});

test("fields take what was ticked as if it were typed; boxes, traps and the rest stay as they are", async () => {
  await panel.getByTestId("form-fill").click();
  await expect(panel.getByTestId("form-done")).toHaveAttribute("data-count", "9");
  await picture(page, "form-filled-page");
  expect(await values()).toMatchObject({
    first_name: "Ada",
    last_name: "Example",
    phone: "+49 30 5550101",
    location: "Berlin, Germany",
    country: "de",
    country_of_permit: "",
    github: "https://github.com/ada",
    resume: "Ada-Example-resume.pdf",
    salary: "",
    terms: false,
    website: "",
  });
  await expect(page.locator('[data-career-portrait="filled"]')).toHaveCount(9);
  expect(
    await page.evaluate(() => (window as never as { state: Record<string, string> }).state),
  ).toMatchObject({ first_name: "Ada", country: "de" });
  expect(await page.evaluate(() => (window as never as { sent?: boolean }).sent)).toBeUndefined();
});

test("another option of a list is the person's word", async () => {
  const list = panel.getByRole("combobox", { name: "Country" });
  await list.selectOption("Schweiz");
  await panel.getByTestId("form-fill").click();
  await expect.poll(async () => (await values()).country).toBe("ch");
  await list.selectOption("Deutschland");
});

test("one press empties them again", async () => {
  await panel.getByTestId("form-undo").click();
  await expect.poll(async () => Object.values(await values()).filter(Boolean)).toEqual([]);
  await expect(page.locator('[data-career-portrait="filled"]')).toHaveCount(0);
});
