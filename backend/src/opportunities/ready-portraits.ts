/** Portraits made ready for scoring, kept for a while: a hundred postings in a row are scored against the same one. */
import { type Portrait, readyPortrait } from "@career-portrait/shared/matching";

/** The portrait that scores are computed from; `version` changes whenever a fact of it does. */
export type PortraitOf = (accountId: string) => Promise<{ portrait: Portrait; version: string }>;

export interface ReadyPortrait {
  version: string;
  ready: ReturnType<typeof readyPortrait>;
}

/** Accounts whose portrait is kept. */
const MOST = 16;
/** So long a portrait is believed to be its version's, in ms: a process that was killed while it changed one may have left it half done. */
const KEPT_MS = 60_000;

export interface ReadyPortraits {
  /** The account's portrait as it is today; a running role grows day by day. */
  of(accountId: string, today: string): Promise<ReadyPortrait>;
  versionOf(accountId: string): Promise<string>;
}

export function createReadyPortraits(
  portraitOf: PortraitOf,
  versionOf: (accountId: string) => Promise<string>,
): ReadyPortraits {
  const kept = new Map<string, ReadyPortrait & { today: string; since: number }>();
  return {
    versionOf,
    async of(accountId, today) {
      const version = await versionOf(accountId);
      const known = kept.get(accountId);
      const isFresh = known?.version === version && known.today === today;
      if (known && isFresh && performance.now() - known.since < KEPT_MS) return known;
      const { portrait, version: loaded } = await portraitOf(accountId);
      const made = {
        version: loaded,
        ready: readyPortrait(portrait, today),
        today,
        since: performance.now(),
      };
      kept.delete(accountId);
      kept.set(accountId, made);
      for (const oldest of kept.keys()) {
        if (kept.size <= MOST) break;
        kept.delete(oldest);
      }
      return made;
    },
  };
}
