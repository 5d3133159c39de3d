/**
 * The money grammar: amounts and ranges of pay in running text.
 *
 * Reads `$220K – $330K`, `€55.000 - 65.000 pro Jahr`, `£40k`, `40–50 Kč/h`, `CA$102.8K – CA$137K`,
 * `1 200 – 1 500 EUR/month`, `From $48,000.00 per year`, `up to 90k USD`, `年収500万円〜800万円`.
 */
import { CURRENCIES } from "../lexicon/currencies.ts";
import { PAY_PERIODS, type PayPeriod } from "../lexicon/pay-periods.ts";
import { phrases } from "../lexicon/phrases.ts";
import type { Concept } from "../lexicon/table.ts";
import { removeInvisible } from "../letters/invisible.ts";
import { oneLine, pattern } from "../letters/pattern.ts";

export interface FoundSalary {
  min: number | null;
  max: number | null;
  /** ISO 4217, null when the text names none or `$` is all there is to a number without context. */
  currency: string | null;
  period: PayPeriod | null;
  /** Verbatim span of the text the amount was read from. */
  text: string;
  start: number;
  end: number;
}

const SYMBOL = CURRENCIES.map(([, pattern]) => pattern).join("|");
const CURRENCY_OF = CURRENCIES.map(([code, pattern]) => [new RegExp(`^(?:${pattern})$`, "i"), code] as const);

const NUMBER =
  "\\d{1,2}(?:,\\d{2})+,\\d{3}(?!\\d)|\\d{1,3}(?:[ .,'’\u00A0\u202F]\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d+(?:[.,]\\d{1,2})?(?!\\d)";
const SCALE =
  "k(?![A-Za-zÀ-ɏͰ-ӿ])|tis\\.?(?![A-Za-zÀ-ɏͰ-ӿ])|tys\\.?(?![A-Za-zÀ-ɏͰ-ӿ])|Tsd\\.?|mil(?=\\s)|lakhs?|lpa(?![A-Za-zÀ-ɏͰ-ӿ])|[LM](?![A-Za-zÀ-ɏͰ-ӿ])|万|萬|만|천";
/** Abbreviations of currencies may not begin inside a word (`Kč` in `Kčko`, `Ft` in `shaft`). */
const CUR = `(?:${SYMBOL})`;
const BEFORE = `(?<![A-Za-zÀ-ɏͰ-ӿ\\d.,])(?<cur#>${CUR})?\\s?`;
const AMOUNT = `(?<num#>${NUMBER})(?:\\s?(?<scale#>${SCALE}))?\\+?(?:[,.][-–—]+)?(?:\\s?(?<after#>${CUR})(?![A-Za-zÀ-ɏͰ-ӿ]))?`;
/** Words a source puts between an amount and the dash: `$135K/yr - $175K/yr`. */
const PER_SHORT =
  "(?:\\s?(?:/|per |p\\.)\\s?(?:hours?|hr\\.?|h|days?|weeks?|wk|months?|mo\\.?|years?|yr\\.?|y|annum|hod\\.?|měs\\.?))?";
const DASH = oneLine`
    \s*(?:[-–—−~〜～/]|\bto\b|\band\b|\bbis\b|\bund\b|\bet\b|(?<=\s)à(?=\s)|\ba\b|\bhasta\b|\bal?\b|
    \bdo\b|\baž\b|\btot\b|\btill\b|\btil\b|\be\b)\s*`;
const one = (name: string) => (BEFORE + AMOUNT).replaceAll("#", name);
const two = AMOUNT.replaceAll("#", "2");
const RANGE = new RegExp(`${one("1")}(?:${PER_SHORT}${DASH}(?:(?<cur2>${CUR})\\s?)?${two})?`, "gi");

const phrasesOf = (concept: Concept, column: string) =>
  phrases([concept], { columns: [column], spell: (phrase) => phrase });
