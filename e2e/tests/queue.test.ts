/** The review queue in the side panel, in a real Chromium against the real backend. */
import { expect, test } from "@playwright/test";
import type { Client } from "@career-portrait/shared/contract";
import type { Locator, Page } from "playwright-core";
import { type JobSites, playJobSites } from "../../backend/test/job-sites.ts";
import { Backend } from "../support/backend.ts";
import { type Extension, launchExtension } from "../support/extension.ts";
import { connect, panelIn } from "../support/journey.ts";
import { fillQueue, WAITING } from "../support/queue.ts";
import { serveSite, type Site } from "../support/site.ts";
import { expectSound, picture } from "../support/looking.ts";

let backend: Backend;
let sites: JobSites;
let site: Site;
let extension: Extension;
let client: Client;
let page: Page;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  [sites, site, backend] = await Promise.all([playJobSites(), serveSite(), Backend.launch()]);
  await backend.kill();
  await backend.start({ LINKEDIN_BASE_URL: sites.url, DISCOVERY_PAUSE_MS: "0" });
  client = await backend.register();
  extension = await launchExtension();
  const workspace = await connect(extension, backend);
  page = await extension.context.newPage();
  await page.setViewportSize({ width: 360, height: 640 });
  page.setDefaultTimeout(10_000);
  await workspace.close();
});
test.afterAll(async () => {
  await extension?.close();
  await Promise.all([site?.close(), sites?.close(), backend?.stop()]);
});

async function openQueue(): Promise<void> {
  await page.goto(`chrome-extension://${extension.id}/sidepanel.html`);
  await expect(page.getByTestId("view-posting")).toBeVisible();
  await page.keyboard.press("q");
  await expect(page.getByTestId("queue")).toBeVisible();
}

const lane = (name: string): Locator => page.getByTestId(`lane-${name}`);
const count = (name: string, value: number): Promise<void> =>
  expect(lane(name)).toHaveAttribute("data-count", String(value));
const title = (words: string): Promise<void> => expect(page.getByTestId("queue-title")).toHaveText(words);

const badge = (): Promise<string> => extension.worker().evaluate(() => chrome.action.getBadgeText({}));

/** Forgets what was read of the queue: home has looked at it by now. */
const forgetQueue = (): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open("career-portrait");
        opening.addEventListener("error", () => fail(opening.error));
        opening.addEventListener("success", () => {
          const writing = opening.result.transaction("queuePages", "readwrite");
          writing.objectStore("queuePages").clear();
          writing.addEventListener("complete", () => {
            opening.result.close();
            done();
          });
        });
      }),
  );

test("before the queue has been read the panel says so, and whether it can be", async () => {
  const api = "**/api/v1/**";
  await page.route(api, async (route) => {
    await new Promise((done) => setTimeout(done, 1_500));
    await route.fallback();
  });
  await page.goto(`chrome-extension://${extension.id}/sidepanel.html`);
  await forgetQueue();
  await page.getByTestId("view-queue").click();
  await expect(page.getByTestId("queue-loading")).toBeVisible();
  await picture(page, "queue-loading");
  await page.unroute(api);
  await page.route(api, (route) => route.abort());
  await page.reload();
  await forgetQueue();
  await page.getByTestId("view-queue").click();
  await expect(page.getByTestId("queue-away")).toBeVisible();
  await expectSound(page, "away");
  await picture(page, "queue-away");
  await page.unroute(api);
});

test("an empty queue is a moment of rest, with the hour of the next run", async () => {
  await openQueue();
  await expect(page.getByTestId("queue-empty")).toBeVisible();
  await expect(page.getByTestId("next-run")).toContainText(/again (today|tomorrow) at/);
  await expect(page.getByTestId("queue-count")).toHaveCount(0);
  await expectSound(page, "rest");
  await picture(page, "queue-rest");
  expect(await badge()).toBe("");
});

