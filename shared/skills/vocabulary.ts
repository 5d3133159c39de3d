/**
 * Reads the taxonomy's text into look-up tables, once and on first use. The format is described in
 * docs/skills-taxonomy.md: `[kind | category]` opens a section, `Name, alias, alias > implied, implied` is an entry,
 * `~0.5 A, B, C` makes neighbours, `!alias < before > after` forbids words around an alias.
 */
import { keyOf, loosen } from "./key.ts";
import { TAXONOMY } from "./taxonomy/index.ts";

export type SkillKind =
  | "technology"
  | "tool"
  | "method"
  | "domain"
  | "credential"
  | "degree"
  | "language"
  | "soft";

/** The seven profile categories of the specification (Profile, skills), in its order. */
export const SKILL_CATEGORIES = [
  "Languages & Frameworks",
  "Cloud & Infrastructure",
  "Release & Delivery",
  "Quality & Testing",
  "AI & Agents",
  "Data",
  "Leadership & Compliance",
] as const;
export type SkillCategory = (typeof SKILL_CATEGORIES)[number];

export interface Skill {
  name: string;
  kind: SkillKind;
  category: SkillCategory | null;
  /** The part of the taxonomy it stands in; guarded words look for company from their own field. */
  field: string;
  /** Names that whoever has this skill has too. */
  implies: readonly string[];
}

/** One way to write a skill. */
export interface Alias {
  skill: Skill;
  written: string;
  words: number;
  /** Counts only when written exactly like this: `Go`, `R`, `IT`. */
  exactCase: boolean;
  /** Counts only in company: near a skill of its field, in a list, or beside a word that says skill. */
  needsContext: boolean;
}

/** Folded words that must not stand directly before or after an alias; `#` stands for any number. */
export interface Surroundings {
  before: ReadonlySet<string>;
  after: ReadonlySet<string>;
}

export interface Vocabulary {
  skills: ReadonlyMap<string, Skill>;
  exact: ReadonlyMap<string, Alias>;
  loose: ReadonlyMap<string, Alias>;
  /** Loosened first word → the most words an alias that begins so has. */
  longest: ReadonlyMap<string, number>;
  forbidden: ReadonlyMap<string, Surroundings>;
  /** Name → neighbour → weight. */
  neighbours: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

let read: Vocabulary | null = null;

/** The taxonomy's tables. */
export function vocabulary(): Vocabulary {
  read ??= readTaxonomy(TAXONOMY);
  return read;
}

/** Builds the tables from taxonomy text: `[field, text]` pairs. */
export function readTaxonomy(fields: readonly (readonly [string, string])[]): Vocabulary {
  const tables = {
    skills: new Map<string, Skill>(),
    exact: new Map<string, Alias>(),
    loose: new Map<string, Alias>(),
    longest: new Map<string, number>(),
    forbidden: new Map<string, Surroundings>(),
    neighbours: new Map<string, Map<string, number>>(),
  };
  const waiting: [string, Alias][] = [];
  for (const [field, text] of fields) {
    let kind: SkillKind = "technology";
    let category: SkillCategory | null = null;
    for (const line of text.split("\n")) {
      const first = line.charAt(0);
      if (first === "" || first === "#") continue;
      if (first === "[") {
        const [kindName = "", number = "0"] = line.slice(1, -1).split(" ");
        kind = kindName as SkillKind;
        category = SKILL_CATEGORIES[Number(number) - 1] ?? null;
      } else if (first === "~") readNeighbours(line, tables.neighbours);
      else if (first === "!") readSurroundings(line, tables.forbidden);
      else readEntry(line, { kind, category, field }, tables, waiting);
    }
  }
  // What was not written down yields to what was: variants come last.
  for (const [key, alias] of waiting) {
    if (!tables.exact.has(key)) remember(tables, key, alias);
  }
  return tables;
}

type Tables = {
  skills: Map<string, Skill>;
  exact: Map<string, Alias>;
  loose: Map<string, Alias>;
  longest: Map<string, number>;
};

function readEntry(
  line: string,
  section: { kind: SkillKind; category: SkillCategory | null; field: string },
  tables: Tables,
  waiting: [string, Alias][],
): void {
  const [labels = "", implied = ""] = line.split(" > ");
  const written = labels.split(", ");
  const name = unflagged(written[0] ?? "");
  const skill: Skill = { name, ...section, implies: implied === "" ? [] : implied.split(", ") };
  tables.skills.set(name, skill);
  for (const label of written) {
    const plain = unflagged(label);
    const flags = label.slice(plain.length);
    const words = keyOf(plain);
    const key = words.join(" ");
    const alias: Alias = {
      skill,
      written: plain,
      words: words.length,
      exactCase: flags.includes("!"),
      needsContext: flags.includes("?"),
    };
    remember(tables, key, alias);
    for (const variant of variants(words)) {
      waiting.push([variant.join(" "), { ...alias, words: variant.length }]);
    }
  }
}

function remember(tables: Tables, key: string, alias: Alias): void {
  if (tables.exact.has(key)) return;
  tables.exact.set(key, alias);
  const words = key.split(" ");
  const loosened = words.map(loosen);
  const first = loosened[0] ?? "";
  if ((tables.longest.get(first) ?? 0) < words.length) tables.longest.set(first, words.length);
  // One word alone is loosened only from plural to singular, see `find.ts`.
  if (words.length > 1) {
    const loose = loosened.join(" ");
    if (!tables.loose.has(loose)) tables.loose.set(loose, alias);
  }
}

/** `Health and safety` is also `Health & safety`; `Node.js` is also `Node JS`. */
function variants(words: readonly string[]): string[][] {
  const found: string[][] = [];
  const joined = words.filter((word) => !/^(?:and|und|et)$/.test(word));
  if (joined.length < words.length && joined.length > 1) found.push(joined);
  const [only] = words;
  if (words.length === 1 && only && only.length > 3 && only.endsWith("js")) {
    found.push([only.slice(0, -2), "js"]);
  }
  return found;
}

function unflagged(label: string): string {
  return label.replace(/[!?]+$/, "");
}

function readNeighbours(line: string, neighbours: Map<string, Map<string, number>>): void {
  const space = line.indexOf(" ");
  const weight = Number(line.slice(1, space));
  const names = line.slice(space + 1).split(", ");
  for (const name of names) {
    const near = neighbours.get(name) ?? new Map<string, number>();
    neighbours.set(name, near);
    for (const other of names) {
      if (other !== name) near.set(other, Math.max(weight, near.get(other) ?? 0));
    }
  }
}

function readSurroundings(line: string, forbidden: Map<string, Surroundings>): void {
  const [head = "", after = ""] = line.slice(1).split(" > ");
  const [alias = "", before = ""] = head.split(" < ");
  forbidden.set(keyOf(alias).join(" "), { before: wordSet(before), after: wordSet(after) });
}

function wordSet(list: string): Set<string> {
  return new Set(list.split(" ").filter(Boolean));
}
