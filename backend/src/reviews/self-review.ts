/** A self-review by rule: what the portrait holds of a period, in the words of its claims. */
import type { Claim, SelfReview, WorkHistory } from "@career-portrait/shared/contract";

const HIGHLIGHTS = 10;
const GROWTH_AREAS = 3;

export interface ReviewInput {
  claims: readonly Claim[];
  work_history: readonly WorkHistory[];
  /** ISO 8601 instants. */
  period_start: string;
  period_end: string;
  audience: SelfReview["audience"];
}

/** Whether the first date lies before the second, as far as both say. */
function isBefore(first: string, second: string): boolean {
  const length = Math.min(first.length, second.length);
  return first.slice(0, length) < second.slice(0, length);
}

function ranIn(role: WorkHistory, from: string, to: string): boolean {
  if (role.start_date === null || isBefore(to, role.start_date)) return false;
  return role.is_current || !isBefore(role.end_date ?? role.start_date, from);
}

/** Only accepted claims count; while there is none, the proposed ones do. */
function counted(claims: readonly Claim[]): Claim[] {
  const accepted = claims.filter(({ review_status }) => review_status === "accepted");
  return accepted.length > 0 ? accepted : claims.filter(({ review_status }) => review_status === "proposed");
}

function listed(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

/**
 * The review of a period. A claim shown in a dated role belongs to the period when the role ran in it; any other when it was
 * first told in it. Without such a claim the review is quiet.
 */
export function reviewPeriod(input: ReviewInput): SelfReview {
  const { period_start, period_end, audience } = input;
  const from = new Date(period_start).toISOString();
  const to = new Date(period_end).toISOString();
  const running = input.work_history.filter((role) => ranIn(role, from, to));
  const dated = new Map(input.work_history.map((role) => [role.id, role.start_date !== null]));
  const claims = counted(input.claims).filter(({ work_history_id, evidence, created_at }) => {
    if (evidence.length === 0) return false;
    if (work_history_id && dated.get(work_history_id))
      return running.some(({ id }) => id === work_history_id);
    return created_at >= from && created_at <= to;
  });
  const head = { period_start, period_end, audience };
  if (claims.length === 0) {
    return { status: "quiet", ...head, highlights: [], narrative: "", growth_areas: [] };
  }
  const labels = (type: Claim["type"]) => claims.filter((claim) => claim.type === type);
  const skills = labels("skill");
  const deeds = [...labels("achievement"), ...labels("certification"), ...labels("education")];
  const shown = (deeds.length > 0 ? deeds : claims).slice(0, HIGHLIGHTS);
  const self = audience === "manager" ? { who: "I", whose: "My" } : { who: "You", whose: "Your" };
  const roles = running.map(({ title, company }) => `${title} at ${company}`);
  const narrative = [
    roles.length > 0 && `${self.who} worked as ${listed(roles)}.`,
    deeds.length > 0 &&
      `${self.whose} record of this time: ${deeds
        .slice(0, 3)
        .map(({ label }) => label)
        .join("; ")}.`,
    skills.length > 0 &&
      `${self.whose} work drew on ${listed(skills.slice(0, 5).map(({ label }) => label))}.`,
  ];
  return {
    status: "ready",
    ...head,
    highlights: shown.map(({ label, evidence }) => ({
      text: label,
      evidence_ids: evidence.map(({ id }) => id),
    })),
    narrative: narrative.filter(Boolean).join(" "),
    growth_areas: labels("achievement")
      .filter(({ label }) => !/\p{N}/u.test(label))
      .slice(0, GROWTH_AREAS)
      .map(({ label }) => `Say what came of it, with a number: ${label}`),
  };
}