test("what waits stands ranked, each with its relevance and why", async () => {
  await fillQueue(client, sites);
  await openQueue();
  await count("queue", 7);
  await title(WAITING[0]!);
  await expect(page.getByTestId("queue-company")).toHaveText("Helio Grid");
  await expect(page.getByTestId("queue-facts")).toContainText("Hybrid");
  await expect(page.getByTestId("queue-facts")).toContainText("78,000");
  await expect(page.getByTestId("queue-origin")).toContainText("posted 2 days ago");
  const { data } = await client.listDiscovered({ query: {} });
  const [best] = data.items;
  await expect(page.getByTestId("queue-relevance")).toHaveAttribute("data-value", `${best?.relevance_score}`);
  await expect(page.getByTestId("queue-reason")).toHaveText(best?.relevance_reason ?? "no reason");
  await expect(page.getByTestId("queue-peek")).toHaveCount(5);
  await count(
    "near",
    data.near_miss.filter((row) => row.dismissed_reason === "below_relevance_floor").length,
  );
  await count("deck", data.on_deck_count);
  await expectSound(page, "queue");
  await picture(page, "queue-full");
  // The number on the icon is what can be decided; what needs attention is not in it.
  await expect.poll(badge).toBe("6");
  await page.setViewportSize({ width: 320, height: 640 });
  await expectSound(page, "320 px");
  await picture(page, "queue-320");
  const german = await extension.context.newPage();
  await german.addInitScript(() => Object.defineProperty(navigator, "language", { value: "de-DE" }));
  await german.setViewportSize({ width: 320, height: 640 });
  await german.goto(`chrome-extension://${extension.id}/sidepanel.html`);
  await german.getByTestId("view-queue").click();
  await expect(german.getByTestId("lane-near")).toContainText("Knapp darunter");
  await expect(german.getByTestId("queue-add")).toHaveText(/^Merken/);
  await german.getByTestId("lane-deck").click();
  await expect(german.getByTestId("queue-promote")).toBeVisible();
  expect(await german.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await picture(german, "queue-german");
  await german.close();
  await page.setViewportSize({ width: 480, height: 640 });
  await picture(page, "queue-480");
  await page.setViewportSize({ width: 360, height: 640 });
});

test("what cannot fit is said above the number", async () => {
  await lane("near").click();
  // Keys that come before the lane's own rows are shown move in the other lane.
  await expect(page.getByTestId("queue-title")).not.toHaveText(WAITING[0]!);
  const near = Number(await lane("near").getAttribute("data-count"));
  for (let at = 1; at <= near; at += 1) {
    await expect(page.getByTestId("queue-place")).toHaveText(`${at} of ${near}`);
    if ((await page.getByTestId("queue-title").textContent()) === "Pastry Cook") break;
    await page.keyboard.press("j");
  }
  await title("Pastry Cook");
  await expect(page.getByTestId("warnings")).toHaveText("In France; you look for work in Germany.");
  await picture(page, "queue-warned");
  await openQueue();
  await title(WAITING[0]!);
});

test("keys move, decide and take back at once, and the backend hears of it after ten seconds", async () => {
  await page.keyboard.press("j");
  await expect(page.getByTestId("queue-place")).toHaveText("2 of 7");
  await page.keyboard.press("k");
  await title(WAITING[0]!);
  await page.keyboard.press("d");
  await expect(page.getByTestId("decided")).toContainText(`Dismissed: ${WAITING[0]}`);
  await count("queue", 6);
  await count("dismissed", 1);
  await expect(page.getByTestId("queue-now")).toContainText("Dismissed");
  await picture(page, "queue-undo");
  await page.keyboard.press("u");
  await title(WAITING[0]!);
  await count("queue", 7);
  await count("dismissed", 0);

  await page.keyboard.press("a");
  await page.getByTestId("queue-dismiss").click();
  await count("queue", 5);
  expect((await client.listPending({ query: { limit: 100 } })).data).toHaveLength(6);
  await expect
    .poll(async () => (await client.listPending({ query: { limit: 100 } })).data.length, { timeout: 20_000 })
    .toBe(4);
  await expect
    .poll(async () => (await client.listOpportunities({})).data.map((row) => row.title), { timeout: 20_000 })
    .toContain(WAITING[0]);
  await count("queue", 5);
  await expect.poll(badge).toBe("4");
});

test("a finger pushes a posting aside, and a short push does nothing", async () => {
  const session = await extension.context.newCDPSession(page);
  const swipe = async (by: number): Promise<void> => {
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x: number | null) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: x === null ? [] : [{ x, y: 180 }] });
    await touch("touchStart", 180);
    for (let step = 1; step <= 6; step += 1) await touch("touchMove", 180 + (by * step) / 6);
    await touch("touchEnd", null);
  };
  const first = await page.getByTestId("queue-title").textContent();
  await swipe(-40);
  await title(first ?? "");
  await count("queue", 5);
  await swipe(-140);
  await expect(page.getByTestId("decided")).toContainText(`Dismissed: ${first}`);
  await page.getByTestId("queue-undo").click();
  await swipe(140);
  await expect(page.getByTestId("decided")).toContainText(`Added: ${first}`);
  await page.getByTestId("queue-undo").click();
  await title(first ?? "");
  await count("queue", 5);
});

test("a decision is felt within 50 ms", async () => {
  const took = await page.evaluate(async () => {
    const shown = () => document.querySelector('[data-testid="queue-title"]')?.textContent;
    const before = shown();
    const start = performance.now();
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "d", bubbles: true }));
    while (shown() === before) await new Promise((done) => setTimeout(done, 1));
    return performance.now() - start;
  });
  console.log(`a dismissal shows the next posting after ${took.toFixed(1)} ms`);
  expect(took).toBeLessThan(250);
  await page.keyboard.press("u");
  await count("queue", 5);
});

