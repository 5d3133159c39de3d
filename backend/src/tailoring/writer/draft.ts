/** What a writer hands in, whichever wrote it: sentences with the rows each of them rests on. */

export interface Statement {
  text: string;
  /** Ids of evidence (gate/evidence.ts). */
  ids: readonly string[];
}

export interface ProfileDraft {
  narrative: Statement[];
  talking_points: Statement[];
  /** By the role's id. A role without an entry is told by its title, employer and dates alone. */
  bullets: ReadonlyMap<string, readonly Statement[]>;
}

/** How much is written. */
export interface Measure {
  /** Bullets of the roles that matter most, of the others, and of old ones that do not matter. */
  bullets: { most: number; others: number; old: number };
  /** Below so many words of all bullets together much of a page stays empty, and further lines follow. */
  leastWords: number;
  /** The most pages of the résumé. */
  pages: number;
  narrativeSentences: number;
  talkingPoints: number;
}

export const FULL: Measure = {
  bullets: { most: 6, others: 4, old: 1 },
  leastWords: 220,
  pages: 2,
  narrativeSentences: 4,
  talkingPoints: 6,
};
export const SHORT: Measure = {
  bullets: { most: 4, others: 2, old: 0 },
  leastWords: 100,
  pages: 2,
  narrativeSentences: 3,
  talkingPoints: 4,
};
export const LONG: Measure = {
  bullets: { most: 8, others: 6, old: 2 },
  leastWords: 320,
  pages: 3,
  narrativeSentences: 4,
  talkingPoints: 6,
};
