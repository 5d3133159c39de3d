/** What kind of line a résumé's line is. */

/** A list of tools under a heading ("Technologies: …") says less than a deed and goes last. */
export function isToolList(text: string): boolean {
  return /^[\p{L} &/-]{3,40}:\s/u.test(text) && (text.match(/,/gu)?.length ?? 0) >= 2;
}

/** A word cut at a line's end, or a duration that stood in the margin: the line was read together with its neighbour. */
const GARBLED =
  /\p{Ll}-\s(?!(?:und|oder|bis|sowie|and|or|to|et|ou|y|e)\b)|(?<!\(|\b(?:in|of|within|for|by|to|over|after|every|than|under|about|nearly|around|last|first|past)\s(?:\p{L}+\s)?)\b\d+\s(?:months?|years?)[.)]*$/u;
/** A remnant of so few words says nothing, in words. */
const REMNANT = 5;

/** Whether a line was read together with what stood beside it. */
export function isGarbled(text: string): boolean {
  return GARBLED.test(text);
}

/** A garbled line of which little more than its neighbour is left. */
export function isRemnant(text: string): boolean {
  return isGarbled(text) && text.split(/\s+/u).length <= REMNANT;
}

/** As a person counts: what stands between white space. */
export function wordCount(text: string): number {
  return text.split(/\s+/u).filter(Boolean).length;
}
