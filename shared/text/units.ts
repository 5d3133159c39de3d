/** A posting's units: what its author set down as one heading, point or sentence, as ranges of the original text. */
import { breakFeatures, possibleBreaks, SURE_JOINTS, widestLine } from "./breaks.ts";
import { FUNCTION_WORDS } from "../lexicon/function-words.ts";
import { headingKind } from "../lexicon/headings.ts";
import { spellingsOf } from "../lexicon/table.ts";
import { isLower, type Range } from "../letters/flat.ts";
import { fold } from "../letters/fold.ts";
import { type Line, physicalLines } from "./lines.ts";

export interface Unit extends Range {
  /** A bullet, number or dash stands before it. */
  bullet: boolean;
  /** It has a line of its own. */
  alone: boolean;
  /** Set off as a heading by mark-up or by standing in a label column. */
  marked: boolean;
  /** A blank line stands before its line. */
  blankBefore: boolean;
}

/** The chance that each possible break of a line is one, from the features of `breakFeatures`. */
export type BreakModel = (features: readonly number[][]) => number[];

/** Lines under this length keep their blanks: nobody's breaks were lost there. */
const WHOLE_LINE = 100;
const SURE = 0.28;
/** A colon parts a label from its value in most lines; only a long text hides headings behind it. */
const SURE_COLON = 0.6;
/** A capital inside a word is seldom anything else. */
const SURE_GLUED = 0.35;
/** Narrower texts are not wrapped: each of their lines is its own. */
const NARROWEST_WRAP = 60;
const LONGEST = 900;
const LONGEST_LABEL = 50;
/** What ends the point that a bullet opened. */
const ENDS_POINT: ReadonlySet<string> = new Set(["stop", "line"]);
/** What parts statements in short lines too. */
const SHOWN: ReadonlySet<string> = new Set(["line", "glued", "wide", "dash", "star"]);

const OPENING_MARKS =
  /^(?:[\s•●▪■□◦‣∙➢➤►▶✓✔★☑◆○¬▸→⁃·*|…\uf0b7\uf0a7\uf0d8-]|[–—]|\p{Extended_Pictographic}\uFE0F?)+/u;
const CLOSING_MARKS = /[\s*|•·]+$/u;

/** The units in order; marks and blanks around them are left out. */
export function unitsOf(text: string, flat: string, isBreak: BreakModel): Unit[] {
  const found: Unit[] = [];
  const widest = widestLine(text);
  for (const stretch of stretches(physicalLines(text))) {
    const first = stretch[0]!;
    const end = stretch.at(-1)!.end;
    const cuts = cutsOf(text, flat, { start: first.start, end, widest }, isBreak);
    const ends = [...cuts.map(({ at }) => at), end];
    let from = first.start;
    for (const [index, to] of ends.entries()) {
      const opened = cuts[index - 1];
      const closed = cuts[index];
      const range = bare(text, from, to);
      if (range !== null)
        found.push({
          ...range,
          bullet: opened
            ? isMark(text, opened.at) || (first.bullet && !ENDS_POINT.has(opened.joint))
            : first.bullet,
          alone: (!opened || opened.joint === "line") && (!closed || closed.joint === "line"),
          marked: first.marked && index === 0,
          blankBefore: first.blankBefore && index === 0,
        });
      from = to;
    }
  }
  return found;
}

/** Lines that a wrap may have parted: each but the first begins without a mark, a heading sign or a blank line. */
export function stretches(lines: readonly Line[]): Line[][] {
  const found: Line[][] = [];
  for (const line of lines) {
    const last = found.at(-1);
    const open = !line.blankBefore && !line.bullet && !line.marked && !last?.at(-1)!.marked;
    if (last && open) last.push(line);
    else found.push([line]);
  }
  return found;
}

interface Cut {
  at: number;
  joint: string;
}

