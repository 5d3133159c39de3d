/** The tailored profile of one opportunity, in a real Chromium against the real backend. */
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import type { Client, TailoredProfile } from "@career-portrait/shared/contract";
import type { Locator, Page } from "playwright-core";
import type { Backend } from "../support/backend.ts";
import { openInGerman } from "../support/german.ts";
import { type Desk, openDesk, POSTING } from "../support/tailored.ts";
import { picture } from "../support/looking.ts";

let desk: Desk;
let backend: Backend;
let client: Client;
let page: Page;
let id: string;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  desk = await openDesk();
  ({ backend, client, page, id } = desk);
});
test.afterAll(() => desk?.close());

async function profile(): Promise<TailoredProfile> {
  return (await client.getTailoredProfile({ params: { id } })).data;
}

interface ResumeData {
  basics: { label: string };
  work: { position: string; highlights: string[] }[];
  skills: { name: string }[];
}
const resume = async (): Promise<ResumeData> => (await profile()).resume_data as unknown as ResumeData;

const field = (path: string): Locator => page.locator(`[data-testid="tailored-field"][data-path="${path}"]`);
const head = (path: string): Locator => page.locator(`[data-testid="tailored-head"][data-path="${path}"]`);
const words = (path: string): Locator => field(path).getByTestId("field-words");

test("with an empty portrait each tab says what is missing", async () => {
  await desk.go("tailored");
  await expect(page.getByTestId("tailored-none")).toContainText("Upload");
  await expect(page.getByTestId("tailor")).toHaveCount(0);
  await desk.expectSound("nothing tailored");
  await picture(page, "tailored-empty", { fullPage: true });
});

test("it is written on request, and its progress is told", async () => {
  await desk.fillPortrait();
  await desk.go("tailored");
  await page.reload();
  // Seen for as long as somebody can see it.
  await page.route("**/api/v1/jobs/**", async (route) => {
    await new Promise((done) => setTimeout(done, 700));
    await route.fallback();
  });
  await page.getByTestId("tailor").click();
  await expect(page.getByTestId("tailoring-progress")).toBeVisible();
  await picture(page, "tailored-progress", { fullPage: true });
  await expect(page.getByTestId("tailored-opening")).toBeVisible({ timeout: 30_000 });
  await page.unroute("**/api/v1/jobs/**");
  const { narrative } = await profile();
  await expect(words("narrative")).toHaveText(narrative ?? "", { useInnerText: true });
  const { work, skills } = await resume();
  for (const [index, line] of work[0]!.highlights.entries())
    await expect(words(`resume_data.work.0.highlights.${index}`)).toHaveText(line);
  await expect(page.getByTestId("tailored-skills").getByTestId("tailored-field")).toHaveCount(skills.length);
  await expect(page.getByTestId("tailoring-progress")).toHaveCount(0);
});

test("what stands behind a line is shown when it is pointed at and when it has focus", async () => {
  const line = "resume_data.work.0.highlights.0";
  await field(line).hover();
  const evidence = page.getByTestId("evidence");
  await expect(evidence).toHaveAttribute("data-path", line);
  await expect(evidence.getByTestId("evidence-quote").first()).toBeVisible();
  await expect(evidence.getByRole("link").first()).toHaveAttribute("href", /#\/portrait\/documents\//);
  await picture(page, "tailored-words", { fullPage: true });

  await page.mouse.move(5, 5);
  await field("talking_points.0").getByTestId("field-edit").focus();
  await expect(evidence).toHaveAttribute("data-path", "talking_points.0");
  await expect(evidence.getByTestId("evidence-item").first()).toBeVisible();
  await page.keyboard.press("j");
  await expect(evidence).not.toHaveAttribute("data-path", "talking_points.0");
  await desk.expectSound("words");
});

test("a line is edited by keyboard alone, marked, and given back", async () => {
  const path = "resume_data.work.0.highlights.0";
  const written = (await resume()).work[0]!.highlights[0]!;
  await field(path).getByTestId("field-edit").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("field-text")).toBeFocused();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Built the booking services of a ferry line");
  // Another view does not cost what was typed.
  await desk.go("letter");
  await desk.go("tailored");
  await field(path).getByTestId("field-edit").click();
  await expect(page.getByTestId("field-text")).toHaveValue("Built the booking services of a ferry line");
  await picture(page, "tailored-editing", { fullPage: true });
  await page.getByTestId("field-text").focus();
  await page.keyboard.press("Control+Enter");
  await expect(words(path)).toHaveText("Built the booking services of a ferry line");
  await expect(field(path).getByTestId("field-edit")).toBeFocused();
  await expect(page.getByTestId("evidence-none")).toContainText("your own");
  const kept = await profile();
  expect(kept.edited_fields).toEqual({ [path]: written });
  expect(kept.edited_by).toEqual({ [path]: "user" });

  await field(path).getByTestId("field-revert").click();
  await expect(words(path)).toHaveText(written);
  await expect(field(path)).toHaveAttribute("data-edited", "false");
  expect((await profile()).edited_fields).toEqual({});
});

