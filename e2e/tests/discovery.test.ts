/** What is looked for, the saved queries and their health, floor and cap, corrections and lessons, against the real backend. */
import { expect, test } from "@playwright/test";
import type { Client } from "@career-portrait/shared/contract";
import type { Locator, Page } from "playwright-core";
import { type JobSites, playJobSites } from "../../backend/test/job-sites.ts";
import { Backend } from "../support/backend.ts";
import { postings, spreadOverDays } from "../support/discovery.ts";
import { type Extension, launchExtension } from "../support/extension.ts";
import { connect } from "../support/journey.ts";
import { openInGerman } from "../support/german.ts";
import { look as lookAt, picture } from "../support/looking.ts";

let sites: JobSites;
let backend: Backend;
let extension: Extension;
let client: Client;
let page: Page;

const VIEWS = ["wishes", "searches", "limits", "corrections", "lessons"] as const;

/** The same backend with its sources on loopback. */
async function startBackend(): Promise<void> {
  await backend.start({
    LINKEDIN_BASE_URL: sites.url,
    GOOGLE_JOBS_BASE_URL: sites.url,
    GOOGLE_JOBS_API_KEY: sites.google.key,
    FRACTIONALJOBS_BASE_URL: sites.url,
    DISCOVERY_PAUSE_MS: "0",
  });
}

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  sites = await playJobSites();
  backend = await Backend.launch();
  await backend.kill();
  await startBackend();
  client = await backend.register();
  // By itself it would run at any hour of the test.
  await client.updateDiscoverySettings({ body: { enabled: false } });
  extension = await launchExtension();
  page = await connect(extension, backend);
  page.setDefaultTimeout(10_000);
  await page.setViewportSize({ width: 1400, height: 900 });
});
test.afterAll(async () => {
  await extension?.close();
  await backend?.stop();
  await sites?.close();
});

async function go(view: (typeof VIEWS)[number]): Promise<void> {
  await page.goto(`chrome-extension://${extension.id}/workspace.html#/discovery/${view}`);
  await expect(page.getByTestId("discovery")).toHaveAttribute("data-view", view);
  await expect(page.getByTestId("loading")).toHaveCount(0);
}

const id = (name: string): Locator => page.getByTestId(name);
const chips = (list: string): Locator => id(`wish-${list}`).getByTestId("chip");
const rowOf = (keyword: string): Locator => id("query").filter({ hasText: keyword });
const preferences = async () => (await client.getPreferences()).data;

const look = (name: string): Promise<void> => lookAt(page, `discovery-${name}`, [1400, 360]);

test("what is empty says so, and how to begin", async () => {
  await page.route("**/api/v1/preferences", async (route) => {
    await new Promise((done) => setTimeout(done, 1_000));
    await route.fallback();
  });
  await page.goto(`chrome-extension://${extension.id}/workspace.html#/discovery`);
  await expect(id("loading")).toBeVisible();
  await picture(page, "discovery-loading");
  await page.unroute("**/api/v1/preferences");
  await expect(id("wishes-blank")).toBeVisible();
  await look("wishes-empty");
  await go("searches");
  await expect(id("queries-none")).toBeVisible();
  await expect(id("run-now")).toBeDisabled();
  await expect(id("query-health")).toHaveAttribute("data-has-data", "false");
  await expect(id("health-none")).toContainText("has not run");
  await look("searches-empty");
  await go("limits");
  await expect(id("preview-none")).toBeVisible();
  await look("limits-empty");
  await go("corrections");
  await expect(id("corrections-none")).toBeVisible();
  await go("lessons");
  await expect(id("lessons-none")).toBeVisible();
  await look("lessons-empty");
});

