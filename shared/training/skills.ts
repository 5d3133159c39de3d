/**
 * Trains the model that tells which names of a clause are meant as skills (`shared/models/skills.bin`), and says
 * what it gets on postings from sources it was not trained on: `node shared/training/skills.ts` writes,
 * `… --folds` measures.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { canonicalSkill, findSkills, skillKind } from "@career-portrait/shared/skills";
import { detectLanguage, fold } from "@career-portrait/shared/text";
import type { RequirementKind } from "../contract/posting.ts";
import { flatten } from "../letters/flat.ts";
import { chosen, type NamedSkill, namesIn } from "../matching/requirements/skills.ts";
import { DISPOSITIONS } from "../matching/requirements/vocabulary/naming.ts";
import { featuresOf, ROWS } from "../models/skills.ts";
import { type CorpusRow, postingOf, rowsOf } from "./corpus.ts";
import { randomOf } from "./random.ts";

interface Requirement {
  text: string;
  kind: RequirementKind;
  skills: string[];
}

/** A labelled posting; its requirements' own words are what is read. */
export interface SkillSample {
  set: string;
  /** The corpus it comes from, else the set: what is tested is never trained on. */
  source: string;
  /** Whose way of naming skills the labels follow: only the recorded postings' is asked for when reading. */
  hand: string;
  language: string;
  tech: boolean;
  clauses: { requirement: Requirement; names: NamedSkill[] }[];
}

const EPOCHS = 20;
const RATE = 0.02;
const SHRINK = 1e-4;
/** Where precision and recall balance, out of fold; most names are none, so certainty comes late. */
const LEAST = -1.8;
const FOLDS = 8;
const TECH = /^(?:software|data|tech)$/;
const FIXTURES = new URL("../../../shared/fixtures/", import.meta.url);

/** All labelled postings, in the order of their sets and names. */
export function samples(): SkillSample[] {
  const own = new URL("../matching/requirements/fixtures/", import.meta.url);
  return [
    ...recorded("jobs", new URL("jobs/", FIXTURES), "recorded"),
    ...recorded("jobs-2", new URL("jobs-2/", FIXTURES), "recorded"),
    ...recorded("own", own, "own"),
    ...read(),
  ];
}

function recorded(set: string, folder: URL, hand: string): SkillSample[] {
  const manifest = new URL("manifest.json", folder);
  const items = existsSync(manifest)
    ? (parsed(manifest) as { items: { id: string; corpus?: string }[] }).items
    : [];
  const corpora = new Map(items.map(({ id, corpus }) => [id, corpus]));
  const names = readdirSync(folder).filter((name) => name.endsWith(".expected.json"));
  return names.toSorted().map((name) => {
    const truth = parsed(new URL(name, folder)) as {
      language: string;
      domain: string;
      requirements: Requirement[];
    };
    const id = name.slice(0, -".expected.json".length);
    const text = readFileSync(new URL(`${id}.txt`, folder), "utf8");
    const source = corpora.get(id) ?? set;
    return sampleOf({ set, source, hand, language: truth.language }, truth.domain, text, truth.requirements);
  });
}

/** The corpora's postings that were labelled by reading (labels/README.md). */
function read(): SkillSample[] {
  const lines = readFileSync(new URL("labels/postings.jsonl", import.meta.url), "utf8")
    .trim()
    .split("\n");
  const corpora = new Map<string, Map<string, CorpusRow>>();
  return lines.map((line) => {
    const { row, lang, trade, requirements } = JSON.parse(line) as {
      row: string;
      lang: string;
      trade: string;
      requirements: (Requirement & { start: number; end: number })[];
    };
    const [source = "", id = ""] = row.split("/");
    const rows = corpora.get(source) ?? new Map(rowsOf(source).map((one) => [one.id, one]));
    corpora.set(source, rows);
    const text = postingOf(rows.get(id)!);
    const quoted = requirements.map((one) => ({ ...one, text: text.slice(one.start, one.end) }));
    return sampleOf({ set: "labels", source, hand: "labels", language: lang }, trade, text, quoted);
  });
}

function parsed(file: URL): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}

function sampleOf(
  of: Pick<SkillSample, "set" | "source" | "hand" | "language">,
  domain: string,
  text: string,
  requirements: readonly Requirement[],
): SkillSample {
  const language = detectLanguage(text);
  const clauses = requirements.map((requirement) => {
    const { text: clause, kind } = requirement;
    return { requirement, names: namesIn(clause, flatten(clause), findSkills(clause), kind, language) };
  });
  return { ...of, tech: TECH.test(domain), clauses };
}

