/** Technologies, methods, certificates and human languages: the very ones, never their neighbours or what they imply. */
import { canonicalSkill, findSkills, skillKind } from "@career-portrait/shared/skills";
import type { Case, Finding } from "../case.ts";
import type { UnsupportedKind } from "../finding.ts";
import type { Reading } from "../readings.ts";
import { sourceOf, type Span } from "../source.ts";
import { says, saysPhrase } from "../word-match.ts";

/** Qualities nobody can check (teamwork) are not facts; degrees have a rule of their own. */
const NOT_JUDGED = new Set<string | null>(["soft", "degree"]);
/** Names of fields of work, which sentences reach in other words: each word must stand in the evidence, not the name. */
const FIELDS = new Set<string | null>(["domain", "method"]);

export function skills(kase: Case): Finding[] {
  return findSkills(kase.source.text).flatMap((found): Finding[] => {
    const kind = skillKind(found.skill);
    if (NOT_JUDGED.has(kind) || kase.isNeed(found) || asked(kase, found.skill, found)) return [];
    if (/^\p{L}['’]?\p{L}?$/u.test(found.text) && !/^\p{Lu}+$/u.test(found.text)) return [];
    const keys = sourceOf(found.text).words.map(({ key }) => key);
    const held = kase.readings.some(
      (reading) =>
        reading.skills.has(found.skill) ||
        saysPhrase(reading, keys) ||
        (FIELDS.has(kind) &&
          !/^\p{Lu}{2,}/u.test(found.text) &&
          keys.every((key) => key.length < 4 || says(reading, key))) ||
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
