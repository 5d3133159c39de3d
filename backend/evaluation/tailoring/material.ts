/** What the local writer writes from, for a portrait and a posting of the fixtures. */
import type { MatchScore, Profile } from "@career-portrait/shared/contract";
import { match, type MatchPosting, type Portrait } from "@career-portrait/shared/matching";
import { ownSummary } from "../../src/portrait/own-summary.ts";
import { EMPTY_CONTACT } from "../../src/portrait/rows.ts";
import { type Material, materialOf } from "../../src/tailoring/material.ts";

/** So that the figures stay the same. */
export const TODAY = "2026-11-21";

/** The material, with the match scored as the service scores it. */
export function materialFor(portrait: Portrait, posting: MatchPosting): Material {
  const score: MatchScore = match(portrait, posting, { today: TODAY });
  const ofType = (type: string) =>
    portrait.claims.filter((claim) => claim.type === type) as unknown as Profile["skills"];
  const profile: Profile = {
    contact: EMPTY_CONTACT,
    identity: null,
    summary: ownSummary(portrait.claims, [null])
      .map(({ text }) => text)
      .join(" "),
    experience: portrait.work_history.map((role, position) => ({
      ...role,
      is_current: role.end_date === null && role.start_date !== null,
      company_domain: null,
      logo_override_path: null,
      position,
      review_status: "accepted",
    })),
    ventures: [],
    projects: [],
    skills: ofType("skill"),
    skill_groups: [],
    education: ofType("education"),
    certifications: ofType("certification"),
    achievements: ofType("achievement"),
  };
  const { title, company = null, requirements, description_text } = posting;
  return materialOf({
    today: TODAY,
    profile,
    portrait,
    claims: [],
    posting: { title: title ?? "", company, text: description_text ?? "", requirements },
    match: score,
  });
}
