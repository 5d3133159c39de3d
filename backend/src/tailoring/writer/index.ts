/** The local writer: it selects, orders and phrases what the portrait holds, and adds nothing. */
import type { Material } from "../material.ts";
import { chooseBullets } from "./bullets.ts";
import type { Measure, ProfileDraft } from "./draft.ts";
import { rankedSkills } from "./naming.ts";
import { relevanceOf } from "./relevance.ts";
import { writeSummary } from "./summary.ts";
import { writeTalkingPoints } from "./talking-points.ts";

export { inOrderOfNeed, type SpareLine } from "./bullets.ts";
export { FULL, LONG, type Measure, type ProfileDraft, SHORT, type Statement } from "./draft.ts";

export function writeProfile(material: Material, measure: Measure): ProfileDraft {
  const relevance = relevanceOf(material);
  const skills = rankedSkills(material, relevance);
  return {
    narrative: writeSummary(material, skills, relevance, measure.narrativeSentences),
    talking_points: writeTalkingPoints(material, relevance, measure.talkingPoints),
    bullets: chooseBullets(material, relevance, measure),
  };
}
