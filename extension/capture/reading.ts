/** Sends the reader into a tab and brings its answer back. */
import { browser } from "wxt/browser";
import { z } from "zod";
import { PageReading } from "./page.ts";
import type { Unreadable } from "./session.ts";

const READER = "/reader.js";

/** The tab could not be read; `why` is one of the states the panel knows. */
export class UnreadableError extends Error {
  override readonly name = "UnreadableError";
  readonly why: Unreadable;

  constructor(why: Unreadable, cause: unknown) {
    super(String(cause), { cause });
    this.why = why;
  }
}

/**
 * Why the browser refused, from its own words: pages that belong to the browser or the store are closed to every
 * extension; any other page only needs the person's word.
 */
export function whyRefused(message: string): Unreadable {
  if (
    /chrome(-\w+)?:\/\/|about:|devtools|gallery|webstore|view-source|edge:|moz-extension|extension manifest.*file/i.test(
      message,
    )
  ) {
    return "restricted";
  }
  return /cannot access|missing host permission|must request permission|no permission/i.test(message)
    ? "no_access"
    : "failed";
}

async function inject(tabId: number, allFrames: boolean): Promise<PageReading[]> {
  const results = await browser.scripting
    .executeScript({ target: { tabId, allFrames }, files: [READER] })
    .catch((cause: unknown) => {
      throw new UnreadableError(whyRefused(String(cause)), cause);
    });
  const sorted = results.toSorted((a, b) => a.frameId - b.frameId);
  const readings = z.array(PageReading).safeParse(sorted.map((one) => one.result).filter((result) => result));
  if (!readings.success || readings.data.length === 0) throw new UnreadableError("failed", readings.error);
  return readings.data;
}

/**
 * Reads the page in this tab once. When the page itself holds no posting, the documents embedded in it are asked: an
 * employer's page often frames the posting of its application system. The answer keeps the page's own address.
 */
export async function readTab(tabId: number): Promise<PageReading> {
  const [page] = await inject(tabId, false);
  if (page!.result.kind !== "none" || page!.frames === 0) return page!;
  const [top, ...embedded] = await inject(tabId, true);
  const found =
    embedded.find(({ result }) => result.kind === "posting") ??
    embedded.find(({ result }) => result.kind === "list");
  return found ? { ...top!, result: found.result } : top!;
}
