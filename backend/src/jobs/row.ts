/** A job as it is stored. This row, not Agenda's document, is the truth about the work; docs/jobs.md tells the whole story. */
import type { Job, JobPhase, MatchPhrase } from "@career-portrait/shared/contract";
import type { Sentence } from "../phrasebook.ts";

/** What a job says about the things it made or met; null until known. */
export interface JobLinks {
  opportunity_id: string | null;
  document_id: string | null;
  title: string | null;
  company: string | null;
  match_score: number | null;
  already_tracked: boolean;
  /** Absent in rows of before there were links. */
  share_url?: string | null;
}

export interface JobRow extends JobLinks {
  _id: string;
  account_id: string;
  kind: string;
  /** `queued` has never run; `pending` waits for another attempt. */
  status: Job["status"];
  phase: JobPhase | null;
  /** What the job is to do; JSON. */
  input: unknown;
  /** Results of finished steps by name, each as JSON text. */
  steps: Record<string, string>;
  /** Present while the job is not finished: what queues and sweeps look for. */
  live?: true;
  /** Present while live: no second live job of this account and kind has the same one. */
  dedupe_key?: string;
  /** Who runs it: every write of a run names this token, so that a run that lost its lease writes nothing. */
  lease_token: string | null;
  /** The process that runs it (`owner.ts`); empty while none does. */
  lease_owner: string;
  /** Nobody may claim the job before this: the end of the lease while it runs, the time of the next attempt while it waits. */
  lease_until: Date;
  /** Place in the queue: an account's backlog moves its later jobs back, never another account's. */
  turn: Date;
  /** How often it has been claimed. */
  attempts: number;
  /** How many of the attempts ended in an error; absent in rows of before it was counted. */
  errors?: number;
  /**
   * How often the step that is next has been begun, but for attempts that ended in an error: counted before the work begins,
   * so that a step that kills its process is given up in the end. Absent in rows of before it was counted.
   */
  begun?: number;
  error: string | null;
  /** The same as a code; absent in rows of before there were any. */
  error_explanation?: MatchPhrase | null;
  notes: string[];
  /** The notes again, each with its codes; absent in rows of before there were any. */
  note_codes?: Sentence[];
  created_at: Date;
  updated_at: Date;
  /** Present once finished: when the row is forgotten. */
  expires_at?: Date;
}

/** What is told of a job; without what was handed in and what its steps gave, which may be long. */
export type JobState = Omit<JobRow, "input" | "steps">;

/** The row as its owner sees it (specification, Job). */
export function presentJob(row: JobState): Job {
  const codes = new Map(row.note_codes?.map(({ text, explanation }) => [text, explanation]));
  return {
    id: row._id,
    job_type: row.kind,
    status: row.status,
    phase: row.phase,
    error: row.error,
    error_explanation: row.error_explanation ?? null,
    opportunity_id: row.opportunity_id,
    document_id: row.document_id,
    title: row.title,
    company: row.company,
    match_score: row.status === "completed" ? row.match_score : null,
    already_tracked: row.already_tracked,
    share_url: row.share_url ?? null,
    notes: row.notes,
    notes_explanation: row.notes.map((note) => codes.get(note) ?? []),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
