/** Looking whether a posting is still at its address. */
import type { Opportunity } from "@career-portrait/shared/contract";
import { createPace } from "./read-imported.ts";
import { readPostingPage, type ReadingTools, SiteUnavailable } from "./read-page.ts";

export type Visit = (url: string, signal: AbortSignal) => Promise<Opportunity["url_status"]>;

/**
 * Visits addresses one after another, with a pause between two visits to one site. `unknown` for a site that does not answer and a
 * page that says neither.
 */
export function createVisit(tools: ReadingTools & { pauseMs?: number }): Visit {
  const pace = createPace(tools.pauseMs);
  return async (url, signal) => {
    await pace(url, signal);
    const page = await readPostingPage({ url, description: null }, tools, signal).catch((error: unknown) => {
      if (error instanceof SiteUnavailable) return null;
      throw error;
    });
    return page?.url_status ?? "unknown";
  };
}
