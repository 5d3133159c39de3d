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
  /** Ends in a small `s`: APIs may be API, but TCPS is not TCP. */
  plural: boolean;
}

/** ASCII without the signs that may belong to a word (C++, C#, .NET) or be one (&). */
const PLAIN_WORDS = /^[ a-z0-9'(),/-]*$/;

/** The words of `text` with their look-up forms; pairs such as `AWS/GCP` come apart, `&` is `and`. */
export function keyWords(text: string): KeyWord[] {
  const words: KeyWord[] = [];
  let ampersand = text.indexOf("&");
  for (const { text: word, start, end } of tokenise(text)) {
    if (ampersand >= 0 && ampersand < start) {
      words.push(keyWord("and", ampersand, ampersand + 1));
      ampersand = text.indexOf("&", end);
    }
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
  if (PLAIN_WORDS.test(lower)) return lower.split(/[^a-z0-9]+/).filter(Boolean);
  return keyWords(label).map((word) => word.exact);
}

/**
 * Takes off what number, gender and case add in the six languages (`-ies -es -en -em -e -n -s`, only where four letters
 * remain). Coarser than stemming by language, and only ever used for whole phrases.
 */
export function loosen(word: string): string {
  const { length } = word;
  if (length < 5) return word;
  const last = word.charCodeAt(length - 1);
  if (last !== S && last !== E && last !== N && last !== M) return word;
  if (length > 6 && word.endsWith("ies")) return word.slice(0, -3);
  const pair = last !== E && word.charCodeAt(length - 2) === E;
  if (length > 5 && pair) return word.slice(0, -2);
  return last === M ? word : word.slice(0, -1);
}

const S = 115;
const E = 101;
const N = 110;
const M = 109;

function keyWord(word: string, start: number, end: number): KeyWord {
  const folded = fold(word);
  const exact = folded.endsWith(".js") ? `${folded.slice(0, -3)}js` : folded;
  return { start, end, exact, loose: loosen(exact), plural: word.endsWith("s") };
}
