/**
 * A linear chain over the words of a sentence (conditional random field, Lafferty, McCallum and Pereira 2001): each word
 * has a score for each tag, and each pair of tags that follow each other one.
 */

export interface Chain {
  tags: number;
  /** Scores of the tags word by word: `tags` for each. */
  words: Float64Array;
  /** `tags + 1` rows of `tags`: what follows each tag, and in the last row what begins. */
  follows: Float32Array;
}

/** Sums of the ways through a chain, as logarithms: up to each word and tag, behind it, and in all. */
export interface Sums {
  before: Float64Array;
  behind: Float64Array;
  all: number;
}

export function sumsOf({ tags, words, follows }: Chain): Sums {
  const count = words.length / tags;
  const [before, behind] = [new Float64Array(words.length), new Float64Array(words.length)];
  const ways = new Float64Array(tags);
  for (let tag = 0; tag < tags; tag += 1) before[tag] = follows[tags * tags + tag]! + words[tag]!;
  for (let word = 1; word < count; word += 1)
    for (let tag = 0; tag < tags; tag += 1) {
      for (let last = 0; last < tags; last += 1)
        ways[last] = before[(word - 1) * tags + last]! + follows[last * tags + tag]!;
      before[word * tags + tag] = logSum(ways) + words[word * tags + tag]!;
    }
  for (let word = count - 2; word >= 0; word -= 1)
    for (let tag = 0; tag < tags; tag += 1) {
      for (let next = 0; next < tags; next += 1) {
        const cell = (word + 1) * tags + next;
        ways[next] = follows[tag * tags + next]! + words[cell]! + behind[cell]!;
      }
      behind[word * tags + tag] = logSum(ways);
    }
  return { before, behind, all: logSum(before.subarray((count - 1) * tags)) };
}

function logSum(values: Float64Array): number {
  let most = -Infinity;
  for (const value of values) if (value > most) most = value;
  let sum = 0;
  for (const value of values) sum += Math.exp(value - most);
  return most + Math.log(sum);
}

/** The tags of the likeliest way. `mayFollow`: whether a tag can stand behind another. */
export function bestWay(
  { tags, words, follows }: Chain,
  mayFollow: (tag: number, last: number) => boolean,
): Uint8Array {
  const count = words.length / tags;
  const best = new Float64Array(words.length);
  const from = new Uint8Array(words.length);
  for (let tag = 0; tag < tags; tag += 1) best[tag] = follows[tags * tags + tag]! + words[tag]!;
  for (let word = 1; word < count; word += 1)
    for (let tag = 0; tag < tags; tag += 1) {
      let most = -Infinity;
      for (let last = 0; last < tags; last += 1) {
        const way = best[(word - 1) * tags + last]! + follows[last * tags + tag]!;
        if (way > most && mayFollow(tag, last)) [most, from[word * tags + tag]] = [way, last];
      }
      best[word * tags + tag] = most + words[word * tags + tag]!;
    }
  const way = new Uint8Array(count);
  const last = best.subarray((count - 1) * tags);
  way[count - 1] = last.indexOf(Math.max(...last));
  for (let word = count - 1; word > 0; word -= 1) way[word - 1] = from[word * tags + way[word]!]!;
  return way;
}
