/** How much a piece of text looks like a job title, an employer, a school, a degree or a place: 0 to 1. */
import { isCertainLegalForm } from "@career-portrait/shared/lexicon/legal-forms";
import { isTown, STATE_CODES } from "@career-portrait/shared/lexicon/places";
import { isTitleWord } from "@career-portrait/shared/lexicon/title-words";
import { fold, tokenise, pattern } from "@career-portrait/shared/text";
import { degreeAt } from "./words/degrees.ts";
import {
  CJK_COMPANY,
  CJK_SCHOOL,
  COMPANY_WORDS,
  LEGAL_FORM,
  SCHOOL_PART,
  SCHOOL_WORDS,
} from "@career-portrait/shared/lexicon/organisations";
import { CJK_PLACE, isKnownPlace, REMOTE } from "./words/places.ts";
import { CJK_TITLE, TITLE_GRADES, WORK_ENDINGS } from "./words/titles.ts";

function wordsOf(text: string): string[] {
  return tokenise(text)
    .map((word) => fold(word.text))
    .filter(Boolean);
}

/** Job titles end (English, German) or begin (Romance languages) with the word that names the work. */
export function titleMark(text: string): number {
  if (CJK_TITLE.test(text.trim())) return 1;
  const main = text.replace(/\([^)]*\)/g, " ").replace(/[,/&+].*$/u, (tail) => ` ${tail}`);
  const words = wordsOf(main);
  if (words.length === 0 || words.length > 14) return 0;
  const segments = text
    .split(/[,/|&+–—-]\s+|\s+(?:and|und|of|for|de|für|y|et|e)\s+/u)
    .map(wordsOf)
    .filter((part) => part.length > 0);
  const heads = segments.filter(
    (part) => isTitleWord(part.at(-1) as string) || isTitleWord(part[0] as string),
  ).length;
  if (heads > 0)
    return isTitleWord((segments[0] as string[]).at(-1) as string) ||
      isTitleWord((segments[0] as string[])[0] as string)
      ? 1
      : 0.8;
  if (words.some(isTitleWord)) return 0.6;
  if (words.some((word) => TITLE_GRADES.has(word))) return 0.4;
  return 0;
}

/** Formed as names of occupations are, known or not: `Jungkoch`, `Grutier`, `Upholsterer`. Names of people are too. */
export function namesWork(text: string): boolean {
  const words = wordsOf(text);
  return (
    words.length < 4 &&
    [words[0], words.at(-1)].some((word) => word !== undefined && word.length > 4 && WORK_ENDINGS.test(word))
  );
}

export function companyMark(text: string): number {
  if (CJK_COMPANY.test(text)) return 1;
  if (LEGAL_FORM.test(text)) return 1;
  const words = wordsOf(text);
  if (words.length === 0 || words.length > 12) return 0;
  if (words.some((word) => COMPANY_WORDS.has(word) || isCertainLegalForm(word)) || SCHOOL_PART.test(text))
    return 0.8;
  return /^\p{Lu}|^\p{N}|^the\s/iu.test(text.trim()) ? 0.25 : 0.1;
}

export function schoolMark(text: string): number {
  if (CJK_SCHOOL.test(text)) return 1;
  const plain = text.replace(/\([^)]*\)/g, " ");
  const words = wordsOf(plain);
  if (words.length > 16) return 0;
  if (words.some((word) => SCHOOL_WORDS.has(word)) || SCHOOL_PART.test(plain))
    return /^high school$/i.test(text.trim()) ? 0.4 : 1;
  return 0;
}

export function degreeMark(text: string): number {
  const at = degreeAt(text);
  if (at < 0) return 0;
  if (at < 3) return 1;
  const before = text
    .slice(0, at)
    .split(/\s+/)
    .filter((word) => /^\p{Ll}/u.test(word)).length;
  return before >= 2 || at > 60 ? 0.3 : 0.7;
}

