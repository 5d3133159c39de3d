/**
 * Tables of phrases (`table.ts`) as patterns over flattened text (`text/flat.ts`). Phrases are written as people write
 * them, in any case, with what inflection needs:
 *
 *     (a/b)  one of these             *  any letters  …  some words between, behind, within a line
 *     [a/b]  one of these or none     #  digits       $  only at the end of a clause
 *     {a/b}  any number of these      _  one word
 */
import { flatten } from "../text/flat.ts";
import { type Choice, type Concept, spellingsOf } from "./table.ts";

/**
 * Letters of flattened text. A class of ranges is read several times faster than a Unicode property, and these
 * patterns are read on every clause of every posting.
 */
export const LETTER = "a-zß-ɏͰ-ӿ";

const SIGNS: Readonly<Record<string, string>> = {
  "(": "(?:",
  "[": "(?:",
  "]": ")?",
  "{": "(?:",
  "}": ")*",
  "/": "|",
  "*": `[${LETTER}]*`,
  _: `[${LETTER}]+`,
  "#": "\\d+",
  "… ": "(?:.{1,60}? )?",
  "…": ".*",
  $: "(?=$|[.,;)])",
  ".": "\\.",
  "+": "\\+",
  ß: "(?:ß|ss)",
};

/** A phrase of a table as the source of a pattern, without its borders; `spell` is how the text is written. */
export function phrasePattern(phrase: string, spell: (text: string) => string = flatten): string {
  let depth = 0;
  return spell(phrase)
    .replace(/\.$/, "[.]")
    .replace(/… |[()[\]{}/*_#…$.+ß]/g, (sign) => {
      if ("([{".includes(sign)) depth += 1;
      if (")]}".includes(sign)) depth -= 1;
      return (sign === "/" && depth === 0 ? undefined : SIGNS[sign]) ?? sign;
    });
}

/** Which lines of a table, which columns, and how the text is written: flattened, or as it stands. */
export interface PhraseChoice extends Choice {
  keys?: readonly string[];
  without?: readonly string[];
  spell?: (text: string) => string;
}

/** The phrases of a table as the source of a pattern. */
export function phrases(table: readonly Concept[], choice: PhraseChoice = {}): string {
  return table
    .filter(({ key }) => (choice.keys?.includes(key) ?? true) && !choice.without?.includes(key))
    .flatMap((concept) => spellingsOf(concept, choice))
    .map((phrase) => phrasePattern(phrase, choice.spell))
    .join("|");
}

/** The same for text that is not flattened, of a table with a line per language; apostrophes may be curled. */
export function pagePhrases(table: readonly Concept[], ...keys: readonly string[]): string {
  return phrases(table, { keys, columns: ["phrases"], spell: (phrase) => phrase }).replaceAll("'", "['’]");
}

/** Any of these sources of patterns, as whole words of flattened text. */
export function anyOf(...sources: readonly string[]): RegExp {
  return new RegExp(`(?:^|[^${LETTER}\\d])(?:${sources.join("|")})(?![${LETTER}\\d])`);
}
