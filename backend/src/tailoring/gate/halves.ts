/** Halves in words: half an hour, two and a half years, anderthalb Jahre, deux ans et demi. */
import { numberInWords } from "./number-words.ts";
import type { Source, Span, Word } from "./source.ts";

export interface Half extends Span {
  value: number;
  /** Where the whole half stands behind its unit: "a year and a half". */
  unit?: string;
}

/** "A year and a half", "un an et demi": the unit stands within. */
const WITHIN =
  /(?<!\p{L})(?:an?|one|une?)\s(year|hour|month|week|day|an|heure|mois|jour)\s(?:and a half|et demie?)(?!\p{L})/giu;
const UNIT: Record<string, string> = { an: "year", heure: "hour", mois: "month", jour: "day" };

const HALF = /^(?:half|halbe[nrms]?|halb|demie?s?)$/;
/** What is halved by itself: half an hour, ein halbes Jahr, une demi-heure; so many million, half a dozen. */
const OF =
  /^[\s-]*(?:an?[\s-])?(?:hour|day|week|month|year|million|billion|dozen|stunde|tag|woche|monat|jahr|dutzend|heure|journee|journée|année|douzaine)(?!\p{L})/iu;
const GERMAN = /^(?:anderthalb|(.*?)(?:und)?einhalb)$/;

/** The amount with a half that the word at `index` begins or ends, or null. `end` is where its unit begins. */
export function halfAt({ words, text }: Source, index: number): Half | null {
  const word = words[index]!;
  const german = GERMAN.exec(word.key);
  if (german) {
    const [, whole = "ein"] = german;
    const value = whole === "ein" ? 1 : numberInWords([{ ...word, key: whole, text: whole }], 0)?.value;
    return value === undefined ? null : { start: word.start, end: word.end, value: value + 0.5 };
  }
  if (!HALF.test(word.key)) return null;
  for (const match of text.matchAll(WITHIN)) {
    const unit = match[1]!.toLowerCase();
    const end = match.index + match[0].length;
    if (end === word.end) return { start: match.index, end, value: 1.5, unit: UNIT[unit] ?? unit };
  }
  const before = words.slice(Math.max(0, index - 3), index);
  const and = /^(?:and|et)$/;
  const joint = before.findLastIndex(({ key }) => and.test(key));
  if (joint >= 0 && before.slice(joint + 1).every(({ key }) => key === "a")) {
    const whole = before[joint - 1];
    const value = whole && wholeOf(whole);
    if (whole && value) return { start: whole.start, end: word.end, value: value + 0.5 };
  }
  const of = OF.exec(text.slice(word.end));
  if (!of) return null;
  const article = /^[\s-]*an?[\s-]/iu.exec(of[0]);
  return { start: word.start, end: word.end + (article ? article[0].length - 1 : 0), value: 0.5 };
}

function wholeOf(word: Word): number | null {
  return /^\p{N}+$/u.test(word.key) ? Number(word.key) : (numberInWords([word], 0)?.value ?? null);
}
