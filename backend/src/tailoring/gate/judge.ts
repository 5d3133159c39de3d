/** The gate's verdict on one statement. */
import { statementOf, type Statement, type Finding } from "./statement.ts";
import type { Evidence } from "./evidence.ts";
import type { GateOptions, Unsupported } from "./finding.ts";
import { comparable } from "./readings.ts";
import { causes } from "./rules/causes.ts";
import { contrast } from "./rules/contrast.ts";
import { dates } from "./rules/dates.ts";
import { deeds } from "./rules/deeds.ts";
import { degrees } from "./rules/degrees.ts";
import { doing } from "./rules/doing.ts";
import { languages } from "./rules/languages.ts";
import { names, postingCompany } from "./rules/names.ts";
import { numbers } from "./rules/numbers.ts";
import { lists } from "./rules/lists.ts";
import { ordinals } from "./rules/ordinals.ts";
import { people } from "./rules/people.ts";
import { quotations } from "./rules/quotations.ts";
import { scope } from "./rules/scope.ts";
import { skills } from "./rules/skills.ts";
import { negations } from "./rules/negation.ts";
import { moved } from "./rules/moved.ts";
import { unfinished } from "./rules/unfinished.ts";
import { titles } from "./rules/titles.ts";
import { binding } from "./rules/binding.ts";
import { support } from "./rules/support.ts";

/** In this order: of two findings on the same words the first is told. */
const RULES: readonly ((statement: Statement) => Finding[])[] = [
  quotations,
  titles,
  degrees,
  languages,
  skills,
  postingCompany,
  numbers,
  ordinals,
  people,
  dates,
  deeds,
  scope,
  contrast,
  names,
  binding,
  support,
  doing,
  unfinished,
  causes,
  lists,
  negations,
  moved,
];

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
  const found: Finding[] = [];
  for (const rule of RULES) {
    for (const finding of rule(statement)) {
      const { span } = finding;
      if (found.some((other) => span.start < other.span.end && span.end > other.span.start)) continue;
      found.push(finding);
    }
  }
  return found
    .sort((a, b) => a.span.start - b.span.start)
    .map(({ kind, span, reason }) => {
      const { start, end } = statement.source.original(span);
      const text = sentence.slice(start, end);
      return { kind, text, start, end, reason: reason.text, explanation: reason.explanation };
    });
}

/** The whole statement is a line or sentence of a cited row: the row's own words need no judging. */
function isVerbatim({ source, readings }: Statement): boolean {
  if (source.folded === "") return source.text.trim() === "";
  return readings.some((reading) => reading.passages.has(comparable(source.text)));
}
