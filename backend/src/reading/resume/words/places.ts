/** Places, as far as they are needed to tell a location from an employer. */
import { isCountry, isTown } from "@career-portrait/shared/lexicon/places";

/** A country or large town by its folded name. */
export function isKnownPlace(folded: string): boolean {
  return isTown(folded) || isCountry(folded);
}

export const REMOTE =
  /^(?:(?:100\s?%\s*)?remote|hybrid|on-?site|home ?office|teletrabajo|remoto|à distance|télétravail|远程)(?:\s*[,/(-].*)?$/iu;
export const CJK_PLACE =
  /^(?:中国)?\p{Script=Han}{2,4}(?:省|市|自治区)?(?:\p{Script=Han}{1,5}(?:市|区|县|新区))?$/u;
