/** The first page of the workspace and "We understood you", against the real backend. */
import { expect, test } from "@playwright/test";
import type { Client, Opportunity } from "@career-portrait/shared/contract";
import type { Page } from "playwright-core";
import { Backend } from "../support/backend.ts";
import { type Extension, launchExtension } from "../support/extension.ts";
import { openInGerman } from "../support/german.ts";
import { POSTINGS, spreadOverWeeks, textOf } from "../support/home.ts";
import { connect } from "../support/journey.ts";
import { printResume } from "../support/resume.ts";
import { look as lookAt, picture } from "../support/looking.ts";

let backend: Backend;
let extension: Extension;
let client: Client;
let page: Page;

/** The time to take something back, and what sending takes after it. */
const SENT = 25_000;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  backend = await Backend.launch();
  client = await backend.register();
  extension = await launchExtension();
  page = await connect(extension, backend);
  await page.setViewportSize({ width: 1280, height: 900 });
});
test.afterAll(async () => {
  await extension?.close();
  await backend?.stop();
});

const at = async (place: string): Promise<void> => {
  await page.goto(`chrome-extension://${extension.id}/workspace.html#/${place}`);
};

/** Figures are drawn for the room that there is, not stretched. */
const look = (name: string): Promise<void> =>
  lookAt(page, `home-${name}`, [1280, 800, 360], () =>
    expect
      .poll(() =>
        page
          .getByTestId("figure-weeks")
          .locator("svg")
          .evaluateAll((drawings) =>
            drawings.map(
              (svg) => svg.getBoundingClientRect().width / (svg as SVGSVGElement).viewBox.baseVal.width - 1,
            ),
          ),
      )
      .toEqual(name === "full" || name === "away" ? [expect.closeTo(0, 2)] : []),
  );

const step = (name: string) => page.locator(`[data-testid="first-step"][data-name="${name}"]`);

test("home is the first page, and says to somebody new what to do first", async () => {
  await expect(page.getByTestId("workspace")).toHaveAttribute("data-room", "home");
  await expect(step("resume")).toHaveAttribute("data-step", "now");
  await expect(page.getByTestId("figures")).toHaveCount(0);
  await look("new");
  await page.getByTestId("first-step-go").click();
  await expect(page.getByTestId("portrait")).toHaveAttribute("data-view", "documents");
});

test("the first document leads to what was understood of it, each line to its words", async () => {
  await page
    .getByTestId("upload-input")
    .setInputFiles({ name: "ada-example.pdf", mimeType: "application/pdf", buffer: await printResume() });
  await expect(page.getByTestId("understood")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByTestId("understood-name-show")).toHaveText("Ada Example");
  await expect(page.getByTestId("understood-role")).toHaveCount(2);
  await expect(page.getByTestId("understood-role").first()).toContainText("Senior Backend Engineer");
  await expect(page.getByTestId("understood-role").first()).toContainText("Harbour Systems · Mar 2020");
  await expect(page.getByTestId("understood-education")).toContainText("University of Bristol");
  await expect(page.getByTestId("understood-skill").filter({ hasText: "PostgreSQL" })).toHaveCount(1);

  const lit = () => page.locator('mark[data-focus="true"]').allTextContents();
  await expect.poll(async () => (await lit()).join(" ")).toBe("Ada Example");
  await page.getByTestId("understood-skill").filter({ hasText: "Kubernetes" }).hover();
  await expect.poll(async () => (await lit()).join(" ")).toContain("Kubernetes");
  await look("understood");
});

test("by keyboard alone: from line to line, mended in place, accepted, taken back", async () => {
  await page.getByRole("heading", { name: "This is what we understood" }).click();
  await page.keyboard.press("j");
  await expect(page.getByTestId("understood-name-show")).toBeFocused();
  await page.keyboard.press("j");
  await expect(page.getByTestId("understood-role-show").first()).toBeFocused();
  const marked = page.locator('mark[data-focus="true"]');
  await expect(marked.first()).toContainText("Senior Backend Engineer");
  await expect(marked.first()).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(page.getByTestId("understood-role-mend").first()).toBeFocused();
  await page.keyboard.press("Enter");
  const form = page.getByTestId("understood-role-form");
  await expect(form.getByTestId("field-title")).toBeFocused();
  await look("understood-mending");
  await form.getByTestId("field-title").fill("Lead Backend Engineer");
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("understood-role").first()).toContainText("Lead Backend Engineer");
  await expect(page.getByTestId("understood-role-mend").first()).toBeFocused();

  await page.getByRole("heading", { name: "This is what we understood" }).click();
  await page.keyboard.press("a");
  await expect(page.getByTestId("understood-accepted")).toBeVisible();
  await page.keyboard.press("u");
  await expect(page.getByTestId("understood")).toHaveAttribute("data-accepted", "false");
});

test("without the backend too: what is mended and accepted is kept here, and sent when it is back", async () => {
  // The title that was mended before is under way.
  await expect
    .poll(async () => (await client.listWorkHistory()).data.map(({ title }) => title), { timeout: SENT })
    .toContain("Lead Backend Engineer");
  await backend.kill();
  await page.getByTestId("understood-name-mend").click();
  await page.getByTestId("field-name").fill("Ada M. Example");
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("understood-name-show")).toHaveText("Ada M. Example");
  await page.getByTestId("looks-right").click();
  await expect(page.getByTestId("understood-accepted")).toBeVisible();
  await page.reload();
  await expect(page.getByTestId("understood")).toHaveAttribute("data-accepted", "true");
  await expect(page.getByTestId("understood-name-show")).toHaveText("Ada M. Example");
  await backend.start();
  await expect
    .poll(async () => (await client.getProfile()).data.contact.name, { timeout: SENT })
    .toBe("Ada M. Example");
  await expect
    .poll(
      async () => {
        const { data } = await client.listClaims({ query: { review_status: "accepted", limit: 200 } });
        return data.length;
      },
      { timeout: SENT },
    )
    .toBeGreaterThan(10);
});

