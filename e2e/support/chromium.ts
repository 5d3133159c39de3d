/** Where Chromium is. */
import { existsSync } from "node:fs";

const USUAL = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/snap/bin/chromium"];

/** `CHROMIUM_PATH`, else the usual places; null when there is none. */
export function chromiumPath(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : null;
  return USUAL.find((path) => existsSync(path)) ?? null;
}
