/** Chooses title, employer and place among the spans of a posting by learned weights. */
import { isKnownPlace, isWorkModeOnly, NOT_A_TITLE, sectionOf } from "../../../posting/index.ts";
import { isWithheldEmployer } from "../../../lexicon/withheld-employers.ts";
import { fold } from "../../../letters/fold.ts";
import { flatten } from "../../../letters/flat.ts";
import { type FactWeights, factWeights } from "../../../models/facts-weights.ts";
import { wholeName } from "./employer-name.ts";
import { besideTitle, type Described, describe, kindFeatures, KINDS, nameOf } from "./features.ts";
import { best, CHOSEN, type Fact, type RoleAt, type Standing, type Weighed } from "./second-look.ts";
import { type Cut, cut, labelOver, overruns, type Span } from "./spans.ts";
import { pattern } from "../../../letters/pattern.ts";

export type Chosen = Record<Fact, string | null>;

/** Weights are bytes; how much one step of them weighs. */
export const STEP = 1 / 24;
export const NAME_STEP = 1 / 16;
/** How much a label over a span speaks for the fact that it names, and against others. */
const LABELLED = 2;
/** A posting names more than rows of fields do, from which most of "none" is learned. */
const NAMES_SOME = 0.5;
/** So many of each are tried together. */
const TRIED = 8;
/** Words in the place of a name that is withheld. */
const WITHHELD =
  /^(?:(?:\p{L}+ )?confiden[ct]ial|private client|anonym\p{L}*|importante empresa|our client|not specified)$/iu;
/** Buttons to share a page. */
const SHARE_BUTTONS =
  /^via (?:x|facebook|linkedin|twitter)|^(?:(?:facebook|twitter|linkedin|instagram|whatsapp|youtube|pinterest|xing|x)(?:\W+|$)){2,}$/iu;
/** Codes of states, departments and post that only places have. */
const CODED_PLACE = /, [A-Z]{2}(?: \d{5}|$)|^\d{2} - |(?<!\p{L})[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}$/iu;
const NO_EMPLOYER = [WITHHELD, SHARE_BUTTONS, CODED_PLACE];

/** The candidates for each fact at first sight, in the order of {@link CHOSEN}, and what they stand in. */
export function candidatesOf(
  posting: string,
  roleAt: RoleAt,
  weights: FactWeights,
): { candidates: Weighed[]; standing: Standing }[] {
  const source = cut(posting);
  const weighed = describe(source).map((one, at) => weigh(source, source.spans[at] ?? null, one, weights));
  const titles = likeliest(source, weighed, 0, null);
  const title = titles[0]!.span;
  for (const { span, score } of weighed)
    if (span !== null) weights.forms.addTo(score, besideTitle(source, span, title));
  const companies = likeliest(source, weighed, 1, title);
  const places = likeliest(source, weighed, 2, title);
  const [company, place] = [companies[0]!.span, places[0]!.span];
  const unnamed = weighed.at(-1)!.score;
  return [titles, companies, places].map((candidates, fact) => {
    const other = fact === 1 ? place : company;
    return { candidates, standing: { source, roleAt, title, other, none: unnamed[fact]! } };
  });
}

