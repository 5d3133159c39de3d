/** The least a person wants to be paid, as a description states it. */
import type { PreferencesReading } from "@career-portrait/shared/contract";
import { findSalaries, type PayPeriod, pattern, oneLine } from "@career-portrait/shared/text";

export type PayFloor = Pick<
  PreferencesReading,
  "compensation_floor" | "compensation_currency" | "compensation_period"
>;

interface Amount {
  least: number | null;
  currency: string | null;
  period: PayPeriod | null;
  start: number;
  end: number;
}

const NUMBER = String.raw`\d{1,3}(?:[ .,'’\u00A0\u202F]\d{3})+|\d+(?:[.,]\d{1,2})?`;
const SCALE = String.raw`k(?![\p{L}])|tsd\.?|tausend|thousand|grand|teur|t€|lakhs?|lpa`;
/** Amounts without a currency's sign, which people leave out when they speak of their own pay. */
const PLAIN = new RegExp(
  oneLine`
    (?<![\p{L}\p{N}.,])(?<low>${NUMBER})\s?(?<lowScale>${SCALE})?(?:\s?(?:-|–|to|and|bis|
    und)\s?(?<high>${NUMBER})\s?(?<highScale>${SCALE})?)?(?![\p{N}%])`,
  "giu",
);
const SIX_FIGURES = /(?<![\p{L}])(?:six[-\s]figures?|6[-\s]figures?|sechsstellig(?:e[snr]?)?)(?![\p{L}])/giu;

const FLOOR = pattern("iu")`
    (?:at least|minimum(?: of)?|min\.?|not (?:below|under|less than)|no less than|nothing (?:below|
    under)|from|above|over|more than|upwards of|floor(?: of| is)?|starting at|mindestens|mind\.|minimal|
    ab|nicht (?:unter|weniger als)|über|mehr als|mindestgehalt(?: von)?|untergrenze(?: von| ist)?|
    >=?)\s*:?\s*(?:[\p{L}.$€£¥₹]{0,4}\s?)$`;
const WISH =
  /(?:ideally|target(?:ing)?|hoping for|dream|wunsch\p{L}*|idealerweise|am liebsten)[^,.;]{0,25}$/iu;
const CEILING =
  /(?:up to|at most|max(?:imum|imal|\.)?|bis(?: zu)?|höchstens|below|under|unter)\s*(?:[\p{L}.$€£¥₹]{0,4}\s?)$/iu;
const OF_PAY = pattern("iu")`
    salar(?:y|ies)|\bpay\b|paid|\bcomp(?:ensation)?\b|\bbase\b|\bearn|\brate\b|\bgross\b|\bOTE\b|\bTC\b|
    remuneration|wage|gehalt|vergütung|verdien|lohn|brutto|netto|honorar|tagessatz|stundensatz|
    jahresgehalt`;
/** What one has now is not what one wants at least. */
const PRESENT =
  /(?:current(?:ly)?|at the moment|right now|so far|derzeit(?:ig\p{L}*)?|aktuell\p{L}*|momentan\p{L}*|bisher\p{L}*|zurzeit)[^.;]{0,40}$/iu;
/** Not every amount is pay. */
const NOT_FLOOR =
  /(?:bonus|budget|equity|funding|revenue|raised|turnover|umsatz|ARR|zuschuss|stipend|allowance|signing|relocation|finanzierung)[^.,;]{0,25}$/iu;
const NOT_FLOOR_AFTER = pattern("iu")`
    ^[\s+]*(?:\p{Sc}\s*)?(?:(?!(?:plus|and|und|or|oder|with|mit|zzgl|base|brutto|
    gross)\s)\p{L}+\s)?(?:signing|bonus|budget|equity|funding|revenue|turnover|umsatz|arr\b|zuschuss|
    stipend|users?|customers?|kunden|employees|people|mitarbeit|leute|personen|engineers|days?\s(?:in|
    on|at|of|remote)|tagen?\s|years?\s(?:of|experience)|jahren?\s(?:erfahrung|berufs)|hours?|stunden|
    std|h\b|%|km|miles|minut)`;

