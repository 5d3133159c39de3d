/**
 * What is counted before the vectors are computed: words by language, words beside words, words that
 * translate words.
 */
import { ENDINGS, wordsOf } from "../models/vectors.ts";
import type { Sparse } from "./vectors-algebra.ts";
import { type Passage, type Tongue, TONGUES } from "./vectors-texts.ts";

/** How much of the vocabulary each language gets. */
const SHARE: Record<Tongue, number> = { en: 0.4, de: 0.2, fr: 0.13, es: 0.17, nl: 0.1 };

/** Numbers for words, in the order of their first appearance, and how often each language uses them. */
export class Tokens {
  readonly words: string[] = [];
  readonly #ids = new Map<string, number>();
  readonly #counts = Object.fromEntries(TONGUES.map((tongue) => [tongue, [] as number[]]));
  readonly #totals = Object.fromEntries(TONGUES.map((tongue) => [tongue, 0]));
  readonly #read = new Map<string, Int32Array>();

  /** The words of a passage; a short one that comes again is counted once. */
  of({ language, text }: Passage): Int32Array {
    const key = text.length < 500 ? `${language}${text}` : "";
    const before = this.#read.get(key);
    if (before) return before;
    const ids = Int32Array.from(wordsOf(text), (word) => {
      const id = this.#ids.get(word) ?? this.words.push(word) - 1;
      this.#ids.set(word, id);
      const counts = this.#counts[language]!;
      counts[id] = (counts[id] ?? 0) + 1;
      return id;
    });
    this.#totals[language]! += ids.length;
    if (key !== "") this.#read.set(key, ids);
    return ids;
  }

