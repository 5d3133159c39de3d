/** Whether a posting is where a person wants to work, and in which country. Names only; nobody is told how far a commute may be. */
import { commonPlaceName, countriesNamed, countryNamed } from "../lexicon/places.ts";
import { fold } from "../text/index.ts";

const GERMAN_SPEAKING = ["DE", "AT", "CH"];
const EUROPEAN_UNION =
  "DE AT FR ES IT NL BE PL PT IE SE DK FI GR CZ RO HU BG HR SK SI LT LV EE LU MT CY".split(" ");
/** Where citizens of one may work in the others: the European Union, the European Economic Area and Switzerland. */
const FREE_TO_WORK: ReadonlySet<string> = new Set([...EUROPEAN_UNION, "NO", "IS", "LI", "CH"]);
const EUROPE = [...FREE_TO_WORK, "GB", "UA", "RS"];
/** Regions by the countries in them. */
const REGIONS = new Map<string, readonly string[]>([
  ["dach", GERMAN_SPEAKING],
  ["eu", EUROPEAN_UNION],
  ["european union", EUROPEAN_UNION],
  ["europe", EUROPE],
  ["europa", EUROPE],
  ["emea", EUROPE],
]);
const EVERYWHERE = new Set(["anywhere", "worldwide", "global", "weltweit", "egal"]);

/** The parts of a place as written. */
function partsOf(place: string): string[] {
  return place
    .split(/[,;/|·()]|\s[-–—]\s|\b(?:and|or|und|oder|et|ou)\b/iu)
    .map((part) => part.trim())
    .filter((part) => fold(part) !== "");
}

/** Its parts each under one name: "München, Deutschland" is munich, germany. */
function namesOf(place: string): string[] {
  return partsOf(place).map((part) => commonPlaceName(fold(part)));
}

/** Whether the wish says that the country does not matter. */
export function isEverywhere(wish: string): boolean {
  return namesOf(wish).some((part) => EVERYWHERE.has(part));
}

/** Whether the wish says that the place does not matter. */
export function isAnywhere(wish: string): boolean {
  return isEverywhere(wish) || namesOf(wish).includes("remote");
}

/** ISO 3166 codes of the countries that a place names or lies in; empty where that is not known. */
export function countriesOf(place: string): readonly string[] {
  const regions = namesOf(place).flatMap((name) => REGIONS.get(name) ?? []);
  return [...new Set([...countriesNamed(partsOf(place)), ...regions])];
}

/** Whether somebody of the one country needs no permit to work in the other. */
export function isFreeToWork(home: string, country: string): boolean {
  return home === country || (FREE_TO_WORK.has(home) && FREE_TO_WORK.has(country));
}

/** Whether both are in Europe, or the same country. */
export function areNear(one: string, other: string): boolean {
  return one === other || (EUROPE.includes(one) && EUROPE.includes(other));
}

/** Whether the posting's place is, or lies in, the one wished for. */
export function isPlaceIn(place: string, wish: string): boolean {
  const found = namesOf(place);
  const countries = countriesOf(place);
  return namesOf(wish).some(
    (wanted) =>
      found.some(
        (part) =>
          part === wanted ||
          part.startsWith(`${wanted} `) ||
          part.endsWith(` ${wanted}`) ||
          (REGIONS.has(wanted) && REGIONS.has(part)),
      ) ||
      (isWholeCountry(wanted) && countriesOf(wanted).some((country) => countries.includes(country))),
  );
}

/** Not a town: "Germany", "EU". */
function isWholeCountry(name: string): boolean {
  return REGIONS.has(name) || countryNamed(name) !== null;
}
