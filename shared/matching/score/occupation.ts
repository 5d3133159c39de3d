/** Which occupations a title names, and how much of the work of one carries over to another. */
import { seniorityPattern } from "../../lexicon/seniority.ts";
import { skillKind } from "../../skills/index.ts";
import { fold, remembering } from "../../text/index.ts";
import { OCCUPATIONS, ONE_WAY } from "../../lexicon/related-occupations.ts";

/** One way to write an occupation: folded words, those with a star open at their end. */
interface Phrase {
  name: string;
  words: readonly { text: string; open: boolean }[];
  /** The last part of compounds; any letters may stand before it. */
  head: boolean;
}

/** The tables that the occupations' text is read into. */
interface Tables {
  /** By the first two letters of their first word. */
  phrases: Map<string, Phrase[]>;
  heads: readonly Phrase[];
  fieldOf: Map<string, string>;
  /** Field → how much of the work carries over between any two of it. */
  within: Map<string, number>;
  /** `held > asked` → how much carries over. */
  near: Map<string, number>;
}

const TABLES = readOccupations(OCCUPATIONS, ONE_WAY);

function readOccupations(occupations: string, oneWay: string): Tables {
  const phrases: Phrase[] = [];
  const tables: Tables = {
    phrases: new Map(),
    heads: [],
    fieldOf: new Map(),
    within: new Map(),
    near: new Map(),
  };
  let field = "";
  for (const line of occupations.split("\n").filter(Boolean)) {
    const opens = /^\[(.+) ([\d.]+)\]$/.exec(line);
    if (opens) {
      field = opens[1]!;
      tables.within.set(field, Number(opens[2]));
      continue;
    }
    const [name = "", rest = ""] = line.split(" = ");
    const [titles = "", near = ""] = rest.split(" ~ ");
    tables.fieldOf.set(name, field);
    phrases.push(...titles.split(", ").map((title) => phraseOf(name, title)));
    for (const one of near.split(", ").filter(Boolean)) readNear(name, one, tables.near);
  }
  for (const line of oneWay.split("\n").filter(Boolean)) {
    const space = line.lastIndexOf(" ");
    tables.near.set(line.slice(0, space), Number(line.slice(space + 1)));
  }
  tables.heads = phrases.filter(({ head }) => head);
  tables.phrases = Map.groupBy(
    phrases.filter(({ head }) => !head),
    ({ words }) => words[0]!.text.slice(0, 2),
  );
  return tables;
}

/** `other 0.5`, both ways; where both rows say something, the higher. */
function readNear(name: string, one: string, near: Map<string, number>): void {
  const space = one.lastIndexOf(" ");
  const other = one.slice(0, space);
  for (const key of [`${name} > ${other}`, `${other} > ${name}`]) {
    near.set(key, Math.max(near.get(key) ?? 0, Number(one.slice(space + 1))));
  }
}

function phraseOf(name: string, title: string): Phrase {
  const spaced = title.replace(/\p{Script=Han}/gu, " $& ").trim();
  return {
    name,
    words: spaced.split(/\s+/).map((word) => ({ text: word.replaceAll("*", ""), open: word.endsWith("*") })),
    head: spaced.startsWith("*"),
  };
}

/**
 * Names of the occupations in a title, each once, in alphabetical order; a match inside a longer one does not count
 * ("Restaurant Manager" is no waiter). Empty when the title names none that is known.
 */
export const occupationsOf = remembering(2_000, (title: string): readonly string[] => {
  const words = fold(title).split(" ");
  const found = words.flatMap((word, start) => {
    const phrases = (TABLES.phrases.get(word.slice(0, 2)) ?? []).filter((phrase) =>
      standsAt(phrase, words, start),
    );
    // What is known of the whole compound says more than its last part.
    return (phrases.length > 0 ? phrases : headsOf(word)).map(({ name, words: { length } }) => ({
      name,
      start,
      end: start + length,
    }));
  });
  const kept = found.filter(
    (one) =>
      !found.some(
        (other) =>
          other.start <= one.start && other.end >= one.end && other.end - other.start > one.end - one.start,
      ),
  );
  return withoutGeneric([...new Set(kept.map(({ name }) => name))].sort());
});

