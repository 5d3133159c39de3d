/** The gate's answers as the evaluation counts them. */
import { type Evidence, unsupportedIn } from "../../src/tailoring/gate/index.ts";
import { ADVERSARY_POSTING, ADVERSARY_ROWS, type AdversarialCase } from "./adversarial.ts";
import type { EdgeCase } from "./edges.ts";
import { fabrications, type Fabrication } from "./fabrications.ts";
import type { FaithfulSentence } from "./faithful.ts";

/** The day on which running roles are counted, so that the figures stay the same. */
export const NOW = "2026-11-21";
export const PLANTED = 600;

/** What the gate finds in a text that cites what the sentence cites. */
export function findings(
  sentence: Readonly<{ cited: readonly Evidence[] } & Pick<FaithfulSentence, "posting">>,
  text: string,
) {
  return unsupportedIn(text, sentence.cited, { posting: sentence.posting, voice: "candidate", now: NOW });
}

export interface Outcome {
  planted: Fabrication;
  caught: boolean;
}

/** Fabrications planted into sentences and whether each was caught; only sentences that pass without one carry one. */
export function plantedAndCaught(sentences: readonly FaithfulSentence[]): Outcome[] {
  const bases = sentences.filter(
    (sentence) => sentence.cited.length > 0 && findings(sentence, sentence.text).length === 0,
  );
  return fabrications(bases, PLANTED).map((planted) => ({
    planted,
    caught: findings(planted.base, planted.text).length > 0,
  }));
}

/** Whether the gate finds something in a falsehood beside a permitted paraphrase. */
export function isEdgeCaught({ text, evidence }: EdgeCase): boolean {
  return unsupportedIn(text, evidence, { posting: null, voice: "candidate", now: NOW }).length > 0;
}

/** Whether the gate answers as the case expects. */
export function isAnswered({ text, cites, voice = "candidate", expected }: AdversarialCase): boolean {
  const cited = cites.map((id) => {
    const row = ADVERSARY_ROWS.get(id);
    if (!row) throw new Error(`No row ${id}`);
    return row;
  });
  const found = unsupportedIn(text, cited, { posting: ADVERSARY_POSTING, voice, now: NOW });
  if (expected === null) return found.length === 0;
  return expected === "any" ? found.length > 0 : found.some(({ kind }) => kind === expected);
}

/** A part of a whole as the tables show it; a dash where there is nothing to count. */
export function share(part: number, whole: number): string {
  return whole === 0 ? "–" : `${part} of ${whole} (${((100 * part) / whole).toFixed(1)} %)`;
}
