/** What the model of names is told about each word of a story. */
import { CREDENTIALS } from "../lexicon/credentials.ts";
import { DEGREE, TRAINING } from "../lexicon/degrees.ts";
import { LICENCE } from "../lexicon/licences.ts";
import { OCCUPATIONS } from "../lexicon/occupations.ts";
import { LETTER, phrases } from "../lexicon/phrases.ts";
import { tellingWords } from "../models/telling-words.ts";
import { Features, remembering, sentences } from "../text/index.ts";
import { findSkills, skillKind } from "../skills/index.ts";
import { flatten } from "../letters/flat.ts";
import { cueOf, functionOf, sortOf } from "./cues.ts";
import type { Piece } from "./pieces.ts";
import { PIECE_KINDS, type JudgedPiece, type PieceKind } from "./piece-kinds.ts";

export const NAME_ROWS = 1 << 16;

/** A word or a sign of the text. */
export interface StoryWord extends Piece {
  text: string;
  /** Folded, digits as 0. */
  key: string;
}

const WORD = /[\p{L}\p{N}]+(?:[.&+#/-][\p{L}\p{N}]+)*[+#]*|[^\s]/gu;

export function wordsIn(text: string): StoryWord[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    text: word,
    key: /^\d/.test(word) ? word.replace(/\d/g, "0") : flatten(word).replaceAll("ß", "ss"),
  }));
}

/** The words of each sentence: first, and the one behind its last. */
export function sentenceRanges(text: string, words: readonly StoryWord[]): [first: number, end: number][] {
  return sentences(text).flatMap(({ start, end }): [number, number][] => {
    const own = words.flatMap((word, index) => (word.start >= start && word.start < end ? [index] : []));
    return own.length === 0 ? [] : [[own[0]!, own.at(-1)! + 1]];
  });
}

const whole = (source: string) => `(?<![${LETTER}\\d])(?:${source})(?![${LETTER}\\d])`;
const PHRASES = [
  ["degree", new RegExp(`${DEGREE}|${whole(phrases(TRAINING))}`, "gu")],
  ["paper", new RegExp(`${LICENCE}|${whole(phrases(CREDENTIALS))}`, "gu")],
  ["work", new RegExp(whole(phrases(OCCUPATIONS)), "gu")],
] as const;

