/**
 * What one document's reading changes in a portrait: a pure function from what stands and what was read to the rows to
 * write. A claim found twice is one claim with both pieces of evidence (decisions, section 5); words the user changed stay.
 */
import type { Contact } from "@career-portrait/shared/contract";
import { fold } from "@career-portrait/shared/text";
import { derivedId } from "../derived-id.ts";
import type { DocumentReading, ReadClaim, ReadEducation, ReadRole } from "../intelligence/reading.ts";
import { placeOf } from "./placing.ts";
import type { ClaimRow, EvidenceRow, ProjectRow, WorkHistoryRow } from "./rows.ts";

export interface StandingPortrait {
  claims: ClaimRow[];
  work_history: WorkHistoryRow[];
  projects: ProjectRow[];
  contact: Contact;
}

/** Rows to insert or to put in place of the standing row of the same id. */
export interface PortraitChange {
  claims: ClaimRow[];
  work_history: WorkHistoryRow[];
  projects: ProjectRow[];
  contact: Contact;
}

export interface MergeInput {
  accountId: string;
  documentId: string;
  reading: DocumentReading;
  now: Date;
}

/** No certainty comes from documents alone; only what the user states has 1. */
const MOST_CONFIDENT = 0.99;

/**
 * Confidence of a claim from its evidence: the best of each document, documents taken as independent witnesses. A piece
 * without a document is the user's own word.
 */
export function confidenceOf(evidence: readonly EvidenceRow[]): number {
  if (evidence.some((piece) => piece.source_document_id === null)) return 1;
  const byDocument = new Map<string, number>();
  for (const { source_document_id, confidence } of evidence) {
    const key = source_document_id ?? "";
    byDocument.set(key, Math.max(byDocument.get(key) ?? 0, confidence));
  }
  const doubt = [...byDocument.values()].reduce((product, confidence) => product * (1 - confidence), 1);
  return Math.min(MOST_CONFIDENT, Math.round((1 - doubt) * 1000) / 1000);
}

/** A label as it is compared: case, accents and runs of white space do not count. */
export function normalised(text: string | null): string {
  return fold(text ?? "")
    .replace(/\s+/g, " ")
    .trim();
}

/** An end the document calls "present" is a role that runs; the wire has null there. */
function endOf(read: { end_date: string | null }): { end_date: string | null; is_current: boolean } {
  return read.end_date === "present"
    ? { end_date: null, is_current: true }
    : { end_date: read.end_date, is_current: false };
}

function isSameRole(row: WorkHistoryRow, read: ReadRole): boolean {
  const year = (date: string | null) => date?.slice(0, 4) ?? null;
  const start = year(row.start_date);
  const readStart = year(read.start_date);
  return (
    normalised(row.company) === normalised(read.company) &&
    normalised(row.title) === normalised(read.title) &&
    (start === null || readStart === null || start === readStart)
  );
}