test("what is looked for is edited by keyboard and loses nothing that was changed elsewhere", async () => {
  await go("wishes");
  const stack = id("wish-tech_stack").getByTestId("chip-input");
  await stack.focus();
  await page.keyboard.type("TypeScript, Go;typescript");
  await page.keyboard.press("Enter");
  await expect(chips("tech_stack")).toHaveText(["TypeScript", "Go"]);
  await page.keyboard.press("Backspace");
  await expect(page.getByRole("button", { name: "Remove: Go" })).toBeFocused();
  await page.keyboard.press("Delete");
  await expect(page.getByRole("button", { name: "Remove: TypeScript" })).toBeFocused();
  await id("pay-amount").fill("85k");
  await id("pay-currency").fill("eur");
  await id("pay-period").selectOption("year");
  await expect(id("pay-said")).toHaveText("\u20ac85,000 a year");
  await id("wish-exclusions").getByTestId("chip-input").fill("agencies");

  // Another view does not cost what was typed, and another client's changes stay.
  const query = { source: "linkedin", keyword: "Engineer" } as const;
  await client.replacePreferences({ body: { industries: ["ferries"], discovery_queries: [query] } });
  await go("lessons");
  await go("wishes");
  await expect(chips("tech_stack")).toHaveText(["TypeScript"]);
  await expect(chips("exclusions")).toHaveText(["agencies"]);
  await expect(id("wishes")).toHaveAttribute("data-changes", "3");
  await id("wish-locations").getByTestId("chip-input").fill("Hamburg");
  await page.keyboard.press("Control+Enter");
  await expect(id("wishes-save-bar")).toHaveCount(0);
  await expect(chips("industries")).toHaveText(["ferries"]);
  expect(await preferences()).toMatchObject({
    industries: ["ferries"],
    tech_stack: ["TypeScript"],
    locations: ["Hamburg"],
    exclusions: ["agencies"],
    compensation_floor: 85_000,
    compensation_currency: "EUR",
    compensation_period: "year",
    discovery_queries: [query],
  });
});

test("a description is read into a proposal, of which one takes what one likes", async () => {
  await id("wish-words").fill(
    "Senior backend roles in Hamburg or remote, TypeScript and PostgreSQL. At least 90,000 EUR a year. No agencies, no gambling.",
  );
  await id("wish-read").click();
  const reading = id("reading");
  await expect(reading).toBeVisible();
  await expect(reading.getByRole("heading")).toBeFocused();
  // What is there already is not proposed again.
  await expect(reading.getByTestId("reading-item").filter({ hasText: /^agencies$/i })).toHaveCount(0);
  await expect(id("reading-pay")).toContainText("90,000");
  await reading
    .getByTestId("reading-item")
    .filter({ hasText: /gambling/i })
    .getByRole("checkbox")
    .uncheck();
  await look("wishes-reading");
  await id("reading-accept").click();
  await expect(reading).toHaveCount(0);
  await expect(id("wish-read")).toBeFocused();
  const after = await preferences();
  expect(after.tech_stack[0]).toBe("TypeScript");
  expect(after.tech_stack).toContain("PostgreSQL");
  expect(after.tech_stack.filter((word) => /^typescript$/i.test(word))).toHaveLength(1);
  expect(after.role_levels).toContain("senior");
  expect(after.work_styles).toContain("remote");
  expect(after.exclusions).toEqual(["agencies"]);
  expect(after.industries).toEqual(["ferries"]);
  expect(after.compensation_floor).toBe(90_000);
  expect(after.raw_description).toContain("No agencies");
  expect(after.discovery_queries).toHaveLength(1);
  await expect(id("wishes-save-bar")).toHaveCount(0);
  await look("wishes");
});

