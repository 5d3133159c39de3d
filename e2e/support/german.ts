/** The workspace as a browser that speaks German shows it. */
import type { Page } from "playwright-core";
import type { Extension } from "./extension.ts";

/** Opens a further page of the workspace. @param place behind `#/`, such as `discovery/searches` */
export async function openInGerman({ context, id }: Extension, place: string): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "language", { get: () => "de-DE" }),
  );
  await page.setViewportSize({ width: 1400, height: 900 });
  await page.goto(`chrome-extension://${id}/workspace.html#/${place}`);
  return page;
}
