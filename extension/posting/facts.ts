/** A posting's facts in the person's words. */
import type { CapturedPosting, Salary } from "@career-portrait/shared/contract";
import { formatMoney, t } from "../words/index.ts";

/** Pay as one phrase, such as "€65,000–80,000 a year"; null when nothing is said. */
export function payOf(salary: Salary | null): string | null {
  if (!salary || (salary.min === null && salary.max === null)) return null;
  const { min, max, currency, period } = salary;
  const range = formatMoney(min ?? max!, max ?? min!, currency);
  const bounded =
    min !== null && max !== null ? range : min !== null ? t("pay.from", { range }) : t("pay.to", { range });
  return period ? t(`pay.${period}`, { range: bounded }) : bounded;
}

/** Where and how, such as "Berlin · Hybrid"; empty when nothing is said. */
export function placeOf(posting: Pick<CapturedPosting, "location" | "work_mode">): string[] {
  const { location, work_mode } = posting;
  const mode = work_mode ? t(`mode.${work_mode}`) : null;
  const said = mode && location?.toLowerCase().includes(work_mode!) ? null : mode;
  return [location, said].filter((part) => part !== null);
}

/** Whether a day that a page names is still to come, or is today. */
export function isAhead(day: string): boolean {
  return day.slice(0, 10) >= new Date().toISOString().slice(0, 10);
}
