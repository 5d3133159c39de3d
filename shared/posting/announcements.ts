/** The words by which people announce jobs on pages: tables of the lexicon as matchers of text as it stands. */
import { OCCUPATIONS } from "../lexicon/occupations.ts";
import { PAGE_PHRASES } from "../lexicon/page-phrases.ts";
import { pagePhrases } from "../lexicon/phrases.ts";
import { ALPHABET, EAST_ASIAN, LETTERS } from "./letters.ts";
import { oneLine } from "../letters/pattern.ts";

/** Matches when the whole (short) text is one of the phrases, trailing punctuation aside. */
function exactly(key: string): RegExp {
  const sign = `[^${LETTERS}${EAST_ASIAN}]*`;
  return new RegExp(`^${sign}(?:${pagePhrases(PAGE_PHRASES, key)})${sign}$`, "i");
}

/** Matches a whole word or phrase within a text. */
function word(key: string, letters = LETTERS): RegExp {
  return new RegExp(`(?<![${letters}])${part(key).source}(?![${letters}])`, "i");
}

/** Matches a phrase anywhere, also within a word. */
function part(key: string): RegExp {
  return new RegExp(`(?:${pagePhrases(PAGE_PHRASES, key)})`, "i");
}

/** Text of a control that begins an application. */
export const APPLY = exactly("apply");

/**
 * What the running text of a posting says that other texts seldom do together: who is sought, candidates, "you", what is
 * offered, how to apply, experience, duties and demands, terms. One alternative a language, in this order.
 */
const ASKING = "sought candidate you offered applying experience demands terms"
  .split(" ")
  .map((topic) => word(`says ${topic}`));

/**
 * How many of the things that postings say the text says: `asks` of those that a posting alone says (0 to 5), `tells` of
 * those that a résumé says too (0 to 3).
 */
export function asksFor(text: string): { asks: number; tells: number } {
  const count = (cues: RegExp[]) => cues.filter((cue) => cue.test(text)).length;
  return { asks: count(ASKING.slice(0, 5)), tells: count(ASKING.slice(5)) };
}

/** Titles of the parts of a posting. `duties`, `wanted` and `offer` count as different evidence. */
const SECTIONS = { duties: word("duties"), wanted: word("wanted"), offer: word("offer") };

type Section = keyof typeof SECTIONS;

/** Which part of a posting a heading announces, if any. */
export function sectionOf(heading: string): Section | null {
  if (heading.length > 90) return null;
  const names = Object.keys(SECTIONS) as Section[];
  return names.find((name) => SECTIONS[name].test(heading)) ?? null;
}

/** Where a posting ends: other postings, sharing, staying in touch. */
export const AFTER_POSTING = word("after");

/** Heading over an application form. */
export const APPLICATION_FORM = word("form");

/** Applications are no longer taken. */
export const CLOSED = word("closed");

/** A results page says that it has none. */
export const NO_RESULTS = word("no results");

/** Heading over the postings of one employer or of a search. */
export const OPENINGS = exactly("openings");

/** Titles of pages and buttons that are never the title of a posting. */
export const NOT_A_TITLE = exactly("no title");

/** The name of a page of openings. */
export const LIST = word("list", ALPHABET);

/** The name of a page on which somebody is sought. */
export const HIRING = word("hiring", ALPHABET);

/** What leads from one opening to all. */
export const AMONG_OPENINGS = new RegExp(`^#?${part("among openings").source}`, "i");

/** A question about cookies: the box that holds its buttons says one of these. */
export const COOKIES = part("cookies");

/** What a site says of itself and its visitors. */
export const SITE_NOTICE = part("site notice");

/** Names of places to find or run jobs: never the employer. */
export const NO_EMPLOYER = word("no employer", ALPHABET);

/** What stands in short lines and names no place. */
export const NO_PLACE = word("no place", ALPHABET);

const occupations = (key: string) => pagePhrases(OCCUPATIONS, key);

/** A noun that names an occupation, with the endings of its feminine and its plural. */
export const OCCUPATION = new RegExp(
  oneLine`
    (?<![${LETTERS}])(?:${occupations("noun")}|[${LETTERS}]*(?:${occupations("german noun")})(?:in|
    innen|:in|\*in|/in|_in)?)(?:e?s|in|innen|:in|/in|\*in|/[${LETTERS}]{1,4}|n|en|a|as|os|
    es)?(?![${LETTERS}])|${occupations("unspaced noun")}`,
  "i",
);

/** "(m/w/d)", "(f/m/x)", "H/F", "m/ž": only job titles carry it. */
export const GENDER_MARK =
  /[([|]?\s*(?<![A-Za-zÀ-ɏͰ-ӿ])(?:[mwfdxvhkžn](?:\s?[/|*]\s?[mwfdxvhkžnoi]){1,3}|all genders?|gn)(?![A-Za-zÀ-ɏͰ-ӿ])\s*[)\]|]?/i;

/** What stands in a posting's place for those who have not signed in. */
export const LOGIN_WALL = word("login");

/** Headings over a site's own links, at the foot of every page. */
export const SITE_COLUMN = exactly("site");

/** A button that answers a question about cookies. */
export const CONSENT_BUTTON = exactly("consent");

/** Parts of a company that stand where an employer may stand. */
export const DEPARTMENT = exactly("department");
