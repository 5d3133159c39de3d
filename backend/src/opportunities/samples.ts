/** The sample data's postings: invented, marked as such, read by the local engine and scored like any other. */
import type { OpportunityStatus } from "@career-portrait/shared/contract";
import type { KnownFacts } from "@career-portrait/shared/matching";
import { derivedId } from "../derived-id.ts";
import { ApiError } from "../errors.ts";
import { localEngineWith } from "../intelligence/index.ts";
import { changeOpportunity } from "./change.ts";
import { type CreateTools, createTracked } from "./create.ts";
import { interpret } from "./interpret.ts";
import type { Scoring } from "./scoring.ts";

/** An invented posting: its text, what its page would say beside it, and where the invented person stands with it. */
export interface SamplePosting {
  facts: KnownFacts;
  description: string;
  status: OpportunityStatus;
  starred: boolean;
}

export interface Samples {
  /**
   * Tracks an invented posting, reads and scores it; nothing where it is tracked already. No model is asked.
   * @throws ApiError 403 `limit_reached`.
   */
  addSample(accountId: string, saveId: string, posting: SamplePosting): Promise<void>;
  /** Ids of the tracked postings that are invented. */
  samples(accountId: string): Promise<string[]>;
}

export function createSamples(tools: CreateTools & { scoring: Scoring }): Samples {
  const { store, slots, scoring, readPosting, now } = tools;
  return {
    async addSample(accountId, saveId, { facts, description, status, starred }) {
      const page = {
        facts,
        keys: [],
        address: null,
        source: null,
        url_status: "unknown" as const,
        redirected_to: null,
      };
      const save = { id: saveId, accountId, titleHint: null, sample: true as const };
      const created = await createTracked(save, page, description, tools);
      if ("refused" in created) throw new ApiError(403, "limit_reached", tools.limitSentence);
      if (created.already) return slots.release(accountId, saveId);
      const unread = { accountId, id: created.id, text: description, facts };
      const read = await interpret(unread, { store, engineOf: () => localEngineWith(readPosting), now });
      if (!read) return;
      const changes = { is_starred: starred, ...(status !== "tracking" && { status }) };
      const told = derivedId(saveId, "told");
      const row = await changeOpportunity({ store, now }, accountId, created.id, changes, told);
      if (row) await (await scoring.open(accountId)).score([row]);
    },
    samples: (accountId) => store.samples(accountId),
  };
}
