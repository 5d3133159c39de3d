/**
 * The opportunities of one account by the words of title, company and description, in memory. A pure structure: what stands in
 * it is the caller's business. The rank of a text depends on the query and on that text alone, never on what else is there, so
 * that every process gives the same order and a place in it stays where it is while rows are added.
 */
import { fold, stem } from "@career-portrait/shared/text";
import { readRising, RisingWriter } from "./rising.ts";
import { readQuery, textWords } from "./search-terms.ts";

export interface SearchedText {
  id: string;
  title: string;
  company: string | null;
  description: string;
  /** ms since 1970; of two that rank alike the newer one stands first. */
  created_at: number;
  /** Which state of the text this is: the caller's own number. */
  version: number;
}

/** A part of an index as it is stored: texts, or words with where they are found. All texts come before all words. */
export type Piece =
  | { texts: string }
  | {
      /** Sorted, between spaces. */
      words: string;
      /** Where in `entries` each word's end. */
      ends: Uint8Array;
      entries: Uint8Array;
    };

/** A place in the order of a search. */
export interface Ranked {
  id: string;
  rank: number;
  created_at: number;
}

/** What a word is worth by where it is found; a title outweighs company and description together. */
const TITLE = 100;
const COMPANY = 50;
/** By how often the description has it: never, once, twice, more. */
const DESCRIPTION = [0, 10, 14, 16] as const;
/** Shares for another form of the word, and for a word that only begins so. */
const SAME_STEM = 0.9;
const BEGINNING = 0.6;
/** On top where the whole query stands in the title or company as it is, and where it is all of it. */
const PHRASE = { title: 150, company: 75, whole: 50 };
const MOST_OF_PHRASE = PHRASE.title + PHRASE.company + PHRASE.whole;

/** An entry of a word: number of the text, then two bits for the fields and two for the description's count. */
const SHIFT = 4;
const FIELDS = 15;
const IN_TITLE = 8;
const IN_COMPANY = 4;
const COUNT = 3;
const WORTH = Array.from(
  { length: 16 },
  (_, bits) =>
    (bits & IN_TITLE ? TITLE : 0) + (bits & IN_COMPANY ? COMPANY : 0) + (DESCRIPTION[bits & COUNT] ?? 0),
);

/** New words are kept apart until there are so many, for sorting all of them takes its time. */
const UNSORTED_MAX = 2_000;
/** Pieces of text whose words are remembered, and how long one may be: nearly all come again and again. */
const PIECES_MAX = 50_000;
const PIECE_LENGTH = 40;

/** Where a word is found: `number << SHIFT | bits`, in rising order. */
type Entries = number[];

/** Entries of a word that nobody has looked for yet. */
interface Packed {
  bytes: Uint8Array;
  start: number;
  end: number;
}

/** Texts and bytes of entries in one piece. */
const PIECE_TEXTS = 2_000;
const PIECE_BYTES = 250_000;

interface Kept extends Ranked {
  /** Folded, between spaces, as is the company. */
  title: string;
  company: string;
  version: number;
}

/** Whether `a` stands before `b`. */
export function standsBefore(a: Ranked, b: Ranked): boolean {
  if (a.rank !== b.rank) return a.rank > b.rank;
  if (a.created_at !== b.created_at) return a.created_at > b.created_at;
  return a.id > b.id;
}

export class SearchIndex {
  /** By number; a text that changes gets a new one. */
  readonly #texts: (Kept | null)[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #entries = new Map<string, Entries | Packed>();
  readonly #pieces = new Map<string, readonly Entries[]>();
  readonly #byStem = new Map<string, string[]>();
  #sorted: string[] = [];
  #unsorted: string[] = [];

  get size(): number {
    return this.#numbers.size;
  }

  /** Entries of texts that are gone; when they outweigh the others, a fresh index is better. */
  get wasted(): number {
    return this.#texts.length - this.#numbers.size;
  }

  /** Which state of a text is here; null for none. */
  versionOf(id: string): number | null {
    return this.#texts[this.#numbers.get(id) ?? -1]?.version ?? null;
  }

