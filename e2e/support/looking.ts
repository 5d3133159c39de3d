/**
 * Looking at a screen as a person does: what axe says of it, and whether it fits its window. With `PICTURES=on` each look is
 * kept as a picture in `e2e/screenshots`.
 */
import { join, resolve } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "@playwright/test";
import type { Page } from "playwright-core";

const KEPT = process.env.PICTURES === "on";
const folder = resolve(import.meta.dirname, "../screenshots");

interface Pictured {
  screenshot(options: { path: string; fullPage?: boolean }): Promise<unknown>;
}

/** Keeps a picture of what is shown, where pictures are asked for. */
export async function picture(
  shown: Pictured,
  name: string,
  options: { fullPage?: boolean } = {},
): Promise<void> {
  if (KEPT) await shown.screenshot({ path: join(folder, `${name}.png`), ...options });
}

/** What tells apart what stands in it, by its name. */
const CONTAINER = /^(?:form|group|dialog|alertdialog|menu|navigation) "/;

/** Buttons of one name that nothing tells apart: neither their words nor the named form or group they stand in. */
async function sameNames(page: Page): Promise<string[]> {
  const around: { indent: number; name: string }[] = [];
  const seen = new Map<string, number>();
  for (const line of (await page.locator("body").ariaSnapshot()).split("\n")) {
    const indent = line.search(/\S/);
    const node = line.slice(indent).replace(/^- '?/, "");
    while (around.length > 0 && around.at(-1)!.indent >= indent) around.pop();
    if (CONTAINER.test(node)) around.push({ indent, name: node });
    if (!node.startsWith("button")) continue;
    const key = [...around.map(({ name }) => name), node.replace(/ \[.*|:$/g, "")].join(" > ");
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  return [...seen].filter(([, count]) => count > 1).map(([key, count]) => `${count} x ${key}`);
}

/**
 * No finding of axe, and every button told from the others. Axe cannot run in a frame that takes no scripts; what stands there
 * is a page of its own.
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  expect.soft(await sameNames(page), `${what}: buttons of the same name`).toEqual([]);
  const { violations } = await new AxeBuilder({ page }).exclude('iframe[sandbox=""]').analyze();
  expect
    .soft(violations.map(({ id, nodes }) => `${what}: ${id} ${nodes.map(({ html }) => html).join(" ")}`))
    .toEqual([]);
}

/** Nothing wider than the window. */
async function expectFits(page: Page, what: string): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(over, `${what} is wider than the window`).toBeLessThanOrEqual(0);
}

/** No finding of axe, and nothing wider than the window. */
export async function expectSound(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what);
  await expectFits(page, what);
}

/**
 * A screen as it stands, at each width and in both schemes: each fits its window. Axe judges the first width in light and the
 * last in dark, which holds every colour and both arrangements.
 * @param widths of the window in CSS pixels; the one it has unless given
 * @param settled waits for what is drawn anew at another width
 */
export async function look(
  page: Page,
  name: string,
  widths?: readonly number[],
  settled?: () => Promise<void>,
): Promise<void> {
  const own = page.viewportSize()!;
  const all = widths ?? [own.width];
  for (const width of all) {
    if (width !== page.viewportSize()!.width) await page.setViewportSize({ width, height: own.height });
    await settled?.();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const what = `${name}, ${width} px, ${colorScheme}`;
      await expectFits(page, what);
      if (width === (colorScheme === "light" ? all[0] : all.at(-1))) await expectAccessible(page, what);
      await picture(page, `${name}-${width}-${colorScheme}`);
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize(own);
}
