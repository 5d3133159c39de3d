/** What is certain in words and numbers: each rule finds what of a statement its rows speak against or do not hold. */
import type { Finding, Statement } from "../statement.ts";
import { contrast } from "./contrast.ts";
import { dates } from "./dates.ts";
import { deeds } from "./deeds.ts";
import { degrees } from "./degrees.ts";
import { doing } from "./doing.ts";
import { languages } from "./languages.ts";
import { names, postingCompany } from "./names.ts";
import { numbers } from "./numbers.ts";
import { quotations } from "./quotations.ts";
import { scope } from "./scope.ts";
import { skills } from "./skills.ts";

/** In this order: of two findings on the same words the first is told. */
export const RULES: readonly ((statement: Statement) => Finding[])[] = [
  quotations,
  degrees,
  languages,
  skills,
  postingCompany,
  numbers,
  dates,
  deeds,
  scope,
  contrast,
  names,
  doing,
];

export interface RuleFinding extends Finding {
  /** Its place in `RULES`. */
  rule: number;
}

export function findingsOf(statement: Statement): RuleFinding[] {
  return RULES.flatMap((rule, at) => rule(statement).map((finding) => ({ ...finding, rule: at })));
}
