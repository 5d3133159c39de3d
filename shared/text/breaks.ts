/**
 * Where inside a line one statement ends and the next begins. A stop or a bullet shows it by rule; where the breaks of a
 * text were lost ("degreeFive years", "Requisitos: Buen manejo"), a small model that was trained on texts whose breaks
 * were taken away decides (docs/models.md).
 */
import { Features } from "./hash.ts";
import { isDigit, isLower, isUpper } from "../letters/flat.ts";
import { pattern } from "../letters/pattern.ts";

export const BREAK_ROWS = 1 << 15;

const BULLETS = new Set("•●▪■□◦‣∙➢➤►▶✓✔★☑◆○¬▸→⁃⚫🔹🔸✅◾▫➔➜❖\uf0b7\uf0a7\uf0d8");
/** Before a stop that ends no sentence; flattened. */
const ABBREVIATION = pattern("u")`
    (?:^|[^\p{L}])(?:e\.?g|i\.?e|etc|approx|vs|inc|ltd|co|corp|st|mr|ms|mrs|dr|no|nr|min|max|incl|excl|
    resp|esp|dept|hrs?|yrs?|lbs?|bzw|z\.? ?b|d\.? ?h|u\.? ?a|ca|ggf|inkl|evtl|mind|abgeschl|usw|dipl|
    eidg|univ|exkl|zzgl|sog|vgl|lic|ing|prof|o\.? ?a|p\.? ?ex|env|bijv|d\.? ?w\.? ?z|m\.? ?b\.? ?t|ej|
    aprox|sr|jr|sra|ph|av|kat|cat|kl|std|tel|art|ee|rr|jj|\p{L})$`;
/** A class or level, not an initial: "Permis B. Une formation". */
const LETTER_OF_A_CLASS =
  /(?:permis|klassen?|class|category|rijbewijs|patente|carnet?|niveau|nivel|level|grade|band|typ|type|fuhrerschein) \p{L}$/u;

/** How two statements touch at a possible break. */
type Joint = "stop" | "bullet" | "line" | "colon" | "dash" | "star" | "wide" | "blank" | "glued";

/** What a rule shows to end a statement: no model is asked. */
export const SURE_JOINTS: ReadonlySet<string> = new Set<Joint>(["stop", "bullet"]);

export interface Break {
  /** Where the next statement's own words, or its mark, begin. */
  at: number;
  joint: Joint;
}

/** Length of the longest line, in UTF-16 units: what a hard wrap is told by. */
export function widestLine(text: string): number {
  let widest = 0;
  for (let from = 0; from <= text.length;) {
    const newline = text.indexOf("\n", from);
    const end = newline === -1 ? text.length : newline;
    if (end - from > widest) widest = end - from;
    from = end + 1;
  }
  return widest;
}

/** The possible breaks inside `[start, end)`; all but {@link SURE_JOINTS} want the model's word. */
export function possibleBreaks(text: string, flat: string, start: number, end: number): Break[] {
  const found: Break[] = [];
  let inWord = isSmallLetter(text, start);
  for (let at = start + 1; at < end; at += 1) {
    const wasInWord = inWord;
    inWord = isSmallLetter(text, at);
    if (inWord && wasInWord) continue;
    const joint = jointAt(text, flat, at, end);
    if (joint !== null) found.push({ at, joint });
  }
  return found;
}

/** Between two of them nothing breaks, and most places of a text are such. */
function isSmallLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 97 && code <= 122;
}

function jointAt(text: string, flat: string, at: number, end: number): Joint | null {
  const unit = text[at]!;
  const before = text[at - 1]!;
  if (BULLETS.has(unit) || (unit >= "\ud83c" && /^\p{Extended_Pictographic}/u.test(text.slice(at, at + 2))))
    return "bullet";
  if (unit === "·" && /[\s\p{Lu}]/u.test(text[at + 1] ?? "")) return "bullet";
  if (!/\s/.test(unit) && /^\s*\n/.test(reversed(text, at))) return "line";
  if (before === " " || before === "\u00a0" || before === "\t") return afterBlank(text, flat, at, end);
  if (isDigit(unit)) return /\p{Ll}{4}$/u.test(text.slice(at - 4, at)) ? "glued" : null;
  if (!isUpper(unit)) return null;
  if (/[.!?]/.test(before)) return gluedStop(text, flat, at) ? "stop" : null;
  return isLower(before) || /[)%:;\d+]/.test(before) ? "glued" : null;
}

