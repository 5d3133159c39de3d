/** The self-review: what it is made from, what it must be like, and the gate each of its sentences passes. */
import type { Claim, SelfReview, WorkHistory } from "@career-portrait/shared/contract";
import { inventions } from "./statements.ts";
import { pattern } from "@career-portrait/shared/text";

/** What a portrait holds of a period; at least one claim, each with evidence. */
export interface ReviewFacts {
  audience: SelfReview["audience"];
  /** Most confident first. */
  claims: readonly Claim[];
  /** The roles that ran in the period. */
  roles: readonly WorkHistory[];
}

export type ReviewText = Pick<
  SelfReview,
  "highlights" | "narrative" | "narrative_explanation" | "growth_areas" | "growth_areas_explanation"
>;

export const HIGHLIGHTS = 10;
export const GROWTH_AREAS = 3;

/** A sentence and the ids of what it rests on: pieces of evidence or roles. */
export interface Statement {
  text: string;
  cites: readonly string[];
}

export interface Source {
  id: string;
  /** What it is, for whoever writes the review. */
  about: string;
  /** Everything a sentence that cites it may say. */
  said: string;
}

function roleText({ title, company, location, start_date, end_date, summary }: WorkHistory): string {
  return [title, company, location, start_date, end_date, summary].filter((part) => part !== null).join("\n");
}

/** What can be cited: each piece of evidence with the claim it shows and the role it was shown in, and each role. */
export function sourcesOf({ claims, roles }: ReviewFacts): Source[] {
  const byId = new Map(roles.map((role) => [role.id, role]));
  const pieces = claims.flatMap((claim) => {
    const role = byId.get(claim.work_history_id ?? "");
    const words = [claim.label, claim.description, claim.institution, claim.degree, claim.field];
    return claim.evidence.map(({ id, content }) => ({
      id,
      about: `${claim.type}: ${claim.label}${role ? ` (${role.title}, ${role.company})` : ""}`,
      said: [...words, content, role ? roleText(role) : null].filter((part) => part !== null).join("\n"),
    }));
  });
  const lived = roles.map((role) => ({
    id: role.id,
    about: `role: ${role.title}, ${role.company}`,
    said: roleText(role),
  }));
  return [...pieces, ...lived];
}

const LONGEST = 400;
/** Words that a sentence of a review may open with besides those of its evidence; any other may be a name. */
const OPENING = pattern("iu")`
    ^(you|your|i|my|we|our|the|this|these|that|those|a|an|in|at|as|with|during|over|from|by|while|
    alongside|across|through|throughout|to|on|both|also|and|besides|among|within|when|where|beyond|next|
    for|after|before|since|under|here|there|it|each|together|\p{L}+(ing|ed|ly))$`;

/** What is wrong with a sentence of a review; empty when it may be shown. */
export function statementFaults(
  { text, cites }: Statement,
  sources: ReadonlyMap<string, Source>,
  audience: ReviewFacts["audience"],
): string[] {
  const cited = cites.map((id) => sources.get(id)).filter((source) => source !== undefined);
  if (cites.length === 0 || cited.length < cites.length) return ["cites nothing, or what is not there."];
  const faults: string[] = [];
  if (text.trim() === "" || text.length > LONGEST) faults.push(`must have 1 to ${LONGEST} characters.`);
  if (/[<>{}]|https?:/i.test(text)) faults.push("holds what is no prose.");
  const voice = audience === "manager" ? /\byou(r|rs)?\b/i : /\b(I|my|mine)\b/;
  if (voice.test(text)) faults.push(`must speak as ${audience === "manager" ? "I" : "you"}.`);
  const said = cited.map((source) => source.said).join("\n");
  const [opening = ""] = /\p{L}[\p{L}\p{N}'’-]*/u.exec(text) ?? [];
  // Put inside a sentence, an opening that is no common word is held to the evidence like any other name.
  const whole = OPENING.test(opening) ? text : `so ${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  return [...faults, ...inventions(whole, said)];
}
