/** The model of the names in stories: stories and short tellings with their names marked, and the chain fitted to them. */
import { sumsOf } from "../models/chain.ts";
import { NAME_ROWS, nameFeatures, sentenceRanges, wordsIn } from "../stories/name-features.ts";
import { beginOf, NAME_TAGS, type NameKind, type NameModel, NAMES } from "../stories/names.ts";
import type { Piece } from "../stories/pieces.ts";
import type { JudgedPiece } from "../stories/piece-kinds.ts";
import { authoredIn } from "./corpus.ts";
import { randomOf, shuffle } from "./random.ts";
import type { NamePool } from "./templates.ts";

/** A telling with its names marked, as in the text. */
export interface MarkedTelling {
  id: string;
  author: string;
  language: string;
  text: string;
  roles: {
    title: string | null;
    employer: string | null;
    start: string | null;
    end: string | null;
    quote: string;
  }[];
  education: { what: string; institution: string | null; year: string | null; quote: string }[];
  certificates: { name: string; issuer: string | null; year: string | null; quote: string }[];
  skills: string[];
  traps: string[];
}

const TELLINGS = new URL("./written/names/", import.meta.url);

/** The short tellings, in the order of their files. */
export function markedTellings(): MarkedTelling[] {
  return authoredIn<Omit<MarkedTelling, "author">>(TELLINGS);
}

export type Mark = Piece & { kind: NameKind };

/** Where the names of a telling stand: in the passage that tells of them, an employer wherever it is named. */
export function marksOf({ text, roles, education, certificates, skills }: MarkedTelling): Mark[] {
  const marks: Mark[] = [];
  const put = (kind: NameKind, start: number, length: number) => {
    const end = start + length;
    if (start >= 0 && !marks.some((one) => one.start < end && one.end > start))
      marks.push({ kind, start, end });
  };
  const within = (kind: NameKind, quote: string, name: string | null) => {
    if (name === null) return;
    const [from, at] = [text.indexOf(quote), quote.indexOf(name)];
    put(kind, from >= 0 && at >= 0 ? from + at : text.indexOf(name), name.length);
  };
  for (const { quote, title } of roles) within("title", quote, title);
  for (const { quote, what, institution } of education) {
    within("learned", quote, what);
    within("school", quote, institution);
  }
  for (const { quote, name, issuer } of certificates) {
    within("paper", quote, name);
    if (issuer !== null && !name.includes(issuer)) within("issuer", quote, issuer);
  }
  for (const employer of new Set(roles.flatMap((role) => role.employer ?? [])))
    for (let at = text.indexOf(employer); at >= 0; at = text.indexOf(employer, at + 1))
      if (!/[\p{L}\p{N}]/u.test(`${text[at - 1] ?? ""}${text[at + employer.length] ?? ""}`))
        put("employer", at, employer.length);
  const small = text.toLowerCase();
  for (const skill of skills) put("skill", small.indexOf(skill.toLowerCase()), skill.length);
  return marks;
}

/** The words of a sentence as rows of the table, and their tags. */
export interface TaggedSentence {
  rows: Uint16Array[];
  tags: Uint8Array;
}

/**
 * @param marks where the names of the text stand
 * @param told what its pieces are, by models that have not read it
 */
export function taggedSentences(
  text: string,
  marks: readonly Mark[],
  told: readonly JudgedPiece[],
): TaggedSentence[] {
  const words = wordsIn(text);
  const tags = new Uint8Array(words.length);
  for (const { kind, start, end } of marks) {
    const own = words.flatMap((word, index) => (word.start < end && word.end > start ? [index] : []));
    for (const [place, index] of own.entries())
      if (tags[index] === 0) tags[index] = beginOf(NAMES.indexOf(kind)) + Number(place > 0);
  }
  const rows = nameFeatures(text, words, told).map((own) => Uint16Array.from(own));
  return sentenceRanges(text, words).map(([first, end]) => ({
    rows: rows.slice(first, end),
    tags: tags.slice(first, end),
  }));
}

const EPOCHS = 14;
/** The weights of the later rounds are averaged. */
const SETTLED = EPOCHS / 2;
const RATE = 0.2;
const FOLLOW_RATE = 0.1;
const DECAY = 1e-5;
const SEED = 1;
/** A row that fewer words have says nothing that holds elsewhere: without them the model is a fifth as large, and as good. */
const LEAST_SEEN = 60;

/** The weights of a chain: `NAME_ROWS` rows of tags, and one row for each tag that another may follow. */
export interface FittedNames {
  words: Float32Array;
  follows: Float32Array;
}

