/** The profile, the identity and the base résumé, in a real Chromium against the real backend. */
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import type { Client } from "@career-portrait/shared/contract";
import type { Locator, Page } from "playwright-core";
import type { Backend } from "../support/backend.ts";
import type { Extension } from "../support/extension.ts";
import { openWorkspace, type Workspace } from "../support/workspace.ts";
import { expectSound, look, picture } from "../support/looking.ts";

let workspace: Workspace;
let backend: Backend;
let extension: Extension;
let client: Client;
let page: Page;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  workspace = await openWorkspace();
  ({ backend, extension, client, page } = workspace);
});
test.afterAll(() => workspace?.close());

const VIEWS = ["profile", "identity", "resume", "review"] as const;

/** What a view is called in the page, where that is not its address. */
const ROOT: Record<string, string> = { review: "self-review", "profile/skills": "profile" };

async function go(view: (typeof VIEWS)[number] | "profile/skills"): Promise<void> {
  await page.goto(`chrome-extension://${extension.id}/workspace.html#/portrait/${view}`);
  await expect(page.getByTestId(ROOT[view] ?? view)).toBeVisible();
  await expect(page.getByTestId("loading")).toHaveCount(0);
}

const section = (name: string): Locator => page.getByTestId(`section-${name}`);
const titles = (name: string): Locator => section(name).getByTestId("entry-title");

async function fill(values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.getByTestId(`field-${name}`).fill(value);
}

async function add(name: string, values: Record<string, string>): Promise<void> {
  await section(name).getByTestId("entry-add").click();
  await fill(values);
  await page.getByTestId("form-save").click();
  await expect(page.getByTestId("entry-form")).toHaveCount(0);
}

test("what is empty says so, and how to begin", async () => {
  await page.route("**/api/v1/profile", async (route) => {
    await new Promise((done) => setTimeout(done, 1_000));
    await route.fallback();
  });
  await page.goto(`chrome-extension://${extension.id}/workspace.html#/portrait/profile`);
  await expect(page.getByTestId("loading")).toBeVisible();
  await picture(page, "profile-loading");
  await page.unroute("**/api/v1/profile");
  await go("profile");
  await expect(page.getByTestId("profile-blank")).toBeVisible();
  await expectSound(page, "empty profile");
  await go("identity");
  await expect(page.getByTestId("identity-none")).toContainText("Upload");
  await expect(page.getByTestId("identity-regenerate")).toHaveCount(0);
  await go("resume");
  await expect(page.getByTestId("resume-none")).toContainText("still empty");
  await go("review");
  await page.getByTestId("self-review-ask").click();
  await expect(page.getByTestId("self-review-quiet")).toBeVisible();
  await expectSound(page, "quiet review");
});

test("contact details are checked as they are left, kept, and emptied", async () => {
  await go("profile");
  await page.getByTestId("contact-edit").click();
  await expect(page.getByTestId("field-name")).toBeFocused();
  await fill({
    name: "Ada Example",
    email: "ada",
    linkedin: "linkedin.com/in/ada",
    phone: "+44 20 7946 0018",
  });
  await expect(page.getByTestId("error-email")).toBeVisible();
  await page.getByTestId("form-save").click();
  await expect(page.getByTestId("field-email")).toBeFocused();
  await fill({
    email: "ada@example.org",
    location: "Bristol, UK",
    website: "ada.example",
    github: "",
    logo_url: "",
  });
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("contact-email")).toHaveText("ada@example.org");
  await expect(page.getByTestId("contact-edit")).toBeFocused();
  expect((await client.getProfile()).data.contact).toEqual({
    name: "Ada Example",
    email: "ada@example.org",
    phone: "+44 20 7946 0018",
    location: "Bristol, UK",
    linkedin_url: "https://linkedin.com/in/ada",
    github_url: null,
    website_url: "https://ada.example",
    logo_url: null,
  });
  await page.getByTestId("contact-edit").click();
  await fill({ phone: "" });
  await page.getByTestId("form-save").click();
  await expect(page.getByTestId("contact-form")).toHaveCount(0);
  await expect(page.getByTestId("contact-phone")).toHaveCount(0);
  expect((await client.getProfile()).data.contact.phone).toBeNull();
});

