/**
 * What is doubtful about claims, found by rule: a pure check over the portrait as it stands (decisions, section 5). It runs
 * whenever a claim is read, so its result always fits the latest extraction and edit; only what the user dismissed is stored.
 */
import type { IssueType, MatchPhrase } from "@career-portrait/shared/contract";
import { canonicalSkill } from "@career-portrait/shared/skills";
import { derivedId } from "../derived-id.ts";
import { metricsAreShown, type Period } from "./metrics.ts";
import { normalised } from "./normalised.ts";
import { endsBeforeStart } from "./period.ts";
import type { ClaimRow, WorkHistoryRow } from "./rows.ts";

export interface Issue {
  /** Made of the claim, the type and the cause: the same doubt has the same id, a new cause another. */
  id: string;
  type: IssueType;
  message: string;
  /** The message as a code, for readers of other languages (docs/explanations.md). */
  explanation: MatchPhrase;
}

export interface IssueInput {
  claims: readonly ClaimRow[];
  work_history: readonly WorkHistoryRow[];
  /** YYYY-MM-DD */
  today: string;
}

/** Below this a claim rests on one weak reading. */
const WEAK = 0.65;
/** Years after which a skill that was last shown in a role counts as old. */
const STALE_YEARS = 10;

interface Doubt extends Pick<Issue, "type" | "message" | "explanation"> {
  /** What it rests on; another cause is another issue. */
  cause: string;
}

function phrase(code: string, params: MatchPhrase["params"] = {}): MatchPhrase {
  return { code, params };
}

function evidenceDoubt({ evidence, confidence }: ClaimRow): Doubt | null {
  if (evidence.length === 0) {
    return {
      type: "no_evidence",
      message: "No document shows this. Add one that does, or state it yourself.",
      explanation: phrase("shown_by_none"),
      cause: "",
    };
  }
  if (confidence >= WEAK) return null;
  const sure = Math.round(confidence * 100);
  return {
    type: "weak_evidence",
    message: `What shows this is weak (${sure} of 100). Look at the quote before you rely on it.`,
    explanation: phrase("shown_weakly", { sure }),
    cause: evidence.map(({ id }) => id).join(),
  };
}

/** Whether two dates cannot both be right, as far as both say. */
function disagree(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return false;
  const length = Math.min(one.length, other.length);
  return one.slice(0, length) !== other.slice(0, length);
}

interface Dated {
  start_date: string | null;
  end_date: string | null;
  is_current?: boolean;
}

function periodText({ start_date, end_date, is_current }: Dated): string {
  return `${start_date ?? "?"} to ${is_current === true ? "today" : (end_date ?? "?")}`;
}

/** The same as parameters: empty for what is not known. */
function periodParams({ start_date, end_date, is_current }: Dated): string[] {
  return [start_date ?? "", is_current === true ? "present" : (end_date ?? "")];
}

/** The first two documents whose dates cannot both be right. An end in one document is no conflict with "present" in another. */
function conflict<T extends Dated>(readings: readonly T[] | undefined): [T, T] | null {
  for (const [index, one] of (readings ?? []).entries()) {
    const other = readings
      ?.slice(index + 1)
      .find((later) => disagree(one.start_date, later.start_date) || disagree(one.end_date, later.end_date));
    if (other) return [one, other];
  }
  return null;
}

function dateDoubt(claim: ClaimRow, role: WorkHistoryRow | undefined): Doubt | null {
  const doubt = (message: string, explanation: MatchPhrase, ...cause: (string | null)[]): Doubt => ({
    type: "conflicting_dates",
    message,
    explanation,
    cause: cause.join(),
  });
  if (endsBeforeStart(claim.start_date, claim.end_date)) {
    return doubt(
      `It ends (${claim.end_date}) before it starts (${claim.start_date}).`,
      phrase("ends_before_start", { start: claim.start_date ?? "", end: claim.end_date ?? "" }),
      claim.start_date,
      claim.end_date,
    );
  }
  if (role && endsBeforeStart(role.start_date, role.end_date)) {
    return doubt(
      `The role it was shown in, ${role.title} at ${role.company}, ends before it starts.`,
      phrase("role_ends_before_start", { title: role.title, company: role.company }),
      role.start_date,
      role.end_date,
    );
  }
  // Once the user has said what is right, what the documents say no longer matters.
  const own = claim.edited ? null : conflict(claim.readings);
  if (own) {
    const [one, other] = own.map(periodText);
    const explanation = phrase("dates_differ", { one: periodParams(own[0]), other: periodParams(own[1]) });
    const message = `One document has it from ${one}, another from ${other}.`;
    return doubt(message, explanation, one ?? "", other ?? "");
  }
  const shown = !role || role.edited ? null : conflict(role.readings);
  if (!role || !shown) return null;
  const [one, other] = shown.map(periodText);
  return doubt(
    `One document has the role it was shown in, ${role.title} at ${role.company}, from ${one}, another from ${other}.`,
    phrase("role_dates_differ", {
      title: role.title,
      company: role.company,
      one: periodParams(shown[0]),
      other: periodParams(shown[1]),
    }),
    one ?? "",
    other ?? "",
  );
}

