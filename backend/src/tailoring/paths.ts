/** Paths into a tailored profile: names and indices joined by dots. */
import { type ApiError, invalid } from "../errors.ts";

/** What an attacker would name to reach beyond the document. */
const FORBIDDEN = new Set(["__proto__", "constructor", "prototype"]);
const ROOTS = new Set(["narrative", "talking_points", "resume_data"]);

export type Path = readonly string[];

function wrong(message: string): ApiError {
  return invalid([{ path: "field", message }]);
}

/** @throws ApiError 400 for a path that names nothing that can be edited. */
export function parsePath(field: string): Path {
  const path = field.split(".");
  if (path.some((segment) => FORBIDDEN.has(segment))) throw wrong("names what is no field");
  const [root = "", second] = path;
  if (!ROOTS.has(root)) throw wrong("must begin with narrative, talking_points or resume_data");
  if (root === "resume_data" && (second === "meta" || second === "$schema"))
    throw wrong("is kept by the service and cannot be edited");
  return path;
}

function step(holder: unknown, segment: string): unknown {
  if (Array.isArray(holder)) return /^(?:0|[1-9]\d*)$/.test(segment) ? holder[Number(segment)] : undefined;
  if (typeof holder !== "object" || holder === null || !Object.hasOwn(holder, segment)) return undefined;
  return (holder as Record<string, unknown>)[segment];
}

/** The value at a path; undefined where the path does not exist. */
export function valueAt(document: object, path: Path): unknown {
  let value: unknown = document;
  for (const segment of path) value = step(value, segment);
  return value;
}

/** The value at a path. @throws ApiError 400 where it does not exist. */
export function requireAt(document: object, path: Path): unknown {
  const value = valueAt(document, path);
  if (value === undefined) throw wrong("does not exist in this tailored profile");
  return value;
}

/** A copy of the document with another value at a path that exists. */
export function withValue<T extends object>(document: T, path: Path, value: unknown): T {
  const copy = structuredClone(document);
  const holder = valueAt(copy, path.slice(0, -1)) as Record<string, unknown>;
  holder[path.at(-1) ?? ""] = value;
  return copy;
}

/** Whether one path lies within the other. */
export function isWithin(inner: string, outer: string): boolean {
  return inner.startsWith(`${outer}.`);
}
