/** Whether a posting is where a person wants to work. Names only; nobody is told how far a commute may be. */
import { fold } from "../text/index.ts";

/** Names of one place in several languages, folded. */
const SAME: readonly (readonly string[])[] = [
  ["munich", "munchen"],
  ["cologne", "koln"],
  ["vienna", "wien"],
  ["zurich", "zurich"],
  ["geneva", "geneve", "genf"],
  ["milan", "milano", "mailand"],
  ["rome", "roma", "rom"],
  ["prague", "praha", "prag"],
  ["warsaw", "warszawa", "warschau"],
  ["lisbon", "lisboa", "lissabon"],
  ["brussels", "bruxelles", "brussel"],
  ["copenhagen", "kobenhavn", "kopenhagen"],
  ["nuremberg", "nurnberg"],
  ["germany", "deutschland", "allemagne", "alemania", "alemanha"],
  ["austria", "osterreich", "autriche"],
  ["switzerland", "schweiz", "suisse", "svizzera"],
  ["france", "frankreich", "francia"],
  ["spain", "spanien", "espagne", "espana"],
  ["italy", "italien", "italie", "italia"],
  ["netherlands", "niederlande", "nederland", "holland"],
  ["united kingdom", "uk", "great britain", "england", "vereinigtes konigreich", "grossbritannien"],
  ["united states", "usa", "us", "united states of america", "u s"],
  ["new york", "new york city", "nyc"],
  ["san francisco", "sf", "san francisco bay area", "bay area"],
];
const nameOf = new Map(SAME.flatMap((names) => names.map((name) => [name, names[0] ?? name] as const)));

const GERMAN_SPEAKING = ["germany", "austria", "switzerland"];
const EUROPEAN_UNION =
  "germany austria france spain italy netherlands belgium poland portugal ireland sweden denmark finland greece czechia romania hungary bulgaria croatia slovakia slovenia lithuania latvia estonia luxembourg malta cyprus".split(
    " ",
  );
const EUROPE = [...EUROPEAN_UNION, "switzerland", "united kingdom", "norway", "ukraine", "serbia", "iceland"];
/** Regions by the countries in them. */
const REGIONS = new Map<string, readonly string[]>([
  ["dach", GERMAN_SPEAKING],
  ["eu", EUROPEAN_UNION],
  ["european union", EUROPEAN_UNION],
  ["europe", EUROPE],
  ["europa", EUROPE],
  ["emea", EUROPE],
]);
const ANYWHERE = new Set(["anywhere", "worldwide", "global", "remote", "weltweit", "egal"]);

/** The parts of a place as written, each under one name: "München, Deutschland" → munich, germany. */
function partsOf(place: string): string[] {
  return place
    .split(/[,;/|·()]|\s[-–—]\s|\b(?:and|or|und|oder|et|ou)\b/iu)
    .map((part) => fold(part))
    .filter(Boolean)
    .map((part) => nameOf.get(part) ?? part);
}

function within(part: string, wanted: string): boolean {
  const countries = REGIONS.get(wanted);
  return countries !== undefined && (countries.includes(part) || REGIONS.has(part));
}

/** Whether the wish says that the place does not matter. */
export function isAnywhere(wish: string): boolean {
  return partsOf(wish).some((part) => ANYWHERE.has(part));
}

/** Whether the posting's place is, or lies in, the one wished for. */
export function isPlaceIn(place: string, wish: string): boolean {
  const found = partsOf(place);
  return partsOf(wish).some((wanted) =>
    found.some(
      (part) =>
        part === wanted ||
        part.startsWith(`${wanted} `) ||
        part.endsWith(` ${wanted}`) ||
        within(part, wanted),
    ),
  );
}
