/** Dates of postings as ISO calendar dates. Relative ones ("3 days ago") are null: this folder has no clock. */
import { MONTHS, monthsByWord } from "../lexicon/months.ts";
import { fold } from "../letters/fold.ts";

let months: ReadonlyMap<string, number> | undefined;

/** The number of a month's name; read when a page first has one. Between a day and a year no month is also another word. */
function monthOf(name: string): number {
  months ??= monthsByWord(Object.keys(MONTHS[0]!.words), { doubtful: true });
  return months.get(fold(name)) ?? 0;
}

const YEAR = "((?:19|20)\\d{2})";

/** How dates are written, in small letters, with the order of what the groups hold; the first that a text has is its date. */
const FORMS = (
  [
    ["ymd", `(?<!\\d)${YEAR}[-/.](\\d{1,2})[-/.](\\d{1,2})(?!\\d)`],
    ["ymd", `^${YEAR}(\\d{2})(\\d{2})$`],
    ["ymd", `${YEAR}\\s?[년年]\\s?(\\d{1,2})\\s?[월月]\\s?(\\d{1,2})\\s?[일日]`],
    // `Tue Mar 04 00:00:00 UTC 2026`, as Java prints dates.
    ["mdy", `(\\p{L}{3}) (\\d{1,2}) \\d\\d:\\d\\d:\\d\\d [a-z0-9_]+ ${YEAR}`],
    [
      "dmy",
      `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th|º|er)?[.\\s-]*(?:of|de|d'|di)?\\s*(\\p{L}{3,12})\\.?,?[\\s-]*(?:de\\s|del\\s)?${YEAR}`,
    ],
    ["mdy", `(\\p{L}{3,12})\\.?[\\s-]+(\\d{1,2})(?:st|nd|rd|th)?,?[\\s-]+${YEAR}`],
    ["dmy", `(?<!\\d)(\\d{1,2})\\.\\s?(\\d{1,2})\\.\\s?${YEAR}(?!\\d)`],
    ["dmy or mdy", `(?<!\\d)(\\d{1,2})[/-](\\d{1,2})[/-]${YEAR}(?!\\d)`],
  ] as const
).map(([order, pattern]) => ({ order, pattern: new RegExp(pattern, "u") }));

/** The calendar date that a text states as `YYYY-MM-DD`, or null when it states none, a relative or an ambiguous one. */
export function isoDate(text: string): string | null {
  const small = text.trim().toLowerCase();
  for (const { order, pattern } of FORMS) {
    const found = pattern.exec(small);
    if (found === null) continue;
    const [, a = "", b = "", c = ""] = found;
    if (order === "ymd") return dateOf(a, b, c);
    if (order === "dmy") return dateOf(c, b, a);
    if (order === "mdy") return dateOf(c, a, b);
    // Day and month cannot be told apart when both could be a month.
    if (Number(a) > 12) return dateOf(c, b, a);
    return Number(b) > 12 || Number(a) === Number(b) ? dateOf(c, a, b) : null;
  }
  return null;
}

/** The date of a timestamp in milliseconds or seconds since 1970 within living memory of job sites, or null. */
export function epochDate(value: number): string | null {
  const milliseconds = value < 1e11 ? value * 1000 : value;
  if (milliseconds < 9e11 || milliseconds > 4e12) return null;
  return new Date(milliseconds).toISOString().slice(0, 10);
}

function dateOf(year: string, month: string, day: string): string | null {
  const [y, d] = [Number(year), Number(day)];
  const m = /\d/.test(month) ? Number(month) : monthOf(month);
  if (m < 1 || m > 12 || d < 1 || d > new Date(Date.UTC(y, m, 0)).getUTCDate()) return null;
  return `${year}-${String(m).padStart(2, "0")}-${String(d).padStart(2, "0")}`;
}
