/** A posting on its way into the review queue: what was sent, brought into the form in which rows are kept and compared. */
import { type FiledPosting, readLink } from "@career-portrait/shared/contract";
import { cleanAddress, postingKeyOf, siteOf } from "@career-portrait/shared/posting";
import type { RelevancePosting } from "@career-portrait/shared/relevance";
import type { Sentence } from "../phrasebook.ts";
import type { SoughtPosting } from "../opportunities/index.ts";
import { titleKey } from "./copies.ts";
import type { Judged } from "./relevance.ts";
import type { QueueRow } from "./row.ts";

/** Where postings come from. */
export interface Origin {
  source_type: string | null;
  query_key: string | null;
  sender: string | null;
  subject: string | null;
}

export interface Arrival extends SoughtPosting, RelevancePosting {
  id: string;
  origin: Origin;
  url: string | null;
  source: string | null;
  posted_at: string | null;
  closed: boolean;
  /** Why a person has to look at it, whatever else is known; null when nothing is wrong. */
  attention: Sentence | null;
}

/** Longest title, company or place kept, in UTF-16 units. */
const MAX_NAME = 300;

function nameOf(given: string | null | undefined): string | null {
  return given?.replace(/\s+/g, " ").trim().slice(0, MAX_NAME) || null;
}

function readable(url: string | null | undefined): string | null {
  const link = readLink(url ?? "");
  return link === null ? null : cleanAddress(link);
}

export function arrivalOf(id: string, item: FiledPosting, origin: Origin): Omit<Arrival, "attention"> {
  const url = readable(item.url);
  return {
    id,
    origin,
    url,
    posting_key: url === null ? null : postingKeyOf(url),
    title: nameOf(item.title),
    company: nameOf(item.company),
    location: nameOf(item.location),
    work_mode: item.work_mode ?? null,
    employment_type: item.employment_type ?? null,
    salary: item.salary ? { min: null, max: null, currency: null, period: null, ...item.salary } : null,
    posted_at: item.posted_at ?? null,
    source: origin.source_type ?? item.source_site ?? (url === null ? null : siteOf(url)),
    closed: item.closed ?? false,
    text: item.description_text ?? "",
  };
}

/** The row an arrival makes before anything is decided about it. */
export function rowOf(
  arrival: Arrival,
  accountId: string,
  { score, rank, reason, explanation, warnings }: Judged,
  at: Date,
): QueueRow {
  const { id, origin, title, company, location, url, work_mode, employment_type, salary, posted_at } =
    arrival;
  return {
    _id: id,
    account_id: accountId,
    title,
    company,
    location,
    url,
    work_mode,
    employment_type,
    salary,
    posted_at,
    source_type: arrival.source,
    query_key: origin.query_key,
    original_sender: origin.sender,
    original_subject: origin.subject,
    is_duplicate: false,
    status: "pending",
    dismissed_reason: null,
    attention: null,
    relevance_score: score,
    relevance_reason: reason,
    relevance_explanation: explanation,
    warnings,
    rank,
    posting_key: arrival.posting_key,
    title_key: titleKey(title),
    received_at: at,
    queued_at: null,
    surfaced_on: null,
    decided_at: null,
    turn: 0,
    job_id: null,
    opportunity_id: null,
    debt: null,
    updated_at: at,
  };
}
