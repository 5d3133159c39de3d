/** The letter and the share link of one opportunity, in a real Chromium against the real backend. */
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import type { Client, CoverLetter } from "@career-portrait/shared/contract";
import type { Page } from "playwright-core";
import type { Backend } from "../support/backend.ts";
import type { Extension } from "../support/extension.ts";
import { openInGerman } from "../support/german.ts";
import { type Desk, openDesk } from "../support/tailored.ts";
import { picture } from "../support/looking.ts";

let desk: Desk;
let backend: Backend;
let extension: Extension;
let client: Client;
let page: Page;
let id: string;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  desk = await openDesk();
  ({ backend, extension, client, page, id } = desk);
});
test.afterAll(() => desk?.close());

async function letter(): Promise<CoverLetter> {
  return (await client.getCoverLetter({ params: { id } })).data;
}

test("with an empty portrait each tab says what is missing", async () => {
  await desk.go("letter");
  await page.getByTestId("letter-write").click();
  await expect(page.getByTestId("letter-error")).toHaveAttribute("data-code", "portrait_empty");
  await desk.expectSound("no letter");
  await picture(page, "tailored-letter-refused", { fullPage: true });
  await desk.go("share");
  await expect(page.getByTestId("share-nothing")).toBeVisible();
  await desk.expectSound("nothing to share");
  await picture(page, "tailored-share-nothing", { fullPage: true });
});

test("the letter is written by tone and length, counted, copied, and told what stands behind it", async () => {
  await desk.fillPortrait();
  await desk.go("letter");
  await page.reload();
  await expect(page.getByTestId("letter-none")).toBeVisible();
  await page.getByRole("radio", { name: "Formal" }).check();
  await page.getByTestId("letter-length").fill("200");
  await page.getByTestId("letter-write").click();
  const text = page.getByTestId("letter-text");
  await expect(text).toBeVisible({ timeout: 20_000 });
  const data = await letter();
  expect([data.tone, data.max_words]).toEqual(["formal", 200]);
  expect(await text.textContent()).toBe(data.content);
  await expect(page.getByTestId("letter-words")).toHaveAttribute("data-count", String(data.word_count));
  await page.getByTestId("letter-sentence").first().hover();
  await expect(page.getByTestId("evidence").getByTestId("evidence-item").first()).toBeVisible();
  await page.getByTestId("letter-sentence").nth(1).focus();
  await expect(page.getByTestId("letter-sentence").nth(1)).toHaveAttribute("aria-describedby", /./);
  await page.getByTestId("copy").click();
  await expect(page.getByTestId("copied")).toHaveText("Copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(data.content);
  const company = (await client.getOpportunity({ params: { id } })).data.company ?? "";
  for (const [file, begin] of [
    ["pdf", "%PDF"],
    ["word", "PK\u0003\u0004"],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByTestId(`letter-${file}`).click(),
    ]);
    expect(download.suggestedFilename()).toBe(
      `Ada-Example-${company.replaceAll(" ", "-")}-Letter.${file === "pdf" ? "pdf" : "docx"}`,
    );
    const bytes = readFileSync(await download.path());
    expect(bytes.subarray(0, 4).toString("latin1")).toBe(begin);
  }
  await desk.expectSound("letter");
  await picture(page, "tailored-letter", { fullPage: true });
  await page.getByRole("radio", { name: "Warm" }).check();
  await page.getByTestId("letter-write").click();
  await expect.poll(async () => (await letter()).tone).toBe("warm");
  const before = (await letter()).created_at;
  await expect(page.getByTestId("letter-write")).toContainText("anew");
  await page.getByTestId("letter-write").click();
  await expect.poll(async () => (await letter()).created_at).not.toBe(before);
});

test("an interview is prepared with one's own stories, what is open, and what to ask; on paper too", async () => {
  await desk.go("prepare");
  const told = page.getByTestId("prepare-row").filter({ has: page.getByTestId("prepare-story") });
  await expect(told.first()).toBeVisible();
  await expect(told.filter({ hasText: "PostgreSQL" }).getByTestId("prepare-story").first()).toContainText(
    "Moved reporting to PostgreSQL and cut the nightly run from 3 hours to 20 minutes",
  );
  await expect(page.getByTestId("prepare-row").filter({ hasText: "Dutch" })).toHaveCount(1);
  expect(await page.getByTestId("prepare-question").count()).toBeGreaterThan(1);
  await desk.lookAt("prepare");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByTestId("prepare-print")).toBeHidden();
  await expect(page.getByTestId("opportunity-title")).toBeHidden();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await page.emulateMedia({ media: "screen" });
});