test("words of one's own that nothing bears out are marked where they stand, before pages and link are sent, and never to readers", async () => {
  const path = "resume_data.work.0.highlights.0";
  const own = "Built the booking services of a ferry line and won the Turing Award";
  await field(path).getByTestId("field-edit").click();
  await page.getByTestId("field-text").fill(own);
  await page.getByTestId("field-save").click();
  await expect(words(path)).toHaveText(own);
  await expect(field(path).getByTestId("unborne-words").first()).toBeVisible();
  await expect(field(path).getByTestId("unborne-why").first()).toContainText(".");
  await picture(page, "tailored-unborne", { fullPage: true });
  await desk.expectSound("unborne");
  const marked = await field(path).getByTestId("unborne-words").allTextContents();
  expect((await profile()).unsupported).toMatchObject([{ field: path, text: own, words: marked }]);
  for (const view of ["tailored/pages", "share"] as const) {
    await desk.go(view);
    await expect(page.getByTestId("unborne-notice").getByTestId("unborne-words")).toHaveText(marked);
    await picture(page, `tailored-unborne-${view.replace("/", "-")}`, { fullPage: true });
  }
  await page.getByTestId("unborne-notice").getByRole("link").click();
  await field(path).getByTestId("field-revert").click();
  await expect(field(path).getByTestId("unborne-words")).toHaveCount(0);
  await desk.go("share");
  await expect(page.getByTestId("share")).toBeVisible();
  await expect(page.getByTestId("unborne-notice")).toHaveCount(0);
  await desk.go("tailored");
});

test("a misspelt word of one's own is repaired with one click, given back, or left as it is, by keyboard alone", async () => {
  const path = "resume_data.work.0.highlights.0";
  const [written] = (await resume()).work[0]!.highlights;
  const own = "Took responsibilty for the booking services of a ferry line";
  await field(path).getByTestId("field-edit").click();
  await page.getByTestId("field-text").fill(own);
  await page.getByTestId("field-save").click();
  await expect(words(path)).toHaveText(own);
  const spelling = field(path).getByTestId("spelling");
  await expect(spelling).toContainText("responsibilty");
  await picture(page, "tailored-spelling", { fullPage: true });
  await desk.expectSound("spelling");
  await spelling.getByTestId("spelling-repair").focus();
  await page.keyboard.press("Enter");
  const mended = own.replace("responsibilty", "responsibility");
  await expect(words(path)).toHaveText(mended);
  await expect(spelling).toHaveCount(0);
  await expect(field(path).getByTestId("field-edit")).toBeFocused();
  expect(await profile()).toMatchObject({
    edited_fields: { [path]: written },
    edited_by: { [path]: "user" },
  });

  await field(path).getByTestId("field-edit").click();
  await page.getByTestId("field-text").fill(own);
  await page.getByTestId("field-save").click();
  await spelling.getByTestId("spelling-leave").focus();
  await page.keyboard.press("Enter");
  await expect(spelling).toHaveCount(0);
  await expect(field(path).getByTestId("field-edit")).toBeFocused();
  await expect(words(path)).toHaveText(own);
  await page.reload();
  await expect(words(path)).toHaveText(own);
  await expect(spelling).toHaveCount(0);
  await field(path).getByTestId("field-revert").click();
  await expect(words(path)).toHaveText(written!);
  expect((await profile()).edited_fields).toEqual({});
});

