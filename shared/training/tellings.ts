/**
 * The reader of tellings as it is shipped, and what models that have read nothing of an author make of that author's
 * tellings: what each piece is, and the names.
 */
import { readFileSync } from "node:fs";
import { type Name, NAME_TAGS, namesIn, NAMES } from "../stories/names.ts";
import { piecesOf } from "../stories/pieces.ts";
import { PIECE_KINDS, type JudgedPiece, judgedPieces } from "../stories/piece-kinds.ts";
import { writeWeights } from "../models/weights.ts";
import {
  fitNames,
  type MarkedTelling,
  markedTellings,
  marksOf,
  nameModelOf,
  namesOf,
  type TaggedSentence,
  taggedSentences,
} from "./names.ts";
import { linesParts } from "./resume-lines.ts";
import { filledTemplates } from "./templates.ts";
import { AUTHOR_FOLDS, fitTelling, tellingParts, writtenStories } from "./stories.ts";

export const TELLING_WEIGHTS = new URL("../models/telling.bin", import.meta.url);
export const READ_BY_STRANGERS = new URL("./out-of-fold-tellings.json", import.meta.url);

/** For each telling the chances of its pieces and the names with theirs, in thousandths. */
type Stored = Record<
  string,
  { told: number[][]; names: [kind: number, start: number, end: number, chance: number][] }
>;

interface Prepared {
  telling: MarkedTelling;
  told: JudgedPiece[];
  sentences: TaggedSentence[];
}

/** @param say told how far it is */
export function trainTellings(say: (what: string) => void): { file: Uint8Array; strangers: Stored } {
  const stories = writtenStories();
  const { models, tables, networks } = tellingParts(stories);
  const prepared: Prepared[] = [];
  const prepare = (telling: MarkedTelling, told: JudgedPiece[]) =>
    prepared.push({ telling, told, sentences: taggedSentences(telling.text, marksOf(telling), told) });
  for (const authors of AUTHOR_FOLDS) {
    const strange = fitTelling(stories, authors);
    for (const story of stories)
      if (authors.includes(story.author)) prepare(story, judgedPieces(story.text, strange));
    say(`pieces of stories without ${authors.join(", ")}`);
  }
  // The short tellings taught nothing about pieces.
  for (const telling of markedTellings()) prepare(telling, judgedPieces(telling.text, models));
  const fitted = (own: readonly Prepared[]) =>
    fitNames([
      ...own.flatMap(({ sentences }) => sentences),
      ...filledTemplates(namesOf(own.map(({ telling }) => telling))).flatMap(({ text, marks }) =>
        taggedSentences(text, marks, judgedPieces(text, models)),
      ),
    ]);
  const strangers: Stored = {};
  for (const authors of AUTHOR_FOLDS) {
    const isOut = ({ telling }: Prepared) => authors.includes(telling.author);
    const model = nameModelOf(fitted(prepared.filter((one) => !isOut(one))));
    for (const { telling, told } of prepared.filter(isOut))
      strangers[telling.id] = {
        told: told.map(({ as }) => PIECE_KINDS.map((one) => thousandths(as[one]))),
        names: namesIn(telling.text, told, model).map(({ kind, start, end, chance }) => [
          NAMES.indexOf(kind),
          start,
          end,
          thousandths(chance),
        ]),
      };
    say(`names without ${authors.join(", ")}`);
  }
  const { words, follows } = fitted(prepared);
  const names = {
    names: { classes: NAME_TAGS, weights: words, keep: 1 },
    follows: { classes: NAME_TAGS, weights: follows, keep: 1 },
  };
  const lines = linesParts();
  say("lines of résumés");
  const file = writeWeights({ ...tables, ...names, ...lines.tables }, { ...networks, ...lines.networks });
  return { file, strangers };
}

function thousandths(chance: number): number {
  return Math.round(1000 * chance);
}

/** A telling as strangers' models read it. */
export interface StrangelyRead {
  telling: MarkedTelling;
  told: JudgedPiece[];
  names: Name[];
}

/** All tellings, as {@link trainTellings} stored them. */
export function readByStrangers(): StrangelyRead[] {
  const stored = JSON.parse(readFileSync(READ_BY_STRANGERS, "utf8")) as Stored;
  return [...writtenStories(), ...markedTellings()].map((telling) => {
    const { text, id } = telling;
    const own = stored[id];
    if (!own) throw new Error(`${id} is in no fold's reading yet: npm run train`);
    const { told, names } = own;
    return {
      telling,
      told: piecesOf(text).map((piece, at) => ({
        ...piece,
        as: Object.fromEntries(
          PIECE_KINDS.map((one, cell) => [one, told[at]![cell]! / 1000]),
        ) as JudgedPiece["as"],
      })),
      names: names.map(([kind, start, end, chance]) => ({
        kind: NAMES[kind]!,
        start,
        end,
        text: text.slice(start, end),
        chance: chance / 1000,
      })),
    };
  });
}
