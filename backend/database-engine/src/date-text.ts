/** Dates as text in UTC, by the format specifiers of $dateToString. */
import type { Value } from "./bson.ts";
import { DatabaseError } from "./errors.ts";

const PARTS: Record<string, (date: Date) => string> = {
  Y: (date) => pad(date.getUTCFullYear(), 4),
  m: (date) => pad(date.getUTCMonth() + 1, 2),
  d: (date) => pad(date.getUTCDate(), 2),
  H: (date) => pad(date.getUTCHours(), 2),
  M: (date) => pad(date.getUTCMinutes(), 2),
  S: (date) => pad(date.getUTCSeconds(), 2),
  L: (date) => pad(date.getUTCMilliseconds(), 3),
  "%": () => "%",
};

function pad(value: number, width: number): string {
  return String(value).padStart(width, "0");
}

/** @throws DatabaseError 18536 for a specifier outside %Y %m %d %H %M %S %L %% */
export function dateText(format: Value): (ms: number) => string {
  if (typeof format !== "string")
    throw new DatabaseError(18533, "$dateToString requires that 'format' be a string");
  for (const [, name] of format.matchAll(/%(.?)/gs)) {
    if (!PARTS[name as string])
      throw new DatabaseError(18536, `Invalid format character '%${name}' in format string`);
  }
  return (ms) => {
    const date = new Date(ms);
    return format.replace(/%(.)/g, (_, name: string) => PARTS[name]?.(date) ?? "");
  };
}
