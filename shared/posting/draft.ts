/** What one reader found about one posting, before the readers' findings are merged. */
import type { FieldSource, Salary, WorkMode } from "../contract/index.ts";
import { isWithheldEmployer } from "../lexicon/withheld-employers.ts";
import { clean, shorten } from "./clean.ts";
import type { Description } from "./description.ts";

export type Source = FieldSource["source"];

export interface Fact<T> {
  value: T;
  source: Source;
  snippet: string;
}

interface Values {
  title: string;
  company: string;
  location: string;
  url: string;
  external_id: string;
  employment_type: string;
  work_mode: WorkMode;
  salary: Salary;
  posted_at: string;
  valid_through: string;
  description: Description;
  closed: boolean;
}

type Facts = { [Field in keyof Values]?: Fact<Values[Field]> };

export interface Draft extends Facts {
  /** Site the reader knows it is on. */
  site?: string;
}

export function fact<T>(value: T, source: Source, snippet: string): Fact<T> {
  return { value, source, snippet: shorten(clean(snippet), 200) };
}

/** Notes a source's facts in a draft. What is known already stays; null and the empty text say nothing. */
export function notesIn(draft: Draft, source: Source) {
  return <Field extends keyof Values>(
    field: Field,
    stated: Values[Field] | null | undefined,
    snippet?: string,
  ): void => {
    const value = typeof stated === "string" ? (clean(stated) as Values[Field]) : stated;
    if (value === null || value === undefined || value === "") return;
    if (field === "company" && typeof value === "string" && isWithheldEmployer(value)) return;
    const facts = draft as Partial<Record<Field, Fact<Values[Field]>>>;
    facts[field] ??= fact(value, source, snippet ?? (typeof value === "string" ? value : ""));
  };
}
