/** The facts of a posting's text: title, employer, place, pay, mode, kind of employment, level. */
import type { PostingReading } from "../../../contract/index.ts";
import { type LabelledField, labelOf } from "../../../posting/index.ts";
import { choose } from "./choose.ts";
import { payOf } from "./pay.ts";
import type { RoleAt } from "./second-look.ts";
import { employmentIn, seniorityOf, workModeIn } from "./terms.ts";

/** Every fact that the text states, as printed; null for what it does not. */
export function readFacts(text: string, roleAt: RoleAt): Omit<PostingReading, "requirements"> {
  const labels = labelledFacts(text);
  const { title, company, location } = choose(text, roleAt);
  return {
    title,
    company,
    location,
    work_mode: workModeIn(text, labels.work_mode),
    employment_type: employmentIn(text, labels.employment_type),
    seniority: seniorityOf(title, labels.seniority),
    salary: payOf(text, labels.salary),
  };
}

const LINE = /^[ \t*#•-]*([\p{L}][\p{L} /()&'-]{2,34}?)\**[ \t]*[:：]\**[ \t]*(\S[^\n]{0,120})$/gmu;
const SENIORITY =
  /^(?:seniority(?: level)?|(?:career|job|experience) level|level|karrierestufe|karrierelevel|niveau|nivel)$/i;

type Labelled = Partial<Record<LabelledField | "seniority", string>>;

/** The first value of each label that stands with it on a line (`Label: value`), plain. */
export function labelledFacts(text: string): Labelled {
  const facts: Labelled = {};
  for (const [, label, value] of text.matchAll(LINE)) {
    const field = SENIORITY.test(label!)
      ? "seniority"
      : /^remote$/i.test(label!)
        ? "work_mode"
        : labelOf(label!);
    const plain = value!.replace(/ {2,}\p{Lu}[\p{L} ]{2,24}:.*$/su, "").replace(/^[\s:*]+|[\s*]+$/g, "");
    if (field !== null && plain.length > 1 && plain.length <= 100) facts[field] ??= plain;
  }
  return facts;
}