test("where little fits, what would have to be true stands before the letter", async () => {
  const description =
    "Paediatric Surgeon\n\nRequirements\n- Licence to practise medicine\n- Board certification in paediatric surgery\n- Experience in laparoscopic surgery";
  const url = "https://jobs.example.com/surgeon";
  const { data: surgeon } = await client.addOpportunity({ body: { description, url } });
  await page.goto(`chrome-extension://${extension.id}/workspace.html#/opportunities/${surgeon.id}/letter`);
  await page.getByTestId("letter-write").click();
  await expect(page.getByTestId("letter-little")).toContainText("laparoscopic surgery", { timeout: 20_000 });
  await expect(page.getByTestId("letter-text")).toHaveCount(0);
  await desk.expectSound("a letter that little fits");
  await picture(page, "tailored-letter-little", { fullPage: true });
  await page.getByTestId("letter-little-show").click();
  await expect(page.getByTestId("letter-text")).toContainText("Paediatric Surgeon");
  await client.deleteOpportunity({ params: { id: surgeon.id } });
  await desk.go("letter");
});

test("the letter is put into one's own words by keyboard; what nothing bears out is marked; all of it is given back", async () => {
  const written = await letter();
  await page.getByTestId("letter-edit").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("letter-own")).toBeFocused();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(
    "\n\nI won the Nobel Prize for Haskell in 2009. I would be glad to tell you more.",
  );
  await desk.expectSound("editing the letter");
  await picture(page, "tailored-letter-editing", { fullPage: true });
  // Another view does not cost what was typed.
  await desk.go("share");
  await desk.go("letter");
  await page.getByTestId("letter-edit").click();
  await expect(page.getByTestId("letter-own")).toHaveValue(/Nobel/);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByTestId("letter-edited")).toBeVisible();
  await expect(page.getByTestId("letter-edit")).toBeFocused();
  const own = await letter();
  expect(own.generated_content).toBe(written.content);
  expect(await page.getByTestId("letter-text").textContent()).toBe(own.content);
  const marked = page.locator('[data-testid="letter-sentence"][data-kind="unsupported"]');
  await expect(marked).toHaveText("I won the Nobel Prize for Haskell in 2009.");
  await expect(page.getByTestId("letter-unsupported")).toContainText("Nobel");
  await marked.focus();
  await expect(page.getByTestId("evidence-none")).toContainText("your own");
  await page.getByTestId("copy").click();
  await expect(page.getByTestId("copied")).toHaveText("Copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(own.content);
  await desk.expectSound("letter in own words");
  await picture(page, "tailored-letter-own", { fullPage: true });

  await page.getByTestId("letter-changes").click();
  await expect(page.getByTestId("letter-text").locator("ins").first()).toContainText("Nobel");
  await desk.expectSound("what changed in the letter");
  await picture(page, "tailored-letter-changes", { fullPage: true });
  await page.getByTestId("letter-changes").click();

  // Written anew only when that is agreed to.
  await page.getByTestId("letter-write").click();
  await expect(page.getByTestId("letter-replaces")).toBeVisible();
  await picture(page, "tailored-letter-replacing", { fullPage: true });
  await page.getByTestId("letter-keep").click();
  expect((await letter()).content).toBe(own.content);
  await page.getByTestId("field-revert").click();
  await expect(page.getByTestId("letter-edited")).toHaveCount(0);
  expect(await letter()).toMatchObject({ content: written.content, generated_content: null });
});

test("a misspelt word of one's own sentences is repaired with one click, as one's own words", async () => {
  const written = await letter();
  await page.getByTestId("letter-edit").click();
  await page.getByTestId("letter-own").fill(`${written.content}\n\nI would share my knowlege of Haskell.`);
  await page.keyboard.press("Control+Enter");
  const spelling = page.locator('[data-testid="spelling"][data-words="knowlege"]');
  await expect(spelling).toBeVisible();
  await desk.expectSound("spelling in the letter");
  await spelling.getByTestId("spelling-repair").click();
  await expect(spelling).toHaveCount(0);
  await expect(page.getByTestId("letter-edit")).toBeFocused();
  expect((await letter()).content).toBe(`${written.content}\n\nI would share my knowledge of Haskell.`);
  await page.getByTestId("field-revert").click();
  await expect(page.getByTestId("letter-edited")).toHaveCount(0);
});

