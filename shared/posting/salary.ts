/** Pay from text, as the contract's shape. */
import type { Salary } from "../contract/posting.ts";
import { findPay, parsePay, type FoundSalary } from "../text/money.ts";

export function salaryOf(found: FoundSalary | null): { salary: Salary; text: string } | null {
  if (found === null || (found.min === null && found.max === null)) return null;
  return {
    salary: {
      min: found.min,
      max: found.max,
      currency: found.currency,
      period: found.period ?? guessPeriod(found),
    },
    text: found.text,
  };
}

/** Pay from a value known to be pay (a label's value). */
export function labelledSalary(text: string) {
  return salaryOf(parsePay(text));
}

/** Pay stated somewhere in running text. */
export function salaryInText(text: string) {
  return salaryOf(findPay(text));
}

/** Only where no other reading is possible: six figures of a currency in which a month or hour never pays that. */
function guessPeriod(found: FoundSalary): Salary["period"] {
  const amount = found.max ?? found.min ?? 0;
  if (/^(?:USD|EUR|GBP|CAD|AUD|CHF|NZD|SGD)$/.test(found.currency ?? "") && amount >= 20_000) return "year";
  return null;
}
