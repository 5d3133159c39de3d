/** Recognising that a short text names a place, without a gazetteer worth the name: countries, states, big cities. */
import { isNameOfPlace } from "../lexicon/places.ts";
import { isWorkModeOnly } from "./terms.ts";
import { NO_PLACE } from "./announcements.ts";

/** True when the whole text is the name of a known country, state or large city. */
export function isKnownPlace(text: string): boolean {
  const plain = text.trim().replace(/[.]$/, "");
  return plain.length <= 45 && plain.length >= 2 && isNameOfPlace(plain);
}

const NOT_PLACE = /[?!@%$€£]|https?:/i;

/**
 * How surely a short text names a place: 0 not at all, 1 its shape allows it, 2 part of it is a known place,
 * 3 all of it is.
 */
export function placeScore(text: string): 0 | 1 | 2 | 3 {
  const plain = text
    .replace(/^[^\p{L}\p{N}]+/u, "")
    .replace(/\s+only$/i, "")
    .trim();
  if (plain.length < 2 || plain.length > 90) return 0;
  if (isKnownPlace(plain)) return 3;
  const parts = plain
    .split(/\s*(?:[,;|/()·•–—]|\s-\s|-\s)\s*/)
    .filter((part) => part !== "" && !(isWorkModeOnly(part) && !isKnownPlace(part)));
  const known = parts.filter(
    (part) => isKnownPlace(part) || isKnownPlace(part.replace(/\s*\d+$/, "")),
  ).length;
  if (known === parts.length && known > 0) return 3;
  if (NOT_PLACE.test(plain) || NO_PLACE.test(plain)) return 0;
  if (known > 0 && parts.length <= 6) return 2;
  if (/(?:특별시|광역시|[가-힣]+[시도구군] [가-힣]|[都道府県市区]$|[省市区]$|\bkraj$|\bokres\b)/u.test(plain))
    return 2;
  if (/^\p{Lu}[\p{L}.'’ -]{1,30},\s?\p{Lu}[\p{L}. ]{1,30}$/u.test(plain)) return 1;
  return 0;
}
