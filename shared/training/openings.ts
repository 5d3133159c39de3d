/** Openings of postings and names, written to teach (`written/openings`): who looks for whom where, told in many ways. */
import { readFileSync } from "node:fs";

const FOLDER = new URL("written/openings/", import.meta.url);
export const LANGUAGES = ["de", "en", "es", "fr", "nl"] as const;

/** Lists by name: `towns nl`, `employers nl`, `surnames`, `coined`. */
const NAMES = new Map(
  readFileSync(new URL("names", FOLDER), "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const [name = "", list = ""] = line.split(": ");
      return [name, list.split("; ")] as const;
    }),
);
const OPENINGS = new Map(
  LANGUAGES.map((lang) => [
    lang as string,
    readFileSync(new URL(`${lang}.txt`, FOLDER), "utf8")
      .trim()
      .split("\n===\n"),
  ]),
);

export type Draw = () => number;

/** One of a list. */
export function drawn<One>(list: readonly One[], random: Draw): One {
  return list[Math.floor(random() * list.length)]!;
}

function ofLanguage(list: string, lang: string): readonly string[] {
  return NAMES.get(`${list} ${lang}`) ?? NAMES.get(`${list} en`)!;
}

export function inventedTown(lang: string, random: Draw): string {
  return drawn(ofLanguage("towns", lang), random);
}

export function inventedSurname(random: Draw): string {
  return drawn(NAMES.get("surnames")!, random);
}

/** A place as boards print it: "07 - Privas", "Celle, NI, DE". */
export function inventedPlace(lang: string, random: Draw): string {
  const digits = (count: number) =>
    Array.from({ length: count }, () => 1 + Math.floor(random() * 9)).join("");
  const letters = (count: number) =>
    Array.from({ length: count }, () => drawn("ABCDEGHLNRSTW".split(""), random)).join("");
  return drawn(ofLanguage("places", lang), random)
    .replace("{p}", () => inventedTown(lang, random))
    .replace("{q}", () => inventedTown(lang, random))
    .replace("{s}", () => inventedSurname(random))
    .replace("{z}", () => digits(2))
    .replace("{w}", () => digits(5))
    .replace("{k}", () => `${letters(2)}${digits(1)} ${digits(1)}${letters(2)}`);
}

/** An employer that does not exist, called as employers of the language are. */
export function inventedEmployer(lang: string, random: Draw): string {
  return drawn(ofLanguage("employers", lang), random)
    .replaceAll("{s}", () => inventedSurname(random))
    .replace("{c}", () => drawn(NAMES.get("coined")!, random))
    .replace("{p}", () => inventedTown(lang, random).split(/, | \(/)[0]!);
}

export interface Names {
  title: string;
  company: string;
  place: string;
}

/** What an opening says: undefined where it leaves a fact to the text after it, null where it says that none is named. */
export interface Opened {
  text: string;
  title: string | null | undefined;
  company: string | null | undefined;
  location: string | null | undefined;
}

/** Says the names in one of the openings of a language. */
export function opened(lang: string, { title, company, place }: Names, random: Draw): Opened {
  const opening = drawn(OPENINGS.get(lang) ?? OPENINGS.get("en")!, random);
  const said = (slot: string, name: string) =>
    opening.includes(`{${slot}0}`)
      ? null
      : opening.includes(`{${slot}}`) || opening.includes(`{${slot.toUpperCase()}}`)
        ? name
        : undefined;
  const slots: Record<string, () => string> = {
    t: () => title,
    T: () => title.toUpperCase(),
    c: () => company,
    C: () => company.toUpperCase(),
    p: () => place,
    P: () => place.toUpperCase(),
    q: () => inventedTown(lang, random),
    o: () => inventedEmployer(lang, random),
    n: () => `${drawn(["Eva", "Jan", "Marie", "Luis", "Sam"], random)} ${inventedSurname(random)}`,
    d: () => `${company.toLowerCase().replace(/[^\p{L}\d]+/gu, "")}.com`,
    z: () => String(10 + Math.floor(random() * 85)),
  };
  const text = opening.replace(/\{[tcp]0\}/g, "").replace(/\{(\w)\}/g, (_, slot: string) => slots[slot]!());
  return {
    text: text.trim(),
    title: said("t", title),
    company: said("c", company),
    location: said("p", place),
  };
}
