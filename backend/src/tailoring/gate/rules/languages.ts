/** Human languages and how well they are spoken: the level said is the level held, or below it. */
import { levelPattern } from "@career-portrait/shared/lexicon/language-levels";
import { languageName, languagesNamed } from "@career-portrait/shared/lexicon/spoken-languages";
import type { Statement, Finding } from "../statement.ts";
import type { Reading } from "../readings.ts";
import { because } from "../reasons.ts";
import { pattern } from "@career-portrait/shared/text";

/** What the levels are called in letters and résumés besides the lexicon's words, folded. */
const TOLD: Readonly<Record<number, string>> = {
  6: "native\\w*|bilingual\\w*|bilingue|zweisprachig\\w*",
  5: "perfect\\w*|perfekt\\w*",
  2: "grund\\w+|schulkenntnisse|some",
};
/** Levels 1–6 stand for A1–C2. */
const LEVELS = [6, 5, 4, 3, 2, 1].map(
  (level) =>
    [level, new RegExp(levelPattern(level, TOLD[level] === undefined ? [] : [TOLD[level]]), "gu")] as const,
);
/** A language is spoken only where speaking is what it is about: "English breakfast" is none. */
const SPEAKING = pattern("u")`
    \b(?:speak\w*|spoken|fluen\w*|native|languages?|written|writing|write|read|level|translat\w*|
    bilingual|conversational|proficien\w*|command|mother tongue|[abc] ?[12]|sprech\w*|spreche|sprach\w*|
    fliessend|muttersprach\w*|kenntnisse|verhandlungssicher\w*|niveau|wort und schrift|parl\w*|langues?|
    couramment|courant|maitris\w*|maternelle|bilingue|habl\w*|idiomas?|nivel|fluido|basic|good|
    excellent|working knowledge|lingual|advanced|intermediate|beginner|grundkenntnisse|perfekt|in|auf|
    en)\b`;

interface Spoken {
  language: string;
  level: number | null;
  start: number;
  end: number;
}

export function languages(statement: Statement): Finding[] {
  const held = statement.readings.flatMap((reading) =>
    spokenIn(reading.source.folded).filter(
      (spoken) => !reading.isNegated(reading.source.ofFolded(spoken.start, spoken.end)),
    ),
  );
  return sharing(spokenIn(statement.source.folded), statement.source.folded).flatMap(
    ({ language, level, start, end }): Finding[] => {
      const span = statement.source.ofFolded(start, end);
      const same = held.filter((other) => other.language === language);
      if (statement.isNeed(span)) return [];
      if (same.length === 0)
        return writtenIn(statement.readings, language) || !SPEAKING.test(statement.source.folded)
          ? []
          : [{ kind: "language", span, reason: because("language_unshown", { language }) }];
      if (level === null || same.some((other) => other.level !== null && other.level >= level)) return [];
      return [{ kind: "language", span, reason: because("language_level", { language }) }];
    },
  );
}

/** "Fluent in French and Italian": the level of the one is said of the other too. */
function sharing(spoken: readonly Spoken[], folded: string): Spoken[] {
  const joined = (one?: Spoken, other?: Spoken): boolean =>
    one !== undefined &&
    other !== undefined &&
    /^ (?:(?:and|und|et|y|or|sowie) )?$/.test(folded.slice(one.end, other.start));
  const all = spoken.map((one) => ({ ...one }));
  for (const [index, one] of all.entries())
    if (one.level === null && joined(all[index - 1], one)) one.level = all[index - 1]!.level;
  for (const [index, one] of [...all.entries()].toReversed())
    if (one.level === null && joined(one, all[index + 1])) one.level = all[index + 1]!.level;
  return all;
}

/** Whether a word names a language that a row has under any of its names: Deutsch, German. */
export function isLanguageOf(key: string, { source }: Reading): boolean {
  const [named] = languagesNamed(key, true);
  return (
    named?.end === key.length && languagesNamed(source.folded, true).some(({ code }) => code === named.code)
  );
}