  /** A word's part of all that was read in a language. */
  share(id: number, language: Tongue): number {
    return (this.#counts[language]![id] ?? 0) / (this.#totals[language]! || 1);
  }

  /**
   * The `size` words used most, each language with its share, inflected forms counted for their plain ones.
   * Words of one letter and those read once or twice are left out.
   */
  vocabulary(size: number): string[] {
    const worth = new Map<string, { times: number; share: number }>();
    for (const [id, word] of this.words.entries()) {
      if (word.length < 2) continue;
      const shares = TONGUES.map((tongue) => this.share(id, tongue));
      const plain = this.#plainOf(word, TONGUES[shares.indexOf(Math.max(...shares))]!);
      const { times, share } = worth.get(plain) ?? { times: 0, share: 0 };
      worth.set(plain, {
        times: TONGUES.reduce((sum, tongue) => sum + (this.#counts[tongue]![id] ?? 0), times),
        share: TONGUES.reduce((sum, tongue, index) => sum + SHARE[tongue] * shares[index]!, share),
      });
    }
    return [...worth]
      .filter(([, { times }]) => times >= 3)
      .sort(([a, one], [b, other]) => other.share - one.share || (a < b ? -1 : 1))
      .slice(0, size)
      .map(([word]) => word);
  }

  /** The form without an ending of the word's language, where that is itself a word in use; else the word. */
  #plainOf(word: string, language: Tongue): string {
    const count = (form: string) => this.#counts[language]![this.#ids.get(form) ?? -1] ?? 0;
    const least = Math.max(2, count(word) / 4);
    for (const [ending, plain, languages] of ENDINGS) {
      if (!languages.includes(language) || !word.endsWith(ending)) continue;
      const form = word.slice(0, word.length - ending.length) + plain;
      if (form.length >= 4 && count(form) >= least) return form;
    }
    return word;
  }
}

/** Counts of words beside words: the lower triangle of a symmetric table, 4 bytes a pair. */
export class Beside {
  readonly #size: number;
  readonly #counts: Float32Array;

  constructor(size: number) {
    this.#size = size;
    this.#counts = new Float32Array((size * (size + 1)) / 2);
  }

  #add(a: number, b: number, weight: number): void {
    if (a !== b) this.#counts[a > b ? (a * (a + 1)) / 2 + b : (b * (b + 1)) / 2 + a]! += weight;
  }

  /** Each word beside those up to `window` places further on. */
  addRun(rows: readonly number[], window: number): void {
    for (let at = 0; at < rows.length; at += 1)
      for (let next = at + 1; next <= at + window && next < rows.length; next += 1)
        this.#add(rows[at]!, rows[next]!, 1);
  }

  /**
   * Each word of one side beside all of the other, so that a word of the longer side gains `weight` in all.
   */
  addBond(left: readonly number[], right: readonly number[], weight: number): void {
    const share = weight / Math.max(left.length, right.length);
    const [ours, theirs] = [tally(left), tally(right)];
    for (const [a, times] of ours) for (const [b, others] of theirs) this.#add(a, b, share * times * others);
  }

  /**
   * Shifted positive pointwise mutual information (Levy and Goldberg, 2014), what is rare discounted (Pantel
   * and Lin, 2002). Uses the table up.
   */
  information(shift: number): Sparse {
    const [size, counts] = [this.#size, this.#counts];
    const sums = new Float64Array(size);
    for (let a = 0, at = 0; a < size; a += 1)
      for (let b = 0; b <= a; b += 1, at += 1) {
        sums[a]! += counts[at]!;
        sums[b]! += counts[at]!;
      }
    const total = sums.reduce((sum, value) => sum + value, 0);
    const starts = new Uint32Array(size + 1);
    for (let a = 0, at = 0; a < size; a += 1)
      for (let b = 0; b <= a; b += 1, at += 1) {
        const count = counts[at]!;
        if (count === 0) continue;
        const least = Math.min(sums[a]!, sums[b]!);
        const trust = (count / (count + 1)) * (least / (least + 1));
        counts[at] = Math.max(0, trust * (Math.log((count * total) / (sums[a]! * sums[b]!)) - shift));
        if (counts[at] === 0) continue;
        starts[a + 1]! += 1;
        starts[b + 1]! += 1;
      }
    for (let row = 0; row < size; row += 1) starts[row + 1]! += starts[row]!;
    const [columns, values] = [new Uint16Array(starts[size]!), new Float32Array(starts[size]!)];
    const next = starts.slice(0, size);
    const put = (row: number, column: number, value: number) => {
      columns[next[row]!] = column;
      values[next[row]!] = value;
      next[row]! += 1;
    };
    for (let a = 0, at = 0; a < size; a += 1)
      for (let b = 0; b <= a; b += 1, at += 1) {
        if (counts[at] === 0) continue;
        put(a, b, counts[at]!);
        put(b, a, counts[at]!);
      }
    return { size, starts, columns, values };
  }
}

function tally(rows: readonly number[]): Map<number, number> {
  const times = new Map<number, number>();
  for (const row of rows) times.set(row, (times.get(row) ?? 0) + 1);
  return times;
}

/** A concept's labels in one language, as rows of the vocabulary. */
export interface Label {
  language: Tongue;
  rows: readonly number[];
}

/**
 * For each word up to five of other languages that name the same concepts, with Dice's coefficient (0 to 1,
 * those from `least` on): in how many of the concepts that either names do both stand.
 */
export function translations(
  concepts: readonly (readonly Label[])[],
  size: number,
  least: number,
): [row: number, dice: number][][] {
  const kinds = TONGUES.length;
  const together = new Map<number, number>();
  const alone = new Float64Array(size * kinds);
  for (const labels of concepts) {
    const sets = TONGUES.map(
      (tongue) => new Set(labels.filter(({ language }) => language === tongue).flatMap(({ rows }) => rows)),
    );
    for (const [one, left] of sets.entries())
      for (const a of left) {
        alone[a * kinds + one]! += 1;
        for (const [other, right] of sets.entries()) {
          if (other <= one) continue;
          for (const b of right) {
            const key = (a * kinds + one) * size * kinds + b * kinds + other;
            together.set(key, (together.get(key) ?? 0) + 1);
          }
        }
      }
  }
  const near: [row: number, dice: number][][] = Array.from({ length: size }, () => []);
  for (const [key, count] of together) {
    const [one, other] = [Math.floor(key / (size * kinds)), key % (size * kinds)];
    const [a, b] = [Math.floor(one / kinds), Math.floor(other / kinds)];
    const dice = (2 * count) / (alone[one]! + alone[other]! + 1);
    if (a === b || dice < least) continue;
    near[a]!.push([b, dice]);
    near[b]!.push([a, dice]);
  }
  return near.map((list) => {
    const sorted = list.sort((one, other) => other[1] - one[1] || one[0] - other[0]);
    const words = sorted.map(([word]) => word);
    return sorted.filter(([word], place) => words.indexOf(word) === place).slice(0, 5);
  });
}
