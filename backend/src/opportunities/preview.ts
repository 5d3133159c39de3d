/** What the posting at an address says, before anybody saves it. Nothing is stored. */
import type { PostingAtAddress } from "@career-portrait/shared/contract";
import { postingKeyOf } from "@career-portrait/shared/posting";
import { readPostingPage, type ReadingTools, SiteUnavailable } from "./read-page.ts";
import { alreadyTracked } from "./save-now.ts";
import type { OpportunityStore } from "./store.ts";

export interface Preview {
  /**
   * Reads the page at an address as a save would.
   * @param signal ends the visit when nobody waits for it any more
   * @throws ApiError 409 `duplicate` with the tracked row, also where a redirect leads to it.
   */
  preview(accountId: string, url: string, signal: AbortSignal): Promise<PostingAtAddress>;
}

export function createPreview(tools: ReadingTools & { store: OpportunityStore }): Preview {
  const refuseTracked = async (accountId: string, keys: string[]) => {
    const row = await tools.store.findByAddress(accountId, keys);
    if (row) throw alreadyTracked(row);
  };
  return {
    async preview(accountId, url, signal) {
      await refuseTracked(accountId, [postingKeyOf(url)]);
      try {
        const page = await readPostingPage({ url, description: null }, tools, signal);
        const landed = page.redirected_to === null ? page.keys : [...page.keys, page.redirected_to];
        await refuseTracked(accountId, landed);
        const { text, address, problem, url_status } = page;
        const { title, company, location, work_mode, employment_type, salary } = page.facts;
        return {
          url: address ?? url,
          description: text,
          facts: { title, company, location, work_mode, employment_type, salary },
          closed: url_status === "closed",
          problem: text === null ? (problem?.message ?? null) : null,
          problem_explanation: text === null ? (problem?.explanation ?? null) : null,
        };
      } catch (error) {
        if (!(error instanceof SiteUnavailable)) throw error;
        const { message, explanation } = error;
        const none = { url, description: null, facts: {}, closed: false };
        return { ...none, problem: message, problem_explanation: explanation };
      }
    },
  };
}
