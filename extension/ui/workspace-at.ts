import { browser } from "wxt/browser";
import { placeAt } from "./route.ts";

/** The address of a place in the workspace, for a link in another page. */
export function workspaceAt(...place: string[]): string {
  return browser.runtime.getURL(`/workspace.html${placeAt(...place)}`);
}
