/**
 * Tables of phrases (`table.ts`) as patterns over flattened text (`text/flat.ts`). Phrases are written as people write
 * them, in any case, with what inflection needs:
 *
 *     (a/b)  one of these             *  any letters  …  some words between, behind, within a line
 *     [a/b]  one of these or none     #  digits       $  only at the end of a clause
 *     {a/b}  any number of these      _  one word
 */
import { flatten } from "../letters/flat.ts";
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

/** One element of a pattern with its quantifier: a group (no deeper than three), a class, an escape, a sign. */
const ELEMENT = /(?:\((?:\((?:\([^()]*\)|[^()])*\)|[^()])*\)|\[[^\]]*\]|\\.|.)(?:[?*+]|\{\d+(?:,\d*)?\})?/gsu;

/** Alternatives by what they begin with. */
type Beginnings = Map<string, Beginnings | null>;

/** A group of more alternatives is not spread over what follows it, which would be written as often. */
const MOST_SPREAD = 12;

/** The alternatives of a pattern, each as its elements; a group that opens one is itself taken apart. */
function alternativesOf(source: string): string[][] {
  const found: string[][] = [[]];
  for (const [element] of source.matchAll(ELEMENT)) {
    if (element === "|") found.push([]);
    else found.at(-1)!.push(element);
  }
  return found.flatMap((elements) => {
    const [first = "", ...rest] = elements;
    const group = /^\(\?:(.*)\)(\??)$/su.exec(first);
    if (group === null) return [elements];
    const inside = alternativesOf(group[1]!);
    if (inside.length > MOST_SPREAD && rest.length > 0)
      return [[`(?:${byBeginning(group[1]!)})${group[2]}`, ...rest]];
    const opened = inside.map((opening) => [...opening, ...rest]);
    return group[2] === "?" ? [...opened, ...alternativesOf(rest.join(""))] : opened;
  });
}

/**
 * The same alternatives with what several begin with written once: an engine tries alternatives one after the other at
 * every word, and so it tries a few letters instead of hundreds of phrases.
 */
export function byBeginning(source: string): string {
  const all: Beginnings = new Map();
  for (const elements of alternativesOf(source)) {
    let place = all;
    for (const element of [...elements, ""]) {
      const next = place.get(element);
      if (next) place = next;
      else place.set(element, element === "" ? null : (place = new Map()));
    }
  }
  return written(all);
}

function written(beginnings: Beginnings): string {
  const all = [...beginnings].map(([element, rest]) => element + (rest ? written(rest) : ""));
  return all.length === 1 ? all[0]! : `(?:${all.join("|")})`;
}

/** Any of these sources of patterns, as whole words of flattened text. */
export function anyOf(...sources: readonly string[]): RegExp {
  return new RegExp(`(?:^|[^${LETTER}\\d])${byBeginning(sources.join("|"))}(?![${LETTER}\\d])`);
}
