/** The form under which names and aliases are looked up, made of the words of `shared/text`. */
import { fold, tokenise } from "../text/index.ts";

/** A word of a text with its look-up forms. */
export interface KeyWord {
  start: number;
  end: number;
  /** Folded, `node.js` as `nodejs`. */
  exact: string;
  /** Without the endings that only number, gender or case give. */
  loose: string;
}

const PLAIN_WORDS = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/** The words of `text` with their look-up forms; pairs such as `AWS/GCP` and `CI/CD` come apart. */
export function keyWords(text: string): KeyWord[] {
  const words: KeyWord[] = [];
  for (const { text: word, start, end } of tokenise(text)) {
    const slash = word.indexOf("/");
    if (slash < 0) words.push(keyWord(word, start, end));
    else {
      words.push(keyWord(word.slice(0, slash), start, start + slash));
      words.push(keyWord(word.slice(slash + 1), start + slash + 1, end));
    }
  }
  return words;
}

/** The look-up words of a short label. */
export function keyOf(label: string): string[] {
  const lower = label.toLowerCase();
  if (PLAIN_WORDS.test(lower)) return lower.split(" ");
  return keyWords(label).map((word) => word.exact);
}

/**
 * Takes off what number, gender and case add in the six languages (`-s -es -e -en -n -er…` only where four letters
 * remain). Coarser than stemming by language, and only ever used for whole phrases.
 */
export function loosen(word: string): string {
  const length = word.length;
  if (length < 5) return word;
  const last = word.charCodeAt(length - 1);
  // Only s, e, n and r, m can begin an ending that is taken off.
  if (last !== 115 && last !== 101 && last !== 110 && last !== 114 && last !== 109) return word;
  return word.replace(/(?<=^.{4,})(?:ies|es|e|en|em|n|s)$/, "") || word;
}

function keyWord(word: string, start: number, end: number): KeyWord {
  const folded = fold(word);
  const exact = folded.endsWith(".js") ? `${folded.slice(0, -3)}js` : folded;
  return { start, end, exact, loose: loosen(exact) };
}
