/** Pages of lists that are short enough to be read whole: roles, skills, projects, keys. */
import { z } from "zod";
import { decodeCursor, pageOf } from "./cursor.ts";

/** The last row shown, and where it stood, for the case that it is gone by the time the list is read on. */
const Place = z.object({ id: z.string(), at: z.int().min(0) });

/** What most lists tell their items apart by. */
export const idOf = ({ id }: { id: string }): string => id;

/**
 * The page after the cursor. Rows added or moved before the last row shown neither repeat nor hide another.
 * @throws ApiError 400 for a cursor that no list gave.
 */
export async function pageFrom<T>(
  list: Promise<readonly T[]>,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
  idOf: (item: T) => string,
) {
  const after = decodeCursor(cursor, Place);
  const items = await list;
  const found = after === null ? -1 : items.findIndex((item) => idOf(item) === after.id);
  const start = after === null ? 0 : found === -1 ? after.at : found + 1;
  const rest = items.slice(start, start + limit + 1);
  return pageOf(rest, limit, (item) => ({ id: idOf(item), at: items.indexOf(item) }));
}
