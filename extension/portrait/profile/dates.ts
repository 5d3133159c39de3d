/** Dates as exact as people state them: `2020` or `2020-03`, written and read in the person's own way. */
import { formatMonth, locale, t } from "../../words/index.ts";

/** What the end of something that still runs is written as in a form. */
export const PRESENT = "present";

const NOW_WORDS =
  /^(present|now|today|current|currently|heute|jetzt|aktuell|aujourd['’]hui|maintenant|en cours|actuel(?:lement)?|hoy|ahora|actualidad|actualmente|presente)$/;

/** Month numbers by their names, whole and short, in the language in use and in English. */
const MONTHS = new Map(
  [locale, "en", "en-GB"].flatMap((language) =>
    (["long", "short"] as const).flatMap((month) =>
      Array.from({ length: 12 }, (_, index) => {
        const name = new Intl.DateTimeFormat(language, { month, timeZone: "UTC" }).format(
          new Date(Date.UTC(2020, index, 1)),
        );
        return [name.toLowerCase().replace(".", ""), index + 1] as const;
      }),
    ),
  ),
);

function joined(year: string, month: number): string | null {
  return month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, "0")}` : null;
}

/**
 * A date as the contract writes it, from what a person types: `2020`, `2020-03`, `3/2020`, `March 2020`, or a whole day as
 * `2020-03-01`. PRESENT for a word that says so; null for what is no date.
 */
export function readDate(typed: string): string | null {
  const text = typed.trim().toLowerCase();
  if (NOW_WORDS.test(text)) return PRESENT;
  if (/^\d{4}$/.test(text)) return text;
  const day = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (day) {
    const date = new Date(`${text}T00:00:00Z`);
    return Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day[3]) ? null : text;
  }
  const yearFirst = /^(\d{4})\s*[-/.]\s*(\d{1,2})$/.exec(text);
  if (yearFirst) return joined(yearFirst[1]!, Number(yearFirst[2]));
  const monthFirst = /^(\d{1,2})\s*[-/.]\s*(\d{4})$/.exec(text);
  if (monthFirst) return joined(monthFirst[2]!, Number(monthFirst[1]));
  const named = /^(\p{L}+)\.?,?\s+(\d{4})$/u.exec(text);
  const month = named && MONTHS.get(named[1]!);
  return named && month ? joined(named[2]!, month) : null;
}

/** A date as a person reads it: "2020", "Mar 2020", "1 Mar 2020". */
function showDate(date: string): string {
  if (date.length === 4) return date;
  return formatMonth(date);
}

/** Whether the end lies before the start, as far as both say. */
export function endsBeforeStart(start: string, end: string): boolean {
  if (end === PRESENT) return false;
  return end.slice(0, start.length) < start.slice(0, end.length);
}

/** A period in words; empty when neither side is known. An end that is not stated is not made up. */
export function showPeriod(start: string | null, end: string | null, isCurrent = false): string {
  if (start && isCurrent) return t("period.current", { start: showDate(start) });
  if (start && end) return start === end ? showDate(start) : `${showDate(start)} \u2013 ${showDate(end)}`;
  if (start) return t("period.from", { start: showDate(start) });
  return end ? t("period.until", { end: showDate(end) }) : "";
}

interface Dated {
  start_date: string | null;
  end_date: string | null;
}

/** Newest first, by end and then by start; what has no date comes last, in the order it came in. */
export function newestFirst<T extends Dated>(rows: readonly T[]): T[] {
  const key = ({ start_date, end_date }: Dated): string => end_date ?? start_date ?? "";
  return rows.toSorted(
    (a, b) => key(b).localeCompare(key(a)) || (b.start_date ?? "").localeCompare(a.start_date ?? ""),
  );
}
