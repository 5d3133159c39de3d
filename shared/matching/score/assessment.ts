/** What one requirement comes to against one portrait; every kind of requirement yields this. */
import type { Phrase } from "./phrases.ts";
import type { QuotedClaim } from "./portrait.ts";

export interface Assessment {
  /** 0–1, grows with what the portrait shows. */
  credit: number;
  /** The credit if what is shown in part were shown in full; years, degrees and licences stay what they are. */
  reach: number;
  /** The claims that earn the credit, best first. Empty exactly when the credit is 0. */
  sources: readonly QuotedClaim[];
  /** Whether what is missing is small enough to call the requirement met. */
  met: boolean;
  /** Why it earns this credit, and what would close the rest. */
  why: readonly Phrase[];
  closes: Phrase;
}

export function nothing(why: Phrase, closes: Phrase): Assessment {
  return { credit: 0, reach: 0, sources: [], met: false, why: [why], closes };
}

/** The better of two; at equal credit the one that counts as met, then the first. It reaches as far as either. */
export function better(one: Assessment, other: Assessment): Assessment {
  const isOther = other.credit === one.credit ? other.met && !one.met : other.credit > one.credit;
  return { ...(isOther ? other : one), reach: Math.max(one.reach, other.reach) };
}

/** "A", "A and B", "A, B and C". */
export function listing(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
