/**
 * What a person keeps of an opportunity beside its posting. It is part of the opportunity's row, so that a status and the
 * event that tells of it are one write; each change has another revision, so that none is lost to another.
 */
import type {
  Interview,
  NextStep,
  Salary,
  SentDocument,
  TimelineEntry,
} from "@career-portrait/shared/contract";
import { derivedId } from "../../derived-id.ts";

type Dated<T, Moments extends keyof T> = Omit<T, Moments> & { [K in Moments]: Date | Extract<T[K], null> };

export type EntryRow = Dated<TimelineEntry, "at" | "created_at">;
export type InterviewRow = Dated<Interview, "starts_at" | "ends_at" | "created_at" | "updated_at"> & {
  /** Raised by every change, for calendars (RFC 5545, SEQUENCE). */
  sequence: number;
};
export type SentRow = Dated<SentDocument, "sent_at" | "version_at" | "created_at">;
export type StepRow = Dated<NextStep, "done_at"> & { changed_at: Date };

export interface CaseRow {
  revision: number;
  tags: string[];
  /** The tags as they are compared. */
  tag_keys: string[];
  next_step: StepRow | null;
  salary_asked: Salary | null;
  salary_offered: Salary | null;
  /** What was written down; interviews and documents tell of themselves. */
  timeline: EntryRow[];
  interviews: InterviewRow[];
  documents: SentRow[];
}

/** What of a row its case begins with. */
export interface Tracked {
  _id: string;
  created_at: Date;
  applied_at: Date | null;
  case?: CaseRow;
}

/** The case of a row; of one that nobody has touched, what follows from its two dates. */
export function caseOf({ _id, created_at, applied_at, case: standing }: Tracked): CaseRow {
  if (standing) return standing;
  const entry = (kind: "saved" | "applied", at: Date): EntryRow => ({
    id: derivedId(_id, kind),
    kind,
    at,
    text: null,
    source: "status",
    created_at: at,
  });
  return {
    revision: 0,
    tags: [],
    tag_keys: [],
    next_step: null,
    salary_asked: null,
    salary_offered: null,
    timeline: [entry("saved", created_at), ...(applied_at ? [entry("applied", applied_at)] : [])],
    interviews: [],
    documents: [],
  };
}
