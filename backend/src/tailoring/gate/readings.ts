/** A cited row as it is compared: its text read once, with what it negates left out. */
import { findSkills } from "@career-portrait/shared/skills";
import { type Amount, amountsIn, withinOne } from "./amounts.ts";
import { isDatePart } from "./dates.ts";
import type { Evidence } from "./evidence.ts";
import { type Source, sourceOf, type Span } from "./source.ts";

export interface Reading {
  evidence: Evidence;
  source: Source;
  /** Its numbers, dates left out. */
  amounts: readonly Amount[];
  /** Canonical names of the skills that the row says the person has, and the words it has for each. */
  skills: ReadonlyMap<string, readonly string[]>;
  /** The short lines of the row, which name things. */
  labels: readonly string[];
  /** Its lines and sentences, in comparable form. */
  passages: ReadonlySet<string>;
  /** Words already looked for in this row. */
  said: Map<string, boolean>;
  /** Whether a span of the row stands under a negation: "never used Java". */
  isNegated: (span: Span) => boolean;
}

const readings = new WeakMap<Evidence, Reading>();

/** Reads a row; the same row object is read once. */
export function readingOf(evidence: Evidence): Reading {
  const known = readings.get(evidence);
  if (known) return known;
  // A row belongs to its role: employer and title are said with it.
  const beside = [evidence.employer, evidence.title].filter(
    (name) => name !== undefined && !evidence.text.includes(name),
  );
  const source = sourceOf([evidence.text, ...beside].join("\n"));
  const isNegated = negationIn(source);
  const reading: Reading = {
    evidence,
    source,
    amounts: [...amountsIn(source).filter((amount) => !isDatePart(amount, source)), ...withinOne(source)],
    skills: new Map(
      [
        ...Map.groupBy(
          findSkills(source.text).filter((found) => !isNegated(found)),
          ({ skill }) => skill,
        ),
      ].map(([skill, found]) => [skill, found.map(({ text }) => text)]),
    ),
    labels: evidence.text
      .split("\n")
      .flatMap((line) => line.split(/[,;|]/))
      .map((line) => line.trim())
      .filter((line) => line.length > 0 && line.length < 40),
    passages: new Set(
      [
        source.text,
        ...source.text.split("\n"),
        ...source.sentences.map(({ start, end }) => source.text.slice(start, end)),
      ].map(comparable),
    ),
    said: new Map(),
    isNegated,
  };
  readings.set(evidence, reading);
  return reading;
}

/** Words that deny (folded). */
export const NEGATING = new Set(
  (
    "not never no without none neither nor lacks lack lacking didn doesn don hasn haven wasn isn cannot unable unfamiliar " +
    "nicht nie niemals kein keine keinen keiner keinem keinerlei ohne weder noch " +
    "nothing nobody nichts niemand rien " +
    "pas jamais aucun aucune sans ni sin nunca jamas ningun ninguna tampoco"
  ).split(" "),
);
/** "Not only X": nothing is negated. */
export const ONLY = new Set("only nur seulement solo just bloss".split(" "));

/** `unfallfrei`, `accident-free`. */
export const FREE = /^(?:free|\p{L}{5,}frei(?:e[nmrs]?)?)$/u;

/** Whether a sentence of a text negates anything. */
export function negates({ words }: Source, sentence: number): boolean {
  return words.some((word) => word.sentence === sentence && (NEGATING.has(word.key) || FREE.test(word.key)));
}

/** Whether a span stands after a negating word of its own clause. German puts `nicht` after the object. */
export function negationIn({ words }: Source): (span: Span) => boolean {
  const negated = words.flatMap((word, index) =>
    NEGATING.has(word.key) && !ONLY.has(words[index + 1]?.key ?? "") && word.text !== "NO" ? [word] : [],
  );
  return (span) => {
    if (negated.length === 0) return false;
    const at = words.find((word) => word.end > span.start);
    return (
      at !== undefined &&
      negated.some(
        (word) =>
          word.sentence === at.sentence &&
          ((word.start < at.start && at.clause - word.clause <= 1) ||
            (/^(?:nicht|pas|jamais|nie)$/.test(word.key) && word.clause === at.clause)),
      )
    );
  };
}

/** What two passages in the same words share: letters, digits and the signs that change a number. */
export function comparable(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%$€£+#<>~.,]+/gu, " ")
    .replace(/^[ .,]+|[ .,]+$/g, "");
}
