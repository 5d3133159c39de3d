/** What to speak of in an interview: each point answers one thing the posting asks for with what shows it. */
import { findSkills, skillRelation } from "@career-portrait/shared/skills";
import type { Strength } from "@career-portrait/shared/contract";
import { fold } from "@career-portrait/shared/text";
import type { Material, Role } from "../material.ts";
import { wordsOfClaim } from "../material.ts";
import type { Statement } from "./draft.ts";
import { resumePhrases } from "./phrases/index.ts";
import { bare } from "./phrases/phrases.ts";
import type { Relevance } from "./relevance.ts";
import { type Deed, deedsOf } from "./summary.ts";

/** A deed must say so much about the requirement it stands for. */
const SPEAKS = 0.3;
/** A longer requirement is no heading, in UTF-16 units. */
const LONGEST_HEADING = 60;
const LONGEST_DEED = 320;

/** What of a requirement the point is about: the skills that the line shows, by the posting's name for them. */
function headingOf(strength: Strength, line: string): string | null {
  const shown = findSkills(line).map(({ skill }) => skill);
  const asked = findSkills(strength.requirement).filter(({ skill }) =>
    shown.some((held) => skillRelation(held, skill).kind === "same"),
  );
  const names = [...new Set(asked.map(({ text }) => text))].filter((name) => name.length > 1);
  if (names.length > 0) return names.slice(0, 3).join(", ");
  const { requirement } = strength;
  return requirement.length <= LONGEST_HEADING && findSkills(requirement).length === 0
    ? bare(requirement)
    : null;
}

function placeOf(role: Role, material: Material): string {
  const { phrases } = resumePhrases(material.language);
  const parts = [role.title, role.company, phrases.period(role)].filter(
    (part) => part !== null && part !== "",
  );
  return parts.length === 0 ? "" : ` (${parts.join(", ")})`;
}

function withHeading(heading: string | null, text: string): string {
  if (heading === null || fold(text).startsWith(fold(heading))) return text;
  return `${heading.charAt(0).toUpperCase()}${heading.slice(1)}: ${text}`;
}

function fromDeed(strength: Strength, deed: Deed, material: Material): Statement {
  const text = `${bare(deed.text)}${placeOf(deed.role, material)}.`;
  return { text: withHeading(headingOf(strength, deed.text), text), ids: deed.ids };
}

/** A degree, certificate or language is its own proof. */
function fromClaim(strength: Strength, material: Material): Statement | null {
  const claim = material.claims.find(({ id }) => id === strength.match.claim_id);
  if (!claim || claim.type === "achievement" || claim.type === "skill") return null;
  const role = material.roles.find(({ id }) => id === claim.work_history_id);
  if (claim.type === "attribute" && role) return null;
  return { text: `${bare(wordsOfClaim(claim))}.`, ids: [claim.id] };
}

export function writeTalkingPoints(material: Material, relevance: Relevance, most: number): Statement[] {
  const deeds = deedsOf(material, relevance).filter(({ text }) => text.length <= LONGEST_DEED);
  const used = new Set<string>();
  const points: Statement[] = [];
  for (const strength of material.match.strengths) {
    if (points.length >= most) break;
    if (strength.requirement === material.posting.title) continue;
    const proof =
      strength.kind === "education" || strength.kind === "certification" || strength.kind === "language";
    const [best] = deeds
      .filter(({ text }) => !used.has(text))
      .map((deed) => ({ deed, hit: relevance.hit(deed.text, strength.requirement) }))
      .filter(({ hit }) => hit >= SPEAKS)
      .toSorted((a, b) => b.hit - a.hit || b.deed.relevance - a.deed.relevance);
    const point = proof || !best ? fromClaim(strength, material) : fromDeed(strength, best.deed, material);
    if (!point || used.has(point.text)) continue;
    used.add(proof || !best ? point.text : best.deed.text);
    points.push(point);
  }
  return points;
}