test("what the backend refuses stands at the field it names", async () => {
  await page.route("**/api/v1/profile", (route) =>
    route.request().method() === "PATCH"
      ? route.fulfill({
          status: 400,
          json: {
            error: {
              code: "validation_error",
              message: "website: is not reachable",
              request_id: "r",
              details: [{ path: "website", message: "is not reachable" }],
            },
          },
        })
      : route.fallback(),
  );
  await page.getByTestId("contact-edit").click();
  await fill({ website: "https://elsewhere.example" });
  await page.getByTestId("form-save").click();
  await expect(page.getByTestId("error-website")).toContainText("is not reachable");
  await expect(page.getByTestId("field-website")).toBeFocused();
  await expect(page.getByTestId("field-website")).toHaveValue("https://elsewhere.example");
  await page.unroute("**/api/v1/profile");
  // Another view does not cost what was typed.
  await go("identity");
  await go("profile");
  await page.getByTestId("contact-edit").click();
  await expect(page.getByTestId("field-website")).toHaveValue("https://elsewhere.example");
  await page.getByTestId("form-cancel").click();
  await expect(page.getByTestId("contact-website")).toContainText("ada.example");
});

test("roles are added by keyboard alone, with dates as people write them", async () => {
  await section("workHistory").getByTestId("entry-add").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("field-title")).toBeFocused();
  await page.keyboard.type("Senior Engineer");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Harbour Systems");
  await page.keyboard.press("Tab");
  await page.keyboard.type("March 2020");
  await page.keyboard.press("Tab");
  await page.keyboard.type("2019");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByTestId("error-end_date")).toContainText("before the start");
  await page.getByTestId("field-end_date").fill("");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page.getByTestId("field-end_date")).toBeDisabled();
  await page.keyboard.press("Control+Enter");
  await expect(titles("workHistory")).toHaveText(["Senior Engineer"]);
  await expect(section("workHistory").getByTestId("entry-add")).toBeFocused();
  await add("workHistory", {
    title: "Engineer",
    company: "Quay Software",
    start_date: "2016-06",
    end_date: "2/2020",
  });
  await add("workHistory", {
    title: "Trainee",
    company: "Quay Software",
    start_date: "2015",
    end_date: "2016",
  });
  await expect(section("workHistory").getByTestId("entry-period")).toHaveText([
    "Mar 2020 \u2013 present",
    "Jun 2016 \u2013 Feb 2020",
    "2015 \u2013 2016",
  ]);
  const roles = (await client.listWorkHistory()).data;
  expect(roles.map((role) => [role.start_date, role.end_date, role.is_current])).toEqual([
    ["2020-03", null, true],
    ["2016-06", "2020-02", false],
    ["2015", "2016", false],
  ]);
});

const stored = async (): Promise<string[]> => (await client.listWorkHistory()).data.map(({ title }) => title);

test("roles are put in another order by keyboard and by dragging, for good", async () => {
  const up = section("workHistory").getByTestId("entry-up").nth(2);
  await up.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(titles("workHistory")).toHaveText(["Trainee", "Senior Engineer", "Engineer"]);
  await expect(page.getByTestId("order-said")).toHaveText("Trainee: now 1 of 3");
  await expect(section("workHistory").getByTestId("entry-up").first()).toBeFocused();
  await expect.poll(stored).toEqual(["Trainee", "Senior Engineer", "Engineer"]);

  await section("workHistory")
    .getByTestId("entry-grip")
    .first()
    .dragTo(section("workHistory").getByTestId("entry").nth(2));
  await expect(titles("workHistory")).toHaveText(["Senior Engineer", "Engineer", "Trainee"]);
  await expect.poll(stored).toEqual(["Senior Engineer", "Engineer", "Trainee"]);
  await page.reload();
  await expect(titles("workHistory")).toHaveText(["Senior Engineer", "Engineer", "Trainee"]);
});

