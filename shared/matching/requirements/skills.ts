/** The skills that a clause names: the taxonomy's, general competences in any wording, and names nobody has listed. */
import { type FoundSkill, impliedSkills, skillKind } from "@career-portrait/shared/skills";
import { fold, type Language } from "@career-portrait/shared/text";
import type { RequirementKind } from "../../contract/posting.ts";
import { type NameInClause, type NameSource, scoreOf } from "../../models/skills.ts";
import { skillCalled } from "../../skills/canonical.ts";
import { keyOf, keyWords } from "../../skills/key.ts";
import type { Range } from "./flat.ts";
import { DISPOSITIONS, DONE, MANNERS, NO_NAME } from "./vocabulary/naming.ts";

/** A name that a clause may mean as a skill. */
export interface NamedSkill extends Range, NameInClause {}

const LONGEST_NAME = 4;
/** What may stand between the words of one name. */
const JOINT = /^(?: |-| ?& ?|)$/;
const SIGN = /[,;:()/|.\n•·"“”[\]!?-]/;

/** Every name in a clause that may be one of a skill, in no order, overlapping. Offsets count in `clause`. */
export function namesIn(
  clause: string,
  flat: string,
  found: readonly FoundSkill[],
  kind: RequirementKind,
  language: Language | null,
): NamedSkill[] {
  const words = keyWords(clause);
  const implied = new Set(found.flatMap(({ skill }) => impliedSkills(skill)));
  const names: NamedSkill[] = [];
  const gap = (index: number) =>
    clause.slice(words[index - 1]?.end ?? 0, words[index]?.start ?? clause.length);
  const add = (start: number, end: number, name: string, source: NameSource, known: string | null) => {
    if (known !== null && DISPOSITIONS.has(known)) return;
    let first = words.findIndex((word) => word.end > start);
    if (first < 0) first = words.length;
    let last = first;
    while (last + 1 < words.length && words[last + 1]!.start < end) last += 1;
    const word = (index: number) => words[index]?.exact ?? (index < 0 ? "^" : "$");
    const around = found.some(
      (one) => one.start <= start && one.end >= end && one.end - one.start > end - start,
    );
    const inside = found.some(
      (one) => one.start >= start && one.end <= end && one.end - one.start < end - start,
    );
    names.push({
      start,
      end,
      name,
      source,
      known,
      text: clause.slice(start, end),
      words: words.slice(first, last + 1).map(({ exact }) => exact),
      before: [word(first - 1), word(first - 2)],
      after: [word(last + 1), word(last + 2)],
      left: SIGN.exec(gap(first))?.[0] ?? "",
      right: SIGN.exec(gap(last + 1))?.[0] ?? "",
      kind,
      language: language ?? "-",
      implied: known !== null && implied.has(known),
      nested: `${around} ${inside}`,
      company: found.length,
    });
  };
  for (const { start, end, skill, text } of found) {
    add(start, end, skill, "canonical", skill);
    const product = ["technology", "tool"].includes(skillKind(skill)!) && looksLikeName(text, null);
    if (fold(text) !== fold(skill) && (language === "en" || product))
      add(start, end, asName(text), "verbatim", skill);
  }
  for (const [first, { start, exact }] of words.entries()) {
    if (NO_NAME.has(exact) || /^\d/.test(exact)) continue;
    for (let last = first; last < Math.min(words.length, first + LONGEST_NAME); last += 1) {
      if (last > first && !JOINT.test(gap(last))) break;
      const { end, exact: ending } = words[last]!;
      if (NO_NAME.has(ending) || found.some((one) => one.start === start && one.end === end)) continue;
      const text = clause.slice(start, end);
      const known = skillCalled(words.slice(first, last + 1).map((word) => word.exact));
      if (known !== null) add(start, end, known, "guarded", known);
      if (language !== "en" && !looksLikeName(text, language)) continue;
      if (known === null || fold(known) !== fold(text)) add(start, end, asName(text), "words", known);
      if (language !== "en") continue;
      for (const [pattern, done] of DONE) {
        if (!pattern.test(ending)) continue;
        const name = asName(text.replace(pattern, done));
        add(start, end, name, "done", skillCalled(keyOf(name)));
      }
    }
  }
  for (const [name, pattern] of MANNERS) {
    const match = pattern.exec(flat);
    if (match && !found.some(({ skill }) => skill === name))
      add(match.index, match.index + match[0].length, name, "manner", name);
  }
  return names;
}

/** In a language that is not that of names only what is written like a product's or a body's name is one as it stands. */
function looksLikeName(text: string, language: Language | null): boolean {
  const parts = text.split(/[\s-]+/u);
  const everyNoun = language === "de" && parts.length === 1;
  return parts.every((part) =>
    (everyNoun ? /\p{L}\p{Lu}|\d|^\p{Lu}+$/u : /^\p{Lu}|\p{L}\p{Lu}|\d/u).test(part),
  );
}

function asName(text: string): string {
  const name = text.replace(/\s+/gu, " ");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/**
 * The best of names that overlap or say the same, those that score above 0, in the order of the text. `score`: the
 * model's, see {@link scoreOf}.
 */
export function chosen(names: readonly NamedSkill[], score: (name: NamedSkill) => number): NamedSkill[] {
  const taken: NamedSkill[] = [];
  const scored = names.map((name) => ({ name, value: score(name) })).filter(({ value }) => value > 0);
  for (const { name } of scored.toSorted((a, b) => b.value - a.value)) {
    const again = (other: NamedSkill) =>
      (other.start < name.end && name.start < other.end) || fold(other.name) === fold(name.name);
    if (!taken.some(again)) taken.push(name);
  }
  return taken.toSorted((a, b) => a.start - b.start);
}

/**
 * English names, each once, in the order of the text. `clause`: the clause's verbatim text, `flat` the same flattened;
 * `found`: what the taxonomy finds in it; `language`: of the posting. @throws Error without the model's weights
 */
export function skillsOf(
  clause: string,
  flat: string,
  found: readonly FoundSkill[],
  kind: RequirementKind,
  language: Language | null,
): string[] {
  return chosen(namesIn(clause, flat, found, kind, language), scoreOf).map(({ name }) => name);
}
