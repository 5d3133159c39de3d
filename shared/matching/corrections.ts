/**
 * What a person says of a posting's requirements: that one is none, or is a must or a wish. The reading stays as it was read;
 * corrections stand beside it and are laid over it wherever it is scored, shown or written from, so that taking one back
 * gives exactly what was read.
 */
import type { Requirement, RequirementCorrection } from "../contract/index.ts";
import { fold } from "../text/index.ts";

/**
 * How much of the longer clause the shorter one must be to be the same one, cut elsewhere by another reading. Half: a part of
 * a list ("Go" of "Go, SQL and Kafka") is a requirement of its own, and hiding it would be worse than asking again.
 */
const SAME_CLAUSE = 0.5;

type Named = Pick<Requirement, "text">;

/** The share of the longer clause that the shorter is, when it holds all words of that; 0 when each has words of its own. */
function likeness(one: string, other: string): number {
  const [shorter, longer] = [one.split(" "), other.split(" ")].toSorted((a, b) => a.length - b.length) as [
    string[],
    string[],
  ];
  const left = [...longer];
  for (const word of shorter) {
    const at = left.indexOf(word);
    if (at === -1) return 0;
    left.splice(at, 1);
  }
  return shorter.length / longer.length;
}

function isSameClause(one: string, other: string): boolean {
  return likeness(one, other) >= SAME_CLAUSE;
}

/** Folded words and what was said of them; of the same words the last word counts. */
function byWords(corrections: readonly RequirementCorrection[]): Map<string, RequirementCorrection> {
  return new Map(corrections.map((correction) => [fold(correction.text), correction]));
}

/** Those whose words the posting no longer has as a requirement: another reading may have cut the clause otherwise. */
function adrift(
  corrections: Map<string, RequirementCorrection>,
  requirements: readonly Named[],
): Map<string, RequirementCorrection> {
  const read = new Set(requirements.map(({ text }) => fold(text)));
  return new Map([...corrections].filter(([words]) => !read.has(words)));
}

/** What was said of each requirement, in their order; null for those of which nothing was. */
export function correctionsOf(
  requirements: readonly Named[],
  corrections: readonly RequirementCorrection[],
): (RequirementCorrection | null)[] {
  if (corrections.length === 0) return requirements.map(() => null);
  const said = byWords(corrections);
  const loose = adrift(said, requirements);
  return requirements.map(({ text }) => {
    const words = fold(text);
    const exact = said.get(words);
    if (exact) return exact;
    const [nearest] = [...loose]
      .filter(([other]) => isSameClause(words, other))
      .toSorted(([a], [b]) => likeness(words, b) - likeness(words, a) || (a < b ? -1 : 1));
    return nearest ? nearest[1] : null;
  });
}

/** The requirements as the person has corrected them: what is none is gone, the others are as important as was said. */
export function applyCorrections<R extends Requirement>(
  requirements: readonly R[],
  corrections: readonly RequirementCorrection[],
): R[] {
  const said = correctionsOf(requirements, corrections);
  return requirements.flatMap((requirement, index) => {
    const as = said[index]?.as ?? requirement.importance;
    if (as === "none") return [];
    return [as === requirement.importance ? requirement : { ...requirement, importance: as }];
  });
}

/** Whether the one says the same as the other, in whatever order. */
export function sameCorrections(
  one: readonly RequirementCorrection[],
  other: readonly RequirementCorrection[],
): boolean {
  const [mine, theirs] = [byWords(one), byWords(other)];
  return mine.size === theirs.size && [...mine].every(([words, { as }]) => theirs.get(words)?.as === as);
}

/** The requirement that these words name, cut a little otherwise at most; null when there is none. */
export function requirementNamed<R extends Named>(requirements: readonly R[], text: string): R | null {
  const words = fold(text);
  const [nearest] = requirements
    .map((requirement) => ({ requirement, like: likeness(words, fold(requirement.text)) }))
    .filter(({ like }) => like >= SAME_CLAUSE)
    .toSorted((a, b) => b.like - a.like);
  return nearest?.requirement ?? null;
}

/** The corrections with this one in the place of whatever was said of the same requirement; `as: null` takes that back. */
export function withCorrection(
  corrections: readonly RequirementCorrection[],
  requirements: readonly Named[],
  { text, as }: { text: string; as: RequirementCorrection["as"] | null },
): RequirementCorrection[] {
  const words = fold(text);
  const loose = adrift(byWords(corrections), requirements);
  const others = corrections.filter((correction) => {
    const other = fold(correction.text);
    return other !== words && !(loose.has(other) && isSameClause(words, other));
  });
  return as === null ? others : [...others, { text, as }];
}
