/**
 * Whether a posting that arrives is one the account knows (decisions, section 8): tracked, dismissed before, or already waiting.
 * Copies stand under other addresses, in other countries of one site, and with agencies; openings of one title that differ
 * in place, or that one site lists under two ids, are different ones.
 */
import { fold } from "@career-portrait/shared/text";
import { type SoughtPosting, textLikeness } from "../opportunities/index.ts";

/** From so many words on, two texts that agree nearly word for word were not written twice. */
const TELLING_WORDS = 60;
const NEARLY_ALL = 0.9;

/** "(m/w/d)", "(all genders)", "[Remote]", "- m/f/x" and their like. */
const ASIDE =
  /\((?:[^()]{0,40})\)|\[[^[\]]{0,40}\]|(?:^|[\s,–-])(?:[mwfdxhnv]\s*[/|*]\s*){1,3}[mwfdxhnv](?=$|[\s,.])/giu;

/** The title without asides, folded: equal for copies under one title. Null when nothing is left. */
export function titleKey(title: string | null): string | null {
  if (title === null) return null;
  return fold(title.replace(ASIDE, " ")) || fold(title) || null;
}

function placesDiffer(one: string | null, other: string | null): boolean {
  const [left, right] = [fold(one ?? ""), fold(other ?? "")];
  if (left === "" || right === "") return false;
  // "Berlin" and "Berlin, Germany" are one place.
  return left !== right && !left.startsWith(`${right} `) && !right.startsWith(`${left} `);
}

function siteOfKey(key: string): string {
  return URL.parse(key)?.host || (key.split(":")[0] ?? key);
}

function listedTwiceAtOneSite(one: SoughtPosting, other: SoughtPosting): boolean {
  if (one.posting_key === null || other.posting_key === null) return false;
  return siteOfKey(one.posting_key) === siteOfKey(other.posting_key);
}

function isLong(text: string): boolean {
  return fold(text).split(" ").length >= TELLING_WORDS;
}

/** Whether two postings that were received are the same opening. */
export function isCopy(one: SoughtPosting, other: SoughtPosting): boolean {
  if (one.posting_key !== null && one.posting_key === other.posting_key) return true;
  const title = titleKey(one.title);
  if (title === null || title !== titleKey(other.title)) return false;
  if (placesDiffer(one.location, other.location)) return false;
  const sameCompany = one.company !== null && fold(one.company) === fold(other.company ?? "");
  const telling = isLong(one.text) && isLong(other.text);
  const alike = telling && textLikeness(one.text, other.text) >= NEARLY_ALL;
  // An agency's copy: another name over the same words.
  if (!sameCompany) return alike && one.company !== null && other.company !== null;
  if (listedTwiceAtOneSite(one, other)) return false;
  return telling ? alike : true;
}

/** Whether a dismissal speaks for this posting too: its address, or company and title at no other place. */
export function isRemembered(one: SoughtPosting, dismissed: SoughtPosting): boolean {
  if (one.posting_key !== null && one.posting_key === dismissed.posting_key) return true;
  const title = titleKey(one.title);
  if (title === null || one.company === null || dismissed.company === null) return false;
  return (
    title === titleKey(dismissed.title) &&
    fold(one.company) === fold(dismissed.company) &&
    !placesDiffer(one.location, dismissed.location)
  );
}
