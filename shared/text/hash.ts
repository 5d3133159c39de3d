/** Features of texts as numbers: a name is hashed to a row of a table (feature hashing, Weinberger et al. 2009). */

const BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/** 32 bits of `text`, going on from `seed` (FNV-1a over UTF-16 units, Fowler–Noll–Vo). */
export function hash(text: string, seed = BASIS): number {
  let value = seed;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), PRIME);
  return value >>> 0;
}

/** Collects the rows that a text's features fall into; `size` is a power of two. */
export class Features {
  readonly rows: number[] = [];
  private readonly mask: number;

  constructor(size: number) {
    this.mask = size - 1;
  }

  /** `kind` keeps equal words in different places apart. */
  add(kind: string, text = ""): void {
    const value = hash(text, hash(kind));
    this.rows.push((value ^ (value >>> 15)) & this.mask);
  }

  /**
   * Words whole, by their beginnings, by so many letters of their ends, in pairs, and the first and last of them.
   * @param begins how long beginnings are
   * @param ends how many letters an end has
   */
  addWords(words: readonly string[], begins: readonly number[], ends: number): void {
    for (const [index, word] of words.entries()) {
      this.add("w", word);
      for (const [place, letters] of begins.entries())
        if (word.length > letters) this.add(place === 0 ? "p" : "q", word.slice(0, letters));
      if (word.length > ends + 1) this.add("s", word.slice(-ends));
      if (index > 0) this.add("b", `${words[index - 1]} ${word}`);
    }
    const [first = "", second = ""] = words;
    this.add("1", first);
    this.add("2", `${first} ${second}`);
    this.add("9", words.at(-1) ?? "");
  }
}
