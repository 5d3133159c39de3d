/**
 * Dates as résumés write them, in eight languages: months and seasons by name, numeric forms, CJK forms, open and
 * running ranges. Seasons and quarters count as their year.
 */
import { monthNames, monthsByWord } from "@career-portrait/shared/lexicon/months";
import { fold, type TextSpan, oneLine } from "@career-portrait/shared/text";
import { withoutDurations } from "./durations.ts";

/** A date as exact as it was printed. */
export interface PrintedDate {
  year: number;
  month: number | null;
}

/** A date or range found in a text; offsets are UTF-16 positions in it. */
export interface DateSpan {
  start: number;
  end: number;
  from: PrintedDate | null;
  to: PrintedDate | "present" | null;
  range: boolean;
}

const LANGUAGES = ["en", "de", "fr", "es", "pt", "it", "nl"];
const MONTH_NUMBER = monthsByWord(LANGUAGES, { doubtful: true });
const MONTH_NAMES = monthNames(LANGUAGES);
const SEASONS = oneLine`
    spring|summer|fall|autumn|winter|frühling|frühjahr|sommer|herbst|primavera|verano|otoño|invierno|
    printemps|été|automne|hiver|verão|outono|inverno|estate|sommersemester|wintersemester|ss|ws|q[1-4]|
    h[12]`;

const PRESENT = oneLine`
    present|presently|current|currently|now|today|ongoing|to date|till date|date|heute|jetzt|aktuell|
    laufend|dato|actualidad|la actualidad|actualmente|actual|hoy|presente|el presente|o presente|hoje|
    atual|atualmente|o momento|até o momento|em andamento|en curso|en cours|aujourd['’]?hui|à ce jour|
    ce jour|actuel|oggi|in corso|attuale|heden|nu|至今|现在|今|目前|现今|…|\.{3}`;
const SEPARATOR = oneLine`
    \s*(?:[-‐‑‒–—−~～至→­]+|(?<!\p{L})(?:to|until|till|through|thru|bis(?: zum)?|hasta|a|al|à|au|até|ao|
    tot|t\/m|and|und|y|et|e)(?!\p{L})(?: la\b)?)\s*`;
const SINCE = "since|from|seit|ab|desde|depuis|dal|da|sinds|vanaf|starting|start";
const UNTIL = "until|till|bis|hasta|jusqu['’]à|até|fino a|tot";

const YEAR = "(?:19[5-9]\\d|20[0-4]\\d)";
const DAY = "(?:[0-2]?\\d|3[01])(?:st|nd|rd|th|er|º|\\.)?";
const LETTER = "\\p{L}";

/** One printed date; the named groups say which form it was. */
const DATE_SOURCE = [
  `(?<cjkYear>${YEAR})\\s*年\\s*(?:(?<cjkMonth>1[0-2]|0?[1-9])\\s*月)?(?:\\s*\\d{1,2}\\s*日)?`,
  oneLine`
    (?:(?<!${LETTER})${DAY}\s+(?:de\s+)?)?(?<!${LETTER})(?<name>${MONTH_NAMES})(?!${LETTER})\.?,?\s*
    (?:${DAY},\s*)?(?:(?:de|del|of)\s+)?(?:['’]?)(?<nameYear>${YEAR})(?!\d)`,
  `(?<!${LETTER})(?<shortName>${MONTH_NAMES})(?!${LETTER})\\.?\\s*['’]?(?<shortYear>\\d{2})(?![\\d.,:%/]|\\s*%)`,
  `(?<!${LETTER})(?:${SEASONS})(?!${LETTER})\\.?\\s*(?:of\\s+)?(?<seasonYear>${YEAR})(?:\\/\\d{2,4})?(?!\\d)`,
  `(?<![\\d.])(?<isoYear>${YEAR})\\s*[-–./]\\s*(?<isoMonth>1[0-2]|0[1-9])(?:[-./](?:[0-2]\\d|3[01]))?(?!\\d)`,
  `(?<![\\d.])(?:[0-2]?\\d|3[01])\\s*[./-]\\s*(?<dayMonth>1[0-2]|0?[1-9])\\s*[./-]\\s*(?<dayYear>${YEAR})(?!\\d)`,
  `(?<![\\d.])(?<usMonth>1[0-2]|0?[1-9])\\s*[./-]\\s*(?:[0-2]?\\d|3[01])\\s*[./-]\\s*(?<usYear>${YEAR})(?!\\d)`,
  `(?<![\\d./])(?<numMonth>1[0-2]|0?[1-9])\\s*[./-]\\s*(?<numYear>${YEAR})(?!\\d)`,
  `(?<![\\d.,/$€£])(?<year>${YEAR})(?!\\d|[.,]\\d|\\s*%|\\+)`,
].join("|");

