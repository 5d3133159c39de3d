/** Numbers: the same value with its unit and its exactness, or years that the dated roles come to. */
import { type Amount, amountsIn } from "../amounts.ts";
import { isDatePart } from "../dates.ts";
import { experienceYears } from "../experience.ts";
import { because } from "../reasons.ts";
import type { Finding, Statement } from "../statement.ts";

/** "Over 40" may stand for 45, not for 100: at most this many times the number said. */
const FARTHEST = 1.5;
/** "About 40" may stand for 42, rounded down. */
const ABOUT = 1.1;
/** "Nearly 400" for 380, "close to a fifth" for 18 %. */
const NEARLY = 1.12;

export function numbers(statement: Statement): Finding[] {
  const { source, readings } = statement;
  const strange = amountsIn(source).filter(
    (amount) =>
      !isDatePart(amount, source) &&
      !statement.isNeed(amount) &&
      !statement.isAbbreviated(amount) &&
      !experienceYears(amount, statement) &&
      !readings.some((row) => row.amounts.some((held) => covers(held, amount))),
  );
  return [
    ...strange.map((span): Finding => ({
      kind: "number",
      span,
      reason: because("stands_not", { words: statement.quote(span) }),
    })),
    ...codes(statement),
  ];
}

/** Whether the evidence's amount makes the stated one true. */
export function covers(given: Amount, said: Amount): boolean {
  const held = inUnitOf(given, said.unit);
  if (!sameUnit(held.unit, said)) return halved(held, said) && bounds(held, said, true);
  return held.values.some((value) => said.values.some((stated) => same(value, stated)))
    ? bounds(held, said, true)
    : bounds(held, said, false);
}

/** Units that measure the same thing, each in the smallest of them. A month is no number of days. */
const MEASURES: readonly Record<string, number>[] = [
  { ms: 1, s: 1_000, min: 60_000, hour: 3_600_000 },
  { day: 1, week: 7 },
  { month: 1, year: 12 },
  { mm: 1, cm: 10, m: 1_000, km: 1_000_000 },
  { kg: 1, t: 1_000 },
  { MB: 1, GB: 1_000, TB: 1_000_000 },
  { kW: 1, MW: 1_000 },
];

/** An amount in another unit of the same measure: six months are half a year. As it is where there is none. */
function inUnitOf(amount: Amount, unit: string | null): Amount {
  const measure = MEASURES.find((units) => unit !== null && unit in units && (amount.unit ?? "") in units);
  if (!measure || unit === null || amount.unit === null || unit === amount.unit) return amount;
  const factor = measure[amount.unit]! / measure[unit]!;
  return { ...amount, unit, values: amount.values.map((value) => value * factor) };
}

function sameUnit(held: string | null, said: Amount): boolean {
  if (held === said.unit) return true;
  // "A budget of 2 million" leaves the currency out; nothing else may be left out.
  return said.unit === null && /^[A-Z]{3}$/.test(held ?? "");
}

/** By half is by 50 %, to double is two times. */
function halved(held: Amount, said: Amount): boolean {
  const half = (one: Amount, other: Amount) =>
    one.unit === "x" && one.values.includes(0.5) && other.unit === "%" && other.values.includes(50);
  return half(held, said) || half(said, held);
}

function bounds(held: Amount, said: Amount, equal: boolean): boolean {
  if (said.bound === "several" || held.bound === "several") return isSeveral(held, said);
  if (equal) {
    if (said.bound === "above") return held.bound === "above";
    // "Up to 30 %" is not 30 %, and "nearly 50" is not 50.
    if (held.bound === "below") return said.bound !== "exact";
    return true;
  }
  const value = held.values[0] ?? 0;
  const stated = said.values[0] ?? 0;
  if (held.values.length > 1 || said.values.length > 1 || stated <= 0) return false;
  if (said.bound === "above") return value > stated && value <= stated * FARTHEST && held.bound !== "below";
  // No row that itself says "up to".
  if (said.bound === "below") return value < stated && value * NEARLY >= stated && held.bound !== "below";
  return said.bound === "about" && value > stated && value <= stated * ABOUT;
}

/** "Hundreds" for "hundreds", or for two hundred and more. */
function isSeveral(held: Amount, said: Amount): boolean {
  const [value = 0, stated = 0] = [held.values[0], said.values[0]];
  if (said.bound !== "several") return false;
  return held.bound === "several" ? value === stated : value >= 2 * stated && value < 1_000 * stated;
}

function same(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-9 * Math.max(Math.abs(one), Math.abs(other));
}

/** `ISO9001`, `C1`, `Q3`: words with digits in them that are no amounts must stand as they are. */
function codes(statement: Statement): Finding[] {
  const { text } = statement.source;
  return [
    ...text.matchAll(
      /(?<![\p{L}\p{N}.@/])(?=[\p{L}\p{N}]*\p{L})(?=[\p{L}\p{N}]*\p{N})\p{L}[\p{L}\p{N}]+(?![\p{N}\p{L}@])/gu,
    ),
  ].flatMap((match): Finding[] => {
    const span = { start: match.index, end: match.index + match[0].length };
    const wanted = match[0].toLowerCase();
    const held = statement.readings.some(({ source }) =>
      source.text.toLowerCase().replace(/[\s-]/g, "").includes(wanted),
    );
    return held || statement.isNeed(span)
      ? []
      : [{ kind: "name", span, reason: because("stands_not", { words: match[0] }) }];
  });
}
