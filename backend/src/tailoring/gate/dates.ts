/** Dates of a text: years, months of years, and whether something is said to begin, end or go on there. */
import { monthsByWord } from "@career-portrait/shared/lexicon/months";
import { unmarked, pattern } from "@career-portrait/shared/text";
import type { Amount } from "./amounts.ts";
import { type Source, type Span, touches } from "./source.ts";

export interface FoundDate extends Span {
  year: number;
  /** 1–12; null when only the year is said. */
  month: number | null;
  role: "since" | "until" | "range_start" | "range_end" | "point";
  sentence: number;
  clause: number;
}

const MONTHS = monthsByWord(["en", "de", "fr", "es"]);
const YEAR = /(?<![\p{L}\p{N}.,]|\p{N}[ '])(?:19[5-9]|20[0-4])\p{N}(?![\p{N}\p{L}]|[.,]\p{N}|['’]?s\b)/gu;
const SINCE = pattern("u")`
    (?:\bsince|\bfrom|\bseit|\bab|\bdepuis|\bdes|\bdesde|\bof|\bas of|\bstarting(?: in)?|
    \bbeginning(?: in)?)\s*(?:(?:the|dem|der|l'|le|la|el) ?)?(?:(?:early|late|mid|summer|winter|spring|
    autumn|fall|end|beginning|anfang|mitte|ende|sommer|winter|fruhjahr|fruhling|herbst|jahr|debut|fin|
    mi|ete|hiver|printemps|automne|annee|verano|invierno|otono|primavera|finales|principios)[ -]?(?:of |
    de l'|de |des jahres )?)?$`;
const UNTIL =
  /(?:\buntil|\btill|\bto|\bbis|\bjusqu'?\s?(?:a|en|au)|\bhasta|\bthrough|\bup to)\s*(?:en\s+|zum\s+)?$/u;
const JOINS =
  /^\s*(?:-|to|until|till|through|bis|a|à|au|al|jusqu'?(?:en|à|au)|hasta|and|und|et|y)\s*(?:en\s|zum\s)?$/iu;

export function monthOfWord(key: string): number | null {
  return MONTHS.get(key) ?? null;
}

/** The dates of a text, in order. */
export function datesIn(source: Source): FoundDate[] {
  const found = [...source.text.matchAll(YEAR)].map((match) =>
    dateAt(source, match.index, Number(match[0].normalize("NFKC"))),
  );
  return found.map((date, index) => {
    const next = found[index + 1];
    const last = found[index - 1];
    if (next && JOINS.test(source.text.slice(date.end, next.start)) && isRange(source, date, next))
      return { ...date, role: "range_start" };
    if (last && JOINS.test(source.text.slice(last.end, date.start)) && isRange(source, last, date))
      return { ...date, role: "range_end" };
    return date;
  });
}

/** "2012 and 2013" are two dates, "between 2012 and 2013" and "2012–2013" one range. */
function isRange({ text }: Source, from: FoundDate, to: FoundDate): boolean {
  const joins = text.slice(from.end, to.start).trim().toLowerCase();
  if (!/^(?:and|und|et|y|a)$/.test(joins)) return true;
  return (
    /(?:between|zwischen|entre|from|von|de|du|desde)\s+(?:\S+\s+){0,2}$/iu.test(
      text.slice(Math.max(0, from.start - 30), from.start + 1).slice(0, -1) + " ",
    ) || joins === "a"
  );
}

function dateAt(source: Source, at: number, year: number): FoundDate {
  const { text, words } = source;
  const index = words.findIndex((word) => word.end > at);
  const word = words[index]!;
  let start = at;
  let end = at + 4;
  let month: number | null = null;
  const prior = words[index - 1];
  const before = /(?<!\p{N})(\p{N}{1,2})\s?[/.-]\s?$/u.exec(text.slice(Math.max(0, at - 6), at));
  const after = /^[-/.](\p{N}{2})(?![\p{N}])(?:[-/.]\p{N}{2}(?!\p{N}))?/u.exec(text.slice(end, end + 6));
  if (
    prior &&
    /^[\s.,]{0,2}(?:de|del|of)?\s?$/u.test(text.slice(prior.end, at)) &&
    monthOfWord(prior.key) !== null
  ) {
    month = monthOfWord(prior.key);
    start = prior.start;
  } else if (/^(?:de|del|of)$/.test(prior?.key ?? "") && monthOfWord(words[index - 2]?.key ?? "") !== null) {
    month = monthOfWord(words[index - 2]!.key);
    start = words[index - 2]!.start;
  } else if (before && Number(before[1]) >= 1 && Number(before[1]) <= 12) {
    month = Number(before[1]);
    start = at - before[0].length;
  } else if (after && Number(after[1]) >= 1 && Number(after[1]) <= 12) {
    month = Number(after[1]);
    end += after[0].length;
  }
  const lead = unmarked(text.slice(Math.max(0, start - 36), start));
  const role = SINCE.test(lead) && !/\bof\s*$/.test(lead) ? "since" : UNTIL.test(lead) ? "until" : "point";
  return { year, month, start, end, role, sentence: word.sentence, clause: word.clause };
}

/** Whether an amount is the year, month or day of a date. */
export function isDatePart(amount: Amount, source: Source): boolean {
  if (amount.unit !== null) return false;
  return datesIn(source).some((date) => touches(date, amount));
}
