/** What the editor says about a story while it is written: how long it is, and what would make it worth more. */
import { pattern } from "@career-portrait/shared/text";

/** Least and most characters of a story (specification, Limits); code points, as the backend counts. */
export const STORY_LENGTH = { least: 200, most: 10_000 } as const;

export type StoryHint = "number" | "when" | "where" | "self" | "result";

/** Signs of what makes a story good, in the languages the reader knows; generous, since they only advise. */
const SIGNS: Record<StoryHint, RegExp> = {
  /** A figure that is not a year: people, money, percent, hours. */
  number: /(?<![\d.,])(?!(?:19|20)\d{2}(?!\d))\d+(?:[.,]\d+)*\s*%?/u,
  when: /\b(?:19|20)\d{2}\b/u,
  /** A name: a capital letter that does not begin the sentence. */
  where: /[\p{L}\d,;:]\s+(?:(?:at|for|with|bei|f\u00fcr|chez|en|em|na|no)\s+)\p{Lu}[\p{L}&.-]+/u,
  self: /\b(?:I|my|ich|mein\w*|je|j'|mon|ma|yo|mi|eu|meu|minha)\b|\u6211/iu,
  result: pattern("iu")`
    \b(?:so that|result|led to|reduc|increas|sav|cut|grew|improv|faster|fewer|fell|dropp|rose|doubl|halv|won|dadurch|
    ergebnis|gesenkt|gesteigert|gespart|verk\u00fcrzt|r\u00e9duit|augment|r\u00e9sultat|reduj|aument|reduzi)\w*`,
};

/** Length as the backend counts it: white space around does not count, an emoji is one character. */
export function storyLength(text: string): number {
  return Array.from(text.trim()).length;
}

/** Whether the backend would take a story of that length. */
export function lengthVerdict(length: number): "empty" | "short" | "good" | "long" {
  if (length === 0) return "empty";
  if (length < STORY_LENGTH.least) return "short";
  return length > STORY_LENGTH.most ? "long" : "good";
}

/** Each thing that makes a story good, and whether the text shows a sign of it. */
export function storyHints(text: string): { hint: StoryHint; there: boolean }[] {
  return (Object.keys(SIGNS) as StoryHint[]).map((hint) => ({ hint, there: SIGNS[hint].test(text) }));
}
