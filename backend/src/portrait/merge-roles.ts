/** What a document's reading changes in work history: a role found again is one role, whatever the user calls it by now. */
import { derivedId } from "../derived-id.ts";
import type { ReadRole } from "../reading/reading.ts";
import type { MergeInput } from "./merge-input.ts";
import { normalised } from "./normalised.ts";
import { placeOf } from "./place.ts";
import type { RoleReading, WorkHistoryRow } from "./rows.ts";

/** An end the document calls "present" is a role that runs; the wire has null there. */
export function endOf(read: { end_date: string | null }): { end_date: string | null; is_current: boolean } {
  return read.end_date === "present"
    ? { end_date: null, is_current: true }
    : { end_date: read.end_date, is_current: false };
}

function readingOf(read: ReadRole, document_id: string): RoleReading {
  return {
    document_id,
    company: read.company ?? "",
    title: read.title ?? "",
    start_date: read.start_date,
    ...endOf(read),
    location: read.location,
    summary: read.summary,
  };
}

type Named = Pick<RoleReading, "company" | "title" | "start_date">;

function isSame(known: Named, read: Named): boolean {
  const year = (date: string | null) => date?.slice(0, 4) ?? null;
  const start = year(known.start_date);
  const readStart = year(read.start_date);
  return (
    normalised(known.company) === normalised(read.company) &&
    normalised(known.title) === normalised(read.title) &&
    (start === null || readStart === null || start === readStart)
  );
}

function isSameRole(row: WorkHistoryRow, read: Named): boolean {
  return isSame(row, read) || (row.readings ?? []).some((known) => isSame(known, read));
}

/** The fields that documents state, from the oldest that states them. */
export function roleFieldsFrom(readings: readonly RoleReading[]) {
  const first = <F extends keyof RoleReading>(field: F) =>
    readings.find((reading) => reading[field] !== null)?.[field] ?? null;
  const ending = readings.find(({ end_date, is_current }) => end_date !== null || is_current);
  return {
    location: first("location"),
    summary: first("summary"),
    start_date: first("start_date"),
    end_date: ending?.end_date ?? null,
    is_current: ending?.is_current ?? false,
  };
}

/** A document's first reading is kept: a repeated extraction changes nothing. */
export function withReading<R extends { document_id: string }>(known: R[] | undefined, reading: R): R[] {
  const readings = known ?? [];
  const isKnown = readings.some(({ document_id }) => document_id === reading.document_id);
  return isKnown ? readings : [...readings, reading];
}

function mergedRole(
  read: ReadRole,
  index: number,
  standing: readonly WorkHistoryRow[],
  input: MergeInput,
): WorkHistoryRow {
  const { accountId, documentId, now } = input;
  const reading = readingOf(read, documentId);
  const found = standing.find((row) => isSameRole(row, reading));
  if (found) {
    const readings = withReading(found.readings, reading);
    return {
      ...found,
      ...(found.edited ? {} : roleFieldsFrom(readings)),
      readings,
      source_document_ids: [...new Set([...found.source_document_ids, documentId])],
    };
  }
  const { document_id: _, ...fields } = reading;
  return {
    _id: derivedId("work_history", accountId, documentId, index),
    account_id: accountId,
    ...fields,
    company_domain: null,
    logo_override_path: null,
    position: 0,
    source_document_ids: [documentId],
    readings: [reading],
    edited: false,
    review_status: "proposed",
    created_at: now,
    updated_at: now,
  };
}

/** Rows the user placed keep their order; the others go in newest first by start. */
function positioned(rows: readonly WorkHistoryRow[]): WorkHistoryRow[] {
  const order = rows.filter((row) => row.edited).toSorted((a, b) => a.position - b.position);
  const found = rows
    .filter((row) => !row.edited)
    .toSorted((a, b) => (a.start_date ?? "").localeCompare(b.start_date ?? "") || b._id.localeCompare(a._id));
  for (const row of found) order.splice(placeOf(row, order), 0, row);
  return order.map((row, position) => ({ ...row, position }));
}

/** All roles as they then stand, and the id of each role that was read. */
export function mergedRoles(standing: readonly WorkHistoryRow[], input: MergeInput) {
  const roles = input.reading.work_history.map((read, index) => mergedRole(read, index, standing, input));
  const roleIds = roles.map((role) => role._id);
  const kept = standing.filter((row) => !roleIds.includes(row._id));
  const found = new Map(roles.map((role) => [role._id, role]));
  return { rows: positioned([...kept, ...found.values()]), roleIds };
}
