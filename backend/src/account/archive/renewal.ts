/** Giving the rows of an archive new ids, the same one wherever the old one stood, when they are somebody else's already. */
import { derivedId } from "../../derived-id.ts";
import { type ClaimRow, findIssues, type WorkHistoryRow } from "../../portrait/index.ts";
import type { Archive, ArchivedRow } from "./read-archive.ts";

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** A waiting row without an address holds the place of its own id (`queue/row.ts`). */
const OWN_PLACE = /^row ([0-9a-f-]{36})$/;
const isIdField = (name: string) => name === "id" || /_ids?$/.test(name);

/** Every id that rows of the archive have or name. */
function idsIn(value: unknown, isId: boolean, found: Set<string>): Set<string> {
  if (typeof value === "string") {
    if (isId && UUID.test(value)) found.add(value);
  } else if (Array.isArray(value)) {
    for (const part of value) idsIn(part, isId, found);
  } else if (typeof value === "object" && value !== null && !(value instanceof Date)) {
    for (const [name, part] of Object.entries(value)) idsIn(part, isIdField(name), found);
  }
  return found;
}

type Renew = (id: string) => string;

function renewedText(text: string, renew: Renew): string {
  const place = OWN_PLACE.exec(text)?.[1];
  if (place !== undefined) return `row ${renew(place)}`;
  return UUID.test(text) ? renew(text) : text;
}

function renewedValue(value: unknown, renew: Renew): unknown {
  if (typeof value === "string") return renewedText(value, renew);
  if (Array.isArray(value)) return value.map((part) => renewedValue(part, renew));
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, renewedValue(part, renew)]));
}

/** An event's payload is JSON as text. */
function renewedRow({ id, fields }: ArchivedRow, renew: Renew): ArchivedRow {
  const renewed = renewedValue(fields, renew) as Record<string, unknown>;
  if (typeof fields.payload === "string")
    renewed.payload = JSON.stringify(renewedValue(JSON.parse(fields.payload), renew));
  return { id: id === undefined ? undefined : renew(id), fields: renewed };
}

function issuesOf(rows: Map<string, ArchivedRow[]>, today: string) {
  const asRows = <Row>(name: string) =>
    (rows.get(name) ?? []).map(({ id, fields }) => ({ _id: id, ...fields }) as Row);
  return findIssues({
    claims: asRows<ClaimRow>("claims"),
    work_history: asRows<WorkHistoryRow>("work_history"),
    today,
  });
}

/** An issue's id follows from its claim's: the dismissed ones are found again under the new ids. */
function renewedDismissals(
  before: Map<string, ArchivedRow[]>,
  after: Map<string, ArchivedRow[]>,
  renew: Renew,
  today: string,
): ArchivedRow[] {
  const dismissed = new Map((before.get("dismissed_issues") ?? []).map((row) => [row.id, row]));
  const standing = issuesOf(after, today);
  return [...issuesOf(before, today)].flatMap(([claimId, issues]) =>
    issues.flatMap(({ id, type }) => {
      const row = dismissed.get(id);
      const again = standing.get(renew(claimId))?.find((issue) => issue.type === type);
      return row && again ? [{ id: again.id, fields: { ...row.fields, claim_id: renew(claimId) } }] : [];
    }),
  );
}

/** The archive with new ids that follow from `seed`: the same seed, the same ids. @param today YYYY-MM-DD */
export function withNewIds(archive: Archive, seed: string, today: string): Archive {
  const known = new Set<string>();
  for (const rows of archive.rows.values())
    for (const row of rows) idsIn({ id: row.id, ...row.fields }, false, known);
  const renew: Renew = (id) => (known.has(id) ? derivedId("imported", seed, id) : id);
  const rows = new Map(
    [...archive.rows].map(([name, own]) => [name, own.map((row) => renewedRow(row, renew))] as const),
  );
  rows.set("dismissed_issues", renewedDismissals(archive.rows, rows, renew, today));
  return { rows, files: new Map([...archive.files].map(([id, bytes]) => [renew(id), bytes])) };
}
