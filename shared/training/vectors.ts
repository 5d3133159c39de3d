/**
 * Trains the vectors of words (docs/models.md): words beside words → shifted PPMI → eigenvectors →
 * translations drawn together → what languages have in common removed → SIF weights, int8. `node
 * shared/training/vectors.ts` writes `shared/models/vectors.bin`; the same corpora give the same bytes.
 */
import { writeFileSync } from "node:fs";
import { DIMENSIONS, hash, HEADER_BYTES, lettersOf, MAGIC, partsOf } from "../models/vectors.ts";
import { fitRows, jacobi, topEigenvectors } from "./vectors-algebra.ts";
import { Beside, Tokens, translations } from "./vectors-counts.ts";
import { type Material, material, type Passage, TONGUES } from "./vectors-texts.ts";

const WORDS = 17_000;
const LETTER_ROWS = 6144;
const WINDOW = 5;
const SHIFT = Math.log(2);

/** a of SIF: a word of this share of a language weighs half (Arora, Liang and Ma, 2017). */
const SIF = 1e-3;

/** How far a word moves towards its translations, and from which Dice's coefficient on a word is one. */
const PULL = 1;
const LEAST_DICE = 0.1;

/** Directions that are removed, one a language. */
const COMMON = TONGUES.length;
const WIDE = DIMENSIONS + COMMON;

/** Held against the rows of letters, so that letters seen once say little. */
const RIDGE = 1;

/**
 * The weights, from the corpora beside the repository; nothing is learned of ESCO's concepts that `without`
 * names.
 */
export function trainVectors({ without }: { without?: (concept: string) => boolean } = {}): Uint8Array {
  return vectorsFrom(material(without ?? (() => false)));
}

/** The weights, from any material; it must hold at least a hundred different words. */
export function vectorsFrom({ passages, bonds, concepts }: Material): Uint8Array {
  const tokens = new Tokens();
  const runs = passages.map((passage) => ({ language: passage.language, ids: tokens.of(passage) }));
  const ties = bonds.map(({ left, right, weight }) => ({
    left: left.map((label) => tokens.of(label)),
    right: right.map((label) => tokens.of(label)),
    weight,
  }));
  const words = tokens.vocabulary(WORDS);
  const rowOf = new Map(words.map((word, row) => [word, row]));
  const plain = tokens.words.map((word) => rowsOfWord(word, rowOf));
  const rowsOf = (ids: Int32Array) => Array.from(ids).flatMap((id) => plain[id]!);
  const whole = tokens.words.map((word, id) => [...plain[id]!, ...rowsOfParts(word, rowOf)]);
  const labelRows = (ids: Int32Array) => Array.from(ids).flatMap((id) => whole[id]!);

  const beside = new Beside(words.length);
  for (const { ids } of runs) beside.addRun(rowsOf(ids), WINDOW);
  for (const { left, right, weight } of ties)
    beside.addBond(left.flatMap(labelRows), right.flatMap(labelRows), weight);
  const { vectors } = topEigenvectors(beside.information(SHIFT), WIDE);
  normalise(vectors, WIDE);

  const labels = concepts.map((concept) =>
    concept.map((label) => ({ language: label.language, rows: labelRows(tokens.of(label)) })),
  );
  const drawn = drawTogether(vectors, translations(labels, words.length, LEAST_DICE));
  const weights = sifWeights(tokens, plain, words.length);
  const samples = runs.map(({ language, ids }) => ({ language, rows: rowsOf(ids.subarray(0, 60)) }));
  const turned = turn(drawn, commonDirections(samples, drawn, weights));
  normalise(turned, DIMENSIONS);
  const letters = words.map((word) => lettersOf(word, LETTER_ROWS));
  return packed(words, weights, turned, fitRows(letters, turned, LETTER_ROWS, DIMENSIONS, RIDGE));
}

function rowsOfWord(word: string, rowOf: ReadonlyMap<string, number>): number[] {
  return partsOf(word, (part) => rowOf.has(part)).map((part) => rowOf.get(part)!);
}

/**
 * The parts of a compound that is a known word itself ("Küchenhilfe"); the labels of taxonomies teach both.
 */
function rowsOfParts(word: string, rowOf: ReadonlyMap<string, number>): number[] {
  if (word.length < 9 || !rowOf.has(word)) return [];
  const parts = partsOf(word, (part) => part.length <= word.length - 4 && rowOf.has(part));
  return parts.length < 2 ? [] : parts.map((part) => rowOf.get(part)!);
}

/** Each word moved towards its translations by how sure they are. */
function drawTogether(
  vectors: Float64Array,
  near: readonly (readonly (readonly [row: number, dice: number])[])[],
): Float64Array {
  const drawn = Float64Array.from(vectors);
  for (const [row, list] of near.entries())
    for (const [other, dice] of list)
      for (let index = 0; index < WIDE; index += 1)
        drawn[row * WIDE + index]! += PULL * dice * vectors[other * WIDE + index]!;
  normalise(drawn, WIDE);
  return drawn;
}

