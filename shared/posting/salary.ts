/** Pay from text, as the contract's shape. */
import type { Salary } from "../contract/index.ts";
import { findPay, type FoundSalary, parsePay } from "../text/index.ts";

/** Pay from a value that a program wrote: nothing about it is guessed. */
export function declaredSalary(text: string): Salary | null {
  const found = parsePay(text);
  return found === null ? null : shapeOf(found);
}

/** Pay from a value known to be pay (a label's value). */
export function labelledSalary(text: string) {
  return salaryOf(parsePay(text));
}

/** Pay stated somewhere in running text. */
export function salaryInText(text: string) {
  return salaryOf(findPay(text));
}

function salaryOf(found: FoundSalary | null): { salary: Salary; text: string } | null {
  if (found === null || (found.min === null && found.max === null)) return null;
  return { salary: { ...shapeOf(found), period: found.period ?? guessPeriod(found) }, text: found.text };
}

function shapeOf({ min, max, currency, period }: FoundSalary): Salary {
  return { min, max, currency, period };
}

/** Only where no other reading is possible: six figures of a currency in which a month or hour never pays that. */
function guessPeriod(found: FoundSalary): Salary["period"] {
  const amount = found.max ?? found.min ?? 0;
  if (/^(?:USD|EUR|GBP|CAD|AUD|CHF|NZD|SGD)$/.test(found.currency ?? "") && amount >= 20_000) return "year";
  return null;
}
