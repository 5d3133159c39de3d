/**
 * Trains the vectors of words (docs/models-vectors.md): co-occurrence → shifted PPMI → eigenvectors → SIF weights, int8.
 * `node shared/training/vectors.ts` writes `shared/models/vectors.bin`; the same corpora give the same bytes.
 */
import { writeFileSync } from "node:fs";
import { DIMENSIONS, ENDINGS, hash, HEADER_BYTES, lettersOf, MAGIC, partsOf, wordsOf } from "../models/vectors.ts";
import { fitRows, jacobi, type Sparse, topEigenvectors } from "./vectors-algebra.ts";
import { type Bond, material, type Passage, type Tongue } from "./vectors-texts.ts";

const P = (name: string, value: number) => Number(process.env[name] ?? value);

const WORDS = P("WORDS", 15_000);
const LETTER_ROWS = P("LETTER_ROWS", 8192);
const WINDOW = P("WINDOW", 5);
const SHIFT = Math.log(P("SHIFT", 2));
const SIF = P("SIF", 1e-3);
const POWER = P("POWER", 0.5);
const RIDGE = P("RIDGE", 1);
const BOND = P("BOND", 1);
const REMOVED = P("REMOVED", 5);
const DISCOUNT = P("DISCOUNT", 1);

/** How much of the vocabulary each language gets. */
const SHARE: Record<Tongue, number> = { en: 0.4, de: 0.2, fr: 0.13, es: 0.17, nl: 0.1 };
const TONGUES = Object.keys(SHARE) as Tongue[];

class Tokens {
  readonly ids = new Map<string, number>();
  readonly words: string[] = [];
  readonly counts: Record<Tongue, number[]> = { en: [], de: [], fr: [], es: [], nl: [] };
  readonly totals: Record<Tongue, number> = { en: 0, de: 0, fr: 0, es: 0, nl: 0 };
  readonly #seen = new Map<string, Int32Array>();

  of({ language, text }: Passage): Int32Array {
    const key = text.length < 500 ? `${language}${text}` : null;
    const before = key === null ? undefined : this.#seen.get(key);
    if (before) return before;
    const found = Int32Array.from(wordsOf(text), (word) => {
      let id = this.ids.get(word);
      if (id === undefined) {
        id = this.words.length;
        this.ids.set(word, id);
        this.words.push(word);
        for (const tongue of TONGUES) this.counts[tongue].push(0);
      }
      this.counts[language][id]! += 1;
      return id;
    });
    this.totals[language] += found.length;
    if (key !== null) this.#seen.set(key, found);
    return found;
  }

  count(word: string, language: Tongue): number {
    return this.counts[language][this.ids.get(word) ?? -1] ?? 0;
  }

  share(id: number, language: Tongue): number {
    return this.counts[language][id]! / this.totals[language];
  }
}

function vocabulary(tokens: Tokens): string[] {
  const worth = new Map<string, number>();
  for (const [id, word] of tokens.words.entries()) {
    let main: Tongue = "en";
    let sum = 0;
    let times = 0;
    for (const tongue of TONGUES) {
      sum += SHARE[tongue] * tokens.share(id, tongue);
      times += tokens.counts[tongue][id]!;
      if (tokens.share(id, tongue) > tokens.share(id, main)) main = tongue;
    }
    if (times < 3 || word.length < 2) continue;
    const plain = plainOf(word, main, tokens);
    worth.set(plain, (worth.get(plain) ?? 0) + sum);
  }
  return [...worth]
    .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .slice(0, WORDS)
    .map(([word]) => word);
}

function plainOf(word: string, language: Tongue, tokens: Tokens): string {
  const times = tokens.count(word, language);
  for (const [ending, plain, languages] of ENDINGS) {
    if (!languages.includes(language) || !word.endsWith(ending)) continue;
    const form = word.slice(0, word.length - ending.length) + plain;
    if (form.length >= 4 && tokens.count(form, language) >= Math.max(2, 0.25 * times)) return form;
  }
  return word;
}

/** Counts of words beside words, the lower triangle of a symmetric table. */
class Beside {
  readonly size: number;
  readonly counts: Float32Array;

  constructor(size: number) {
    this.size = size;
    this.counts = new Float32Array((size * (size + 1)) / 2);
  }

  add(a: number, b: number, weight: number): void {
    this.counts[a > b ? (a * (a + 1)) / 2 + b : (b * (b + 1)) / 2 + a]! += weight;
  }

  addRun(rows: readonly number[]): void {
    for (let at = 0; at < rows.length; at += 1)
      for (let next = at + 1; next <= at + WINDOW && next < rows.length; next += 1)
        if (rows[at] !== rows[next]) this.add(rows[at]!, rows[next]!, 1);
  }

  addBond(left: readonly number[], right: readonly number[], weight: number): void {
    const share = weight / Math.max(left.length, right.length);
    const [one, other] = [tally(left), tally(right)];
    for (const [a, times] of one)
      for (const [b, others] of other) if (a !== b) this.add(a, b, share * times * others);
  }

