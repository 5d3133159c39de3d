/** Which pages may be read without a click each time: the person's lasting grants, one site at a time. */
import { browser } from "wxt/browser";
import { useGranted } from "./granted.ts";

/** Every web page; asked for only where the browser does not tell which site a tab shows. */
export const EVERY_SITE = ["https://*/*", "http://*/*"];

/** The origin pattern of an address that can be granted; null for what cannot. */
export function originOf(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const { protocol, hostname } = new URL(address);
  return /^https?:$/.test(protocol) ? `${protocol}//${hostname}/*` : null;
}

/** Asks the browser for a lasting grant. Must be called straight from a click; answers whether it was given. */
export function askFor(origins: string[]): Promise<boolean> {
  return browser.permissions.request({ origins });
}

/** Whether a lasting grant for this origin could still be asked for; false until that is known. */
export function useAskable(origin: string | null): boolean {
  return useGranted(origin === null ? null : { origins: [origin] }) === false;
}
