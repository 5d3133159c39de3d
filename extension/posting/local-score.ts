/** Scoring on this device: the scorer and the portrait, as soon as both are loaded. */
import type {
  CapturedPosting,
  PostingWarning,
  Preferences,
  RequirementCorrection,
} from "@career-portrait/shared/contract";
import type { ReadyPortrait } from "@career-portrait/shared/matching";
import { useLiveQuery } from "dexie-react-hooks";
import { useEffect, useMemo, useState } from "react";
import { cache, type KnownDetail } from "../sync/database.ts";
import { COPY } from "../sync/discovery.ts";
import type { LocalPortrait } from "../sync/hooks.ts";
import type { Explained } from "./explained.ts";
import { loadScoring } from "./scoring-module.ts";
import type * as ScoringModule from "./scoring.ts";

export interface Scorer {
  scoring: typeof ScoringModule;
  ready: ReadyPortrait;
}

/** Null until it is loaded. */
export function useScoring(): typeof ScoringModule | null {
  const [scoring, setScoring] = useState<typeof ScoringModule | null>(null);
  useEffect(() => void loadScoring().then(setScoring), []);
  return scoring;
}

/** Undefined until it is loaded. */
export function useScorer(portrait: LocalPortrait): Scorer | undefined {
  const scoring = useScoring();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const { claims, work } = portrait;
  return useMemo(
    () => (scoring ? { scoring, ready: scoring.portraitOf(claims, work, today) } : undefined),
    [scoring, claims, work, today],
  );
}

/** A tracked posting as the backend has read it; null while it has not. */
export function readingOf({
  title,
  company,
  description,
  requirements_as_read: requirements,
}: KnownDetail): ScoringModule.ReadPosting | null {
  return requirements.length === 0 ? null : { title, company, text: description ?? "", requirements };
}

/** What of this posting cannot fit, as far as this device knows; none until that can be told. */
export function useWarningsHere(
  posting: CapturedPosting,
  reading: ScoringModule.ReadPosting | null | undefined,
  scorer: Scorer | undefined,
): readonly PostingWarning[] {
  const wished = useLiveQuery(
    async () => (await cache.copies.get(COPY.preferences))?.value as Preferences | undefined,
  );
  return useMemo(
    () =>
      reading && scorer
        ? scorer.scoring.warningsHere(posting, reading, scorer.ready, wished?.locations ?? [])
        : [],
    [posting, reading, scorer, wished],
  );
}

/** This device's score of a posting that has been read: undefined until it can be computed, null when there is none to read. */
export function useScoreHere(
  posting: ScoringModule.ReadPosting | null | undefined,
  said: readonly RequirementCorrection[],
  scorer: Scorer | undefined,
): Explained | null | undefined {
  return useMemo(
    () => posting && (scorer ? scorer.scoring.scoreHere(posting, said, scorer.ready) : undefined),
    [posting, said, scorer],
  );
}