/** The best title, the best place, and the best employer that is not that place; null: none named. */
export function choose(posting: string, roleAt: RoleAt, weights: FactWeights = factWeights()): Chosen {
  const looks = candidatesOf(posting, roleAt, weights);
  const { source } = looks[0]!.standing;
  const bestOf = (fact: number, mayBe: (span: Span | null) => boolean = () => true) => {
    const { candidates, standing } = looks[fact]!;
    return best(
      fact,
      candidates.filter(({ span }) => mayBe(span)),
      standing,
      weights.rankings[fact]!,
    ).span;
  };
  const title = bestOf(0);
  const location = bestOf(2, (span) => span === null || span.key !== title?.key);
  const employer = bestOf(
    1,
    (span) => span === null || (span.key !== title?.key && !isTownOf(span, location)),
  );
  const printed = location && withRegion(source, location).replace(END, "");
  const house = employer === null && printed !== null ? houseAndTown(printed, weights) : null;
  const place = house?.town ?? printed;
  const town = place?.replace(/^\d+ - /, "").split(/[,(]/)[0];
  const named = house?.company ?? employer?.text ?? null;
  const whole =
    title &&
    [town, named ?? undefined].reduce(
      withoutName,
      withBracket(source, title).replace(TERMS, "").replace(SOUGHT, ""),
    );
  const [, bare, host] = AT_A_HOUSE.exec(whole ?? "") ?? [];
  const company = named ?? (host !== undefined && !isKnownPlace(host) ? host : null);
  return {
    title: bare ?? whole,
    company: company === null || isWithheldEmployer(company) ? null : wholeName(company, source.text),
    location: place && place.replace(TERMS, ""),
  };
}

/** "Data Engineer at Fjord Paper": no title goes on so (none of 900 labelled ones, one in 500 of those that boards print). */
const AT_A_HOUSE = /^(.{3,}?) (?:at|chez) (?=\p{Lu})(.{2,60})$/u;
/** The stop of a sentence that ends with a town; "St." keeps its own. */
const END = /(?<=\p{Ll}{3})\.$/u;
/** What an advertisement says of a title at its end. */
const SOUGHT = /\s+(?:gesucht|gezocht|wanted|required|needed|recherchée?s?)[\s!.]*$/iu;

/** By so much a name's words speak rather for an employer than for a place. */
const SURELY_A_HOUSE = 1.2;
const HOUSE_AND_TOWN = /^(.{3,60}?)(?:, | \()(\p{Lu}[^()]*)\)?$/u;

/** "Fjord Bank, Oslo", "Fjord Bank (Oslo)": a known town, and before it words of employers rather than of places. */
function houseAndTown(place: string, weights: FactWeights): { company: string; town: string } | null {
  const [, company, town] = HOUSE_AND_TOWN.exec(place) ?? [];
  if (company === undefined || isKnownPlace(company) || !isKnownPlace(town!.split(",")[0]!)) return null;
  const kinds = kindsOf(nameOf(fold(company).split(" ")), weights);
  return kinds[1]! - kinds[2]! > SURELY_A_HOUSE ? { company, town: town! } : null;
}

/** The "employer" is the place, part of it, or the town of "Town, Region"; a council may be called as its town is. */
function isTownOf(company: Span | null, place: Span | null): boolean {
  if (company === null || place === null) return false;
  if (company.key === place.key) return true;
  const [own] = company.places;
  if (place.places.every(({ first, last }) => first <= own!.first && last >= own!.last)) return true;
  return (
    `${place.key} `.startsWith(`${company.key} `) && !/county|city|town|borough|stadt|ville/.test(company.key)
  );
}

/** Brackets and dashes after a title that say how one works. */
const TERMS = pattern("iu")`
    \s*(?:\([^()]*(?:hybrid|h[íi]brid|remot|on-?site|home ?office|t[ée]l[ée]travail|
    teletrabajo)[^()]*\)|[-–|]\s*(?:hybrid[eo]?|h[íi]brid[oa]|remot[eo]|on-?site|
    in[- ]office)(?![\p{L}]).*)$`;

/** The title with the bracket that follows it: "Cuisinier (H/F)". */
function withBracket({ text, tokens }: Cut, { text: title, places }: Span): string {
  const { end } = tokens[places[0]!.last - 1]!;
  const bracket = /^ {0,2}\([^()\n]{1,30}\)/.exec(text.slice(end, end + 36));
  return bracket !== null && !title.endsWith(")") ? `${title} ${bracket[0].trim()}` : title;
}

/** The place with the region beside it, where that is the code of a state or a known name. */
function withRegion({ text, tokens }: Cut, { text: town, places }: Span): string {
  for (const { first, last } of places) {
    const [start, end] = [tokens[first]!.start, tokens[last - 1]!.end];
    const after = /^, ?([A-Z]{2}(?: \d{5})?|\p{Lu}[\p{L} ]+?)(?![\p{L}\d])/u.exec(text.slice(end, end + 40));
    if (after !== null && (/^[A-Z]{2}\b/.test(after[1]!) || isKnownPlace(after[1]!))) return town + after[0];
    if (!isKnownPlace(town)) continue;
    const head = text.slice(Math.max(0, start - 50), start);
    const before = COUNTY.exec(head) ?? DEPARTMENT.exec(head);
    if (before !== null) return before[0] + town;
  }
  return town;
}
/** "74 - ANNECY": French postings write the number of the department before the town. */
const DEPARTMENT = /(?<!\d)\d{2,3} - $/;
const COUNTY = /(?:(?:City|County|Town) of )?\p{Lu}[\p{L}.'-]+(?: \p{Lu}[\p{L}.'-]+){0,2}, $/u;