  /** Shifted positive pointwise mutual information, rare pairs discounted (Pantel and Lin, 2002). */
  information(): Sparse {
    const { size, counts } = this;
    const sums = new Float64Array(size);
    for (let a = 0, at = 0; a < size; a += 1)
      for (let b = 0; b <= a; b += 1, at += 1) {
        sums[a]! += counts[at]!;
        if (a !== b) sums[b]! += counts[at]!;
      }
    const total = sums.reduce((sum, value) => sum + value, 0);
    const value = (a: number, b: number, count: number) => {
      const least = Math.min(sums[a]!, sums[b]!);
      const sure = (count / (count + DISCOUNT)) * (least / (least + DISCOUNT));
      return sure * (Math.log((count * total) / (sums[a]! * sums[b]!)) - SHIFT);
    };
    const found = new Uint32Array(size + 1);
    for (let a = 0, at = 0; a < size; a += 1)
      for (let b = 0; b <= a; b += 1, at += 1) {
        if (counts[at] === 0) continue;
        counts[at] = Math.max(0, value(a, b, counts[at]!));
        if (counts[at] === 0 || a === b) continue;
        found[a + 1]! += 1;
        found[b + 1]! += 1;
      }
    for (let row = 0; row < size; row += 1) found[row + 1]! += found[row]!;
    const [columns, values] = [new Uint16Array(found[size]!), new Float32Array(found[size]!)];
    const next = found.slice(0, size);
    for (let a = 0, at = 0; a < size; a += 1)
      for (let b = 0; b <= a; b += 1, at += 1) {
        if (counts[at] === 0 || a === b) continue;
        for (const [row, column] of [[a, b], [b, a]] as const) {
          columns[next[row]!] = column;
          values[next[row]!] = counts[at]!;
          next[row]! += 1;
        }
      }
    return { size, starts: found, columns, values };
  }
}

function tally(rows: readonly number[]): Map<number, number> {
  const times = new Map<number, number>();
  for (const row of rows) times.set(row, (times.get(row) ?? 0) + 1);
  return times;
}

/** Options for tests of what was left out: nothing is learned of ESCO's concepts that `without` names. */
export function trainVectors({ without = (_concept: string) => false } = {}): Uint8Array {
  const log = (text: string) => console.error(`${(performance.now() / 1000).toFixed(1)} s ${text}`);
  const { passages, bonds } = material(without);
  log(`material ${passages.length} ${bonds.length}`);
  const tokens = new Tokens();
  const runs = passages.map((passage) => ({ language: passage.language, ids: tokens.of(passage) }));
  const ties = bonds.map(({ left, right, weight }: Bond) => ({
    left: left.map((passage) => tokens.of(passage)),
    right: right.map((passage) => tokens.of(passage)),
    weight,
  }));
  log(`tokens ${JSON.stringify(tokens.totals)} ${tokens.words.length}`);
  const words = vocabulary(tokens);
  const rowOf = new Map(words.map((word, row) => [word, row]));
  const known = (word: string) => rowOf.has(word);
  const rowsOfId = tokens.words.map((word) => partsOf(word, known).map((part) => rowOf.get(part)!));
  const rowsOf = (ids: Int32Array) => Array.from(ids).flatMap((id) => rowsOfId[id]!);
  log(`vocabulary`);
  const beside = new Beside(words.length);
  for (const { ids } of runs) beside.addRun(rowsOf(ids));
  log("runs");
  for (const { left, right, weight } of ties)
    beside.addBond(left.flatMap(rowsOf), right.flatMap(rowsOf), weight * BOND);
  log("bonds");
  const matrix = beside.information();
  log(`matrix ${matrix.values.length}`);
  const wide = DIMENSIONS + REMOVED;
  const { values, vectors } = topEigenvectors(matrix, wide);
  log(`eigenvectors ${values.map((v) => v.toFixed(0)).join(" ")}`);
  for (let row = 0; row < words.length; row += 1) {
    for (let index = 0; index < wide; index += 1) vectors[row * wide + index]! *= Math.max(0, values[index]!) ** POWER;
    normalise(vectors, row * wide, wide);
  }

  const weights = sifWeights(tokens, rowsOfId, words.length);
  const common = commonDirections(runs, rowsOf, vectors, weights, wide);
  const turned = turn(vectors, common, wide);
  for (let row = 0; row < words.length; row += 1) normalise(turned, row * DIMENSIONS, DIMENSIONS);
  log("turned");
  const letters = fitRows(words.map((word) => lettersOf(word, LETTER_ROWS)), turned, LETTER_ROWS, DIMENSIONS, RIDGE);
  log("letters");
  return packed(words, weights, turned, letters);
}

