/** Ordinal numbers: third, 3rd, dritte, 3., troisième, 3e. */
import type { Amount } from "./amounts.ts";
import type { Statement } from "./statement.ts";
import type { Source, Word } from "./source.ts";
import { oneLine } from "@career-portrait/shared/text";

/** Folded, from the second on: "first" is said of too much. */
const WORDS = oneLine`
    second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth / zweite|dritte|vierte|
    funfte|sechste|siebte|achte|neunte|zehnte|elfte|zwolfte / deuxieme|troisieme|quatrieme|cinquieme|
    sixieme|septieme|huitieme|neuvieme|dixieme|onzieme|douzieme`
  .split(" / ")
  .map((words) => words.split("|"));

/** The number that a word or digits with a sign stand for as an ordinal; null where they are none. */
function ordinalAt({ text, words }: Source, index: number): number | null {
  const word = words[index]!;
  const key = word.key.replace(/(?<=te)[nrms]$/, "");
  for (const list of WORDS) {
    const at = list.indexOf(key);
    if (at >= 0) return at + 2;
  }
  const next = words[index + 1];
  const digits = /^\d{1,2}$/.exec(word.key);
  if (digits && next && /^(?:st|nd|rd|th|e|eme|ere?)$/.test(next.key) && next.start === word.end)
    return Number(digits[0]);
  return digits && /^\.\s?\p{Lu}/u.test(text.slice(word.end)) ? Number(digits[0]) : null;
}

/** A text's ordinals with the word each of them is said of. */
export function ordinalsIn(source: Source): { value: number; word: Word; of: Word | undefined }[] {
  return source.words.flatMap((word, index) => {
    const value = ordinalAt(source, index);
    if (value === null) return [];
    const next = source.words[index + 1];
    const of = next && next.start === word.end ? source.words[index + 2] : next;
    return [{ value, word, of }];
  });
}

/** "Im 3. Lehrjahr" for the third: digits that say an ordinal, which a row has in words. */
export function isOrdinal(said: Amount, { source, readings }: Statement): boolean {
  const own = ordinalsIn(source).find(({ word }) => word.start === said.start);
  return (
    own !== undefined &&
    readings.some((row) => ordinalsIn(row.source).some(({ value }) => value === own.value))
  );
}