const PERIODS: readonly (readonly [PayPeriod, RegExp])[] = [
  [
    "hour",
    /(?:\/\s?|per |an |a |pro |die |je )(?:h|hr|hour|stunde|std)(?![\p{L}])|hourly|stundensatz|stundenlohn/iu,
  ],
  ["day", /(?:\/\s?|per |a |pro |am |je )(?:day|tag)(?![\p{L}])|daily|day rate|tagessatz/iu],
  ["week", /(?:\/\s?|per |a |pro |je )(?:week|woche)(?![\p{L}])|weekly/iu],
  [
    "month",
    /(?:\/\s?|per |a |pro |im |je )(?:month|mo|monat)(?![\p{L}])|monthly|monatlich|monatsgehalt|mtl/iu,
  ],
  [
    "year",
    /(?:\/\s?|per |a |pro |im |je )(?:year|yr|annum|jahr)(?![\p{L}])|annual(?:ly)?|yearly|jährlich|jahresgehalt|p\.\s?a\.|(?<![\p{L}])(?:pa|lpa)(?![\p{L}])/iu,
  ],
];

function valueOf(digits: string, scale: string | undefined): number {
  const grouped = /^\d{1,3}(?:[^\d]\d{3})+$/.test(digits);
  const value = Number(grouped ? digits.replace(/\D/g, "") : digits.replace(",", "."));
  if (scale === undefined) return value;
  return value * (/^l/iu.test(scale) ? 100_000 : 1000);
}

/** The period that the words around an amount name, nearest first: behind it, then before it. */
function periodAround(text: string, start: number, end: number): PayPeriod | null {
  const behind = text.slice(start, end + 28).split(/[;\n]|\.\s/u)[0] ?? "";
  const before =
    text
      .slice(Math.max(0, start - 30), start)
      .split(/[;,\n]|\.\s/u)
      .at(-1) ?? "";
  for (const part of [behind, before])
    for (const [period, pattern] of PERIODS) if (pattern.test(part)) return period;
  return null;
}

function plainAmounts(text: string): Amount[] {
  const amounts: Amount[] = [];
  for (const match of text.matchAll(PLAIN)) {
    const { low = "", lowScale, high, highScale } = match.groups ?? {};
    const start = match.index;
    const end = start + match[0].trimEnd().length;
    let least = valueOf(
      low,
      lowScale ?? (high === undefined || valueOf(low, undefined) >= 1000 ? undefined : highScale),
    );
    const scaled = lowScale ?? (high === undefined ? undefined : highScale);
    const period = periodAround(text, start, end);
    // A bare number is pay only when its surroundings say so and its size fits.
    const near = text.slice(Math.max(0, start - 40), end + 30);
    const fitting =
      scaled !== undefined
        ? least >= 10_000
        : OF_PAY.test(near) && (least >= 10_000 || (period !== null && period !== "year" && least >= 10));
    if (!fitting) continue;
    if (/^t(?:eur|€)/iu.test(lowScale ?? highScale ?? "")) {
      amounts.push({ least, currency: "EUR", period, start, end });
      continue;
    }
    least = Math.round(least * 100) / 100;
    amounts.push({ least, currency: null, period, start, end });
  }
  for (const match of text.matchAll(SIX_FIGURES)) {
    const end = match.index + match[0].length;
    amounts.push({
      least: 100_000,
      currency: null,
      period: periodAround(text, match.index, end),
      start: match.index,
      end,
    });
  }
  return amounts;
}

function amountsIn(text: string): Amount[] {
  const signed = findSalaries(text).map(({ min, currency, period, start, end }) => ({
    least: min,
    currency,
    period: period ?? periodAround(text, start, end),
    start,
    end,
  }));
  const plain = plainAmounts(text).filter(
    ({ start, end }) => !signed.some((taken) => taken.start < end && start < taken.end),
  );
  return [...signed, ...plain].toSorted((a, b) => a.start - b.start);
}

/**
 * The lowest pay a text asks for, with its currency and period only as far as they are stated; all null when it states none.
 * Ceilings, present pay, bonuses and budgets are none.
 */
export function findPayFloor(text: string): PayFloor {
  let best: Amount | null = null;
  let bestScore = -1;
  for (const amount of amountsIn(text)) {
    const before =
      text
        .slice(Math.max(0, amount.start - 60), amount.start)
        .split(/[\n;]|\.\s/u)
        .at(-1) ?? "";
    const floor = FLOOR.test(before);
    if (amount.least === null || amount.least <= 0) continue;
    if (NOT_FLOOR.test(before) || NOT_FLOOR_AFTER.test(text.slice(amount.end, amount.end + 30))) continue;
    if (!floor && (CEILING.test(before) || PRESENT.test(before))) continue;
    const score = floor ? 2 : WISH.test(before) ? 0 : 1;
    if (score > bestScore) {
      best = amount;
      bestScore = score;
    }
  }
  return {
    compensation_floor: best?.least ?? null,
    compensation_currency: best?.currency ?? null,
    compensation_period: best?.period ?? null,
  };
}
