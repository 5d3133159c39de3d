/** What skills are called: as the posting says it where that is the same skill, else as the portrait does. */
import { canonicalSkill, findSkills, skillKind } from "@career-portrait/shared/skills";
import { fold, type Language } from "@career-portrait/shared/text";
import type { PortraitClaim } from "@career-portrait/shared/matching";
import type { Material } from "../material.ts";
import type { Relevance } from "./relevance.ts";

export interface NamedSkill {
  claim: PortraitClaim;
  /** As the portrait says it. */
  label: string;
  /** Another name of the same skill that the posting uses; null when it uses none or the same. */
  postingName: string | null;
  relevance: number;
}

/** A label of more words is a sentence in disguise. */
const MOST_WORDS = 4;

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
      const isOther = other !== "" && !own.includes(other) && !other.includes(own);
      return { claim, label, postingName: isOther ? asked : null, relevance: relevance.ofSkill(label) };
    })
    .toSorted((a, b) => b.relevance - a.relevance || b.claim.confidence - a.claim.confidence);
  const seen = new Set<string>();
  return skills.filter(({ label }) => {
    const key = canonicalSkill(label) ?? fold(label);
    return !seen.has(key) && seen.add(key);
  });
}

const NAMES = new Set<string | null>(["technology", "tool", "credential", "language", "degree", null]);

/** A skill within a sentence: names keep their capitals, common words lose them where the language writes them small. */
export function inSentence(label: string, language: Language): string {
  // One capital at the front of several words is a label's, not a name's: "Data engineering".
  if (language !== "de" && /^\p{Lu}\p{Ll}+(?: \p{Ll}+)+$/u.test(label)) return label.toLowerCase();
  const isName = NAMES.has(skillKind(label)) || /\p{Lu}{2}|\p{Ll}\p{Lu}|\d/u.test(label);
  return language === "de" || isName ? label : label.toLowerCase();
}

/** Those that stand well in a sentence: short, relevant, at most so many. */
export function skillsForSentence(skills: readonly NamedSkill[], most: number, language: Language) {
  const fit = skills.filter(
    ({ label, relevance }) =>
      relevance > 0 && label.split(/\s+/u).length <= MOST_WORDS && !/[;:]/u.test(label),
  );
  const chosen = fit.slice(0, most);
  return {
    names: chosen.map(({ label }) => inSentence(label.replace(/,.*$/u, ""), language)),
    ids: chosen.map(({ claim }) => claim.id),
  };
}
