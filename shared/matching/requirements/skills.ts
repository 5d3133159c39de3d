/** The skills that a clause names: the taxonomy's, general competences in any wording, names nobody listed. */
import { type FoundSkill, impliedSkills, skillKind } from "@career-portrait/shared/skills";
import { fold, type Language } from "@career-portrait/shared/text";
import type { RequirementKind } from "../../contract/index.ts";
import { type NameInClause, type NameSource, scoreOf } from "../../models/skills.ts";
import { keyOf, keyWords, skillCalled } from "../../skills/index.ts";
import type { Range } from "../../letters/flat.ts";
import { DISPOSITIONS, DOER, DONE, MANNER, MANNERS, NO_NAME } from "./vocabulary/naming.ts";

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
  const exact = words.map((word) => word.exact);
  const gaps = [...words, { start: clause.length, end: 0 }].map(({ start }, index) =>
    clause.slice(words[index - 1]?.end ?? 0, start),
  );
  const signs = gaps.map((gap) => SIGN.exec(gap)?.[0] ?? "");
  const implied = new Set(found.flatMap(({ skill }) => impliedSkills(skill)));
  const named = new Set(found.map(({ skill }) => skill));
  const names: NamedSkill[] = [];
  const word = (index: number) => exact[index] ?? (index < 0 ? "^" : "$");
  const add = (start: number, end: number, name: string, source: NameSource, known: string | null) => {
    if (known !== null && DISPOSITIONS.has(known)) return;
    let first = 0;
    while (first < words.length && words[first]!.end <= start) first += 1;
    let last = first;
    while (last + 1 < words.length && words[last + 1]!.start < end) last += 1;
    const others = found.filter((one) => one.end - one.start !== end - start);
    names.push({
      start,
      end,
      name,
      source,
      known,
      text: clause.slice(start, end),
      words: exact.slice(first, last + 1),
      before: [word(first - 1), word(first - 2)],
      after: [word(last + 1), word(last + 2)],
      left: signs[first] ?? "",
      right: signs[last + 1] ?? "",
      kind,
      language: language ?? "-",
      implied: known !== null && implied.has(known),
      around: others.some((one) => one.start <= start && one.end >= end),
      inside: others.some((one) => one.start >= start && one.end <= end),
      company: found.length,
    });
  };
  for (const { start, end, skill, text } of found) {
    add(start, end, skill, "canonical", skill);
    const product = isTool(skill) && looksLikeName(text, null);
    if (fold(text) !== fold(skill) && (language === "en" || product))
      add(start, end, asName(text), "verbatim", skill);
  }
  const done = exact.map((one) =>
    language === "en" && DOER.test(one) ? DONE.filter(([pattern]) => pattern.test(one)) : [],
  );
  for (const [first, { start }] of words.entries()) {
    if (NO_NAME.has(exact[first]!) || /^\d/.test(exact[first]!)) continue;
    for (let last = first; last < Math.min(words.length, first + LONGEST_NAME); last += 1) {
      if (last > first && !JOINT.test(gaps[last]!)) break;
      const { end } = words[last]!;
      if (NO_NAME.has(exact[last]!) || found.some((one) => one.start === start && one.end === end)) continue;
      const text = clause.slice(start, end);
      const known = skillCalled(exact.slice(first, last + 1));
      const opens = first === 0 && language === "en";
      if (known !== null && !(isTool(known) && (opens || isWord(text, language))))
        add(start, end, known, "guarded", known);
      if (language !== "en" && !looksLikeName(text, language)) continue;
      if (known === null || fold(known) !== fold(text)) add(start, end, asName(text), "words", known);
      for (const [pattern, what] of done[last]!) {
        const name = asName(text.replace(pattern, what));
        add(start, end, name, "done", skillCalled(keyOf(name)));
      }
    }
  }
  for (const [name, pattern] of MANNER.test(flat) ? MANNERS : []) {
    const match = pattern.exec(flat);
    if (match && !named.has(name)) add(match.index, match.index + match[0].length, name, "manner", name);
  }
  return names;
}

function isTool(skill: string): boolean {
  return ["technology", "tool"].includes(skillKind(skill)!);
}

/** "access to a car" names no product: an English word that is one, too, or a single letter, has a capital then. */
function isWord(text: string, language: Language | null): boolean {
  return (language === "en" || text.length === 1) && !/\p{Lu}/u.test(text);
}

/** Outside English only what is written like the name of a product or a body is an English name as it stands. */
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
 * The best of names that overlap or say the same, those that score above 0, in the order of the text. `score`:
 * the model's, see {@link scoreOf}.
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
 * English names, each once, in the order of the text. `clause`: the clause's verbatim text, `flat` the same
 * flattened; `found`: what the taxonomy finds in it; `language`: of the posting. @throws Error without weights
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