/** `Berlin`, `Austin, TX`, `Cape Town, South Africa`, `10115 Berlin`, `Remote`, `上海市浦东新区`. */
export function placeMark(text: string): number {
  const trimmed = text
    .trim()
    .replace(/^[([]|[)\].]$/g, "")
    .trim();
  if (trimmed === "" || trimmed.length > 60 || trimmed.includes("(")) return 0;
  if (REMOTE.test(trimmed)) return 1;
  if (CJK_PLACE.test(trimmed) && /[省市区县]$/.test(trimmed)) return 1;
  if (/^city\s*,\s*state$/i.test(trimmed)) return 1;
  const parts = trimmed.split(/\s*[,·/]\s*|\s+[-–]\s+/).filter(Boolean);
  if (parts.length === 0 || parts.length > 4) return 0;
  const last = parts.at(-1) as string;
  if (
    parts.length > 1 &&
    (LEGAL_FORM.test(trimmed) || parts.slice(0, -1).some((part) => companyMark(part) >= 0.8))
  )
    return 0;
  if (parts.length > 2 && STATE_CODES.has(last) && !/\d/.test(parts[0] as string)) return 0;
  const code = /^(?:[A-Z]{2,3})(?:\s+\d{5}(?:-\d{4})?)?$/.exec(last);
  if (parts.length > 1 && code && STATE_CODES.has(last.slice(0, last.search(/\s|$/)))) return 1;
  if (isKnownPlace(fold(last)) || isKnownPlace(fold(withoutPostcode(last)))) {
    return parts.every((part) => isProperName(part)) ? (parts.length > 1 ? 1 : 0.9) : 0;
  }
  if (parts.length > 1 && isKnownPlace(fold(parts[0] as string))) return 0.8;
  return 0;
}

/** A name that might be a town's: one to three capitalised words without figures. */
/** `Ferrovías del Sur, Málaga`: a city after another name may be the town of an employer. Where the comma stands, or -1. */
export function employerBeforeCity(text: string): number {
  const match = /^([^,]+?)\s*,\s*(.+)$/u.exec(text.trim());
  if (!match?.[1] || !match[2] || /\d/.test(match[1])) return -1;
  const town = isTown(fold(match[2])) || (match[2].includes(",") && placeMark(match[2]) >= 0.8);
  return town && !isKnownPlace(fold(match[1])) ? match[1].length : -1;
}

export function isProperName(text: string): boolean {
  return pattern("u")`
    ^(?:\d{4,5}\s+)?(?:\p{Lu}[\p{L}\p{M}.'’-]*|de|del|la|le|am|an|der|im|bei|do|da|dos|of|sur|en|
    upon)(?:\s+(?:\p{Lu}[\p{L}\p{M}.'’-]*|de|del|la|le|am|an|der|im|bei|do|da|dos|of|sur|en|upon|&|
    \d{4,5})){0,4}$`.test(text.trim());
}

function withoutPostcode(text: string): string {
  return text.replace(/^\d{4,6}\s+|\s+\d{4,6}(?:-\d{4})?$/g, "");
}

/** `Google Mountain View, CA`: a known city with its state or country after nothing but a blank. */
function cityBehindBlank(text: string): number {
  const match = /^(.+?)\s((?:\p{Lu}[\p{L}.]*\s){0,2}\p{Lu}[\p{L}.]*),\s[\p{L}. ]+$/u.exec(text);
  if (!match) return -1;
  for (const blank of text.matchAll(/\s(?=\p{Lu})/gu)) {
    const tail = text.slice(blank.index + 1);
    if (tail.includes(",") && isTown(fold(tail.split(",")[0] ?? "")) && placeMark(tail) >= 0.8)
      return blank.index;
  }
  return -1;
}

/** Length of a place that a text begins with, up to and with its comma; 0 without one. */
export function placeHeadLength(text: string): number {
  let length = 0;
  for (const match of text.matchAll(/\s*,\s+/gu)) {
    const head = text.slice(0, match.index);
    const code = STATE_CODES.has(head.split(/,\s*/u).at(-1) ?? "");
    if (code && head.split(",").length === 2 && titleMark(text.slice(match.index + match[0].length)) >= 0.4)
      length = match.index + match[0].length;
  }
  return length;
}

/** Where a place stands at the end of a text after a comma, dash or bar: the position of the divider, or -1. */
export function placeTailAt(text: string): number {
  let best = -1;
  for (const match of text.matchAll(/\s*(?:,|\s[-–—|•·]|\s\()\s*/gu)) {
    const tail = text.slice(match.index + match[0].length).replace(/\)$/, "");
    if (match.index > 0 && placeMark(tail) >= 0.8 && best < 0) best = match.index;
  }
  return best < 0 || !/,/.test(text.slice(0, best)) ? Math.max(best, cityBehindBlank(text)) : best;
}
