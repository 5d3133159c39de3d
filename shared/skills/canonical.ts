/** From a label, as a résumé's skill list or a requirement states it, to the taxonomy's name. */
import { SKILL_CUES } from "../lexicon/skill-cues.ts";
import { wordsOf } from "../lexicon/table.ts";
import { remembering } from "../text/index.ts";
import { COMPOUND, findSkills } from "./find.ts";
import { keyOf, loosen } from "./key.ts";
import { aliasKey, vocabulary } from "./vocabulary.ts";

/** Words around a skill that do not change which skill it is. */
const GENERIC = wordsOf(SKILL_CUES, "generic");

const VERSION = /^(?:v?\d+(?:\.\d+|\.x)*\+?|x|es\d+|20\d\d|r\d+)$/;

/**
 * The canonical name of a label, or null when the taxonomy does not know it. Exact aliases first, then without
 * inflection, then without a bracket (`Amazon Web Services (AWS)`), a version (`MSSQL 2012`, `Python 3.11`) or words
 * that every skill may carry (`Communication skills`), at last the one skill that makes up most of a short label
 * (`React Router hooks`). Never a guess by likeness.
 */
export const canonicalSkill = remembering(10_000, readLabel);

function readLabel(label: string): string | null {
  const words = keyOf(label);
  if (words.length === 0 || words.length > 12) return null;
  if (!knowsAny(words) && !/[([]/.test(label)) return null;
  return skillCalled(words) ?? withoutBracket(label) ?? trimmedLookUp(words) ?? mainSkill(label, words);
}

function withoutBracket(label: string): string | null {
  const parts = /^(.*?)\s*[([]([^)\]]*)[)\]]\s*(.*)$/.exec(label);
  if (!parts) return null;
  const outer = keyOf(`${parts[1]} ${parts[3]}`);
  const inner = keyOf(parts[2] ?? "");
  return skillCalled(outer) ?? trimmedLookUp(outer) ?? skillCalled(inner);
}

/** The only skill that a label of up to four words names, when it has at least half of the letters. */
function mainSkill(label: string, words: readonly string[]): string | null {
  if (words.length > 4) return null;
  const found = findSkills(label);
  const skill = found[0]?.skill;
  if (skill === undefined || found.some((other) => other.skill !== skill)) return null;
  const letters = found.reduce((sum, { text }) => sum + keyOf(text).join("").length, 0);
  return letters * 2 >= words.join("").length ? skill : null;
}

/** Whether the taxonomy has a name among some words: a look into its tables, which spares reading most labels. */
function knowsAny(words: readonly string[]): boolean {
  const { aliases, longest } = vocabulary();
  const loose = words.map(loosen);
  return words.some((word, first) => {
    if (aliases.has(word) || (word.endsWith("s") && aliases.has(word.slice(0, -1)))) return true;
    const reach = Math.min(words.length - first, longest.get(loose[first]!) ?? 1);
    for (let count = 2; count <= reach; count += 1)
      if (aliases.has(loose.slice(first, first + count).join(" "))) return true;
    return COMPOUND.test(word);
  });
}

function trimmedLookUp(words: readonly string[]): string | null {
  let rest = words;
  while (rest.length > 1 && VERSION.test(rest.at(-1) ?? "")) rest = rest.slice(0, -1);
  const unversioned = skillCalled(rest);
  if (unversioned) return unversioned;
  for (let from = 0; from < rest.length; from += 1) {
    for (let to = rest.length; to > from; to -= 1) {
      const found = skillCalled(rest.slice(from, to));
      if (found) return found;
      if (!GENERIC.has(rest[to - 1] ?? "")) break;
    }
    if (!GENERIC.has(rest[from] ?? "")) break;
  }
  return null;
}

/** The name of the skill that look-up words (folded) are an alias of, guarded or not; null when they are none. */
export function skillCalled(words: readonly string[]): string | null {
  const { aliases } = vocabulary();
  const alias = aliases.get(aliasKey(words));
  if (alias) return alias.ambiguous ? null : alias.skill.name;
  const [only] = words;
  if (words.length !== 1 || !only || only.length < 4) return null;
  return (only.endsWith("s") ? aliases.get(only.slice(0, -1)) : undefined)?.skill.name ?? null;
}
