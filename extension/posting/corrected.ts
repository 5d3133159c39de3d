/** Which rows of a score are requirements as they were read, and what the person says of those. Pure. */
import type { Requirement, RequirementCorrection } from "@career-portrait/shared/contract";
import { correctionsOf } from "@career-portrait/shared/matching";
import { fold } from "@career-portrait/shared/text";

export interface Corrected {
  /** How important the posting itself makes what a row asks for; null for what is none of its requirements (the role). */
  readAs: (text: string) => Requirement["importance"] | null;
  /** What the person says of it; null for nothing. */
  saidOf: (text: string) => RequirementCorrection["as"] | null;
  /** What the person said is no requirement, in the posting's words and order. */
  dismissed: string[];
}

export function correctedOf(
  requirements: readonly Requirement[],
  said: readonly RequirementCorrection[],
): Corrected {
  const corrections = correctionsOf(requirements, said);
  const byWords = new Map(
    requirements.map(({ text, importance }, index) => [
      fold(text),
      { importance, as: corrections[index]?.as ?? null },
    ]),
  );
  return {
    readAs: (text) => byWords.get(fold(text))?.importance ?? null,
    saidOf: (text) => byWords.get(fold(text))?.as ?? null,
    dismissed: requirements.flatMap(({ text }, index) => (corrections[index]?.as === "none" ? [text] : [])),
  };
}
