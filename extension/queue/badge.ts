/** How many postings wait, on the extension's icon. */
import { browser } from "wxt/browser";
import { accountOf, readConnection } from "../connection/connection.ts";
import { cache } from "../sync/database.ts";
import { readQueue } from "../sync/queue-view.ts";

const MOST = 999;

/** The text on the icon for so many; empty for none. */
export function badgeText(count: number): string {
  if (count <= 0) return "";
  return count > MOST ? `${MOST}+` : String(count);
}

/** Shows the number, unless the icon is showing something else. */
export async function showCount(count: number): Promise<void> {
  const shown = await browser.action.getBadgeText({});
  if (!/^(\d+\+?)?$/.test(shown)) return;
  await browser.action.setBadgeBackgroundColor({ color: "#1d6b59" });
  await browser.action.setBadgeText({ text: badgeText(count) });
}

/** Shows how many wait by the copy on this device. */
export async function showPending(): Promise<void> {
  const connection = await readConnection();
  await showCount(connection ? (await readQueue(cache, accountOf(connection), "queue", 1)).pending : 0);
}
