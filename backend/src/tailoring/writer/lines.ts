/** What kind of line a résumé's line is. */

import { sentences, pattern } from "@career-portrait/shared/text";
import { capitalised } from "./phrases/phrases.ts";

/** A list of tools under a heading ("Technologies: …") says less than a deed and goes last. */
export function isToolList(text: string): boolean {
  return /^[\p{L} &/-]{3,40}:\s/u.test(text) && (text.match(/,/gu)?.length ?? 0) >= 2;
}

/** A word cut at a line's end, or a duration that stood in the margin: the line was read together with its neighbour. */
const GARBLED = pattern("u")`
    \p{Ll}-\s(?!(?:und|oder|bis|sowie|and|or|to|et|ou|y|e)\b)|(?<!\(|\b(?:in|of|within|for|by|to|over|
    after|every|than|under|about|nearly|around|last|first|past)\s(?:\p{L}+\s)?)\b\d+\s(?:months?|
    years?)[.)]*$`;
/** "… resources Organizing venues … Taking minutes": deeds that stood below each other. */
const GLUED = /[\p{Ll})]\s\p{Lu}\p{Ll}+ing\s\p{Ll}/gu;
/** It goes on from what was not read. */
const FRAGMENT = /^(?:and|or|of|und|oder|sowie|des|der|et|ou|de|du|des|y|o|del|van)\s(?=\p{Ll})/u;
/** A remnant of so few words says nothing, in words. */
const REMNANT = 5;

/** Nothing ends with such a word. */
const UNFINISHED = pattern("iu")`
    [,(]$|(?<![\p{L}-])(?:and|or|of|the|with|for|to|an?|und|oder|sowie|des|der|die|das|den|dem|für|von|
    vom|zur|zum|im|eine[rsnm]?|et|ou|de|du|la|le|les|à|au|aux|avec|pour|y|o|del|los|las|el|con|para|por|
    en)$`;

/** Whether the page broke a line here. */
export function isUnfinished(line: string): boolean {
  const opened = (line.match(/\(/gu)?.length ?? 0) - (line.match(/\)/gu)?.length ?? 0);
  return opened > 0 || UNFINISHED.test(line);
}

/** Whether a line was read together with what stood beside it, or without its end. */
export function isGarbled(text: string): boolean {
  return (
    GARBLED.test(text) || FRAGMENT.test(text) || isUnfinished(text) || (text.match(GLUED)?.length ?? 0) > 1
  );
}

/** A garbled line of which little more than its neighbour is left. */
export function isRemnant(text: string): boolean {
  return isGarbled(text) && text.split(/\s+/u).length <= REMNANT;
}

/** As a person counts: what stands between white space. */
export function wordCount(text: string): number {
  return text.split(/\s+/u).filter(Boolean).length;
}

const STOP = /[.!?…。]["'”»)]*$/u;

/** A first word without a capital of its own, as "iOS" has. */
const PLAIN_WORD = /^\p{Ll}+(?![\p{L}\p{N}])/u;

/** The lines of one role in one style: all with a stop or none, all with a capital or none, as most of them have it; words stay. */
export function inOneStyle(lines: readonly string[]): string[] {
  const isMost = (fits: (line: string) => boolean) => 2 * lines.filter(fits).length >= lines.length;
  const stops = isMost((line) => STOP.test(line));
  const capitals = isMost((line) => /^\p{Lu}/u.test(line));
  return lines.map((line) => {
    const begun = capitals && PLAIN_WORD.test(line) ? capitalised(line) : line;
    if (stops) return /[\p{L}\p{N})%]$/u.test(begun) ? `${begun}.` : begun;
    // Between sentences the stops have to stand.
    return sentences(begun).length > 1 ? begun : begun.replace(/(?<=\p{L}{2}|\d)\.$/u, "");
  });
}