test("the next steps follow what was done", async () => {
  await at("home");
  await expect(step("understood")).toHaveAttribute("data-step", "done");
  await expect(step("posting")).toHaveAttribute("data-step", "now");
});

test("home says how far everything has come, where it is from and what is lacked, with the points it would bring", async () => {
  const saved: string[] = [];
  for (const posting of POSTINGS) {
    const { data } = await client.addAndMatch({
      body: { description: textOf(posting), url: posting.site },
    });
    saved.push(data.opportunity.id);
  }
  const status = async (ids: string[], to: Opportunity["status"]) =>
    client.updateOpportunities({ body: { ids, status: to } });
  await status(saved.slice(0, 4), "applied");
  await status(saved.slice(0, 1), "offer");
  await status(saved.slice(1, 2), "interviewing");
  await status(saved.slice(2, 3), "rejected");
  await client.filePending({
    body: {
      items: [
        {
          title: "Principal Engineer",
          company: "Quayside",
          url: "https://example.org/jobs/1",
          location: "Bristol",
        },
        {
          title: "Backend Engineer",
          company: "Tidewater",
          url: "https://example.org/jobs/2",
          location: "Remote",
        },
      ],
    },
  });
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  await client.updateOpportunity({
    params: { id: saved[3]! },
    body: { next_step: { text: "Ask about the team", due_on: inDays(-2).toISOString().slice(0, 10) } },
  });
  await client.addInterview({
    params: { id: saved[1]! },
    body: { kind: "video", starts_at: inDays(3).toISOString(), people: ["Mara Lindt"] },
  });
  await spreadOverWeeks(page);
  await at("home");
  await page.reload();
  await expect(page.getByTestId("figure-lacks")).toBeVisible({ timeout: 20_000 });
  await expect(page.getByTestId("first-steps")).toHaveCount(0);
  const count = (name: string) => page.locator(`[data-testid="stage"][data-stage="${name}"]`);
  await expect(page.getByTestId("ahead")).toHaveCount(2);
  await expect(page.getByTestId("ahead").first()).toContainText("Ask about the team");
  await expect(page.getByTestId("ahead").first()).toHaveAttribute("data-overdue", "true");
  await expect(page.getByTestId("ahead").last()).toContainText("Fernhill Bank \u00b7 Mara Lindt");
  await expect(count("saved")).toHaveAttribute("data-count", "6");
  await expect(count("applied")).toHaveAttribute("data-count", "4");
  await expect(count("interviewing")).toHaveAttribute("data-count", "2");
  await expect(count("offer")).toHaveAttribute("data-count", "1");
  await expect(page.getByTestId("home-queue")).toHaveAttribute("data-count", "2");
  await expect(page.getByTestId("origin").filter({ hasText: "greenhouse" })).toContainText("of 3");
  const { data: insights } = await client.getInsights();
  const [first] = insights.lacks;
  await expect(page.getByTestId("lack").first()).toContainText(first!.name);
  await expect(page.getByTestId("lack").first()).toHaveAttribute("data-postings", String(first!.postings));
  expect(insights.lacks.map(({ name }) => name)).toContain("Terraform");
  await look("full");

  // Each drawing has its numbers behind it, reached by keyboard.
  const table = page.getByTestId("figure-weeks").getByTestId("figure-table");
  await table.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("figure-weeks").getByRole("row")).toHaveCount(13);
  await page.keyboard.press("Enter");
});

test("the example of a lack leads to its posting", async () => {
  const lack = page.getByTestId("lack").first();
  await lack.locator("summary").click();
  await lack.getByRole("link").first().click();
  await expect(page.getByTestId("opportunity")).toBeVisible();
  await at("home");
});

test("on paper it keeps its drawings and leaves the rail out", async () => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("navigation")).toBeHidden();
  await expect(page.getByTestId("figure-stages")).toBeVisible();
  await picture(page, "home-print", { fullPage: true });
  await page.emulateMedia({ media: "screen", colorScheme: "light" });
});

test("without the backend it stands as last known, and follows what is done meanwhile", async () => {
  await backend.kill();
  await page.reload();
  await expect(page.getByTestId("as-of")).toBeVisible({ timeout: 20_000 });
  await expect(page.getByTestId("lack").first()).toBeVisible();
  await at("opportunities");
  const row = page.getByTestId("opportunity-row").filter({ hasText: "Data Platform Engineer" });
  await row.getByTestId("status-select").selectOption("applied");
  await at("home");
  await expect(page.locator('[data-testid="stage"][data-stage="applied"]')).toHaveAttribute(
    "data-count",
    "5",
  );
  await look("away");
  await backend.start();
});

test("in German", async () => {
  // What another page still asks for is nothing to this test.
  await page.context().unrouteAll({ behavior: "ignoreErrors" });
  const german = await openInGerman(extension, "home");
  await expect(german.getByRole("heading", { name: /^Was fehlt Ihnen am h\u00e4ufigsten/ })).toBeVisible();
  await expect(german.getByTestId("lack").first()).toBeVisible();
  await picture(german, "home-german", { fullPage: true });
  await german.goto(`chrome-extension://${extension.id}/workspace.html#/portrait/understood`);
  await expect(german.getByRole("heading", { name: "Das haben wir verstanden" })).toBeVisible();
  await picture(german, "home-german-understood");
  await german.close();
});
