/** Which opportunities a list shows, and in which order. Pure. */
import type { OpportunityStatus, ViewFilters } from "@career-portrait/shared/contract";
import { fold } from "@career-portrait/shared/text";
import type { KnownOpportunity } from "../../sync/database.ts";
import { tagKey } from "../case/tag-key.ts";
import { dayFrom } from "../case/times.ts";
import { STATUSES } from "../tracked.ts";

export type SortKey = "title" | "status" | "created_at" | "match_score";

export interface Sort {
  key: SortKey;
  down: boolean;
}

export type DueFilter = NonNullable<ViewFilters["due"]>;

export interface ListFilter {
  status: OpportunityStatus | null;
  starred: boolean;
  /** Every one of these, whatever their capitals. */
  tags: readonly string[];
  due: DueFilter | null;
}

/** The direction that a column is first sorted in: the highest and newest first, names from A. */
function firstDirection(key: SortKey): boolean {
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

/** Whether the next step is due as asked. @param today YYYY-MM-DD; `inAWeek` the last day of a week from it */
function isDue({ next_step: step }: Row, due: DueFilter, today: string, inAWeek: string): boolean {
  const day = step?.done_at === null ? step.due_on : null;
  if (due === "none") return !step || step.done_at !== null;
  if (day === null) return false;
  return due === "any" || (due === "overdue" ? day < today : day <= inAWeek);
}

export function fits(row: Row, { status, starred, tags, due }: ListFilter, now = Date.now()): boolean {
  const own = new Set(row.tags.map(tagKey));
  return (
    (status === null || row.status === status) &&
    (!starred || row.is_starred) &&
    tags.every((tag) => own.has(tagKey(tag))) &&
    (due === null || isDue(row, due, dayFrom(now), dayFrom(now, 7)))
  );
}

/** Every tag of these, each once, by name. */
export function tagsOf(rows: readonly Row[]): string[] {
  const byKey = new Map(rows.flatMap(({ tags }) => tags.map((tag) => [tagKey(tag), tag] as const)));
  return [...byKey.values()].toSorted((a, b) => a.localeCompare(b));
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
