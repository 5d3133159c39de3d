/** What is written down of a case: entries of the timeline, interviews, documents that went out. */
import {
  type BodyOf,
  CASE_LIMITS,
  type caseRoutes,
  type Interview,
  type Opportunity,
  type SentDocument,
  type TimelineEntry,
} from "@career-portrait/shared/contract";
import { invalid, notFound } from "../../errors.ts";
import { changeCase, type ChangeTools } from "../change.ts";
import type { OpportunityRow } from "../row.ts";
import { presentInterview, presentSent } from "./changes.ts";
import { type CaseRow, caseOf, type EntryRow, type InterviewRow, type SentRow } from "./row.ts";
import { appliedAt, full, inOrder, presentEntry, timelineOf, withEntry, withoutEntry } from "./timeline.ts";

export type EntryGiven = BodyOf<(typeof caseRoutes)["addTimelineEntry"]>;
export type InterviewGiven = BodyOf<(typeof caseRoutes)["addInterview"]>;

/** Where an entry stands in a timeline. */
export interface EntryPosition {
  at: number;
  created_at: number;
  id: string;
}

/** What a mail says of an opportunity. `at` is null where the mail does not say when it was sent. */
export interface MailNote {
  opportunityId: string;
  id: string;
  kind: EntryRow["kind"];
  at: Date | null;
  text: string | null;
}

export interface Cases {
  /** The entries behind a position, in order. @throws ApiError 404 */
  timeline(accountId: string, id: string, after: EntryPosition | null): Promise<EntryRow[]>;
  /** Adds an entry, or puts it in the place of the one with its id. @throws ApiError 404, 400, 409, 403 */
  putEntry(accountId: string, id: string, entryId: string, given: EntryGiven): Promise<TimelineEntry>;
  /** @throws ApiError 404 */
  deleteEntry(accountId: string, id: string, entryId: string): Promise<void>;
  /** Adds an interview, or puts it in the place of the one with its id. @throws ApiError 404, 400, 403 */
  putInterview(accountId: string, id: string, interviewId: string, given: InterviewGiven): Promise<Interview>;
  /** @throws ApiError 404 */
  deleteInterview(accountId: string, id: string, interviewId: string): Promise<void>;
  /** Writes down that a document went out, once for its id. @throws ApiError 404, 403 */
  recordSent(accountId: string, id: string, sent: SentRow): Promise<SentDocument>;
  /** @throws ApiError 404 */
  deleteSent(accountId: string, id: string, documentId: string): Promise<void>;
  /** The opportunity with its case as stored. @throws ApiError 404 */
  caseOf(accountId: string, id: string): Promise<OpportunityRow & { case: CaseRow }>;
  /** Every opportunity by its names. */
  named(accountId: string): Promise<Pick<Opportunity, "id" | "title" | "company" | "status">[]>;
  /** Writes down what a mail says, once for its id; null when the opportunity is gone or its timeline full. */
  noteMail(
    accountId: string,
    mail: MailNote,
  ): Promise<{ opportunity_id: string; entry: TimelineEntry } | null>;
  /** Opportunities with a step that has a day, or with interviews. */
  casesAhead(accountId: string): Promise<(OpportunityRow & { case: CaseRow })[]>;
}

const ENTRY = "The entry";
const INTERVIEW = "The interview";
const DOCUMENT = "The document";

function needed<T>(value: T | undefined, path: string): T {
  if (value === undefined) throw invalid([{ path, message: "is required" }]);
  return value;
}

function entryOf(id: string, given: EntryGiven, standing: EntryRow | undefined, now: Date): EntryRow {
  return {
    id,
    kind: needed(given.kind, "kind"),
    at: given.at === undefined ? (standing?.at ?? now) : new Date(given.at),
    text: given.text ?? null,
    source: standing?.source ?? "person",
    created_at: standing?.created_at ?? now,
  };
}

function interviewOf(
  id: string,
  given: InterviewGiven,
  standing: InterviewRow | undefined,
  now: Date,
): InterviewRow {
  const starts_at = new Date(needed(given.starts_at, "starts_at"));
  const ends_at = given.ends_at == null ? null : new Date(given.ends_at);
  if (ends_at !== null && ends_at <= starts_at)
    throw invalid([{ path: "ends_at", message: "must be behind starts_at" }]);
  return {
    id,
    kind: needed(given.kind, "kind"),
    starts_at,
    ends_at,
    time_zone: given.time_zone,
    place: given.place ?? null,
    url: given.url ?? null,
    people: given.people,
    notes: given.notes ?? null,
    created_at: standing?.created_at ?? now,
    updated_at: now,
    sequence: standing ? standing.sequence + 1 : 0,
  };
}

