/** The places a description names: known ones wherever they stand, unknown ones behind words that only places follow. */
import { isKnownPlace } from "@career-portrait/shared/posting";
import { pattern } from "@career-portrait/shared/text";

const MOST_WORDS = 4;
const WORD = /[\p{L}][\p{L}.'’-]*/gu;
/** Short names that are other words as well: abbreviations of states and countries beyond these are not looked for. */
const SHORT = new Set(["UK", "USA", "US", "EU", "UAE", "NYC", "EMEA", "DACH", "APAC", "LATAM"]);
/** Known places that are also words; they count only behind a preposition or beside another place. */
const AMBIGUOUS = new Set(
  (
    "nice,essen,cork,global,anywhere,worldwide,reading,bath,mobile,turkey,split,jersey,chad,j" +
    "ordan,georgia,victoria,waterloo,columbus,orlando,florence,lima,gent,zug,bergen,kiel,müns" +
    "ter,phoenix,washington"
  ).split(","),
);
const BEFORE_PLACE =
  /(?:^|[^\p{L}])(?:in|at|near|around|from|to|within|across|based|outside|aus|um|bei|nach|nähe|raum|großraum|region|in der|im raum|von)\s$/iu;
/** Words that only a place follows. Apart from {@link NAME}, because patterns with `(?i:…)` now and then find nothing in Node 24. */
const LEADS = pattern("giu")`
    (?<![\p{L}])(?:based in|located in|relocat(?:e|ing) to|mov(?:e|ing) to|near|close to|
    commutable (?:from|to)|greater|in der nähe von|nähe|im raum|raum|großraum|umkreis (?:von|um)|
    rund um|umzug nach|ziehen nach|standort)\s+(?:the\s|der\s)?`;
/** A name of a place, read from where it begins. */
const NAME = /\p{Lu}[\p{L}'’-]+(?:[ -](?:\p{Lu}[\p{L}'’-]+|am|an der|im))*(?<!\s(?:am|im|an der))/uy;
const WHOLE_COUNTRY = /(?<![\p{L}])(?:deutschland|bundes|europa|schweiz|österreich|eu)[-]?weit(?![\p{L}])/giu;

interface Place {
  name: string;
  start: number;
  end: number;
}

function known(text: string): Place[] {
  const words = [...text.matchAll(WORD)];
  const places: Place[] = [];
  for (let first = 0; first < words.length; first += 1) {
    const opening = words[first]!;
    if (!/^\p{Lu}/u.test(opening[0])) continue;
    for (let count = Math.min(MOST_WORDS, words.length - first); count >= 1; count -= 1) {
      const last = words[first + count - 1]!;
      const end = last.index + last[0].replace(/[.'’-]+$/u, "").length;
      const name = text.slice(opening.index, end);
      if (/[^\p{L}\s.'’-]|[\n\r]|\s-\s/u.test(name)) continue;
      if (!(name.length <= 3 ? SHORT.has(name) : isKnownPlace(name))) continue;
      places.push({ name, start: opening.index, end });
      first += count - 1;
      break;
    }
  }
  return places;
}

/** Whether an ambiguous name stands where a place would. */
function standsAsPlace(place: Place, text: string, others: readonly Place[]): boolean {
  if (!AMBIGUOUS.has(place.name.toLowerCase())) return true;
  if (BEFORE_PLACE.test(text.slice(Math.max(0, place.start - 14), place.start))) return true;
  return others.some((other) => {
    if (other === place || AMBIGUOUS.has(other.name.toLowerCase())) return false;
    const between =
      other.end <= place.start ? text.slice(other.end, place.start) : text.slice(place.end, other.start);
    return /^\s*(?:,|\/|or|and|oder|und|\|)\s*(?:(?:or|and|oder|und)\s)?$/iu.test(between);
  });
}

/** Names of places as the text writes them, in its order, each once. `taken` are stretches that are something else. */
export function findPlaces(text: string, taken: readonly { start: number; end: number }[]): string[] {
  const found = known(text);
  const places = found.filter((place) => standsAsPlace(place, text, found));
  const apart = (start: number, end: number, from: readonly { start: number; end: number }[]) =>
    !from.some((span) => span.start < end && start < span.end);
  for (const { 0: lead, index } of text.matchAll(LEADS)) {
    const start = index + lead.length;
    NAME.lastIndex = start;
    const name = NAME.exec(text)?.[0];
    if (name !== undefined && apart(start, start + name.length, [...taken, ...found]))
      places.push({ name, start, end: start + name.length });
  }
  for (const match of text.matchAll(WHOLE_COUNTRY)) {
    places.push({ name: match[0], start: match.index, end: match.index + match[0].length });
  }
  return [...new Set(places.toSorted((a, b) => a.start - b.start).map(({ name }) => name))];
}