/** "The English team": named in the evidence for something else than speaking it. */
function writtenIn(readings: readonly Reading[], language: string): boolean {
  return readings.some(({ source }) => source.folded.includes(language.toLowerCase()));
}

function spokenIn(folded: string): Spoken[] {
  const named = languagesNamed(folded).map(({ code, start, end }) => ({
    language: languageName(code) ?? code,
    start,
    end,
  }));
  // "German C2, Dutch C1" and "fluent German, basic Dutch": levels stand on one side of all the names.
  const behind = levelIn(folded.slice(named.at(-1)?.end ?? 0), "after");
  const ahead = levelIn(folded.slice(0, named[0]?.start ?? 0), "before");
  const side = named.length > 1 && !behind !== !ahead ? (behind ? "behind" : "ahead") : null;
  const own = directLevels(folded, named);
  return named.map((spoken, index) => {
    const direct = own[index];
    if (direct !== null && direct !== undefined) return { ...spoken, level: direct };
    // A level belongs to the language it stands nearest to: up to its neighbours on either side.
    const left = named[index - 1]?.end ?? Math.max(0, spoken.start - 60);
    const right = named[index + 1]?.start ?? Math.min(folded.length, spoken.end + 60);
    const after = levelIn(folded.slice(spoken.end, right), "after");
    const before = levelIn(folded.slice(left, spoken.start), "before");
    if (side !== null && before && after)
      return { ...spoken, level: (side === "behind" ? after : before).level };
    return { ...spoken, level: nearer(before, after, index, named.length) };
  });
}

/** Between a language and its level: "Türkisch auf C1", "anglais (niveau B2)", "English at C1". */
const BEHIND =
  /^ (?:(?:auf|at|in|im|au|de|a|en|to|niveau|level|nivel|mit|with|the) ){0,3}([abc] ?[12])(?![a-z0-9])/u;
const BEFORE = /(?<![a-z0-9])([abc] ?[12]) (?:level )?$/u;

/** The levels in letters that stand right behind each language, or, where none does, right before each. */
function directLevels(folded: string, named: readonly { start: number; end: number }[]): (number | null)[] {
  const levels = (side: (one: { start: number; end: number }) => RegExpExecArray | null) =>
    named.map((one) => {
      const code = side(one)?.[1];
      return code === undefined ? null : (levelIn(code, "after")?.level ?? null);
    });
  const behind = levels(({ end }) => BEHIND.exec(folded.slice(end)));
  if (behind.some((level) => level !== null)) return behind;
  return levels(({ start }) => BEFORE.exec(folded.slice(0, start)));
}

interface Level {
  level: number;
  /** How far it stands from the language. */
  distance: number;
}

/** The level that stands nearest to the end of a text on that side; "advanced (C1)" is one, the higher counts. */
function levelIn(text: string, side: "before" | "after"): Level | null {
  const found = LEVELS.flatMap(([level, pattern]) =>
    [...text.matchAll(pattern)].map((match) => ({
      level,
      distance: side === "after" ? match.index : text.length - match.index - match[0].length,
    })),
  ).sort((a, b) => a.distance - b.distance || b.level - a.level);
  const [first, second] = found;
  return first && second && second.distance - first.distance <= SAME_LEVEL && second.level > first.level
    ? { ...second, distance: first.distance }
    : (first ?? null);
}
/** Two levels so near, in letters, are one told twice. */
const SAME_LEVEL = 12;

function nearer(
  before: ReturnType<typeof levelIn>,
  after: ReturnType<typeof levelIn>,
  index: number,
  count: number,
): number | null {
  if (before && after) {
    if (count === 1) return Math.max(before.level, after.level);
    return before.distance <= after.distance ? before.level : after.level;
  }
  if (before && (index === 0 || before.distance <= 12)) return before.level;
  return after?.level ?? before?.level ?? null;
}