/** With the one in the place of that with its id, or added. */
function withOne<T extends { id: string }>(all: readonly T[], one: T, what: string, most: number): T[] {
  const others = all.filter(({ id }) => id !== one.id);
  if (others.length >= most) throw full(what, most);
  return [...others, one];
}

function without<T extends { id: string }>(all: readonly T[], id: string, what: string): T[] {
  const others = all.filter((one) => one.id !== id);
  if (others.length === all.length) throw notFound(what);
  return others;
}

export function createCases(tools: ChangeTools): Cases {
  const { store, now } = tools;

  async function change(
    accountId: string,
    id: string,
    make: (standing: CaseRow) => CaseRow,
  ): Promise<CaseRow> {
    const row = await changeCase(tools, accountId, id, make);
    if (!row) throw notFound("The opportunity");
    return caseOf(row);
  }

  async function found(accountId: string, id: string) {
    const row = await store.find(accountId, id);
    if (!row) throw notFound("The opportunity");
    return { ...row, case: caseOf(row) };
  }

  function refuseDerived({ interviews, documents }: CaseRow, entryId: string): void {
    if (interviews.some(({ id }) => id === entryId))
      throw invalid([{ path: "entry_id", message: "is an interview's; change the interview" }]);
    if (documents.some(({ id }) => id === entryId))
      throw invalid([{ path: "entry_id", message: "is a document's; delete the document" }]);
  }

  return {
    async timeline(accountId, id, after) {
      const entries = timelineOf((await found(accountId, id)).case);
      if (after === null) return entries;
      const position = { ...after, at: new Date(after.at), created_at: new Date(after.created_at) };
      return entries.filter((entry) => inOrder(entry, position) > 0);
    },

    async putEntry(accountId, id, entryId, given) {
      const changed = await change(accountId, id, (standing) => {
        refuseDerived(standing, entryId);
        const before = standing.timeline.find((entry) => entry.id === entryId);
        return withEntry(standing, entryOf(entryId, given, before, now()));
      });
      return presentEntry(changed.timeline.find((entry) => entry.id === entryId) as EntryRow);
    },

    async deleteEntry(accountId, id, entryId) {
      await change(accountId, id, (standing) => {
        refuseDerived(standing, entryId);
        const without = withoutEntry(standing, entryId);
        if (!without) throw notFound(ENTRY);
        return without;
      });
    },

    async putInterview(accountId, id, interviewId, given) {
      const changed = await change(accountId, id, (standing) => {
        const before = standing.interviews.find((interview) => interview.id === interviewId);
        const interview = interviewOf(interviewId, given, before, now());
        const all = withOne(standing.interviews, interview, "interviews", CASE_LIMITS.interviews);
        return { ...standing, interviews: all.toSorted((a, b) => +a.starts_at - +b.starts_at) };
      });
      return presentInterview(changed.interviews.find(({ id: own }) => own === interviewId) as InterviewRow);
    },

    async deleteInterview(accountId, id, interviewId) {
      await change(accountId, id, (standing) => ({
        ...standing,
        interviews: without(standing.interviews, interviewId, INTERVIEW),
      }));
    },

    async recordSent(accountId, id, sent) {
      await change(accountId, id, (standing) => {
        const all = withOne(standing.documents, sent, "documents that went out", CASE_LIMITS.documents);
        return { ...standing, documents: all.toSorted((a, b) => +a.sent_at - +b.sent_at) };
      });
      return presentSent(sent);
    },

    async deleteSent(accountId, id, documentId) {
      await change(accountId, id, (standing) => ({
        ...standing,
        documents: without(standing.documents, documentId, DOCUMENT),
      }));
    },

    caseOf: found,

    named: (accountId) => store.names(accountId),

    async noteMail(accountId, { opportunityId, id, kind, at, text }) {
      const row = await changeCase(tools, accountId, opportunityId, (standing) => {
        const isKnown = standing.timeline.some((entry) => entry.id === id);
        if (isKnown || standing.timeline.length >= CASE_LIMITS.timeline) return standing;
        return withEntry(standing, {
          id,
          // An application happens once: a mail that confirms it is an answer to it.
          kind: kind === "applied" && appliedAt(standing) !== null ? "reply" : kind,
          at: at ?? now(),
          text,
          source: "mail",
          created_at: now(),
        });
      });
      const entry = row && caseOf(row).timeline.find((one) => one.id === id);
      return entry ? { opportunity_id: opportunityId, entry: presentEntry(entry) } : null;
    },

    async casesAhead(accountId) {
      return (await store.listAhead(accountId)).map((row) => ({ ...row, case: caseOf(row) }));
    },
  };
}
