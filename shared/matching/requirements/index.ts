/** Reads a posting's text without a model: its facts and what it asks for (decisions, sections 1 and 6). */
import { findSkills, type FoundSkill } from "@career-portrait/shared/skills";
import { detectLanguage, fold, type Language } from "@career-portrait/shared/text";
import type { PostingReading, Requirement } from "../../contract/posting.ts";
import { type Clause, clausesOf } from "./clauses.ts";
import { readFacts } from "./facts/index.ts";
import { flatten } from "./flat.ts";
import { importanceOf } from "./importance.ts";
import { kindOf } from "./kind.ts";
import { type Piece, pieces } from "./pieces.ts";
import { skillsOf } from "./skills.ts";
import { featuresOf, type Features, weigh, withNeighbours } from "./weigh.ts";
import { yearsOf } from "./years.ts";

/** Facts that were captured beside the text; they win over what the text says. */
export type KnownFacts = Partial<
  Pick<PostingReading, "title" | "company" | "location" | "work_mode" | "employment_type" | "salary">
>;

/** A clause that may be a requirement, with the cues it was weighed by. */
export interface Candidate {
  clause: Clause;
  requirement: Requirement;
  features: Features;
}

/** No posting is longer; what stands beyond is not read. UTF-16 units. */
const LONGEST_POSTING = 150_000;

/**
 * What a posting's text says. Null or an empty list: not said. Every requirement's `text` is
 * `text.slice(start, end)`; the same text always gives the same reading, and said twice counts once.
 */
export function readPosting(text: string, known: KnownFacts = {}): PostingReading {
  const read = text.slice(0, LONGEST_POSTING);
  const flat = flatten(read);
  const points = pieces(read, flat);
  const requirements = candidatesIn(read, flat, points)
    .filter(({ features }) => weigh(features) > 0)
    .map(({ requirement }) => requirement);
  const facts = readFacts(read, points);
  return {
    title: known.title ?? facts.title,
    company: known.company ?? facts.company,
    location: known.location ?? facts.location,
    work_mode: known.work_mode ?? facts.work_mode,
    employment_type: known.employment_type ?? facts.employment_type,
    seniority: facts.seniority,
    salary: known.salary ?? facts.salary,
    requirements: distinct(requirements),
  };
}

/** Every clause of a posting as the requirement it would be, with its cues; in order of the text. */
export function candidates(text: string): Candidate[] {
  const read = text.slice(0, LONGEST_POSTING);
  const flat = flatten(read);
  return candidatesIn(read, flat, pieces(read, flat));
}

function candidatesIn(read: string, flat: string, points: readonly Piece[]): Candidate[] {
  const language = detectLanguage(read);
  const all = points.flatMap((piece) => {
    const named = findSkills(read.slice(piece.start, piece.end)).map((skill) => moved(skill, piece.start));
    return clausesOf(read, flat, piece).map((clause) => candidate(read, flat, clause, named, language));
  });
  withNeighbours(all);
  return all;
}

/** `named`: the skills of the whole point, because guarded names ("Go", "R") need their company to be told. */
function candidate(
  text: string,
  flat: string,
  clause: Clause,
  named: readonly FoundSkill[],
  language: Language | null,
): Candidate {
  const own = text.slice(clause.start, clause.end);
  const ownFlat = flat.slice(clause.start, clause.end);
  const found = named
    .filter(({ start, end }) => start >= clause.start && end <= clause.end)
    .map((skill) => moved(skill, -clause.start));
  const years = yearsOf(ownFlat);
  const kind = kindOf(ownFlat, found, years);
  return {
    clause,
    features: featuresOf(flat, clause, found.length),
    requirement: {
      text: own,
      importance: importanceOf(flat, clause),
      kind,
      skills: skillsOf(own, ownFlat, found, kind, language),
      years,
      start: clause.start,
      end: clause.end,
    },
  };
}

function moved(skill: FoundSkill, by: number): FoundSkill {
  return { ...skill, start: skill.start + by, end: skill.end + by };
}

/** The first of each set of requirements in the same words. */
function distinct(requirements: readonly Requirement[]): Requirement[] {
  const seen = new Set<string>();
  return requirements.filter(({ text }) => {
    const key = fold(text);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
