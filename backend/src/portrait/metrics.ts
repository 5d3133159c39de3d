/**
 * Whether the numbers of a statement are shown: quoted as they stand, or, for dates and lengths of time, what the quotes and
 * periods behind it come to. Claims write dates in one form ("2020-03 – present"); documents write them in every form.
 */
import {
  type Duration,
  findDates,
  findDurations,
  isoDate,
  numbersAreQuoted,
  withFigures,
} from "../intelligence/index.ts";

export interface Period {
  start_date: string | null;
  end_date: string | null;
  is_current?: boolean;
}

export interface Shown {
  /** The words of every piece of evidence. */
  quotes: string;
  /** What is known of when it was: of the claim itself and of the roles it was shown in. */
  periods: readonly Period[];
  /** YYYY-MM-DD; the end of what still runs. */
  today: string;
}

/** Whether every figure, date and length of time in the statement is quoted or follows from quotes and periods. */
export function metricsAreShown(statement: string, shown: Shown): boolean {
  const dates = [...datesIn(shown.quotes), ...shown.periods.flatMap(endsOf)];
  const periods = [...shown.periods, ...periodsIn(shown.quotes)].flatMap((period) =>
    lengthOf(period, shown.today),
  );
  let rest = withFigures(statement);
  for (const duration of findDurations(rest)) {
    if (follows(duration, periods)) rest = blanked(rest, duration);
  }
  for (const date of findDates(rest)) {
    const said = datesIn(rest.slice(date.start, date.end));
    if (said.every((day) => dates.some((known) => known.startsWith(day)))) rest = blanked(rest, date);
  }
  return numbersAreQuoted(rest, shown.quotes);
}

function blanked(text: string, { start, end }: { start: number; end: number }): string {
  return text.slice(0, start) + " ".repeat(end - start) + text.slice(end);
}

function periodsIn(text: string): Period[] {
  return findDates(text).map(({ from, to }) => ({
    start_date: isoDate(from),
    end_date: to === "present" ? null : isoDate(to),
    is_current: to === "present",
  }));
}

function datesIn(text: string): string[] {
  return periodsIn(text).flatMap(endsOf);
}

function endsOf({ start_date, end_date }: Period): string[] {
  return [start_date, end_date].filter((date) => date !== null);
}

/** The least and the most months that a period can have; dates are only as exact as they were told. */
interface Length {
  least: number;
  most: number;
}

function lengthOf({ start_date, end_date, is_current }: Period, today: string): Length[] {
  const end = is_current === true ? today : end_date;
  if (start_date === null || end === null) return [];
  const least = monthOf(end, 1) - monthOf(start_date, 12);
  const most = monthOf(end, 12) - monthOf(start_date, 1) + 1;
  return most < 1 ? [] : [{ least: Math.max(0, least), most }];
}

/** Months since year 0; a year alone counts as the month given. */
function monthOf(date: string, unknown: number): number {
  return Number(date.slice(0, 4)) * 12 + (date.length > 4 ? Number(date.slice(5, 7)) : unknown);
}

/** Whether a length of time is that of one period or of all together, rounded to years where it is told in years. */
function follows({ months, inYears }: Duration, lengths: readonly Length[]): boolean {
  const together = lengths.reduce(
    (sum, { least, most }) => ({ least: sum.least + least, most: sum.most + most }),
    { least: 0, most: 0 },
  );
  const unit = inYears ? 12 : 1;
  return [...lengths, together].some(
    ({ least, most }) =>
      most > 0 && months >= Math.floor(least / unit) * unit && months <= Math.ceil(most / unit) * unit,
  );
}
