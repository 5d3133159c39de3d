/** What a form asks for, how it is checked before it is sent, and what of it is sent: only what was changed. */
import { isEmail, readLink } from "@career-portrait/shared/contract";
import { t, type MessageKey } from "../../words/index.ts";
import { endsBeforeStart, PRESENT, readDate } from "./dates.ts";

export interface Field {
  /** As the contract writes it in a body. */
  name: string;
  /** As the contract reads it, where that differs. */
  from?: string;
  label: MessageKey;
  /** `end` is the end of a period that may still run. */
  kind: "text" | "email" | "tel" | "link" | "long" | "date" | "end" | "list";
  required?: boolean;
  /** The most characters that the contract takes. */
  max: number;
  /** Shares its line with the next one, where there is room. */
  half?: boolean;
  hint?: MessageKey;
  autoComplete?: string;
}

/** What stands in a form, by field. */
export type Values = Record<string, string>;
/** What is wrong, by field; `""` is about the whole. */
export type Errors = Record<string, string>;

const MOST_IN_LIST = 100;

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "string" ? value : "";
}

/** The form's values for a row, or for a new one. */
export function valuesOf(fields: readonly Field[], row: object | null): Values {
  const known = (row ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    fields.map(({ name, from, kind }) => {
      const runs = kind === "end" && known.is_current === true;
      return [name, runs ? PRESENT : shown(known[from ?? name])];
    }),
  );
}

/** The parts of a list typed with commas, each once. */
export function listOf(typed: string): string[] {
  const parts = typed.split(/[,;\n]/).map((part) => part.trim());
  return [...new Set(parts.filter(Boolean))];
}

function problemOf({ kind, required, max }: Field, typed: string): string | null {
  const text = typed.trim();
  if (text === "") return required ? t("field.required") : null;
  if (text.length > max) return t("field.tooLong", { max });
  switch (kind) {
    case "email":
      return isEmail(text) ? null : t("field.noEmail");
    case "link":
      return readLink(text) === null ? t("field.noLink") : null;
    case "date":
    case "end": {
      const date = readDate(text);
      return date === null || (date === PRESENT && kind === "date") ? t("field.noDate") : null;
    }
    case "list": {
      const parts = listOf(text);
      if (parts.length > MOST_IN_LIST) return t("field.tooMany", { max: MOST_IN_LIST });
      return parts.some((part) => part.length > 100) ? t("field.partTooLong", { max: 100 }) : null;
    }
    default:
      return null;
  }
}

/** What is wrong with a period. The backend takes no end for "still runs", so that has to be said. */
function periodErrors(fields: readonly Field[], values: Values, before: Values): Errors {
  const start = readDate(values.start_date ?? "");
  const end = readDate(values.end_date ?? "");
  if (start && end && endsBeforeStart(start, end)) return { end_date: t("field.endsBeforeStart") };
  if (!fields.some(({ kind }) => kind === "end")) return {};
  if (end === PRESENT && !start) return { start_date: t("field.sinceWhen") };
  const changed = values.end_date !== before.end_date || !before.start_date;
  return start && !values.end_date?.trim() && changed ? { end_date: t("field.untilWhen") } : {};
}

/**
 * What is wrong with these values, by field; empty when nothing is.
 * @param before what the form began with
 */
export function errorsIn(fields: readonly Field[], values: Values, before: Values): Errors {
  const own = fields.flatMap((field) => {
    const problem = problemOf(field, values[field.name] ?? "");
    return problem === null ? [] : [[field.name, problem] as const];
  });
  const errors = Object.fromEntries(own);
  return own.length > 0 ? errors : periodErrors(fields, values, before);
}

function sent({ kind }: Field, typed: string): unknown {
  const text = typed.trim();
  if (kind === "list") return listOf(text);
  if (text === "") return null;
  if (kind === "link") return readLink(text);
  if (kind === "date" || kind === "end") {
    const date = readDate(text);
    return date === PRESENT ? null : date;
  }
  return text;
}

/**
 * The body that a form sends: what was changed, in the contract's words. An emptied field is sent as null.
 * @param before what the form began with; all-empty for a new row
 */
export function bodyOf(fields: readonly Field[], values: Values, before: Values): Record<string, unknown> {
  const changed = fields.filter(({ name }) => (values[name] ?? "").trim() !== (before[name] ?? "").trim());
  return Object.fromEntries(changed.map((field) => [field.name, sent(field, values[field.name] ?? "")]));
}