test("title and dates are edited, refused at their field, and given back one by one", async () => {
  const { position } = (await resume()).work[0]!;
  const role = "resume_data.work.0";
  await head(role).getByTestId("head-edit").click();
  await expect(page.getByTestId("head-position")).toBeFocused();
  await page.getByTestId("head-position").fill("Staff Engineer");
  await page.getByTestId("head-startDate").fill("spring 2020");
  await page.getByTestId("field-save").click();
  await expect(page.getByTestId("field-error")).toContainText("YYYY-MM");
  await expect(page.getByTestId("head-startDate")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByTestId("head-startDate")).toHaveValue("spring 2020");
  await desk.expectSound("head");
  await picture(page, "tailored-head-refused", { fullPage: true });
  await page.getByTestId("field-cancel").click();
  await expect(head(role)).toContainText("Staff Engineer");
  expect((await resume()).work[0]!.position).toBe("Staff Engineer");
  await head(role).getByTestId("head-edit").click();
  await page.getByTestId("head-editor").getByTestId("field-revert").click();
  await expect(page.getByTestId("head-position")).toHaveValue(position);
  await page.getByTestId("field-cancel").click();
  expect((await profile()).edited_fields).toEqual({});
});

test("a line is left out, another added, and the list given back", async () => {
  const before = (await resume()).work[0]!.highlights;
  await field("resume_data.work.0.highlights.1").getByTestId("field-edit").click();
  await page.getByTestId("field-leave-out").click();
  await expect(field(`resume_data.work.0.highlights.${before.length - 1}`)).toHaveCount(0);
  const list = page.locator('[data-testid="line-add"][data-path="resume_data.work.0.highlights"]');
  await list.click();
  await page.getByTestId("line-text").fill("Mentored two juniors");
  await page.keyboard.press("Enter");
  await expect(words(`resume_data.work.0.highlights.${before.length - 1}`)).toHaveText(
    "Mentored two juniors",
  );
  expect((await resume()).work[0]!.highlights).toEqual([
    before[0],
    ...before.slice(2),
    "Mentored two juniors",
  ]);
  await page.getByTestId("tailored-work").getByTestId("field-revert").first().click();
  await expect(words("resume_data.work.0.highlights.1")).toHaveText(before[1]!);
  expect((await resume()).work[0]!.highlights).toEqual(before);
});

test("a text is rewritten by instruction, whole and in part, and put back", async () => {
  const { narrative } = await profile();
  const text = narrative ?? "";
  await field("narrative").getByTestId("field-edit").click();
  await page.getByTestId("rewrite-instruction").fill("shorter");
  await page.getByTestId("rewrite").click();
  await expect(page.getByTestId("rewritten")).toBeVisible();
  const short = (await profile()).narrative ?? "";
  expect(short.length).toBeLessThan(text.length);
  await expect(page.getByTestId("field-text")).toHaveValue(short);
  expect((await profile()).edited_by).toEqual({ narrative: "instruction" });
  await picture(page, "tailored-rewritten", { fullPage: true });
  await page.getByTestId("put-back").click();
  await expect(page.getByTestId("field-text")).toHaveValue(text);
  expect((await profile()).edited_fields).toEqual({});

  // The first sentence alone.
  const end = text.indexOf(".") + 1;
  await page.getByTestId("field-text").focus();
  await page.keyboard.press("Control+Home");
  for (let typed = 0; typed < end; typed += 1) await page.keyboard.press("Shift+ArrowRight");
  await expect(page.getByTestId("rewrite-scope")).toHaveAttribute("data-selection", "true");
  const sent = page.waitForRequest((request) => request.method() === "PATCH");
  await page.getByTestId("rewrite-instruction").fill("mention PostgreSQL");
  await page.getByTestId("rewrite").click();
  expect((await sent).postDataJSON()).toMatchObject({ field: "narrative", selection: { start: 0, end } });
  await expect(page.getByTestId("rewrite")).toBeEnabled();
  await expect.poll(async () => (await profile()).narrative?.endsWith(text.slice(end))).toBe(true);
  await page.getByTestId("rewrite-instruction").fill("mention Terraform");
  await page.getByTestId("rewrite").click();
  await expect(page.getByTestId("rewrite-note")).toContainText("Terraform");
  await page.getByTestId("field-cancel").click();
});

