/** Splits a unit into the clauses that ask for something of their own, by a model of what may part them (docs/models.md). */
import { Features } from "../../text/index.ts";
import type { Range } from "../../letters/flat.ts";
import { softens } from "./importance.ts";
import { marksIn } from "./marks.ts";
import { oneLine } from "../../letters/pattern.ts";

export const JOINT_ROWS = 1 << 14;

/** Opens a wish at the end of a demand: "…, ideally in retail". */
const WISH = oneLine`
    ideally|preferably|idealerweise|vorzugsweise|bevorzugt|bestenfalls|optimalerweise|idealement|
    de preference|idealmente|preferentemente|preferiblemente|de preferencia|preferencialmente|
    bij voorkeur|liefst|idealiter|preferibilmente|helst`;

export interface Joint {
  /** Where the words before it end and those after it begin. */
  from: number;
  to: number;
  word: string;
  /** A semicolon, or where a wish begins or ends: no model is asked. */
  sure: boolean;
}

/** The chance that each joint of a unit parts two clauses, from its features. */
export type JointModel = (features: readonly number[][]) => number[];

const JOINT = new RegExp(
  `[,;:]? *[(]?(?<=[ (,])(?=(?:${WISH})(?![\\p{L}]))|` +
    "(?:[,;:]|(?<=\\S)\\))? *(?: (?:and|but|plus|with|or|und|oder|aber|mit|sowie|et|ou|mais|avec|y|o|pero|con|e|com|en|of|" +
    "maar|met|evenals) | (?:as well as|along with|ainsi que|asi como|and/or) | [-–—/&+] | \\(|[,;:] |\\) )",
  "gu",
);
const WISH_AHEAD = new RegExp(`^(?:${WISH})(?![\\p{L}])`, "u");
/** "(Swedish preferred)": a bracket that wishes for something of its own. */
const WISHED_IN_BRACKETS = /\(([^()]{4,80})\)/gu;
/** A joint above this chance parts two clauses. */
const PARTED = 0.45;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’+#.-]*/gu;
const EDGE = /[\s,;:()–—-]/;

/** What may part two clauses of a unit; offsets into the text. */
export function jointsOf(flat: string, { start, end }: Range): Joint[] {
  const own = flat.slice(start, end);
  const edges = wishedBrackets(own);
  return [...own.matchAll(JOINT)].flatMap(({ 0: gap, index }) => {
    const past = index + gap.length;
    const word = gap.trim();
    const bracket = edges.some((edge) => edge >= index && edge <= past);
    const sure = word === ";" || bracket || WISH_AHEAD.test(own.slice(past, past + 24));
    const [from, to] = [start + index, start + past];
    return from > start + 1 && to < end - 1 ? [{ from, to, word, sure }] : [];
  });
}

/** Where brackets open and close that soften more than themselves. */
function wishedBrackets(own: string): number[] {
  return [...own.matchAll(WISHED_IN_BRACKETS)].flatMap(({ 0: whole, 1: inner, index }) =>
    softens(inner!) ? [index, index + whole.length - 1] : [],
  );
}

/** What the model is told about each joint of a unit. */
export function jointFeatures(flat: string, unit: Range, joints: readonly Joint[]): number[][] {
  const segments = segmentsOf(unit, joints).map(({ start, end }) => {
    const own = flat.slice(start, end);
    const words = own.match(WORD) ?? [];
    return { words, marks: marksIn(own) };
  });
  return joints.map(({ word }, at) => {
    const features = new Features(JOINT_ROWS);
    const before = segments[at]!;
    const after = segments[at + 1]!;
    const [left, right] = [before.words, after.words];
    const sizes = `${size(left.length)}${size(right.length)}`;
    features.add("j", word);
    features.add("z", word + sizes);
    features.add("n", `${word}${Math.min(joints.length, 8)}`);
    features.add("#", `${Math.min(at, 4)}`);
    features.add("r1", right[0] ?? "");
    features.add("jr1", `${word} ${right[0] ?? ""}`);
    features.add("r2", `${right[0] ?? ""} ${right[1] ?? ""}`);
    features.add("l1", left.at(-1) ?? "");
    features.add("jl1", `${word} ${left.at(-1) ?? ""}`);
    features.add("f1", left[0] ?? "");
    features.add("f", `${left[0] ?? ""} ${right[0] ?? ""}`);
    features.add("r3", (right[0] ?? "").slice(-3));
    for (const one of left.slice(-6)) features.add("lw", one);
    for (const one of right.slice(0, 6)) features.add("rw", one);
    for (const one of right.slice(0, 6)) features.add("rp", one.slice(0, 5));
    const [told, tells] = [before.marks.join(), after.marks.join()];
    features.add("ml", told);
    features.add("mr", tells);
    features.add("mm", `${told}|${tells}`);
    features.add("jmm", `${word}${told}|${tells}`);
    for (const mark of after.marks) features.add("m", `${word}${mark}${Number(before.marks.includes(mark))}`);
    const rest = segments.slice(at + 1).flatMap(({ marks }) => marks);
    const past = segments.slice(0, at + 1).flatMap(({ marks }) => marks);
    features.add("mp", `${[...new Set(past)].toSorted().join()}|${[...new Set(rest)].toSorted().join()}`);
    return features.rows;
  });
}

/** The clauses of a unit in order; the unit itself when it asks for one thing. */
export function clausesOf(text: string, flat: string, unit: Range, isJoint: JointModel): Range[] {
  const joints = jointsOf(flat, unit);
  if (joints.length === 0) return [tidy(text, unit)];
  const chances = isJoint(jointFeatures(flat, unit, joints));
  const chosen = joints.filter(({ sure }, at) => sure || chances[at]! > PARTED);
  return segmentsOf(unit, chosen)
    .map((segment) => tidy(text, segment))
    .filter(({ start, end }) => end - start > 1);
}

function segmentsOf({ start, end }: Range, joints: readonly Joint[]): Range[] {
  const starts = [start, ...joints.map(({ to }) => to)];
  const ends = [...joints.map(({ from }) => from), end];
  return starts.map((from, at) => ({ start: from, end: ends[at]! }));
}

/** Without stops and blanks at its ends; a bracket that closes one of its own stays. */
function tidy(text: string, range: Range): Range {
  let { start, end } = range;
  while (start < end && EDGE.test(text[start]!)) start += 1;
  while (end > start && /[\s.,;:!?()–—*-]/.test(text[end - 1]!)) {
    if (text[end - 1] === ")" && text.slice(start, end).includes("(")) break;
    end -= 1;
  }
  return { start, end };
}

function size(words: number): string {
  return words < 2 ? "1" : words < 4 ? "3" : words < 8 ? "7" : "9";
}
