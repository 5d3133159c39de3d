/** Finding the backend: where a page of it is open, where it was before, and at the usual addresses of this computer. */
import { browser } from "wxt/browser";
import { z } from "zod";
import { readAddress } from "./connection.ts";

/** The backend's own port, and the next ones, which somebody takes when it is in use. */
const USUAL_PORTS = [8787, 8788, 8789, 8790];
/** How long an address may take to answer, in ms. */
const PATIENCE_MS = 2_000;

const Health = z.object({ service: z.literal("career-portrait") });

/** An open tab, as far as the browser tells of it. */
export interface OpenTab {
  url?: string;
  title?: string;
  active?: boolean;
}

/** Where to look, in this order, each once. Of open tabs only those are asked that are called as the backend's pages are. */
export function placesToLook(tabs: readonly OpenTab[], known: string): string[] {
  const open = tabs
    .filter(({ url, title = "" }) => url && URL.canParse(url) && title.endsWith("· Career Portrait"))
    .toSorted((a, b) => Number(b.active ?? false) - Number(a.active ?? false))
    .map(({ url = "" }) => new URL(url))
    .filter(({ protocol }) => /^https?:$/.test(protocol))
    .map(({ origin }) => origin);
  const usual = USUAL_PORTS.map((port) => `http://127.0.0.1:${port}`);
  return [...new Set([...open, known, ...usual])];
}

/** Whether a backend answers there. What does not answer, or is something else, is none. */
async function isBackend(address: string): Promise<boolean> {
  try {
    const answer = await fetch(`${address}/healthz`, {
      cache: "no-store",
      credentials: "omit",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return answer.ok && Health.safeParse(await answer.json()).success;
  } catch {
    return false;
  }
}

/** The first of the places at which a backend answers; null where none does. */
export async function findBackend(): Promise<string | null> {
  const [tabs, known] = await Promise.all([browser.tabs.query({ currentWindow: true }), readAddress()]);
  const places = placesToLook(tabs, known);
  const answers = await Promise.all(places.map(isBackend));
  return places.find((_, index) => answers[index]) ?? null;
}
