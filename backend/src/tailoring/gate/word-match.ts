/** Whether two words are forms of one: inflection, gender, and the parts of German compounds. */
import { stem } from "@career-portrait/shared/text";
import type { Reading } from "./readings.ts";
import type { Word } from "./source.ts";
import { synonymsOf } from "./vocabulary/synonyms.ts";
import { titleWordElsewhere } from "./vocabulary/translations.ts";

const LANGUAGES = ["en", "de", "fr", "es"] as const;
/** Words that begin alike in so many letters, and in this share of the longer one, are forms of one word. */
const COMMON_LETTERS = 5;
const COMMON_SHARE = 0.6;

const ENDING = /(?:innen|in|en|er|es|e|n|s)$/;

const stems = new Map<string, readonly string[]>();

function stemsOf(key: string): readonly string[] {
  const known = stems.get(key);
  if (known) return known;
  const all = [...new Set([key, withoutGe(key), ...LANGUAGES.map((language) => stem(key, language))])];
  if (stems.size > 20_000) stems.clear();
  stems.set(key, all);
  return all;
}

/** German participles without their syllable: `aufgebaut`, `Aufbau`. */
function withoutGe(key: string): string {
  return key.replace(
    /^(auf|ab|an|aus|ein|zu|vor|um|her|hin|bei|mit|nach|weg|unter|uber|durch|zusammen)?ge(?=[a-z]{4})/,
    "$1",
  );
}

/** Forms of one word (folded keys). */
export function sameWord(one: string, other: string): boolean {
  if (one === other) return true;
  if (one.length < 3 || other.length < 3 || /\d/.test(one + other)) return false;
  const [left, right] = [stemsOf(one), stemsOf(other)];
  if (left.some((form) => form.length > 2 && right.includes(form))) return true;
  return beginAlike(one, other) || beginAlike(withoutGe(one), withoutGe(other));
}

function beginAlike(one: string, other: string): boolean {
  let common = 0;
  while (common < one.length && one[common] === other[common]) common += 1;
  return common >= COMMON_LETTERS && common >= Math.max(one.length, other.length) * COMMON_SHARE;
}

/** The same, or one is the first or last part of the other: `Krankenpflegerin`, `Pflegerin`. */
export function relatedWord(one: string, other: string): boolean {
  if (sameWord(one, other)) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const root = short.replace(ENDING, "");
  return (
    root.length >= 5 &&
    long.length > short.length &&
    (long.startsWith(root) || long.replace(ENDING, "").endsWith(root))
  );
}

/** `Waldtag` speaks of `Wald`: a German noun before another one, too short to be told from a beginning by itself. */
function isCompound({ key: long, text }: Word, key: string): boolean {
  return (
    key.length === 4 &&
    long.length >= 7 &&
    /^\p{Lu}\p{Ll}+$/u.test(text) &&
    long.startsWith(key) &&
    /(?:tage?n?|wochen?|gruppen?|arbeit(?:en)?|plan|plane|zeit(?:en)?|haus|stelle|bereich|dienste?|leitung|pflege|kurs|kurse|raum|buch|amt|kraft|krafte)$/.test(
      long,
    )
  );
}

/** `Wartung`, `gewartet`: a German noun of doing and a form of its verb. */
function isDoing(noun: string, verb: string): boolean {
  const root = /^(.{4,})ung(?:en)?$/.exec(noun)?.[1];
  const form = withoutGe(verb);
  return (
    root !== undefined &&
    form.startsWith(root) &&
    /^(?:et|t|e|en|te|ten|ete|eten)?$/.test(form.slice(root.length))
  );
}

/** How alike two words are in form, or by what the vocabulary puts for each other: 1 the same, 0 not at all. */
export function formOf(one: string, other: string): number {
  if (one === other) return 1;
  if (sameWord(one, other)) return 0.9;
  if (relatedWord(one, other)) return 0.8;
  const isAlike = synonymsOf(other).has(one) || titleWordElsewhere(other).has(one);
  return isAlike || isDoing(one, other) || isDoing(other, one) ? 0.75 : 0;
}

/** Whether a row says the word, in some form or by a word that says the same, without negating it. */
export function says(reading: Reading, key: string): boolean {
  let answer = reading.said.get(key);
  if (answer === undefined) {
    const alike = synonymsOf(key);
    answer = reading.source.words.some(
      (word) =>
        (relatedWord(word.key, key) ||
          alike.has(word.key) ||
          isCompound(word, key) ||
          isDoing(key, word.key) ||
          isDoing(word.key, key)) &&
        !reading.isNegated(word),
    );
    reading.said.set(key, answer);
  }
  return answer;
}

/** Whether a row says these words one after the other; negated places do not count. */
export function saysPhrase({ source, isNegated }: Reading, keys: readonly string[]): boolean {
  const { words } = source;
  return words.some(
    (word, at) =>
      keys.every((key, index) => words[at + index]?.key === key) && !isNegated(word) && keys.length > 0,
  );
}
