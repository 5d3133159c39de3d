/** Every clause of a posting as the requirement it would be, with the cues that tell whether it is one. */
import { findSkills, type FoundSkill } from "@career-portrait/shared/skills";
import { detectLanguage, type Language } from "@career-portrait/shared/text";
import type { Requirement } from "../../contract/posting.ts";
import type { Clause } from "./clause.ts";
import { clausesOf } from "./clauses.ts";
import { flatten, type Range } from "./flat.ts";
import { importanceOf } from "./importance.ts";
import { kindOf } from "./kind.ts";
import { type Piece, pieces } from "./pieces.ts";
import { type Plain, plainOf } from "./plain.ts";
import { skillsOf } from "./skills.ts";
import { featuresOf, type Features, withNeighbours, withSiblings } from "./weigh.ts";
import { yearsOf } from "./years.ts";

/** A clause that may be a requirement, with the cues it was weighed by. */
export interface Candidate {
  clause: Clause;
  features: Features;
  /** Verbatim. */
  text: string;
  /** The skills that the taxonomy finds in it, with offsets into the posting's text. */
  found: readonly FoundSkill[];
}

/** A posting's text made ready for reading; offsets of text, flat and points agree. */
export interface Source {
  /** The text as it was handed in, to be quoted. */
  verbatim: string;
  /** Where each unit of `text` stands in it; null where the two agree. */
  plain: Plain | null;
  /** What is read: without mark-up and invisible characters, and with what no reader reads blanked out. */
  text: string;
  flat: string;
  points: Piece[];
  language: Language | null;
}

/** No posting is longer; what stands beyond is not read. UTF-16 units. */
const LONGEST_POSTING = 100_000;
/** Encoded data, rulers, garbage: no language that parts its words with blanks has such words. */
const NO_WORD = /[^\s\u2e80-\uffff]{300,}/g;

/** Cuts a posting's text into points. */
export function sourceOf(verbatim: string): Source {
  const plain = plainOf(verbatim.slice(0, LONGEST_POSTING));
  const read = plain?.text ?? verbatim.slice(0, LONGEST_POSTING);
  const text = withoutRepeats(read.replace(NO_WORD, blank));
  const flat = flatten(text);
  return { verbatim, plain, text, flat, points: pieces(text, flat), language: detectLanguage(text) };
}

/** Blanks out a run of lines that only says again what stands directly before it: some sites print a posting twice. */
function withoutRepeats(text: string): string {
  const lines = text.split("\n");
  const keys = lines.map((line) => line.trim());
  const filled = keys.flatMap((key, index) => (key === "" ? [] : [index]));
  const last = new Map<string, number>();
  let at = 0;
  while (at < filled.length) {
    const key = keys[filled[at]!]!;
    const before = last.get(key);
    last.set(key, at);
    const length = before === undefined ? 0 : at - before;
    const repeated =
      length > 0 &&
      filled.slice(at, at + length).every((line, offset) => keys[line] === keys[filled[before! + offset]!]);
    if (repeated && at + length <= filled.length) {
      for (const line of filled.slice(at, at + length)) lines[line] = blank(lines[line]!);
      at += length;
      last.set(key, at - length);
    } else at += 1;
  }
  return lines.join("\n");
}

function blank(run: string): string {
  return " ".repeat(run.length);
}

/** The candidates in order of the text. */
export function candidatesIn(source: Source): Candidate[] {
  const { text, flat, points } = source;
  const all = points.flatMap((point) => {
    // A point's skills are looked for in all of it: guarded names ("Go", "R") need their company to be told.
    const named = findSkills(text.slice(point.start, point.end)).map((skill) => moved(skill, point.start));
    const parts = clausesOf(text, flat, point).map((clause) => candidate(source, clause, named));
    withSiblings(parts);
    return parts;
  });
  withNeighbours(all);
  return all;
}

function candidate(source: Source, clause: Clause, named: readonly FoundSkill[]): Candidate {
  const { start, end } = clause;
  const found = named.filter((skill) => skill.start >= start && skill.end <= end);
  return {
    clause,
    features: featuresOf(source.flat, clause, found.length),
    text: quoted(source, start, end).text,
    found,
  };
}

/** The requirement that a candidate is. */
export function requirementOf(source: Source, { clause, found: named }: Candidate): Requirement {
  const { start, end } = clause;
  const flat = source.flat.slice(start, end);
  const found = named.map((skill) => moved(skill, -start));
  const years = yearsOf(flat);
  const kind = kindOf(flat, found, years, clause.title);
  const quote = quoted(source, start, end);
  return {
    text: quote.text,
    importance: importanceOf(source.flat, clause),
    kind,
    skills: skillsOf(source.text.slice(start, end), flat, found, kind, source.language),
    years,
    start: quote.start,
    end: quote.end,
  };
}

/** The original's own words for a range of what was read. */
function quoted({ verbatim, plain }: Source, start: number, end: number): Range & { text: string } {
  const from = plain ? plain.from[start]! : start;
  const to = plain ? plain.to[end - 1]! : end;
  return { start: from, end: to, text: verbatim.slice(from, to) };
}

function moved(skill: FoundSkill, by: number): FoundSkill {
  return { ...skill, start: skill.start + by, end: skill.end + by };
}