const SHORT_NUMERIC = "(?<![\\d./])(?<slashMonth>1[0-2]|0[1-9])\\s*[./]\\s*(?<slashYear>\\d{2})(?![\\d/.])";

const DATE = new RegExp(DATE_SOURCE, "giu");
const DATE_HERE = new RegExp(DATE_SOURCE, "iuy");
const SHORT_HERE = new RegExp(SHORT_NUMERIC, "iuy");
const SHORT_RANGE = new RegExp(
  `${SHORT_NUMERIC}(?=${SEPARATOR}(?:\\d{1,2}\\s*[./]\\s*\\d{2}(?!\\d)|(?:${PRESENT})))`,
  "giu",
);
const PRESENT_HERE = new RegExp(`(?:(?:the|el|la|le|o)\\s+)?(?:${PRESENT})(?!${LETTER})`, "iuy");
const SEPARATOR_HERE = new RegExp(SEPARATOR, "iuy");
const BARE_MONTH = new RegExp(
  `(?<!${LETTER})(?<bare>${MONTH_NAMES})(?!${LETTER})\\.?(?=${SEPARATOR}(?:${MONTH_NAMES})(?!${LETTER})\\.?\\s*${YEAR})`,
  "giu",
);
const SHORT_END = /['’]?(?<two>\d{2})(?!\d|[.,/:%])/y;
const BEFORE_SINCE = new RegExp(`(?<!${LETTER})(?:${SINCE})\\s*:?\\s*$`, "iu");
const BEFORE_UNTIL = new RegExp(`(?<!${LETTER})(?:${UNTIL})\\s*:?\\s*$`, "iu");

/** Every date and range of a text, in order. */
export function findDates(text: string): DateSpan[] {
  const spans: DateSpan[] = [];
  let position = 0;
  while (position < text.length) {
    const first = nextDate(text, position);
    if (!first) break;
    const span = withLeadIn(text, extendToRange(text, first));
    spans.push(span);
    position = Math.max(span.end, position + 1);
  }
  return spans;
}

/** The dates of a piece of a text, with offsets into the whole. */
export function datesIn({ text, start }: TextSpan): DateSpan[] {
  return findDates(text).map((date) => ({ ...date, start: date.start + start, end: date.end + start }));
}

const LEAD_IN =
  /(?:^|[|·•(,;–—-]\s*)(?<word>(?:from|between|von|vom|zwischen|de|du|d['’]|entre|del|dal|da|van)\s*)$/iu;

/** `De mars 2019 à aujourd’hui`: the word that opens a range belongs to it, where nothing else stands before it. */
function withLeadIn(text: string, span: DateSpan): DateSpan {
  const word = span.range ? LEAD_IN.exec(text.slice(0, span.start))?.groups?.["word"] : undefined;
  return word === undefined ? span : { ...span, start: span.start - word.length };
}

interface Point {
  start: number;
  end: number;
  date: PrintedDate;
  /** `Summer 2022` is its whole year. */
  season?: boolean;
  /** A month whose year is printed only at the end of the range (`Jan – Mar 2020`). */
  yearless?: boolean;
}

function nextDate(text: string, from: number): Point | null {
  const candidates = [
    search(DATE, text, from),
    search(SHORT_RANGE, text, from),
    bareMonth(text, from),
  ].filter((point) => point !== null);
  return candidates.sort((a, b) => a.start - b.start || b.end - a.end)[0] ?? null;
}

function search(pattern: RegExp, text: string, from: number): Point | null {
  pattern.lastIndex = from;
  const match = pattern.exec(text);
  if (!match) return null;
  const groups = match.groups ?? {};
  return {
    start: match.index,
    end: match.index + match[0].length,
    date: dateOf(groups),
    season: groups["seasonYear"] !== undefined,
  };
}

function bareMonth(text: string, from: number): Point | null {
  BARE_MONTH.lastIndex = from;
  const match = BARE_MONTH.exec(text);
  if (!match) return null;
  const month = MONTH_NUMBER.get(fold(match.groups?.["bare"] ?? "")) ?? null;
  return { start: match.index, end: match.index + match[0].length, date: { year: 0, month }, yearless: true };
}

function dateOf(groups: Record<string, string | undefined>): PrintedDate {
  const year =
    groups["cjkYear"] ??
    groups["nameYear"] ??
    groups["seasonYear"] ??
    groups["isoYear"] ??
    groups["dayYear"] ??
    groups["usYear"] ??
    groups["numYear"] ??
    groups["year"];
  const month =
    groups["cjkMonth"] ??
    groups["isoMonth"] ??
    groups["dayMonth"] ??
    groups["usMonth"] ??
    groups["numMonth"] ??
    groups["slashMonth"];
  const name = groups["name"] ?? groups["shortName"];
  return {
    year: year ? Number(year) : century(Number(groups["shortYear"] ?? groups["slashYear"])),
    month: name ? (MONTH_NUMBER.get(fold(name)) ?? null) : month ? Number(month) : null,
  };
}

function century(twoDigits: number): number {
  return twoDigits < 50 ? 2000 + twoDigits : 1900 + twoDigits;
}

function here(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function extendToRange(text: string, first: Point): DateSpan {
  const separator =
    here(SEPARATOR_HERE, text, first.end) ?? (first.season ? here(/\s*,\s*/y, text, first.end) : null);
  const afterSeparator = separator ? first.end + separator[0].length : -1;
  if (separator) {
    const present = here(PRESENT_HERE, text, afterSeparator);
    if (present) return running(first, afterSeparator + present[0].length);
    const second = here(DATE_HERE, text, afterSeparator) ?? here(SHORT_HERE, text, afterSeparator);
    if (second) {
      const to = dateOf(second.groups ?? {});
      const from = first.yearless ? { year: to.year, month: first.date.month } : first.date;
      if (isOrdered(from, to))
        return { start: first.start, end: afterSeparator + second[0].length, from, to, range: true };
    }
    const short = here(SHORT_END, text, afterSeparator);
    if (short && first.date.month === null && /[-–—/]/.test(separator[0])) {
      const to = { year: century(Number(short.groups?.["two"])), month: null };
      if (isOrdered(first.date, to))
        return {
          start: first.start,
          end: afterSeparator + short[0].length,
          from: first.date,
          to,
          range: true,
        };
    }
  }
  return single(text, first);
}

/** Two dates side by side without a printed separator also make a range (a dash that the font hides). */
function single(text: string, first: Point): DateSpan {
  const beside = here(/[\s,]+/y, text, first.end);
  if (beside && first.date.month !== null) {
    const second = here(DATE_HERE, text, first.end + beside[0].length);
    const to = second ? dateOf(second.groups ?? {}) : null;
    if (second && to && to.month !== null && isOrdered(first.date, to)) {
      return {
        start: first.start,
        end: first.end + beside[0].length + second[0].length,
        from: first.date,
        to,
        range: true,
      };
    }
    const present = here(PRESENT_HERE, text, first.end + beside[0].length);
    if (present && present[0].length > 3)
      return running(first, first.end + beside[0].length + present[0].length);
  }
  const open = /^\s*[-–—]\s*(?=$|[\t|)])/.exec(text.slice(first.end));
  if (open)
    return {
      start: first.start,
      end: first.end + open[0].trimEnd().length,
      from: first.date,
      to: null,
      range: true,
    };
  const before = text.slice(0, first.start);
  const since = BEFORE_SINCE.exec(before);
  if (since) return { start: since.index, end: first.end, from: first.date, to: "present", range: true };
  const until = BEFORE_UNTIL.exec(before);
  if (first.season)
    return { start: first.start, end: first.end, from: first.date, to: first.date, range: true };
  if (until) return { start: until.index, end: first.end, from: null, to: first.date, range: true };
  return { start: first.start, end: first.end, from: null, to: first.date, range: false };
}

function running(first: Point, end: number): DateSpan {
  return { start: first.start, end, from: first.date, to: "present", range: true };
}

function isOrdered(from: PrintedDate, to: PrintedDate): boolean {
  if (from.year !== to.year) return from.year < to.year && to.year - from.year < 60;
  return from.month === null || to.month === null || from.month <= to.month;
}

/** `YYYY-MM` or `YYYY`. */
export function isoDate(date: PrintedDate | "present" | null): string | null {
  if (date === null || date === "present") return date;
  return date.month === null ? String(date.year) : `${date.year}-${String(date.month).padStart(2, "0")}`;
}

/** Whether the text is a date or range and nothing else but punctuation, durations and words such as "expected". */
export function isOnlyDates(text: string): boolean {
  const dates = findDates(text);
  if (dates.length === 0) return false;
  let rest = text;
  for (const date of dates.toReversed()) rest = rest.slice(0, date.start) + rest.slice(date.end);
  return /^(?:[\s\p{P}\p{S}]|expected|anticipated|graduat(?:ed|ion)|grad|completed|issued|date|dates|period|zeitraum|fecha|voraussichtlich|abschluss)*$/iu.test(
    withoutDurations(rest),
  );
}