/** The few units before `at`, nearest first. */
function reversed(text: string, at: number): string {
  let found = "";
  for (let unit = at - 1; unit >= 0 && unit > at - 6; unit -= 1) found += text[unit]!;
  return found;
}

function afterBlank(text: string, flat: string, at: number, end: number): Joint | null {
  const unit = text[at]!;
  if (/\s/.test(unit)) return null;
  let last = at - 1;
  while (last > 0 && /\s/.test(text[last]!)) last -= 1;
  const mark = text[last]!;
  if (/[.!?…]/.test(mark) || (/["”»)]/.test(mark) && /[.!?…]/.test(text[last - 1]!))) {
    if (isLower(unit) && mark === ".") return null;
    if (mark === "." && isAbbreviated(flat, last)) return null;
    if (mark === "…" && isLower(unit)) return null;
    return "stop";
  }
  if ((unit === "-" || unit === "–" || unit === "*") && /\s/.test(text[at + 1] ?? " ") && at + 2 < end)
    return unit === "*" ? "star" : "dash";
  if (unit === "-" && /[\p{L}¿]/u.test(text[at + 1] ?? "")) return "dash";
  // "gastronómico- Modalidad": a dash that lost the blank before it.
  if (mark === "-" && isUpper(unit) && /\p{Ll}{3}$/u.test(text.slice(Math.max(0, last - 3), last)))
    return "dash";
  if (mark === ":") return "colon";
  if (at - last > 2) return "wide";
  return isUpper(unit) || isDigit(unit) || /["“„¿¡(]/.test(unit) ? "blank" : null;
}

function gluedStop(text: string, flat: string, at: number): boolean {
  if (text[at - 1] !== ".") return true;
  if (/^(?:net|js|io|ts|ai|com|org)(?![a-z])/.test(flat.slice(at, at + 4))) return false;
  const wordBefore = isLower(text[at - 2]) || /[)%]/.test(text[at - 2] ?? "");
  return wordBefore && isLower(text[at + 1]) && !isAbbreviated(flat, at - 1);
}

function isAbbreviated(flat: string, stop: number): boolean {
  const before = flat.slice(Math.max(0, stop - 16), stop);
  return ABBREVIATION.test(before) && !LETTER_OF_A_CLASS.test(before);
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’.+#/&-]*/gu;

/**
 * What the model is told about the breaks of one stretch of lines. `breaks`: all that {@link possibleBreaks} found in it;
 * `widest`: {@link widestLine} of the text; `wanted`: those of the breaks that it is to be told about.
 */
export function breakFeatures(
  text: string,
  { start, end }: { start: number; end: number },
  breaks: readonly Break[],
  widest: number,
  wanted: ReadonlySet<Break>,
): number[][] {
  const words = [...text.slice(start, end).matchAll(WORD)].map(({ 0: word, index }) => ({
    word,
    from: start + index,
  }));
  const counts = new Map<Joint, number>();
  for (const { joint } of breaks) counts.set(joint, (counts.get(joint) ?? 0) + 1);
  let next = 0;
  let since = start;
  const small = new Set(words.filter(({ word }) => isLower(word[0])).map(({ word }) => word));
  return breaks.flatMap((one) => {
    const { at, joint } = one;
    const last = since;
    if (SURE_JOINTS.has(joint)) since = at;
    if (!wanted.has(one)) return [];
    while (next < words.length && words[next]!.from < at) next += 1;
    // A capital inside a word: the word's own beginning is the word before.
    const inside = joint === "glued";
    const beforeWord = inside ? text.slice(words[next - 1]?.from ?? at, at) : (words[next - 1]?.word ?? "");
    const own = inside ? (/^[\p{L}\p{N}'’-]+/u.exec(text.slice(at, at + 30))?.[0] ?? "") : words[next]?.word;
    const features = featuresOf({
      joint,
      beforeLast: words[next - 2]?.word ?? "",
      before: beforeWord,
      after: own ?? "",
      afterNext: words[next + (inside ? 0 : 1)]?.word ?? "",
      mark: /\S/.exec(reversed(text, at))?.[0] ?? "",
      width: joint === "line" ? widthOf(text, at) : 0,
      widest,
      around: around(words.slice(Math.max(0, next - 4), next + 4).map(({ word }) => word)),
      ahead: words
        .slice(next + 2, next + 4)
        .map(({ word }) => shape(word))
        .join(""),
      isSmallElsewhere: small.has((own ?? "").toLowerCase()),
      since: at - last,
      same: Math.min(counts.get(joint) ?? 0, 9),
    });
    return [features];
  });
}

/** Length of the line that ends before `at`. */
function widthOf(text: string, at: number): number {
  const end = text.lastIndexOf("\n", at);
  return end - (text.lastIndexOf("\n", end - 1) + 1);
}

/** How many of some words have capitals, in thirds. */
function around(words: readonly string[]): number {
  return Math.round((3 * words.filter((word) => isUpper(word[0])).length) / Math.max(1, words.length));
}

interface Surroundings {
  around: number;
  ahead: string;
  isSmallElsewhere: boolean;
  joint: Joint;
  beforeLast: string;
  before: string;
  after: string;
  afterNext: string;
  mark: string;
  since: number;
  same: number;
  width: number;
  widest: number;
}

function featuresOf(one: Surroundings): number[] {
  const features = new Features(BREAK_ROWS);
  const [last, before, after, next] = [one.beforeLast, one.before, one.after, one.afterNext].map(lower);
  const shapes = `${shape(one.before)}${shape(one.after)}`;
  const { joint } = one;
  features.add(joint);
  features.add(`${joint} b`, before);
  features.add(`${joint} a`, after);
  features.add("b", before);
  features.add("a", after);
  features.add("an", `${after} ${next}`);
  features.add("lb", `${last} ${before}`);
  features.add("ba", `${before} ${after}`);
  features.add(`${joint} s`, shapes + shape(one.afterNext));
  features.add(`${joint} ls`, shape(one.beforeLast) + shapes);
  features.add("bs3", `${before!.slice(-3)}${shapes}`);
  features.add("as4", `${after!.slice(0, 5)}${shapes}`);
  features.add("as3", `${after!.slice(-3)}${shapes}`);
  features.add(`${joint} m`, /[\p{L}\p{N}]/u.test(one.mark) ? "w" : one.mark);
  features.add(`${joint} d`, String(Math.min(7, Math.floor(Math.log2(1 + one.since)))));
  features.add(`${joint} n`, String(one.same));
  features.add(`${joint} ns`, `${Math.min(one.same, 5)}${shape(one.after)}`);
  features.add(`${joint} c`, `${one.around}${Number(one.isSmallElsewhere)}`);
  features.add(`${joint} sa`, shapes + shape(one.afterNext) + one.ahead);
  features.add("sm", `${Number(one.isSmallElsewhere)}${shapes}`);
  if (joint === "line") {
    const full = Math.floor((10 * one.width) / one.widest);
    const slack = Math.min(6, Math.floor((one.widest - one.width) / 6));
    const wrapped = one.widest > 50 && one.widest < 130;
    features.add("lw", `${full}${shapes}`);
    features.add("lw", `${Number(wrapped)}${slack}${shape(one.after)}`);
    features.add("lw", `${Number(wrapped)}${slack}${one.mark}`);
    features.add("lw", `${Math.min(9, Math.floor(one.width / 12))}${shape(one.after)}`);
    features.add("lw", `${Math.min(9, Math.floor(one.width / 12))}${one.mark}`);
  }
  return features.rows;
}

function lower(word: string): string {
  return word.toLowerCase().replace(/\d/g, "0");
}

function shape(word: string): string {
  if (word === "") return "_";
  if (/^\d/.test(word)) return "0";
  if (/^\p{Lu}[\p{Lu}\d.&/-]+$/u.test(word)) return "A";
  if (/^\p{Lu}/u.test(word)) return word.length === 1 ? "I" : "Aa";
  return /\p{Lu}/u.test(word) ? "aA" : "a";
}
