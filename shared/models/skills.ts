/**
 * Is a name that a clause spells out meant as a skill there? A linear model over hashed features of the name, of its
 * words and of what stands around it; `shared/training/skills.ts` makes its weights.
 */
import { skillCategory, skillKind } from "@career-portrait/shared/skills";
import { fold } from "@career-portrait/shared/text";

/** Rows of the table of weights: a power of two. */
export const ROWS = 1 << 15;

/** Where a name comes from: the taxonomy's own name, the text's words for it, words that the taxonomy does not find, a manner of speaking. */
export type NameSource = "canonical" | "verbatim" | "words" | "doer" | "manner";

/** A name in its surroundings. Words are folded. */
export interface NameInClause {
  name: string;
  source: NameSource;
  /** What the taxonomy calls it; null when it does not know it. */
  known: string | null;
  /** As the clause writes it. */
  text: string;
  words: readonly string[];
  /** The two words before and after, nearest first; `^` and `$` at the ends. */
  before: readonly [string, string];
  after: readonly [string, string];
  /** The signs directly before and after: `,`, `(`, `.` or none. */
  left: string;
  right: string;
  kind: string;
  language: string;
  /** Something named beside it implies it: "SQL databases". */
  implied: boolean;
  /** The taxonomy finds a longer name around it, or a shorter one in it. */
  nested: string;
  /** How many names the taxonomy finds in the clause. */
  company: number;
}

/** Rows of the features of a name. `hand`: whose labels are followed; those of the recorded postings unless told. */
export function featuresOf(one: NameInClause, hand = "recorded"): number[] {
  const { source, words, known, kind, text, name } = one;
  const [before, before2] = one.before;
  const [after, after2] = one.after;
  const [first, last] = [words[0] ?? "", words.at(-1) ?? ""];
  const key = fold(name);
  const sort = known === null ? "-" : skillKind(known);
  const rows: number[] = [];
  const add = (feature: string) => rows.push(rowOf(feature), rowOf(`${source}|${feature}`));
  add(`|${hand}`);
  add(`kind ${kind}`);
  add(`count ${words.length}`);
  add(`language ${one.language}`);
  add(`name ${key}`);
  add(`hand ${hand} ${sort === "soft" ? key : sort}`);
  add(`sort ${sort} ${kind}`);
  if (known !== null) {
    add(`category ${skillCategory(known)}`);
    add(`known ${known} ${fold(known) === key}`);
    add(`alias ${words.join(" ")}`);
  }
  add(`before ${one.left}${before}`);
  add(`after ${one.right}${after}`);
  add(`before2 ${before2} ${before}`);
  add(`after2 ${after} ${after2}`);
  add(`signs ${one.left}|${one.right}|${words.length}`);
  add(`around ${before.slice(0, 5)} ${after.slice(0, 5)}`);
  if (source !== "manner") {
    for (const word of words) {
      add(`word ${word}`);
      add(`stem ${word.slice(0, 5)}`);
    }
    add(`first ${first}`);
    add(`last ${last}`);
    add(`ending ${last.slice(-4)}`);
    add(`ending ${last.slice(-3)} ${words.length}`);
    add(`opening ${first.slice(-4)}`);
  } else add(`way ${words.join(" ").slice(0, 8)}`);
  const shape = /^[\p{Lu}\d.+#-]+$/u.test(text)
    ? "A"
    : /^\p{Lu}/u.test(text)
      ? "C"
      : /\p{Lu}/u.test(text)
        ? "i"
        : "a";
  const capitals = text.split(/\s+/u).every((word) => /^\p{Lu}/u.test(word));
  add(`shape ${shape}${/\d/.test(text)} ${before === "^"} ${one.language === "de"}`);
  add(`capitals ${capitals} ${words.length} ${before === "^"}`);
  add(`implied ${one.implied} ${sort}`);
  add(`nested ${one.nested}`);
  add(`company ${Math.min(4, one.company)}`);
  return rows;
}

/** FNV-1a with a last mixing. */
function rowOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < feature.length; index += 1) {
    hash = Math.imul(hash ^ feature.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) & (ROWS - 1);
}

/** Weights as they are stored: a threshold in steps (float32), then a step count for each row (int8). */
export interface SkillWeights {
  least: number;
  rows: Int8Array;
}

let weights: SkillWeights | null = null;

/** Hands over the bytes of `skills.bin` where they cannot be read from beside this file. @throws Error on other bytes */
export function useSkillWeights(bytes: Uint8Array): void {
  if (bytes.byteLength !== 4 + ROWS) throw new Error("These bytes are no weights of names of skills.");
  const least = new DataView(bytes.buffer, bytes.byteOffset).getFloat32(0, true);
  weights = { least, rows: new Int8Array(bytes.buffer, bytes.byteOffset + 4, ROWS) };
}

/** Above 0: meant as a skill; the greater, the surer. @throws Error in a browser before {@link useSkillWeights} */
export function scoreOf(one: NameInClause): number {
  if (weights === null) useSkillWeights(besideThisFile());
  const { least, rows } = weights!;
  let sum = -least;
  for (const row of featuresOf(one)) sum += rows[row]!;
  return sum;
}

function besideThisFile(): Uint8Array {
  // Not imported, so that the panel's bundle needs no file system.
  const files = globalThis.process?.getBuiltinModule?.("node:fs");
  if (files === undefined) throw new Error("The weights of names of skills are not loaded.");
  return files.readFileSync(new URL("./skills.bin", import.meta.url));
}
