/** Several page readers behind one: a page made to hurt holds up one of them, not everybody's. */
import { createPageReader, type PageReader, type PageReaderOptions } from "./page-reader.ts";

/** `count` readers, each started when all before it are at work. */
export function createPageReaders(count: number, options: PageReaderOptions): PageReader {
  const readers = Array.from({ length: count }, () => ({ reader: createPageReader(options), busy: 0 }));
  return {
    async read(page) {
      const [first, ...others] = readers;
      if (!first) throw new Error("There must be at least one page reader.");
      const free = others.reduce((best, other) => (other.busy < best.busy ? other : best), first);
      free.busy += 1;
      try {
        return await free.reader.read(page);
      } finally {
        free.busy -= 1;
      }
    },
    async close() {
      await Promise.all(readers.map(({ reader }) => reader.close()));
    },
  };
}