test("a role is changed in place; only what was changed is sent", async () => {
  await section("workHistory").getByTestId("entry-edit").nth(1).click();
  await fill({ summary: "Built a customer portal", location: "Bristol" });
  const sent = page.waitForRequest((request) => request.method() === "PATCH");
  await page.getByTestId("form-save").click();
  expect((await sent).postDataJSON()).toEqual({ summary: "Built a customer portal", location: "Bristol" });
  await expect(section("workHistory")).toContainText("Built a customer portal");
  await expect(section("workHistory").getByTestId("entry-edit").nth(1)).toBeFocused();
});

test("the other collections are kept too", async () => {
  await add("projects", {
    name: "Open Ferry Data",
    start_date: "2019",
    technologies: "TypeScript, PostgreSQL",
  });
  await add("ventures", { name: "Tideline", role: "Founder", status: "running", url: "tideline.example" });
  await add("education", {
    label: "BSc Computer Science",
    institution: "University of Bristol",
    end_date: "2016",
  });
  await add("certifications", { label: "Certified Kubernetes Administrator" });
  for (const label of ["Kubernetes", "TypeScript", "Sea kayaking", "Docker"]) await add("skills", { label });
  const { data } = await client.getProfile();
  expect(data.projects[0]).toMatchObject({ technologies: ["TypeScript", "PostgreSQL"], start_date: "2019" });
  expect(data.ventures[0]).toMatchObject({ url: "https://tideline.example", status: "running" });
  expect(data.education[0]).toMatchObject({ institution: "University of Bristol", end_date: "2016" });
  const groups = page.getByTestId("skill-group");
  await expect(groups.locator("h3")).toHaveText([
    "Languages & Frameworks",
    "Cloud & Infrastructure",
    "Other",
  ]);
  await expect(groups.nth(1).getByTestId("skill")).toHaveText(["Docker", "Kubernetes"]);
  expect(data.skill_groups.map(({ category }) => category)).toEqual([
    "Languages & Frameworks",
    "Cloud & Infrastructure",
  ]);
});

test("a deletion is taken back within ten seconds at no cost, and done after", async () => {
  for (const key of ["Control+z", "u"]) {
    await section("projects").getByTestId("entry-delete").click();
    await expect(titles("projects")).toHaveCount(0);
    expect((await client.listProjects()).data).toHaveLength(1);
    await page.keyboard.press(key);
    await expect(titles("projects")).toHaveText(["Open Ferry Data"]);
  }

  await page.getByTestId("skill").filter({ hasText: "Docker" }).click();
  await section("skills").getByTestId("entry-delete").click();
  await expect(page.getByTestId("removal")).toContainText("Docker");
  await picture(page, "profile-undo");
  await page.getByTestId("undo").click();
  await expect(page.getByTestId("skill").filter({ hasText: "Docker" })).toBeVisible();

  await section("workHistory").getByTestId("entry-delete").nth(2).click();
  await expect(titles("workHistory")).toHaveText(["Senior Engineer", "Engineer"]);
  await expect.poll(stored, { timeout: 15_000 }).toEqual(["Senior Engineer", "Engineer"]);
  await expect(titles("workHistory")).toHaveText(["Senior Engineer", "Engineer"]);
  expect((await client.listProjects()).data).toHaveLength(1);
});

test("a deletion outlives the page it was made on", async () => {
  await section("certifications").getByTestId("entry-delete").click();
  await expect(titles("certifications")).toHaveCount(0);
  await page.close();
  page = await extension.open("workspace.html#/portrait/profile");
  page.setDefaultTimeout(10_000);
  await expect(page.getByTestId("section-certifications")).toBeVisible();
  await expect(titles("certifications")).toHaveCount(0);
  await expect.poll(async () => (await client.listCertifications()).data.length, { timeout: 15_000 }).toBe(0);
});

