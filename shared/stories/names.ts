/** The names in a story: employers, titles, schools, what was learned, papers and skills (docs/models.md). */
import { bestWay, type Chain, sumsOf } from "../models/chain.ts";
import { scoresIn } from "../models/linear.ts";
import { tellingWeights } from "../models/telling.ts";
import { partOf } from "../models/weights.ts";
import { nameFeatures, sentenceRanges, type StoryWord, wordsIn } from "./name-features.ts";
import type { Piece } from "./pieces.ts";
import type { JudgedPiece } from "./piece-kinds.ts";

export const NAMES = ["employer", "title", "school", "learned", "paper", "issuer", "skill"] as const;
export type NameKind = (typeof NAMES)[number];

/** A tag is none, or that a name of a kind begins, or goes on. */
export const NAME_TAGS = 1 + 2 * NAMES.length;
export const beginOf = (kind: number) => 1 + 2 * kind;
const isBegin = (tag: number) => tag % 2 === 1;
const mayFollow = (tag: number, last: number) =>
  tag === 0 || isBegin(tag) || last === tag || last === tag - 1;

export interface Name extends Piece {
  kind: NameKind;
  text: string;
  /** The mean chance of its words to be of such a name, 0 to 1. */
  chance: number;
}

export interface NameModel {
  /** The score of each tag for a word by its features. */
  scores: (rows: readonly number[]) => ArrayLike<number>;
  follows: Float32Array;
}

let shipped: NameModel | undefined;

function shippedModel(): NameModel {
  if (shipped) return shipped;
  const { tables } = tellingWeights();
  const [names, follows] = [partOf(tables, "names"), partOf(tables, "follows")];
  const rows = Array.from({ length: NAME_TAGS + 1 }, (_, row) => [...scoresIn(follows, [row])]);
  return (shipped = { scores: (own) => scoresIn(names, own), follows: Float32Array.from(rows.flat()) });
}

/** A name is rather claimed than missed: what it weighs more that one begins. */
const EAGERNESS = 1.5;

/** What is less likely is no name; so set that as many are missed as are wrong. */
const LEAST = 0.45;

/** The names of a story in order. `told`: what its pieces are. */
export function namesIn(
  text: string,
  judged: readonly JudgedPiece[],
  model: NameModel = shippedModel(),
): Name[] {
  const words = wordsIn(text);
  const features = nameFeatures(text, words, judged);
  return sentenceRanges(text, words).flatMap(([first, end]) => {
    const own = words.slice(first, end);
    const chain = chainOf(features.slice(first, end), model);
    return named(text, own, chain);
  });
}

function chainOf(features: readonly number[][], { scores, follows }: NameModel): Chain {
  const words = new Float64Array(features.length * NAME_TAGS);
  for (const [index, rows] of features.entries()) {
    words.set(scores(rows), index * NAME_TAGS);
    for (const kind of NAMES.keys()) words[index * NAME_TAGS + beginOf(kind)]! += EAGERNESS;
  }
  return { tags: NAME_TAGS, words, follows };
}

/** Names that stand behind a preposition, and those prepositions. */
const NAMED_BEHIND: readonly NameKind[] = ["employer", "school"];
const BEHIND = /^(?:at|for|with|bei|beim|chez|en|bij|para|com|na|no)$/u;

/** `Trabajé en Inditex`: the capital of a sentence's first word is no name's. */
function behindVerb(words: readonly StoryWord[], first: number, last: number): number {
  return last > first + 1 && BEHIND.test(words[first + 1]!.text) ? first + 2 : first;
}

function named(text: string, words: readonly StoryWord[], chain: Chain): Name[] {
  const way = bestWay(chain, mayFollow);
  const { before, behind, all } = sumsOf(chain);
  const chanceOf = (index: number, kind: number) =>
    [beginOf(kind), beginOf(kind) + 1].reduce((sum, tag) => {
      const cell = index * NAME_TAGS + tag;
      return sum + Math.exp(before[cell]! + behind[cell]! - all);
    }, 0);
  const names: Name[] = [];
  for (let first = 0; first < words.length; first += 1) {
    const tag = way[first]!;
    if (tag === 0) continue;
    const kind = Math.floor((tag - 1) / 2);
    let last = first;
    while (way[last + 1] === beginOf(kind) + 1) last += 1;
    const begin = first === 0 && NAMED_BEHIND.includes(NAMES[kind]!) ? behindVerb(words, first, last) : first;
    const [start, end] = [words[begin]!.start, words[last]!.end];
    let chance = 0;
    for (let index = first; index <= last; index += 1) chance += chanceOf(index, kind) / (1 + last - first);
    if (chance >= LEAST) names.push({ kind: NAMES[kind]!, start, end, text: text.slice(start, end), chance });
    first = last;
  }
  return names;
}