test("what changed stands beside the base r\u00e9sum\u00e9, and each edit can be taken back there", async () => {
  await desk.go("tailored");
  await field("talking_points.0").getByTestId("field-edit").click();
  await page.getByTestId("field-text").fill("A point of my own");
  await page.getByTestId("field-save").click();
  await expect(words("talking_points.0")).toHaveText("A point of my own");
  await desk.go("tailored/changes");
  await expect(page.getByTestId("changes-no-base")).toBeVisible();
  await client.regenerateBaseResume();
  await expect.poll(async () => (await client.getBaseResume()).data.status).toBe("ready");
  await page.reload();
  await expect(page.getByTestId("changes-sum")).toBeVisible();
  const roles = page.getByTestId("changes-role");
  await expect(roles).toHaveCount((await resume()).work.length);
  await expect(roles.first().locator('[data-kind="same"], [data-kind="moved"]').first()).toBeVisible();
  await desk.expectSound("changes");
  await picture(page, "tailored-changes", { fullPage: true });
  const edit = page.locator('[data-testid="edit"][data-path="talking_points.0"]');
  await edit.getByTestId("field-revert").click();
  await expect(edit).toHaveCount(0);
  expect((await profile()).edited_fields).not.toHaveProperty("talking_points.0");
});

test("what was left out is listed, and the judgement names what nothing bears out", async () => {
  await desk.go("tailored");
  const { removed } = (await profile()).resume_data!.meta as { removed: unknown[] };
  await expect(page.getByTestId("removed")).toHaveAttribute("data-count", String(removed.length));
  await field("resume_data.work.0.highlights.0").getByTestId("field-edit").click();
  await page.getByTestId("field-text").fill("Won the Nobel Prize for Haskell in 2009");
  await page.getByTestId("field-save").click();
  await expect(page.getByTestId("field-editor")).toHaveCount(0);
  await page.getByTestId("judge").click();
  const unsupported = page.getByTestId("judge-unsupported").filter({ hasText: "Nobel" });
  await expect(unsupported).toBeVisible();
  const { data } = await client.judgeTailoredProfile({ params: { id } });
  for (const name of ["coverage", "faithfulness", "clarity"] as const)
    await expect(page.getByTestId(`judge-${name}`)).toHaveAttribute("data-value", String(data[name]));
  await desk.expectSound("judgement");
  await picture(page, "tailored-judged", { fullPage: true });
  await unsupported.getByRole("button").click();
  const row = field("resume_data.work.0.highlights.0");
  await expect(row.getByTestId("field-revert")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(row).toHaveAttribute("data-edited", "false");
  await expect(page.getByTestId("judgement")).toHaveAttribute("data-old", "true");
});

test("when the portrait has changed it says so, and is made anew without a silent loss of edits", async () => {
  await client.createSkill({ body: { label: "Terraform" } });
  await page.reload();
  await expect(page.getByTestId("tailored-stale")).toBeVisible();
  await field("talking_points.0").getByTestId("field-edit").click();
  await page.getByTestId("field-text").fill("A point of my own");
  await page.getByTestId("field-save").click();
  await expect(words("talking_points.0")).toHaveText("A point of my own");
  const edits = Object.keys((await profile()).edited_fields ?? {}).length;
  await page.getByTestId("tailored-again").click();
  await expect(page.getByTestId("remake-edits")).toHaveAttribute("data-edits", String(edits));
  await expect(page.getByTestId("remake-do")).toBeFocused();
  await picture(page, "tailored-stale", { fullPage: true });
  await page.getByTestId("remake-do").click();
  await expect(page.getByTestId("tailored-stale")).toHaveCount(0, { timeout: 20_000 });
  await expect(page.getByTestId("tailored-skills")).toContainText("Terraform");
  expect((await profile()).edited_fields).toEqual({});
});

test("it is written anew by an instruction; what was not followed is said", async () => {
  await page.getByTestId("tailored-retailor").click();
  await page.getByTestId("retailor-instruction").fill("mention falconry, leave out React");
  await page.getByTestId("remake-do").click();
  await expect(page.getByTestId("tailoring-note").first()).toContainText("falconry", { timeout: 20_000 });
  await expect(page.getByTestId("tailored-skills")).not.toContainText("React");
  await picture(page, "tailored-notes", { fullPage: true });
  await page.reload();
  await expect(page.getByTestId("tailoring-note").first()).toBeVisible();
  const german = await openInGerman(desk.extension, `opportunities/${id}/tailored`);
  await expect(german.getByTestId("tailoring-note").first()).toHaveText(
    "Das Porträt zeigt nichts zu „falconry“, also wurde nichts darüber geschrieben.",
  );
  await german.close();
  await page.getByTestId("tailoring-dismiss").click();
  await expect(page.getByTestId("tailoring-note")).toHaveCount(0);
});

test("its pages are shown and taken away in three looks on two papers", async () => {
  await desk.go("tailored/pages");
  const pdf = page.getByTestId("resume-pdf");
  const company = (await client.getOpportunity({ params: { id } })).data.company ?? "";
  for (const template of ["Classic", "Modern", "Compact"]) {
    for (const paper of ["A4", "Letter"]) {
      await page.getByRole("radio", { name: template }).check();
      await page.getByRole("radio", { name: paper }).check();
      await expect(pdf).toBeVisible();
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByTestId("resume-download").click(),
      ]);
      expect(download.suggestedFilename()).toBe(`Ada-Example-${company.replaceAll(" ", "-")}-Resume.pdf`);
      const bytes = readFileSync(await download.path());
      const query = { template: template.toLowerCase(), page: paper === "A4" ? "A4" : "letter" };
      const { data } = await client.getTailoredProfilePdf({ params: { id }, query });
      expect(bytes.equals(data)).toBe(true);
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
  await picture(page, "tailored-pages");
  // What cannot be printed has its own sentence, and the words instead.
  await client.editTailoredProfile({
    params: { opportunityId: id },
    body: { field: "resume_data.basics.label", value: "\u{13000}\u{13001} Engineer" },
  });
  await page.reload();
  await page.getByRole("radio", { name: "Pages" }).check();
  await expect(page.getByTestId("resume-pdf-error")).toContainText("letters");
  await expect(page.getByTestId("resume-text")).toBeVisible();
  await client.revertTailoredProfile({
    params: { opportunityId: id },
    body: { field: "resume_data.basics.label" },
  });
});

test("at the limit it says how to make room", async () => {
  await backend.kill();
  await backend.start({ TAILORED_PROFILE_LIMIT: "1" });
  const other = (
    await client.addOpportunity({
      body: { description: POSTING.replace("Northwind", "Eastwind"), url: "https://jobs.example.com/other" },
    })
  ).data.id;
  await page.reload();
  await desk.go("tailored", other);
  await page.getByTestId("tailor").click();
  await expect(page.getByTestId("tailoring-error")).toHaveAttribute("data-code", "limit_reached");
  await expect(page.getByTestId("tailoring-error")).toContainText("make room");
  await picture(page, "tailored-limit", { fullPage: true });
});

test("every view is sound in both schemes, narrow and enlarged", async () => {
  test.setTimeout(240_000);
  await desk.lookAt("tailored", () =>
    field("resume_data.work.0.highlights.0").getByTestId("field-edit").focus(),
  );
  await desk.lookAt("tailored/changes");
  await desk.lookAt("tailored/pages");
});

test("without the backend the copies stay, and what is refused says so and keeps what was typed", async () => {
  await desk.go("tailored");
  await expect(words("narrative")).toBeVisible();
  await backend.kill();
  await page.reload();
  await expect(page.getByTestId("tailored").getByTestId("as-of")).toBeVisible();
  await field("talking_points.0").getByTestId("field-edit").click();
  await page.getByTestId("field-text").fill("Typed while nobody answered");
  await page.getByTestId("field-save").click();
  await expect(page.getByTestId("field-error")).toContainText("What you typed stays here");
  await picture(page, "tailored-offline", { fullPage: true });
  await page.getByTestId("judge").click();
  await expect(page.getByTestId("judge-error")).toContainText("does not answer");
  await page.getByTestId("tailored-again").click();
  await expect(page.getByTestId("tailoring-error")).toContainText("does not answer");

  await backend.start();
  await desk.go("letter");
  await desk.go("tailored");
  await expect(page.getByTestId("tailored").getByTestId("as-of")).toHaveCount(0, { timeout: 20_000 });
  await field("talking_points.0").getByTestId("field-edit").click();
  await expect(page.getByTestId("field-text")).toHaveValue("Typed while nobody answered");
  await page.getByTestId("field-save").click();
  await expect(words("talking_points.0")).toHaveText("Typed while nobody answered");
});

test("a browser whose key may not change opportunities says so", async () => {
  const scopes = ["read:profile", "read:claims", "read:documents", "read:opportunities"] as const;
  const { data } = await client.createApiKey({ body: { name: "Reader", scopes: [...scopes] } });
  await page.evaluate(async (key) => {
    const { connection } = await chrome.storage.local.get("connection");
    await chrome.storage.local.set({ connection: { ...(connection as object), key } });
  }, data.key);
  await page.reload();
  await page.getByTestId("judge").click();
  await expect(page.getByTestId("judge-error")).toHaveAttribute("data-code", "insufficient_scope");
  await expect(page.getByTestId("judge-error")).toContainText("connect again");
});
