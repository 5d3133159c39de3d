/** The documents read last, so that a page asked for again and again is not read from the file each time. */

/** Two halves: what is read moves to the young one; when that is full, the old one is dropped. */
export class DocumentCache {
  readonly #half: number;
  #young = new Map<number, Map<number, Buffer>>();
  #old = new Map<number, Map<number, Buffer>>();
  #bytes = 0;

  constructor(bytes: number) {
    this.#half = bytes / 2;
  }

  get(collection: number, row: number): Buffer | undefined {
    const young = this.#young.get(collection)?.get(row);
    if (young) return young;
    const old = this.#old.get(collection)?.get(row);
    if (old) this.set(collection, row, old);
    return old;
  }

  /** The buffer has to own its memory: a slice would keep what it was cut from. */
  set(collection: number, row: number, bytes: Buffer): void {
    if (bytes.length > this.#half / 16) return;
    if (this.#bytes + bytes.length > this.#half) {
      this.#old = this.#young;
      this.#young = new Map();
      this.#bytes = 0;
    }
    let rows = this.#young.get(collection);
    if (!rows) {
      rows = new Map();
      this.#young.set(collection, rows);
    }
    rows.set(row, bytes);
    this.#bytes += bytes.length + 200;
  }

  delete(collection: number, row: number): void {
    this.#young.get(collection)?.delete(row);
    this.#old.get(collection)?.delete(row);
  }

  clear(): void {
    this.#young.clear();
    this.#old.clear();
    this.#bytes = 0;
  }
}
