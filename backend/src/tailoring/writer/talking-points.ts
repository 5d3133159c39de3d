/** What to speak of in an interview: each point answers one thing the posting asks for with what shows it. */
import { canonicalSkill, findSkills, skillKind, skillRelation } from "@career-portrait/shared/skills";
import type { Strength } from "@career-portrait/shared/contract";
import { fold, pattern } from "@career-portrait/shared/text";
import type { Material, Role } from "../material.ts";
import { wordsOfClaim } from "../../claim-words.ts";
import { faultsOf } from "../sift.ts";
import type { Statement } from "./draft.ts";
import { resumePhrases } from "./phrases/index.ts";
import { bare, capitalised, stopped } from "./phrases/phrases.ts";
import type { Relevance } from "./relevance.ts";
import { spokenLanguage } from "./spoken.ts";
import { type Deed, deedsOf, firstSound, proofName } from "./summary.ts";

/** A deed must say so much about the requirement it stands for. */
const SPEAKS = 0.3;
/** A longer requirement is no heading, in UTF-16 units. */
const LONGEST_HEADING = 50;
const LONGEST_DEED = 320;
/** Below this, what the person meets in part is worth a point too: the deed is told, the gap is not called a strength. */
const FEWEST_POINTS = 3;
const PROOFS = new Set<string>(["education", "certification"]);

/** How much it is asked for says nothing of the person. */
const IMPORTANCE = pattern("iu")`
    \s*(?:\b(?:is|are|ist|sind|est)\s)?\b(?:(?:strongly|highly)\s)?(?:preferred|required|desired|
    desirable|an? (?:plus|asset|must)|erforderlich|von Vorteil|wünschenswert|erwünscht|requise?s?|
    souhaitée?s?|exigée?s?|requerid[oa]s?|deseables?|valorables?)\s*$`;

/** What a point answers. */
interface Asked {
  requirement: string;
  isMet: boolean;
}

/** "Excellent communication skills": a line about anything that is communicated shows no such thing. */
function isSoft(requirement: string): boolean {
  const asked = findSkills(requirement);
  return asked.length > 0 && asked.every(({ skill }) => skillKind(skill) === "soft");
}

/** What the point is about, in the order of preference: the skills that the line shows, by the posting's name; the requirement. */
function headingsOf(asked: Asked, line: string): string[] {
  const shown = findSkills(line).map(({ skill }) => skill);
  const named = findSkills(asked.requirement).filter(({ skill }) =>
    shown.some((held) => skillRelation(held, skill).kind === "same"),
  );
  const names = [...new Set(named.map(({ text }) => text))].filter((name) => name.length > 1);
  const [clause = ""] = asked.requirement.split(
    /[,;:()]|\s(?:including|such as|like|e\.g\.|in order to|wie|zum Beispiel|tels? que)\s/iu,
  );
  return [
    ...(names.length > 0 ? [names.slice(0, 3).join(", ")] : []),
    ...(asked.isMet && clause.length <= LONGEST_HEADING && !isSoft(asked.requirement)
      ? [bare(clause.replace(IMPORTANCE, ""))]
      : []),
  ].filter((heading) => heading.length > 1);
}

function placeOf(role: Role, material: Material): string {
  const { phrases } = resumePhrases(material.language);
  const parts = [capitalised(role.title), role.company, phrases.period(role)].filter(
    (part) => part !== null && part !== "",
  );
  return parts.join(", ");
}

function withHeading(heading: string, text: string, colon: string): string {
  if (fold(text).startsWith(fold(heading))) return text;
  // "dbt" is written small.
  const name = canonicalSkill(heading);
  return `${name !== null && /^\p{Ll}/u.test(name) ? name : capitalised(heading)}${colon} ${text}`;
}

function fromDeed(asked: Asked, deed: Deed, material: Material): Statement[] {
  const place = placeOf(deed.role, material);
  const text = `${bare(deed.text)}${place === "" ? "" : ` (${place})`}.`;
  const colon = material.language === "fr" ? " :" : ":";
  const headed = headingsOf(asked, deed.text).map((heading) => withHeading(heading, text, colon));
  return firstSound(
    [...headed, text].map((way) => ({ text: way, ids: deed.ids })),
    material,
  );
}

