/** Abbreviations and what they stand for: WMS, "warehouse management system". */
import type { Reading } from "./readings.ts";
import type { Source, Span, Word } from "./source.ts";
import { SMALL_WORDS } from "./vocabulary/plain.ts";

/** Two letters are too many names at once. */
const LEAST = 3;

/** The pieces of a statement that a row has in letters, or spelled out. */
export function abbreviated(source: Source, { source: row, isNegated }: Reading): Span[] {
  const held = row.words.filter((word) => !isNegated(word));
  return [...spelledOut(source.words, held), ...inLetters(source.words, held)];
}

function isLetters({ text }: Word): boolean {
  return text.length >= LEAST && /^\p{Lu}+$/u.test(text);
}

/** Words of the statement whose first letters are an abbreviation of the row. */
function spelledOut(said: readonly Word[], held: readonly Word[]): Span[] {
  return held.filter(isLetters).flatMap((letters) => {
    const words = runOf(said, letters.key);
    return words ? [{ start: words[0]!.start, end: words.at(-1)!.end }] : [];
  });
}

/** Abbreviations of the statement that words of the row spell. */
function inLetters(said: readonly Word[], held: readonly Word[]): Span[] {
  return said.filter((word) => isLetters(word) && runOf(held, word.key) !== null);
}

/** Neighbouring words that begin with these letters; a small word between two of them is skipped. */
function runOf(words: readonly Word[], letters: string): Word[] | null {
  for (let from = 0; from < words.length; from += 1) {
    const run: Word[] = [];
    let at = 0;
    let skipped = 0;
    for (const word of words.slice(from, from + 2 * letters.length)) {
      if (at === letters.length || word.sentence !== words[from]!.sentence) break;
      if (word.key.startsWith(letters[at]!) && word.key.length > 1 && !SMALL_WORDS.has(word.key)) {
        run.push(word);
        at += 1;
        skipped = 0;
      } else if (run.length === 0 || !SMALL_WORDS.has(word.key) || skipped > 0) break;
      else skipped += 1;
    }
    if (at === letters.length) return run;
  }
  return null;
}
