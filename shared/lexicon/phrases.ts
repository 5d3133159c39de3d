/**
 * Tables of phrases (`table.ts`) as patterns over flattened text (`text/flat.ts`). Phrases are written as people write
 * them, in any case, with what inflection needs:
 *
 *     (a/b)  one of these          *  any letters      …  some words between, within a line
 *     [a/b]  one of these or none  #  digits           $  only at the end of a clause
 *     _      one word
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
  "/": "|",
  "*": `[${LETTER}]*`,
  _: `[${LETTER}]+`,
  "#": "\\d+",
  "… ": "(?:.{1,60}? )?",
  $: "(?=$|[.,;)])",
  ".": "\\.",
  "+": "\\+",
  ß: "(?:ß|ss)",
};

/** A phrase of a table as the source of a pattern, without its borders. */
export function phrasePattern(phrase: string): string {
  let depth = 0;
  const signs = flatten(phrase).replace(/\.$/, "[.]");
  return signs.replace(/… |[()[\]/*_#$.+ß]/g, (sign) => {
    if (sign === "(" || sign === "[") depth += 1;
    if (sign === ")" || sign === "]") depth -= 1;
    return (sign === "/" && depth === 0 ? undefined : SIGNS[sign]) ?? sign;
  });
}

/** The phrases of a table, or of those of its lines that have one of the keys or none of those left out: a pattern's source. */
export function phrases(
  table: readonly Concept[],
  choice: Choice & { keys?: readonly string[]; without?: readonly string[] } = {},
): string {
  return table
    .filter(({ key }) => (choice.keys?.includes(key) ?? true) && !choice.without?.includes(key))
    .flatMap((concept) => spellingsOf(concept, choice))
    .map(phrasePattern)
    .join("|");
}

/** Any of these sources of patterns, as whole words of flattened text. */
export function anyOf(...sources: readonly string[]): RegExp {
  return new RegExp(`(?:^|[^${LETTER}\\d])(?:${sources.join("|")})(?![${LETTER}\\d])`);
}