  ids(): string[] {
    return [...this.#numbers.keys()];
  }

  /** What is here now, as it can be stored, without what is gone; texts put while this is under way are no part of it. */
  *pieces(): Generator<Piece> {
    const kept: Kept[] = [];
    const numbers = this.#texts.map((text) => (text ? kept.push(text) - 1 : -1));
    for (let from = 0; from < kept.length; from += PIECE_TEXTS) {
      const texts = kept.slice(from, from + PIECE_TEXTS);
      yield { texts: JSON.stringify(texts) };
    }
    let words: string[] = [];
    let ends: number[] = [];
    let writer = new RisingWriter();
    const piece = (): Piece => {
      const rising = new RisingWriter();
      rising.write(ends);
      return { words: words.join(" "), ends: rising.bytes(), entries: writer.bytes() };
    };
    for (const word of [...this.#sorted, ...this.#unsorted].toSorted()) {
      const entries: Entries = [];
      for (const entry of entriesIn(this.#entries.get(word))) {
        const number = numbers[entry >> SHIFT] ?? -1;
        if (number >= 0) entries.push((number << SHIFT) | (entry & FIELDS));
      }
      if (entries.length === 0) continue;
      writer.write(entries);
      words.push(word);
      ends.push(writer.length);
      if (writer.length < PIECE_BYTES) continue;
      yield piece();
      [words, ends, writer] = [[], [], new RisingWriter()];
    }
    if (words.length > 0) yield piece();
  }

  /** Takes in a piece, in the order in which they were given; nothing else may have been put before. */
  take(piece: Piece): void {
    if ("texts" in piece) {
      for (const text of JSON.parse(piece.texts) as Kept[]) {
        this.#numbers.set(text.id, this.#texts.push(text) - 1);
      }
      return;
    }
    const words = piece.words.split(" ");
    const ends = readRising(piece.ends);
    let start = 0;
    for (const [at, word] of words.entries()) {
      const end = ends[at] ?? start;
      this.#entries.set(word, { bytes: piece.entries, start, end });
      this.#nameForm(word);
      start = end;
    }
    this.#sorted = this.#sorted.concat(words);
  }

  /** Adds a text, or puts it in the place of the one with its id. */
  put(text: SearchedText): void {
    this.remove(text.id);
    const number = this.#texts.length;
    const company = text.company ?? "";
    this.#texts.push({
      id: text.id,
      rank: 0,
      created_at: text.created_at,
      title: ` ${fold(text.title)} `,
      company: ` ${fold(company)} `,
      version: text.version,
    });
    this.#numbers.set(text.id, number);
    for (const piece of text.description.split(/\s+/)) {
      for (const entries of this.#entriesIn(piece)) {
        const last = entries.at(-1) ?? -1;
        if (last >> SHIFT !== number) entries.push((number << SHIFT) | 1);
        else if ((last & COUNT) < COUNT) entries[entries.length - 1] = last + 1;
      }
    }
    this.#mark(number, text.title, IN_TITLE);
    this.#mark(number, company, IN_COMPANY);
  }

  remove(id: string): void {
    const number = this.#numbers.get(id);
    if (number === undefined) return;
    this.#texts[number] = null;
    this.#numbers.delete(id);
  }

  /** The best texts behind a place, best first, at most so many. */
  search(query: string, after: Ranked | null, limit: number): Ranked[] {
    const { phrase, words } = readQuery(query);
    if (words.length === 0) return [];
    const ranks = this.#ranks(words);
    const best: Ranked[] = [];
    const spaced = ` ${phrase} `;
    // The newest first: of those that rank alike it stays, and the others are dropped as they come.
    for (let number = ranks.length - 1; number >= 0; number -= 1) {
      const rank = ranks[number] ?? 0;
      const text = rank === 0 ? null : this.#texts[number];
      if (!text) continue;
      const last = best.length < limit ? undefined : best[best.length - 1];
      // Not even the whole query in title and company would bring it among the best.
      if (last && rank + MOST_OF_PHRASE < last.rank) continue;
      const whole = rank + phraseWorth(text, spaced);
      if (last && (whole < last.rank || (whole === last.rank && text.created_at < last.created_at))) continue;
      const found = { id: text.id, rank: whole, created_at: text.created_at };
      if (after && !standsBefore(after, found)) continue;
      keepBest(best, found, limit);
    }
    return best;
  }

  #mark(number: number, text: string, bit: number): void {
    for (const entries of text.split(/\s+/).flatMap((piece) => this.#entriesIn(piece))) {
      const last = entries.at(-1) ?? -1;
      if (last >> SHIFT === number) entries[entries.length - 1] = last | bit;
      else entries.push((number << SHIFT) | bit);
    }
  }

  /** The entries of each word in a piece without white space. */
  #entriesIn(piece: string): readonly Entries[] {
    const known = this.#pieces.get(piece);
    if (known) return known;
    const all = textWords(piece).map((word) => this.#entriesOf(word));
    if (this.#pieces.size >= PIECES_MAX) this.#pieces.clear();
    if (piece.length <= PIECE_LENGTH) this.#pieces.set(piece, all);
    return all;
  }

  #entriesOf(word: string): Entries {
    const standing = this.#opened(word);
    if (standing) return standing;
    const entries: Entries = [];
    this.#entries.set(word, entries);
    this.#nameForm(word);
    this.#unsorted.push(word);
    if (this.#unsorted.length > UNSORTED_MAX) {
      this.#sorted = [...this.#sorted, ...this.#unsorted].toSorted();
      this.#unsorted = [];
    }
    return entries;
  }

  #opened(word: string): Entries | undefined {
    const standing = this.#entries.get(word);
    if (standing === undefined || Array.isArray(standing)) return standing;
    const entries = entriesIn(standing);
    this.#entries.set(word, entries);
    return entries;
  }

