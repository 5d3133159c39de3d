/** Teaches the gate (docs/tailoring.md) which words of a sentence no row bears out, and whether the whole may stand. */
import { oddsOf, type Trees } from "../models/trees.ts";
import { type FittedTable, writeWeights } from "../models/weights.ts";
import { fitTrees } from "./boosting.ts";
import { type Example, fit } from "./linear.ts";

/** A sentence as the gate describes it, with what its reader says of it. */
export interface TaughtSentence {
  fold: number;
  weight: number;
  isFalse: boolean;
  words: { inputs: Float32Array; rows: readonly number[]; isFalse: boolean }[];
}

/** What is asked of a sentence once its words are judged: `odds` that each is false, and the table's score of all. */
export type WholeOf<One> = (one: One, odds: ArrayLike<number>, said: number) => Float32Array;

export interface TaughtGate {
  file: Uint8Array;
  /** For each sentence the odds that it is false by models without its fold. */
  outOfFold: number[];
}

const TABLE = { classes: 2, epochs: 4, rate: 0.08, decay: 1e-3, seed: 29 };
const WORD_TREES = { rounds: 100, depth: 5, rate: 0.12, pull: 5, least: 3 };
const SENTENCE_TREES = { rounds: 90, depth: 3, rate: 0.07, pull: 8, least: 6 };
const TABLES_KEPT = 0.5;
/** What a false word counts, for most are true; a long falsehood counts less than each of its words. */
const FALSE_WORD = 3;
/** The share of true words that teaches trees. */
const TRUE_WORDS = 0.35;

/** @param size rows of the tables @param folds how many there are */
export function fitGate<One extends TaughtSentence>(
  sentences: readonly One[],
  { size, folds, wholeOf }: { size: number; folds: number; wholeOf: WholeOf<One> },
  say: (what: string) => void,
): TaughtGate {
  const all = Array.from({ length: folds }, (_, fold) => fold);
  const without = (fold: number) => sentences.filter((one) => one.fold !== fold);

  const tables = all.map((fold) => tablesOf(without(fold), size));
  const told = new Map(
    sentences.map((one) => {
      const { words, said } = tables[one.fold]!;
      return [
        one,
        { words: one.words.map(({ rows }) => scoreOf(words, rows)), said: scoreOf(said, rowsOf(one)) },
      ];
    }),
  );
  say("tables of words");
  const inputsOf = (one: One) =>
    one.words.map(({ inputs }, at) => wordInputs(inputs, told.get(one)!.words[at]!));
  const trees = all.map((fold) => wordTrees(without(fold), inputsOf));
  const whole = new Map(
    sentences.map((one) => {
      const odds = inputsOf(one).map((inputs) => oddsOf(trees[one.fold]!, inputs));
      return [one, wholeOf(one, odds, told.get(one)!.said)];
    }),
  );
  say("words");
  const judges = all.map((fold) => sentenceTrees(without(fold), whole));
  const odds = sentences.map((one) => oddsOf(judges[one.fold]!, whole.get(one)!));
  say("sentences");

  const { words, said } = tablesOf(sentences, size);
  const table = (weights: Float32Array): FittedTable => ({ classes: 2, weights, keep: TABLES_KEPT });
  const file = writeWeights(
    { words: table(words), said: table(said) },
    {},
    { word: wordTrees(sentences, inputsOf), sentence: sentenceTrees(sentences, whole) },
  );
  return { file, outOfFold: odds };
}

/** A word's own numbers, and what the table says of it. */
function wordInputs(inputs: Float32Array, score: number): Float32Array {
  const all = new Float32Array(inputs.length + 1);
  all.set(inputs);
  all[inputs.length] = score;
  return all;
}

function rowsOf({ words }: Pick<TaughtSentence, "words">): number[] {
  const rows = words.flatMap((word) => word.rows);
  return rows.length === 0 ? [0] : rows;
}

function tablesOf(sentences: readonly TaughtSentence[], size: number) {
  const target = (isFalse: boolean) => (isFalse ? [0, 1] : [1, 0]);
  const words = sentences.flatMap((one) =>
    one.words.map(({ rows, isFalse }): Example => ({
      rows,
      target: target(isFalse),
      weight: weightOf(one, isFalse),
    })),
  );
  const said = sentences.map((one): Example => ({
    rows: rowsOf(one),
    target: target(one.isFalse),
    weight: one.weight,
  }));
  return {
    words: fit(
      words.filter(({ weight }) => weight > 0),
      { ...TABLE, size },
    ),
    said: fit(said, { ...TABLE, size, epochs: 6, rate: 0.1 }),
  };
}

/** A false sentence of which nobody says by which words teaches nothing about words. */
function weightOf({ weight, isFalse: untrue, words }: TaughtSentence, isFalse: boolean): number {
  const marked = words.filter((word) => word.isFalse).length;
  if (untrue && marked === 0) return 0;
  return weight * (isFalse ? FALSE_WORD / Math.sqrt(marked) : 1);
}

function scoreOf(weights: Float32Array, rows: readonly number[]): number {
  let score = 0;
  for (const row of rows) score += weights[2 * row + 1]! - weights[2 * row]!;
  return score / Math.sqrt(rows.length);
}

function wordTrees<One extends TaughtSentence>(
  sentences: readonly One[],
  inputsOf: (one: One) => Float32Array[],
): Trees {
  const inputs: Float32Array[] = [];
  const [targets, weights]: [number[], number[]] = [[], []];
  let seen = 0;
  for (const one of sentences)
    for (const [at, own] of inputsOf(one).entries()) {
      const { isFalse } = one.words[at]!;
      const weight = weightOf(one, isFalse);
      seen += 1;
      if (weight === 0 || (!isFalse && (Math.imul(seen, 0x9e3779b1) >>> 0) % 100 >= 100 * TRUE_WORDS))
        continue;
      inputs.push(own);
      targets.push(Number(isFalse));
      weights.push(isFalse ? weight : weight / TRUE_WORDS);
    }
  return treesOf(inputs, targets, weights, WORD_TREES);
}

function sentenceTrees<One extends TaughtSentence>(
  sentences: readonly One[],
  whole: ReadonlyMap<One, Float32Array>,
): Trees {
  return treesOf(
    sentences.map((one) => whole.get(one)!),
    sentences.map(({ isFalse }) => Number(isFalse)),
    sentences.map(({ weight }) => weight),
    SENTENCE_TREES,
  );
}

function treesOf(
  inputs: readonly Float32Array[],
  targets: readonly number[],
  weights: readonly number[],
  options: typeof WORD_TREES,
): Trees {
  const width = inputs[0]!.length;
  const joined = new Float32Array(inputs.length * width);
  for (const [at, one] of inputs.entries()) joined.set(one, at * width);
  return fitTrees(joined, targets, weights, {
    ...options,
    rising: Array.from({ length: width }, () => false),
  });
}