/** Before the last part of a compound stands a word of its own. */
const SHORTEST_COMPOUND = 7;

function headsOf(word: string): Phrase[] {
  if (word.length < SHORTEST_COMPOUND) return [];
  return TABLES.heads.filter(({ words }) => {
    const { text, open } = words[0]!;
    return open ? word.indexOf(text, 2) > 0 : word.endsWith(text);
  });
}

/**
 * "Machine Learning Software Engineer" is about machine learning: the particular word says what the work is. Not where
 * it names a place of use that software engineers' work is nowhere near ("Software Engineer, WAN").
 */
function withoutGeneric(names: readonly string[]): string[] {
  const particular = names.some(
    (name) =>
      name !== GENERIC && TECHNICAL_FIELDS.has(TABLES.fieldOf.get(name) ?? "") && nearness(name, GENERIC) > 0,
  );
  return particular ? names.filter((name) => name !== GENERIC) : [...names];
}

const GENERIC = "software engineer";
const TECHNICAL_FIELDS = new Set(["software", "data", "infrastructure"]);

function standsAt({ words }: Phrase, title: readonly string[], start: number): boolean {
  return words.every(({ text, open }, index) => {
    const word = title[start + index];
    return word !== undefined && (open ? word.startsWith(text) : word === text);
  });
}

/** How much of the work of `held` carries over to `asked`: 1 the same, 0 nothing known. */
export function nearness(asked: string, held: string): number {
  if (asked === held) return 1;
  const stated = TABLES.near.get(`${held} > ${asked}`);
  if (stated !== undefined) return stated;
  const field = TABLES.fieldOf.get(asked);
  return field !== undefined && field === TABLES.fieldOf.get(held) ? (TABLES.within.get(field) ?? 0) : 0;
}

/**
 * How far a person who did `held` can do `asked`: half by the occupation asked for that lies nearest, half by the mean
 * of all that are asked for, because a title may name two kinds of work, or one and the place where it is done. Null when
 * either list is empty.
 */
export function carryOver(asked: readonly string[], held: readonly string[]): number | null {
  if (asked.length === 0 || held.length === 0) return null;
  const near = asked.map((one) => Math.max(...held.map((other) => nearness(one, other))));
  return (Math.max(...near) + near.reduce((sum, one) => sum + one, 0) / near.length) / 2;
}

const TECHNICAL = new Set<string | null>(["technology", "tool", "credential", "language", "degree"]);
const ACTIVITY = /(?:ing|ment|ence|ysis|ation|ics|ure|design|science|sales|support)$/;

/** Whether the name of a skill names work (Accounting, Software development) rather than a thing worked with (Python). */
export function namesWork(skill: string): boolean {
  return !TECHNICAL.has(skillKind(skill)) || ACTIVITY.test(fold(skill));
}

/** The occupations whose work a skill names: accountant for Accounting, none for Excel. */
export const workNamedBy = remembering(5_000, (skill) => (namesWork(skill) ? occupationsOf(skill) : []));

/** Levels after the words of titles, folded; the first that matches counts. */
const LEVELS: readonly (readonly [level: number, pattern: RegExp])[] = [
  [6, seniorityPattern("director", "vp", "executive")],
  [5, seniorityPattern("manager", "head")],
  [4, seniorityPattern("lead", "principal", "staff")],
  [3, seniorityPattern("senior")],
  [0, seniorityPattern("intern")],
  [1, seniorityPattern("junior", "entry")],
];
const MID_LEVEL = 2;

/** 0 learner, 1 junior, 2 unmarked, 3 senior, 4 lead, 5 manager, 6 director, by the words of a title. */
export function levelOf(title: string): number {
  const text = fold(title);
  return LEVELS.find(([, pattern]) => pattern.test(text))?.[0] ?? MID_LEVEL;
}
