/** Technologies, methods, certificates and human languages: the very ones, never their neighbours or what they imply. */
import { findSkills, skillKind } from "@career-portrait/shared/skills";
import type { UnsupportedKind } from "../finding.ts";
import { because } from "../reasons.ts";
import { sourceOf } from "../source.ts";
import type { Finding, Statement } from "../statement.ts";
import { saysPhrase } from "../word-match.ts";

/** Qualities nobody can check (teamwork) are not facts; degrees have a rule of their own. */
const NOT_JUDGED = new Set<string | null>(["soft", "degree"]);

export function skills(statement: Statement): Finding[] {
  const { source, readings } = statement;
  return findSkills(source.text).flatMap((found): Finding[] => {
    const kind = skillKind(found.skill);
    if (NOT_JUDGED.has(kind) || statement.isNeed(found) || statement.isAbbreviated(found)) return [];
    const keys = sourceOf(found.text).words.map(({ key }) => key);
    if (readings.some((row) => row.skills.has(found.skill) || saysPhrase(row, keys))) return [];
    return [{ kind: kindOf(kind), span: found, reason: because("skill_unshown", { skill: found.skill }) }];
  });
}

function kindOf(kind: string | null): UnsupportedKind {
  if (kind === "credential") return "certificate";
  return kind === "language" ? "language" : "technology";
}
