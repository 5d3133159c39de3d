/**
 * Tables of words as data: one concept a line, a column per language. What is written in a cell is spelt as people
 * write it and is compared folded (`text/fold.ts`).
 *
 *     key | en            | de
 *     3   | March, Mar    | März, Mrz
 *
 * Words of a cell are divided by `, `. `*` in a word stands for any letters. A `?` behind a word says that it is also a
 * word of another meaning ("Polish", "may"), which counts only where the reader knows what is spoken of. Lines that
 * begin with `#` are remarks.
 */
import { fold } from "../letters/fold.ts";

/** A line of a table; `words` and `doubtful` (those with a `?`) by column. */
export interface Concept<Key extends string = string> {
  key: Key;
  words: Readonly<Record<string, readonly string[]>>;
  doubtful: Readonly<Record<string, readonly string[]>>;
}

/** Which words of a table are meant: all columns or those named, with or without those of another meaning. */
export interface Choice {
  columns?: readonly string[];
  /** Default: false. */
  doubtful?: boolean;
}

/** The lines of a table. @throws Error for a line with other than the columns of the first one */
export function readTable<Key extends string = string>(text: string): Concept<Key>[] {
  const [head = "", ...lines] = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
  const [, ...columns] = cellsOf(head);
  return lines.map((line) => {
    const [key = "", ...cells] = cellsOf(line);
    if (cells.length !== columns.length) throw new Error(`A table has a line of other columns: ${line}`);
    const [words, doubtful]: Record<string, string[]>[] = [{}, {}];
    for (const [at, column] of columns.entries()) {
      const [sure, unsure]: string[][] = [(words![column] = []), (doubtful![column] = [])];
      for (const printed of cells[at]!.split(", ")) {
        const word = printed.trim();
        if (word.endsWith("?")) unsure!.push(word.slice(0, -1));
        else if (word !== "") sure!.push(word);
      }
    }
    return { key: key as Key, words: words!, doubtful: doubtful! };
  });
}

function cellsOf(line: string): string[] {
  return line.split("|").map((cell) => cell.trim());
}

/** The words of one concept as they are spelt, in the order of the columns. */
export function spellingsOf({ words, doubtful }: Concept, choice: Choice = {}): string[] {
  const columns = choice.columns ?? Object.keys(words);
  return columns.flatMap((column) => [
    ...(words[column] ?? []),
    ...(choice.doubtful ? (doubtful[column] ?? []) : []),
  ]);
}

/** A letter that no table holds and that folding leaves alone. */
const ANY = "ʭ";

/** A word of a table as the source of a pattern over folded text, without its borders. */
export function patternOf(word: string): string {
  return fold(word.replaceAll("*", ANY)).replace(/[.+]/g, "\\$&").replaceAll(ANY, "\\p{L}*");
}

/** One of the words, whole, in folded text: the source of a pattern, the longest first. */
export function wordsPattern(words: readonly string[]): string {
  const patterns = [...new Set(words.map(patternOf))].toSorted(
    (a, b) => b.length - a.length || (a < b ? -1 : 1),
  );
  return `(?<![\\p{L}\\p{N}])(?:${patterns.join("|")})(?![\\p{L}\\p{N}])`;
}

/** The same for the words of a table, or of those of its lines that have one of the keys. */
export function conceptsPattern(
  concepts: readonly Concept[],
  choice: Choice & { keys?: readonly string[] } = {},
) {
  const chosen = concepts.filter(({ key }) => choice.keys?.includes(key) ?? true);
  return wordsPattern(chosen.flatMap((concept) => spellingsOf(concept, choice)));
}

/** The folded words of a table without `*` → the key of the first line that has them. */
export function keysByWord<Key extends string>(
  concepts: readonly Concept<Key>[],
  choice: Choice = {},
): ReadonlyMap<string, Key> {
  const keys = new Map<string, Key>();
  for (const concept of concepts)
    for (const word of spellingsOf(concept, choice)) {
      const folded = word.includes("*") ? "" : fold(word);
      if (folded !== "" && !keys.has(folded)) keys.set(folded, concept.key);
    }
  return keys;
}

/** The words as they are spelt, of a whole table or of its lines of some keys. */
export function wordsOf(concepts: readonly Concept[], ...keys: readonly string[]): ReadonlySet<string> {
  return new Set(
    concepts.flatMap((one) => (keys.length === 0 || keys.includes(one.key) ? spellingsOf(one) : [])),
  );
}

/** A word of a table found in a folded text, by its offsets in that. */
export interface Named<Key extends string = string> {
  key: Key;
  start: number;
  end: number;
}

/** Finds a table's words in folded texts, in order; of words that begin at the same place the longest. */
export function finderOf<Key extends string>(
  concepts: readonly Concept<Key>[],
  choice: Choice = {},
): (folded: string) => Named<Key>[] {
  const any = new RegExp(conceptsPattern(concepts, choice), "gu");
  const exact = keysByWord(concepts, choice);
  const open = concepts.flatMap((concept) => {
    const words = spellingsOf(concept, choice).filter((word) => word.includes("*"));
    return words.length === 0
      ? []
      : [{ key: concept.key, whole: new RegExp(`^${wordsPattern(words)}$`, "u") }];
  });
  return (folded) =>
    [...folded.matchAll(any)].map(({ 0: word, index }) => ({
      key: exact.get(word) ?? open.find(({ whole }) => whole.test(word))!.key,
      start: index,
      end: index + word.length,
    }));
}
