/** Whether a clause asks something of the person: what its unit's role says, weighed with the clause's own words. */
import { Features } from "../../models/hash.ts";
import type { Range } from "../../text/flat.ts";
import { marksIn } from "./marks.ts";

export const GATE_ROWS = 1 << 13;

export interface Standing {
  /** The chance that its unit is a requirement, by both passes; that of the units before and after it. */
  unit: number;
  before: number;
  after: number;
  /** The likeliest role of its unit, and of the heading over it; empty where there is none. */
  role: string;
  heading: string;
  /** What the lexicon knows that heading to announce; empty where it does not; and how many units ago it stood. */
  announced: string;
  since: number;
  bullet: boolean;
  /** The chance that the clause alone would be one, and its likeliest role, by the first pass. */
  alone: number;
  aloneRole: string;
  /** The clauses of its unit, and its place among them. */
  count: number;
  place: number;
}

const FIRST_WORDS = 4;

/** Rows of the gate's table for a clause. */
export function gateFeatures(flat: string, { start, end }: Range, standing: Standing): number[] {
  const features = new Features(GATE_ROWS);
  const own = flat.slice(start, end);
  const words = own.match(/[\p{L}\p{N}%€$£]+/gu) ?? [];
  const unit = step(standing.unit);
  const alone = step(standing.alone);
  const marks = marksIn(own);
  // What counts most is said several times, so that it outweighs single words.
  for (const weight of ["1", "2", "3", "4"]) features.add(`u${weight}`, unit);
  features.add("ua", unit + alone);
  features.add("a", alone);
  features.add("r", standing.role);
  features.add("ra", `${standing.role} ${standing.aloneRole}`);
  features.add("h", standing.heading);
  features.add("hr", `${standing.heading} ${standing.role}`);
  const near = `${standing.announced}${Number(standing.bullet)}${Math.min(3, Math.floor(standing.since / 3))}`;
  for (const weight of ["1", "2", "3"]) features.add(`ha${weight}`, near);
  features.add("hu", near + unit);
  features.add("n", `${Math.min(3, standing.count)}${Math.min(2, standing.place)}`);
  features.add("l", `${Math.min(8, words.length)}`);
  features.add("m", marks.join());
  for (const mark of marks) {
    features.add("mu", mark);
    features.add("muu", mark + unit);
  }
  features.add("nx", step(standing.after));
  features.add("pv", step(standing.before));
  for (const word of words.slice(0, FIRST_WORDS)) features.add("w", word.slice(0, 5));
  return features.rows;
}

/** Chances in steps that are finer towards their ends. */
function step(chance: number): string {
  const odds = Math.log((chance + 1e-4) / (1 - chance + 1e-4));
  return String(Math.max(-6, Math.min(6, Math.round(odds))));
}
