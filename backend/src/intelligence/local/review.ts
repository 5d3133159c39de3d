/** A self-review by rule: what the portrait holds of a period, in the words of its claims. */
import type { Claim } from "@career-portrait/shared/contract";
import { GROWTH_AREAS, HIGHLIGHTS, type ReviewFacts, type ReviewText } from "../review.ts";

function listed(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

export function reviewByRule({ audience, claims, roles }: ReviewFacts): ReviewText {
  const ofType = (type: Claim["type"]) => claims.filter((claim) => claim.type === type);
  const skills = ofType("skill");
  const deeds = [...ofType("achievement"), ...ofType("certification"), ...ofType("education")];
  const shown = (deeds.length > 0 ? deeds : claims).slice(0, HIGHLIGHTS);
  const self = audience === "manager" ? { who: "I", whose: "My" } : { who: "You", whose: "Your" };
  const worked = roles.map(({ title, company }) => `${title} at ${company}`);
  const narrative = [
    worked.length > 0 && `${self.who} worked as ${listed(worked)}.`,
    deeds.length > 0 &&
      `${self.whose} record of this time: ${deeds
        .slice(0, 3)
        .map(({ label }) => label)
        .join("; ")}.`,
    skills.length > 0 &&
      `${self.whose} work drew on ${listed(skills.slice(0, 5).map(({ label }) => label))}.`,
  ];
  return {
    highlights: shown.map(({ label, evidence }) => ({
      text: label,
      evidence_ids: evidence.map(({ id }) => id),
    })),
    narrative: narrative.filter(Boolean).join(" "),
    growth_areas: ofType("achievement")
      .filter(({ label }) => !/\p{N}/u.test(label))
      .slice(0, GROWTH_AREAS)
      .map(({ label }) => `Say what came of it, with a number: ${label}`),
  };
}
