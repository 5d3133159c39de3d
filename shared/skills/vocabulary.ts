/**
 * Reads the taxonomy's text into look-up tables, once and on first use. The format is described in
 * docs/lexicon.md: `[kind category field]` opens a section, `Name, alias, alias > implied, implied` is an entry,
 * `A, alias | B, alias > implied` makes an entry of each and neighbours of all, `~0.5 A, B, C` makes
 * neighbours, `!alias < before > after` forbids words around an alias.
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

/** How a way to write a skill is to be taken. Most aliases of a skill share one of these. */
export interface Alias {
  skill: Skill;
  /** The alias as the taxonomy writes it, where that matters; else null. */
  written: string | null;
  /** Counts only when written exactly like this: `Go`, `R`, `IT`. */
  exactCase: boolean;
  /** Counts only in company: near a skill of its field, in a list, or beside a word that says skill. */
  needsContext: boolean;
  /** Means something else in another field: even a label that is nothing but this word says nothing. */
  ambiguous: boolean;
  /** What an ambiguous alias means in other fields. */
  rivals: Alias[];
}

/** Folded words, between spaces, that must not stand directly before or after an alias; `#` is any number. */
export interface Surroundings {
  before: string;
  after: string;
}

export interface Vocabulary {
  skills: ReadonlyMap<string, Skill>;
  /** Look-up key (`aliasKey`) → alias. */
  aliases: ReadonlyMap<string, Alias>;
  /** First word of a key → the most words an alias that begins so has. */
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

interface Tables {
  skills: Map<string, Skill>;
  aliases: Map<string, Alias>;
  longest: Map<string, number>;
}

/** Builds the tables from taxonomy text: `[field, text]` pairs. Some 11,000 aliases, so it does little for each. */
export function readTaxonomy(fields: readonly (readonly [string, string])[]): Vocabulary {
  const tables: Tables = { skills: new Map(), aliases: new Map(), longest: new Map() };
  const forbidden = new Map<string, Surroundings>();
  const groups: Group[] = [];
  const variants: [string[], Alias][] = [];
  for (const [field, text] of fields) {
    const section: Section = { kind: "technology", category: null, field };
    const lines = text.split("\n");
    const folded = text.toLowerCase().replaceAll(HARMLESS, " ").replaceAll("&", " and ").split("\n");
    for (const [index, line] of lines.entries()) {
      const first = line.charAt(0);
      if (first === "") continue;
      if (first === "[") {
        const [kind = "", number = "0", own = field] = line.slice(1, -1).split(" ");
        section.field = own;
        section.kind = kind as SkillKind;
        section.category = SKILL_CATEGORIES[Number(number) - 1] ?? null;
      } else if (first === "~") groups.push(neighbourhoodOf(line));
      else if (first === "!") readSurroundings(line, forbidden);
      else readEntries(line, folded[index] ?? "", section, tables, groups, variants);
    }
  }
  // What was not written down yields to what was: variants come last.
  for (const [words, alias] of variants) remember(tables, words, alias);
  let neighbours: Neighbours | null = null;
  return {
    ...tables,
    forbidden,
    // Finding skills does without.
    get neighbours() {
      return (neighbours ??= neighboursOf(groups));
    },
  };
}

type Neighbours = Map<string, Map<string, number>>;
/** Names that are near each other, and how near. */
type Group = readonly [names: readonly string[], weight: number];

/** Signs that only divide words, so that a whole file can be folded at once. */
const HARMLESS = /['()/-]+/g;

interface Section {
  kind: SkillKind;
  category: SkillCategory | null;
  field: string;
}

/** How near each other the things stand that one line lists: rival products, certificates of one trade. */
const SIBLINGS = 0.5;

function readEntries(
  line: string,
  folded: string,
  section: Section,
  tables: Tables,
  groups: Group[],
  variants: [string[], Alias][],
): void {
  const arrow = line.indexOf(" > ");
  const labels = arrow < 0 ? line : line.slice(0, arrow);
  const implies = arrow < 0 ? [] : line.slice(arrow + 3).split(", ");
  if (!labels.includes(" | ")) {
    readEntry(labels, folded, section, implies, tables, variants);
    return;
  }
  const parts = folded.split("|");
  const names = labels
    .split(" | ")
    .map((entry, index) => readEntry(entry, parts[index] ?? "", section, implies, tables, variants));
  groups.push([names, SIBLINGS]);
}

/** The name of the entry. */
function readEntry(
  labels: string,
  folded: string,
  section: Section,
  implies: readonly string[],
  tables: Tables,
  variants: [string[], Alias][],
): string {
  const written = labels.split(", ");
  const simple = folded.split(",");
  const name = unflagged(written[0] ?? "");
  const skill: Skill = { name, ...section, implies };
  tables.skills.set(name, skill);
  const plain: Alias = {
    skill,
    written: null,
    exactCase: false,
    needsContext: false,
    ambiguous: false,
    rivals: [],
  };
  for (const [index, label] of written.entries()) {
    const bare = unflagged(label);
    const alias = bare === label ? plain : flaggedAlias(skill, bare, label);
    const words = wordsOf(simple[index] ?? "", bare);
    remember(tables, words, alias);
    const variant = variantOf(words);
    if (variant) variants.push([variant, alias]);
  }
  return name;
}

/** `folded` when nothing but letters, digits and spaces is left of it, else properly folded. */
function wordsOf(folded: string, label: string): string[] {
  const bare = folded.trim();
  return /^[a-z0-9]+(?: [a-z0-9]+)*$/.test(bare) ? bare.split(" ") : keyOf(label);
}

function flaggedAlias(skill: Skill, written: string, label: string): Alias {
  const flags = label.slice(written.length);
  return {
    skill,
    written,
    exactCase: flags.includes("!"),
    needsContext: flags.includes("?"),
    ambiguous: flags.includes("??"),
    rivals: [],
  };
}

function remember(tables: Tables, words: readonly string[], alias: Alias): void {
  const key = aliasKey(words);
  const known = tables.aliases.get(key);
  if (known) {
    if (known.ambiguous && alias.ambiguous && known.skill !== alias.skill) known.rivals.push(alias);
    return;
  }
  tables.aliases.set(key, alias);
  const space = key.indexOf(" ");
  const first = space < 0 ? key : key.slice(0, space);
  if ((tables.longest.get(first) ?? 0) < words.length) tables.longest.set(first, words.length);
}

/**
 * The key under which a phrase is looked up: one word as it is (a plural must not name a thing by chance: Windows),
 * several words without their endings.
 */
export function aliasKey(words: readonly string[]): string {
  if (words.length === 1) return words[0] ?? "";
  let key = "";
  for (const word of words) key += key === "" ? loosen(word) : ` ${loosen(word)}`;
  return key;
}

/** `Node.js` is also `Node JS`. */
function variantOf([first = "", ...rest]: readonly string[]): string[] | null {
  return rest.length === 0 && first.length > 3 && first.endsWith("js") ? [first.slice(0, -2), "js"] : null;
}

function unflagged(label: string): string {
  let end = label.length;
  while (label[end - 1] === "!" || label[end - 1] === "?") end -= 1;
  return end === label.length ? label : label.slice(0, end);
}

function neighbourhoodOf(line: string): Group {
  const space = line.indexOf(" ");
  return [line.slice(space + 1).split(", "), Number(line.slice(1, space))];
}

function neighboursOf(groups: readonly Group[]): Neighbours {
  const neighbours: Neighbours = new Map();
  for (const [names, weight] of groups) {
    for (const name of names) {
      const near = neighbours.get(name) ?? new Map<string, number>();
      neighbours.set(name, near);
      for (const other of names) {
        if (other !== name) near.set(other, Math.max(weight, near.get(other) ?? 0));
      }
    }
  }
  return neighbours;
}

function readSurroundings(line: string, forbidden: Map<string, Surroundings>): void {
  const [head = "", after = ""] = line.slice(1).split(" > ");
  const [alias = "", before = ""] = head.split(" < ");
  forbidden.set(keyOf(alias).join(" "), { before: ` ${before} `, after: ` ${after} ` });
}