/** A fact under what it answers, in the posting's words where they are short and hold of the person. */
function answering(
  requirement: string,
  text: string,
  ids: readonly string[],
  material: Material,
): Statement[] {
  const colon = material.language === "fr" ? " :" : ":";
  const ways = headingsOf({ requirement, isMet: true }, text)
    .map((heading) => ({ text: withHeading(heading, text, colon), ids }))
    .filter((way) => way.text !== text);
  return ways.filter((way) => faultsOf(way, material).length === 0).slice(0, 1);
}

/**
 * A degree or certificate is its own proof; a role shows something only where it is said what. A language that a quote is
 * written in is not told.
 */
function fromClaim(strength: Strength, material: Material): Statement[] {
  const claim = material.claims.find(({ id }) => id === strength.match.claim_id);
  if (!claim) return [];
  const { phrases } = resumePhrases(material.language);
  if (PROOFS.has(claim.type)) {
    const text = `${proofName(claim, phrases)}.`;
    const headed = answering(strength.requirement, text, [claim.id], material);
    return headed.length > 0 ? headed : [{ text, ids: [claim.id] }];
  }
  const spoken = strength.kind === "language" ? spokenLanguage(claim.label) : null;
  // That somebody speaks the language they write in goes without saying, whether a claim names it or a line is written in it.
  if (strength.kind === "language" && (spoken === null || spoken.code === material.language)) return [];
  if (strength.kind === "language")
    return claim.type === "attribute" || claim.type === "skill"
      ? [{ text: `${bare(wordsOfClaim(claim))}.`, ids: [claim.id] }]
      : [];
  const role = material.roles.find(({ id }) => id === claim.work_history_id);
  if (claim.type !== "attribute" || !role || role.title === "") return [];
  // The posting's title is not one they held.
  if (strength.requirement === material.posting.title) return [];
  return answering(strength.requirement, stopped(placeOf(role, material)), [role.id], material);
}

/** The deed that says most about a requirement and has not been told. */
function bestDeed(
  strength: Pick<Strength, "requirement">,
  deeds: readonly Deed[],
  used: ReadonlySet<string>,
  relevance: Relevance,
) {
  const [best] = deeds
    .filter(({ text }) => !used.has(text))
    .map((deed) => ({ deed, hit: relevance.hit(deed.text, strength.requirement) }))
    .filter(({ hit }) => hit >= SPEAKS)
    .toSorted((a, b) => b.hit - a.hit || b.deed.relevance - a.deed.relevance);
  return best?.deed;
}

export function writeTalkingPoints(material: Material, relevance: Relevance, most: number): Statement[] {
  const deeds = deedsOf(material, relevance).filter(({ text }) => text.length <= LONGEST_DEED);
  const used = new Set<string>();
  const points: Statement[] = [];
  // The role as a whole is spoken of last: what is asked for in particular says more.
  const strengths = material.match.strengths.toSorted(
    (a, b) =>
      Number(a.requirement === material.posting.title) - Number(b.requirement === material.posting.title),
  );
  for (const strength of strengths) {
    if (points.length >= most) break;
    const isProof = PROOFS.has(strength.kind) || strength.kind === "language";
    // The role as a whole is shown by a role as a whole, not by whichever of its lines comes near.
    const isWhole = strength.requirement === material.posting.title;
    const deed = isProof || isWhole ? undefined : bestDeed(strength, deeds, used, relevance);
    for (const point of deed
      ? fromDeed({ requirement: strength.requirement, isMet: true }, deed, material)
      : fromClaim(strength, material)) {
      if (used.has(point.text) || (!deed && points.some(({ ids }) => ids.join() === point.ids.join())))
        continue;
      used.add(deed?.text ?? point.text);
      points.push(point);
    }
  }
  for (const gap of material.match.gaps) {
    if (points.length >= FEWEST_POINTS) break;
    const deed = gap.evidence.length === 0 ? undefined : bestDeed(gap, deeds, used, relevance);
    if (!deed) continue;
    used.add(deed.text);
    points.push(...fromDeed({ requirement: gap.requirement, isMet: false }, deed, material));
  }
  return points;
}
