/** "A nurse", "an HR assistant", "Head of Finance". */
import type { NamedRole } from "./phrases.ts";
import { pattern } from "@career-portrait/shared/text";

/** Of these a company has one: "as Head of Finance". */
const ONLY_ONE = pattern("iu")`
    ^(?:the |head\b|chief\b|director\b|managing\b|president\b|vice\b|vp\b|c[efimot]o\b|co-?founder|
    founder|owner|principal of|founding|executive chef\b)|\b(?:director|president|founder|ceo|cto)$|
    [/&,]`;

/** With its indefinite article, by its first sound: letters that are spelled out have their own. */
export function withArticle(noun: string): string {
  const spelled = /^[AEFHILMNORSX](?:[A-Z.]|\b(?!-?[a-z]))/u.test(noun);
  const vowel = /^[aeiou]/iu.test(noun) && !/^(?:eu|uni|use|one\b|u[A-Z.])/iu.test(noun);
  return `${spelled || (vowel && !/^U[A-Z]/u.test(noun)) ? "an" : "a"} ${noun}`;
}

/** A department in the place of a title: "in Sales". */
const FIELD = pattern("iu")`
    (?:^|\s)(?:sales|marketing|finance|accounting|administration|customer service|operations|logistics|
    engineering|human resources|hr|production|retail|maintenance|catering|reception|housekeeping|
    it support|it)$`;

/** A title behind "worked": "as a nurse", "in Sales". */
export function workedAs(role: NamedRole): string {
  return FIELD.test(role.title) && !ONLY_ONE.test(role.title) ? `in ${role.title}` : `as ${inRole(role)}`;
}

/** A title as it stands behind "as": a title in another language, or one of a kind, has no article. */
function inRole({ title, isForeign }: NamedRole): string {
  return isForeign === true || ONLY_ONE.test(title) ? title : withArticle(title);
}
