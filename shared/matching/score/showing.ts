/** Which passages show a requirement, and what all that speaks for it comes to in numbers. */
import { chanceOf, oddsIn, oddsOf, type Trees } from "../../models/trees.ts";
import { KINDS } from "../requirements/index.ts";
import { monthsCovered, timeIn } from "./experience.ts";
import { degreeCreditOf, fieldCreditOf, findFormal } from "./formal-credit.ts";
import { LIKENESS_INPUTS, type Likenesses } from "./likeness.ts";
import type { Passage } from "./passages.ts";
import type { ReadyPortrait } from "./ready-portrait.ts";
import { type AskedWork, nearRoles } from "./role.ts";
import { coverage } from "./terms.ts";
import type { Wanted } from "./wanted.ts";
import { most } from "../../models/telling-words.ts";

/** The two judges of a passage: whether it shows the requirement at all, and whether it shows all of it. */
export interface PassageJudges {
  shows: Trees;
  meets: Trees;
}

/** A passage and the chances that it shows the requirement in part, and as a whole. */
export interface Showing {
  passage: Passage;
  shows: number;
  meets: number;
}

/** Most passages have nothing to do with a requirement, and the first trees tell: of those that come to more one in 1,000 is lost. */
const HOPELESS = [
  { trees: 12, odds: -3.26 },
  { trees: 30, odds: -3 },
];

/** What hardly shows a part does not show the whole. */
const MAY_MEET = 0.08;

/** What speaks for a requirement, the best first. */
export function showingsOf(
  { passages: { all } }: ReadyPortrait,
  { passages, inputs }: Likenesses,
  { shows, meets }: PassageJudges,
): Showing[] {
  const found: Showing[] = [];
  for (let row = 0; row < passages.length; row += 1) {
    const from = row * LIKENESS_INPUTS;
    const odds = oddsIn(HOPELESS, shows, inputs, from);
    if (odds === -Infinity) continue;
    const chance = chanceOf(odds);
    found.push({
      passage: all[passages[row]!]!,
      shows: chance,
      meets: chance < MAY_MEET ? 0 : chanceOf(oddsOf(meets, inputs, from)),
    });
  }
  return found.sort((a, b) => b.shows + b.meets - a.shows - a.meets);
}

/** Numbers of what speaks for a requirement; none of them falls when a portrait grows. */
const EVIDENCE_INPUTS = 28;
/** Numbers of the requirement alone. */
const REQUEST_INPUTS = 12 + KINDS.length;
/** The inputs with which a verdict may only rise. */
export const RISING = Array.from(
  { length: EVIDENCE_INPUTS + REQUEST_INPUTS },
  (_, at) => at < EVIDENCE_INPUTS,
);

/** From so much on a passage tells that a role's work was of this kind. */
const OF_THIS_KIND = 0.2;
const LONGEST = 20;

/** @param request the chances of each verdict by the requirement's own words */
export function verdictInputs(
  portrait: ReadyPortrait,
  wanted: Wanted,
  work: AskedWork,
  showings: readonly Showing[],
  request: ArrayLike<number>,
): Float32Array {
  const inputs = new Float32Array(RISING.length);
  let cell = 0;
  const put = (...values: number[]) => {
    for (const value of values) inputs[cell++] = value;
  };
  const { requirement, terms, words, total, parts, groups, degree } = wanted;
  const { nearTo, showing } = portrait.passages;
  const shows = showings.map((one) => one.shows).sort((a, b) => b - a);
  const meets = showings.map((one) => one.meets).sort((a, b) => b - a);
  put(shows[0] ?? 0, shows[1] ?? 0, shows[2] ?? 0, meets[0] ?? 0, meets[1] ?? 0, sumOf(shows));

  const held = words.map((word) => most(nearTo(word)));
  const weigh = (valueOf: (near: number) => number) =>
    total === 0 ? 0 : sumOf(words.map(({ weight }, at) => weight * valueOf(held[at]!))) / total;
  put(
    weigh((near) => (near === 1 ? 1 : 0)),
    weigh((near) => near),
  );
  put(...spread(parts.map((own) => bestTogether(portrait, own))));
  const [mean, least] = spread(groups.map((group) => most(group.map((name) => most(showing(name))))));
  put(mean, least);

  const highest = most(portrait.degrees.map(({ level }) => level ?? 0));
  const named = most(portrait.named.map(({ level }) => level ?? 0));
  put(
    findFormal(portrait, wanted, work)?.credit ?? 0,
    degreeCreditOf(portrait, wanted),
    fieldCreditOf(portrait, wanted),
    most(portrait.degrees.map(({ source }) => coverage(terms, source.terms))),
    degree === null ? 0 : highest - degree,
    degree === null ? 0 : Math.max(highest, named) - degree,
    shows.filter((one) => one >= OF_THIS_KIND).length,
  );

  const shownIn = new Map<string, number>();
  for (const { passage, shows: chance } of showings)
    if (passage.role !== null) shownIn.set(passage.role, Math.max(chance, shownIn.get(passage.role) ?? 0));
  const roles = nearRoles(portrait, work).map((one) => ({
    ...one,
    shown: shownIn.get(one.role.role.id) ?? 0,
  }));
  const years = requirement.years ?? 0;
  const lasted = (of: (one: (typeof roles)[number]) => boolean) =>
    monthsCovered(roles.filter(of).flatMap(({ interval }) => interval ?? [])) / 12;
  put(
    timeIn(
      roles.map(({ interval, shown }) => ({ interval, near: shown })),
      years,
    ),
    timeIn(roles, years),
    Math.min(
      LONGEST,
      lasted(({ shown }) => shown >= OF_THIS_KIND),
    ),
    years === 0 ? 0 : Math.min(1, lasted(() => true) / years),
    years === 0
      ? 0
      : most(
          showings.map(({ passage, shows: chance }) => chance * Math.min(1, (passage.years ?? 0) / years)),
        ),
    most(roles.map(({ near }) => near)),
    most(roles.map(({ alike }) => alike)),
    coverage(terms, portrait.terms),
  );

  for (let at = 0; at < request.length; at += 1) put(Math.log(Math.max(1e-4, request[at]!)));
  put(years, words.length, parts.length, groups.length);
  put(Number(wanted.level), Number(wanted.either), wanted.languages.length, degree ?? 0);
  inputs[cell + KINDS.indexOf(requirement.kind)] = 1;
  return inputs;
}

/** The share of some words that the best single passage comes near to, 0 to 1. */
function bestTogether({ passages }: ReadyPortrait, words: Wanted["words"]): number {
  const total = sumOf(words.map(({ weight }) => weight));
  const near = new Float32Array(passages.all.length);
  for (const word of words) {
    const found = passages.nearTo(word);
    const share = word.weight / total;
    for (let at = 0; at < near.length; at += 1) near[at]! += share * found[at]!;
  }
  return most(near);
}

/** Mean, least and most. */
function spread(values: readonly number[]): [number, number, number] {
  return values.length === 0 ? [0, 0, 0] : [sumOf(values) / values.length, Math.min(...values), most(values)];
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
