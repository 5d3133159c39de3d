/**
 * Scores a reading of a posting against its hand-made truth (a folder of `<id>.txt` and `<id>.expected.json`).
 * Requirements of reading and truth are paired one to one so that the sum of likenesses is greatest;
 * likeness is token F1, or 0.9 when the truth is contained in a reading at most 2.5 times as long; pairs under 0.5
 * do not count. Importance and kind are accuracies over pairs, years must be equal, skills are pooled folded sets.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fold, sameWords, tokenF1 } from "@career-portrait/shared/text";
import type { PostingReading } from "@career-portrait/shared/contract";

const ROOT = resolve(import.meta.dirname, "../..");
export const SHARED_FIXTURES = resolve(ROOT, "../shared/fixtures/jobs");
export const SHARED_FIXTURES_2 = resolve(ROOT, "../shared/fixtures/jobs-2");
export const OWN_FIXTURES = resolve(ROOT, "shared/matching/requirements/fixtures");
const LONGEST_CONTAINER = 2.5;

/** One labelled posting, as its `.expected.json` states it. */
export interface Truth {
  id: string;
  title: string | null;
  company: string | null;
  location: string | null;
  salary: { min: number | null; max: number | null; currency: string | null; period: string | null } | null;
  seniority: string;
  work_mode: string;
  language: string;
  domain: string;
  requirements: {
    text: string;
    importance: "must" | "nice";
    kind: string;
    skills: string[];
    years?: number | null;
  }[];
}

export interface Labelled {
  truth: Truth;
  text: string;
}

export type Reading = Pick<
  PostingReading,
  "title" | "company" | "location" | "work_mode" | "seniority" | "salary"
> & { requirements: Omit<PostingReading["requirements"][number], "start" | "end">[] };

/** Pooled counts over postings. */
export interface Counts {
  documents: number;
  found: number;
  wanted: number;
  paired: number;
  importance: number;
  kind: number;
  years: number;
  skillsFound: number;
  skillsWanted: number;
  skillsRight: number;
  facts: Record<Fact, number>;
}

export const FACTS = ["title", "company", "location", "salary", "work_mode", "seniority"] as const;
export type Fact = (typeof FACTS)[number];

/** The labelled postings of a folder, in the order of their names: each `NAME.txt` that has a truth beside it. */
export function labelledPostings(folder: string): Labelled[] {
  const names = new Set(readdirSync(folder));
  return [...names].toSorted().flatMap((name) => {
    if (!name.endsWith(".txt")) return [];
    const stem = name.slice(0, -".txt".length);
    const truth = [`${stem}.expected.json`, `${stem}.json`].find((one) => names.has(one));
    if (truth === undefined) return [];
    return [
      {
        truth: JSON.parse(readFileSync(join(folder, truth), "utf8")) as Truth,
        text: readFileSync(join(folder, name), "utf8"),
      },
    ];
  });
}

/** Pairs of truth and reading with the greatest sum of likenesses, each at least 0.5: `[truth, reading]` indices. */
export function pairs(wanted: readonly string[], found: readonly string[]): [number, number][] {
  const likeness = wanted.map((gold) => found.map((text) => likenessOf(gold, text)));
  return greatestSum(likeness).filter(([row, column]) => likeness[row]![column]! >= 0.5);
}

function likenessOf(gold: string, text: string): number {
  const [goldFold, textFold] = [fold(gold), fold(text)];
  const contained =
    goldFold !== "" &&
    ` ${textFold} `.includes(` ${goldFold} `) &&
    textFold.split(" ").length <= LONGEST_CONTAINER * goldFold.split(" ").length;
  const value = Math.max(tokenF1(gold, text), contained ? 0.9 : 0);
  return value >= 0.5 ? value : 0;
}

