/** The page of one tracked opportunity, in a real Chromium against the real backend. */
import { expect, test } from "@playwright/test";
import type { Client } from "@career-portrait/shared/contract";
import type { Page } from "playwright-core";
import type { Backend } from "../support/backend.ts";
import type { Extension } from "../support/extension.ts";
import { openTracked, type Tracked } from "../support/opportunities.ts";
import { picture } from "../support/looking.ts";

let desk: Tracked;
let backend: Backend;
let extension: Extension;
let client: Client;
let page: Page;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  desk = await openTracked();
  ({ backend, extension, client, page } = desk);
  await desk.fill();
});
test.afterAll(() => desk?.close());

test("an opportunity has its facts, notes, star, address and people", async () => {
  await desk.go("");
  await desk.rowOf("Senior Backend Engineer").getByRole("link").click();
  await expect(page.getByTestId("opportunity-title")).toHaveText("Senior Backend Engineer");
  await expect(page.getByTestId("opportunity-facts")).toContainText("Bristol");
  await expect(page.getByTestId("contact")).toContainText("Morgan Reed");
  await expect(page.getByTestId("open-posting")).toHaveAttribute("href", /\/jobs\/4$/);
  await page.getByTestId("notes").fill("Morgan says: ask about the depot system.");
  const id = await desk.idOf("Senior Backend Engineer");
  const stored = async () => (await client.getOpportunity({ params: { id } })).data;
  await expect.poll(async () => (await stored()).notes).toContain("depot system");
  await page.getByTestId("star").click();
  await expect.poll(async () => (await stored()).is_starred).toBe(true);
  await page.getByTestId("more").click();
  await page.getByTestId("mark-address").click();
  await expect(page.getByTestId("address-state")).toHaveText("Closed");
  await expect.poll(async () => (await stored()).url_status).toBe("closed");
  await page.reload();
  await expect(page.getByTestId("notes")).toHaveValue("Morgan says: ask about the depot system.");
});

test("the score is explained requirement by requirement, by quotes that can be checked", async () => {
  const rows = page.getByTestId("requirement");
  await expect(rows.first()).toBeVisible();
  const importance = await rows.evaluateAll((all) =>
    all.map((row) => (row as HTMLElement).dataset.importance),
  );
  expect(importance.join(" ")).toMatch(/^(must ?)+(nice ?)+$/);
  const match = (await client.getMatch({ params: { id: await desk.idOf("Senior Backend Engineer") } })).data;
  await expect(page.getByTestId("score-overall")).toHaveAttribute("data-value", String(match.scores.overall));
  await expect(page.getByTestId("computed-at")).toBeVisible();

  const postgres = rows.filter({ hasText: "PostgreSQL" }).first();
  const glance = page.getByTestId("evidence-glance");
  await postgres.hover();
  await expect(glance.first()).toContainText("ada-example.pdf, page 1");
  await expect(page.locator('mark[data-looked="true"]')).toHaveText("PostgreSQL");
  await picture(page, "opportunities-glance");
  await page.keyboard.press("Escape");
  await expect(glance).toHaveCount(0);
  await page.mouse.move(0, 0);
  await rows.first().locator("button").focus();
  for (let at = 0; at < 3; at += 1) await page.keyboard.press("ArrowDown");
  await expect(glance.first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(glance).toHaveCount(0);
  await expect(postgres).toHaveAttribute("data-open", "true");
  const quote = postgres.getByTestId("requirement-quote").first();
  await expect(quote).toContainText("ada-example.pdf, page 1");
  const strength = match.strengths.find(({ requirement }) => requirement === "PostgreSQL")!;
  await expect(quote.locator("blockquote")).toHaveText(strength.evidence[0]!.content);
  await expect(quote.locator("mark").first()).toHaveText("PostgreSQL");

  await page.getByTestId("posting-text").locator("mark", { hasText: "Terraform" }).click();
  const gap = rows.filter({ hasText: "Terraform" });
  await expect(gap).toHaveAttribute("data-open", "true");
  await expect(gap).toHaveAttribute("data-mark", "gap");
  await expect(gap.getByTestId("requirement-closes")).toContainText("A line that shows “Terraform”");
  await expect(gap.locator("button[data-row]")).toBeFocused();
  await desk.lookAt("match");
});

test("a score is marked stale until it has been computed anew", async () => {
  const before = await page.getByTestId("score-overall").getAttribute("data-value");
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  await page.route("**/api/v1/opportunities/*/match", async (route) => {
    await held;
    await route.fallback();
  });
  await client.createSkill({ body: { label: "Terraform" } });
  await page.goto(`chrome-extension://${extension.id}/workspace.html#/portrait/claims`);
  await page.reload();
  await desk.go(`/${await desk.idOf("Senior Backend Engineer")}`);
  await expect(page.getByTestId("match-stale")).toBeVisible();
  await expect(page.getByTestId("match")).toHaveAttribute("data-stale", "true");
  await desk.lookAt("stale", [360, 1400]);
  release();
  await expect(page.getByTestId("match-stale")).toHaveCount(0);
  const after = await page.getByTestId("score-overall").getAttribute("data-value");
  const told = (await client.getMatch({ params: { id: await desk.idOf("Senior Backend Engineer") } })).data;
  expect(after).toBe(String(told.scores.overall));
  expect(Number(after)).toBeGreaterThan(Number(before));
  await page.unroute("**/api/v1/opportunities/*/match");
});

test("without the backend an opportunity that was read stays readable, with its day", async () => {
  await backend.kill();
  await page.reload();
  await expect(page.getByTestId("as-of")).toBeVisible({ timeout: 15_000 });
  await expect(page.getByTestId("posting-text")).toContainText("forty depots");
  await expect(page.getByTestId("requirement").first()).toBeVisible();
  await desk.lookAt("detail-away", [360, 1400]);
  await backend.start();
  await expect(page.getByTestId("as-of")).toHaveCount(0, { timeout: 30_000 });
});

test("explanations are told in German too", async () => {
  const german = await extension.context.newPage();
  await german.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "language", { get: () => "de-DE" }),
  );
  await german.setViewportSize({ width: 1400, height: 900 });
  await german.goto(
    `chrome-extension://${extension.id}/workspace.html#/opportunities/${await desk.idOf("Senior Backend Engineer")}`,
  );
  const gap = german.getByTestId("requirement").filter({ hasText: "Kafka" });
  await gap.locator("button").click();
  await expect(gap.getByTestId("requirement-closes")).toContainText("Eine Zeile, die „Kafka“ zeigt");
  await picture(german, "opportunities-german");
  await german.goto(`chrome-extension://${extension.id}/workspace.html#/opportunities/board`);
  await expect(german.getByTestId("board")).toBeVisible();
  await picture(german, "opportunities-german-board");
  await german.close();
});