/** Fits a chain to sentences by AdaGrad on its likelihood; the same sentences give the same weights. */
export function fitNames(sentences: readonly TaggedSentence[]): FittedNames {
  const words = new Float32Array(NAME_ROWS * NAME_TAGS);
  const follows = new Float32Array((NAME_TAGS + 1) * NAME_TAGS);
  const [wordSquares, followSquares] = [words, follows].map(({ length }) =>
    new Float32Array(length).fill(1e-6),
  ) as [Float32Array, Float32Array];
  const [meanWords, meanFollows] = [new Float32Array(words.length), new Float32Array(follows.length)];
  const seen = new Uint32Array(NAME_ROWS);
  for (const { rows } of sentences) for (const own of rows) for (const row of own) seen[row]! += 1;
  const random = randomOf(SEED);
  const order = Uint32Array.from(sentences.keys());
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    for (const index of order) {
      const { rows, tags } = sentences[index]!;
      const { wordErrors, followErrors } = errorsOf(rows, tags, words, follows);
      for (const [at, own] of rows.entries()) {
        const scale = 1 / Math.sqrt(own.length);
        for (let tag = 0; tag < NAME_TAGS; tag += 1) {
          const error = wordErrors[at * NAME_TAGS + tag]!;
          if (Math.abs(error) < 1e-3) continue;
          for (const row of own)
            if (seen[row]! >= LEAST_SEEN)
              step(words, wordSquares, row * NAME_TAGS + tag, error * scale, RATE);
        }
      }
      for (const [cell, error] of followErrors.entries())
        step(follows, followSquares, cell, error, FOLLOW_RATE);
    }
    if (epoch < SETTLED) continue;
    for (const [cell, value] of words.entries()) meanWords[cell]! += value / (EPOCHS - SETTLED);
    for (const [cell, value] of follows.entries()) meanFollows[cell]! += value / (EPOCHS - SETTLED);
  }
  return { words: meanWords, follows: meanFollows };
}

function step(weights: Float32Array, squares: Float32Array, cell: number, error: number, rate: number): void {
  const slope = error + DECAY * weights[cell]!;
  squares[cell]! += slope * slope;
  weights[cell]! -= (rate * slope) / Math.sqrt(squares[cell]!);
}

/** How much more each tag, and each pair of tags, is expected than it stands there. */
function errorsOf(
  rows: readonly Uint16Array[],
  tags: Uint8Array,
  weights: Float32Array,
  follows: Float32Array,
): { wordErrors: Float64Array; followErrors: Float64Array } {
  const words = new Float64Array(rows.length * NAME_TAGS);
  for (const [at, own] of rows.entries()) words.set(scoresOf(weights, own), at * NAME_TAGS);
  const { before, behind, all } = sumsOf({ tags: NAME_TAGS, words, follows });
  const wordErrors = words.map((_, cell) => Math.exp(before[cell]! + behind[cell]! - all));
  const followErrors = new Float64Array(follows.length);
  const first = NAME_TAGS * NAME_TAGS;
  followErrors.set(wordErrors.subarray(0, NAME_TAGS), first);
  followErrors[first + tags[0]!]! -= 1;
  for (let at = 1; at < rows.length; at += 1) {
    for (let last = 0; last < NAME_TAGS; last += 1)
      for (let tag = 0; tag < NAME_TAGS; tag += 1) {
        const cell = at * NAME_TAGS + tag;
        const way = before[cell - tag - NAME_TAGS + last]! + follows[last * NAME_TAGS + tag]! + words[cell]!;
        followErrors[last * NAME_TAGS + tag]! += Math.exp(way + behind[cell]! - all);
      }
    followErrors[tags[at - 1]! * NAME_TAGS + tags[at]!]! -= 1;
  }
  for (const [at, tag] of tags.entries()) wordErrors[at * NAME_TAGS + tag]! -= 1;
  return { wordErrors, followErrors };
}

function scoresOf(weights: Float32Array, rows: ArrayLike<number>): Float64Array {
  const scores = new Float64Array(NAME_TAGS);
  for (let at = 0; at < rows.length; at += 1)
    for (let tag = 0; tag < NAME_TAGS; tag += 1) scores[tag]! += weights[rows[at]! * NAME_TAGS + tag]!;
  return scores.map((score) => score / Math.sqrt(rows.length));
}

/** The model of fitted weights, unrounded. */
export function nameModelOf({ words, follows }: FittedNames): NameModel {
  return { scores: (rows) => scoresOf(words, rows), follows };
}

/** The names of tellings by kind and language, for sentences to be filled with. */
export function namesOf(tellings: readonly MarkedTelling[]): NamePool {
  const lists = Map.groupBy(
    tellings.flatMap((telling) =>
      marksOf(telling).map(({ kind, start, end }) => ({
        key: `${kind} ${telling.language}`,
        name: telling.text.slice(start, end),
      })),
    ),
    ({ key }) => key,
  );
  const named = new Map([...lists].map(([key, all]) => [key, all.map(({ name }) => name)]));
  // Portuguese has no tellings: its sentences are filled with Spanish names.
  return (kind, language) => named.get(`${kind} ${language}`) ?? named.get(`${kind} es`) ?? [];
}
