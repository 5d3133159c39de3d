/** What "looks right" accepts of a document: the rule that backend and extension share (decisions, section 5). */
import type { ClaimDetail, WorkHistory } from "../contract/index.ts";
import { fold } from "../text/index.ts";

/** A claim that is less sure is looked at before it is accepted. */
export const SURE = 0.6;
/** Doubts about a claim that are about the role it was shown in. */
const ROLE_DOUBTS: ReadonlySet<string> = new Set(["role_ends_before_start", "role_dates_differ"]);

type Named = Pick<WorkHistory, "title" | "company">;

function plain(text: string): string {
  return fold(text).replace(/\s+/g, " ").trim();
}

/** Whether a claim shown in a role says the role itself: its title and employer, and then its time. */
export function saysRole(
  { type, label }: Pick<ClaimDetail, "type" | "label">,
  { title, company }: Named,
): boolean {
  const name = plain([title, company].filter(Boolean).join(", "));
  return type === "attribute" && name !== "" && plain(label).startsWith(name);
}

/** With an issue that was not dismissed, or not sure enough. */
export function isDoubtful({ confidence, issues }: Pick<ClaimDetail, "confidence" | "issues">): boolean {
  return confidence < SURE || issues.length > 0;
}

/** A role whose dates are in doubt, or that a doubtful claim says. */
export function isDoubtfulRole(
  role: Pick<WorkHistory, "id"> & Named,
  claims: readonly ClaimDetail[],
): boolean {
  return claims
    .filter(({ work_history_id }) => work_history_id === role.id)
    .some(
      (claim) =>
        claim.issues.some(({ explanation }) => ROLE_DOUBTS.has(explanation?.code ?? "")) ||
        (saysRole(claim, role) && isDoubtful(claim)),
    );
}

/** The claims and roles that wait for review, and which of them are not doubtful. */
export function soundOf(claims: readonly ClaimDetail[], roles: readonly WorkHistory[]) {
  const waiting = claims.filter(({ review_status }) => review_status === "proposed");
  const waitingRoles = roles.filter(({ review_status }) => review_status === "proposed");
  const sound = waiting.filter((claim) => !isDoubtful(claim));
  const soundRoles = waitingRoles.filter((role) => !isDoubtfulRole(role, claims));
  return {
    claims: sound,
    roles: soundRoles,
    /** How many are left. */
    doubtful: waiting.length - sound.length + waitingRoles.length - soundRoles.length,
  };
}
