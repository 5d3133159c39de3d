/** Names of the languages people speak, where a résumé lists them. */
import { languagesNamed } from "@career-portrait/shared/lexicon/spoken-languages";
import { fold } from "@career-portrait/shared/text";

/** What résumés list beside languages: tests of one. */
const TESTS = /(?<!\p{L})jlpt(?!\p{L})/gu;

/** Whether a text names a language that people speak. */
export function isHumanLanguages(text: string): boolean {
  const folded = fold(text);
  return languagesNamed(folded, true).length > 0 || folded.search(TESTS) >= 0;
}

/** The folded text without the languages it names. */
export function withoutLanguages(text: string): string {
  const folded = fold(text);
  return languagesNamed(folded, true)
    .toReversed()
    .reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, folded)
    .replace(TESTS, " ");
}
