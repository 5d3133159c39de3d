/** Lengths of time as résumés write them, in eight languages: `2 years 3 months`, `18 Monate`, `3年`. */

const YEARS = "years?|yrs?|jahre?n?|años?|ans?|années?|anos?|anni|anno|jaar";
const MONTHS = "months?|mos?|monate?n?|meses|mes|mois|m[eê]s|mesi|mese|maanden|maand";
const LAST = "(?!\\p{L})";
const FIGURE = "(?<!\\d)\\d{1,2}(?:[.,]\\d)?\\s*\\+?\\s*-?";
const YEAR_PART = `(?:(?:${YEARS})${LAST}|年(?!\\d{1,2}月))`;
const MONTH_PART = `(?:(?:${MONTHS})${LAST}|个月)`;
const DURATION = new RegExp(
  `\\(?\\s*(?:${FIGURE}(?:${YEAR_PART}|${MONTH_PART})\\s*(?:,|and\\b|y\\b|et\\b|und\\b|e\\b)?\\s*)+\\)?`,
  "giu",
);
const PART = new RegExp(`(\\d{1,2}(?:[.,]\\d)?)\\s*\\+?\\s*-?(?:(${YEAR_PART})|${MONTH_PART})`, "giu");

/** A length of time in a text; offsets are UTF-16 positions in it. */
export interface Duration {
  start: number;
  end: number;
  months: number;
  /** Told in years alone, so exact to the year. */
  inYears: boolean;
}

export function findDurations(text: string): Duration[] {
  return [...text.matchAll(DURATION)].map((match) => {
    const parts = [...match[0].matchAll(PART)].map(([, figure = "", years]) => ({
      count: Number(figure.replace(",", ".")),
      years: years !== undefined,
    }));
    return {
      start: match.index,
      end: match.index + match[0].length,
      months: parts.reduce((sum, { count, years }) => sum + count * (years ? 12 : 1), 0),
      inYears: parts.every(({ years }) => years),
    };
  });
}

/** The text without a duration such as `(2 years 3 months)`, which is no date; offsets stay. */
export function withoutDurations(text: string): string {
  return text.replace(DURATION, (match) => " ".repeat(match.length));
}