/** What hangs a name on a title: signs, prepositions, words of site titles. */
const HANGS =
  /[\s,–—|/(-]+(?:(?:jobs? )?(?:in|at|near|for)|im|raum|standort|bei|chez|a|en|te|sede|secteur|zona|regio)?[\s(]*$/;

/** "Chef de projet – Nantes", "Museum X - Curator": the title without the name that hangs on it. */
function withoutName(title: string, name: string | undefined): string {
  if (name === undefined || name.length < 3) return title;
  const [flat, words] = [
    flatten(title),
    flatten(name)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  ];
  const found = new RegExp(
    `(?<![\\p{L}\\p{N}])${words.join("[^\\p{L}\\p{N}]+")}(?![\\p{L}\\p{N}])`,
    "u",
  ).exec(flat);
  if (found === null) return title;
  const head = flat.slice(0, found.index).replace(HANGS, "");
  if (head.length > 2 && head.length < found.index) return title.slice(0, head.length);
  const tail = /^\s*[-–—|:]\s*(?=\p{L})/u.exec(title.slice(found.index + found[0].length));
  return head === "" && tail !== null ? title.slice(found.index + found[0].length + tail[0].length) : title;
}

/** No heading of a section or page, no phrase of a sentence, unless its words (`speaks`) are those of titles. */
function isTitleLike(printed: string, speaks: number): boolean {
  if (/^\p{Ll}/u.test(printed)) return speaks >= 0.8;
  return (
    speaks >= 2 ||
    !(NOT_A_TITLE.test(printed) || (printed.split(" ").length <= 4 && sectionOf(printed) !== null))
  );
}

/** How much a name's words speak for each kind. */
export function kindsOf(name: ArrayLike<number>, { names }: FactWeights): Float64Array {
  const sums = new Float64Array(KINDS);
  names.addTo(sums, name);
  const scale = name.length === 0 ? 0 : NAME_STEP / Math.sqrt(name.length);
  for (let kind = 0; kind < KINDS; kind += 1) sums[kind]! *= scale;
  return sums;
}

function weigh(
  source: Cut,
  span: Span | null,
  { name, form, where }: Described,
  weights: FactWeights,
): Weighed {
  const score = new Float64Array(KINDS);
  const kinds = kindsOf(name, weights);
  weights.forms.addTo(score, form);
  weights.forms.addTo(score, kindFeatures(kinds, where));
  if (span === null) for (let fact = 0; fact < KINDS; fact += 1) score[fact]! -= NAMES_SOME / STEP;
  const label = span && labelOver(source, span);
  if (label !== null)
    for (const [fact, name] of CHOSEN.entries())
      score[fact]! += ((name === label ? 1 : -1) * LABELLED) / STEP;
  return { span, score, kinds };
}

/** The likeliest spans of a fact in their order; naming none is among them wherever it stands. */
function likeliest(source: Cut, weighed: readonly Weighed[], fact: number, title: Span | null): Weighed[] {
  const found: Weighed[] = [];
  let left = TRIED;
  for (const one of weighed.toSorted((a, b) => b.score[fact]! - a.score[fact]!)) {
    if (one.span !== null && (left === 0 || !mayBe(source, one.span, fact, one.kinds[0]!, title))) continue;
    found.push(one);
    if (one.span !== null) left -= 1;
  }
  return found;
}

/** What closed rules allow: no address, no heading for a title, no withheld name for an employer. */
function mayBe(source: Cut, span: Span, fact: number, speaks: number, title: Span | null): boolean {
  if (ADDRESS.test(span.text) || overruns(source, span)) return false;
  if (fact === 0) return isTitleLike(span.text, speaks);
  if (span.key === title?.key || isWorkModeOnly(span.text)) return false;
  return fact !== 1 || !NO_EMPLOYER.some((form) => form.test(span.text));
}
const ADDRESS = /https?:|www\.|@\w/;
