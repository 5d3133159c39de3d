/**
 * What cannot fit whatever else does: a country, a permit or a language. Said above a score, and no part of it: only the
 * person knows whether they would move, or hold a passport that nothing here shows.
 */
import type { CapturedPosting, PostingWarning, Requirement } from "../contract/index.ts";
import { CONDITIONS } from "../lexicon/conditions.ts";
import { anyOf, phrases } from "../lexicon/phrases.ts";
import { languageName } from "../lexicon/spoken-languages.ts";
import { isEither, languagesIn, type ReadyPortrait } from "../matching/index.ts";
import { detectLanguage } from "../text/index.ts";
import { flatten } from "../letters/flat.ts";
import { areNear, countriesOf, isEverywhere, isFreeToWork } from "./places.ts";
import { pattern } from "../letters/pattern.ts";

/** Who would work there, as far as it is known. */
export interface Person {
  /** Where they live, in their own words; null where they do not say. */
  home: string | null;
  /** Where they worked, the latest first. */
  worked: readonly string[];
  /** Where they look for work, in their own words. */
  wished: readonly string[];
  /** English names of the languages that their portrait shows. */
  languages: readonly string[];
}

/** Where a posting's work is. */
export type WorkPlace = Pick<CapturedPosting, "location" | "work_mode">;

/** @param home where they say that they live */
export function personOf(portrait: ReadyPortrait, home: string | null, wished: readonly string[]): Person {
  return {
    home,
    worked: portrait.roles.flatMap(({ role }) => role.location ?? []),
    wished,
    languages: [...portrait.languages.keys()],
  };
}

/** What a posting demands that can rule somebody out, whoever reads it. */
export interface Demands {
  right_to_work: boolean;
  /** English name of the language it is written in; null where that is not certain. */
  written_in: string | null;
  /** English names of languages that are a must; of each group one is enough. */
  languages: string[][];
}

const RIGHT_TO_WORK = anyOf(phrases(CONDITIONS, { keys: ["right to work"] }));
/** The employer sees to the permit. */
const SPONSORED = pattern("")`
    (?<!\b(?:no|not|cannot|unable to|t)\b[^.]{0,25})\b(?:(?:offer|provide|support|
    with)\w* (?:\w+ ){0,3}sponsorship|sponsorship (?:is )?(?:available|offered|provided|possible)|(?:we|
    will|can|do) sponsor)\b`;

/** Shorter texts are not taken for written in a language. */
const TELLING = 200;

function warning(
  kind: PostingWarning["kind"],
  code: string,
  params: PostingWarning["explanation"]["params"],
  text: string,
): PostingWarning {
  return { kind, text, explanation: { code, params } };
}

const inEnglish = new Intl.DisplayNames("en", { type: "region" });

/** Countries whose names take an article. */
const THE: ReadonlySet<string> = new Set("US GB NL AE PH DO BS GM MV".split(" "));

function named(countries: readonly string[]): string {
  return countries
    .map((country) => `${THE.has(country) ? "the " : ""}${inEnglish.of(country) ?? country}`)
    .join(" or ");
}

/** @param requirements as they were read from the text */
export function demandsOf(text: string, requirements: readonly Requirement[]): Demands {
  const flat = flatten(text);
  const code = text.length < TELLING ? null : detectLanguage(text);
  return {
    right_to_work: RIGHT_TO_WORK.test(flat) && !SPONSORED.test(flat),
    written_in: code && languageName(code),
    languages: requirements
      .filter(({ kind, importance }) => kind === "language" && importance === "must")
      .flatMap((one) => {
        const names = languagesIn(one.text);
        return isEither(one.text) ? [[...names]] : names.map((name) => [name]);
      })
      .filter((names) => names.length > 0),
  };
}

/** The warnings for a posting at a place, the hardest first; none where nothing is known for certain. */
export function warningsOf(place: WorkPlace, demands: Demands, person: Person): PostingWarning[] {
  return [
    ...permitWarning(place, demands, person),
    ...countryWarning(place, person),
    ...languageWarnings(demands, person),
  ];
}

/** The country they live in: as they say, else that of their latest role. */
function homeOf({ home, worked }: Person): readonly string[] {
  for (const place of [home, ...worked]) {
    const countries = place === null ? [] : countriesOf(place);
    if (countries.length > 0) return countries;
  }
  return [];
}

function countryWarning({ location, work_mode }: WorkPlace, person: Person): PostingWarning[] {
  const there = location === null ? [] : countriesOf(location);
  if (there.length === 0 || person.wished.some(isEverywhere)) return [];
  const wished = person.wished.flatMap(countriesOf);
  const home = homeOf(person);
  const sought = wished.length > 0 ? wished : home;
  if (sought.length === 0 || there.some((country) => sought.includes(country))) return [];
  // Working for a neighbour from home is often possible, and the posting rarely says.
  const isRemote = work_mode === "remote";
  if (isRemote && there.some((country) => [...sought, ...home].some((one) => areNear(one, country))))
    return [];
  const isWish = wished.length > 0;
  const code = isWish ? "country_not_sought" : "country_not_home";
  const own = isWish
    ? `you look for work in ${named([...new Set(wished)].slice(0, 3))}`
    : `you are in ${named(home)}`;
  const place = isRemote ? `Remote, from ${named(there)}` : `In ${named(there)}`;
  return [
    warning(
      "country",
      code,
      { countries: [...there], own: [...new Set(sought)].slice(0, 3), remote: isRemote },
      `${place}; ${own}.`,
    ),
  ];
}

function permitWarning(
  { location }: WorkPlace,
  { right_to_work }: Demands,
  person: Person,
): PostingWarning[] {
  const there = location === null ? [] : countriesOf(location);
  const home = homeOf(person);
  const worked = person.worked.flatMap(countriesOf);
  if (!right_to_work || there.length === 0 || home.length === 0) return [];
  if (there.some((country) => worked.includes(country) || home.some((one) => isFreeToWork(one, country))))
    return [];
  return [
    warning(
      "permit",
      "permit",
      { countries: [...there], own: [...home] },
      `Asks for the right to work in ${named(there)}; your portrait shows ${named(home)} only.`,
    ),
  ];
}

function languageWarnings(
  { languages: asked, written_in }: Demands,
  { languages }: Person,
): PostingWarning[] {
  // Somebody who names no language speaks some all the same.
  if (languages.length === 0) return [];
  const missing = asked.filter(
    (names, at) =>
      !names.some((name) => languages.includes(name)) &&
      asked.findIndex((other) => other.join() === names.join()) === at,
  );
  const isStrange =
    written_in !== null && !languages.includes(written_in) && !missing.flat().includes(written_in);
  return [
    ...missing.map((names) =>
      warning(
        "language",
        "language_asked",
        { languages: names },
        `Asks for ${names.join(" or ")}; your portrait shows none.`,
      ),
    ),
    ...(isStrange
      ? [
          warning(
            "language",
            "language_written",
            { language: written_in },
            `Written in ${written_in}; your portrait shows none.`,
          ),
        ]
      : []),
  ];
}
