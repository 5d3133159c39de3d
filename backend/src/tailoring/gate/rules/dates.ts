/** Dates: they stand in the evidence, begin and end what they begin and end there, and are never stretched. */
import type { Sentence } from "../../../phrasebook.ts";
import type { Statement, Finding } from "../statement.ts";
import { datesIn, type FoundDate } from "../dates.ts";
import { negates, type Reading } from "../readings.ts";
import { because } from "../reasons.ts";
import { isWeighty } from "../weighing.ts";
import { says } from "../word-match.ts";
import { UNFINISHED } from "../vocabulary/hedges.ts";
import { pattern } from "@career-portrait/shared/text";

const NOW = pattern("gu")`
    \b(?:currently|at present|presently|to date|to this day|today|present|nowadays|derzeit|aktuell|
    momentan|heute|zurzeit|actuellement|aujourd hui|a ce jour|actualmente|hoy|ongoing|laufend)\b`;
/** "I am currently looking for work": not about a role. */
const SEEKING = /\b(?:look\w*|seek\w*|search\w*|available|auf der suche|suche|recherche|busco|buscando)\b/u;

export function dates(statement: Statement): Finding[] {
  const { source, readings } = statement;
  const said = datesIn(source);
  const found = said.flatMap((date, index): Finding[] => {
    if (statement.isNeed(date)) return [];
    const isHeld = readings.some((reading) => holds(reading, date, said[index + 1], statement));
    if (isHeld && !isOtherSince(date, statement)) return [];
    return [{ kind: "date", span: date, reason: reasonOf(date, statement) }];
  });
  return [...found, ...running(statement)];
}

/** "Accident-free since 2011" where the row that says so has it since 2014. */
function isOtherSince(date: FoundDate, statement: Statement): boolean {
  if (date.role !== "since") return false;
  const words = statement.source.words.filter(
    (word) => word.clause === date.clause && isWeighty(word, statement),
  );
  // In a role of many lines the year belongs to the line that tells it.
  const saysInLine = ({ source }: Reading, { sentence }: FoundDate) =>
    source.words.some((one) => one.sentence === sentence && words.some(({ key }) => key === one.key));
  const others = statement.readings
    .filter((row) => words.length > 0 && words.every(({ key }) => says(row, key)))
    .flatMap((row) => textDates(row, true).filter((one) => one.role === "since" && saysInLine(row, one)));
  return others.length > 0 && !others.some((other) => agrees(other, date));
}

function reasonOf(date: FoundDate, statement: Statement): Sentence {
  const words = statement.quote(date);
  if (date.role === "since") return because("none_began", { words });
  if (date.role === "until" || date.role === "range_end") return because("none_ended", { words });
  return because("date_stands_not", { words });
}

function holds(
  reading: Reading,
  date: FoundDate,
  next: FoundDate | undefined,
  statement: Statement,
): boolean {
  const { period } = reading.evidence;
  const told = textDates(reading, negates(statement.source, date.sentence));
  const inText = told.some((other) => agrees(other, date));
  const runs = statement.readings.some(({ evidence }) => evidence.period?.is_current);
  const own = period !== null && !isOfItsRole(reading, told);
  const starts = own && period.start !== null && agrees(partsOf(period.start), date);
  const ends = own && period.end !== null && agrees(partsOf(period.end), date);
  switch (date.role) {
    case "since":
      // A degree or certificate is held from the day it was given.
      return (
        (starts && runs) ||
        (isGiven(reading) && (ends || inText)) ||
        told.some((other) => other.role === "since" && agrees(other, date)) ||
        (inText && UNFINISHED.test(reading.source.folded))
      );
    case "range_start":
      return (
        (starts && (next === undefined || endsAfter(reading, date, next, statement.readings))) ||
        (inText && told.some((other) => next !== undefined && agrees(other, next)))
      );
    case "until":
    case "range_end":
      return (
        ends ||
        (inText && !starts && period === null) ||
        told.some((other) => (other.role === "range_end" || other.role === "until") && agrees(other, date))
      );
    default:
      return starts || ends || inText;
  }
}

function isGiven({ evidence: { kind, claim_type } }: Reading): boolean {
  return kind === "education" || claim_type === "certification" || claim_type === "education";
}

/** Both ends of a range belong to one role, or to the first and the last of those cited. */
function endsAfter(reading: Reading, date: FoundDate, end: FoundDate, all: readonly Reading[]): boolean {
  const own = reading.evidence.period;
  if (own?.end != null && agrees(partsOf(own.end), end)) return true;
  const others = all.filter(({ evidence }) => evidence.period?.start != null && evidence.period.end != null);
  const first = others.map(({ evidence }) => evidence.period!.start!).sort()[0];
  const last = others
    .map(({ evidence }) => evidence.period!.end!)
    .sort()
    .at(-1);
  const sameRole = others.some(
    ({ evidence }) =>
      agrees(partsOf(evidence.period!.start!), date) && agrees(partsOf(evidence.period!.end!), end),
  );
  return (
    sameRole ||
    (first !== undefined && last !== undefined && agrees(partsOf(first), date) && agrees(partsOf(last), end))
  );
}

function partsOf(date: string): { year: number; month: number | null } {
  const [year, month] = date.split("-");
  return { year: Number(year), month: month === undefined ? null : Number(month) };
}

/** The same year, and the same month as far as the statement names one: it may leave it out, not add it. */
function agrees(
  held: { year: number; month: number | null },
  said: { year: number; month: number | null },
): boolean {
  return held.year === said.year && (said.month === null || said.month === held.month);
}

const told = new WeakMap<Reading, FoundDate[]>();

/** The dates a row's text says; those of what it negates only for a statement that negates too. */
function textDates(reading: Reading, negated: boolean): FoundDate[] {
  let found = told.get(reading);
  if (!found) {
    found = datesIn(reading.source);
    told.set(reading, found);
  }
  return negated ? found : found.filter((date) => !reading.isNegated(date));
}

/** A deed with a year of its own ("no penalty in 2022") did not last as long as the role it was done in. */
function isOfItsRole({ evidence: { kind, claim_type } }: Reading, told: readonly FoundDate[]): boolean {
  return kind === "claim" && claim_type === "achievement" && told.length > 0;
}

/** "Currently": something cited still runs. */
function running(statement: Statement): Finding[] {
  const { source, readings } = statement;
  const dated = readings.filter(({ evidence }) => evidence.period !== null);
  if (dated.length === 0 || dated.some(({ evidence }) => evidence.period?.is_current)) return [];
  return [...source.folded.matchAll(NOW)].flatMap((match): Finding[] => {
    const span = source.ofFolded(match.index, match.index + match[0].length);
    const sentence = source.words
      .filter((word) => word.sentence === source.words[span.first]?.sentence)
      .map(({ key }) => key)
      .join(" ");
    const held = readings.some(
      (reading) => reading.source.folded.includes(match[0]) || UNFINISHED.test(reading.source.folded),
    );
    return held || SEEKING.test(sentence) || statement.isNeed(span)
      ? []
      : [{ kind: "date", span, reason: because("none_runs") }];
  });
}