/** a / (a + share), with a word's share in the language that uses it most. */
function sifWeights(tokens: Tokens, rowsOfId: readonly (readonly number[])[], size: number): Float64Array {
  const most = new Float64Array(size);
  for (const tongue of TONGUES) {
    const shares = new Float64Array(size);
    for (const [id, rows] of rowsOfId.entries())
      for (const row of rows) shares[row]! += tokens.share(id, tongue);
    for (const [row, share] of shares.entries()) most[row] = Math.max(most[row]!, share);
  }
  return most.map((share) => SIF / (SIF + share));
}

/**
 * What all texts of a language have in common: the mean of its texts, one direction a language, orthonormal.
 */
function commonDirections(
  samples: readonly { language: Passage["language"]; rows: readonly number[] }[],
  vectors: Float64Array,
  weights: Float64Array,
): Float64Array[] {
  const basis: Float64Array[] = [];
  for (const tongue of TONGUES) {
    const mean = new Float64Array(WIDE);
    for (const { language, rows } of samples) {
      if (language !== tongue) continue;
      const text = new Float64Array(WIDE);
      for (const row of rows)
        for (let index = 0; index < WIDE; index += 1)
          text[index]! += weights[row]! * vectors[row * WIDE + index]!;
      normalise(text, WIDE);
      for (let index = 0; index < WIDE; index += 1) mean[index]! += text[index]!;
    }
    for (const other of basis) remove(mean, 0, other);
    normalise(mean, WIDE);
    basis.push(mean);
  }
  return basis;
}

function remove(vectors: Float64Array, at: number, direction: Float64Array): void {
  let along = 0;
  for (let index = 0; index < WIDE; index += 1) along += vectors[at + index]! * direction[index]!;
  for (let index = 0; index < WIDE; index += 1) vectors[at + index]! -= along * direction[index]!;
}

/** The vectors without the common directions, turned so that 64 numbers hold all that is left. */
function turn(vectors: Float64Array, common: readonly Float64Array[]): Float64Array {
  const left = Float64Array.from(vectors);
  const spread = new Float64Array(WIDE * WIDE);
  for (let at = 0; at < left.length; at += WIDE) {
    for (const direction of common) remove(left, at, direction);
    for (let one = 0; one < WIDE; one += 1)
      for (let other = 0; other < WIDE; other += 1)
        spread[one * WIDE + other]! += left[at + one]! * left[at + other]!;
  }
  const axes = jacobi(spread, WIDE);
  const order = axes.values.map((_, index) => index).sort((a, b) => axes.values[b]! - axes.values[a]!);
  const turned = new Float64Array((left.length / WIDE) * DIMENSIONS);
  for (let at = 0; at < turned.length; at += 1) {
    const [row, axis] = [Math.floor(at / DIMENSIONS), order[at % DIMENSIONS]!];
    for (let index = 0; index < WIDE; index += 1)
      turned[at]! += left[row * WIDE + index]! * axes.vectors[index * WIDE + axis]!;
  }
  return turned;
}

/** Makes every row of a block of length 1, except those of 0. */
function normalise(block: Float64Array, width: number): void {
  for (let at = 0; at < block.length; at += width) {
    let square = 0;
    for (let index = at; index < at + width; index += 1) square += block[index]! ** 2;
    const length = Math.sqrt(square) || 1;
    for (let index = at; index < at + width; index += 1) block[index]! /= length;
  }
}

/** Header, keys, weights, vectors and rows of letters, as `vectorsOf` reads them. */
function packed(
  words: readonly string[],
  weights: Float64Array,
  vectors: Float64Array,
  letters: Float64Array,
): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES + words.length * (5 + DIMENSIONS) + letters.length);
  const view = new DataView(bytes.buffer);
  const weightsAt = HEADER_BYTES + words.length * 4;
  const vectorsAt = weightsAt + words.length;
  const lettersAt = vectorsAt + vectors.length;
  const step = peak(letters) / 127;
  view.setUint32(0, MAGIC, true);
  view.setUint32(4, words.length, true);
  view.setUint32(8, letters.length / DIMENSIONS, true);
  view.setFloat32(12, step, true);
  for (const [row, word] of words.entries()) {
    view.setUint32(HEADER_BYTES + row * 4, hash(word), true);
    view.setUint8(weightsAt + row, Math.max(1, Math.round(weights[row]! * 255)));
    const numbers = vectors.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS);
    const most = peak(numbers);
    for (const [index, value] of numbers.entries())
      view.setInt8(vectorsAt + row * DIMENSIONS + index, Math.round((value / most) * 127));
  }
  for (const [index, value] of letters.entries()) view.setInt8(lettersAt + index, Math.round(value / step));
  return bytes;
}

function peak(numbers: Float64Array): number {
  return numbers.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
}

if (import.meta.main) writeFileSync(new URL("../models/vectors.bin", import.meta.url), trainVectors());
