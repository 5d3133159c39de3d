/**
 * Which words are in use, as hashes with their counts in two steps: `backend/evaluation/spelling/counts.ts` counts them in the
 * corpora, of which no text is kept (docs/models.md).
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hash } from "@career-portrait/shared/text";
import { TONGUES, type Tongue } from "./tongues.ts";

/** First four bytes of the file: "CPW1". */
const MAGIC = 0x31575043;
/** Hash, check, and three bytes of languages (`Use`). */
const ROW_BYTES = 8;

/** Languages, as bits in the order of `TONGUES`, in which a word is common enough to be offered for a long or a short one. */
export interface Use {
  long: number;
  short: number;
  /** Of those the languages in which it is written with a capital, as German nouns are. */
  noun: number;
}

export const bitOf = (tongue: Tongue): number => 1 << TONGUES.indexOf(tongue);

/** 32 bits and eight more, so that of a thousand made up neighbours none is taken for a word. */
function keyOf(word: string): number {
  return hash(word) * 256 + (hash(word, 0x9747b28c) & 255);
}

export class Words {
  readonly #uses = new Map<number, Use>();

  /** @throws Error on other bytes */
  constructor(bytes: Uint8Array) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (bytes.byteLength % ROW_BYTES !== 4 || view.getUint32(0, true) !== MAGIC)
      throw new Error("These bytes are no list of words.");
    for (let at = 4; at < bytes.byteLength; at += ROW_BYTES)
      this.#uses.set(view.getUint32(at, true) * 256 + view.getUint8(at + 4), {
        long: view.getUint8(at + 5),
        short: view.getUint8(at + 6),
        noun: view.getUint8(at + 7),
      });
  }

  /** Of a word in lower case; undefined for one that is not known. */
  use(word: string): Use | undefined {
    return this.#uses.get(keyOf(word));
  }
}

/** The file, the same for the same words. */
export function wordsFile(words: ReadonlyMap<string, Use>): Uint8Array {
  const rows = [...words].map(([word, use]) => ({ key: keyOf(word), ...use })).sort((a, b) => a.key - b.key);
  const bytes = new Uint8Array(4 + rows.length * ROW_BYTES);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MAGIC, true);
  for (const [index, { key, long, short, noun }] of rows.entries()) {
    const at = 4 + index * ROW_BYTES;
    view.setUint32(at, Math.floor(key / 256), true);
    view.setUint8(at + 4, key % 256);
    view.setUint8(at + 5, long);
    view.setUint8(at + 6, short);
    view.setUint8(at + 7, noun);
  }
  return bytes;
}

export const WORDS = join(import.meta.dirname, "words.bin");

let read: Words | null = null;

/** The words in use, read on first need. */
export function wordsInUse(): Words {
  return (read ??= new Words(readFileSync(WORDS)));
}
