/** Which one option of a list says the same as a fact of the applicant: never the nearest, never one of several. */
import { DEGREE_NAMES } from "../lexicon/degree-names.ts";
import type { FieldFact } from "../lexicon/form-fields.ts";
import { monthsByWord } from "../lexicon/months.ts";
import {
  commonPlaceName,
  countriesNamed,
  countryAlone,
  countryNamed,
  isPartOfCountry,
} from "../lexicon/places.ts";
import { keysByWord } from "../lexicon/table.ts";
import { fold } from "../letters/fold.ts";

type Says = (option: string) => boolean;

const MONTH_OF = monthsByWord(["en", "de", "fr", "es", "nl"]);
const NUMBER = /^\d{1,2}$/u;
const DEGREE_OF = keysByWord(DEGREE_NAMES);
/** What may stand between a degree and its subject: "BSc in Physics", "Ausbildung zum Tischler". */
const TO_SUBJECT = new Set(["in", "of", "en", "de", "der", "im", "zum", "zur", "als"]);
/** Calling codes of several large countries: beside the name of one they do not tell whether it is that one. */
const OF_SEVERAL = new Set(["1", "7"]);

/** Says of each option which date it is: `YYYY`, `-MM`, `YYYY-MM`, or null. Numbers are months where they are the twelve. */
function dateReader(options: readonly string[]): (option: string) => string | null {
  const wordsOf = (option: string) => fold(option).split(" ");
  const numbers = new Set(
    options.flatMap(wordsOf).flatMap((word) => (NUMBER.test(word) ? Number(word) : [])),
  );
  const areMonths = numbers.size === 12 && [...numbers].every((number) => number >= 1 && number <= 12);
  const monthOf = (word: string) =>
    MONTH_OF.get(word) ?? (areMonths && NUMBER.test(word) ? Number(word) : null);
  return (option) => {
    const words = wordsOf(option);
    const years = words.filter((word) => /^(?:19|20)\d\d$/u.test(word));
    const months = new Set(words.filter((word) => !years.includes(word)).map(monthOf));
    if (years.length > 1 || months.size > 1 || months.has(null)) return null;
    const [[year = ""], [month]] = [years, [...months]];
    return month ? `${year}-${String(month).padStart(2, "0")}` : year;
  };
}

/** The part of a date that a list asks for; "" where it asks for all of it, or for no date. */
export function datePartOf(options: readonly string[]): "month" | "year" | "" {
  const said = options.map(dateReader(options));
  if (said.some((date) => date?.startsWith("-"))) return "month";
  return said.some((date) => date?.length === 4) ? "year" : "";
}

function degreeNamed(text: string): string | null {
  return DEGREE_OF.get(fold(text)) ?? null;
}

/** The degree of the person, with or without its subject: "B.Sc., Physics" and "BSc in Physics" are a BSc. */
function degreeHeld(text: string): string | null {
  const words = fold(text.split(/[,(:;]|\s[-–—]\s/u)[0]!).split(" ");
  const ends = words.flatMap((_, at) => (at === 0 || TO_SUBJECT.has(words[at]!) ? at : [])).slice(1);
  const found = [words.length, ...ends.toReversed()].map((end) => degreeNamed(words.slice(0, end).join(" ")));
  return found.find((degree) => degree !== null) ?? null;
}

const levelOf = (degree: string | null) => degree?.split(" ")[0] ?? null;

/** The degree that an option names, also twice: "Doctor of Philosophy (PhD)". */
function degreeOffered(option: string): string | null {
  const names = option.split(/[()/]/u).filter((part) => part.trim() !== "");
  const degrees = new Set(names.map(degreeNamed));
  const [kind = null] = [...degrees].toSorted((a, b) => (b?.length ?? 0) - (a?.length ?? 0));
  return [...degrees].every((degree) => degree === kind || degree === levelOf(kind)) ? kind : null;
}

/** A place under one name: "München, Deutschland", "Munich, Germany" and "Munich" are the same town. */
function placeNamed(text: string): string {
  const parts = text.split(",").map((part) => part.trim());
  const [town = "", country, ...more] = parts;
  const code = country === undefined || more.length > 0 ? null : countryAlone(country);
  if (code !== null && countriesNamed([town]).join() === code) return placeNamed(town);
  return parts
    .map((part) =>
      /\barea\b/iu.test(part) || countryNamed(part) !== null ? fold(part) : commonPlaceName(fold(part)),
    )
    .join(", ");
}

/** The country of an option; not that of which it names a part. */
function countryOffered(option: string): string | null {
  return isPartOfCountry(option) ? null : countryAlone(option);
}

/** The calling code in an option that tells which country it is: "Germany (+49)" and "+1", not "Canada (+1)". */
function callingCode(option: string): string | null {
  const [code, ...others] = [...option.matchAll(/\+\s?(\d[\d\s-]*)/gu)].map(([, digits]) =>
    digits!.replaceAll(/\D/gu, ""),
  );
  if (code === undefined || others.length > 0) return null;
  return OF_SEVERAL.has(code) && /\p{L}/u.test(option) ? null : code;
}

/** Ways in which an option can say the same as the fact, the nearest to its own words first. */
function waysToSay(asks: FieldFact, fact: string, options: readonly string[]): Says[] {
  const inItsWords: Says = (option) => fold(option) === fold(fact);
  switch (asks) {
    case "country": {
      const country = countryAlone(fact);
      return [inItsWords, (option) => country !== null && countryOffered(option) === country];
    }
    case "location":
    case "role_location":
      return [inItsWords, (option) => placeNamed(option) === placeNamed(fact)];
    case "degree": {
      const held = degreeHeld(fact);
      const names = (degree: string | null) => (option: string) =>
        degree !== null && degreeOffered(option) === degree;
      return [inItsWords, names(held), names(levelOf(held))];
    }
    case "phone_country": {
      const digits = fact.startsWith("+") ? fact.replaceAll(/\D/gu, "") : "";
      return [4, 3, 2, 1].map((length) => (option) => {
        const code = callingCode(option);
        return code?.length === length && digits.startsWith(code);
      });
    }
    case "role_start":
    case "role_end":
    case "school_start":
    case "school_end": {
      const read = dateReader(options);
      const [, year, month] = /^(\d{4})(-\d{2})?/u.exec(fact) ?? [];
      const said = new Set(month === undefined ? [year] : [year, month, `${year}${month}`]);
      return [(option) => said.has(read(option) ?? undefined)];
    }
    default:
      return [inItsWords];
  }
}

/** The one option that says the same as the fact; null where none or several do. */
export function sameOption(asks: FieldFact, fact: string, options: readonly string[]): string | null {
  if (fold(fact) === "") return null;
  for (const says of waysToSay(asks, fact, options)) {
    const [option, ...others] = options.filter(says);
    if (option !== undefined) return others.length === 0 ? option : null;
  }
  return null;
}
