/**
 * What the reader gets on postings whose sources none of its models has seen. Fitting that anew takes long, so
 * `npm run train` writes the counts down beside the weights they belong to, and `npm run eval` prints them.
 */
import { existsSync, readFileSync } from "node:fs";
import { requirementsIn } from "../../shared/matching/requirements/read.ts";
import { foldOf } from "../../shared/training/folds.ts";
import type { GoldPosting } from "../../shared/training/gold-posting.ts";
import { readersOutOfFold } from "../../shared/training/reader.ts";
import type { PlacedPosting } from "../../shared/training/requirements.ts";
import { fingerprint, readFactCounts, shareRight } from "./facts-out-of-fold.ts";
import { type Counts, f1, figure, score, sum, type Truth } from "./requirement-scorer.ts";
import { row } from "./requirement-table.ts";

export const OUT_OF_FOLD = new URL("../../shared/training/out-of-fold.json", import.meta.url);
export const READER = new URL("../../shared/models/reader.bin", import.meta.url);
const NO_FACTS = {
  title: null,
  company: null,
  location: null,
  work_mode: null,
  seniority: null,
  salary: null,
};

type CountedPosting = Pick<GoldPosting, "id" | "source" | "set" | "language" | "trade"> & { counts: Counts };

export interface OutOfFold {
  /** SHA-256 of the weights that were fitted in the same run. */
  weights: string;
  postings: CountedPosting[];
}

/** Reads each posting by models that have not seen its source, and counts. */
export function outOfFold(all: readonly PlacedPosting[], weights: Uint8Array): OutOfFold {
  const readers = readersOutOfFold(all);
  const postings = all.map(({ gold, flat, units }) => {
    const { id, source, set, language, trade } = gold;
    const requirements = requirementsIn(gold.text, flat, units, readers[foldOf(source)]!);
    return { id, source, set, language, trade, counts: score(truthOf(gold), { ...NO_FACTS, requirements }) };
  });
  return { weights: fingerprint(weights), postings };
}

/** A labelled posting in the scorer's form. */
function truthOf({ text, trade, ...gold }: GoldPosting): Truth {
  const requirements = gold.requirements.map(({ start, end, ...rest }) => ({
    ...rest,
    text: text.slice(start, end),
  }));
  return { ...gold, domain: trade, requirements };
}

/** The sets of real postings; the others were written for this project. */
const REAL: ReadonlySet<string> = new Set(["jobs", "jobs-2", "read"]);
const RESAMPLED = 400;
/** The cells up to the years, and those of title, employer and place: these folds leave out what reads them. */
const TOLD = 8;
const FACT_CELLS = { title: 9, company: 10, location: 11 } as const;
type Slice = Pick<GoldPosting, "id" | "source" | "set" | "language" | "trade">;

/** Rows of the table: real postings together, by set, language, trade and source, with an interval where it matters. */
export function outOfFoldRows(): { note: string; rows: string[][] } {
  if (!existsSync(OUT_OF_FOLD)) return { note: "out of fold: not counted yet (npm run train)", rows: [] };
  const facts = readFactCounts();
  const { weights, postings } = JSON.parse(readFileSync(OUT_OF_FOLD, "utf8")) as OutOfFold;
  const stale = weights !== fingerprint(readFileSync(READER)) || facts?.stale;
  const real = postings.filter(({ set }) => REAL.has(set));
  const [low, high] = interval(real);
  const rows: string[][] = [];
  const add = (label: string, belongs: (one: Slice) => boolean) => {
    const part = postings.filter(belongs);
    if (part.length === 0) return;
    const named = facts?.postings.filter(belongs) ?? [];
    const cells = row(label, sum(part.map(({ counts }) => counts))).map((cell, at) =>
      at < TOLD ? cell : "-",
    );
    for (const fact of ["title", "company", "location"] as const)
      cells[FACT_CELLS[fact]] = figure(shareRight(named, fact));
    rows.push(cells);
  };
  add("out of fold", ({ set }) => REAL.has(set));
  for (const key of ["set", "language", "trade", "source"] as const)
    for (const value of new Set(real.map((one) => one[key])))
      add(`  ${value}`, (one) => REAL.has(one.set) && one[key] === value);
  for (const set of new Set(postings.map((one) => one.set)))
    if (!REAL.has(set)) add(`  written: ${set}`, (one) => one.set === set);
  return {
    note:
      `out of fold: read by models that have not seen the posting's source; F1 of real postings ` +
      `${low.toFixed(2)}–${high.toFixed(2)} (95 %, postings resampled)` +
      (stale ? "; COUNTED WITH OTHER WEIGHTS THAN THOSE IN USE (npm run train)" : ""),
    rows,
  };
}

/** The middle 95 % of F1 when postings are drawn again with replacement; the draw is always the same. */
function interval(postings: readonly CountedPosting[]): [number, number] {
  let state = 1;
  const draw = () => (state = (state * 48271) % 2147483647) / 2147483647;
  const drawn = Array.from({ length: RESAMPLED }, () => {
    const again = postings.map(() => postings[Math.floor(draw() * postings.length)]!.counts);
    const { paired, found, wanted } = sum(again);
    return f1(paired, found, wanted);
  }).toSorted((one, other) => one - other);
  return [drawn[Math.floor(0.025 * RESAMPLED)]!, drawn[Math.floor(0.975 * RESAMPLED)]!];
}
