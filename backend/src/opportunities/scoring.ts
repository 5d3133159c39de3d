/** Keeping explained scores true to the portrait as it is (decisions, section 6: stale scores are recomputed before they are shown). */
import { setImmediate as nextTurn } from "node:timers/promises";
import { applyCorrections, matchReady, SCORE_VERSION } from "@career-portrait/shared/matching";
import { demandsOf } from "@career-portrait/shared/relevance";
import type { ReadyPortraits } from "./ready-portraits.ts";
import { type MatchRow, type OpportunityRow, type PostingRow, saidOf } from "./row.ts";
import type { OpportunityStore } from "./store.ts";

/** Every opportunity of a batch is scored for the same portrait. */
const BATCH = 50;
/** Scores kept at the same time: together they cost the database one sync. */
const AT_ONCE = 16;

export interface Scorer {
  /** Names the facts and rules that a score made now would rest on; a running role grows month by month. */
  version: string;
  /**
   * Scores postings that have been read, keeps the scores, and gives the rows as they are now; those that are not reached before
   * `until` (of `performance.now()`) are left out.
   */
  score(
    rows: readonly OpportunityRow[],
    until?: number,
  ): Promise<Map<string, { row: OpportunityRow; match: MatchRow }>>;
}

export interface Scoring {
  /** The version alone, for telling stale scores from true ones without loading the portrait. */
  version(accountId: string): Promise<string>;
  open(accountId: string): Promise<Scorer>;
  /** Brings every stale score of the account up to date. */
  refreshAll(accountId: string, signal: AbortSignal): Promise<void>;
}

export interface ScoringTools {
  store: OpportunityStore;
  portraits: ReadyPortraits;
  now: () => Date;
}

export function createScoring({ store, portraits, now }: ScoringTools): Scoring {
  const today = () => now().toISOString().slice(0, 10);
  const withRules = (version: string) => `${version}@${today().slice(0, 7)}#${SCORE_VERSION}`;

  async function open(accountId: string): Promise<Scorer> {
    const { ready, version } = await portraits.of(accountId, today());
    const scored = withRules(version);

    const scoreOne = async (
      row: OpportunityRow,
      posting: PostingRow,
    ): Promise<{ row: OpportunityRow; match: MatchRow } | null> => {
      const said = saidOf(row);
      const requirements = applyCorrections(posting.requirements ?? [], said);
      const match: MatchRow = {
        _id: row._id,
        account_id: accountId,
        version: scored,
        engine: posting.engine ?? "local",
        ...(said.length > 0 ? { corrections: said } : {}),
        score: matchReady(ready, {
          title: row.title,
          company: row.company,
          requirements,
          description_text: posting.description,
        }),
        demands: demandsOf(posting.description, requirements),
        computed_at: now(),
      };
      const saved = await store.saveMatch(row, match);
      if (saved) return { row: saved, match };
      // The person has corrected a requirement meanwhile, or the opportunity is gone.
      const current = await store.find(accountId, row._id);
      return current && scoreOne(current, posting);
    };

    return {
      version: scored,
      async score(rows, until = Number.POSITIVE_INFINITY) {
        const scores = new Map<string, { row: OpportunityRow; match: MatchRow }>();
        for (let from = 0; from < rows.length && performance.now() < until; from += AT_ONCE) {
          const some = new Map(rows.slice(from, from + AT_ONCE).map((row) => [row._id, row]));
          const saves: Promise<void>[] = [];
          for (const posting of await store.findPostings(accountId, [...some.keys()])) {
            const row = some.get(posting._id);
            // Not read yet: the pipeline scores it when it is.
            if (!row || posting.requirements === null) continue;
            const save = scoreOne(row, posting).then((result) => {
              if (result) scores.set(row._id, result);
            });
            saves.push(save);
            // Other requests have their turn between two scores.
            await nextTurn();
          }
          await Promise.all(saves);
        }
        return scores;
      },
    };
  }

  return {
    version: async (accountId) => withRules(await portraits.versionOf(accountId)),
    open,
    async refreshAll(accountId, signal) {
      for (;;) {
        signal.throwIfAborted();
        // Opened anew for each batch: the portrait may change meanwhile.
        const scorer = await open(accountId);
        const stale = await store.listStale(accountId, scorer.version, BATCH);
        if (stale.length === 0) return;
        const scored = await scorer.score(stale);
        // Only rows whose posting is not read yet remain; they would be found again for ever.
        if (scored.size === 0) return;
      }
    },
  };
}
