/** What a letter calls the position, the employer and whoever the posting wants it sent to. */
import type { Addressee } from "./phrases/index.ts";
import { isWithheldEmployer } from "@career-portrait/shared/lexicon/withheld-employers";
import { isKnownPlace } from "@career-portrait/shared/posting";
import { pattern } from "@career-portrait/shared/text";

/** What postings add to a title: for the law's sake, and how the work is done. */
const ADDED = pattern("giu")`
    \s*[([](?:[mwfdxhi*]\s*[/|,]\s*){1,3}[mwfdxhi*][)\]]|\s*\((?:all genders|h\/f|f\/h|gn|(?:full|
    part)[- ]?time|remote|hybrid|on-?site|permanent|temporary|contract|vollzeit|teilzeit|unbefristet|
    befristet|temps (?:plein|partiel)|cdi|cdd)\)|\s+(?:h\/f|f\/h|[mwf]\/[mwf]\/[dx])(?=\s|$)`;
/** How somebody is employed, behind a dash or stroke. */
const TERMS = pattern("iu")`
    \s+[–—|·-]\s+(?:cdi|cdd|stage|alternance|temps (?:plein|partiel)|vollzeit|teilzeit|(?:un)?befristet|
    festanstellung|(?:full|part)[- ]time|permanent|temporary|contract|remote|hybrid|on-?site)\b.*$`;
const PICTURES = /(?:\p{Extended_Pictographic}|\u200D|\uFE0F)+/gu;
const LONGEST = 90;
/** A title that is a sentence, or goes on with one, could put words into the person's mouth. */
const SENTENCE = /[.!?;:]\s+\S+\s+\S+|\b(?:I|ich|je)\s|\bj['’]|["“”„«»]/u;

/** What is left where something was cut off or taken out: a bracket that nothing closes, signs beside each other, or at the end. */
const UNCLOSED = /\s*\([^()]*$/u;
const DOUBLED = /(?:\s+[-–—|·](?=\s+[-–—|·](?:\s|$)))+/gu;
const TRAILING = /[\s,|·–—-]+$/u;

function plainly(name: string): string {
  return name
    .replace(PICTURES, " ")
    .replace(TERMS, "")
    .replace(/\s+/gu, " ")
    .replace(UNCLOSED, "")
    .replace(DOUBLED, "")
    .replace(TRAILING, "")
    .trim();
}

/** In capitals throughout. */
function isShouted(name: string): boolean {
  return name.length > 4 && !/\p{Ll}/u.test(name);
}

/** "RESTAURANT MANAGER" as people write it; short words in capitals, and those without a vowel, are abbreviations. */
export function inSmallLetters(title: string): string {
  if (!isShouted(title)) return title;
  return title
    .replace(/\p{Lu}{4,}/gu, (word) =>
      /[AEIOUYÀ-Ý]/u.test(word) ? word.charAt(0) + word.slice(1).toLowerCase() : word,
    )
    .replace(
      /(?<=\s)(?:AND|OF|THE|FOR|IN|UND|DER|DIE|DAS|IM|DE|DEL|LA|EL|LOS|LAS|Y|EN|ET|DU|DES|LE|LES)(?=\s)/gu,
      (word) => word.toLowerCase(),
    );
}

function named(plain: string): string | null {
  return plain === "" || plain.length > LONGEST || SENTENCE.test(plain) ? null : plain;
}

/** Where the work is, behind a dash. */
const PLACE_BEHIND = /\s+[-–—|]\s+([^–—|]+)$/u;

function withoutPlace(title: string): string {
  const place =
    PLACE_BEHIND.exec(title)?.[1]
      ?.split(/ [-–—] /u)
      .at(-1) ?? "";
  const isPlace = isKnownPlace(place) || isKnownPlace(place.replace(/, \p{Lu}{2}$/u, ""));
  return isPlace ? title.slice(0, -place.length).replace(TRAILING, "") : title;
}

/** The posting's title as a letter can name it; null when it is a whole sentence or an address. */
export function titleInLetter(title: string): string | null {
  const plain = withoutPlace(plainly(title.replace(ADDED, "")));
  if (/https?:|www\./iu.test(plain)) return null;
  return named(inSmallLetters(plain));
}

/** What stands behind a company's name: where it is, and how somebody is employed there. */
const BEHIND = pattern("iu")`
    ^(?:standort|niederlassung|filiale|zweigstelle|werk|site|location|vollzeit|teilzeit|
    (?:un)?befristet|(?:full|part)[- ]time|permanent|remote|hybrid|cdi|cdd)(?:\s|$)`;

/** The company, without the town and the terms that some postings set behind it. */
export function companyInLetter(company: string | null, location: string | null): string | null {
  if (company !== null && isWithheldEmployer(company)) return null;
  const parts = plainly(company ?? "").split(/,\s+/u);
  const isBehind = (part: string) => BEHIND.test(part) || (location?.startsWith(part) ?? false);
  while (parts.length > 1 && isBehind(parts.at(-1) ?? "")) parts.pop();
  return named(parts.join(", "));
}

/** Where a posting says whom to write to. */
const ASKS = pattern("iu")`
    \b(?:contact|apply|applications?|send|address(?:ed)?|questions?|enquir(?:y|ies)|inquir(?:y|ies)|
    ansprechpartner(?:in)?|bewerbung(?:en|sunterlagen)?|bewerben|kontakt|rückfragen|fragen|richten|
    wenden|candidatures?|adresse[rz]|envoye[rz]|renseignements?|interlocut(?:eur|rice))\b`;
const PERSON = pattern("gu")`
    (?<![\p{L}])(?<title>Frau|Herrn?|Mrs|Ms|Mr|Miss|Mme|Madame|Monsieur|
    M\.(?=\s\p{Lu}))\.?\s+(?<degree>(?:(?:Prof|Dr)\.\s*)+)?(?<names>\p{Lu}[\p{L}’'-]+(?:\s+(?:(?:von|
    van|de|der|zu|du|le|la)\s+)*\p{Lu}[\p{L}’'-]+){0,2})`;
/** With it a surname begins: "van der Berg". */
const PARTICLED = /(?:^|\s)((?:(?:von|van|de|der|zu|du|le|la)\s+)+\p{Lu}[\p{L}’'-]+)$/u;

/** The one person a posting names to write to; null when it names none, or several. */
export function addresseeOf(text: string): Addressee | null {
  const found = new Map<string, Addressee>();
  for (const line of text.split("\n").filter((one) => ASKS.test(one))) {
    for (const { groups = {} } of line.matchAll(PERSON)) {
      const { title = "", degree = "", names = "" } = groups;
      const surname = PARTICLED.exec(names)?.[1] ?? names.split(/\s+/u).at(-1) ?? "";
      const isWoman = /^(?:Frau|Mrs|Ms|Miss|Mme|Madame)$/u.test(title);
      found.set(surname, { isWoman, degree: degree.replace(/\s+/gu, " ").trim(), surname });
    }
  }
  const [person, another] = [...found.values()];
  return another === undefined ? (person ?? null) : null;
}
