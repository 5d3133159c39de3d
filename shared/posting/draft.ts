/** What one reader found about one posting, before the readers' findings are merged. */
import type { FieldSource, Salary, WorkMode } from "../contract/posting.ts";
import { clean, shorten } from "./clean.ts";
import type { Description } from "./description.ts";

export interface Fact<T> {
  value: T;
  source: FieldSource["source"];
  snippet: string;
}

export interface Draft {
  title?: Fact<string>;
  company?: Fact<string>;
  location?: Fact<string>;
  url?: Fact<string>;
  external_id?: Fact<string>;
  employment_type?: Fact<string>;
  work_mode?: Fact<WorkMode>;
  salary?: Fact<Salary>;
  posted_at?: Fact<string>;
  valid_through?: Fact<string>;
  description?: Fact<Description>;
  closed?: Fact<boolean>;
  /** Site the reader knows it is on. */
  site?: string;
}

export function fact<T>(value: T, source: FieldSource["source"], snippet: string): Fact<T> {
  return { value, source, snippet: shorten(clean(snippet), 200) };
}

/** A fact of a text, or undefined when the text is empty. */
export function textFact(
  text: string | null | undefined,
  source: FieldSource["source"],
): Fact<string> | undefined {
  if (text === null || text === undefined) return undefined;
  const value = clean(text);
  return value === "" ? undefined : fact(value, source, value);
}
