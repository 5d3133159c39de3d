/** Claims that the user states: certain, accepted, and with the user's own words as evidence (decisions, section 5). */
import type { ClaimType } from "@career-portrait/shared/contract";
import { derivedId } from "../derived-id.ts";
import { confidenceOf } from "./merge.ts";
import { normalised } from "./normalised.ts";
import type { ClaimRow, EvidenceRow } from "./rows.ts";

export interface ClaimWords {
  label?: string;
  description?: string | null;
  institution?: string | null;
  degree?: string | null;
  field?: string | null;
  start_date?: string | null;
  end_date?: string | null;
}

/** The fields that were given; what was left out stays as it is. */
export function given<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
}

/** The words themselves, each once, one to a line. */
function wordsOf({ label, degree, field, institution, description }: ClaimRow): string {
  const parts = [label, degree, field, institution, description].filter((part) => part !== null);
  const said: string[] = [];
  for (const part of parts) if (!said.some((line) => line.includes(part))) said.push(part);
  return said.join("\n");
}

/** The claim's evidence with the user's word in its present form, once, before what documents show. */
function withOwnWord(row: ClaimRow): EvidenceRow[] {
  const documents = row.evidence.filter((piece) => piece.source_document_id !== null);
  const own = {
    id: derivedId("stated", row._id),
    source_document_id: null,
    content: wordsOf(row),
    page: null,
    start: null,
    end: null,
    confidence: 1,
  };
  return [own, ...documents];
}

function emptyClaim(id: string, accountId: string, type: ClaimType, now: Date): ClaimRow {
  return {
    _id: id,
    account_id: accountId,
    type,
    label: "",
    origin: "",
    description: null,
    confidence: 1,
    review_status: "accepted",
    institution: null,
    degree: null,
    field: null,
    start_date: null,
    end_date: null,
    work_history_id: null,
    evidence: [],
    edited: true,
    revision: 0,
    created_at: now,
    updated_at: now,
  };
}

export interface Statement {
  /** For a claim that is not there yet. */
  id: string;
  accountId: string;
  type: ClaimType;
  words: ClaimWords & { label: string };
  now: Date;
}

/**
 * The row that a statement makes: the standing claim of that label, accepted and made certain, or a new one. A claim once
 * found under that label and renamed since is another claim now.
 */
export function statedClaim(standing: readonly ClaimRow[], statement: Statement): ClaimRow {
  const label = normalised(statement.words.label);
  const found = standing.find((row) => row.type === statement.type && normalised(row.label) === label);
  return found ? saying(found, statement) : newStatement(standing, statement);
}

/** The row of a statement that stands for itself, whatever others are called. */
export function newStatement(standing: readonly ClaimRow[], statement: Statement): ClaimRow {
  const { id, accountId, type, words, now } = statement;
  const plain = `${type}:${normalised(words.label)}`;
  const origin = standing.some((row) => row.origin === plain) ? `${plain}#${id}` : plain;
  return saying({ ...emptyClaim(id, accountId, type, now), origin }, statement);
}

function saying(base: ClaimRow, { words, now }: Statement): ClaimRow {
  const row: ClaimRow = {
    ...base,
    ...given(words),
    review_status: "accepted",
    edited: true,
    updated_at: now,
  };
  const evidence = withOwnWord(row);
  return { ...row, evidence, confidence: confidenceOf(evidence) };
}

/** The claim in changed words. Where the user's own word is its evidence, that word changes too. */
export function restatedClaim(row: ClaimRow, change: ClaimWords & { type?: ClaimType }, now: Date): ClaimRow {
  const changed: ClaimRow = { ...row, ...given(change), edited: true, updated_at: now };
  const isStated = row.evidence.some((piece) => piece.source_document_id === null);
  return isStated ? { ...changed, evidence: withOwnWord(changed) } : changed;
}
