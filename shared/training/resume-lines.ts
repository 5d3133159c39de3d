/** The model of résumés' lines: labelled pieces, and the two passes fitted to them. */
import { readFileSync } from "node:fs";
import type { Network } from "../models/network.ts";
import type { TwoPasses } from "../models/two-passes.ts";
import type { FittedTable } from "../models/weights.ts";
import { LINE_ROWS, lineFeatures } from "../resumes/line-features.ts";
import { lineContexts, type LineKind, LINES } from "../resumes/lines.ts";
import { unitsIn } from "../models/units.ts";
import { mostShared } from "../text/ranges.ts";
import { jsonLines } from "./corpus.ts";
import { resumeReader } from "./resume-texts.ts";
import { fitFirst, fitSecond, fittedPasses, type LabelledText } from "./two-passes.ts";

const LABELS = new URL("./labels/resume-lines.jsonl", import.meta.url);

/** Labels that are one to the reader: it claims none of them by itself. */
const AS: Readonly<Record<string, LineKind>> = {
  publication: "other",
  award: "other",
  volunteer: "other",
  personal: "noise",
  reference: "noise",
};

/** What a label is to the reader. */
export function kindOfLabel(label: string): LineKind {
  return AS[label] ?? (label as LineKind);
}

/** A résumé with its pieces, as `labels/README.md` tells. */
export interface LabelledResume {
  resume: string;
  text: string;
  lines: { start: number; end: number; label: string }[];
}

export function labelledResumes(): LabelledResume[] {
  const textOf = resumeReader();
  return jsonLines<{ resume: string; lines: [number, number, string][] }>(readFileSync(LABELS, "utf8")).map(
    ({ resume, lines }) => ({
      resume,
      text: textOf(resume),
      lines: lines.map(([start, end, label]) => ({ start, end, label })),
    }),
  );
}

const PASSES = {
  classes: LINES.length,
  table: { size: LINE_ROWS, epochs: 8, rate: 0.3, decay: 1e-4 },
  network: { hidden: 32, epochs: 12, rate: 0.003 },
};

function labelled({ text, lines }: LabelledResume): LabelledText {
  const pieces = unitsIn(text);
  return {
    weight: 1,
    rows: pieces.map((piece, at) => Uint16Array.from(lineFeatures(text, piece, { at, of: pieces.length }))),
    as: pieces.map((piece) => LINES.indexOf(kindOfLabel(mostShared(lines, piece)!.label))),
    contextsOf: (first) => lineContexts(text, pieces, first),
  };
}

/** The two passes fitted to résumés. */
export function fitLines(resumes: readonly LabelledResume[]): { first: Float32Array; second: Network } {
  const texts = resumes.map(labelled);
  return {
    first: fitFirst(texts, PASSES),
    second: fitSecond(
      texts.map((text) => [text]),
      PASSES,
    ),
  };
}

export function lineModelsOf({ first, second }: ReturnType<typeof fitLines>): TwoPasses {
  return fittedPasses(first, second, LINES.length);
}

/** The share of the table's rows that is shipped. */
const KEPT = 0.3;

/** As parts of a file of weights. */
export function linesParts(): { tables: Record<string, FittedTable>; networks: Record<string, Network> } {
  const { first, second } = fitLines(labelledResumes());
  return {
    tables: { lines: { classes: LINES.length, weights: first, keep: KEPT } },
    networks: { lines: second },
  };
}
