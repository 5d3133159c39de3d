/** One comparison for each thing a person can wish for. What a posting does not say is not compared: unknown is not a no. */
import { carryOver, occupationsOf } from "../matching/index.ts";
import { seniorityOf } from "../matching/requirements/index.ts";
import { SENIORITY, SENIORITY_ORDER } from "../lexicon/seniority.ts";
import { keysByWord } from "../lexicon/table.ts";
import { workModesNamed } from "../lexicon/work-modes.ts";
import { findSkills, skillRelation } from "../skills/index.ts";
import { fold, stem } from "../text/index.ts";
import { areNear, countriesOf, isAnywhere, isPlaceIn } from "./places.ts";
import type { Dimension, RelevanceFact, RelevancePosting, Wishes } from "./types.ts";

type Comparison = (posting: RelevancePosting, wishes: Wishes) => RelevanceFact | null;

/** From so many words on, a text that does not name a thing says something by that. */
const TELLING_WORDS = 60;
/** Nobody lists a whole stack in a posting: so many named technologies are as good as all. */
const ENOUGH_SKILLS = 3;

type Params = RelevanceFact["phrase"]["params"];

function fact(
  dimension: Dimension,
  weight: number,
  fit: number,
  said: readonly [words: string, code: string, params?: Params],
): RelevanceFact {
  const [words, code, params = {}] = said;
  return { dimension, weight, fit, words, phrase: { code, params } };
}

function isTelling({ text }: RelevancePosting): boolean {
  return text.split(/\s+/).length >= TELLING_WORDS;
}

function stems(text: string): string[] {
  return fold(text)
    .split(" ")
    .filter((word) => word.length > 1)
    .map((word) => stem(word, "en"));
}

/** Words that stand in titles of every kind. */
const RANKS = new Set(
  stems("senior junior lead principal staff intern entry level head of the and for remote hybrid mid sr jr"),
);

function titleFit(title: string, keyword: string): number {
  const wanted = stems(keyword).filter((word) => !RANKS.has(word));
  if (wanted.length === 0) return 0;
  const named = new Set(stems(title));
  const share = wanted.filter((word) => named.has(word)).length / wanted.length;
  const sameWork = carryOver(occupationsOf(keyword), occupationsOf(title));
  return Math.max(share, sameWork ?? 0);
}

const role: Comparison = ({ title }, { discovery_queries }) => {
  const keywords = discovery_queries.filter(({ enabled }) => enabled).map(({ keyword }) => keyword);
  if (title === null || keywords.length === 0) return null;
  const fits = keywords.map((keyword) => ({ keyword, fit: titleFit(title, keyword) }));
  const best = fits.reduce((one, other) => (other.fit > one.fit ? other : one));
  const { keyword, fit } = best;
  return fit >= 0.6
    ? fact("role", 4, fit, [`the title answers "${keyword}"`, "title_answers", { keyword }])
    : fact("role", 4, fit, ["the title is far from what you search for", "title_far"]);
};

/** `Seniority` by its own name and by the words for it. */
const LEVELS = keysByWord(SENIORITY);

/** Where a level stands in the order of levels; -1 for what names none. */
function rankOf(level: string): number {
  const plain = fold(level);
  const own = SENIORITY_ORDER.findIndex((name) => name === plain);
  return own >= 0 ? own : SENIORITY_ORDER.findIndex((name) => name === LEVELS.get(plain));
}

const level: Comparison = ({ title }, { role_levels }) => {
  const stated = seniorityOf(title, undefined);
  const wanted = role_levels.map(rankOf).filter((rank) => rank >= 0);
  const found = stated === null ? -1 : rankOf(stated);
  if (found < 0 || wanted.length === 0) return null;
  const distance = Math.min(...wanted.map((rank) => Math.abs(rank - found)));
  const fit = distance === 0 ? 1 : distance === 1 ? 0.6 : distance === 2 ? 0.3 : 0;
  const name = stated ?? "";
  return distance === 0
    ? fact("level", 2, fit, [`${name} level`, "level_fits", { level: name }])
    : fact("level", 2, fit, [`${name} is not the level you want`, "level_off", { level: name }]);
};

/** The mode that is stated, in its field or beside the place or title. */
function modeOf({ work_mode, location, title }: RelevancePosting): RelevancePosting["work_mode"] {
  if (work_mode !== null) return work_mode;
  const said = workModesNamed(fold(`${location ?? ""} ${title ?? ""}`)).map(({ key }) => key);
  if (said.includes("hybrid")) return "hybrid";
  return said.includes("remote") ? "remote" : null;
}

function wantsMode(wishes: Wishes, mode: string): boolean {
  return [...wishes.work_styles, ...wishes.locations].some((wish) => {
    const plain = fold(wish);
    return plain.replaceAll(" ", "").includes(mode) || workModesNamed(plain).some(({ key }) => key === mode);
  });
}