test("the identity is written, and written anew with what changed", async () => {
  await go("identity");
  // The job has ended before anyone looks at it, as short ones do; what it made is shown all the same.
  await page.route("**/api/v1/jobs/*", async (route) => {
    await new Promise((done) => setTimeout(done, 1_000));
    await route.fallback();
  });
  // A click may meet the view while what was fetched takes the place of what was cached; then the button still stands.
  await expect(async () => {
    await page.getByTestId("identity-regenerate").click({ timeout: 1_000 });
    await expect(page.getByTestId("identity-card")).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 40_000 });
  const { identity } = (await client.getProfile()).data;
  await expect(page.getByTestId("identity-headline")).toHaveText(identity?.headline ?? "");
  await expect(page.getByTestId("snapshot")).toHaveCount(1);
  await page.unroute("**/api/v1/jobs/*");
  await client.createWorkHistory({
    body: { company: "Fathom", title: "Staff Engineer", start_date: "2025" },
  });
  await page.getByTestId("identity-regenerate").click();
  await expect(page.getByTestId("snapshot")).toHaveCount(2, { timeout: 20_000 });
  await expect(page.getByTestId("snapshot").first()).toContainText("Staff Engineer");
  await expect(page.getByTestId("identity-progress")).toHaveCount(0);
  await picture(page, "identity", { fullPage: true });
});

test("the base r\u00e9sum\u00e9 is made, shown as it will be printed, and taken away under a good name", async () => {
  await go("resume");
  await page.getByTestId("resume-regenerate").click();
  const pdf = page.getByTestId("resume-pdf");
  await expect(pdf).toBeVisible({ timeout: 20_000 });
  // The browser's own viewer has taken the document in: a frame that it refused would stay empty.
  await expect
    .poll(() =>
      page
        .frames()
        .some((frame) => /^(blob:|chrome-extension:)/.test(frame.url()) && frame !== page.mainFrame()),
    )
    .toBe(true);
  await expect.poll(async () => (await client.getBaseResume()).data.status).toBe("ready");
  const addresses = new Set<string>();
  for (const template of ["Classic", "Modern", "Compact"]) {
    for (const paper of ["A4", "Letter"]) {
      await page.getByRole("radio", { name: template }).check();
      await page.getByRole("radio", { name: paper }).check();
      const file = "Ada-Example-Resume.pdf";
      await expect(page.getByTestId("resume-file")).toContainText(file);
      await expect(pdf).toBeVisible();
      addresses.add((await pdf.getAttribute("src")) ?? "");
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByTestId("resume-download").click(),
      ]);
      expect(download.suggestedFilename()).toBe(file);
      const bytes = readFileSync(await download.path());
      const query = { template: template.toLowerCase(), page: paper === "A4" ? "A4" : "letter" };
      expect(bytes.equals((await client.getResumePdf({ query })).data)).toBe(true);
    }
  }
  expect(addresses.size).toBe(6);
  const [word] = await Promise.all([page.waitForEvent("download"), page.getByTestId("resume-word").click()]);
  expect(word.suggestedFilename()).toBe("Ada-Example-Resume.docx");
  expect(
    readFileSync(await word.path())
      .subarray(0, 4)
      .toString("latin1"),
  ).toBe("PK\u0003\u0004");
  await picture(page, "base-resume");
  await page.getByRole("radio", { name: "Text" }).check();
  await expect(page.getByTestId("resume-text")).toContainText("Staff Engineer, Fathom");
});

