/**
 * `npm run listing`: what a store asks for, in `e2e/listing`: texts in four languages, the reasons of the permissions, five
 * screenshots (1280 × 800, which both stores take) and the promotional tile (440 × 280), from the product with its sample.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Page } from "playwright-core";
import { Backend } from "./support/backend.ts";
import { launchExtension } from "./support/extension.ts";
import { spreadOverWeeks } from "./support/home.ts";
import { connect } from "./support/journey.ts";
import { fillWithSample, panelBeside, serveJobPage } from "./support/showcase.ts";
import { LANGUAGES, permissionReasons, storeText } from "../extension/build/store-texts.ts";

const SIZE = { width: 1280, height: 800 };
const TILE = { width: 440, height: 280 };
const PANEL_WIDTH = 380;

const folder = resolve(import.meta.dirname, "listing");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);

for (const language of LANGUAGES) {
  const { name, short, long } = storeText(language);
  writeFileSync(join(folder, `${language}.txt`), `${name}\n\n${short}\n\n${long}\n`);
}
const reasons = permissionReasons().map(([permission, reason]) => `${permission}\n  ${reason}\n`);
writeFileSync(join(folder, "permissions.txt"), reasons.join("\n"));

const asImage = (bytes: Buffer): string => `data:image/png;base64,${bytes.toString("base64")}`;
const icon = asImage(readFileSync(resolve(import.meta.dirname, "../extension/public/icon/128.png")));

const [site, backend] = await Promise.all([serveJobPage(), Backend.launch()]);
const extension = await launchExtension();

/** A picture of what a piece of HTML shows. */
async function draw(html: string, name: string, size: { width: number; height: number }): Promise<void> {
  const page = await extension.context.newPage();
  await page.setViewportSize(size);
  await page.setContent(`<style>*{margin:0;box-sizing:border-box}body{overflow:hidden}</style>${html}`);
  await page.screenshot({ path: join(folder, name) });
  await page.close();
}

async function shoot(page: Page, place: string, name: string): Promise<void> {
  await page.goto(`chrome-extension://${extension.id}/workspace.html#/${place}`);
  await page.waitForFunction(
    () => document.querySelector('[data-testid="loading"], [aria-busy="true"]') === null,
  );
  await page.waitForTimeout(1_000);
  await page.screenshot({ path: join(folder, name) });
}

try {
  const client = await backend.register();
  await fillWithSample(client);
  const workspace = await connect(extension, backend);
  await workspace.setViewportSize(SIZE);
  await workspace.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });

  const page = await extension.context.newPage();
  const panel = await panelBeside(extension, await opened(page, site.url));
  await panel.setViewportSize({ width: PANEL_WIDTH, height: SIZE.height });
  await panel.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await panel.waitForSelector('[data-testid="score-overall"][data-value]');
  await panel.waitForTimeout(1_000);
  await page.setViewportSize({ width: SIZE.width - PANEL_WIDTH, height: SIZE.height });
  const [left, right] = [asImage(await page.screenshot()), asImage(await panel.screenshot())];
  const beside = `<body style="display:flex"><img src="${left}" alt=""><img src="${right}" alt="" style="box-shadow:0 0 0 1px #0002">`;
  await draw(beside, "1-panel.png", SIZE);

  const { short, name } = storeText("en");
  await draw(
    `<body style="display:flex;background:#f5f3ee;font:15px/1.4 system-ui,sans-serif;color:#222;height:100%">
    <div style="width:236px;padding:32px 20px 0 28px"><img src="${icon}" alt="" width="48"><h1 style="font-size:23px;line-height:1.15;margin:16px 0 10px">${name}</h1><p>${short}</p></div>
    <div style="width:204px;height:252px;margin:28px 0 0;overflow:hidden;border-radius:10px 0 0 0;box-shadow:0 6px 24px #0003"><img src="${right}" alt="" style="width:290px;margin-top:-30px"></div>`,
    "tile.png",
    TILE,
  );

  // As after some weeks of looking.
  const { data } = await client.listOpportunities({ query: { limit: 200 } });
  const ranked = data.toSorted((a, b) => (b.match_score ?? 0) - (a.match_score ?? 0));
  const [best, ...others] = ranked;
  if (!best) throw new Error("The sample has no posting.");
  const stages = [
    ["offer", 0, 1],
    ["interviewing", 1, 3],
    ["applied", 3, 6],
  ] as const;
  for (const [status, from, to] of stages)
    await client.updateOpportunities({ body: { ids: others.slice(from, to).map(({ id }) => id), status } });
  await spreadOverWeeks(workspace);
  await workspace.reload();
  await shoot(workspace, "home", "2-home.png");
  await shoot(workspace, "opportunities/board", "3-board.png");
  await shoot(workspace, `opportunities/${best.id}`, "4-match.png");
  const job = await client.tailorOpportunity({ params: { id: best.id }, body: {} });
  while (!/completed|failed/u.test((await client.getJob({ params: { id: job.data.job_id } })).data.status))
    await new Promise((again) => setTimeout(again, 200));
  await shoot(workspace, `opportunities/${best.id}/tailored`, "5-tailored.png");
  process.stdout.write(`${folder}\n`);
} finally {
  await extension.close();
  await backend.stop();
  site.close();
}

async function opened(page: Page, address: string): Promise<Page> {
  await page.goto(address);
  return page;
}
