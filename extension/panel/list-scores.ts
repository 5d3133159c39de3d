/** Scores of a results list's cards, of those that show enough for one; computed one after the other, never in one go. */
import type { CapturedPosting } from "@career-portrait/shared/contract";
import { useEffect, useState } from "react";
import type { Scorer } from "../posting/local-score.ts";

/** From so many requirements on, what a card shows says what the work asks for. */
const ENOUGH = 3;

/** 0–100; null where the card shows too little. */
function scoreOfCard(posting: CapturedPosting, { scoring, ready }: Scorer): number | null {
  const reading = scoring.readHere(posting);
  if (reading === null || reading.requirements.length < ENOUGH) return null;
  return scoring.scoreHere(reading, [], ready).overall;
}

/** Score by posting; what is not in it has not been looked at yet. */
export function useCardScores(
  postings: readonly CapturedPosting[],
  scorer: Scorer | undefined,
): ReadonlyMap<CapturedPosting, number | null> {
  const [scores, setScores] = useState<ReadonlyMap<CapturedPosting, number | null>>(new Map());
  useEffect(() => {
    if (!scorer) return undefined;
    const found = new Map<CapturedPosting, number | null>();
    let timer: ReturnType<typeof setTimeout>;
    const next = (at: number): void => {
      const posting = postings[at];
      if (!posting) return;
      found.set(posting, scoreOfCard(posting, scorer));
      setScores(new Map(found));
      timer = setTimeout(() => next(at + 1));
    };
    timer = setTimeout(() => next(0));
    return () => clearTimeout(timer);
  }, [postings, scorer]);
  return scores;
}
