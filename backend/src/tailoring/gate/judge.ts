/** The gate's verdict on one statement. */
import { type Doubt, doubtOf } from "./doubt.ts";
import type { Evidence } from "./evidence.ts";
import type { GateOptions, Unsupported } from "./finding.ts";
import { type Described, described } from "./inputs.ts";
import { because } from "./reasons.ts";
import { findingsOf, RULES } from "./rules/index.ts";
import { touches } from "./source.ts";
import { type Finding, isVerbatim, type Statement, statementOf } from "./statement.ts";

/**
 * Up to such odds that a statement is false it stands though a rule finds fault; above the higher ones it does not though
 * none does. Chosen out of fold: of what the rules were made with as much is right as by the rules alone.
 */
const BORNE_OUT = -0.6;
const FALSE = 0.5;

/**
 * What a statement says that its cited evidence does not hold; an empty list lets it pass. Pure: the same input gives
 * the same answer (decisions, section 7).
 */
export function unsupportedIn(
  sentence: string,
  cited: readonly Evidence[],
  options: GateOptions,
): Unsupported[] {
  const statement = statementOf(sentence, cited, options);
  if (isVerbatim(statement)) return [];
  const ruled = findingsOf(statement);
  const about = described(statement, ruled, RULES.length);
  const border = borderOf(ruled, about);
  // Most of what the local writer says: the models need not be asked.
  if (border === Infinity) return [];
  const doubt = doubtOf(about);
  if (doubt.odds <= border) return [];
  const found: Finding[] = [];
  for (const finding of ruled.length > 0 ? ruled : doubted(doubt, statement)) {
    const { span } = finding;
    if (found.some((other) => touches(span, other.span))) continue;
    found.push(finding);
  }
  return found
    .sort((a, b) => a.span.start - b.span.start)
    .map(({ kind, span, reason }) => {
      const { start, end } = statement.source.original(span);
      const text = sentence.slice(start, end);
      return { kind, text, start, end, reason: reason.text, explanation: reason.explanation };
    });
}

/** The odds that a statement is false above which it does not stand. */
export function borderOf(ruled: readonly Finding[], { words }: Described): number {
  if (ruled.some(({ isPlain }) => isPlain)) return -Infinity;
  if (ruled.length > 0) return BORNE_OUT;
  // The rows' own words in phrases of letters: nothing is to be doubted.
  return words.every((one) => one.isSmall || one.isGeneric || one.isAnswered) ? Infinity : FALSE;
}

/** Words beside the most doubtful one are told with it when their odds are no more than this below. */
const AS_DOUBTFUL = 1;

/** No rule knows what is wrong: the words that are least borne out. */
function doubted({ words }: Doubt, statement: Statement): Finding[] {
  const most = Math.max(...words.map(({ odds }) => odds));
  const at = words.findIndex(({ odds }) => odds === most);
  const isDoubtful = (index: number) => (words[index]?.odds ?? -Infinity) > most - AS_DOUBTFUL;
  let [first, last] = [at, at];
  while (isDoubtful(first - 1)) first -= 1;
  while (isDoubtful(last + 1)) last += 1;
  const span = { start: words[first]!.word.start, end: words[last]!.word.end };
  const reason =
    statement.readings.length === 0
      ? because("cites_nothing")
      : because("speaks_not_of", { words: statement.quote(span) });
  return [{ kind: "deed", span, reason }];
}
