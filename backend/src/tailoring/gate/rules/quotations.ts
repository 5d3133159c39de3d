/** What stands in quotation marks stands word for word in the evidence. */
import type { Case, Finding } from "../case.ts";
import { sourceOf } from "../source.ts";
import { saysPhrase } from "../word-match.ts";
import { because } from "../reasons.ts";

export function quotations(kase: Case): Finding[] {
  return [...kase.source.text.matchAll(/"([^"]{2,400})"/gu)].flatMap((match): Finding[] => {
    const span = { start: match.index, end: match.index + match[0].length };
    const keys = sourceOf(match[1] ?? "").words.map(({ key }) => key);
    if (keys.length === 0 || kase.isNeed(span) || kase.readings.some((reading) => saysPhrase(reading, keys)))
      return [];
    return [{ kind: "quotation", span, reason: because("quoted_not") }];
  });
}
