/**
 * Nearness of texts, learned from postings, résumés and taxonomies in five languages
 * (docs/models.md): a vector for each of some 17,000 words, and for what is unseen one made of its
 * letters. Arithmetic is limited to what IEEE 754 rounds exactly, so that the same bytes give the same
 * numbers in every engine.
 */
import { fold, hash as fnv } from "../text/index.ts";

/** Numbers in a vector. */
export const DIMENSIONS = 64;

/** First four bytes of the weights: "CPV1". */
export const MAGIC = 0x31565043;

/** Magic, words, rows of letters (uint32 each), step of the rows of letters (float32). */
export const HEADER_BYTES = 16;

/** What a word made of its letters counts beside a known rare one; it is a guess. */
const UNSEEN = 0.5;

export interface Vectors {
  /**
   * What a text is about: 64 numbers of length 1, all 0 for a text without words. Language does not matter.
   */
  vector(text: string): Float32Array;
  /** What a single word adds to a text's vector before it is brought to length 1: the longer, the more the word tells. */
  word(word: string): Float32Array;
  /** Cosine in [-1, 1] of two texts or vectors, 0 when one has no words. Unrelated texts lie around 0. */
  nearness(a: string | Float32Array, b: string | Float32Array): number;
}

/** Opens the weights that `shared/training/vectors.ts` writes, copying only keys. Throws on other bytes. */
export function vectorsOf(bytes: Uint8Array): Vectors {
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < HEADER_BYTES || header.getUint32(0, true) !== MAGIC)
    throw new Error("These bytes are no weights of word vectors.");
  const words = header.getUint32(4, true);
  const rows = header.getUint32(8, true);
  const step = header.getFloat32(12, true);
  const weightsAt = HEADER_BYTES + words * 4;
  const vectorsAt = weightsAt + words;
  const lettersAt = vectorsAt + words * DIMENSIONS;
  if (bytes.byteLength !== lettersAt + rows * DIMENSIONS) throw new Error("Word vectors are cut short.");
  const numbers = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const rowOf = new Map<number, number>();
  for (let row = 0; row < words; row += 1) rowOf.set(header.getUint32(HEADER_BYTES + row * 4, true), row);
  const known = (word: string) => rowOf.has(hash(word));

  function addKnown(sum: Float64Array, word: string, times: number): void {
    const row = rowOf.get(hash(word))!;
    const at = vectorsAt + row * DIMENSIONS;
    let square = 0;
    for (let index = 0; index < DIMENSIONS; index += 1) square += numbers[at + index]! ** 2;
    const weight = ((bytes[weightsAt + row]! / 255) * times) / Math.sqrt(square || 1);
    for (let index = 0; index < DIMENSIONS; index += 1) sum[index]! += weight * numbers[at + index]!;
  }

  function addUnseen(sum: Float64Array, word: string, times: number): void {
    const pieces = lettersOf(word, rows);
    const weight = (times * UNSEEN * step) / Math.sqrt(pieces.length || 1);
    for (const piece of pieces)
      for (let index = 0; index < DIMENSIONS; index += 1)
        sum[index]! += weight * numbers[lettersAt + piece * DIMENSIONS + index]!;
  }

  function add(sum: Float64Array, word: string, times: number): void {
    const parts = partsOf(word, known);
    for (const part of parts) addKnown(sum, part, times / Math.sqrt(parts.length));
    if (parts.length === 0) addUnseen(sum, word, times);
  }

  function vector(text: string): Float32Array {
    const sum = new Float64Array(DIMENSIONS);
    for (const [word, { length: times }] of Map.groupBy(wordsOf(text), (word) => word)) add(sum, word, times);
    const length = Math.sqrt(dot(sum, sum));
    return Float32Array.from(sum, (value) => (length === 0 ? 0 : value / length));
  }

  return {
    vector,
    word: (word) => {
      const sum = new Float64Array(DIMENSIONS);
      add(sum, word, 1);
      return Float32Array.from(sum);
    },
    nearness: (a, b) => {
      const [one, other] = [a, b].map((side) => (typeof side === "string" ? vector(side) : side));
      return Math.max(-1, Math.min(1, dot(one!, other!)));
    },
  };
}

/** The sum of products, number by number. */
export function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < a.length; index += 1) sum += a[index]! * b[index]!;
  return sum;
}

/** The folded words of a text that can mean something: with a letter, of 40 at most. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .split(" ")
    .filter((word) => word.length > 0 && word.length <= 40 && /\p{L}/u.test(word));
}

/**
 * Endings of number and gender, what stands in their place in the plain form, and the languages that have
 * them: "köchin" → "koch", "soudeuse" → "soudeur", "ingeniera" → "ingeniero". Tried in this order.
 */
export const ENDINGS = [
  "innen::de in::de euses:eur:fr euse:eur:fr trices:teur:fr trice:teur:fr ieres:ier:fr iere:ier:fr",
  "iennes:ien:fr ienne:ien:fr ciones:cion:es ies:y:en oras:or:es ores:or:es ora:or:es as:o:es os:o:es a:o:es",
  "s::en,fr,es,nl,de es::es,de en::de,nl ern:er:de n::de e::de,fr,nl",
].flatMap((line) =>
  line.split(" ").map((entry) => entry.split(":") as [ending: string, plain: string, languages: string]),
);

/** The known words in a word: itself, its plain form, or a compound's parts ("Pflegefachkraft"); else none. */
export function partsOf(word: string, known: (word: string) => boolean): string[] {
  if (known(word)) return [word];
  for (const [ending, plain] of ENDINGS) {
    const form = word.slice(0, word.length - ending.length) + plain;
    if (form.length >= 4 && word.endsWith(ending) && known(form)) return [form];
  }
  return word.length < 9 ? [] : compound(word, known);
}

/** Letters that German and Dutch set between the parts of a compound. */
const JOINTS = ["", "s", "n", "en", "es", "er"];

function compound(word: string, known: (word: string) => boolean): string[] {
  for (let cut = word.length - 4; cut >= 4; cut -= 1)
    for (const joint of JOINTS) {
      const first = word.slice(0, cut - joint.length);
      if (first.length < 4 || !word.startsWith(joint, first.length) || !known(first)) continue;
      const rest = partsOf(word.slice(cut), known);
      if (rest.length > 0) return [first, ...rest];
    }
  return [];
}

/** The rows of a word's letters: runs of three to five, its beginning and end marked, hashed. */
export function lettersOf(word: string, rows: number): number[] {
  const framed = `<${word}>`;
  const runs: number[] = [];
  for (let length = 3; length <= 5; length += 1)
    for (let at = 0; at + length <= framed.length; at += 1)
      runs.push(hash(framed.slice(at, at + length)) % rows);
  return runs;
}

/** The key of a word or of a run of letters, an unsigned 32-bit number. */
export function hash(text: string): number {
  let mixed = fnv(text);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}
