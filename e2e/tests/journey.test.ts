/** The main way through the product, in a real Chromium against the real backend. */
import { expect, test } from "@playwright/test";
import type { Client } from "@career-portrait/shared/contract";
import { Backend } from "../support/backend.ts";
import { type Extension, launchExtension } from "../support/extension.ts";
import { connect, panelIn, readPanel } from "../support/journey.ts";
import { printResume } from "../support/resume.ts";
import { serveSite, type Site } from "../support/site.ts";
import { picture } from "../support/looking.ts";

let backend: Backend;
let site: Site;
let extension: Extension;
let client: Client;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  [backend, site] = await Promise.all([Backend.launch(), serveSite()]);
  client = await backend.register();
  extension = await launchExtension();
});
test.afterAll(async () => {
  await extension?.close();
  await site?.close();
  await backend?.stop();
});

test("before anything else the panel says how to begin", async () => {
  const page = await extension.context.newPage();
  await page.goto(site.own("structured.html"));
  await extension.pressIcon(page);
  const panel = await extension.panel();
  await expect.poll(() => panel.count("onboarding")).toBe(1);
  await picture(panel, "panel-onboarding");
  await page.close();
});

test("the extension connects by device authorisation and a résumé is uploaded", async () => {
  const workspace = await connect(extension, backend);
  await workspace.goto(`chrome-extension://${extension.id}/workspace.html#/portrait`);
  await workspace
    .getByTestId("upload-input")
    .first()
    .setInputFiles({
      name: "ada-example.pdf",
      mimeType: "application/pdf",
      buffer: await printResume(),
    });
  // The first document leads to what was understood of it.
  await expect(workspace.getByTestId("understood")).toBeVisible({ timeout: 20_000 });
  await workspace.goto(`chrome-extension://${extension.id}/workspace.html#/portrait/claims`);
  await expect(
    workspace.locator('[data-testid="claim-row"]', { hasText: "TypeScript" }).first(),
  ).toBeVisible();
  await picture(workspace, "workspace-portrait", { fullPage: true });

  const [document] = (await client.listDocuments()).data;
  const detail = (await client.getDocument({ params: { id: document?.id ?? "" } })).data;
  expect(detail.evidence.length).toBeGreaterThan(10);
  for (const piece of detail.evidence) {
    expect(detail.pages[(piece.page ?? 0) - 1]?.slice(piece.start ?? 0, piece.end ?? 0)).toBe(piece.content);
  }
  const roles = (await client.listWorkHistory()).data;
  expect(roles.map((role) => [role.company, role.title, role.start_date, role.end_date])).toEqual([
    ["Harbour Systems", "Senior Backend Engineer", "2020-03", null],
    ["Quay Software", "Software Developer", "2016-06", "2020-02"],
  ]);
  await workspace.close();
});

test("a posting is read, scored with evidence, saved, and confirmed by the pipeline", async () => {
  const page = await extension.context.newPage();
  await page.goto(site.own("structured.html"));
  await extension.pressIcon(page);
  const panel = await extension.panel();
  const reading = await panelIn(panel, "posting", "Senior Backend Engineer");
  expect(reading.company).toBe("Larkspur Freight");
  await expect.poll(async () => Number((await readPanel(panel)).overall)).toBeGreaterThan(50);

  const rows = await panel.evaluate<{ importance: string; mark: string; text: string }[]>(
    `[...document.querySelectorAll('[data-testid="requirement"]')].map((row) => ({ importance: row.dataset.importance, mark: row.dataset.mark, text: row.textContent }))`,
  );
  const row = (text: string) => rows.find((candidate) => candidate.text.includes(text));
  expect(row("Strong TypeScript and Node.js")).toMatchObject({ importance: "must", mark: "met" });
  expect(row("Kubernetes in production")).toMatchObject({ importance: "nice" });
  for (const benefit of ["30 days of holiday", "A laptop of your choice"])
    expect(row(benefit)).toBeUndefined();
  await picture(panel, "panel-posting");

  await panel.click("save");
  await expect
    .poll(async () => (await client.listOpportunities()).data.map((opportunity) => opportunity.title), {
      timeout: 20_000,
    })
    .toEqual(["Senior Backend Engineer"]);
  await expect
    .poll(async () => (await client.listOpportunities()).data[0]?.match_score ?? null, { timeout: 20_000 })
    .not.toBeNull();
  const [opportunity] = (await client.listOpportunities()).data;
  expect(opportunity).toMatchObject({ company: "Larkspur Freight", work_mode: "remote", status: "tracking" });
  const match = (await client.getMatch({ params: { id: opportunity?.id ?? "" } })).data;
  const shown = await readPanel(panel);
  expect(Math.round(match.scores.overall ?? -1)).toBe(Math.round(Number(shown.overall)));
  await expect.poll(() => panel.count("open-saved")).toBe(1);
  await picture(panel, "panel-saved");
  await page.close();
});

test("what is tracked is recognised when its page opens again", async () => {
  const page = await extension.context.newPage();
  await page.goto(`${site.own("structured.html")}?utm_source=newsletter`);
  await extension.pressIcon(page);
  const panel = await extension.panel();
  await panelIn(panel, "posting", "Senior Backend Engineer");
  await expect.poll(() => panel.count("open-saved")).toBe(1);
  expect(await panel.count("save")).toBe(0);
  await page.close();
});

test("a plain page is read, and a missing licence stands first among what is missing", async () => {
  const page = await extension.context.newPage();
  await page.goto(site.own("plain.html"));
  await extension.pressIcon(page);
  const panel = await extension.panel();
  const reading = await panelIn(panel, "posting", "Ward Nurse");
  expect(reading.company).toBe("St Brannoc Hospital");
  await expect.poll(async () => Number((await readPanel(panel)).overall)).toBeLessThan(36);
  await picture(panel, "panel-heuristic");
  await page.close();
});

test("a results list shows its postings one by one", async () => {
  const page = await extension.context.newPage();
  await page.goto(site.own("list.html"));
  await extension.pressIcon(page);
  const panel = await extension.panel();
  await panelIn(panel, "list");
  await expect.poll(() => panel.count("list-card")).toBe(6);
  await picture(panel, "panel-list");
  await page.close();
});

test("a page without a posting says so and offers a way on", async () => {
  const page = await extension.context.newPage();
  await page.goto(site.own("none.html"));
  await extension.pressIcon(page);
  const panel = await extension.panel();
  await panelIn(panel, "nothing");
  expect((await readPanel(panel)).overall).toBeNull();
  await picture(panel, "panel-nothing");
  await page.close();
});

test("pressing the icon grants the tab: the activeTab trap does not bite", async () => {
  const page = await extension.context.newPage();
  await page.goto(site.own("plain.html"));
  await extension.pressIcon(page);
  const panel = await extension.panel();
  await panelIn(panel, "posting", "Ward Nurse");
  expect(
    await panel.evaluate(
      "chrome.permissions.getAll().then((all) => all.origins.filter((origin) => origin.includes('localhost') && !origin.includes(':8787')))",
    ),
  ).toEqual([]);
  const behaviour = await panel.evaluate<{ openPanelOnActionClick?: boolean }>(
    "chrome.sidePanel.getPanelBehavior()",
  );
  expect(behaviour.openPanelOnActionClick ?? false).toBe(false);

  const other = await extension.context.newPage();
  await other.goto(site.own("structured.html"));
  await other.bringToFront();
  await panelIn(panel, "no-access");
  await picture(panel, "panel-no-access");
  await other.close();
  await page.close();
});
