/** Reads a posting's text without a model of others: its facts and what it asks for (decisions, sections 1 and 6). */
import type { PostingReading } from "../../contract/index.ts";
import { roleIndex } from "../../models/roles.ts";
import { readFacts } from "./facts/index.ts";
import { placedUnits, requirementsIn, rolesAt } from "./read.ts";
import { readingModels } from "./models.ts";
import { quoted, sourceOf } from "./source.ts";

export { loadWeights } from "#weights";
export { seniorityOf } from "./facts/terms.ts";
export { KINDS } from "./kinds.ts";
export { rolesAt } from "./read.ts";
export { ABILITY, CONDITION, LICENCE, PERSONAL } from "./vocabulary/cues.ts";
export { yearsOf } from "./years.ts";

/** A piece of what a posting tells of one thing. */
export interface PostingPiece {
  /** Verbatim. */
  text: string;
  /** Whether a sentence begins with it; wrapped lines begin in the middle of one. */
  opens: boolean;
  /** The chance that it tells of that (0–1). */
  chance: number;
}

/** Where a sentence, or what announces one, ends. */
const ENDED = /[.!?:…]["”’)]*\s*$/u;

/** What a posting tells of the employer, or of the work, in the order of the text. */
export function piecesAbout(what: "about" | "duty", text: string): PostingPiece[] {
  const column = roleIndex(what);
  const source = sourceOf(text);
  const units = placedUnits(source.text, source.flat, readingModels());
  return units.flatMap((unit, at): PostingPiece[] => {
    if (unit.role !== what) return [];
    const before = units[at - 1];
    const opens =
      before === undefined ||
      unit.bullet ||
      before.role.startsWith("heading") ||
      ENDED.test(source.text.slice(before.start, before.end)) ||
      /\n\s*\n/u.test(source.text.slice(before.end, unit.start));
    return [{ text: quoted(source, unit).text, opens, chance: unit.chances[column]! }];
  });
}

/** Facts that were captured beside the text; they win over what the text says. */
export type KnownFacts = Partial<
  Pick<PostingReading, "title" | "company" | "location" | "work_mode" | "employment_type" | "salary">
>;

/**
 * What a posting's text says. Null or an empty list: not said. Every requirement's `text` is
 * `text.slice(start, end)`; the same text always gives the same reading, and what it says twice counts once.
 */
export function readPosting(text: string, known: KnownFacts = {}): PostingReading {
  const source = sourceOf(text);
  const models = readingModels();
  const units = placedUnits(source.text, source.flat, models);
  const requirements = requirementsIn(source.text, source.flat, units, models);
  const facts = readFacts(source.text, rolesAt(units));
  return {
    title: known.title ?? facts.title,
    company: known.company ?? facts.company,
    location: known.location ?? facts.location,
    work_mode: known.work_mode ?? facts.work_mode,
    employment_type: known.employment_type ?? facts.employment_type,
    seniority: facts.seniority,
    salary: known.salary ?? facts.salary,
    requirements: requirements.map((one) => ({ ...one, ...quoted(source, one) })),
  };
}
