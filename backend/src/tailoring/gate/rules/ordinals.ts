/** "The third quarter" where the row tells of the second. */
import type { Statement, Finding } from "../statement.ts";
import { ordinalsIn } from "../ordinals.ts";
import { because } from "../reasons.ts";
import { relatedWord } from "../word-match.ts";

export function ordinals(statement: Statement): Finding[] {
  const held = statement.readings.flatMap(({ source }) => ordinalsIn(source));
  return ordinalsIn(statement.source).flatMap(({ value, word, of }): Finding[] => {
    if (statement.isNeed(word) || held.some((other) => other.value === value)) return [];
    const isOther = held.some(
      (other) => of === undefined || other.of === undefined || relatedWord(other.of.key, of.key),
    );
    if (!isOther) return [];
    return [
      { kind: "number", span: word, reason: because("counts_other", { words: statement.quote(word) }) },
    ];
  });
}