/** a / (a + p) with a word's share in the language where it is commonest (Arora, Liang and Ma, 2017). */
function sifWeights(tokens: Tokens, rowsOfId: readonly number[][], size: number): number[] {
  const shares = TONGUES.map((tongue) => {
    const sums = new Float64Array(size);
    for (const [id, rows] of rowsOfId.entries()) for (const row of rows) sums[row]! += tokens.share(id, tongue);
    return sums;
  });
  return Array.from({ length: size }, (_, row) => SIF / (SIF + Math.max(...shares.map((sums) => sums[row]!))));
}

/** What all texts of a language have in common: the mean of its passages, one direction a language, orthonormal. */
function commonDirections(
  runs: { language: Tongue; ids: Int32Array }[],
  rowsOf: (ids: Int32Array) => number[],
  vectors: Float64Array,
  weights: number[],
  wide: number,
): Float64Array[] {
  const means = new Map(TONGUES.map((tongue) => [tongue, new Float64Array(wide)]));
  for (const { language, ids } of runs) {
    const sum = new Float64Array(wide);
    for (const row of rowsOf(ids.subarray(0, 60)))
      for (let index = 0; index < wide; index += 1) sum[index]! += weights[row]! * vectors[row * wide + index]!;
    normalise(sum, 0, wide);
    const mean = means.get(language)!;
    for (let index = 0; index < wide; index += 1) mean[index]! += sum[index]!;
  }
  const basis: Float64Array[] = [];
  for (const mean of means.values()) {
    normalise(mean, 0, wide);
    for (const other of basis) {
      const along = mean.reduce((sum, value, index) => sum + value * other[index]!, 0);
      for (let index = 0; index < wide; index += 1) mean[index]! -= along * other[index]!;
    }
    normalise(mean, 0, wide);
    if (basis.length < REMOVED) basis.push(mean);
  }
  return basis;
}

/** The vectors without the common directions, turned so that 64 numbers hold all that is left. */
function turn(vectors: Float64Array, common: readonly Float64Array[], wide: number): Float64Array {
  const size = vectors.length / wide;
  const spread = new Float64Array(wide * wide);
  for (let at = 0; at < vectors.length; at += wide) {
    for (const direction of common) {
      let along = 0;
      for (let index = 0; index < wide; index += 1) along += vectors[at + index]! * direction[index]!;
      for (let index = 0; index < wide; index += 1) vectors[at + index]! -= along * direction[index]!;
    }
    for (let one = 0; one < wide; one += 1)
      for (let other = 0; other < wide; other += 1)
        spread[one * wide + other]! += vectors[at + one]! * vectors[at + other]!;
  }
  const axes = jacobi(spread, wide);
  const order = axes.values.map((_, index) => index).sort((a, b) => axes.values[b]! - axes.values[a]!);
  const turned = new Float64Array(size * DIMENSIONS);
  for (let row = 0; row < size; row += 1)
    for (let place = 0; place < DIMENSIONS; place += 1)
      for (let index = 0; index < wide; index += 1)
        turned[row * DIMENSIONS + place]! += vectors[row * wide + index]! * axes.vectors[index * wide + order[place]!]!;
  return turned;
}

function normalise(numbers: Float64Array, at: number, width: number): void {
  let square = 0;
  for (let index = at; index < at + width; index += 1) square += numbers[index]! ** 2;
  for (let index = at; index < at + width; index += 1) numbers[index]! /= Math.sqrt(square) || 1;
}

/** Keys, weights, vectors and rows of letters as `vectorsOf` reads them. */
function packed(words: string[], weights: number[], vectors: Float64Array, letters: Float64Array): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES + words.length * (5 + DIMENSIONS) + letters.length);
  const view = new DataView(bytes.buffer);
  const most = letters.reduce((found, value) => Math.max(found, Math.abs(value)), 0);
  view.setUint32(0, MAGIC, true);
  view.setUint32(4, words.length, true);
  view.setUint32(8, letters.length / DIMENSIONS, true);
  view.setFloat32(12, most / 127, true);
  const weightsAt = HEADER_BYTES + words.length * 4;
  const vectorsAt = weightsAt + words.length;
  for (const [row, word] of words.entries()) {
    view.setUint32(HEADER_BYTES + row * 4, hash(word), true);
    view.setUint8(weightsAt + row, Math.max(1, Math.round(weights[row]! * 255)));
    const numbers = vectors.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS);
    const peak = numbers.reduce((found, value) => Math.max(found, Math.abs(value)), 0) || 1;
    for (const [index, value] of numbers.entries())
      view.setInt8(vectorsAt + row * DIMENSIONS + index, Math.round((value / peak) * 127));
  }
  const lettersAt = vectorsAt + words.length * DIMENSIONS;
  for (const [index, value] of letters.entries())
    view.setInt8(lettersAt + index, Math.round((value / most) * 127));
  return bytes;
}

if (import.meta.main) writeFileSync(new URL("../models/vectors.bin", import.meta.url), trainVectors());
