/** The rules: each finds what of a statement its rows speak against or do not hold. */
import type { Finding, Statement } from "../statement.ts";
import { causes } from "./causes.ts";
import { contrast } from "./contrast.ts";
import { dates } from "./dates.ts";
import { deeds } from "./deeds.ts";
import { degrees } from "./degrees.ts";
import { doing } from "./doing.ts";
import { languages } from "./languages.ts";
import { names, postingCompany } from "./names.ts";
import { numbers } from "./numbers.ts";
import { lists } from "./lists.ts";
import { ordinals } from "./ordinals.ts";
import { people } from "./people.ts";
import { quotations } from "./quotations.ts";
import { scope } from "./scope.ts";
import { skills } from "./skills.ts";
import { negations } from "./negation.ts";
import { moved } from "./moved.ts";
import { unfinished } from "./unfinished.ts";
import { titles } from "./titles.ts";
import { binding } from "./binding.ts";
import { support } from "./support.ts";

/** In this order: of two findings on the same words the first is told. */
export const RULES: readonly ((statement: Statement) => Finding[])[] = [
  quotations,
  titles,
  degrees,
  languages,
  skills,
  postingCompany,
  numbers,
  ordinals,
  people,
  dates,
  deeds,
  scope,
  contrast,
  names,
  binding,
  support,
  doing,
  unfinished,
  causes,
  lists,
  negations,
  moved,
];

export interface RuleFinding extends Finding {
  /** Its place in `RULES`. */
  rule: number;
}

export function findingsOf(statement: Statement): RuleFinding[] {
  return RULES.flatMap((rule, at) => rule(statement).map((finding) => ({ ...finding, rule: at })));
}