test("what nothing bears out is told in German too", async () => {
  const { content } = await letter();
  const own = `${content}\n\nI led a team of 400 surgeons.`;
  await client.editCoverLetter({ params: { id }, body: { content: own } });
  const german = await openInGerman(extension, `opportunities/${id}/letter`);
  await expect(german.getByTestId("letter-unsupported")).toContainText(/Belege?n? .*\./u);
  await expect(german.getByTestId("letter-unsupported")).not.toContainText("evidence");
  await german.close();
  await client.editCoverLetter({ params: { id }, body: { content: null } });
});

test("a link is opened, copied, watched, and closed for good", async () => {
  await client.tailorOpportunity({ params: { id }, body: {} });
  await expect
    .poll(async () => client.getTailoredProfile({ params: { id } }).catch(() => null))
    .not.toBeNull();
  await desk.go("share");
  await page.reload();
  await page.getByTestId("share-days").fill("400");
  await expect(page.getByTestId("share-until")).toContainText("365");
  await expect(page.getByTestId("share-open")).toBeDisabled();
  await desk.expectSound("no link");
  await picture(page, "tailored-share-none", { fullPage: true });
  await page.getByTestId("share-choice").first().click();
  await page.getByTestId("share-open").click();
  const link = page.getByTestId("share-link");
  await expect(link).toBeVisible();
  const { data } = await client.getShare({ params: { id } });
  await expect(link).toHaveAttribute("data-url", data.url);
  const days = (Date.parse(data.expires_at!) - Date.parse(data.created_at)) / 86_400_000;
  expect(Math.round(days)).toBe(7);
  await expect(page.getByTestId("share-private")).toBeVisible();
  await expect(page.getByTestId("share-summary")).toBeVisible();
  await page.getByTestId("copy").click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(data.url);

  const [visitor] = await Promise.all([
    extension.context.waitForEvent("page"),
    page.getByTestId("share-visit").click(),
  ]);
  await expect(visitor.getByRole("heading", { name: "Ada Example" }).first()).toBeVisible();
  await visitor.close();
  // Browsers without a window are not counted: this is one of a person.
  await fetch(data.url, { headers: { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" } });
  await page.reload();
  await expect(page.getByTestId("share-views")).toHaveText("1");
  await desk.expectSound("link");
  await picture(page, "tailored-share", { fullPage: true });

  await page.getByTestId("share-close").click();
  await expect(page.getByTestId("share-keep")).toBeFocused();
  await picture(page, "tailored-share-closing", { fullPage: true });
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("share-close")).toBeFocused();
  await page.getByTestId("share-close").click();
  await page.getByTestId("share-close-do").click();
  await expect(page.getByTestId("share-closed")).toBeVisible();
  await expect(page.getByTestId("share-open")).toBeFocused();
  expect((await fetch(data.url, { headers: { accept: "text/html" } })).status).toBe(410);
  await page.getByTestId("share-open").click();
  await expect(link).not.toHaveAttribute("data-url", data.url);
  await expect(link.getByRole("textbox")).toBeFocused();
});

test("both tabs are sound in both schemes, narrow and enlarged", async () => {
  test.setTimeout(120_000);
  await desk.lookAt("letter", () => page.getByTestId("letter-sentence").first().focus());
  await desk.lookAt("share");
});

test("without the backend the copies stay, and what is refused says so and keeps what was typed", async () => {
  const { data } = await client.getShare({ params: { id } });
  await desk.go("letter");
  await backend.kill();
  await page.reload();
  await expect(page.getByTestId("letter-text")).toBeVisible();
  await page.getByTestId("letter-write").click();
  await expect(page.getByTestId("letter-error")).toContainText("does not answer");
  await page.getByTestId("letter-edit").click();
  await page.getByTestId("letter-own").fill("Typed while nobody answered.");
  await page.getByTestId("letter-save").click();
  await expect(page.getByTestId("letter-edit-error")).toContainText("What you typed stays here");
  await picture(page, "tailored-letter-offline", { fullPage: true });
  await desk.go("share");
  await expect(page.getByTestId("share-link")).toHaveAttribute("data-url", data.url);
  await page.getByTestId("share-close").click();
  await page.getByTestId("share-close-do").click();
  await expect(page.getByTestId("share-error")).toContainText("does not answer");
  await picture(page, "tailored-share-offline", { fullPage: true });

  await backend.start();
  await desk.go("letter");
  await page.getByTestId("letter-edit").click();
  await expect(page.getByTestId("letter-own")).toHaveValue("Typed while nobody answered.");
  await page.getByTestId("letter-save").click();
  await expect(page.getByTestId("letter-text")).toHaveText("Typed while nobody answered.");
  expect((await letter()).content).toBe("Typed while nobody answered.");
});