test("searches are added, changed, switched, removed and brought back", async () => {
  await go("searches");
  await expect(rowOf("Engineer")).toBeVisible();
  await page.keyboard.press("n");
  await expect(id("query-keyword")).toBeFocused();
  await page.keyboard.type("engineer");
  await page.keyboard.press("Enter");
  await expect(id("query-error")).toContainText("already");
  await id("query-keyword").fill("Designer");
  await id("query-location").fill("Hamburg");
  await page.getByRole("radio", { name: "Google Jobs" }).first().check();
  await picture(page, "discovery-query-form", { fullPage: true });
  await id("query-save").click();
  await expect(rowOf("Designer")).toBeVisible();
  await expect(id("query-new")).toBeFocused();
  const [first, second] = (await preferences()).discovery_queries;
  expect(second).toMatchObject({ source: "google_jobs", keyword: "Designer", location: "Hamburg" });

  await rowOf("Designer").getByTestId("query-edit").click();
  await id("query-keyword").fill("Product Designer");
  await page.keyboard.press("Enter");
  await expect(rowOf("Product Designer").getByTestId("query-edit")).toBeFocused();
  await rowOf("Engineer").getByTestId("query-switch").uncheck();
  await expect(rowOf("Engineer")).toHaveAttribute("data-enabled", "false");
  await rowOf("Engineer").getByTestId("query-switch").check();
  await expect(rowOf("Engineer")).toHaveAttribute("data-enabled", "true");

  await rowOf("Engineer").getByTestId("query-remove").click();
  await expect(rowOf("Engineer")).toHaveCount(0);
  expect((await preferences()).discovery_queries).toHaveLength(1);
  await page.keyboard.press("u");
  await expect(id("query")).toHaveCount(2);
  expect((await preferences()).discovery_queries).toEqual([
    first,
    { ...second, keyword: "Product Designer" },
  ]);
  expect(await preferences()).toMatchObject({ compensation_floor: 90_000, exclusions: ["agencies"] });
});

async function runNow(): Promise<void> {
  await id("run-now").click();
  await expect(id("run-progress").or(id("run-ended"))).toBeVisible();
  await expect(id("run-now")).toBeEnabled({ timeout: 30_000 });
}

test("a run is followed, its failures are told, and verdicts come with the third", async () => {
  const fractional = { source: "fractionaljobs", keyword: "Finance" } as const;
  const standing = await preferences();
  await client.replacePreferences({
    body: { ...standing, discovery_queries: [...standing.discovery_queries, fractional] },
  });
  sites.linkedin.postings = postings(0, 12);
  sites.google.postings = postings(500, 8, { title: "Product Designer", location: "Vienna, Austria" });
  sites.fractional.mishaps = ["403", "403", "403"];
  await page.reload();
  await go("searches");
  await expect(id("query")).toHaveCount(3);
  await runNow();
  await expect(id("run-note")).toContainText("Finance");
  await expect(id("health-row")).toHaveCount(3);
  await expect(id("health-verdict").first()).toHaveText("Too early to say");

  sites.linkedin.postings = [...sites.linkedin.postings, ...postings(100, 3)];
  await runNow();
  await runNow();
  const failing = id("health-row").filter({ hasText: "Finance" });
  await expect(failing).toHaveAttribute("data-verdict", "failing", { timeout: 20_000 });
  await expect(id("health-row").first()).toHaveAttribute("data-verdict", "failing");
  await expect(failing.getByTestId("health-recommendation")).toContainText("3 of 3 runs failed");
  await expect(id("health-runs")).toContainText("3 runs");
  const { queries } = (await client.getQueryHealth()).data;
  const engineer = queries.find(({ keyword }) => keyword === "Engineer");
  await id("health-details").locator("summary").click();
  const cells = id("health-table").getByRole("row").filter({ hasText: "Engineer" }).getByRole("cell");
  await expect(cells.nth(3)).toHaveText(String(engineer?.fetched));
  await expect(cells.nth(4)).toHaveText(String(engineer?.queued));
  await look("searches");

  const german = await openInGerman(extension, "discovery/searches");
  const why = "Die Quelle lehnte die Suche ab (Antwort 403).";
  await expect(german.getByTestId("run-note")).toHaveText(`„Finance“ bei Fractional Jobs: ${why}`);
  await expect(german.getByTestId("health-recommendation").filter({ hasText: why })).toHaveCount(1);
  await german.close();

  await id("health-source").getByRole("radio", { name: "Google Jobs" }).check();
  await expect(id("health-row")).toHaveCount(1);
  await id("health-window").getByRole("radio", { name: "30 days" }).check();
  await expect(id("health-row")).toHaveCount(1);
  await id("health-source").getByRole("radio", { name: "All" }).check();
  await expect(id("health-row")).toHaveCount(3);
});

