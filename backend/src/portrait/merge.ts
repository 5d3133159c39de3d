/**
 * What one document's reading changes in a portrait: a pure function from what stands and what was read to the rows to
 * write. A claim found twice is one claim with both pieces of evidence (decisions, section 5); words the user changed stay.
 */
import type { Contact } from "@career-portrait/shared/contract";
import { derivedId } from "../derived-id.ts";
import type { DocumentReading, ReadClaim } from "../reading/reading.ts";
import type { MergeInput } from "./merge-input.ts";
import { endOf, mergedRoles, withReading } from "./merge-roles.ts";
import { normalised } from "./normalised.ts";
import type { ClaimReading, ClaimRow, EvidenceRow, ProjectRow, WorkHistoryRow } from "./rows.ts";

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
  /** What fills fields that stand empty. */
  contact: Partial<Contact>;
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

/** Where a piece stands; the same place quoted twice is one piece. */
export function placeKey({ source_document_id, page, start, end, content }: EvidenceRow): string {
  return source_document_id === null ? `said ${content}` : `${source_document_id} ${page} ${start} ${end}`;
}

function evidenceOf(
  claimId: string,
  read: ReadClaim,
  documentId: string,
  roleIds: readonly string[],
): EvidenceRow[] {
  return read.evidence.map((span) => ({
    id: derivedId("evidence", claimId, documentId, span.page, span.start, span.end),
    source_document_id: documentId,
    content: span.content,
    page: span.page,
    start: span.start,
    end: span.end,
    work_history_id: span.role === undefined ? null : (roleIds[span.role] ?? null),
    confidence: read.confidence,
  }));
}

function readingOf(read: ReadClaim, { reading, documentId }: MergeInput): ClaimReading {
  const education = read.education === null ? undefined : reading.education[read.education];
  return {
    document_id: documentId,
    description: read.description,
    institution: education?.institution ?? null,
    degree: education?.degree ?? null,
    field: education?.field ?? null,
    start_date: education?.start_date ?? null,
    end_date: education ? endOf(education).end_date : null,
  };
}

/** The fields that documents state, from the oldest that states them. */
export function claimFieldsFrom(readings: readonly ClaimReading[]): Omit<ClaimReading, "document_id"> {
  const first = (field: keyof ClaimReading) =>
    readings.find((reading) => reading[field] !== null)?.[field] ?? null;
  return {
    description: first("description"),
    institution: first("institution"),
    degree: first("degree"),
    field: first("field"),
    start_date: first("start_date"),
    end_date: first("end_date"),
  };
}

/** The role a claim is shown in: the one it has, while evidence says so, else the first that evidence names. */
export function roleFrom(evidence: readonly EvidenceRow[], standing: string | null): string | null {
  const roles = evidence.map(({ work_history_id }) => work_history_id ?? null).filter((id) => id !== null);
  return standing !== null && roles.includes(standing) ? standing : (roles[0] ?? null);
}

function newClaim(read: ReadClaim, origin: string, input: MergeInput): ClaimRow {
  const { accountId, now } = input;
  return {
    _id: derivedId("claim", accountId, origin),
    account_id: accountId,
    type: read.type,
    label: read.label,
    origin,
    confidence: 0,
    review_status: "proposed",
    ...claimFieldsFrom([]),
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
    const found = evidenceOf(row._id, read, input.documentId, roleIds);
    const added = found.filter((piece) => !known.has(placeKey(piece)));
    const evidence = [...row.evidence, ...added];
    const readings = withReading(row.readings, readingOf(read, input));
    const merged = {
      ...row,
      ...(row.edited ? {} : claimFieldsFrom(readings)),
      readings,
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
function filledContact(contact: Contact, reading: DocumentReading): Partial<Contact> {
  const { links, name, email, phone, location } = reading.contact;
  const linkedin = /^(https?:\/\/)?([\w-]+\.)?linkedin\.com\//i;
  const github = /^(https?:\/\/)?(www\.)?github\.com\//i;
  const other = links.filter((link) => !linkedin.test(link) && !github.test(link) && !link.includes("@"));
  const found: Partial<Contact> = {
    name,
    email,
    phone,
    location,
    linkedin_url: linkOf(links, linkedin),
    github_url: linkOf(links, github),
    website_url: linkOf(other, /./),
  };
  const fills = Object.entries(found).filter(
    ([field, value]) => value !== null && contact[field as keyof Contact] === null,
  );
  return Object.fromEntries(fills);
}

function mergedProjects(standing: readonly ProjectRow[], input: MergeInput): ProjectRow[] {
  return input.reading.projects.map((read) => {
    const id = derivedId("project", input.accountId, normalised(read.name));
    const found = standing.find((row) => row._id === id || normalised(row.name) === normalised(read.name));
    const sources = [...new Set([...(found?.source_document_ids ?? []), input.documentId])];
    if (found) return { ...found, source_document_ids: sources };
    return {
      _id: id,
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
  const { rows, roleIds } = mergedRoles(standing.work_history, input);
  return {
    claims: mergedClaims(standing.claims, roleIds, input),
    work_history: rows,
    projects: mergedProjects(standing.projects, input),
    contact: filledContact(standing.contact, input.reading),
  };
}
