/** What postings ask for most often that the portrait does not show, and what showing it would change (docs/cases.md). Pure. */
import type { Gap, LackedRequirement } from "@career-portrait/shared/contract";
import { blocks, overallIfMet, type Weighed, type WeighedGap } from "@career-portrait/shared/matching";
import { canonicalSkill } from "@career-portrait/shared/skills";
import { fold } from "@career-portrait/shared/text";

/** What of a gap its name is read from. */
export type LackingGap = WeighedGap & Pick<Gap, "requirement" | "closing">;

/** A scored opportunity, and of its score what these figures need. */
export interface ScoredPosting {
  id: string;
  title: string;
  company: string | null;
  overall: number;
  strengths: readonly Weighed[];
  gaps: readonly LackingGap[];
}

/** Most that are told. */
const MOST = 12;
const EXAMPLES = 5;
/** From so many scored postings on, what one of them lacks alone is not told: it is not often. */
const ENOUGH = 5;

interface Thing {
  key: string;
  name: string;
  kind: LackedRequirement["kind"];
}

interface Lack extends Thing {
  gap: LackingGap;
  /** Whether its line lacks something else too that does not stand for it. */
  withOthers: boolean;
}

/** A technology is the same whether it is asked for as a skill or as experience; a paper about it is another thing. */
function thing(kind: Thing["kind"], name: string): Thing {
  const sort = kind === "experience" || kind === "other" ? "skill" : kind;
  return { key: `${sort} ${fold(name)}`, name, kind: sort };
}

function listed(params: NonNullable<Gap["closing"]>["params"], name: string): string[] {
  const value = params[name];
  return Array.isArray(value) ? value : [];
}

/** The things a gap would be closed by that have a name everywhere; else the requirement itself, by its own words. */
function lacksOf(gap: LackingGap): Lack[] {
  const { kind, requirement, closing } = gap;
  const params = closing?.params ?? {};
  const said = [...listed(params, "things"), ...listed(params, "languages")];
  const isNamed = kind === "language" || kind === "education" || kind === "certification";
  const names = isNamed ? said : said.flatMap((words) => canonicalSkill(words) ?? []);
  const things = [...new Map(names.map((name) => thing(kind, name)).map((one) => [one.key, one])).values()];
  if (things.length === 0) return [{ ...thing(kind, requirement), kind, gap, withOthers: false }];
  const withOthers = said.length > 1 && params["either"] !== true;
  return things.map((one) => ({ ...one, gap, withOthers }));
}

/** The role's own row is what somebody has done, no requirement to be added; what no portrait shows weighs nothing. */
function isLack({ kind, verdict, weight }: LackingGap): boolean {
  return kind !== "role" && verdict !== "unknowable" && weight > 0;
}

function points(value: number): number {
  return Math.round(value * 10) / 10;
}

interface Occurrence {
  posting: ScoredPosting;
  thing: Thing;
  withOthers: boolean;
  points: number;
  unlocks: boolean;
}

/** Each thing that a posting lacks, once, with what its score would be if all lines that ask for it were met. */
function occurrencesIn(posting: ScoredPosting): Occurrence[] {
  const lacks = posting.gaps.filter(isLack).flatMap(lacksOf);
  return [...Map.groupBy(lacks, ({ key }) => key).values()].map((own) => {
    const met = new Set(own.map(({ gap }) => gap));
    const score = overallIfMet(posting, (gap) => met.has(gap)) ?? posting.overall;
    const blocking = posting.gaps.filter(blocks);
    return {
      posting,
      thing: own[0]!,
      withOthers: own.every(({ withOthers }) => withOthers),
      points: Math.max(0, points(score - posting.overall)),
      unlocks: blocking.length > 0 && blocking.every((gap) => met.has(gap)),
    };
  });
}

/** What is lacked most often, the most points first where that is equally often. */
export function lacksIn(postings: readonly ScoredPosting[]): LackedRequirement[] {
  const byThing = Map.groupBy(postings.flatMap(occurrencesIn), ({ thing: { key } }) => key);
  const least = postings.length < ENOUGH ? 1 : 2;
  return [...byThing.values()]
    .filter((own) => own.length >= least)
    .map(told)
    .toSorted(
      (a, b) => b.postings - a.postings || b.points.total - a.points.total || (a.name < b.name ? -1 : 1),
    )
    .slice(0, MOST);
}

function told(own: Occurrence[]): LackedRequirement {
  const best = own.toSorted((a, b) => b.points - a.points || (a.posting.id < b.posting.id ? -1 : 1));
  const { name, kind } = own[0]!.thing;
  return {
    name,
    kind,
    postings: own.length,
    with_others: own.filter(({ withOthers }) => withOthers).length,
    points: {
      least: best.at(-1)!.points,
      most: best[0]!.points,
      total: points(own.reduce((sum, one) => sum + one.points, 0)),
    },
    unlocks: own.filter(({ unlocks }) => unlocks).length,
    examples: best.slice(0, EXAMPLES).map(({ posting: { id, title, company }, points: added }) => ({
      id,
      title,
      company,
      points: added,
    })),
  };
}
