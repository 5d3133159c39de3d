/** Which opportunities a list shows, and in which order. Pure. */
import type { OpportunityStatus } from "@career-portrait/shared/contract";
import { fold } from "@career-portrait/shared/text";
import type { KnownOpportunity } from "../../sync/database.ts";
import { STATUSES } from "../tracked.ts";

export type SortKey = "title" | "status" | "created_at" | "match_score";

export interface Sort {
  key: SortKey;
  down: boolean;
}

export interface ListFilter {
  status: OpportunityStatus | null;
  starred: boolean;
}

/** The direction that a column is first sorted in: the highest and newest first, names from A. */
export function firstDirection(key: SortKey): boolean {
  return key === "created_at" || key === "match_score";
}

/** The order after a click on a column's head: the other way round where it is sorted already. */
export function nextSort(sort: Sort | null, key: SortKey): Sort {
  return sort?.key === key ? { key, down: !sort.down } : { key, down: firstDirection(key) };
}

type Row = KnownOpportunity;

const COMPARE: Record<SortKey, (a: Row, b: Row) => number> = {
  title: (a, b) => a.title.localeCompare(b.title) || (a.company ?? "").localeCompare(b.company ?? ""),
  status: (a, b) => STATUSES.indexOf(a.status) - STATUSES.indexOf(b.status),
  created_at: (a, b) => a.created_at.localeCompare(b.created_at),
  match_score: (a, b) => a.match_score! - b.match_score!,
};

/** Sorted; what has no score stands last either way, and equals stay as they were. */
export function sorted(rows: readonly Row[], { key, down }: Sort): Row[] {
  const compare = COMPARE[key];
  const unknown = (row: Row): number => (key === "match_score" && row.match_score === null ? 1 : 0);
  return rows.toSorted((a, b) => {
    const last = unknown(a) - unknown(b);
    if (last !== 0 || unknown(a) === 1) return last;
    return down ? compare(b, a) : compare(a, b);
  });
}

/** Those whose title or employer holds each word as the beginning of one of its own, as the server finds them. */
export function named(rows: readonly Row[], words: string): Row[] {
  const wanted = fold(words).split(/\s+/u).filter(Boolean);
  return rows.filter((row) => {
    const own = fold(`${row.title} ${row.company ?? ""}`).split(/[^\p{L}\p{N}+#]+/u);
    return wanted.every((word) => own.some((known) => known.startsWith(word)));
  });
}

export function fits(row: Row, { status, starred }: ListFilter): boolean {
  return (status === null || row.status === status) && (!starred || row.is_starred);
}

/** How many have each status. */
export function countByStatus(rows: readonly Row[]): Record<OpportunityStatus, number> {
  const counts = Object.fromEntries(STATUSES.map((status) => [status, 0])) as Record<
    OpportunityStatus,
    number
  >;
  for (const { status } of rows) counts[status] += 1;
  return counts;
}

/** Those between two rows of a list, both included; only the second when the first is not in it. */
export function between(ids: readonly string[], from: string | null, to: string): string[] {
  const [a, b] = [from === null ? -1 : ids.indexOf(from), ids.indexOf(to)];
  return a === -1 ? [to] : ids.slice(Math.min(a, b), Math.max(a, b) + 1);
}
