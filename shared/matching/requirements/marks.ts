/** The closed things that a clause may name: what its kind and its borders are told by. */
import {
  CONDITION,
  DEGREE,
  EXPERIENCE,
  KNOWING,
  LICENCE,
  MUST,
  NICE,
  PERSONAL,
  SPEAKS,
  SPOKEN_NAMES,
} from "./vocabulary/cues.ts";
import { remembering } from "../../text/index.ts";
import { yearsOf } from "./years.ts";

const MARKS: readonly (readonly [string, (flat: string) => boolean])[] = [
  ["years", (flat) => yearsOf(flat) !== null],
  ["degree", (flat) => DEGREE.test(flat)],
  ["licence", (flat) => LICENCE.test(flat)],
  ["language", (flat) => SPOKEN_NAMES.test(flat)],
  ["nice", (flat) => NICE.test(flat)],
  ["must", (flat) => MUST.test(flat)],
  ["condition", (flat) => CONDITION.test(flat)],
  ["experience", (flat) => EXPERIENCE.test(flat)],
  ["knowing", (flat) => KNOWING.test(flat)],
  ["personal", (flat) => PERSONAL.test(flat)],
  ["speaks", (flat) => SPEAKS.test(flat)],
];

/** Every mark, in order. */
export const MARK_NAMES: readonly string[] = MARKS.map(([name]) => name);

/** The names of the marks that a flattened clause carries; asked for what parts it, for whether it asks and for its kind. */
export const marksIn = remembering(1_000, (flat): readonly string[] =>
  MARKS.filter(([, carries]) => carries(flat)).map(([name]) => name),
);