function cutsOf(text: string, flat: string, stretch: Range & { widest: number }, isBreak: BreakModel): Cut[] {
  const { start, end, widest } = stretch;
  const breaks = possibleBreaks(text, flat, start, end);
  if (breaks.length === 0) return [];
  const open = new Set(
    breaks.filter(
      ({ at, joint }) => !SURE_JOINTS.has(joint) && (SHOWN.has(joint) || lineLength(text, at) > WHOLE_LINE),
    ),
  );
  const told = isBreak(breakFeatures(text, stretch, breaks, widest, open));
  const chances = new Map([...open].map((one, index) => [one, told[index]!] as const));
  const cuts: Cut[] = [];
  const row = rowsOfMarks(text, breaks);
  let from = start;
  for (const one of breaks) {
    const { at, joint } = one;
    const sure =
      SURE_JOINTS.has(joint) ||
      (joint === "line" && endsLine(text, at, widest)) ||
      (joint === "colon" && announces(text.slice(from, at))) ||
      (row.has(joint) && opensRow(text, at) && at > start);
    if (joint !== "bullet" && isInBrackets(text, from, at)) continue;
    if (joint === "line" && goesOn(text, at)) continue;
    const least = joint === "colon" ? SURE_COLON : joint === "glued" ? SURE_GLUED : SURE;
    if (sure || (chances.get(one) ?? 0) > least || at - from > LONGEST) {
      cuts.push({ at, joint });
      from = at;
    }
  }
  return cuts;
}

/** Shorter lines were ended by their authors. */
const SHORTEST_WRAPPED = 40;
const LINKS: ReadonlySet<string> = new Set(
  FUNCTION_WORDS.filter(({ key }) => key === "article" || key === "conjunction").flatMap((concept) =>
    spellingsOf(concept).map(fold),
  ),
);
const ENDS_OPEN = /[\p{L},&/-]\s*$/u;

/** A wrapped line goes on in the next: it ends with a word that joins, or open before small letters. */
function goesOn(text: string, at: number): boolean {
  const end = text.lastIndexOf("\n", at - 1);
  const line = text.slice(text.lastIndexOf("\n", end - 1) + 1, end);
  if (line.length < SHORTEST_WRAPPED) return false;
  const last = /(\p{L}+)\s*$/u.exec(line)?.[1];
  return (last !== undefined && LINKS.has(fold(last))) || (isLower(text[at]) && ENDS_OPEN.test(line));
}

const LONGEST_BRACKET = 120;

/** A bracket that was opened since the last cut closes on the same line not far ahead. */
function isInBrackets(text: string, from: number, at: number): boolean {
  const before = text.slice(Math.max(from, at - LONGEST_BRACKET), at);
  if (before.lastIndexOf("(") <= before.lastIndexOf(")")) return false;
  const closed = /^[^()\n]*\)/.exec(text.slice(at, at + LONGEST_BRACKET));
  return closed !== null;
}

/** "Requirements: …": a heading that is known to announce what is asked, on the line of what it announces. */
function announces(label: string): boolean {
  const kind = label.length <= LONGEST_LABEL ? headingKind(fold(label)) : null;
  return kind === "requirement" || kind === "nice";
}

/** The line before `at` was ended by its author: it announces what follows, or nothing here is wrapped. */
function endsLine(text: string, at: number, widest: number): boolean {
  return widest < NARROWEST_WRAP || /:\s*$/.test(text.slice(Math.max(0, at - 4), at));
}

/** So many equal marks before capitals are bullets. */
const ROW = 3;

/** The kinds of marks that stand before capitals again and again. */
function rowsOfMarks(text: string, breaks: readonly Cut[]): ReadonlySet<string> {
  const marks = ["dash", "star"];
  return new Set(
    marks.filter(
      (mark) => breaks.filter(({ at, joint }) => joint === mark && opensRow(text, at)).length >= ROW,
    ),
  );
}

function opensRow(text: string, at: number): boolean {
  return /^[-–*]?\s*[\p{Lu}¿]/u.test(text.slice(at, at + 6));
}

function lineLength(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return (end === -1 ? text.length : end) - (text.lastIndexOf("\n", at - 1) + 1);
}

function isMark(text: string, at: number): boolean {
  return !/[\p{L}\p{N}"“„«(¿¡]/u.test(text[at]!);
}

function bare(text: string, start: number, end: number): Range | null {
  const own = text.slice(start, end);
  const from = start + (OPENING_MARKS.exec(own)?.[0].length ?? 0);
  const to = end - (CLOSING_MARKS.exec(own)?.[0].length ?? 0);
  return to - from > 1 && /[\p{L}\p{N}]/u.test(text.slice(from, to)) ? { start: from, end: to } : null;
}
