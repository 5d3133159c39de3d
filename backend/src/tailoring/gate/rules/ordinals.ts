/** "The third quarter" where the row tells of the second. */
import type { Case, Finding } from "../case.ts";
import { ordinalsIn } from "../ordinals.ts";
import { because } from "../reasons.ts";
import { relatedWord } from "../word-match.ts";

export function ordinals(kase: Case): Finding[] {
  const held = kase.readings.flatMap(({ source }) => ordinalsIn(source));
  return ordinalsIn(kase.source).flatMap(({ value, word, of }): Finding[] => {
    if (kase.isNeed(word) || held.some((other) => other.value === value)) return [];
    const isOther = held.some(
      (other) => of === undefined || other.of === undefined || relatedWord(other.of.key, of.key),
    );
    if (!isOther) return [];
    return [{ kind: "number", span: word, reason: because("counts_other", { words: kase.quote(word) }) }];
  });
}
