/** Dates of postings as ISO calendar dates. Relative ones ("3 days ago") are null: this folder has no clock. */
import { MONTHS, monthsByWord } from "../lexicon/months.ts";
import { fold } from "../text/fold.ts";

/** Between a day and a year no month is also another word. */
const MONTH_OF = monthsByWord(Object.keys(MONTHS[0]!.words), { doubtful: true });

/** The calendar date that a text states as `YYYY-MM-DD`, or null when it states none, a relative or an ambiguous one. */
export function isoDate(text: string): string | null {
  const plain = text.trim();
  const iso = /(?<!\d)((?:19|20)\d{2})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(plain);
  if (iso !== null) return dateOf(iso[1]!, iso[2]!, iso[3]!);
  const compact = /^((?:19|20)\d{2})(\d{2})(\d{2})$/.exec(plain);
  if (compact !== null) return dateOf(compact[1]!, compact[2]!, compact[3]!);
  const asian = /((?:19|20)\d{2})\s?[년年]\s?(\d{1,2})\s?[월月]\s?(\d{1,2})\s?[일日]/.exec(plain);
  if (asian !== null) return dateOf(asian[1]!, asian[2]!, asian[3]!);
  // `Tue Mar 04 00:00:00 UTC 2026`, as Java prints dates.
  const printed = /(\p{L}{3}) (\d{1,2}) \d\d:\d\d:\d\d \w+ ((?:19|20)\d{2})/u.exec(plain);
  if (printed !== null) return dateOf(printed[3]!, monthOf(printed[1]!), printed[2]!);
  const dayFirst =
    /(?<!\d)(\d{1,2})(?:st|nd|rd|th|º|er)?[.\s-]*(?:of|de|d'|di)?\s*(\p{L}{3,12})\.?,?[\s-]*(?:de\s|del\s)?((?:19|20)\d{2})/iu.exec(
      plain,
    );
  if (dayFirst !== null) return dateOf(dayFirst[3]!, monthOf(dayFirst[2]!), dayFirst[1]!);
  const monthFirst = /(\p{L}{3,12})\.?[\s-]+(\d{1,2})(?:st|nd|rd|th)?,?[\s-]+((?:19|20)\d{2})/iu.exec(plain);
  if (monthFirst !== null) return dateOf(monthFirst[3]!, monthOf(monthFirst[1]!), monthFirst[2]!);
  const dotted = /(?<!\d)(\d{1,2})\.\s?(\d{1,2})\.\s?((?:19|20)\d{2})(?!\d)/.exec(plain);
  if (dotted !== null) return dateOf(dotted[3]!, dotted[2]!, dotted[1]!);
  const slashed = /(?<!\d)(\d{1,2})[/-](\d{1,2})[/-]((?:19|20)\d{2})(?!\d)/.exec(plain);
  if (slashed !== null) {
    const [first, second] = [Number(slashed[1]), Number(slashed[2])];
    // Day and month cannot be told apart when both could be a month.
    if (first > 12) return dateOf(slashed[3]!, second, first);
    if (second > 12 || first === second) return dateOf(slashed[3]!, first, second);
  }
  return null;
}

/** The date of a timestamp in milliseconds or seconds since 1970 within living memory of job sites, or null. */
export function epochDate(value: number): string | null {
  const milliseconds = value < 1e11 ? value * 1000 : value;
  if (milliseconds < 9e11 || milliseconds > 4e12) return null;
  return new Date(milliseconds).toISOString().slice(0, 10);
}

function monthOf(name: string): number {
  return MONTH_OF.get(fold(name)) ?? 0;
}

function dateOf(year: string, month: string | number, day: string | number): string | null {
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  if (m < 1 || m > 12 || d < 1 || d > new Date(Date.UTC(y, m, 0)).getUTCDate()) return null;
  return `${year}-${String(m).padStart(2, "0")}-${String(d).padStart(2, "0")}`;
}
