/** Texts and queries as the words by which they find each other. */
import { fold } from "@career-portrait/shared/text";

/**
 * Folded words that hold a sentence together and say nothing of a job, in the languages postings are most often in. Asked for
 * together with others they need not be there: "Engineer at Acme" finds what is written "Engineer, Acme".
 */
const FUNCTION_WORDS = new Set(
  (
    "a an and at by for from in of on or the to with als am bei das der des die fur im mit " +
    "oder und von zu au aux chez de des du et la le les pour un une con del el en los para y " +
    "da do e em het met van voor"
  ).split(" "),
);

/** The words of a text, in order; `node.js` is also found as `node`. */
export function textWords(text: string): string[] {
  return fold(text)
    .split(" ")
    .flatMap((word) => {
      const dot = word.indexOf(".");
      return dot > 0 ? [word, word.slice(0, dot)] : [word];
    })
    .filter(Boolean);
}

export interface SearchQuery {
  /** The whole query, folded: where it stands as it is, it counts as a phrase. */
  phrase: string;
  /** Each must be found; the last one also by its beginning, for it may still be being typed. */
  words: readonly string[];
}

export function readQuery(text: string): SearchQuery {
  const phrase = fold(text);
  const all = phrase.split(" ").filter(Boolean);
  const telling = all.filter((word) => !FUNCTION_WORDS.has(word));
  return { phrase, words: [...new Set(telling.length > 0 ? telling : all)] };
}