/** Hungarian method (Kuhn-Munkres with potentials): one column per row, greatest sum of values. */
function greatestSum(values: number[][]): [number, number][] {
  const rows = values.length;
  const columns = values[0]?.length ?? 0;
  if (rows === 0 || columns === 0) return [];
  if (rows > columns) {
    const turned = Array.from({ length: columns }, (_, column) => values.map((row) => row[column]!));
    return greatestSum(turned).map(([column, row]) => [row, column]);
  }
  const u = new Float64Array(rows + 1);
  const v = new Float64Array(columns + 1);
  const rowOf = new Int32Array(columns + 1);
  for (let row = 1; row <= rows; row += 1) {
    const way = new Int32Array(columns + 1);
    const least = new Float64Array(columns + 1).fill(Infinity);
    const used = new Uint8Array(columns + 1);
    let column = 0;
    rowOf[0] = row;
    do {
      used[column] = 1;
      let delta = Infinity;
      let next = 0;
      for (let j = 1; j <= columns; j += 1) {
        if (used[j]) continue;
        const cost = -values[rowOf[column]! - 1]![j - 1]! - u[rowOf[column]!]! - v[j]!;
        if (cost < least[j]!) {
          least[j] = cost;
          way[j] = column;
        }
        if (least[j]! < delta) {
          delta = least[j]!;
          next = j;
        }
      }
      for (let j = 0; j <= columns; j += 1) {
        if (used[j]) {
          u[rowOf[j]!]! += delta;
          v[j]! -= delta;
        } else least[j]! -= delta;
      }
      column = next;
    } while (rowOf[column] !== 0);
    while (column !== 0) {
      rowOf[column] = rowOf[way[column]!]!;
      column = way[column]!;
    }
  }
  const found: [number, number][] = [];
  for (let j = 1; j <= columns; j += 1) if (rowOf[j]! > 0) found.push([rowOf[j]! - 1, j - 1]);
  return found;
}

/** Counts of one posting. */
export function score(truth: Truth, reading: Reading): Counts {
  const matched = pairs(
    truth.requirements.map(({ text }) => text),
    reading.requirements.map(({ text }) => text),
  );
  const both = matched.map(
    ([gold, found]) => [truth.requirements[gold]!, reading.requirements[found]!] as const,
  );
  const wanted = new Set(truth.requirements.flatMap(({ skills }) => skills.map(fold)));
  const found = new Set(reading.requirements.flatMap(({ skills }) => skills.map(fold)));
  return {
    documents: 1,
    found: reading.requirements.length,
    wanted: truth.requirements.length,
    paired: matched.length,
    importance: both.filter(([gold, own]) => gold.importance === own.importance).length,
    kind: both.filter(([gold, own]) => gold.kind === own.kind).length,
    years: both.filter(([gold, own]) => (gold.years ?? null) === own.years).length,
    skillsFound: found.size,
    skillsWanted: wanted.size,
    skillsRight: [...found].filter((skill) => wanted.has(skill)).length,
    facts: Object.fromEntries(FACTS.map((fact) => [fact, Number(factRight(fact, truth, reading))])) as Record<
      Fact,
      number
    >,
  };
}

function factRight(fact: Fact, truth: Truth, reading: Reading): boolean {
  if (fact === "salary") return JSON.stringify(pay(truth.salary)) === JSON.stringify(pay(reading.salary));
  if (fact === "work_mode" || fact === "seniority") return truth[fact] === (reading[fact] ?? "unspecified");
  return sameWords(truth[fact], reading[fact]);
}

function pay(salary: Truth["salary"]): unknown[] | null {
  return salary && [salary.min, salary.max, salary.currency, salary.period];
}

/** Counts of several postings together; at least one. */
export function sum(all: readonly Counts[]): Counts {
  const total = { ...all[0]!, facts: { ...all[0]!.facts } };
  for (const counts of all.slice(1)) {
    for (const key of Object.keys(counts) as (keyof Counts)[]) {
      if (key !== "facts") total[key] += counts[key];
    }
    for (const fact of FACTS) total.facts[fact] += counts.facts[fact];
  }
  return total;
}

/** Says that truth handed to the scorer comes out whole. @throws Error when it does not: its figures would mean nothing. */
export function selfTest(all: readonly Labelled[]): string {
  for (const { truth } of all) {
    const counts = score(truth, asReading(truth));
    const whole =
      counts.paired === counts.wanted &&
      counts.importance + counts.kind + counts.years === 3 * counts.wanted &&
      counts.skillsRight === counts.skillsWanted &&
      FACTS.every((fact) => counts.facts[fact] === 1);
    if (!whole) throw new Error(`the scorer does not give ${truth.id} its own truth back`);
  }
  return "self-test: truth against itself 1.00 everywhere";
}

function asReading(truth: Truth): Reading {
  const stated = (value: string) => (value === "unspecified" ? null : value);
  return {
    ...truth,
    work_mode: stated(truth.work_mode) as Reading["work_mode"],
    seniority: stated(truth.seniority),
    salary: truth.salary as Reading["salary"],
    requirements: truth.requirements.map((one) => ({
      ...one,
      years: one.years ?? null,
      kind: one.kind as "skill",
    })),
  };
}

/** Harmonic mean of precision and recall from counts; 1 when there was nothing to find. */
export function f1(right: number, found: number, wanted: number): number {
  return found + wanted === 0 ? 1 : (2 * right) / (found + wanted);
}

/** Two decimals; a dash where nothing was counted. */
export function figure(value: number): string {
  return Number.isFinite(value) ? value.toFixed(2) : "-";
}
