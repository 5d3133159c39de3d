/**
 * Which words of a person's own lines are misspelt, so surely that it may be shown to them: what no language knows, and what is
 * one step from one common word and from no other (docs/tailoring.md). In doubt nothing is said.
 */
import { detectLanguage } from "@career-portrait/shared/text";
import { isSkillWord } from "@career-portrait/shared/skills";
import { differenceOf, oneStepFrom } from "./steps.ts";
import { plainForms, type Tongue, tongueOf } from "./tongues.ts";
import { bitOf, type Words, wordsInUse } from "./words.ts";

/** A word as it stands at a place of its text (UTF-16 units), and the word that was meant. */
export interface Misspelling {
  words: string;
  start: number;
  end: number;
  suggestion: string;
}

const SHORTEST = 5;
/** From this length on a word that nobody knows is hardly ever a rare one. */
const LONG = 8;
/** Who writes a word in so many places means it. */
const MEANT = 3;

/**
 * The misspelt words of each text.
 * @param texts everything of one person's that is at hand
 * @param language of what says nothing of its own language by itself
 * @param names of people, employers, titles, places: none of their words is looked at
 */
export function misspellings(
  texts: readonly string[],
  language: string | null,
  names: readonly string[],
  words = wordsInUse(),
): Misspelling[][] {
  const own = new Set(names.flatMap((name) => name.toLowerCase().match(/\p{L}+/gu) ?? []));
  const places = new Map<string, Set<string>>();
  const found = texts.map((text) => {
    const tongue = tongueOf(detectLanguage(text) ?? language);
    return (tongue ? wordsOf(text, tongue) : []).flatMap((word) => {
      const lower = word.words.toLowerCase();
      const meant = own.has(lower) ? null : meantBy(lower, tongue!, words);
      if (meant === null) return [];
      const isNoun = (words.use(meant)!.noun & bitOf(tongue!)) !== 0;
      if (tongue!.capitals && isNoun !== (word.words !== lower)) return [];
      places.set(lower, (places.get(lower) ?? new Set()).add(around(text, word)));
      return { ...word, suggestion: word.words === lower ? meant : capitalised(meant) };
    });
  });
  return found.map((some) => some.filter((one) => places.get(one.words.toLowerCase())!.size < MEANT));
}

/** The words beside a word: the same line may stand in several texts. */
function around(text: string, { start, end }: { start: number; end: number }): string {
  const [before = ""] = /\p{L}+[\s,-]*$/u.exec(text.slice(0, start)) ?? [];
  const [after = ""] = /^[\s,-]*\p{L}+/u.exec(text.slice(end)) ?? [];
  return before + after;
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What looks like a word of running text: no address, code, abbreviation, name or figure. */
function wordsOf(text: string, { key, capitals }: Tongue): Omit<Misspelling, "suggestion">[] {
  const shape = capitals ? /^\p{L}\p{Ll}+$/u : /^\p{Ll}+$/u;
  return [...text.matchAll(/[^\s,;()[\]"“”„«»?!…–—|<>{}*•]+/gu)].flatMap(({ 0: token, index }) => {
    const bare = token.replace(/[.:]+$/u, "");
    if (/[\p{N}_@#\\.:+&=~$%^]/u.test(bare)) return [];
    // Elided words stand before an apostrophe in French; elsewhere contractions do, which no rule here knows.
    const from = key === "fr" ? bare.search(/[^'’]*$/u) : 0;
    if (/['’]/u.test(bare.slice(from))) return [];
    return [...bare.slice(from).matchAll(/\p{L}+/gu)].flatMap(({ 0: words, index: at }) => {
      const start = index + from + at;
      return words.length >= SHORTEST && shape.test(words)
        ? [{ words, start, end: start + words.length }]
        : [];
    });
  });
}

/** The word that was meant, or null. */
function meantBy(word: string, tongue: Tongue, words: Words): string | null {
  const isKnown = (other: string): boolean => words.use(other) !== undefined || isSkillWord(other);
  if (isKnown(word) || (tongue.compounds && isCompound(word, isKnown))) return null;
  const common = new Set<string>();
  for (const other of oneStepFrom(word, tongue.letters)) {
    if (((words.use(other)?.long ?? 0) & bitOf(tongue)) !== 0) common.add(other);
    else if (isSkillWord(other)) return null;
    if (common.size > 1) return null;
  }
  const [meant] = common;
  if (meant === undefined || isOtherForm(word, meant, tongue)) return null;
  if (word.length < LONG && (words.use(meant)!.short & bitOf(tongue)) === 0) return null;
  return isKnownForm(word, meant, tongue, words) ? null : meant;
}

/**
 * Whether it is formed of a known word that the word to be offered is not formed of, or of the same one by another ending
 * (`betreibst`, `betreibt`; not `responsibilty`, `responsibility`).
 */
function isKnownForm(word: string, meant: string, tongue: Tongue, words: Words): boolean {
  const others = plainForms(meant, tongue);
  return plainForms(word, tongue).some(({ form, ending }) => {
    if (form === meant) return false;
    const same = others.filter((other) => other.form === form);
    return same.length === 0 ? words.use(form) !== undefined : same.every((other) => other.ending !== ending);
  });
}

function isCompound(word: string, isKnown: (word: string) => boolean): boolean {
  for (let at = 4; at <= word.length - 4; at += 1) {
    if (!isKnown(word.slice(at))) continue;
    const first = word.slice(0, at);
    const parts = [first, first.replace(/(?:es|en|er|s|n|e)$/u, "")];
    if (parts.some((part) => part.length >= 4 && isKnown(part))) return true;
  }
  return false;
}

const unmarked = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "");

/** Whether the two may be forms or spellings of one word, or words of one family: then both are right. */
function isOtherForm(word: string, meant: string, { key }: Tongue): boolean {
  const { before, has, wants, behind } = differenceOf(word, meant);
  const isSwapped = has.length === 2;
  // Another beginning is mostly another word, another ending another form.
  if (before === "" || (behind === "" && !isSwapped)) return true;
  if (/^[aeiouyáéíóúàèâêô]*$/u.test(has + wants) && /^[sndrmtx]$/u.test(behind)) return true;
  // An accent too many or another one changes the word (hacía, hacia); one too few is a slip.
  if (has !== "" && wants !== "" && unmarked(has) === unmarked(wants) && has !== unmarked(has)) return true;
  return key === "en" && isOtherSpelling(before, has, wants, behind);
}

/** British and American: organise, colour, centre, paediatric, licence, judgement, travelling. */
function isOtherSpelling(before: string, has: string, wants: string, behind: string): boolean {
  const pair = [has, wants].sort().join("/");
  if (pair === "s/z" || pair === "c/s" || (pair === "er/re" && behind === "")) return true;
  if (pair === "/u") return before.endsWith("o");
  if (pair === "/a" || pair === "/o") return behind.startsWith("e");
  if (pair === "/e") return /(?:g|dg|iz|ag)$/u.test(before) && /^(?:ment|able|ing)/u.test(behind);
  return /^\/[lstp]$/u.test(pair) && /^(?:ing|ed|er|or|ment|ful)/u.test(behind.replace(/^[lstp]/u, ""));
}
