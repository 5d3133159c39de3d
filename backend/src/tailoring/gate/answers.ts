/** What answers each word of a statement in the rows it cites: the likest word of each passage, and the passages it retells. */
import { senseOf } from "@career-portrait/shared/models/senses";
import { dot } from "@career-portrait/shared/models/vectors";
import type { Reading } from "./readings.ts";
import type { Word } from "./source.ts";
import type { Statement } from "./statement.ts";
import { SMALL_WORDS } from "./vocabulary/plain.ts";
import { formOf } from "./word-match.ts";

/** A sentence or line of a row. */
export interface Passage {
  reading: Reading;
  words: readonly Word[];
  /** It is the title or the employer of its role. */
  isName: boolean;
}

/** The likest word of a passage. */
export interface Answer {
  /** How alike in form: 1 the same, 0 not at all. */
  form: number;
  /** How near in meaning, 0 to 1. */
  near: number;
  /** Place among the passage's words; -1 where nothing is alike. */
  at: number;
}

export interface Answers {
  passages: readonly Passage[];
  /** For each word of the statement its answer in each passage. */
  inPassage: readonly (readonly Answer[])[];
  /** For each clause, by its number, the places of the passages it retells, likest first. */
  homes: ReadonlyMap<number, readonly number[]>;
}

/** From so near in meaning on a word answers another one, for less than one alike in form. */
const NEAR = 0.45;
const FOR_NEARNESS = 0.7;
export const NO_ANSWER: Answer = { form: 0, near: 0, at: -1 };

export function worthOf({ form, near }: Answer): number {
  return Math.max(form, near > NEAR ? FOR_NEARNESS * near : 0);
}

/** Whether a word is small change: it claims nothing without its neighbours. */
export function isSmall({ key }: Word): boolean {
  return SMALL_WORDS.has(key);
}

export function answersOf({ source: { words }, readings }: Statement): Answers {
  const passages = readings.flatMap(passagesOf);
  const inPassage = words.map((word) => passages.map((passage) => answerIn(passage, word)));
  const homes = new Map<number, number[]>();
  for (const [clause, own] of Map.groupBy(words.keys(), (at) => words[at]!.clause)) {
    const telling = own.filter((at) => !isSmall(words[at]!));
    const retold = passages.map((_, passage) => ({
      passage,
      score: telling.reduce(
        (sum, at) => sum + (0.2 + senseOf(words[at]!.key).weight) * worthOf(inPassage[at]![passage]!),
        0,
      ),
    }));
    homes.set(
      clause,
      retold
        .filter(({ score }) => score > 0)
        .toSorted((a, b) => b.score - a.score || a.passage - b.passage)
        .map(({ passage }) => passage),
    );
  }
  return { passages, inPassage, homes };
}

const passages = new WeakMap<Reading, Passage[]>();

function passagesOf(reading: Reading): Passage[] {
  const known = passages.get(reading);
  if (known) return known;
  const { source, evidence } = reading;
  const found = [...Map.groupBy(source.words, ({ sentence }) => sentence).values()].map((words) => {
    const line = source.text.slice(words[0]!.start, words.at(-1)!.end);
    return {
      reading,
      words,
      isName: [evidence.title, evidence.employer].some((name) => name?.includes(line)),
    };
  });
  passages.set(reading, found);
  return found;
}

function answerIn({ words }: Passage, word: Word): Answer {
  if (isSmall(word)) {
    const at = words.findIndex(({ key }) => key === word.key);
    return at < 0 ? NO_ANSWER : { form: 1, near: 1, at };
  }
  let best = NO_ANSWER;
  let [most, near] = [-Infinity, 0];
  for (const [at, held] of words.entries()) {
    if (isSmall(held)) continue;
    const found = likeness(word.key, held.key);
    near = Math.max(near, found.near);
    const worth = 2 * found.form + found.near;
    if (worth > most) [most, best] = [worth, { ...found, at }];
  }
  return { ...best, near };
}

type Likeness = Pick<Answer, "form" | "near">;
const likenesses = new Map<string, Map<string, Likeness>>();
/** Words compared with others; then it begins anew. */
const KEPT = 4_000;

/** How alike two folded words are. */
export function likeness(one: string, other: string): Likeness {
  let known = likenesses.get(one);
  if (!known) {
    if (likenesses.size >= KEPT) likenesses.clear();
    likenesses.set(one, (known = new Map()));
  }
  let found = known.get(other);
  if (!found) {
    found = { form: formOf(one, other), near: dot(senseOf(one).direction, senseOf(other).direction) };
    known.set(other, found);
  }
  return found;
}
