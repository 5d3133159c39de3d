/** How well the local engine reads postings: the tables of `npm run eval` for requirements and facts. */
import { existsSync, readdirSync } from "node:fs";
import { readPosting } from "@career-portrait/shared/requirements";
import {
  type Counts,
  f1,
  FACTS,
  figure,
  type Labelled,
  labelledPostings,
  OWN_FIXTURES,
  pairs,
  type Reading,
  score,
  SHARED_FIXTURES,
  type Truth,
} from "./requirement-scorer.ts";
import { everyPosting, unseenEstimate } from "./requirement-weights.ts";

function sum(all: readonly Counts[]): Counts {
  const total = { ...all[0]!, facts: { ...all[0]!.facts } };
  for (const counts of all.slice(1)) {
    for (const key of Object.keys(counts) as (keyof Counts)[]) {
      if (key !== "facts") total[key] += counts[key];
    }
    for (const fact of FACTS) total.facts[fact] += counts.facts[fact];
  }
  return total;
}

const HEADER = ["slice", "n", "P", "R", "F1", "must/nice", "kind", "years", "skills F1", ...FACTS];

function row(name: string, counts: Counts): string[] {
  const precision = counts.paired / counts.found;
  const recall = counts.paired / counts.wanted;
  return [
    name,
    String(counts.documents),
    ...[precision, recall, f1(counts.paired, counts.found, counts.wanted)].map(figure),
    ...[counts.importance, counts.kind, counts.years].map((right) => figure(right / counts.paired)),
    figure(f1(counts.skillsRight, counts.skillsFound, counts.skillsWanted)),
    ...FACTS.map((fact) => figure(counts.facts[fact] / counts.documents)),
  ];
}

function table(rows: readonly string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((cells) => cells[column]!.length)));
  return rows
    .map((cells) =>
      cells
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
        .join("  "),
    )
    .join("\n");
}

/** Truth handed to the scorer must come out whole; otherwise its figures mean nothing. */
function selfTest(all: readonly Labelled[]): string {
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

const TECH = new Set(["data", "software", "design"]);

/** Rows over all, technical and other postings, and each language. */
function slices(name: string, all: readonly Labelled[], read: (text: string) => Reading): string[][] {
  const counted = all.map(({ truth, text }) => ({ truth, counts: score(truth, read(text)) }));
  const rows = [row(name, sum(counted.map(({ counts }) => counts)))];
  const add = (label: string, wanted: (truth: Truth) => boolean) => {
    const part = counted.filter(({ truth }) => wanted(truth)).map(({ counts }) => counts);
    if (part.length > 0 && part.length < counted.length) rows.push(row(`  ${label}`, sum(part)));
  };
  add("tech", ({ domain }) => TECH.has(domain));
  add("other", ({ domain }) => !TECH.has(domain));
  for (const language of new Set(all.map(({ truth }) => truth.language))) {
    add(language, (truth) => truth.language === language);
  }
  return rows;
}

/** Words of benefits, law, application steps, praise and prompts: an unpaired reading with one of them is a stray. */
const NOT_ASKED =
  /equal opportunity|without regard|accommodation|401\(?k|insurance|paid time|benefits|pension|annual leave|holidays\b|competitive (?:salary|pay)|apply (?:now|at|by|online)|cover letter|privacy|award-winning|previous instructions|wir bieten|bewerbung|urlaub|gehalt|altersvorsorge|schwerbehind|datenschutz|nous offrons|postule|congés|mutuelle|salaire|candidatures?\b|we offer|ofrecemos|wij bieden/i;

/** The readings that no truth names and whose words give them away. */
function strays(all: readonly Labelled[], read: (text: string) => Reading): string[] {
  return all.flatMap(({ truth, text }) => {
    const found = read(text).requirements.map((requirement) => requirement.text);
    const wanted = truth.requirements.map((gold) => gold.text);
    const used = new Set(pairs(wanted, found).map(([, own]) => own));
    return found.filter((own, index) => !used.has(index) && NOT_ASKED.test(own));
  });
}

/** The report on labelled postings of one's own. @throws Error when the folder holds none. */
export async function evaluateFolder(folder: string): Promise<string> {
  const all = existsSync(folder) ? labelledPostings(folder) : [];
  if (all.length === 0) throw new Error(`${folder} holds no labelled postings (NAME.txt beside NAME.json).`);
  const astray = strays(all, readPosting);
  return [
    `${selfTest(all)}; taken from benefits, law or application text: ${astray.length}`,
    ...astray.map((text) => `  stray: ${text.replace(/\s+/g, " ")}`),
    table([HEADER, ...slices("all", all, readPosting)]),
  ].join("\n");
}

/** The report; says so when a set of postings is absent. */
export async function evaluateRequirements(): Promise<string> {
  const parts = ["Postings: what the local engine reads"];
  const rows = [HEADER];
  for (const [name, folder] of [
    ["development", SHARED_FIXTURES],
    ["own", OWN_FIXTURES],
  ] as const) {
    if (!existsSync(folder) || readdirSync(folder).length === 0) {
      parts.push(`${name}: no postings at hand (looked for ${folder})`);
      continue;
    }
    const all = labelledPostings(folder);
    parts.push(
      `${name}: ${selfTest(all)}; taken from benefits, law or application text: ${strays(all, readPosting).length}`,
    );
    rows.push(...slices(name, all, readPosting));
  }
  if (rows.length > 1) parts.push(table(rows), unseenEstimate(everyPosting()));
  parts.push(
    "own postings when they were first read, before anything was tuned on them: F1 0.85 (first 13), 0.90 (next 6), 0.82 (next 26), 0.84 (next 8), and of the hardest kinds 0.60 (next 16), 0.50 (next 10); 0.85 (last 7)",
    "baseline of rules (lines under requirement headings and sentences with a cue word): P 0.67 R 0.56 F1 0.61, must/nice 0.88 (development); F1 0.42 (held out)",
  );
  return parts.join("\n");
}
