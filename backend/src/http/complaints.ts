/** What is wrong with a value, in the words of `validation_error` (specification, Errors: a message is for people). */
import type { z } from "zod";

const TYPES: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};

function amount(origin: string, count: number | bigint): string {
  if (origin === "string") return `${count} character${count === 1 ? "" : "s"}`;
  if (origin === "array") return `${count} entr${count === 1 ? "y" : "ies"}`;
  return String(count);
}

function limited(word: "most" | "least", origin: string, count: number | bigint): string {
  const verb = origin === "string" || origin === "array" ? "have" : "be";
  return `must ${verb} at ${word} ${amount(origin, count)}`;
}

/** An error map for zod: where a schema has no words of its own. Undefined leaves zod's. */
export const complaint: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === "invalid_type") {
    if (issue.input === undefined) return "is required";
    return `must be ${TYPES[issue.expected] ?? issue.expected}`;
  }
  if (issue.code === "invalid_value") {
    return issue.input === undefined ? "is required" : `must be ${issue.values.map(String).join(" or ")}`;
  }
  if (issue.code === "too_small") {
    const isEmpty = (issue.origin === "string" || issue.origin === "array") && issue.minimum === 1;
    return isEmpty ? "must not be empty" : limited("least", issue.origin, issue.minimum);
  }
  if (issue.code === "too_big") return limited("most", issue.origin, issue.maximum);
  if (issue.code === "invalid_format") {
    if (issue.format === "uuid") return "must be a UUID";
    if (issue.format === "email") return "must be an e-mail address";
    if (issue.format === "datetime") return "must be a date and time such as 2026-01-31T09:00:00Z";
  }
  return undefined;
};
