/** What stands in quotation marks stands word for word in the evidence. */
import type { Statement, Finding } from "../statement.ts";
import { sourceOf } from "../source.ts";
import { saysPhrase } from "../word-match.ts";
import { because } from "../reasons.ts";

export function quotations(statement: Statement): Finding[] {
  return [...statement.source.text.matchAll(/"([^"]{2,400})"/gu)].flatMap((match): Finding[] => {
    const span = { start: match.index, end: match.index + match[0].length };
    const keys = sourceOf(match[1] ?? "").words.map(({ key }) => key);
    if (
      keys.length === 0 ||
      statement.isNeed(span) ||
      statement.readings.some((reading) => saysPhrase(reading, keys))
    )
      return [];
    return [{ kind: "quotation", span, reason: because("quoted_not"), isPlain: true }];
  });
}