function mergedRole(
  read: ReadRole,
  index: number,
  standing: readonly WorkHistoryRow[],
  input: MergeInput,
): WorkHistoryRow {
  const { accountId, documentId, now } = input;
  const found = standing.find((row) => isSameRole(row, read));
  const sources = [...new Set([...(found?.source_document_ids ?? []), documentId])];
  if (found) {
    const filled = found.edited
      ? {}
      : {
          location: found.location ?? read.location,
          summary: found.summary ?? read.summary,
          start_date: found.start_date ?? read.start_date,
        };
    return { ...found, ...filled, source_document_ids: sources };
  }
  return {
    _id: derivedId("work_history", accountId, documentId, index),
    account_id: accountId,
    company: read.company ?? "",
    title: read.title ?? "",
    start_date: read.start_date,
    ...endOf(read),
    location: read.location,
    summary: read.summary,
    company_domain: null,
    logo_override_path: null,
    position: 0,
    source_document_ids: sources,
    edited: false,
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

/** Where a piece stands; the same place quoted twice is one piece. */
export function placeKey({ source_document_id, page, start, end, content }: EvidenceRow): string {
  return source_document_id === null ? `said ${content}` : `${source_document_id} ${page} ${start} ${end}`;
}

function evidenceOf(claimId: string, read: ReadClaim, documentId: string): EvidenceRow[] {
  return read.evidence.map((span) => ({
    id: derivedId("evidence", claimId, documentId, span.page, span.start, span.end),
    source_document_id: documentId,
    content: span.content,
    page: span.page,
    start: span.start,
    end: span.end,
    confidence: read.confidence,
  }));
}

function educationFields(education: ReadEducation | undefined) {
  return {
    institution: education?.institution ?? null,
    degree: education?.degree ?? null,
    field: education?.field ?? null,
    start_date: education?.start_date ?? null,
    end_date: education ? endOf(education).end_date : null,
  };
}

function newClaim(read: ReadClaim, origin: string, input: MergeInput): ClaimRow {
  const { accountId, reading, now } = input;
  return {
    _id: derivedId("claim", accountId, origin),
    account_id: accountId,
    type: read.type,
    label: read.label,
    origin,
    description: read.description,
    confidence: 0,
    review_status: "proposed",
    ...educationFields(read.education === null ? undefined : reading.education[read.education]),
    work_history_id: null,
    evidence: [],
    edited: false,
    revision: 0,
    created_at: now,
    updated_at: now,
  };
}

/** What a claim was first read as, and the claims that the user merged into it. */
function originsOf(row: ClaimRow): string[] {
  return [row.origin, ...(row.merged ?? []).map(({ origin }) => origin)];
}

function mergedClaims(
  standing: readonly ClaimRow[],
  roleIds: readonly string[],
  input: MergeInput,
): ClaimRow[] {
  const byOrigin = new Map(standing.flatMap((row) => originsOf(row).map((origin) => [origin, row] as const)));
  const touched = new Map<string, ClaimRow>();
  for (const read of input.reading.claims) {
    const origin = `${read.type}:${normalised(read.label)}`;
    const row = byOrigin.get(origin) ?? newClaim(read, origin, input);
    const known = new Set(row.evidence.map(placeKey));
    const added = evidenceOf(row._id, read, input.documentId).filter((piece) => !known.has(placeKey(piece)));
    const evidence = [...row.evidence, ...added];
    const merged = {
      ...row,
      work_history_id: row.work_history_id ?? (read.role === null ? null : (roleIds[read.role] ?? null)),
      evidence,
      confidence: confidenceOf(evidence),
      updated_at: added.length > 0 ? input.now : row.updated_at,
    };
    touched.set(row._id, merged);
    for (const name of originsOf(merged)) byOrigin.set(name, merged);
  }
  return [...touched.values()];
}

function linkOf(links: readonly string[], host: RegExp): string | null {
  const found = links.find((link) => host.test(link));
  return found === undefined ? null : /^https?:\/\//i.test(found) ? found : `https://${found}`;
}

/** Fills what the contact does not hold yet; nothing that stands is replaced. */
function filledContact(contact: Contact, reading: DocumentReading): Contact {
  const { links, name, email, phone, location } = reading.contact;
  const linkedin = /^(https?:\/\/)?([\w-]+\.)?linkedin\.com\//i;
  const github = /^(https?:\/\/)?(www\.)?github\.com\//i;
  const other = links.filter((link) => !linkedin.test(link) && !github.test(link) && !link.includes("@"));
  return {
    ...contact,
    name: contact.name ?? name,
    email: contact.email ?? email,
    phone: contact.phone ?? phone,
    location: contact.location ?? location,
    linkedin_url: contact.linkedin_url ?? linkOf(links, linkedin),
    github_url: contact.github_url ?? linkOf(links, github),
    website_url: contact.website_url ?? linkOf(other, /./),
  };
}

function mergedProjects(standing: readonly ProjectRow[], input: MergeInput): ProjectRow[] {
  return input.reading.projects.map((read) => {
    const found = standing.find((row) => normalised(row.name) === normalised(read.name));
    const sources = [...new Set([...(found?.source_document_ids ?? []), input.documentId])];
    if (found) return { ...found, source_document_ids: sources };
    return {
      _id: derivedId("project", input.accountId, normalised(read.name)),
      account_id: input.accountId,
      ...read,
      end_date: endOf(read).end_date,
      source_document_ids: sources,
      created_at: input.now,
    };
  });
}

/** The rows that one reading adds or changes. Merging the same reading again changes nothing. */
export function mergeReading(standing: StandingPortrait, input: MergeInput): PortraitChange {
  const roles = input.reading.work_history.map((read, index) =>
    mergedRole(read, index, standing.work_history, input),
  );
  const roleIds = roles.map((role) => role._id);
  const kept = standing.work_history.filter((row) => !roleIds.includes(row._id));
  const uniqueRoles = [...new Map(roles.map((role) => [role._id, role])).values()];
  return {
    claims: mergedClaims(standing.claims, roleIds, input),
    work_history: positioned([...kept, ...uniqueRoles]),
    projects: mergedProjects(standing.projects, input),
    contact: filledContact(standing.contact, input.reading),
  };
}