const location: Comparison = (posting, wishes) => {
  const places = wishes.locations.filter((wish) => !isAnywhere(wish));
  if (places.length === 0 || posting.location === null) return null;
  const place = posting.location;
  const wish = places.find((wanted) => isPlaceIn(place, wanted));
  if (wish !== undefined) return fact("location", 3, 1, [`in ${place}`, "place_fits", { place }]);
  const isRemote = modeOf(posting) === "remote";
  if (isRemote && wantsMode(wishes, "remote"))
    return fact("location", 1, 0.8, [`remote from ${place}`, "remote_from", { place }]);
  const fit = Math.max(isRemote ? 0.5 : 0, farness(place, places));
  return fact("location", 3, fit, [`${place} is none of your places`, "place_off", { place }]);
};

/** Elsewhere is not alike: the same country is nearer than the same continent, and that than the other end of the world. */
function farness(place: string, wishes: readonly string[]): number {
  const wished = wishes.flatMap(countriesOf);
  const there = countriesOf(place);
  if (there.some((country) => wished.includes(country))) return 0.06;
  return there.some((country) => wished.some((one) => areNear(one, country))) ? 0.03 : 0;
}

const MODES = ["remote", "hybrid", "onsite"] as const;

const workStyle: Comparison = (posting, wishes) => {
  const found = modeOf(posting);
  const wanted = MODES.filter((mode) => wantsMode(wishes, mode));
  if (found === null || wanted.length === 0) return null;
  const name = found === "onsite" ? "on site" : found;
  if (wanted.includes(found)) return fact("work_style", 3, 1, [name, "mode_fits", { mode: found }]);
  const isNear = found === "hybrid" || (found === "remote" && wanted.includes("hybrid"));
  const wish = wanted.map((mode) => (mode === "onsite" ? "on site" : mode)).join(" or ");
  const words = `${name}, where you want ${wish}`;
  return fact("work_style", 3, isNear ? 0.4 : 0, [words, "mode_off", { mode: found, wanted }]);
};

/** Usual units in a year; a guess good enough to say "below" or "above", not to print. */
const PER_YEAR = { hour: 1_800, day: 220, week: 50, month: 12, year: 1 } as const;

const compensation: Comparison = ({ salary }, wishes) => {
  const { compensation_floor: floor, compensation_currency, compensation_period } = wishes;
  const top = salary?.max ?? salary?.min ?? null;
  if (floor === null || salary === null || top === null) return null;
  const differs = (one: string | null, other: string | null) =>
    one !== null && other !== null && one !== other;
  if (differs(salary.currency, compensation_currency)) return null;
  const wished = floor * PER_YEAR[compensation_period ?? "year"];
  const paid = top * PER_YEAR[salary.period ?? "year"];
  const amount = `${new Intl.NumberFormat("en-GB").format(top)} ${salary.currency ?? ""}`.trim();
  const per = salary.period === null ? "" : ` a ${salary.period}`;
  const params = { amount: top, currency: salary.currency ?? "", period: salary.period ?? "" };
  if (paid >= wished) return fact("compensation", 2, 1, [`pays up to ${amount}${per}`, "pay_fits", params]);
  const fit = Math.max(0, 1 - (4 * (wished - paid)) / wished);
  const words = `pays at most ${amount}${per}, below your floor`;
  return fact("compensation", 3, fit / 2, [words, "pay_below", params]);
};

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
}

const stack: Comparison = (posting, { tech_stack }) => {
  if (tech_stack.length === 0) return null;
  const said = `${posting.title ?? ""}\n${posting.text}`;
  const found = [...new Set(findSkills(said).map(({ skill }) => skill))];
  const plain = ` ${fold(said)} `;
  const fits = tech_stack.map((wish) => ({
    wish,
    fit: plain.includes(` ${fold(wish)} `)
      ? 1
      : Math.max(0, ...found.map((skill) => skillRelation(skill, wish).weight)),
  }));
  const named = fits.filter(({ fit }) => fit >= 0.9);
  const sum = fits.reduce((total, { fit }) => total + (fit >= 0.5 ? fit : 0), 0);
  if (sum === 0) {
    if (!isTelling(posting) && found.length === 0) return null;
    const missing = tech_stack.slice(0, 3);
    return fact("stack", 4, 0, [`names none of ${listed(missing)}`, "names_none", { names: missing }]);
  }
  // A title has no room for more than one.
  const enough = Math.min(tech_stack.length, isTelling(posting) ? ENOUGH_SKILLS : 1);
  const near = named.length > 0 ? named : fits.filter(({ fit }) => fit >= 0.5);
  const names = near.map(({ wish }) => wish).slice(0, 3);
  return fact("stack", 4, Math.min(1, sum / enough), [`names ${listed(names)}`, "names", { names }]);
};

const company: Comparison = (posting, wishes) => {
  const wanted = [
    ...wishes.industries,
    ...wishes.company_sizes,
    ...wishes.company_stages,
    ...wishes.culture_signals,
    ...wishes.company_attributes,
  ];
  const plain = ` ${fold(`${posting.company ?? ""} ${posting.title ?? ""} ${posting.text}`)} `;
  const names = wanted.filter((wish) => plain.includes(` ${fold(wish)} `)).slice(0, 2);
  return names.length === 0 ? null : fact("company", 1, 1, [`says ${listed(names)}`, "says", { names }]);
};

export const COMPARISONS: readonly Comparison[] = [
  role,
  stack,
  workStyle,
  location,
  compensation,
  level,
  company,
];
