/** A row of the review queue as stored (specification, PendingOpportunity). The posting's text is kept apart from what lists show. */
import type {
  MatchPhrase,
  FeedbackEventType,
  FeedbackSurface,
  PendingOpportunity,
  PostingWarning,
  QueueStatus,
  Salary,
  WorkMode,
} from "@career-portrait/shared/contract";

/** Why the system filed a row away or closed it; null on a row that a person dismissed. */
export type DismissedReason =
  | "below_relevance_floor"
  | "over_daily_cap"
  | "scoring_unavailable"
  | "tracked_duplicate"
  | "dismissed_before"
  | "pending_duplicate"
  | "posting_closed";

/** What a decision owes beside the row's own change; stored with it, so that a killed process leaves none undone. */
export type Debt =
  | { kind: "save"; back: "pending" | "needs_attention" }
  | {
      kind: "event";
      id: string;
      event_type: FeedbackEventType;
      surface: FeedbackSurface;
      /** JSON. */
      payload: string;
      at: Date;
    };

export interface QueueRow {
  _id: string;
  account_id: string;
  title: string | null;
  company: string | null;
  location: string | null;
  url: string | null;
  work_mode: WorkMode | null;
  employment_type: string | null;
  salary: Salary | null;
  posted_at: string | null;
  source_type: string | null;
  /** The saved query that found it; null for what was not discovered. */
  query_key: string | null;
  original_sender: string | null;
  original_subject: string | null;
  is_duplicate: boolean;
  status: QueueStatus;
  dismissed_reason: DismissedReason | null;
  /** Why the row needs attention, in a sentence. */
  attention: string | null;
  /** The same as codes; of no meaning without it. Absent in rows of before there were any. */
  attention_explanation?: MatchPhrase[] | null;
  relevance_score: number | null;
  relevance_reason: string | null;
  /** The same as codes; absent in rows that were scored before there were any. */
  relevance_explanation?: MatchPhrase[] | null;
  /** What cannot fit whatever else does; absent in rows of before there were any. */
  warnings?: PostingWarning[];
  /** For sorting (`Relevance.rank`). */
  rank: number;
  /** Canonical form of the address; null without one. */
  posting_key: string | null;
  /** The title without what differs between copies: where they are looked for. Null without a title. */
  title_key: string | null;
  /** Held by pending rows alone, unique within the account: a posting waits once, however many file it at a time. */
  place?: string;
  received_at: Date;
  /** When it last came into the queue: a row expires 30 days after. */
  queued_at: Date | null;
  /** The UTC day on which a discovery run showed it, which counts against that day's cap. */
  surfaced_on: string | null;
  /** When its address was last looked at; absent before. */
  checked_at?: Date;
  /** When a person last added, dismissed or rescued it; null again when that was taken back. Learning reads these. */
  decided_at: Date | null;
  /** Counts the decisions: part of the id of what each of them makes. */
  turn: number;
  job_id: string | null;
  opportunity_id: string | null;
  debt: Debt | null;
  updated_at: Date;
}

/** A row may wait so long (decisions, section 8). */
export const EXPIRY_MS = 30 * 86_400_000;

/** The place a pending row holds: one for each posting. */
export function placeOf(row: Pick<QueueRow, "_id" | "posting_key">): string {
  return row.posting_key ?? `row ${row._id}`;
}

/** The UTC day of a moment, `YYYY-MM-DD`. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

export function presentPending(row: QueueRow): PendingOpportunity {
  return {
    id: row._id,
    title: row.title,
    company: row.company,
    location: row.location,
    url: row.url,
    source_type: row.source_type,
    original_sender: row.original_sender,
    original_subject: row.original_subject,
    is_duplicate: row.is_duplicate,
    status: row.status,
    dismissed_reason: row.dismissed_reason,
    relevance_score: row.relevance_score,
    relevance_reason: row.relevance_reason,
    relevance_explanation: row.relevance_explanation ?? null,
    warnings: row.warnings ?? [],
    received_at: row.received_at.toISOString(),
    work_mode: row.work_mode,
    employment_type: row.employment_type,
    salary: row.salary,
    posted_at: row.posted_at,
    attention: row.attention,
    attention_explanation: row.attention === null ? null : (row.attention_explanation ?? null),
    query_key: row.query_key,
    job_id: row.job_id,
    opportunity_id: row.opportunity_id,
    decided_at: row.decided_at?.toISOString() ?? null,
  };
}
