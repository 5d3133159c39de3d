/** What `PATCH /opportunities/{id}` makes of a case; pure. */
import type { BodyOf, Opportunity, opportunityRoutes } from "@career-portrait/shared/contract";
import { fold } from "@career-portrait/shared/text";
import { derivedId } from "../../derived-id.ts";
import type { CaseRow, InterviewRow, SentRow, StepRow } from "./row.ts";
import { presentEntry, timelineOf, withAppliedAt, withEntry, withoutEntry, withStatus } from "./timeline.ts";

type Patch = BodyOf<(typeof opportunityRoutes)["updateOpportunity"]>;
export type CaseChanges = Pick<
  Patch,
  "applied_at" | "tags" | "next_step" | "salary_asked" | "salary_offered"
> &
  Pick<Patch, "status">;

/** Whose case it is, when it is changed and by which request. */
export interface Change {
  opportunityId: string;
  effectId: string;
  now: Date;
  /** The status before. */
  status: Opportunity["status"];
}

/** Each tag once, as it was first written. */
function distinct(tags: readonly string[]): Map<string, string> {
  const byKey = new Map<string, string>();
  for (const tag of tags) {
    const key = tagKey(tag);
    if (!byKey.has(key)) byKey.set(key, tag);
  }
  return byKey;
}

/** A tag as it is compared: `C++` and `C#` are two. */
export function tagKey(tag: string): string {
  return fold(tag) || tag.toLowerCase();
}

/** A step that is named by its id, or by the words of one that is not done, is the one that stands. */
function isSame(standing: StepRow | null, given: NonNullable<CaseChanges["next_step"]>): standing is StepRow {
  if (!standing) return false;
  return given.id === undefined
    ? standing.text === given.text && standing.done_at === null
    : standing.id === given.id;
}

function withStep(
  before: CaseRow,
  given: NonNullable<CaseChanges["next_step"]> | null,
  change: Change,
): CaseRow {
  if (given === null) return { ...before, next_step: null };
  const { text, due_on } = given;
  const id = isSame(before.next_step, given)
    ? before.next_step.id
    : (given.id ?? derivedId(change.effectId, "step"));
  const done_at = given.done_at === null ? null : new Date(given.done_at);
  const after = { ...before, next_step: { id, text, due_on, done_at, changed_at: change.now } };
  if (done_at === null) return withoutEntry(after, id) ?? after;
  return withEntry(after, { id, kind: "step", at: done_at, text, source: "step", created_at: change.now });
}

/** The case with the changes; what is left out stays. @throws ApiError 403 `limit_reached` */
export function changedCase(before: CaseRow, given: CaseChanges, change: Change): CaseRow {
  const { opportunityId, effectId, now } = change;
  let after = before;
  if (given.status !== undefined && given.status !== change.status)
    after = withStatus(after, given.status, now, derivedId(effectId, "status"));
  if (given.applied_at !== undefined) {
    const at = given.applied_at === null ? null : new Date(given.applied_at);
    after = withAppliedAt(after, at, opportunityId, now);
  }
  if (given.tags !== undefined) {
    const tags = distinct(given.tags);
    after = { ...after, tags: [...tags.values()], tag_keys: [...tags.keys()] };
  }
  if (given.next_step !== undefined) after = withStep(after, given.next_step, change);
  for (const field of ["salary_asked", "salary_offered"] as const) {
    const salary = given[field];
    if (salary !== undefined) after = { ...after, [field]: salary };
  }
  return after;
}

export function presentInterview({ sequence: _sequence, ...interview }: InterviewRow) {
  const { starts_at, ends_at, created_at, updated_at } = interview;
  return {
    ...interview,
    starts_at: starts_at.toISOString(),
    ends_at: ends_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}

export function presentSent(sent: SentRow) {
  return {
    ...sent,
    sent_at: sent.sent_at.toISOString(),
    version_at: sent.version_at?.toISOString() ?? null,
    created_at: sent.created_at.toISOString(),
  };
}

export function presentStep({ changed_at: _changed_at, ...step }: StepRow) {
  return { ...step, done_at: step.done_at?.toISOString() ?? null };
}

type Shown = Pick<
  Opportunity,
  "tags" | "next_step" | "salary_asked" | "salary_offered" | "timeline" | "interviews" | "documents_sent"
>;

/** The case as the opportunity shows it. */
export function presentCase(row: CaseRow): Shown {
  return {
    tags: row.tags,
    next_step: row.next_step && presentStep(row.next_step),
    salary_asked: row.salary_asked,
    salary_offered: row.salary_offered,
    timeline: timelineOf(row).map(presentEntry),
    interviews: row.interviews.map(presentInterview),
    documents_sent: row.documents.map(presentSent),
  };
}
