/** Fits the model of tellings to the stories that were written and labelled for it (docs/models.md). */
import { readdirSync, readFileSync } from "node:fs";
import { runNetwork } from "../models/network.ts";
import type { Network } from "../models/network.ts";
import { writeWeights } from "../models/weights.ts";
import { TOLD_ROWS, toldFeatures } from "../stories/features.ts";
import { type Piece, piecesOf } from "../stories/pieces.ts";
import { contextsOf, TOLD, type TellingModels, type ToldAs } from "../stories/told.ts";
import { sentences } from "../text/segments.ts";
import { fit, probabilities } from "./linear.ts";
import { resumeStatements, type Statement, writtenStatements } from "./statements.ts";
import { type DenseExample, fitNetwork, meanOf } from "./network.ts";

const STORIES = new URL("./written/stories/", import.meta.url);
/** The file that is shipped. */
export const TELLING_WEIGHTS = new URL("../models/telling.bin", import.meta.url);
const CLASSES = TOLD.length;

/** A story as it was written and labelled (its README tells the fields). */
export interface WrittenStory {
  id: string;
  /** Who wrote it; figures are by authors that taught nothing. */
  author: string;
  language: string;
  text: string;
  clauses: [quote: string, as: ToldAs][];
  achievements: { quotes: string[]; employer: string | null }[];
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

/** All of them, in the order of their files. */
export function writtenStories(): WrittenStory[] {
  return readdirSync(STORIES)
    .filter((file) => file.endsWith(".jsonl"))
    .toSorted()
    .flatMap((file) =>
      readFileSync(new URL(file, STORIES), "utf8")
        .split("\n")
        .filter((line) => line !== "")
        .map((line) => ({ ...(JSON.parse(line) as WrittenStory), author: file.replace(".jsonl", "") })),
    );
}

/** Authors that are left out together: what is counted is what models make of them that have not read them. */
export const AUTHOR_FOLDS: readonly (readonly string[])[] = [
  ["en-a", "de-b"],
  ["en-b", "fr-b"],
  ["en-c", "es-b"],
  ["en-d", "nl-b"],
  ["de-a", "fr-a"],
  ["es-a", "nl-a"],
  ["mix-a"],
];

interface Labelled {
  weight: number;
  text: string;
  pieces: Piece[];
  rows: Uint16Array[];
  /** Index into TOLD. */
  as: number[];
}

/** The whole story, and each of its sentences by itself: people tell a single deed too. */
function labelled({ text, clauses }: WrittenStory): Labelled[] {
  let at = 0;
  const told = clauses.map(([quote, as]) => {
    const start = text.indexOf(quote, at);
    at = start + quote.length;
    return { start, end: at, as: TOLD.indexOf(as) };
  });
  const parts = sentences(text).map(({ start, end }) =>
    of(
      text.slice(start, end),
      told.map((one) => ({ ...one, start: one.start - start, end: one.end - start })),
    ),
  );
  return [of(text, told), ...(parts.length > 1 ? parts : [])];
}

function alone({ text, as, weight }: Statement): Labelled[] {
  return [of(text, [{ start: 0, end: text.length, as: TOLD.indexOf(as) }], weight)];
}

function of(text: string, told: readonly (Piece & { as: number })[], weight = 1): Labelled {
  const pieces = piecesOf(text);
  return {
    weight,
    text,
    pieces,
    rows: pieces.map((piece, place) => Uint16Array.from(toldFeatures(text, piece, place / pieces.length))),
    as: pieces.map((piece) => {
      const shared = told.map((one) => Math.min(one.end, piece.end) - Math.max(one.start, piece.start));
      return told[shared.indexOf(Math.max(...shared))]!.as;
    }),
  };
}

const TABLE = { size: TOLD_ROWS, classes: CLASSES, epochs: 8, rate: 0.3, decay: 1e-4, seed: 7 };
const NETWORK = { hidden: 24, epochs: 10, rate: 0.003 };
/** The second pass learns from what a first pass says of stories that it has not seen. */
const INNER = 4;
const NETWORKS = [1, 2, 3];

function targetOf(as: number): Float32Array {
  const target = new Float32Array(CLASSES);
  target[as] = 1;
  return target;
}

function fitFirst(stories: readonly Labelled[]): Float32Array {
  return fit(
    stories.flatMap(({ rows, as, weight }) =>
      rows.map((own, at) => ({ rows: own, target: targetOf(as[at]!), weight })),
    ),
    TABLE,
  );
}

function chancesOf(weights: Float32Array, rows: ArrayLike<number>): Float32Array {
  const scores = new Float64Array(CLASSES);
  probabilities(weights, rows, 1 / Math.sqrt(rows.length), CLASSES, scores);
  return Float32Array.from(scores);
}

/** @param stories each with its parts, which are left out together */
function fitSecond(stories: readonly (readonly Labelled[])[]): Network {
  const examples = Array.from({ length: INNER }, (_, inner) => {
    const isOut = (at: number) => at % INNER === inner;
    const first = fitFirst(stories.flatMap((parts, at) => (isOut(at) ? [] : parts)));
    return stories
      .flatMap((parts, at) => (isOut(at) ? parts : []))
      .flatMap(({ text, pieces, rows, as, weight }): DenseExample[] => {
        const chances = Float32Array.from(rows.flatMap((own) => [...chancesOf(first, own)]));
        return contextsOf(text, pieces, chances).map((input, at) => ({
          input,
          target: targetOf(as[at]!),
          weight,
        }));
      });
  }).flat();
  return meanOf(NETWORKS.map((seed) => fitNetwork(examples, { ...NETWORK, seed })));
}

function taughtBy(stories: readonly WrittenStory[]): Labelled[][] {
  return [...stories.map(labelled), ...[...writtenStatements(), ...resumeStatements()].map(alone)];
}

/** The models fitted to all stories but those of some authors. */
export function fitTelling(stories: readonly WrittenStory[], out: readonly string[]): TellingModels {
  const taught = taughtBy(stories.filter(({ author }) => !out.includes(author)));
  const [first, second] = [fitFirst(taught.flat()), fitSecond(taught)];
  return { first: (rows) => chancesOf(first, rows), second: (context) => runNetwork(second, context) };
}

/** The file of weights that is shipped. */
export function tellingFile(stories: readonly WrittenStory[]): Uint8Array {
  const all = taughtBy(stories);
  return writeWeights(
    { told: { classes: CLASSES, weights: fitFirst(all.flat()), keep: 0.5 } },
    { told: fitSecond(all) },
  );
}
