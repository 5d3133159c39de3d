/** The skills that a clause names: the taxonomy's, and those a list of names spells out. */
import { canonicalSkill, type FoundSkill, skillKind } from "@career-portrait/shared/skills";
import { fold } from "@career-portrait/shared/text";
import { isUpper } from "./flat.ts";

/** A list after one of these is a list of names: "experience with X, Y and Z", "(X, Y, etc.)". */
const LIST_START =
  /(?:\b(?:such as|like|including|include|includes|e\.g\.?,?|i\.e\.?,?|namely|for example|with|in|of|using|z\. ?b\.|wie|mit|in|von|tels? que|comme|notamment|avec|en|sur|de|zoals|met|van|como|con|em|com|tipo)\b[:,]? |\(|: )/giu;
const SEPARATOR = /\s*(?:,|;|\/|\||\band\/or\b|\band\b|\bor\b|&|\bund\b|\boder\b|\bet\b|\bou\b|\ben\b|\bof\b|\by\b|\be\b|\bo\b|\bsowie\b)\s*/iu;
const NAME = /^(?:\p{Lu}[\p{L}\p{N}+#.®-]*|\p{L}+\p{Lu}[\p{L}\p{N}]*)(?: (?:\p{Lu}[\p{L}\p{N}+#.®-]*|\d{1,4}|of|for|365)){0,3}$/u;
const NOT_A_NAME =
  /^(?:i|a|an|the|etc|other|others|similar|related|equivalent|more|english|years?|experience|bachelor'?s?|master'?s?|degree|level|ability|strong|must|excellent|etc\.|your|our|we|you|us|u\.s\.?|usa|eu|uk|ms|bs|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|team|company)$/i;

/** Canonical names, each once, in the order of the text. `clause` is the clause's verbatim text, `found` what the taxonomy finds. */
export function skillsOf(clause: string, found: readonly FoundSkill[]): string[] {
  const named: { skill: string; start: number }[] = found.map(({ skill, start }) => ({ skill, start }));
  for (const item of namedItems(clause)) {
    const taken = found.some((skill) => skill.start < item.end && item.start < skill.end);
    if (!taken) named.push({ skill: canonicalSkill(item.text) ?? item.text, start: item.start });
  }
  const seen = new Set<string>();
  return named
    .toSorted((a, b) => a.start - b.start)
    .map(({ skill }) => skill)
    .filter((skill) => {
      const key = fold(skill);
      if (key === "" || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}

/** Capitalised names that stand in a list after a list word: what the taxonomy need not know. */
function namedItems(clause: string): { text: string; start: number; end: number }[] {
  const items: { text: string; start: number; end: number }[] = [];
  for (const match of clause.matchAll(LIST_START)) {
    const start = match.index + match[0].length;
    const rest = /^[^();:.!?]*(?:\.(?=\p{L})[^();:.!?]*)*/u.exec(clause.slice(start))![0];
    items.push(...namesIn(rest, start));
  }
  return items;
}

function namesIn(list: string, offset: number): { text: string; start: number; end: number }[] {
  const parts: { text: string; start: number; end: number }[] = [];
  let from = 0;
  for (const part of list.split(SEPARATOR)) {
    const at = list.indexOf(part, from);
    from = at + part.length;
    const text = part.trim();
    if (isUpper(text[0]) || /^\p{L}+\p{Lu}/u.test(text)) {
      if (NAME.test(text) && !NOT_A_NAME.test(text) && text.length > 1 && skillKind(text) === null) {
        const start = offset + at + part.indexOf(text);
        parts.push({ text, start, end: start + text.length });
      }
    }
  }
  return parts;
}