/** Stands beyond the text. */
const NOWHERE = "¶";
/** Small words within a name: `Hof und Gut`, `College of Art`. */
const WITHIN_NAME =
  /^(?:&|of|and|und|de|del|la|le|les|der|die|des|du|van|den|het|für|y|et|e|en|do|da|['’])$/u;

/** Rows of the table for each word. `told`: what the pieces of the text are. */
export function nameFeatures(
  text: string,
  words: readonly StoryWord[],
  judged: readonly JudgedPiece[],
): number[][] {
  const keys = words.map(({ key }) => key);
  const shapes = words.map((word) => shapeOf(word.text));
  const sorts = keys.map(sortOf);
  const cues = keys.map(cueOf);
  const flat = flatten(text);
  const phrased = markedBy(
    words,
    PHRASES.flatMap(([name, pattern]) =>
      [...flat.matchAll(pattern)].map((found) => ({
        name,
        start: found.index,
        end: found.index + found[0].length,
      })),
    ),
  );
  const skilled = markedBy(
    words,
    findSkills(text).map(({ skill, start, end }) => ({ name: skillKind(skill) ?? "?", start, end })),
  );
  const begins = new Set(sentenceRanges(text, words).map(([first]) => first));
  const runs = runsOf(words);
  const at = (list: readonly string[], index: number) => list[index] ?? NOWHERE;
  let spoke = "-";
  let small = -1;
  let piece = 0;
  return words.map((word, index) => {
    const features = new Features(NAME_ROWS);
    const key = at(keys, index);
    const [before, behind] = [at(keys, index - 1), at(keys, index + 1)];
    features.add("b");
    for (let near = -3; near <= 3; near += 1) features.add(`w${near}`, at(keys, index + near));
    features.add("w-2-1", `${at(keys, index - 2)} ${before}`);
    features.add("w-3-2-1", `${at(keys, index - 3)} ${at(keys, index - 2)} ${before}`);
    features.add("w-10", `${before} ${key}`);
    features.add("w01", `${key} ${behind}`);
    features.add("w12", `${behind} ${at(keys, index + 2)}`);
    for (let near = -2; near <= 2; near += 1) {
      features.add(`s${near}`, at(shapes, index + near));
      features.add(`k${near}`, at(skilled, index + near));
      features.add(`l${near}`, at(phrased, index + near));
      features.add(`o${near}`, at(sorts, index + near));
      features.add(`c${near}`, at(cues, index + near));
    }
    const shape = at(shapes, index);
    features.add("s-10", at(shapes, index - 1) + shape);
    features.add("s01", shape + at(shapes, index + 1));
    features.add("sw", shape + before);
    features.add("p3", key.slice(0, 3));
    features.add("p5", key.slice(0, 5));
    for (const length of [3, 4, 5]) features.add(`e${length}`, key.slice(-length));
    features.add("e-1", before.slice(-4));
    features.add("e1", behind.slice(-4));
    for (const near of [-1, 0, 1])
      for (const sign of aboutOf(at(keys, index + near))) features.add(`v${near}`, sign);

    if (begins.has(index)) {
      [spoke, small] = ["-", -1];
      features.add("begin", shape);
    }
    features.add("i", spoke);
    if (at(cues, index) !== "-" && at(cues, index) !== "number") spoke = at(cues, index);
    // The last preposition is what a name hangs on, where small letters or a town stand between.
    const hook = at(keys, small);
    features.add("f", hook + Math.min(4, index - small));
    features.add("fo", hook + at(sorts, index));
    if (small > 0) features.add("f2", `${at(keys, small - 1)} ${hook}${Math.min(3, index - small)}`);
    if (functionOf(key) !== undefined && functionOf(key) !== "article") small = index;

    const run = runs[index];
    if (run) {
      features.add("rb", at(keys, run.first - 1));
      features.add("rbb", `${at(keys, run.first - 2)} ${at(keys, run.first - 1)}`);
      features.add("ra", at(keys, run.last + 1));
      features.add("rl", `${Math.min(4, run.last - run.first)} ${Math.min(3, index - run.first)}`);
      features.add("rp", String(begins.has(run.first)));
      for (const sort of new Set(sorts.slice(run.first, run.last + 1)))
        if (functionOf(sort) === undefined) features.add("rh", sort);
    }

    while (piece < judged.length - 1 && judged[piece]!.end <= word.start) piece += 1;
    const as = judged[piece]?.as;
    if (as) {
      const [most, next] = PIECE_KINDS.toSorted((one, other) => as[other] - as[one]) as [
        PieceKind,
        PieceKind,
      ];
      features.add("a", `${most} ${as[most] > 0.6}`);
      features.add("a2", `${most} ${next}`);
      features.add("aw", most + before);
      features.add("as", most + shape);
      for (const one of PIECE_KINDS) if (as[one] > 0.2) features.add("ac", one + Math.floor(as[one] * 4));
    }
    return features.rows;
  });
}

/** `Xx` for Brandt, `XX` for GmbH's capitals, `9999` for a year. */
function shapeOf(word: string): string {
  return word
    .replace(/\p{Lu}+/gu, (letters) => (letters.length > 1 ? "XX" : "X"))
    .replace(/\p{Ll}+/gu, (letters) => (letters.length > 2 ? "x" : "o"))
    .replace(/\d+/g, (digits) => (digits.length === 4 ? "9999" : "9"));
}

/** For each word the name of the range it stands in, and whether it begins it; the first found holds. */
function markedBy(words: readonly StoryWord[], ranges: readonly (Piece & { name: string })[]): string[] {
  const marks = words.map(() => "-");
  for (const { name, start, end } of ranges)
    for (const [index, word] of words.entries())
      if (word.start < end && word.end > start && marks[index] === "-")
        marks[index] = (word.start <= start ? "b" : "i") + name;
  return marks;
}

interface Run {
  first: number;
  last: number;
}

/** For each word with a capital or a digit the run of such words that it stands in. */
function runsOf(words: readonly StoryWord[]): (Run | undefined)[] {
  const isNamed = (index: number) => /^[\p{Lu}\d]/u.test(words[index]?.text ?? "");
  const runs: (Run | undefined)[] = words.map(() => undefined);
  for (let first = 0; first < words.length; first += 1) {
    if (!isNamed(first)) continue;
    let last = first;
    for (;;) {
      if (isNamed(last + 1)) last += 1;
      else if (WITHIN_NAME.test(words[last + 1]?.text ?? "") && isNamed(last + 2)) last += 2;
      else break;
    }
    for (let index = first; index <= last; index += 1) runs[index] = { first, last };
    first = last;
  }
  return runs;
}

/** What a word is most about: the strongest directions of its vector. */
const aboutOf = remembering(20_000, (key): readonly string[] => {
  const [word] = tellingWords(key);
  if (!word) return [];
  return [...word.direction.entries()]
    .toSorted(([, one], [, other]) => Math.abs(other) - Math.abs(one))
    .slice(0, 5)
    .map(([cell, value]) => `${cell}${value > 0 ? "+" : "-"}`);
});
