/** What happened with an opportunity, in its order; pure. An application happens once, and its day is `applied_at`. */
import {
  CASE_LIMITS,
  type OpportunityStatus,
  type TimelineEntry,
  type TimelineKind,
} from "@career-portrait/shared/contract";
import { derivedId } from "../../derived-id.ts";
import { ApiError } from "../../errors.ts";
import type { CaseRow, EntryRow } from "./row.ts";

/** What a status that is set writes into the timeline. */
const TOLD: Record<OpportunityStatus, TimelineKind> = {
  tracking: "reopened",
  applied: "applied",
  interviewing: "interview",
  offer: "offer",
  rejected: "rejection",
  archived: "archived",
};

/** The order of a timeline: when it happened, then when it was written down, then the id. */
export function inOrder(a: Omit<EntryRow, "text" | "source" | "kind">, b: typeof a): number {
  return (
    a.at.getTime() - b.at.getTime() ||
    a.created_at.getTime() - b.created_at.getTime() ||
    (a.id < b.id ? -1 : Number(a.id > b.id))
  );
}

/** Everything that happened, each once, in order. */
export function timelineOf({ timeline, interviews, documents }: CaseRow): EntryRow[] {
  const met = interviews.map(({ id, starts_at, created_at }): EntryRow => ({
    id,
    kind: "interview",
    at: starts_at,
    text: null,
    source: "interview",
    created_at,
  }));
  const sent = documents.map(({ id, title, sent_at, created_at }): EntryRow => ({
    id,
    kind: "document",
    at: sent_at,
    text: title,
    source: "document",
    created_at,
  }));
  return [...timeline, ...met, ...sent].toSorted(inOrder);
}

export function presentEntry(entry: EntryRow): TimelineEntry {
  return { ...entry, at: entry.at.toISOString(), created_at: entry.created_at.toISOString() };
}

/** The day of the application; null for none. */
export function appliedAt({ timeline }: CaseRow): Date | null {
  return timeline.find(({ kind }) => kind === "applied")?.at ?? null;
}

/**
 * With the entry in the place of the one with its id, or added.
 * @throws ApiError 409 `duplicate` for a second application, 403 `limit_reached`
 */
export function withEntry(standing: CaseRow, entry: EntryRow): CaseRow {
  const others = standing.timeline.filter(({ id }) => id !== entry.id);
  const application = entry.kind === "applied" && others.find(({ kind }) => kind === "applied");
  if (application) {
    const message = "The application is in the timeline already; change its date there.";
    throw new ApiError(409, "duplicate", message, { existing: presentEntry(application) });
  }
  if (others.length >= CASE_LIMITS.timeline) throw full("entries in its timeline", CASE_LIMITS.timeline);
  return { ...standing, timeline: [...others, entry].toSorted(inOrder) };
}

/** Without the entry; null when none has this id. */
export function withoutEntry(standing: CaseRow, id: string): CaseRow | null {
  const timeline = standing.timeline.filter((entry) => entry.id !== id);
  return timeline.length < standing.timeline.length ? { ...standing, timeline } : null;
}

/**
 * With what a status that was just set tells. Told once for an id; an application that came back stays on its first day, and a
 * timeline that is full does not stand in a status's way.
 */
export function withStatus(standing: CaseRow, status: OpportunityStatus, at: Date, id: string): CaseRow {
  const kind = TOLD[status];
  const isTold =
    standing.timeline.some((entry) => entry.id === id) ||
    (kind === "applied" && appliedAt(standing) !== null);
  if (isTold || standing.timeline.length >= CASE_LIMITS.timeline) return standing;
  return withEntry(standing, { id, kind, at, text: null, source: "status", created_at: at });
}

/** With the application on that day, or with none. */
export function withAppliedAt(standing: CaseRow, at: Date | null, opportunityId: string, now: Date): CaseRow {
  const others = standing.timeline.filter(({ kind }) => kind !== "applied");
  if (at === null) return { ...standing, timeline: others };
  const application = standing.timeline.find(({ kind }) => kind === "applied") ?? {
    id: derivedId(opportunityId, "applied"),
    kind: "applied" as const,
    text: null,
    source: "person" as const,
    created_at: now,
  };
  return withEntry(standing, { ...application, at });
}

/** The refusal of one more than an opportunity keeps. */
export function full(what: string, most: number): ApiError {
  return new ApiError(403, "limit_reached", `An opportunity has at most ${most} ${what}. Delete one first.`);
}
