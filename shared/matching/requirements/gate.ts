/** Whether a clause asks something of the person: what its unit's role says, weighed with the clause's own words. */
import { headingKind } from "../../lexicon/headings.ts";
import { ROLES } from "../../models/roles.ts";
import { fold } from "../../letters/fold.ts";
import type { Range } from "../../letters/flat.ts";
import { MARK_NAMES } from "./marks.ts";

export interface Standing {
  /** The chance of each role for its unit, by both passes, and for the clause alone, by the first. */
  unit: ArrayLike<number>;
  alone: ArrayLike<number>;
  /** The chance that the units before and after it ask for something; 0 where there is none. */
  before: number;
  after: number;
  /** The highest such chance, alone, of the other clauses of its unit; 0 when it has none. */
  others: number;
  /** The share of the posting's units that ask for something. */
  asking: number;
  /** The likeliest role of the heading over it; empty where there is none. */
  heading: string;
  /** What the lexicon knows that heading to announce; empty where it does not; and how many units ago it stood. */
  announced: string;
  since: number;
  bullet: boolean;
  /** The clauses of its unit, and its place among them. */
  count: number;
  place: number;
  /** Its closed marks, by `marksIn`. */
  marks: readonly string[];
  /** The skills that it names. */
  skills: number;
}

const HEADINGS = ROLES.filter((role) => role.startsWith("heading:"));
const ANNOUNCED = ["requirement", "nice", "duty", "benefit", "about", "process", "legal", "facts"];

/** What the gate is told about a clause. */
export function gateInput(flat: string, { start, end }: Range, standing: Standing): Float32Array {
  const own = flat.slice(start, end);
  const words = own.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  const is = (yes: boolean) => (yes ? 1 : 0);
  const cells = [
    ...Array.from(standing.unit),
    ...Array.from(standing.alone),
    ...HEADINGS.map((role) => is(role === standing.heading)),
    ...ANNOUNCED.map((kind) => is(kind === standing.announced)),
    ...MARK_NAMES.map((mark) => is(standing.marks.includes(mark))),
    odds(standing.unit[0]!),
    odds(standing.alone[0]!),
    odds(standing.before),
    odds(standing.after),
    standing.others,
    standing.asking,
    headingKind(fold(own)) === null ? 0 : 1,
    is(standing.skills > 0),
    Math.min(1, standing.skills / 4),
    is(/^\p{Lu}/u.test(own)),
    is(/[?!]$/.test(own)),
    standing.heading === "" ? 0 : 1 / (1 + standing.since / 3),
    is(standing.bullet),
    Math.min(1, standing.count / 6),
    is(standing.place === 0),
    is(standing.count === 1),
    is(words < 2),
    is(words < 4),
    Math.min(1, words / 24),
  ];
  return Float32Array.from(cells);
}

/** Chances spread out towards their ends; about −2 to 2. */
function odds(chance: number): number {
  return Math.log((chance + 1e-3) / (1 - chance + 1e-3)) / 3;
}