const YEARLY = "p\\.?\\s?a\\.?";
const PERIODS = PAY_PERIODS.map((period) => {
  const spans = phrasesOf(period, "span") + (period.key === "year" ? `|${YEARLY}` : "");
  const [paid, per] = [phrasesOf(period, "paid"), phrasesOf(period, "per")];
  const lead = `^[\\s,.)(|·]*(?:(?:${paid})[\\s,.)(]*)?(?:${per})?\\s*`;
  return [new RegExp(`${lead}(?:${spans})(?![A-Za-zÀ-ɏͰ-ӿ])`, "i"), period.key] as const;
});
const PERIOD_BEFORE = PAY_PERIODS.map((period) => {
  const apart = period.words.apart![0]!;
  return [new RegExp(`(?:${phrasesOf(period, "before")})[^\\d]{0,${apart}}$`, "i"), period.key] as const;
});
const UP_TO =
  /(?:up to|upto|max(?:imum|\.)?|bis (?:zu)?|jusqu['’]?[àa]|hasta|até|tot|fino a|až|do|upp till|op til|以下|max)\s*:?\s*$/i;
const FROM = pattern("i")`
    (?:from|starting (?:at|from)|starts at|min(?:imum|\.)?|at least|ab|mindestens|mindest(?:entgelt|
    lohn|gehalt)(?: von)?|à partir de|dès|desde|a partir d[eio]|vanaf|od|från|fra)\s*:?\s*$`;

/** Every amount of money in `text` that names a currency, in order. Offsets are UTF-16 units of `text`. */
export function findSalaries(text: string): FoundSalary[] {
  const found: FoundSalary[] = [];
  for (const match of text.matchAll(RANGE)) {
    const group = match.groups as Record<string, string | undefined>;
    const symbol = group.cur1 ?? group.cur2 ?? group.after1 ?? group.after2;
    if (symbol === undefined) continue;
    let low = numberOf(group.num1!, group.scale1);
    let high = group.num2 === undefined ? null : numberOf(group.num2, group.scale2);
    if (low === null) continue;
    // `80-100k`: the scale at the end counts for both ends.
    if (high !== null && group.scale1 === undefined && group.scale2 !== undefined && low < 1000)
      low = numberOf(group.num1!, group.scale2) ?? low;
    if (high !== null && group.scale1 !== undefined && group.scale2 === undefined && high < 1000)
      high = numberOf(group.num2!, group.scale1) ?? high;
    // `50-80.000 Kč`: a range that would shrink by two orders repeats the thousands of its upper end.
    if (high !== null && low < 1000 && high >= 1000 && low * 1000 <= high) low *= 1000;
    if (high !== null && high < low) high = null;
    const start = match.index + (match[0].length - match[0].trimStart().length);
    const end = match.index + match[0].trimEnd().length;
    const before = text.slice(Math.max(0, start - 48), start);
    const after = text.slice(end, end + 40);
    const inside = match[0];
    let min: number | null = low;
    let max = high ?? (/\+/.test(inside) || FROM.test(before) ? null : low);
    if (high === null && UP_TO.test(before)) {
      min = null;
      max = low;
    }
    found.push({
      min,
      max,
      currency: currencyOf(symbol),
      period: periodOf(before, inside, after),
      text: text.slice(start, end),
      start,
      end,
    });
  }
  return found;
}

const PAY_WORD = pattern("i")`
    salary|compensation|\bpay\b|wage|\bbase\b|\bote\b|remuneration|gehalt|vergütung|lohn|salaire|
    rémunération|salario|sueldo|retribuci|salár|remuneração|salaris|stipendio|retribuzione|\bral\b|
    \b(?:net|brut|brutto|netto|bruto)\b|plat(?![A-Za-zÀ-ɏͰ-ӿ]{2})|mzda|odměna|wynagrodzenie|pensja|
    \blön\b|\bløn\b|lønn|palkka|급여|연봉|월급|시급|給与|年収|月給|時給|薪|зарплат`;
const NOT_PAY = pattern("i")`
    bonus|fund(?:ing|ed|raise)|raised|revenue|budget|valuation|series [a-f]\b|\bARR\b|investment|
    \bstipend|reimburse|allowance|signing|referral|401|billion|million|insurance|equity grant|sales of|
    turnover|umsatz|obrat|assets|market cap|credit|voucher|discount|donat|příspěvek|příplatek|zuschuss|
    spend|saved?\b|grant`;

/** "£42,000 + bonus": what comes on top of the pay does not make it a bonus. */
const ON_TOP = /(?:\+|,|\bplus\b|\band\b|&|\bund\b|\bet\b)[^.;]*/i;
const CELL_BEFORE = /(?:^|[|·•]|\s[–—])\s*$/;
const CELL_AFTER = /^\s*(?:$|[|·•]|[–—]\s)/;
/** UTF-16 units of a posting in which its title and pay stand side by side. */
const OPENING = 400;
/** A posting says what it pays well before this. */
const LONGEST = 100_000;

/**
 * The pay that a posting's text states, or null. An amount counts when its surroundings say that it is pay
 * (a period or a word for pay) and not a bonus, a budget or a turnover, and when its size fits pay.
 */
export function findPay(text: string): FoundSalary | null {
  let best: FoundSalary | null = null;
  let bestScore = 0;
  const plain = text.slice(0, LONGEST);
  for (const salary of findSalaries(plain)) {
    const amount = salary.max ?? salary.min ?? 0;
    if (amount < 3 || amount > 100_000_000) continue;
    const around = plain.slice(Math.max(0, salary.start - 110), salary.start).split("\n");
    const before = around.at(-1)!;
    const previous = around.slice(0, -1).join(" ").slice(-60);
    const after = plain.slice(salary.end, salary.end + 50).split("\n")[0]!;
    let score = 0;
    if (salary.period !== null) score += 2;
    if (PAY_WORD.test(before)) score += 2;
    else if (PAY_WORD.test(after) || PAY_WORD.test(previous)) score += 1;
    const range = salary.min !== null && salary.max !== null && salary.min !== salary.max;
    if (range) score += 1;
    // Beside the title nothing but pay is given as a range of five or six figures.
    if (range && salary.start < OPENING && salary.min! >= 10_000 && amount < 1_000_000) score += 1;
    // A point that begins with a range of such figures speaks of nothing else.
    if (
      range &&
      score === 1 &&
      salary.min! >= 10_000 &&
      amount < 1_000_000 &&
      /^\W*(?:(?:de|from|von|entre|between|zwischen|à partir de) )?$/i.test(before)
    )
      score += 1;
    // "Redruth, Cornwall | £26,500 | Permanent": nothing else stands in a cell of its own beside a title.
    if (salary.start < OPENING && amount >= 10_000 && amount < 1_000_000 && CELL_BEFORE.test(before))
      score += CELL_AFTER.test(after) ? 2 : 0;
    if (/lpa\b/i.test(salary.text)) score += 3;
    if (NOT_PAY.test(before.slice(-45)) || NOT_PAY.test(after.slice(0, 30).replace(ON_TOP, ""))) score -= 3;
    if (amount < 1000 && salary.period === null) score -= 1;
    if (score > bestScore) {
      best = salary;
      bestScore = score;
    }
  }
  return bestScore >= 2 ? best : null;
}

/** Reads a value that is known to be pay: a label's value, a salary field of structured data. */
export function parsePay(text: string): FoundSalary | null {
  const plain = removeInvisible(text);
  const candidates = findSalaries(plain);
  const range = candidates.find(
    (salary) => salary.min !== salary.max && salary.min !== null && salary.max !== null,
  );
  return range ?? candidates[0] ?? null;
}

/** `1 200,50` with its scale, null when it is no number. */
function numberOf(digits: string, scale: string | undefined): number | null {
  let plain = digits.replace(/[ '’\u00A0\u202F]/g, "");
  const last = Math.max(plain.lastIndexOf("."), plain.lastIndexOf(","));
  if (last !== -1) {
    const decimals = plain.length - last - 1;
    const whole = plain.slice(0, last).replace(/[.,]/g, "");
    plain = decimals === 3 ? whole + plain.slice(last + 1) : `${whole}.${plain.slice(last + 1)}`;
  }
  const value = Number(plain) * scaleOf(scale);
  return Number.isFinite(value) ? Math.round(value * 100) / 100 : null;
}

function scaleOf(scale: string | undefined): number {
  if (scale === undefined) return 1;
  if (/^[kt천]/i.test(scale)) return 1000;
  if (/^(?:万|萬|만)/u.test(scale)) return 10_000;
  if (/^l/i.test(scale)) return 100_000;
  if (/^mil$/i.test(scale)) return 1000;
  return 1_000_000;
}

/** ISO 4217 code of a currency's sign, name or code. */
export function currencyOf(sign: string): string | null {
  const plain = sign.trim();
  for (const [pattern, code] of CURRENCY_OF) if (pattern.test(plain)) return code;
  return /^[A-Z]{3}$/.test(plain) ? plain : null;
}

const NEXT_LABEL = /^[^\S\n]*\n\s*\p{L}[\p{L} ]*:/u;

function periodOf(before: string, inside: string, following: string): PayPeriod | null {
  if (/lpa\b/i.test(inside)) return "year";
  // "£33,143 – £36,363⏎Hours: 37 per week": the label of the next line is not what the pay is for.
  const after = NEXT_LABEL.test(following) ? "" : following;
  for (const [pattern, period] of PERIODS) if (pattern.test(after)) return period;
  const slash = /(?:\/|per )\s?([A-Za-zÀ-ɏͰ-ӿ]+)/i.exec(inside);
  if (slash !== null)
    for (const [pattern, period] of PERIODS) if (pattern.test(`/${slash[1]}`)) return period;
  for (const [pattern, period] of PERIOD_BEFORE) if (pattern.test(before)) return period;
  return null;
}

/** The pay period that a word names (`YEAR`, `per-year-salary`, `hourly`, `měsíčně`), or null. */
export function payPeriodOf(word: string): PayPeriod | null {
  const plain = word.trim().replace(/^per[-_ ]/i, "");
  for (const [pattern, period] of PERIODS) if (pattern.test(`/${plain.split(/[-_ ]/)[0]}`)) return period;
  return null;
}
