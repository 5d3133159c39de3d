/** Positions in lists, as clients carry them: opaque text around the sort key of the last row seen. */
import type { z } from "zod";
import { invalid } from "../errors.ts";

function encodeCursor(position: unknown): string {
  return Buffer.from(JSON.stringify(position)).toString("base64url");
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
  } catch {
    return undefined;
  }
}

/** @throws ApiError 400 for a cursor that this list did not give. */
export function decodeCursor<S extends z.ZodType>(cursor: string | undefined, schema: S): z.output<S> | null {
  if (cursor === undefined) return null;
  const position = schema.safeParse(parsed(cursor));
  if (!position.success) throw invalid([{ path: "cursor", message: "is not a cursor of this list" }]);
  return position.data;
}

/** Cuts the one row read beyond the limit off and names the position after the last one shown. */
export function pageOf<T>(rows: readonly T[], limit: number, positionOf: (row: T) => unknown) {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return {
    items,
    next_cursor: rows.length > limit && last !== undefined ? encodeCursor(positionOf(last)) : null,
  };
}
