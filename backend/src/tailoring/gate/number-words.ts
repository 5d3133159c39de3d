/** Numbers written in words: English, German, French, Spanish. */
import { numbersByWord } from "@career-portrait/shared/lexicon/number-words";
import type { Word } from "./source.ts";

const LANGUAGES = ["en", "de", "fr", "es"];
/** Folded words that stand for a number from two on, by themselves or within a longer one. */
const ATOMS = new Map([...numbersByWord(LANGUAGES)].filter(([, value]) => value > 1));
/** One, which counts only before a larger number: "one of them" counts nothing. */
const ONE = new Set(
  [...numbersByWord(LANGUAGES, { doubtful: true })].flatMap(([word, value]) => (value === 1 ? [word] : [])),
);
const DOZEN = /^(?:dozen|dutzend|douzaine|docena)s?$/;
const AND = new Set("and und et y".split(" "));
/** Words of one language that mean something else in another, by how they are written. */
const MISLEADING = new Set(["très", "sept.", "mío", "mía"]);

export interface NumberInWords {
  value: number;
  /** How many words it takes. */
  count: number;
}

/** The value of a scale that may follow digits: 1.2 million, 40 Tsd. Null for any other word. */
export function scaleOf(key: string): number | null {
  const value = ATOMS.get(key);
  return value !== undefined && value >= 1e3 ? value : null;
}

/** The number that begins with the word at `index`, or null. */
export function numberInWords(words: readonly Word[], index: number): NumberInWords | null {
  let at = index;
  let total = 0;
  let current = 0;
  let count = 0;
  const first = words[index];
  if (!first) return null;
  if (ONE.has(first.key)) {
    const next = atomAt(words, index + 1);
    if (next === null || next < 10) return null;
    current = 1;
    at += 1;
  }
  for (;;) {
    const joined = count > 0 && AND.has(words[at]?.key ?? "");
    const value = atomAt(words, joined ? at + 1 : at);
    if (value === null) break;
    // Two dozen are 24.
    const isDozen = current > 0 && DOZEN.test(words[joined ? at + 1 : at]!.key);
    const next = isDozen ? current * value : combined(current, value);
    if (next === null) break;
    if (joined && !(current >= 20 || total > 0)) break;
    at += joined ? 2 : 1;
    if (value >= 1e3) {
      total += next;
      current = 0;
    } else current = next;
    count = at - index;
  }
  return count === 0 ? null : { value: total + current, count };
}

function atomAt(words: readonly Word[], index: number): number | null {
  const word = words[index];
  if (!word || (MISLEADING.has(word.text.toLowerCase()) && word.key !== word.text.toLowerCase())) return null;
  const known = ATOMS.get(word.key);
  if (known !== undefined) {
    // "per cent" is no hundred; "Sept" with a number is a month.
    if (word.key.startsWith("cent") && /^(?:per|pour|por)$/.test(words[index - 1]?.key ?? "")) return null;
    // "Dans le neuf" is new, not nine.
    if (
      word.key === "neuf" &&
      /^(?:le|du|au|a|de|logement|batiment|immeuble)$/.test(words[index - 1]?.key ?? "")
    )
      return null;
    if (word.key === "sept" && /^\p{Lu}/u.test(word.text)) return null;
    return known;
  }
  return germanCompound(word.key);
}

/** The number after one more word, or null when that begins another number. */
function combined(current: number, value: number): number | null {
  if (value >= 100)
    return value === 100 || value >= 1e3 ? Math.max(1, current) * value : current === 0 ? value : null;
  if (current === 0) return value;
  if (current === 4 && value === 20) return 80;
  if (current % 100 === 0) return current + value;
  if ((current % 100 === 60 || current % 100 === 80) && value >= 10 && value < 20) return current + value;
  return current % 10 === 0 && current % 100 >= 20 && value < 10 ? current + value : null;
}

/** `fünfundzwanzig`, `zweihundert`, `eintausendfünfhundert`; folded. */
function germanCompound(key: string): number | null {
  const thousand = key.indexOf("tausend");
  if (thousand > 0) return sum(germanBelow(key.slice(0, thousand)), 1e3, key.slice(thousand + 7));
  const hundred = key.indexOf("hundert");
  if (hundred > 0) return sum(germanBelow(key.slice(0, hundred)), 100, key.slice(hundred + 7));
  return /und/.test(key) ? germanBelow(key) : null;
}

function sum(factor: number | null, scale: number, rest: string): number | null {
  if (factor === null) return null;
  const below = rest === "" ? 0 : (germanCompound(rest) ?? germanBelow(rest));
  return below === null ? null : factor * scale + below;
}

function germanBelow(key: string): number | null {
  if (key === "ein" || key === "eins") return 1;
  const whole = ATOMS.get(key);
  if (whole !== undefined && whole < 100) return whole;
  const parts = /^(.+?)und(.+)$/.exec(key);
  const ones = parts ? (parts[1] === "ein" ? 1 : ATOMS.get(parts[1] ?? "")) : undefined;
  const tens = parts ? ATOMS.get(parts[2] ?? "") : undefined;
  return ones !== undefined && tens !== undefined && ones < 10 && tens >= 20 && tens < 100
    ? tens + ones
    : null;
}
