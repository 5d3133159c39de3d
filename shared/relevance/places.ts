/** Whether a posting is where a person wants to work. Names only; nobody is told how far a commute may be. */
import { commonPlaceName } from "../lexicon/places.ts";
import { fold } from "../text/index.ts";

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
    .map(commonPlaceName);
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
