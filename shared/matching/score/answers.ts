/** What the model of answering words is told: which words of a passage stand against which words of a requirement. */
import { hash } from "../../text/index.ts";
import { DIMENSIONS } from "../../models/vectors.ts";
import type { Word } from "../../models/telling-words.ts";

export const ANSWER_ROWS = 1 << 16;
/** Of a long text the words that tell most. */
const MOST_ASKED = 8;
const MOST_SAID = 14;
const MOST_SKILLS = 4;
/** In the place of a field for what is a skill's name. */
const SKILL = 1 << 16;

/** Words as the table knows them, two numbers each: the word by itself, and the field of words it belongs to. */
export type Keys = Int32Array;

/** Fields of words: the directions of their middles, {@link DIMENSIONS} numbers each. */
export type Fields = Float32Array;

/** Which words answer which: the fields that words belong to, and what a row of the table speaks for, against if negative. */
export interface AnswerModel {
  fields: Fields;
  worthOf: (row: number) => number;
}

const known = new WeakMap<Word, number>();

/** The field that a word belongs to, from 1 on. */
function fieldOf(word: Word, fields: Fields): number {
  let field = known.get(word);
  if (field === undefined) {
    let [best, most] = [0, -Infinity];
    for (let one = 0; one * DIMENSIONS < fields.length; one += 1) {
      let sum = 0;
      for (let at = 0; at < DIMENSIONS; at += 1) sum += fields[one * DIMENSIONS + at]! * word.direction[at]!;
      if (sum > most) [best, most] = [one, sum];
    }
    known.set(word, (field = best + 1));
  }
  return field;
}

export function keysOf(words: readonly Word[], fields: Fields): Keys {
  return Int32Array.from(words.flatMap((word) => [hash(word.stem), fieldOf(word, fields)]));
}

/** A requirement's words that tell most, and the skills it names: what answers one wording of them answers another. */
export function askedKeys(words: readonly Word[], skills: readonly string[], fields: Fields): Keys {
  const named = skills.slice(0, MOST_SKILLS).flatMap((name) => [hash(`skill ${name}`), SKILL]);
  return Int32Array.from([...keysOf(mostTelling(words, MOST_ASKED), fields), ...named]);
}

/** Sorts of rows: two words, a word and a field, a field and a word, two fields; a word or a field and a kind. */
const PAIRS = 4;
const [BY_WORD, BY_FIELD] = [7, 8];

/** Rows of the table for a passage and a requirement. `kind`: the requirement's. */
export function answerFeatures(asked: Keys, said: Keys, kind: number): number[] {
  const rows: number[] = [];
  const keep = (one: number) => {
    rows.push(one);
    return 0;
  };
  for (let at = 0; at < said.length; at += 2) {
    alone(said[at]!, said[at + 1]!, kind, keep);
    for (let other = 0; other < asked.length; other += 2)
      paired(said[at]!, said[at + 1]!, asked[other]!, asked[other + 1]!, keep);
  }
  return rows;
}

type Worth = (row: number) => number;

function alone(own: number, field: number, kind: number, worthOf: Worth): number {
  return worthOf(row(own, kind, BY_WORD)) + worthOf(row(field, kind, BY_FIELD));
}

function paired(own: number, field: number, otherOwn: number, otherField: number, worthOf: Worth): number {
  return (
    worthOf(row(own, otherOwn, 1)) +
    worthOf(row(own, otherField, 2)) +
    worthOf(row(field, otherOwn, 3)) +
    worthOf(row(field, otherField, PAIRS))
  );
}

/** Beyond these logarithms of odds nothing is surer. */
const SUREST = 6;

/** What the words of a portrait's passages answer, remembered by what is asked. */
export interface Answers {
  /** Logarithm of the odds that a passage's words answer a requirement's; {@link SUREST} against where it has none. */
  odds(asked: Keys, kind: number): (passage: number) => number;
}

/** @param telling for each passage its words that tell most, by their place in `words` */
export function answersOf(
  words: readonly Word[],
  telling: readonly Uint32Array[],
  { fields, worthOf }: AnswerModel,
): Answers {
  const keys = Int32Array.from(words.flatMap((word) => [...keysOf([word], fields)]));
  // Most words are never asked, and what was asked of a word is asked again: NaN until it is.
  const known = new Map<string, Float64Array>();
  const remembered = (name: string): Float64Array => {
    let found = known.get(name);
    if (!found) known.set(name, (found = new Float64Array(words.length).fill(NaN)));
    return found;
  };
  return {
    odds(asked, kind) {
      const ofKind = remembered(`kind ${kind}`);
      const ofWords: Float64Array[] = [];
      for (let other = 0; other < asked.length; other += 2)
        ofWords.push(remembered(`${asked[other]!} ${asked[other + 1]!}`));
      const worthAt = (word: number): number => {
        const [own, field] = [keys[2 * word]!, keys[2 * word + 1]!];
        if (Number.isNaN(ofKind[word]!)) ofKind[word] = alone(own, field, kind, worthOf);
        let sum = ofKind[word]!;
        for (let at = 0; at < ofWords.length; at += 1) {
          const part = ofWords[at]!;
          if (Number.isNaN(part[word]!))
            part[word] = paired(own, field, asked[2 * at]!, asked[2 * at + 1]!, worthOf);
          sum += part[word]!;
        }
        return sum;
      };
      const worths = new Float64Array(words.length).fill(NaN);
      const rowsOfWord = 2 + (PAIRS * asked.length) / 2;
      return (passage) => {
        const own = telling[passage]!;
        if (own.length === 0) return -SUREST;
        let sum = 0;
        for (let at = 0; at < own.length; at += 1) {
          const word = own[at]!;
          if (Number.isNaN(worths[word]!)) worths[word] = worthAt(word);
          sum += worths[word]!;
        }
        return Math.max(-SUREST, Math.min(SUREST, sum / Math.sqrt(own.length * rowsOfWord)));
      };
    },
  };
}

/** Of a passage's words those that tell most. */
export function mostTelling(words: readonly Word[], most = MOST_SAID): readonly Word[] {
  return words.length <= most ? words : words.toSorted((a, b) => b.weight - a.weight).slice(0, most);
}

function row(one: number, other: number, sort: number): number {
  let mixed = Math.imul(one ^ Math.imul(other + sort * 0x7f4a7c15, 0x9e3779b1), 0x85ebca6b);
  mixed ^= mixed >>> 15;
  return (mixed ^ (mixed >>> 7)) & (ANSWER_ROWS - 1);
}
