/** One step of a slip of the pen: a letter too few, too many, another, or two that changed places (Damerau, 1964). */

const A_TO_Z = "abcdefghijklmnopqrstuvwxyz";

/** Everything one step away, some of it twice. */
export function* oneStepFrom(word: string, letters: string): Generator<string> {
  for (let at = 0; at <= word.length; at += 1) {
    const [before, here, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
    if (here !== "") yield before + after;
    if (after !== "") yield before + after.charAt(0) + here + after.slice(1);
    for (const letter of A_TO_Z + letters) {
      yield before + letter + here + after;
      if (here !== "") yield before + letter + after;
    }
  }
}

/** Where two words differ: what stands before, what each has there, what stands behind. */
export interface Difference {
  before: string;
  has: string;
  wants: string;
  behind: string;
}

export function differenceOf(word: string, other: string): Difference {
  const shorter = Math.min(word.length, other.length);
  let begin = 0;
  while (begin < shorter && word[begin] === other[begin]) begin += 1;
  let end = 0;
  while (end < shorter - begin && word.at(-1 - end) === other.at(-1 - end)) end += 1;
  return {
    before: word.slice(0, begin),
    has: word.slice(begin, word.length - end),
    wants: other.slice(begin, other.length - end),
    behind: word.slice(word.length - end),
  };
}