/** What two claims must share to be the same: the skill's proper name, or the words. */
function identityOf({ type, label }: ClaimRow): string {
  const name = type === "skill" ? (canonicalSkill(label) ?? label) : label;
  return `${type}:${normalised(name)}`;
}

function duplicateDoubt(claim: ClaimRow, alike: readonly ClaimRow[]): Doubt | null {
  const others = alike.filter(({ _id }) => _id !== claim._id);
  const [first] = others;
  if (!first) return null;
  const ids = others.map(({ _id }) => _id).toSorted();
  return {
    type: "duplicate",
    message: `“${first.label}” says the same. Merge the two.`,
    explanation: phrase("says_the_same", { label: first.label }),
    cause: ids.join(),
  };
}

/** When a claim was: its own dates, those of the roles it was shown in, and what documents said of both. */
function periodsOf(claim: ClaimRow, roles: ReadonlyMap<string, WorkHistoryRow>): Period[] {
  const shownIn = [claim.work_history_id, ...claim.evidence.map(({ work_history_id }) => work_history_id)];
  const dated = [...new Set(shownIn)].flatMap((id) => roles.get(id ?? "") ?? []);
  return [claim, ...dated].flatMap((row) => [row, ...(row.readings ?? [])]);
}

function metricDoubt(
  claim: ClaimRow,
  roles: ReadonlyMap<string, WorkHistoryRow>,
  today: string,
): Doubt | null {
  const { label, description, evidence } = claim;
  const statement = `${label} ${description ?? ""}`;
  const quotes = evidence.map(({ content }) => content ?? "").join("\n");
  if (
    evidence.length === 0 ||
    metricsAreShown(statement, { quotes, periods: periodsOf(claim, roles), today })
  )
    return null;
  return {
    type: "unverified_metric",
    message: "It names a number that none of its evidence holds.",
    explanation: phrase("number_not_shown"),
    cause: statement,
  };
}

/** The date that many years earlier. */
function yearsBefore(today: string, years: number): string {
  return `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
}

function staleDoubt(claim: ClaimRow, role: WorkHistoryRow | undefined, today: string): Doubt | null {
  const { type, end_date, evidence } = claim;
  if (type === "certification" && end_date !== null && endsBeforeStart(today, end_date)) {
    const explanation = phrase("ended", { end: end_date });
    return { type: "stale", message: `It ended in ${end_date}.`, explanation, cause: end_date };
  }
  const ownWord = evidence.some(({ source_document_id }) => source_document_id === null);
  const left = role && !role.is_current ? role.end_date : null;
  if (type !== "skill" || ownWord || left === null) return null;
  if (!endsBeforeStart(yearsBefore(today, STALE_YEARS), left)) return null;
  return {
    type: "stale",
    message: `It was last shown in a role that ended in ${left}. Say whether it still holds.`,
    explanation: phrase("last_shown", { end: left }),
    cause: left,
  };
}

/** Every doubt about the claims that were not rejected, by claim id; claims without one are left out. */
export function findIssues({ claims, work_history, today }: IssueInput): Map<string, Issue[]> {
  const counted = claims.filter(({ review_status }) => review_status !== "rejected");
  const alike = Map.groupBy(counted, identityOf);
  const roles = new Map(work_history.map((role) => [role._id, role]));
  const found = new Map<string, Issue[]>();
  for (const claim of counted) {
    const role = roles.get(claim.work_history_id ?? "");
    const doubts = [
      evidenceDoubt(claim),
      dateDoubt(claim, role),
      duplicateDoubt(claim, alike.get(identityOf(claim)) ?? []),
      metricDoubt(claim, roles, today),
      staleDoubt(claim, role, today),
    ].filter((doubt) => doubt !== null);
    const issues = doubts.map(({ cause, ...doubt }) => ({
      id: derivedId("issue", claim._id, doubt.type, cause),
      ...doubt,
    }));
    if (issues.length > 0) found.set(claim._id, issues);
  }
  return found;
}
