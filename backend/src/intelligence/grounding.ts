/**
 * The gate that every quote passes: what a model says it read counts only where it stands in the source, and then the
 * source's own words count, never the model's (decisions, sections 5 and 6).
 */
import { numbersByWord } from "@career-portrait/shared/lexicon/number-words";
import { isInvisible } from "@career-portrait/shared/text";
import type { Span } from "../reading/reading.ts";

/** UTF-16 offsets into the source: `source.slice(start, end)` is the quote as it really stands. */
export interface Located {
  start: number;
  end: number;
}

/** Characters that models and word processors swap for one another; one for one, so that offsets hold. */
const ALIKE: Record<string, string> = {
  "\u2018": "'",
  "\u2019": "'",
  "\u201a": "'",
  "\u201c": '"',
  "\u201d": '"',
  "\u201e": '"',
  "\u00ab": '"',
  "\u00bb": '"',
  "\u2010": "-",
  "\u2011": "-",
  "\u2012": "-",
  "\u2013": "-",
  "\u2014": "-",
  "\u2212": "-",
  "\u2022": "*",
  "\u00b7": "*",
};
const SPACE = /\s/;
const WORD = /[\p{L}\p{N}]/u;
/** Shorter quotes show nothing; longer ones are no quotes. */
const MIN_LENGTH = 2;
const MAX_LENGTH = 2_000;

interface Plain {
  text: string;
  /** Offset in the source of each unit of `text`. */
  offsets: number[];
}

/** The text with every run of white space as one space and what nobody sees left out. */
function plain(source: string): Plain {
  let text = "";
  const offsets: number[] = [];
  for (let at = 0; at < source.length; at += 1) {
    const unit = source.charAt(at);
    if (isInvisible(unit)) continue;
    const space = SPACE.test(unit);
    if (space && (text === "" || text.endsWith(" "))) continue;
    text += space ? " " : (ALIKE[unit] ?? unit);
    offsets.push(at);
  }
  return { text, offsets };
}

/** Whether a cut between these two would go through a word. */
function cutsWord(before: string | undefined, after: string | undefined): boolean {
  return before !== undefined && after !== undefined && WORD.test(before) && WORD.test(after);
}

function find({ text, offsets }: Plain, wanted: string): Located | null {
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    const whole = !cutsWord(text[at - 1], text[at]) && !cutsWord(text[end - 1], text[end]);
    const [start, last] = [offsets[at], offsets[end - 1]];
    if (whole && start !== undefined && last !== undefined) return { start, end: last + 1 };
  }
  return null;
}

/** Finds where a quote stands in its source; null when it does not stand there. */
export type Locate = (quote: string) => Located | null;

/**
 * Looks for quotes in a source, whole words only. Differences in white space, in the form of quotation marks and dashes, and
 * in what nobody sees are forgiven; no other difference is.
 */
export function locator(source: string): Locate {
  const text = plain(source);
  return (quote) => {
    if (quote.length > MAX_LENGTH) return null;
    const wanted = plain(quote).text.trim();
    return wanted.length < MIN_LENGTH ? null : find(text, wanted);
  };
}

/** The same over the pages of a document. */
export function pageLocator(pages: readonly string[]): (quote: string) => Span | null {
  const locators = pages.map(locator);
  return (quote) => {
    for (const [index, locate] of locators.entries()) {
      const found = locate(quote);
      if (found)
        return { content: pages[index]?.slice(found.start, found.end) ?? "", page: index + 1, ...found };
    }
    return null;
  };
}

const NUMBER = /\p{N}+(?:[.,:]\p{N}+)*/gu;

/** English words that count, and the figure that says the same; "one" counts nothing in "one of". */
const COUNTS: Record<string, string> = Object.fromEntries([
  ...[...numbersByWord(["en"])]
    .filter(([word, value]) => value > 1 && word.length > 2)
    .map(([word, value]) => [word, String(value)]),
  ["half", "50"],
  ["halved", "50"],
  ["doubled", "2"],
  ["tripled", "3"],
]) as Record<string, string>;
const COUNT = new RegExp(`\\b(${Object.keys(COUNTS).join("|")})s?\\b`, "gi");

/** The text with English words that count as figures. */
export function withFigures(text: string): string {
  return text.replace(COUNT, (_, word: string) => COUNTS[word.toLowerCase()] ?? word);
}

/** Whether every number in a statement stands in its quote, as figure or word: a model may phrase, it may not count. */
export function numbersAreQuoted(statement: string, quote: string): boolean {
  const quoted = new Set(quote.match(NUMBER));
  const words = new Set([...quote.matchAll(COUNT)].map(([, word = ""]) => word.toLowerCase()));
  const figures = new Set([...words].map((word) => COUNTS[word]));
  return (
    (statement.match(NUMBER) ?? []).every((number) => quoted.has(number) || figures.has(number)) &&
    [...statement.matchAll(COUNT)].every(
      ([, word = ""]) => words.has(word.toLowerCase()) || quoted.has(COUNTS[word.toLowerCase()] ?? ""),
    )
  );
}