/**
 * Labelled names as the recorded postings name things: products, papers and languages also by the taxonomy's name,
 * no dispositions. The corpora's labels say "Excel" and list "Proactivity"; what is learned must not follow them.
 */
function asRecorded({ skills }: Requirement): Set<string> {
  const closed = ["technology", "tool", "credential", "language"];
  const names = skills.flatMap((name) => {
    const known = canonicalSkill(name);
    if (known !== null && DISPOSITIONS.has(known)) return [];
    return known !== null && closed.includes(skillKind(known)!) ? [name, known] : [name];
  });
  return new Set(names.map(fold));
}

/** Logistic regression by AdaGrad, averaged over the later half of the epochs; same samples, same weights. */
export function train(all: readonly SkillSample[]): Float64Array {
  const examples = all.flatMap(({ hand, clauses }) =>
    clauses.flatMap(({ requirement, names }) => {
      const wanted = asRecorded(requirement);
      return names.map((one) => ({ rows: featuresOf(one, hand), right: Number(wanted.has(fold(one.name))) }));
    }),
  );
  const [weights, squares, mean] = [0, 1, 2].map(() => new Float64Array(ROWS)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const random = randomOf(20261122);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (let last = examples.length - 1; last > 0; last -= 1) {
      const other = Math.floor(random() * (last + 1));
      [examples[last], examples[other]] = [examples[other]!, examples[last]!];
    }
    for (const { rows, right } of examples) {
      const error = 1 / (1 + Math.exp(-sum(weights, rows))) - right;
      for (const row of rows) {
        const slope = error + SHRINK * weights[row]!;
        squares[row]! += slope * slope;
        weights[row]! -= (RATE * slope) / Math.sqrt(squares[row]! + 1e-6);
      }
    }
    if (epoch >= EPOCHS / 2)
      for (let row = 0; row < ROWS; row += 1) mean[row]! += weights[row]! / (EPOCHS / 2);
  }
  return mean;
}

function sum(weights: ArrayLike<number>, rows: readonly number[]): number {
  return rows.reduce((total, row) => total + weights[row]!, 0);
}

/** The weights as `shared/models/skills.ts` reads them. */
export function packed(weights: Float64Array): Uint8Array {
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  const bytes = new Uint8Array(4 + ROWS);
  new DataView(bytes.buffer).setFloat32(0, LEAST / step, true);
  bytes.set(
    Int8Array.from(weights, (weight) => Math.round(weight / step)),
    4,
  );
  return bytes;
}

/** Right, found and wanted names, pooled over postings as sets, by set, language and trade; sources held out. */
export function outOfFold(
  all: readonly SkillSample[],
): Map<string, [right: number, found: number, wanted: number]> {
  const sources = [...new Set(all.map(({ source }) => source))].toSorted();
  const foldOf = (source: string) =>
    source === "own" || source === "jobs" ? source : sources.indexOf(source) % FOLDS;
  const counts = new Map<string, [number, number, number]>();
  for (const held of new Set(sources.map(foldOf))) {
    const weights = train(all.filter(({ source }) => foldOf(source) !== held));
    for (const { set, language, tech, clauses, source } of all) {
      if (foldOf(source) !== held) continue;
      const named = clauses.flatMap(({ names }) =>
        chosen(names, (one) => sum(weights, featuresOf(one)) - LEAST),
      );
      const found = new Set(named.map(({ name }) => fold(name)));
      const wanted = new Set(clauses.flatMap(({ requirement }) => requirement.skills.map(fold)));
      const right = [...found].filter((name) => wanted.has(name)).length;
      for (const key of [set, `${set} ${language}`, `${set} ${tech ? "tech" : "other"}`]) {
        const [a, b, c] = counts.get(key) ?? [0, 0, 0];
        counts.set(key, [a + right, b + found.size, c + wanted.size]);
      }
    }
  }
  return counts;
}

if (import.meta.main) {
  const all = samples();
  if (process.argv.includes("--folds")) {
    for (const [key, [right, found, wanted]] of [...outOfFold(all)].toSorted(([a], [b]) =>
      a < b ? -1 : 1,
    )) {
      const figures = [(2 * right) / (found + wanted), right / found, right / wanted].map((one) =>
        one.toFixed(2),
      );
      console.log(`${key}: F1 ${figures[0]}, precision ${figures[1]}, recall ${figures[2]} (${wanted})`);
    }
  } else writeFileSync(new URL("../models/skills.bin", import.meta.url), packed(train(all)));
}
