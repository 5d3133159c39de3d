/** What skills are called: as the posting says it where that is the same skill, else as the portrait does. */
import { canonicalSkill, findSkills, skillKind } from "@career-portrait/shared/skills";
import { fold, type Language, pattern } from "@career-portrait/shared/text";
import type { PortraitClaim } from "@career-portrait/shared/matching";
import type { Material } from "../material.ts";
import { capitalised } from "./phrases/phrases.ts";
import type { Relevance } from "./relevance.ts";
import { spokenIn, spokenLanguage } from "./spoken.ts";

export interface NamedSkill {
  claim: PortraitClaim;
  /** As the portrait says it. */
  label: string;
  /** Another name of the same skill that the posting uses; null when it uses none or the same. */
  postingName: string | null;
  relevance: number;
  /** The posting names this very skill. */
  isNamed: boolean;
}

/** A label of more words is a sentence in disguise. */
const MOST_WORDS = 4;

/** The taxonomy's names are English; who wrote in another language said it in their own word. */
function ownWord(claim: PortraitClaim, canonical: string | null, language: Language): string {
  const { label, evidence } = claim;
  const quotes = evidence.flatMap(({ content }) => (content === null ? [] : [content]));
  if (language === "en" || canonical === null || quotes.some((quote) => fold(quote).includes(fold(label))))
    return label;
  const found = quotes.flatMap((quote) => findSkills(quote)).find(({ skill }) => skill === canonical);
  return found === undefined || /[\n-]$|-\s*\n/u.test(found.text)
    ? label
    : capitalised(found.text.replace(/\s+/gu, " "));
}

/** Every skill that counts, the most telling for the posting first; those that are the same skill once. */
export function rankedSkills(material: Material, relevance: Relevance): NamedSkill[] {
  const written = new Map<string, string>();
  for (const { skill, text } of findSkills(material.posting.text)) {
    if (!written.has(skill)) written.set(skill, text.replace(/\s+/gu, " "));
  }
  const skills = material.claims
    .filter(({ type }) => type === "skill")
    .map((claim): NamedSkill => {
      const { label } = claim;
      const canonical = canonicalSkill(label);
      const asked = canonical === null ? null : (written.get(canonical) ?? null);
      const [own, other] = [fold(label), fold(asked ?? "")];
      // A name or an abbreviation; an inflected or related word of the posting is no name for a skill.
      const isName =
        asked !== null &&
        (/^\p{Lu}{2,6}$/u.test(asked) || (PROPER.has(skillKind(label)) && /\p{Lu}/u.test(asked)));
      const isOther = isName && !own.includes(other) && !other.includes(own);
      const said = ownWord(claim, canonical, material.language);
      return {
        claim,
        label: said,
        postingName: isOther ? asked : null,
        relevance: relevance.ofSkill(label),
        isNamed: asked !== null,
      };
    })
    .toSorted((a, b) => b.relevance - a.relevance || b.claim.confidence - a.claim.confidence);
  const seen = new Set<string>();
  return skills.filter(({ label }) => {
    const key = canonicalSkill(label) ?? fold(label);
    return !seen.has(key) && seen.add(key);
  });
}

const PROPER = new Set<string | null>(["technology", "tool", "credential", "degree"]);
const NAMES = new Set<string | null>(["technology", "tool", "credential", "language", "degree", null]);

/** A skill within a sentence: names keep their capitals, common words lose them where the language writes them small. */
function inSentence(label: string, language: Language): string {
  // One capital at the front of several words is a label's, not a name's: "Data engineering".
  if (language !== "de" && /^\p{Lu}\p{Ll}+(?:[ -]\p{Ll}+)+$/u.test(label)) return label.toLowerCase();
  const canonical = canonicalSkill(label);
  // "excel" in a list of skills is Excel.
  if (canonical?.toLowerCase().endsWith(label.toLowerCase())) {
    const named = canonical.slice(-label.length);
    if (label === label.toLowerCase() && !label.includes(" ") && NAMES.has(skillKind(label))) return named;
  }
  const kind = skillKind(label);
  const isCommon = kind === "soft" || kind === "domain" || (kind === "method" && label.includes(" "));
  const isName = !isCommon || /\p{Lu}{2}|\p{Ll}\p{Lu}|\d/u.test(label);
  return language === "de" || isName ? label : label.toLowerCase();
}

/** Labels that grade or describe themselves are no names of skills. */
const DESCRIBES = pattern("iu")`
    \b(?:advanced|excellent|strong|good|fluent\w*|proficien\w*|knowledge|ability|able|skills?|bilingual|
    speak|read|write|e-?mail|internet|computers?|basic|experience\w*|etc|kenntnisse|gute?|sehr|
    sicher\w*|bonnes?|maîtrise|connaissances?)\b`;
/** Asked for by a requirement, not only named somewhere in the posting. */
export const ASKED = 1;

/** Those that stand well in a sentence: short, relevant enough, at most so many; the sentence's own language is not told. */
export function skillsForSentence(
  skills: readonly NamedSkill[],
  most: number,
  language: Language,
  least = ASKED,
) {
  const fit = skills.filter(
    ({ label, relevance }) =>
      relevance >= least &&
      skillKind(label) !== "soft" &&
      spokenLanguage(label)?.code !== language &&
      !DESCRIBES.test(label) &&
      label.split(/\s+/u).length <= MOST_WORDS &&
      !/[;:]/u.test(label),
  );
  // Tools and methods first, languages last.
  const chosen = fit
    // "Warehouse management systems" says "warehouse management" as well.
    .filter(
      ({ label }) => !fit.some((one) => one.label !== label && fold(one.label).startsWith(`${fold(label)} `)),
    )
    .slice(0, most)
    .toSorted((a, b) => Number(spokenLanguage(a.label) !== null) - Number(spokenLanguage(b.label) !== null));
  return {
    names: chosen.map(({ label }) =>
      spokenLanguage(label) === null
        ? inSentence(label.replace(/,.*$/u, ""), language)
        : spokenIn(label, language),
    ),
    ids: chosen.map(({ claim }) => claim.id),
  };
}
