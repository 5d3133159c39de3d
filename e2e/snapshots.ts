/** `npm run snapshots`: every screen in both schemes, with what axe says of it, as one page: `e2e/snapshots/index.html`. */
import { resolve } from "node:path";
import type { Client } from "@career-portrait/shared/contract";
import type { Page, Route } from "playwright-core";
import { Album } from "./support/album.ts";
import { Backend } from "./support/backend.ts";
import { launchExtension } from "./support/extension.ts";
import { connect } from "./support/journey.ts";
import { fillWithSample, panelBeside, serveJobPage } from "./support/showcase.ts";
import { serveSite } from "./support/site.ts";

const PANEL: readonly [number, number][] = [
  [320, 760],
  [400, 760],
  [480, 760],
];
const WORKSPACE: readonly [number, number][] = [
  [1280, 800],
  [400, 800],
];
/** How long a screen may take to stand still. */
const STILL_MS = 20_000;

const ROOMS = {
  Home: ["home"],
  Portrait: ["documents", "understood", "to-review", "claims", "profile", "identity", "resume", "review"].map(
    (view) => `portrait/${view}`,
  ),
  Opportunities: ["opportunities", "opportunities/board", "opportunities/calendar"],
  Discovery: ["wishes", "searches", "limits", "corrections", "lessons"].map((view) => `discovery/${view}`),
  Settings: ["settings"],
};
/** Of one opportunity. */
const TABS = ["", "/case", "/tailored", "/letter", "/prepare", "/share"];
/** What an address is called: its last part that is no id. */
const nameOf = (place: string): string =>
  place.split("/").findLast((part) => !/^[\da-f-]{36}$/u.test(part)) ?? place;

const album = new Album(resolve(import.meta.dirname, "snapshots"));
const [job, site, backend] = await Promise.all([serveJobPage(), serveSite(), Backend.launch()]);
const extension = await launchExtension();
const API = `${backend.url}/api/**`;

/** Waits until nothing loads; a screen that never stands still is pictured as it is. */
async function still(page: Page): Promise<void> {
  await page
    .waitForFunction(
      () => document.querySelector('[data-testid="loading"], [aria-busy="true"]') === null,
      undefined,
      { timeout: STILL_MS },
    )
    .catch((error: unknown) => process.stdout.write(`  still loading: ${String(error).split("\n")[0]}\n`));
  await page.waitForTimeout(300);
}

/** A change of the place alone would keep the page; this one is loaded anew. */
async function open(page: Page, place: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(`chrome-extension://${extension.id}/workspace.html#/${place}`);
}

async function takeWorkspace(
  page: Page,
  state: string,
  rooms: Record<string, string[]> = ROOMS,
): Promise<void> {
  for (const [room, places] of Object.entries(rooms)) {
    for (const place of places) {
      await open(page, place);
      await still(page);
      await album.take(page, room, `${nameOf(place)}, ${state}`, WORKSPACE);
    }
  }
}

/** A page on which the icon was pressed, and the panel beside it in this state. */
async function takePanel(address: string, screen: string, state: string | null): Promise<[Page, Page]> {
  const page = await extension.context.newPage();
  await page.goto(address);
  const panel = await panelBeside(extension, page);
  const wanted = state === null ? "main" : `[data-testid="panel"][data-state="${state}"]`;
  await panel.waitForSelector(wanted, { timeout: STILL_MS });
  await panel.waitForTimeout(1_500);
  await album.take(panel, "Panel", screen, PANEL);
  return [page, panel];
}

/** What has no copy on this device yet, while the backend does not answer. */
async function takeLoading(page: Page): Promise<void> {
  const held: Route[] = [];
  await extension.context.route(API, (route) => void held.push(route));
  for (const [room, place] of [
    ["Portrait", "portrait/profile"],
    ["Portrait", "portrait/identity"],
    ["Portrait", "portrait/resume"],
    ["Discovery", "discovery/searches"],
  ] as const) {
    await open(page, place);
    await page.waitForTimeout(1_000);
    await album.take(page, room, `${nameOf(place)}, loading`, WORKSPACE);
  }
  await extension.context.unroute(API);
  // Some were given up by the page itself, which has gone on.
  await Promise.allSettled(held.map((route) => route.abort()));
}

async function closeAll(pages: Page[]): Promise<void> {
  for (const page of pages) await page.close();
}

async function takeSample(client: Client, workspace: Page): Promise<void> {
  await takeWorkspace(workspace, "with the sample");
  const { data } = await client.listOpportunities({ query: { limit: 200 } });
  const best = data.toSorted((a, b) => (b.match_score ?? 0) - (a.match_score ?? 0))[0];
  if (!best) throw new Error("The sample has no posting.");
  await takeWorkspace(workspace, "nothing made yet", {
    "One opportunity": TABS.map((tab) => `opportunities/${best.id}${tab}`),
  });
  await client.tailorOpportunity({ params: { id: best.id }, body: {} });
  await takeWorkspace(workspace, "tailored", { "One opportunity": [`opportunities/${best.id}/tailored`] });
}

try {
  const client = await backend.register();
  await closeAll(await takePanel(job.url, "first steps, not connected", "not-connected"));
  const lonely = await extension.open("workspace.html");
  await takeWorkspace(lonely, "not connected", { Home: ["home"], Settings: ["settings"] });
  await lonely.close();

  const workspace = await connect(extension, backend);
  await takeLoading(workspace);
  await takeWorkspace(workspace, "empty");
  await closeAll(await takePanel(job.url, "connected, no résumé yet", null));

  await fillWithSample(client);
  await takeSample(client, workspace);

  for (const [address, screen, state] of [
    [site.own("list.html"), "results list", "list"],
    [site.own("none.html"), "nothing to read", "nothing"],
    [site.own("gaps.html"), "posting with gaps", "posting"],
    [site.own("apply.html"), "application form alone", null],
  ] as const)
    await closeAll(await takePanel(address, screen, state));
  const pages = await takePanel(job.url, "posting, found", "posting");
  const [, panel] = pages;
  await panel.getByTestId("requirement").first().click();
  await album.take(panel, "Panel", "requirement, opened", PANEL);
  await panel.getByTestId("save").click();
  await panel.waitForSelector('[data-testid="save-foot"][data-save="saved"]', { timeout: 60_000 });
  await album.take(panel, "Panel", "posting, saved", PANEL);
  await panel.getByTestId("view-queue").click();
  await still(panel);
  await album.take(panel, "Panel", "queue", PANEL);
  await closeAll(pages);

  // Everything the extension asks for is refused, as by a server that is ill.
  await extension.context.route(API, (route) =>
    route.fulfill({
      status: 500,
      json: { error: { code: "internal", message: "Something went wrong.", request_id: "r" } },
    }),
  );
  await takeWorkspace(workspace, "server error");
  await extension.context.unroute(API);

  await backend.kill();
  await takeWorkspace(workspace, "offline");
  await closeAll(await takePanel(site.own("structured.html"), "posting, offline", "posting"));
} finally {
  process.stdout.write(`${album.write()}\n`);
  await extension.close();
  await backend.stop();
  await site.close();
  job.close();
}
