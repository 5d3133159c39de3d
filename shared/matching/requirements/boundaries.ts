/** Where one sentence or point ends and the next begins inside a line, also when the break between them was lost. */
import { isDigit, isLower, isUpper } from "../../text/flat.ts";
import { CAMEL_HEADS, OPENERS } from "./vocabulary/openers.ts";

const ABBREVIATION =
  /(?:^|[^\p{L}])(?:e\.?g|i\.?e|etc|approx|vs|inc|ltd|co|corp|st|mr|ms|mrs|dr|no|nr|min|max|incl|excl|resp|esp|dept|hrs?|yrs?|lbs?|bzw|z\.? ?b|d\.? ?h|u\.? ?a|ca|ggf|inkl|evtl|mind|abgeschl|usw|o\.? ?a|p\.? ?ex|env|bijv|d\.? ?w\.? ?z|m\.? ?b\.? ?t|ej|aprox|sr|jr|ph|av|kat|cat|kl|\p{L})$/u;
const TAIL = /[\p{L}\p{N}.' ]{0,12}$/u;
const YEARS_AHEAD =
  /^\d{1,2}(?: ?\+| ?(?:-|to) ?\d{1,2}\+?)? ?\+?(?:years?|yrs?|months|ans|annees|jahre|jaar|anos|anni)/;

/** True when the stop at `at` (one of `.!?`) ends a sentence although no blank may follow it. */
export function endsSentence(text: string, flat: string, at: number, limit: number): boolean {
  const next = text[at + 1];
  if (at + 1 >= limit) return true;
  const stop = text[at];
  if (/["”»]/.test(next ?? "") && /\s/.test(text[at + 2] ?? " ")) return true;
  if (next !== undefined && /["')\]”’»]/.test(next)) return false;
  if (/\s/.test(next ?? " ")) {
    if (stop !== ".") return true;
    let after = at + 1;
    while (after < limit && /\s/.test(text[after]!)) after += 1;
    if (isLower(text[after])) return false;
    if (text[after] === "(" && /^\([^()]{3,70}\)\.?\s*$/.test(text.slice(after, limit))) return false;
    return !isAbbreviated(flat, at);
  }
  if (isUpper(next)) {
    if (stop !== ".") return true;
    if (
      isUpper(text[at + 2]) &&
      /[a-z]{4}$/.test(flat.slice(at - 4, at)) &&
      isLower(text[at - 4]) &&
      !/(?:node|next|nuxt|react)$/.test(flat.slice(at - 5, at))
    )
      return true;
    const wordBefore = isLower(text[at - 1]) || text[at - 1] === ")" || text[at - 1] === "%";
    if (/^(?:net|js|io|ts|ai|com|org)(?![a-z])/.test(flat.slice(at + 1, at + 5))) return false;
    if (flat.slice(at - 3, at) === "etc" && isLower(text[at + 2])) return true;
    if (OPENERS.has(wordAt(text, flat, at + 1)) && wordAt(text, flat, at + 1).length > 2) return true;
    return (
      wordBefore && (isLower(text[at + 2]) || /\s/.test(text[at + 2] ?? " ")) && !isAbbreviated(flat, at)
    );
  }
  if (isDigit(next))
    return (
      isLower(text[at - 1]) &&
      (YEARS_AHEAD.test(flat.slice(at + 1, at + 20)) || flat.startsWith("401", at + 1))
    );
  return stop === "." && /[•·*-]/.test(next ?? "");
}

/** "Permis B. Une formation": the letter is a class, not the beginning of a word. */
const CLASS =
  /(?:permis|klassen?|class|category|rijbewijs|patente|carnet?|niveau|nivel|level|grade|band|typ|type|fuhrerschein) \p{L}$/u;

function isAbbreviated(flat: string, at: number): boolean {
  if (CLASS.test(flat.slice(Math.max(0, at - 16), at))) return false;
  return ABBREVIATION.test(TAIL.exec(flat.slice(Math.max(0, at - 12), at))?.[0] ?? "");
}

/** True when a new point begins at `at` although nothing but its capital (or number) shows it: "degreeFive years". */
export function isGlued(text: string, flat: string, at: number): boolean {
  const before = text[at - 1];
  if (isDigit(text[at]))
    return (isLower(before) || before === ")") && YEARS_AHEAD.test(flat.slice(at, at + 20));
  if (!isUpper(text[at])) return false;
  if (before === ")" && /[-/]/.test(text[at - 2]!)) return false;
  if (before === ")" || before === "%" || (before === "+" && isLower(text[at + 1]))) return true;
  if (isLower(before)) return gluedAfterLower(text, flat, at);
  if (isUpper(before))
    return (
      isUpper(text[at - 2]) &&
      isLower(text[at + 1]) &&
      wordAt(text, flat, at).length > 2 &&
      OPENERS.has(wordAt(text, flat, at))
    );
  return isDigit(before) && isLower(text[at + 1]) && OPENERS.has(wordAt(text, flat, at));
}

function gluedAfterLower(text: string, flat: string, at: number): boolean {
  let start = at;
  while (start > 0 && isLower(text[start - 1])) start -= 1;
  const head = flat.slice(start, at);
  const camel = start > 0 && (isUpper(text[start - 1]) || /[\p{N}_]/u.test(text[start - 1]!));
  const next = wordAt(text, flat, at);
  if (camel) return OPENERS.has(next) && next.length > 2 && next !== "plus" && head.length > 1;
  if (head.length < 4) return OPENERS.has(next) && head.length > 1;
  if (CAMEL_HEADS.has(head)) return OPENERS.has(next);
  // "easyVET", "medCAD": a short word and a few capitals are a name.
  if (head.length < 6 && /^\p{Lu}{2,4}(?![\p{L}])/u.test(text.slice(at, at + 5))) return OPENERS.has(next);
  return isLower(text[at + 1]) || !isLower(text[at + 2]) || OPENERS.has(next);
}

/** Words that begin a point so surely that a capital alone shows one in a text without breaks. */
const SURE_OPENERS = new Set(
  "good previous understanding expertise extensive solid hands familiar ability must excellent strong knowledge bachelor proficient proficiency familiarity demonstrated proven valid minimum experience gultiger gultige abgeschlossene abgeschlossenes mehrjahrige sehr gute gutes fundierte idealerweise bereitschaft deutschkenntnisse englischkenntnisse korperliche zuverlassigkeit teamfahigkeit teamgeist fuhrerschein berufserfahrung sicherer maitrise titulaire rigueur autonomie permis anglais".split(
    " ",
  ),
);

/** Little words with a capital, before a word without one, begin something new. */
const LITTLE =
  /^(?:an?|the|you|your|we|eine?|der|die|das|du|deine?|une?|les?|la|vous|votre|avoir|savoir|etre|een|je|una?)$/;

/** Words after which a capitalised one goes on. */
const JOINING = new Set(
  "a an the of in with and or for to as at by on from your our is are be have has must no plus least than some any each".split(
    " ",
  ),
);

/** True when, in a text without breaks, a capitalised opener after a lower-case word begins a new point. */
export function opensPoint(text: string, flat: string, at: number): boolean {
  if (!isUpper(text[at]) || text[at - 1] !== " " || !/[\p{Ll})]/u.test(text[at - 2] ?? "")) return false;
  const word = wordAt(text, flat, at);
  const before = /[\p{L}']+$/u.exec(flat.slice(Math.max(0, at - 16), at - 1))?.[0] ?? "";
  if (JOINING.has(before)) return false;
  if (LITTLE.test(word) && (isLower(text[at + 1]) || word === "a"))
    return /^ \p{Ll}/u.test(text.slice(at + word.length, at + word.length + 2));
  return (
    SURE_OPENERS.has(word) &&
    isLower(text[at + 1]) &&
    !/^\s*[:(]/.test(text.slice(at + word.length, at + word.length + 2))
  );
}

/** The word that begins at `at`, up to the next capital. */
function wordAt(text: string, flat: string, at: number): string {
  let end = at + 1;
  if (isUpper(text[end])) while (isUpper(text[end]) && !isLower(text[end + 1])) end += 1;
  else while (isLower(text[end])) end += 1;
  return flat.slice(at, end);
}

const BULLETS = new Set("•●▪■□◦‣∙➢➤►▶✓✔★☑◆○¬§▸►→⁃⚫🔹🔸✅◾▫➔➜❖\uf0b7\uf0a7\uf0d8");

/** Length of the bullet (with blanks around it) that stands at `at` inside a line; 0 when there is none. */
export function bulletAt(text: string, at: number, lineStart: number): number {
  const unit = text[at]!;
  const before = text[at - 1];
  const after = text[at + 1];
  if (unit === "§" && /^\s*\d/.test(text.slice(at + 1, at + 4))) return 0;
  if (BULLETS.has(unit)) return 1;
  if (unit >= "\u2190" && /^\p{Extended_Pictographic}/u.test(text.slice(at, at + 2)))
    return text.codePointAt(at)! > 0xffff ? 2 : 1;
  if (unit === "·") return /\s/.test(after ?? "") || isUpper(after) ? 1 : 0;
  if (unit === "*") {
    let end = at;
    while (text[end] === "*") end += 1;
    const inWord = /[\p{L}]/u.test(before ?? "") && /\p{Ll}/u.test(text[end] ?? "");
    return at > lineStart && !inWord && (/\s/.test(text[end] ?? "") || isUpper(text[end])) ? end - at : 0;
  }
  if ((unit === "-" || unit === "–") && at > lineStart) {
    let begin = at + 1;
    while (text[begin] === " ") begin += 1;
    if (/[.:;]/.test(before ?? "") && isUpper(text[begin])) return 1;
    if (before === ":" && begin > at + 1) return 1;
    return before === " " &&
      text[at - 2] !== undefined &&
      /[\s.:;]/.test(text[at - 2]!) &&
      isUpper(text[begin])
      ? 1
      : 0;
  }
  return 0;
}
