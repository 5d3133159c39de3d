/**
 * Is a name that a clause spells out meant as a skill there? A linear model over hashed features of the name, its
 * words and what stands around it; `shared/training/skills.ts` makes its weights.
 */
import { skillBytes } from "#weights";
import { skillCategory, skillKind } from "@career-portrait/shared/skills";
import { fold } from "@career-portrait/shared/text";
import { hash } from "../text/index.ts";

/** Rows of the table of weights: a power of two. */
export const ROWS = 1 << 15;

/**
 * Where a name comes from: the taxonomy's own name, the text's words for it; what the taxonomy knows but does not
 * find there; words; what their doer does; a manner of speaking.
 */
export type NameSource = "canonical" | "verbatim" | "guarded" | "words" | "done" | "manner";

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
  around: boolean;
  inside: boolean;
  /** How many names the taxonomy finds in the clause. */
  company: number;
}

/**
 * Rows of the features of a name, each once for all sources and once for its own. `hand`: whose labels are
 * followed, those of the recorded postings unless told.
 */
export function featuresOf(one: NameInClause, hand = "recorded"): number[] {
  const { words, known, text, name } = one;
  // Folding is dear, and text that is no known name is folded already, by its words.
  const { folded, sort, category } = aboutKnown(known);
  const verbatim = one.source === "verbatim" || one.source === "words";
  const key = verbatim ? words.join(" ") : one.source === "done" ? fold(name) : folded;
  const kind = hash(one.kind);
  const own = hash(hand);
  const same = folded === key ? 1 : 2;
  const [before, before2] = one.before.map((word) => hash(word)) as [number, number];
  const [after, after2] = one.after.map((word) => hash(word)) as [number, number];
  const [left, right] = [hash(one.left), hash(one.right)];
  const [first, last] = [words[0] ?? "", words.at(-1) ?? ""];
  const opens = one.before[0] === "^" ? 1 : 2;
  const named = hash(key);
  const source = hash(one.source);
  const rows: number[] = [];
  const add = (tag: number, one: number, other: number) => {
    const feature = mixed(mixed(tag, one), other);
    rows.push(feature & (ROWS - 1), mixed(feature, source) & (ROWS - 1));
  };
  let tag = 0;
  const next = (one: number, other: number) => add(tag++, one, other);
  next(own, 0);
  next(kind, 0);
  next(words.length, 0);
  next(hash(one.language), 0);
  next(named, 0);
  next(own, one.source === "manner" || sort === SOFT ? named : sort);
  next(sort, kind);
  next(category, 0);
  next(known === null ? 0 : hash(known), same);
  next(known === null ? 0 : words.reduce((all, word) => mixed(all, hash(word)), 0), 0);
  next(left, before);
  next(right, after);
  next(before2, before);
  next(after, after2);
  next(mixed(left, right), words.length);
  next(hash(one.before[0].slice(0, 5)), hash(one.after[0].slice(0, 5)));
  next(hash(first), 0);
  next(hash(last), 0);
  next(hash(last.slice(-4)), 0);
  next(hash(last.slice(-3)), words.length);
  next(hash(first.slice(-4)), 0);
  next(shapeOf(text), opens + (one.language === "de" ? 2 : 0));
  next(text.split(" ").every((word) => /^\p{Lu}/u.test(word)) ? 1 : 2, mixed(words.length, opens));
  next(one.implied ? 1 : 2, sort);
  next(one.around ? 1 : 2, one.inside ? 1 : 2);
  next(Math.min(4, one.company), 0);
  for (const word of words) {
    add(tag, hash(word), 0);
    add(tag + 1, hash(word.slice(0, 5)), 0);
  }
  return rows;
}

interface Known {
  folded: string;
  sort: number;
  category: number;
}

const knowns = new Map<string | null, Known>();

/** What the taxonomy says of one of its names, remembered: asking is dear. */
function aboutKnown(name: string | null): Known {
  let about = knowns.get(name);
  if (about === undefined) {
    const [sort, category] = name === null ? [] : [skillKind(name), skillCategory(name)];
    about = { folded: fold(name ?? ""), sort: hash(sort ?? "-"), category: hash(category ?? "-") };
    knowns.set(name, about);
  }
  return about;
}

/** How it is written: all in capitals, with one first or inside, with digits. */
function shapeOf(text: string): number {
  const capitals = /^[\p{Lu}\d.+#-]+$/u.test(text)
    ? 3
    : /^\p{Lu}/u.test(text)
      ? 2
      : /\p{Lu}/u.test(text)
        ? 1
        : 0;
  return 2 * capitals + Number(/\d/.test(text));
}

const SOFT = hash("soft");

function mixed(one: number, other: number): number {
  const bits = Math.imul(one ^ Math.imul(other + 0x7f4a7c15, 0x9e3779b1), 0x85ebca6b);
  return bits ^ (bits >>> 15);
}

/** Weights as they are stored: a threshold in steps (float32), then a step count for each row (int8). */
export interface SkillWeights {
  least: number;
  rows: Int8Array;
}

let weights: SkillWeights | undefined;

/** What a file of such weights holds. @throws Error when it is none */
export function skillWeightsOf(bytes: Uint8Array): SkillWeights {
  if (bytes.byteLength !== 4 + ROWS) throw new Error("These bytes are no weights of names of skills.");
  const least = new DataView(bytes.buffer, bytes.byteOffset).getFloat32(0, true);
  return { least, rows: new Int8Array(bytes.buffer, bytes.byteOffset + 4, ROWS) };
}

/** Above 0: meant as a skill; the greater, the surer. */
export function scoreOf(one: NameInClause): number {
  weights ??= skillWeightsOf(skillBytes());
  const { least, rows } = weights;
  let sum = -least;
  for (const row of featuresOf(one)) sum += rows[row]!;
  return sum;
}