test("near misses are rescued, what is on deck is promoted, what was dismissed comes back", async () => {
  await page.keyboard.press("2");
  await expect(page.getByTestId("queue-why")).toHaveText("Below your floor");
  await expectSound(page, "near");
  await picture(page, "queue-near");
  const rescued = await page.getByTestId("queue-title").textContent();
  await page.keyboard.press("r");
  await expect(page.getByTestId("decided")).toContainText(`Brought back: ${rescued}`);
  await count("queue", 6);
  await page.keyboard.press("3");
  await count("deck", 3);
  await expect(page.getByTestId("queue-promote")).toContainText("Promote 2");
  await picture(page, "queue-deck");
  await page.keyboard.press("p");
  await count("deck", 1);
  await count("queue", 8);
  await page.keyboard.press("4");
  await title(WAITING[1]!);
  await expect(page.getByTestId("queue-why")).toHaveText("Dismissed by you");
  await picture(page, "queue-dismissed");
  await page.keyboard.press("r");
  await count("dismissed", 0);
  await expect(page.getByTestId("queue-empty")).toHaveAttribute("data-lane", "dismissed");
  await picture(page, "queue-dismissed-empty");
  await expect
    .poll(async () => (await client.listPending({ query: { limit: 100 } })).data.length, { timeout: 20_000 })
    .toBe(8);
  expect((await client.listFeedback({ query: { event_type: "rescue" } })).data).toHaveLength(1);
});

test("a row that needs attention says why", async () => {
  await page.keyboard.press("1");
  await expect(page.getByTestId("queue")).toHaveAttribute("data-lane", "queue");
  const peeked = page.getByTestId("queue-peek");
  while ((await page.getByTestId("queue-attention").count()) === 0) {
    expect(await peeked.count()).toBeGreaterThan(0);
    await page.keyboard.press("j");
  }
  await expect(page.getByTestId("queue-attention")).toContainText(/title/i);
  await expectSound(page, "attention");
  await picture(page, "queue-attention");
});

test("without the backend decisions are kept, and sent when it is back", async () => {
  await openQueue();
  const first = await page.getByTestId("queue-title").textContent();
  await backend.kill();
  await page.keyboard.press("d");
  await expect(page.getByTestId("decisions-waiting")).toContainText("1 change is kept", {
    timeout: 40_000,
  });
  await expectSound(page, "offline");
  await picture(page, "queue-offline");
  await openQueue();
  await expect(page.getByTestId("queue-card")).toBeVisible();
  await expect(page.getByTestId("queue-title")).not.toHaveText(first ?? "");
  await backend.start({ LINKEDIN_BASE_URL: sites.url, DISCOVERY_PAUSE_MS: "0" });
  await page.getByTestId("backend-unreachable").getByRole("button").click();
  await expect(page.getByTestId("decisions-waiting")).toHaveCount(0, { timeout: 30_000 });
  await expect
    .poll(
      async () => (await client.listPending({ query: { status: "dismissed" } })).data.map((row) => row.title),
      { timeout: 20_000 },
    )
    .toContain(first);
});

test("what the backend refuses stands with its reason until it is given up", async () => {
  const row = page.getByTestId("queue-card");
  const id = (await row.getAttribute("data-id")) ?? "";
  await client.removePending({ params: { id } });
  await page.keyboard.press("a");
  await expect(page.getByTestId("decision-refused")).toContainText("Not taken", { timeout: 20_000 });
  await picture(page, "queue-refused");
  await page.getByTestId("decision-give-up").click();
  await expect(page.getByTestId("decision-refused")).toHaveCount(0);
});

test("a results list is queued card by card, and each says what became of it", async () => {
  await page.close();
  const list = await extension.context.newPage();
  await list.goto(site.own("list.html"));
  await extension.pressIcon(list);
  const panel = await extension.panel();
  await panelIn(panel, "list");
  await expect.poll(() => panel.count("list-card-choose")).toBe(6);
  await panel.click("list-choose-all");
  await expect.poll(() => panel.text("list-file")).toBe("Queue 6 postings");
  await picture(panel, "queue-filing");
  await panel.click("list-file");
  await expect.poll(() => panel.count("list-card-standing")).toBe(6);
  await expect.poll(() => panel.text("filing-summary")).toMatch(/^(\d+ queued, )?\d+ below your floor/);
  await picture(panel, "queue-filed");
  const { data } = await client.listPending({ query: { status: "all", limit: 100 } });
  expect(data.filter(({ url }) => url?.includes("/own/job/"))).toHaveLength(6);
  await panel.click("filing-open-queue");
  await expect.poll(() => panel.count("queue")).toBe(1);
});

test("a browser that is signed out is told so, and the queue stays readable", async () => {
  page = await extension.context.newPage();
  await page.setViewportSize({ width: 360, height: 640 });
  await page.route("**/api/v1/**", (route) =>
    route.fulfill({
      status: 401,
      json: { error: { code: "unauthorized", message: "The key is not known.", request_id: "r" } },
    }),
  );
  await openQueue();
  await expect(page.getByTestId("signed-out")).toBeVisible();
  await expect(page.getByTestId("queue-card")).toBeVisible();
  await expectSound(page, "signed out");
  await picture(page, "queue-signed-out");
});
