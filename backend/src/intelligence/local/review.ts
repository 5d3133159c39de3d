/** A self-review by rule: what the portrait holds of a period, in the words of its claims. */
import type { Claim } from "@career-portrait/shared/contract";
import { joined, phrasebook } from "../../phrasebook.ts";
import { GROWTH_AREAS, HIGHLIGHTS, type ReviewFacts, type ReviewText } from "../review.ts";

function listed(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

/** Whose words the review is in: for a manager one's own, else those of somebody who speaks to the person. */
interface Voice {
  audience: ReviewFacts["audience"];
}

const who = ({ audience }: Voice) => (audience === "manager" ? "I" : "You");
const whose = ({ audience }: Voice) => (audience === "manager" ? "My" : "Your");

export const reviewSays = phrasebook({
  /** `companies` one for each of `titles`. */
  review_worked_as: (said: Voice & { titles: string[]; companies: string[] }) =>
    `${who(said)} worked as ${listed(said.titles.map((title, at) => `${title} at ${said.companies[at]}`))}.`,
  review_record: (said: Voice & { deeds: string[] }) =>
    `${whose(said)} record of this time: ${said.deeds.join("; ")}.`,
  review_drew_on: (said: Voice & { skills: string[] }) =>
    `${whose(said)} work drew on ${listed(said.skills)}.`,
  review_needs_number: ({ deed }: { deed: string }) => `Say what came of it, with a number: ${deed}`,
});

export function reviewByRule({ audience, claims, roles }: ReviewFacts): ReviewText {
  const ofType = (type: Claim["type"]) => claims.filter((claim) => claim.type === type);
  const skills = ofType("skill");
  const deeds = [...ofType("achievement"), ...ofType("certification"), ...ofType("education")];
  const lived = new Set(roles.map(({ id }) => id));
  // What states a role is told by the narrative.
  const others = claims.filter(
    ({ type, work_history_id }) => type !== "attribute" || !lived.has(work_history_id ?? ""),
  );
  const shown = ([deeds, others].find((some) => some.length > 0) ?? claims).slice(0, HIGHLIGHTS);
  const labels = (some: readonly Claim[], most: number) => some.slice(0, most).map(({ label }) => label);
  const [titles, companies] = [roles.map(({ title }) => title), roles.map(({ company }) => company)];
  const narrative = joined([
    ...(roles.length > 0 ? [reviewSays("review_worked_as", { audience, titles, companies })] : []),
    ...(deeds.length > 0 ? [reviewSays("review_record", { audience, deeds: labels(deeds, 3) })] : []),
    ...(skills.length > 0 ? [reviewSays("review_drew_on", { audience, skills: labels(skills, 5) })] : []),
  ]);
  const growth = ofType("achievement")
    .filter(({ label }) => !/\p{N}/u.test(label))
    .slice(0, GROWTH_AREAS)
    .map(({ label }) => reviewSays("review_needs_number", { deed: label }));
  return {
    highlights: shown.map(({ label, evidence }) => ({
      text: label,
      evidence_ids: evidence.map(({ id }) => id),
    })),
    narrative: narrative.text,
    narrative_explanation: narrative.explanation,
    growth_areas: growth.map(({ text }) => text),
    growth_areas_explanation: growth.map(({ explanation }) => explanation),
  };
}