test("every view is sound in both schemes, narrow and enlarged", async () => {
  test.slow();
  for (const view of VIEWS) {
    await page.setViewportSize({ width: 1100, height: 800 });
    await go(view);
    await look(page, `portrait-${view}`);
    // 720 pixels at 200 % are 360.
    await page.setViewportSize({ width: 360, height: 640 });
    await page.reload();
    await go(view);
    await expect(page.locator("[aria-current=page]").last()).toBeInViewport();
    await expectSound(page, `${view}, narrow`);
    await picture(page, `portrait-${view}-narrow`, { fullPage: true });
  }
  await page.setViewportSize({ width: 1100, height: 800 });
});

test("without the backend the copies stay, edits say that they were not kept, deletions wait", async () => {
  await go("profile");
  await expect(titles("workHistory").first()).toBeVisible();
  await backend.kill();
  await page.reload();
  await expect(page.getByTestId("as-of")).toBeVisible();
  await expect(page.getByTestId("contact-email")).toHaveText("ada@example.org");
  await section("skills").getByTestId("entry-add").click();
  await fill({ label: "Go" });
  await page.getByTestId("form-save").click();
  await expect(page.getByTestId("form-error")).toContainText("What you typed stays here");
  await expect(page.getByTestId("field-label")).toHaveValue("Go");
  await section("ventures").getByTestId("entry-delete").click();
  await expect(page.getByTestId("removals-waiting")).toBeVisible({ timeout: 20_000 });
  await picture(page, "profile-offline");
  await expect(titles("ventures")).toHaveCount(0);

  await backend.start();
  await expect.poll(async () => (await client.listVentures()).data.length, { timeout: 40_000 }).toBe(0);
  await expect(page.getByTestId("as-of")).toHaveCount(0, { timeout: 20_000 });
  await page.getByTestId("form-save").click();
  await expect(page.getByTestId("skill").filter({ hasText: /^Go$/ })).toBeVisible();
  expect((await client.listSkills()).data.filter(({ label }) => label === "Go")).toHaveLength(1);
});

test("without the backend the r\u00e9sum\u00e9 is there as text, and the identity too", async () => {
  await go("identity");
  await expect(page.getByTestId("identity-card")).toBeVisible();
  await backend.kill();
  await page.reload();
  await expect(page.getByTestId("identity-card")).toBeVisible();
  await page.getByTestId("identity-regenerate").click();
  await expect(page.getByTestId("identity-error")).toContainText("does not answer");
  await go("resume");
  await expect(page.getByTestId("resume-text")).toContainText("Staff Engineer, Fathom");
  await expect(page.getByTestId("resume-pdf-error")).toBeVisible();
  await picture(page, "base-resume-offline");
  await backend.start();
});

test("a section has its own address", async () => {
  await go("profile/skills");
  await expect(page.locator("#head-skills")).toBeFocused();
});

test("a browser whose key may not change the profile says so, and keeps what was typed", async () => {
  const scopes = ["read:profile", "read:claims", "read:documents", "read:opportunities"] as const;
  const { data } = await client.createApiKey({ body: { name: "Reader", scopes: [...scopes] } });
  await page.evaluate(async (key) => {
    const { connection } = await chrome.storage.local.get("connection");
    await chrome.storage.local.set({ connection: { ...(connection as object), key } });
  }, data.key);
  await page.reload();
  await page.getByTestId("contact-edit").click();
  await fill({ location: "Cardiff" });
  await page.getByTestId("form-save").click();
  await expect(page.getByTestId("form-error")).toContainText("connect again");
  await expect(page.getByTestId("field-location")).toHaveValue("Cardiff");
  await picture(page, "profile-scope");
  await page.getByTestId("form-cancel").click();

  await section("projects").getByTestId("entry-delete").click();
  const removal = page.locator('[data-testid="removal"][data-refused="true"]');
  await expect(removal).toContainText("write:profile", { timeout: 20_000 });
  await expect(titles("projects")).toHaveText(["Open Ferry Data"]);
  await removal.getByTestId("undo").click();
  await expect(removal).toHaveCount(0);
});
