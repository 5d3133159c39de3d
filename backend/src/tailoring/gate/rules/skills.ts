/** Technologies, methods, certificates and human languages: the very ones, never their neighbours or what they imply. */
import { canonicalSkill, findSkills, type FoundSkill, skillKind } from "@career-portrait/shared/skills";
import type { Case, Finding } from "../case.ts";
import type { UnsupportedKind } from "../finding.ts";
import { negationIn, type Reading } from "../readings.ts";
import { sourceOf, type Span } from "../source.ts";
import { says, saysPhrase } from "../word-match.ts";

/** Qualities nobody can check (teamwork) are not facts; degrees have a rule of their own. */
const NOT_JUDGED = new Set<string | null>(["soft", "degree"]);
/** Names of fields of work, which sentences reach in other words: each word must stand in the evidence, not the name. */
const FIELDS = new Set<string | null>(["domain", "method"]);

/** The skills a statement names that this rule judges: other rules leave their words and numbers (HTML 5) alone. */
export function judgedSkills({ source }: Case): FoundSkill[] {
  return findSkills(source.text).filter(
    ({ skill, text }) => !NOT_JUDGED.has(skillKind(skill)) && !isElided(text),
  );
}

/** French `m'a`, `d'a`: an elision is no abbreviation. */
function isElided(text: string): boolean {
  return /^\p{L}['’]?\p{L}?$/u.test(text) && !/^\p{Lu}+$/u.test(text);
}

export function skills(kase: Case): Finding[] {
  const isNegated = negationIn(kase.source);
  return judgedSkills(kase).flatMap((found): Finding[] => {
    const kind = skillKind(found.skill);
    if (kase.isNeed(found) || asked(kase, found.skill, found)) return [];
    const keys = sourceOf(found.text).words.map(({ key }) => key);
    const negated = isNegated(found);
    const held = kase.readings.some(
      (reading) =>
        reading.skills.has(found.skill) ||
        saysPhrase(reading, keys) ||
        // Negated here as there: "without compromising guest satisfaction".
        (negated && ` ${reading.source.folded} `.includes(` ${keys.join(" ")} `)) ||
        (FIELDS.has(kind) &&
          !/^\p{Lu}{2,}/u.test(found.text) &&
          keys.every((key) => key.length < 4 || kase.readings.some((row) => says(row, key)))) ||
        reads(reading, found.skill),
    );
    return held
      ? []
      : [{ kind: kindOf(kind), span: found, reason: `Nothing cited here shows ${found.skill}.` }];
  });
}

function kindOf(kind: string | null): UnsupportedKind {
  if (kind === "credential") return "certificate";
  return kind === "language" ? "language" : "technology";
}

/** Where only the need is told, the posting may name the skill by another of its names. */
function asked(kase: Case, skill: string, span: Span): boolean {
  if (!kase.need.isNeed(span) || !kase.posting) return false;
  return findSkills(kase.posting.text).some((found) => found.skill === skill);
}

/** A row whose very label is the skill: taken alone, words that need company to be one are one. */
function reads(reading: Reading, skill: string): boolean {
  return reading.labels.some((line) => canonicalSkill(line) === skill);
}
