/** Abbreviations and what they stand for: WMS, "warehouse management system". */
import type { Reading } from "./readings.ts";
import type { Source, Span, Word } from "./source.ts";
import { SMALL_WORDS } from "./vocabulary/plain.ts";

/** Two letters are too many names at once. */
const LEAST = 3;

/** The pieces of a statement that a row has in letters, or spelled out. */
export function abbreviated(source: Source, { source: row, evidence, isNegated }: Reading): Span[] {
  const held = row.words.filter((word) => !isNegated(word));
  const title = (evidence.title ?? "").split(/[^\p{L}]+/u).filter(Boolean);
  const initials = title
    .map((word) => word[0]!)
    .join("")
    .toUpperCase();
  return [
    ...spelledOut(source.words, held),
    ...inLetters(source.words, held),
    // A whole title in its letters: TA, a teaching assistant.
    ...source.words.filter(({ text }) => title.length > 1 && text === initials),
  ];
}

function isLetters({ text }: Word): boolean {
  return /^\p{Lu}+s?$/u.test(text) && lettersOf(text).length >= LEAST;
}

/** BOMs are bills of materials. */
function lettersOf(text: string): string {
  return text.replace(/s$/u, "").toLowerCase();
}

/** Words of the statement whose first letters are an abbreviation of the row. */
function spelledOut(said: readonly Word[], held: readonly Word[]): Span[] {
  return held.flatMap((word, index) => {
    const next = held[index + 1];
    if (next && next.start === word.end && /^\p{Lu}{2,}$/u.test(word.text) && /^\p{N}$/u.test(next.text))
      return numberedRun(said, word.key, next.text);
    const words = isLetters(word) ? runOf(said, lettersOf(word.text)) : null;
    return words ? [{ start: words[0]!.start, end: words.at(-1)!.end }] : [];
  });
}

/** "Key Stage 3 and 4" for KS3 and KS4, which are two words each: the number stands behind the words, or behind another number and a joint. */
function numberedRun(said: readonly Word[], letters: string, number: string): Span[] {
  return said.flatMap((word, index): Span[] => {
    if (word.text !== number) return [];
    const lead = said.slice(Math.max(0, index - 4), index).filter(({ text }) => !/^\p{N}+$/u.test(text));
    const run = runOf(
      lead.filter(({ key }) => !SMALL_WORDS.has(key)),
      letters,
    );
    return run && run.length === letters.length ? [{ start: word.start, end: word.end }] : [];
  });
}

/** Abbreviations of the statement that words of the row spell. */
function inLetters(said: readonly Word[], held: readonly Word[]): Span[] {
  return said.filter((word) => isLetters(word) && runOf(held, lettersOf(word.text)) !== null);
}

/** Neighbouring words that begin with these letters; a small word between two of them is skipped, or else each of them is one. */
function runOf(words: readonly Word[], letters: string): Word[] | null {
  return runFrom(words, letters, false) ?? runFrom(words, letters, true);
}

function runFrom(words: readonly Word[], letters: string, withSmall: boolean): Word[] | null {
  for (let from = 0; from < words.length; from += 1) {
    const run: Word[] = [];
    let at = 0;
    let skipped = 0;
    for (const word of words.slice(from, from + 2 * letters.length)) {
      if (at === letters.length || word.sentence !== words[from]!.sentence) break;
      const isSmall = SMALL_WORDS.has(word.key);
      // The O of a BOM is an "of".
      if (
        word.key.startsWith(letters[at]!) &&
        word.key.length > 1 &&
        (!isSmall || (withSmall && run.length > 0))
      ) {
        run.push(word);
        at += 1;
        skipped = 0;
      } else if (run.length === 0 || !isSmall || skipped > 0 || withSmall) break;
      else skipped += 1;
    }
    if (at === letters.length) return run;
  }
  return null;
}
