/** How often title, employer and place are right on postings whose sources the weights have not seen. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type { Chosen } from "../../shared/matching/requirements/facts/choose.ts";
import { sameWords } from "../../shared/text/index.ts";
import type { GoldPosting } from "../../shared/training/gold-posting.ts";

export const FACT_COUNTS = new URL("../../shared/training/out-of-fold-facts.json", import.meta.url);
export const FACT_WEIGHTS = new URL("../../shared/models/facts.bin", import.meta.url);

/** 1 where the fact is right. */
export type RightFacts = Pick<GoldPosting, "id" | "source" | "set" | "language" | "trade"> &
  Record<keyof Chosen, number>;

export interface FactCounts {
  /** SHA-256 of the weights that were fitted in the same run. */
  weights: string;
  postings: RightFacts[];
}

/** Compares what was chosen with what was labelled. */
export function countFacts(
  chosen: readonly { gold: GoldPosting; facts: Chosen }[],
  weights: Uint8Array,
): FactCounts {
  const postings = chosen.map(({ gold, facts }) => {
    const { id, source, set, language, trade } = gold;
    const right = (fact: keyof Chosen) => Number(sameWords(gold[fact], facts[fact]));
    const names = { title: right("title"), company: right("company"), location: right("location") };
    return { id, source, set, language, trade, ...names };
  });
  return { weights: fingerprint(weights), postings };
}

/** The share of postings in which a fact is right. */
export function shareRight(postings: readonly RightFacts[], fact: keyof Chosen): number {
  return postings.reduce((sum, one) => sum + one[fact], 0) / postings.length;
}

/** The counts that were written down; null before they were. `stale`: made with other weights than those in use. */
export function readFactCounts(): (FactCounts & { stale: boolean }) | null {
  if (!existsSync(FACT_COUNTS)) return null;
  const counts = JSON.parse(readFileSync(FACT_COUNTS, "utf8")) as FactCounts;
  return { ...counts, stale: counts.weights !== fingerprint(readFileSync(FACT_WEIGHTS)) };
}

/** What tells one file of weights from another. */
export function fingerprint(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
