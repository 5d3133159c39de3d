/** Years of experience that a clause asks for: the lower bound. */
import { numbersByWord } from "../../lexicon/number-words.ts";
import { phrases } from "../../lexicon/phrases.ts";
import { TIME_UNITS } from "../../lexicon/time-units.ts";
import { oneLine, pattern } from "../../letters/pattern.ts";

const COLUMNS = ["en", "de", "fr", "es", "pt", "it", "nl", "sv", "da"];
/** Where "a year" is one year, and no other word. */
const WITH_ARTICLES = ["en", "de", "fr", "es", "pt"];
/** The longest that is asked for in words. */
const MOST = 20;
const NUMBERS: ReadonlyMap<string, number> = new Map([
  ...[...numbersByWord(COLUMNS), ...numbersByWord(WITH_ARTICLES, { doubtful: true })].filter(
    ([, value]) => value <= MOST,
  ),
  ...Object.entries({ zero: 0, no: 0, "couple of": 2, fuenf: 5, eines: 1 }),
]);
const NUMBER = `(?:\\d{1,2}(?:[.,]\\d)?|(?:${[...NUMBERS.keys()].join("|")})(?![a-z]))`;
const YEAR = `(?:${phrases(TIME_UNITS, { keys: ["year"] })}|(?<=un )an|saison(?:en|s)?|seasons?)`;
const MONTH = `(?:month|${phrases(TIME_UNITS, { keys: ["month"] })})`;
const SPAN = new RegExp(
  oneLine`
    (?:^|[^\p{L}\p{N}.,$€£])(${NUMBER})(?: ?\(\d{1,2}\+?\))?\)? ?\+?(?: ?(?:-|to|bis(?: zu)?|a|tot|o|or|
    ou|und|and|y|e|et|\/) ?${NUMBER}(?: ?\(\d{1,2}\))?)? ?\+?
    (?: or more| oder mehr| ou plus| o mas| of meer| ou mais| o piu)?[ -]*(?:full |voll(?:e|
    en) )?(${YEAR}|${MONTH})(?![\p{L}])`,
  "gu",
);
/** Without such a word no span is looked for, which costs more. */
const TIME = new RegExp(`${YEAR}|${MONTH}`, "u");
const IN_MONTHS = new RegExp(`^${MONTH}$`);
const HOURS =
  /(?:^|[^\p{N}.,])(\d{1,2}[.,]\d{3}|\d{3,5}) (?:hours|stunden|heures|horas|ore|uur)(?: of)?.{0,40}?(?:experience|erfahrung|experiencia|ervaring|esperienza)/u;
const AGE = /^.{0,4}(?:of age|old|or older|alt|d'age|de edad|oud)/;
/** "Edad: entre 19 y 23 años", "Alter: 18 Jahre". */
const AGE_BEFORE = /(?:^|[^\p{L}])(?:age|aged|alter|edad|leeftijd|idade|eta)(?![\p{L}])[^.;]{0,24}$/u;
const OF_THE_FIRM = pattern("")`
    (?:for (?:over|more than|the past|nearly|almost)|over the (?:past|last|next)|since|
    seit(?: uber| mehr als)?|in business for|celebrating|depuis(?: plus de)?|
    within(?: the)?(?: first| last| past)?|in the (?:last|past)|every|per|founded|(?:violations?|
    accidents?|dui|dwi)[^.;]{0,12} in|after(?: the first)?) $`;
const HOURS_PER_YEAR = 2080;

/** The lower bound in years (half a year is 0.5); null when the clause names none. */
export function yearsOf(flat: string): number | null {
  for (const match of TIME.test(flat) ? flat.matchAll(SPAN) : []) {
    const after = flat.slice(match.index + match[0].length, match.index + match[0].length + 20);
    const before = flat.slice(Math.max(0, match.index - 30), match.index + match[0].indexOf(match[1]!));
    if (AGE.test(after) || AGE_BEFORE.test(before) || OF_THE_FIRM.test(before)) continue;
    const value = numberOf(match[1]!);
    const months = IN_MONTHS.test(match[2]!);
    if (value > 25 && !months) continue;
    if (
      months &&
      !/experience|\bexp\b|erfahrung|ervaring|experiencia|esperienza|minimum|at least|as an?\b|^\d+ months /.test(
        flat,
      )
    )
      continue;
    return months ? Math.round((value / 12) * 100) / 100 : value;
  }
  const hours = HOURS.exec(flat);
  return hours ? Math.round((Number(hours[1]!.replace(/[.,]/g, "")) / HOURS_PER_YEAR) * 100) / 100 : null;
}

function numberOf(word: string): number {
  return NUMBERS.get(word) ?? Number(word.replace(",", "."));
}
