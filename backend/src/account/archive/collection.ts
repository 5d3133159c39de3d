/** How a collection stands in an archive: which fields of its rows travel, and how they come to stand in another account. */
import { z } from "zod";

/** The fields of a row that an archive holds: all but its id, its account, and those that are made anew where it arrives. */
export type Archived<Row, MadeAnew extends keyof Row = never> = Omit<Row, "_id" | "account_id" | MadeAnew>;

export interface ArchivedCollection {
  name: string;
  /** Of a row as JSON, without its id; what it does not name is neither written nor taken. */
  schema: z.ZodObject;
  /** Where a row's id comes from: it has one of its own, it is the account's only row, or it follows from what it says. */
  identity: "own" | "account" | ((accountId: string, row: Record<string, unknown>) => string);
  /** Fields that are made anew; `index` is the row's place in the archive. */
  madeAnew?: (index: number, row: Record<string, unknown>) => Record<string, unknown>;
  /** What stands instead of a row that would be a second one of its kind; without it the row is left out. */
  otherwise?: (row: Record<string, unknown>, attempt: number) => Record<string, unknown>;
  /** Written with the database's clock on arrival. */
  stampedOnArrival?: string;
  /** Rows that are no use elsewhere have no part in it. */
  travels?: (row: Record<string, unknown>) => boolean;
}

/** A moment: a `Date` in the row, ISO 8601 in the archive. */
export const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
export const text = z.string();
export const optionalText = z.string().nullable();
/** Any JSON; what must not be in it is refused for the archive as a whole (`read-archive.ts`). */
export const json = z.record(z.string(), z.unknown());