  #nameForm(word: string): void {
    const stemmed = stem(word);
    const forms = this.#byStem.get(stemmed);
    if (forms) forms.push(word);
    else this.#byStem.set(stemmed, [word]);
  }

  /** By number of the text: what all words together are worth there, 0 where one is missing. */
  #ranks(words: readonly string[]): Float32Array {
    let total: Float32Array | null = null;
    for (const [index, word] of words.entries()) {
      const worth = new Float32Array(this.#texts.length);
      this.#rate(worth, word, 1);
      for (const form of this.#byStem.get(stem(word)) ?? [])
        if (form !== word) this.#rate(worth, form, SAME_STEM);
      if (index === words.length - 1)
        for (const longer of this.#beginningWith(word))
          if (longer !== word) this.#rate(worth, longer, BEGINNING);
      if (total) {
        for (let number = 0; number < worth.length; number += 1) {
          const [before, own] = [total[number] ?? 0, worth[number] ?? 0];
          total[number] = before === 0 || own === 0 ? 0 : before + own;
        }
      } else total = worth;
    }
    return total ?? new Float32Array();
  }

  /** Raises each text's worth to what this form of the word gives it. */
  #rate(worth: Float32Array, form: string, share: number): void {
    for (const entry of this.#opened(form) ?? []) {
      const value = (WORTH[entry & FIELDS] ?? 0) * share;
      const number = entry >> SHIFT;
      if (value > (worth[number] ?? 0)) worth[number] = value;
    }
  }

  *#beginningWith(beginning: string): Iterable<string> {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] ?? "") < beginning) low = middle + 1;
      else high = middle;
    }
    for (let at = low; at < this.#sorted.length; at += 1) {
      const word = this.#sorted[at] ?? "";
      if (!word.startsWith(beginning)) break;
      yield word;
    }
    for (const word of this.#unsorted) if (word.startsWith(beginning)) yield word;
  }
}

function entriesIn(standing: Entries | Packed | undefined): Entries {
  if (standing === undefined || Array.isArray(standing)) return standing ?? [];
  return readRising(standing.bytes, standing.start, standing.end);
}

/** @param phrase between spaces */
function phraseWorth({ title, company }: Kept, phrase: string): number {
  const inTitle = title.includes(phrase) ? PHRASE.title : 0;
  const inCompany = company.includes(phrase) ? PHRASE.company : 0;
  return inTitle + inCompany + (title === phrase || company === phrase ? PHRASE.whole : 0);
}

/** Puts a text where it belongs among the best, of which no more than `limit` are kept. */
function keepBest(best: Ranked[], found: Ranked, limit: number): void {
  const last = best.at(-1);
  if (best.length >= limit && last && !standsBefore(found, last)) return;
  let low = 0;
  let high = best.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = best[middle];
    if (other && standsBefore(other, found)) low = middle + 1;
    else high = middle;
  }
  best.splice(low, 0, found);
  if (best.length > limit) best.pop();
}
