/** Judging what a person has made of their letter: their words stay, and those that nothing bears out are told. */
import { fold, sentences } from "@career-portrait/shared/text";
import type { Material } from "./material.ts";
import { unborneSentence, type UnborneSentence } from "./unborne.ts";

/** Who is spoken to is no statement: a first line such as "Dear Ms Smith,". */
const GREETING =
  /^\s*(?:dear|hello|hi|good (?:morning|day)|sehr geehrte|liebe|guten tag|hallo|madame|monsieur|bonjour|ch[eè]re?)[^\n.!?]{0,80}[,:!]?\s*(?:\n|$)/iu;

/**
 * The sentences that the portrait does not bear out, by the gate and against all of it. Those that stood in the letter as it
 * was written have been through the gate.
 */
export function unsupportedInLetter(
  content: string,
  written: string,
  material: Pick<Material, "posting" | "today" | "evidence">,
): UnborneSentence[] {
  const stood = new Set(sentences(written).map(({ text }) => fold(text)));
  const cited = [...material.evidence.values()];
  const begin = GREETING.exec(content)?.[0].length ?? 0;
  return sentences(content.slice(begin)).flatMap(({ text }) => {
    if (stood.has(fold(text))) return [];
    return unborneSentence({ text, cited }, material) ?? [];
  });
}
