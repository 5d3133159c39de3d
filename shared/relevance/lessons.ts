/**
 * What a person's decisions teach: for each fact of postings, how much oftener those with it were kept than those without. Counted, not
 * trained: every lesson can be read, checked against the rows behind it, and switched off.
 */
import { traitsOf } from "./traits.ts";
import type { Lesson, RelevancePosting, Trait } from "./types.ts";

/** A posting that was decided about. */
export interface Decided extends Pick<
  RelevancePosting,
  "title" | "company" | "location" | "work_mode" | "source"
> {
  /** Added or brought back, as against dismissed. */
  kept: boolean;
}

/** Fewer decisions about a fact are chance. */
const LEAST = 3;
/** Decisions of the usual mixture that stand beside those counted, so that three of three is no certainty. */
const PRIOR = 3;
/** Points for each factor of e in the odds. */
const POINTS = 8;
const MOST_POINTS = 16;
/** A lesson smaller than this changes no order worth telling. */
const LEAST_POINTS = 2;

const NAMES: Record<Trait, (name: string) => string> = {
  company: (name) => `from ${name}`,
  title: (name) => `with "${name}" in the title`,
  location: (name) => `in ${name}`,
  work_mode: (name) => `that are ${name}`,
  source: (name) => `found by ${name}`,
};

function odds(kept: number, of: number, usual: number): number {
  return (kept + PRIOR * usual) / (of - kept + PRIOR * (1 - usual));
}

/** @returns lessons with the strongest first; the same decisions in any order teach the same. */
export function lessonsOf(decisions: readonly Decided[]): Lesson[] {
  const counts = new Map<string, { trait: Trait; value: string; name: string; kept: number; of: number }>();
  for (const decision of decisions) {
    for (const { trait, value, name } of traitsOf(decision)) {
      const key = `${trait}:${value}`;
      const count = counts.get(key) ?? { trait, value, name, kept: 0, of: 0 };
      // Spelt as it may be, it is one fact; the same spelling whatever the order.
      if (name < count.name) count.name = name;
      counts.set(key, { ...count, kept: count.kept + Number(decision.kept), of: count.of + 1 });
    }
  }
  const all = decisions.filter(({ kept }) => kept).length;
  return [...counts.values()]
    .filter(({ of }) => of >= LEAST && decisions.length - of >= LEAST)
    .map(({ trait, value, name, kept, of }): Lesson => {
      // Beside the decisions about postings without this fact: what all of them share teaches nothing.
      const usual = (all - kept + 1) / (decisions.length - of + 2);
      const lift = Math.log(odds(kept, of, usual) / odds(0, 0, usual));
      const points = Math.round(Math.max(-MOST_POINTS, Math.min(MOST_POINTS, POINTS * lift)));
      const isKept = points > 0;
      const times = isKept ? kept : of - kept;
      const because = `You ${isKept ? "kept" : "dismissed"} ${times} of ${of} postings ${NAMES[trait](name)}`;
      const params = { kept: isKept, times, of, trait, name };
      return { trait, value, points, because, explanation: { code: "lesson", params } };
    })
    .filter(({ points }) => Math.abs(points) >= LEAST_POINTS)
    .toSorted(
      (a, b) =>
        Math.abs(b.points) - Math.abs(a.points) ||
        (`${a.trait}:${a.value}` < `${b.trait}:${b.value}` ? -1 : 1),
    );
}