test("floor and cap show what they would have let through before they are saved", async () => {
  const rows = (await client.listPending({ query: { status: "all", limit: 200 } })).data;
  const scores = rows.flatMap(({ relevance_score }) => relevance_score ?? []);
  const best = Math.max(...scores);
  await go("limits");
  const shown = async (): Promise<number> => Number(await id("preview-shown").getAttribute("data-shown"));
  await expect(id("preview")).toBeVisible();
  const before = await shown();
  expect(before).toBeGreaterThan(0);
  // By keyboard, above everything that was found.
  await id("floor").focus();
  await page.keyboard.press("End");
  await expect(id("floor-value")).toHaveText("100");
  await expect.poll(shown).toBe(scores.filter((score) => score >= 100).length);
  await expect(id("edge-out").getByTestId("edge-row").first()).toContainText(String(best));
  await expect(id("preview-summary")).toContainText("fewer");
  await id("floor").fill("0");
  await id("cap").fill("5");
  await expect.poll(shown).toBe(5);
  await expect(id("edge-held")).toBeVisible();
  await id("cap").fill("0");
  await id("cap").blur();
  await expect(id("cap")).toHaveValue("5");
  await id("limits-discard").click();
  await expect.poll(shown).toBe(before);

  await id("floor").fill("40");
  await id("cap").fill("9");
  await id("discovery-enabled").check();
  await id("run-hour").selectOption("23");
  await id("limits-save").click();
  await expect(id("limits-save-bar")).toHaveCount(0);
  expect((await client.getDiscoverySettings()).data).toEqual({
    enabled: true,
    relevance_floor: 40,
    daily_cap: 9,
    run_hour_utc: 23,
  });
  await client.updateDiscoverySettings({ body: { enabled: false } });
  await spreadOverDays(page);
  await page.reload();
  await expect(id("preview-day").and(page.locator("[data-shown]")).first()).toBeAttached();
  await id("floor").fill("55");
  await id("cap").fill("2");
  await id("preview-details").locator("summary").click();
  await expect(id("preview-table").getByRole("row")).toHaveCount(15);
  await look("limits");
  await page.unroute("**/api/v1/opportunities/pending?*");
});

test("corrections are told in plain words with their facts, and filtered", async () => {
  const rows = (await client.listPending({ query: { status: "all", limit: 200 } })).data;
  const low = rows.find(({ dismissed_reason }) => dismissed_reason === "below_relevance_floor");
  if (low) await client.rescuePending({ params: { id: low.id }, body: { note: "I would move there" } });
  await client.recordFeedback({
    body: {
      event_type: "suppression_disagreement",
      payload: { title: "Night Porter", company: "Quay", url: "javascript:alert(1)", "<img>": "<b>x</b>" },
    },
  });
  await go("corrections");
  const words = id("correction-words");
  await expect(words.first()).toHaveText("You disagreed with Night Porter at Quay being filed away.");
  await expect(page.locator('[data-testid="correction"] a[href^="javascript"]')).toHaveCount(0);
  await expect(id("correction-fact").filter({ hasText: "<b>x</b>" })).toBeVisible();
  if (low) {
    const rescue = id("correction").and(page.locator("[data-type=rescue]"));
    await expect(rescue).toContainText(`You brought back ${low.title}`);
    await expect(rescue).toContainText("it scored below the floor");
    await expect(rescue).toContainText("I would move there");
  }
  await expect(words.filter({ hasText: "raised" }).or(words.filter({ hasText: "lowered" }))).toHaveText(
    "Floor lowered from 50 to 40.",
  );
  await expect(
    words.filter({ hasText: "You changed the search \u201cDesigner\u201d (Google Jobs \u00b7 Hamburg)" }),
  ).toBeVisible();
  await look("corrections");
  await id("corrections-type").getByRole("radio", { name: "Floor moved" }).check();
  await expect(id("correction")).toHaveCount(1);
  await id("corrections-type").getByRole("radio", { name: "High score dismissed" }).check();
  await expect(id("corrections-none")).toBeVisible();
  await id("corrections-type").getByRole("radio", { name: "Searches changed" }).check();
  await expect(id("correction").first()).toHaveAttribute("data-type", "query_edit");
});

