/** Fits the model of tellings to the stories that were written and labelled for it (docs/models.md). */
import type { Network } from "../models/network.ts";
import type { TwoPasses } from "../models/two-passes.ts";
import type { FittedTable } from "../models/weights.ts";
import { TOLD_ROWS, toldFeatures } from "../stories/features.ts";
import { type Piece, piecesOf } from "../stories/pieces.ts";
import { contextsOf, PIECE_KINDS, type PieceKind } from "../stories/piece-kinds.ts";
import { mostShared } from "../text/ranges.ts";
import { sentences } from "../text/segments.ts";
import { authoredIn } from "./corpus.ts";
import type { MarkedTelling } from "./names.ts";
import { resumeStatements, type Statement, writtenStatements } from "./statements.ts";
import { fitFirst, fittedPasses, fitSecond, type LabelledText } from "./two-passes.ts";

const STORIES = new URL("./written/stories/", import.meta.url);
const CLASSES = PIECE_KINDS.length;

/** A story as it was written and labelled (its README tells the fields). */
export interface WrittenStory extends MarkedTelling {
  clauses: [quote: string, as: PieceKind][];
  achievements: { quotes: string[]; employer: string | null }[];
}

/** All of them, in the order of their files. */
export function writtenStories(): WrittenStory[] {
  return authoredIn<Omit<WrittenStory, "author">>(STORIES);
}

/** Authors that are left out together: what is counted is what models make of them that have not read them. */
export const AUTHOR_FOLDS: readonly (readonly string[])[] = [
  ["en-a", "de-b", "en-e", "nl-c", "es-e"],
  ["en-b", "fr-b", "en-f", "de-c", "nl-e"],
  ["en-c", "es-b", "en-g", "fr-c", "en-k"],
  ["en-d", "nl-b", "es-c", "en-h", "de-e"],
  ["de-a", "fr-a", "en-i", "nl-d"],
  ["es-a", "nl-a", "de-d", "en-j", "en-l"],
  ["mix-a", "mix-b", "fr-d", "es-d", "fr-e"],
];

/** The whole story, and each of its sentences by itself: people tell a single deed too. */
function labelled({ text, clauses }: WrittenStory): LabelledText[] {
  let at = 0;
  const told = clauses.map(([quote, as]) => {
    const start = text.indexOf(quote, at);
    at = start + quote.length;
    return { start, end: at, as: PIECE_KINDS.indexOf(as) };
  });
  const parts = sentences(text).map(({ start, end }) =>
    of(
      text.slice(start, end),
      told.map((one) => ({ ...one, start: one.start - start, end: one.end - start })),
    ),
  );
  return [of(text, told), ...(parts.length > 1 ? parts : [])];
}

function alone({ text, as, weight }: Statement): LabelledText[] {
  return [of(text, [{ start: 0, end: text.length, as: PIECE_KINDS.indexOf(as) }], weight)];
}

function of(text: string, told: readonly (Piece & { as: number })[], weight = 1): LabelledText {
  const pieces = piecesOf(text);
  return {
    weight,
    contextsOf: (chances) => contextsOf(text, pieces, chances),
    rows: pieces.map((piece, place) => Uint16Array.from(toldFeatures(text, piece, place / pieces.length))),
    as: pieces.map((piece) => mostShared(told, piece)!.as),
  };
}

const PASSES = {
  classes: CLASSES,
  table: { size: TOLD_ROWS, epochs: 8, rate: 0.3, decay: 1e-4 },
  network: { hidden: 24, epochs: 10, rate: 0.003 },
};

let statements: LabelledText[][] | undefined;

/** Stories, and all statements: those are the same whoever is left out, and read once. */
function taughtBy(stories: readonly WrittenStory[]): LabelledText[][] {
  statements ??= [...writtenStatements(), ...resumeStatements()].map(alone);
  return [...stories.map(labelled), ...statements];
}

/** The models fitted to all stories but those of some authors. */
export function fitTelling(stories: readonly WrittenStory[], out: readonly string[]): TwoPasses {
  const taught = taughtBy(stories.filter(({ author }) => !out.includes(author)));
  return fittedPasses(fitFirst(taught.flat(), PASSES), fitSecond(taught, PASSES), CLASSES);
}

/** The models fitted to all stories, and as parts of a file of weights. */
export function tellingParts(stories: readonly WrittenStory[]): {
  models: TwoPasses;
  tables: Record<string, FittedTable>;
  networks: Record<string, Network>;
} {
  const all = taughtBy(stories);
  const [first, second] = [fitFirst(all.flat(), PASSES), fitSecond(all, PASSES)];
  return {
    models: fittedPasses(first, second, CLASSES),
    tables: { told: { classes: CLASSES, weights: first, keep: 0.5 } },
    networks: { told: second },
  };
}
