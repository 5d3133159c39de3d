/** The facts of a posting's text: title, employer, place, pay, mode, kind of employment, level. */
import type { PostingReading, Salary } from "../../../contract/posting.ts";
import { labelledSalary, salaryInText } from "../../../posting/salary.ts";
import { findSalaries } from "../../../text/money.ts";
import type { Piece } from "../pieces.ts";
import { companyOf } from "./company.ts";
import { headerLines } from "./header.ts";
import { labelledFacts } from "./labels.ts";
import { placeOf } from "./place.ts";
import { employmentIn, seniorityOf, workModeIn } from "./terms.ts";
import { titleOf } from "./title.ts";

/** Every fact that the text states; null for what it does not. `pieces`: the text cut by `pieces()`. */
export function readFacts(text: string, pieces: readonly Piece[]): Omit<PostingReading, "requirements"> {
  const labelled = labelledFacts(text, pieces);
  const header = headerLines(text);
  const company = companyOf(sentencesOf(text, pieces), labelled.company);
  const title = titleOf(text, header, labelled.title, company);
  return {
    title,
    company,
    location: placeOf(text, header, labelled.location, title),
    work_mode: workModeIn(text, labelled.work_mode, labelled.location),
    employment_type: employmentIn(text, labelled.employment_type),
    seniority: seniorityOf(title, labelled.seniority),
    salary: payOf(text, labelled.salary),
  };
}

/** Headings and points, each on a line of its own, so that "at the beginning of a sentence" can be told. */
function sentencesOf(text: string, pieces: readonly Piece[]): string {
  const lines: string[] = [];
  let from = 0;
  for (const { start, end } of pieces) {
    lines.push(...text.slice(from, start).split("\n"), text.slice(start, end).replace(/\s+/g, " "));
    from = end;
  }
  return [...lines, ...text.slice(from).split("\n")].filter((line) => /\p{L}/u.test(line)).join("\n");
}

/** A labelled amount, else the one that running text calls pay; ranges named side by side are taken together. */
function payOf(text: string, labelled: string | undefined): Salary | null {
  const stated = (labelled ? labelledSalary(labelled) : null) ?? salaryInText(text);
  if (!stated) return null;
  const { salary } = stated;
  const all = findSalaries(text);
  const own = all.findIndex((one) => one.text === stated.text);
  const next = all[own + 1];
  const between = own >= 0 && next ? text.slice(all[own]!.end, next.start) : "";
  if (
    !next ||
    !/^\s*[;,]?\s*(?:and|or|und|oder|et|ou|y|o|e)\s*$/.test(between) ||
    next.currency !== salary.currency
  )
    return salary;
  const amounts = [salary.min, salary.max, next.min, next.max].filter((amount) => amount !== null);
  return { ...salary, min: Math.min(...amounts), max: Math.max(...amounts) };
}