test("what was learned is read, switched off and on again", async () => {
  const waiting = (await client.listPending({ query: { limit: 200 } })).data;
  const lisbon = waiting.filter(({ location }) => location?.startsWith("Lisbon")).slice(0, 4);
  await client.triagePending({ body: { dismiss: lisbon.map((row) => row.id) } });
  const extra = Array.from({ length: 8 }, (_, index) => ({
    title: `Ferry Captain ${index}`,
    company: index < 4 ? "Harbour Line" : `Ships ${index}`,
    url: `${sites.url}/kept/${index}`,
    location: "Kiel",
    // Read from here, so that what is added stays added.
    description_text: `${"You bring passengers and cars across the fjord. ".repeat(8)}You need a master's licence.`,
  }));
  const filed = (await client.filePending({ body: { items: extra } })).data.items;
  for (const item of filed) {
    if (item.status === "suppressed") await client.rescuePending({ params: { id: item.id }, body: {} });
  }
  await client.triagePending({ body: { add: filed.map((item) => item.id) } });
  await expect.poll(async () => (await client.listLessons()).data.length).toBeGreaterThan(1);
  await go("lessons");
  await page.reload();
  await expect(id("lesson").first()).toBeVisible();
  const [strongest] = (await client.listLessons()).data;
  const row = page.locator(`[data-testid=lesson][data-id="${strongest?.id}"]`);
  await expect(row.getByTestId("lesson-because")).toContainText(strongest?.because ?? "none");
  await row.getByTestId("lesson-switch").focus();
  await page.keyboard.press("Space");
  await expect(row).toHaveAttribute("data-muted", "true");
  await expect
    .poll(async () => (await client.listLessons()).data.find((one) => one.id === strongest?.id)?.muted)
    .toBe(true);
  await look("lessons");
  await expect(row.getByTestId("lesson-switch")).toBeEnabled();
  await row.getByTestId("lesson-switch").check();
  await expect(row).toHaveAttribute("data-muted", "false");
});

test("without the backend everything read before is there, and edits are kept where they were made", async () => {
  for (const view of VIEWS) await go(view);
  await backend.kill();
  await page.reload();
  await go("wishes");
  await expect(id("as-of")).toBeVisible();
  await expect(chips("industries")).toHaveText(["ferries"]);
  await id("wish-locations").getByTestId("chip-input").fill("Kiel");
  await id("wish-words").focus();
  await id("wishes-save").click();
  await expect(id("wishes-error")).toContainText("does not answer");
  await expect(chips("locations").filter({ hasText: "Kiel" })).toBeVisible();
  await look("wishes-offline");
  await id("wish-read").click();
  await expect(id("reading-error")).toContainText("does not answer");
  await go("searches");
  await expect(id("query")).toHaveCount(3);
  await id("run-now").click();
  await expect(id("run-error")).toContainText("does not answer");
  await rowOf("Finance").getByTestId("query-switch").click();
  await expect(id("queries-error")).toContainText("Nothing was changed");
  await expect(rowOf("Finance").getByTestId("query-switch")).toBeChecked();
  await picture(page, "discovery-searches-offline", { fullPage: true });
  for (const [view, row] of [
    ["limits", "preview"],
    ["corrections", "correction"],
    ["lessons", "lesson"],
  ] as const) {
    await go(view);
    await expect(id(row).first()).toBeVisible();
  }
  await startBackend();
  await go("wishes");
  await expect(id("as-of")).toHaveCount(0, { timeout: 30_000 });
  await id("wishes-save").click();
  await expect(id("wishes-save-bar")).toHaveCount(0);
  expect((await preferences()).locations).toContain("Kiel");
});

test("a browser that may not use discovery says how it may", async () => {
  const scopes = ["read:profile", "read:claims", "read:documents", "read:opportunities"] as const;
  const { data } = await client.createApiKey({ body: { name: "Reader", scopes: [...scopes] } });
  await page.evaluate(
    async ([key]) => {
      const { connection } = await chrome.storage.local.get("connection");
      await chrome.storage.local.set({ connection: { ...(connection as object), key, user_id: "another" } });
      indexedDB.deleteDatabase("career-portrait");
    },
    [data.key],
  );
  await page.reload();
  await go("wishes");
  await expect(id("no-copy")).toContainText("connect again");
  await picture(page, "discovery-scope", { fullPage: true });
});
