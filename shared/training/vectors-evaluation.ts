/**
 * What the vectors are worth, beside TF-IDF over the same words: `node
 * shared/training/vectors-evaluation.ts`. Titles and ESCO's concepts are asked of a model that learned
 * nothing of the concepts held out. Résumés need `pdftotext`.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Vectors, vectorsOf, wordsOf } from "../models/vectors.ts";
import { CORPORA, rowsOf } from "./corpus.ts";
import { randomOf } from "./random.ts";
import { trainVectors } from "./vectors.ts";
import { conceptRows, type Tongue } from "./vectors-texts.ts";

/** How near two texts are; the texts of a task are known before the first question, as TF-IDF needs them. */
export type Nearness = (one: string, other: string) => number;

function byVectors(vectors: Vectors): Nearness {
  const seen = new Map<string, Float32Array>();
  const of = (text: string) => {
    const found = seen.get(text) ?? vectors.vector(text);
    seen.set(text, found);
    return found;
  };
  return (one, other) => vectors.nearness(of(one), of(other));
}

/** Cosine of (1 + log count) × log(texts / texts with the word). */
export function byWords(texts: readonly string[]): Nearness {
  const spread = new Map<string, number>();
  for (const text of texts)
    for (const word of new Set(wordsOf(text))) spread.set(word, (spread.get(word) ?? 0) + 1);
  const seen = new Map<string, Map<string, number>>();
  const of = (text: string) => {
    const before = seen.get(text);
    if (before) return before;
    const weights = new Map<string, number>();
    for (const [word, found] of Map.groupBy(wordsOf(text), (word) => word))
      weights.set(
        word,
        (1 + Math.log(found.length)) * Math.log((texts.length + 1) / (spread.get(word) ?? 1)),
      );
    const length = Math.hypot(...weights.values()) || 1;
    for (const [word, weight] of weights) weights.set(word, weight / length);
    seen.set(text, weights);
    return weights;
  };
  return (one, other) => {
    const [a, b] = [of(one), of(other)];
    return [...a].reduce((sum, [word, weight]) => sum + weight * (b.get(word) ?? 0), 0);
  };
}

/** Mean of the precision at each right answer (average precision). */
function averagePrecision(right: readonly boolean[]): number {
  let [hits, sum] = [0, 0];
  for (const [rank, is] of right.entries()) if (is) sum += (hits += 1) / (rank + 1);
  return hits === 0 ? 0 : sum / hits;
}

function ndcg(grades: readonly number[], k: number): number | null {
  const gain = (list: readonly number[]) =>
    list.slice(0, k).reduce((sum, grade, rank) => sum + (2 ** grade - 1) / Math.log2(rank + 2), 0);
  const ideal = gain(grades.toSorted((a, b) => b - a));
  return ideal === 0 ? null : gain(grades) / ideal;
}

function auc(yes: readonly number[], no: readonly number[]): number {
  let wins = 0;
  for (const a of yes) for (const b of no) wins += a > b ? 1 : a === b ? 0.5 : 0;
  return wins / (yes.length * no.length);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function ranked<Item>(items: readonly Item[], score: (item: Item) => number): Item[] {
  return items
    .map((item) => ({ item, score: score(item) }))
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item);
}

/** 1 when the right item is among the ten of highest score, else 0. */
function amongTen<Item>(right: Item, items: readonly Item[], score: (item: Item) => number): number {
  return ranked(items, score).slice(0, 10).includes(right) ? 1 : 0;
}

/** A tenth of ESCO's concepts. */
export function heldOut(): Set<string> {
  const random = randomOf(3);
  return new Set([...conceptRows().keys()].filter(() => random() < 0.1));
}

type Row = [task: string, measure: string, questions: number, vectors: number, words: number];

/** Titles judged by people (TalentCLEF 2025), nothing of which was learned from. */
function judgedTitles(vectors: Vectors): Row[] {
  const rows = rowsOf<{ text: string; kind: string; lang: string; relevant?: string[] }>(
    "title_match_talentclef_val",
  );
  return ["en", "de", "es"].map((language): Row => {
    const own = rows.filter((row) => row.lang === language);
    const titles = [...new Set(own.filter((row) => row.kind === "candidate").map((row) => row.text))];
    const queries = own.filter((row) => row.kind === "query");
    const score = (near: Nearness) =>
      mean(
        queries.map(({ text, relevant }) => {
          const right = new Set(relevant);
          return averagePrecision(
            ranked(titles, (title) => near(text, title)).map((title) => right.has(title)),
          );
        }),
      );
    return [
      `judged titles ${language}`,
      "MAP",
      queries.length,
      score(byVectors(vectors)),
      score(byWords(titles)),
    ];
  });
}

/** Pairs of titles of one occupation held out: is the other among the ten nearest of all held out? */
function titlePairs(vectors: Vectors, out: ReadonlySet<string>): Row[] {
  const rows = rowsOf<{ a: string; b: string; esco_id: string; lang: string }>("title_pairs_talentclef");
  return ["de", "es"].map((language): Row => {
    const own = rows.filter((row) => row.lang === language && out.has(`occupation/${row.esco_id}`));
    const titles = [...new Set(own.flatMap(({ a, b }) => [a, b]))];
    const pairs = own.filter((_, index) => index % 4 === 0);
    const score = (near: Nearness) =>
      mean(
        pairs.map(({ a, b }) => {
          const others = titles.filter((title) => title !== a);
          return amongTen(b, others, (title) => near(a, title));
        }),
      );
    return [
      `title pairs ${language}`,
      "recall@10",
      pairs.length,
      score(byVectors(vectors)),
      score(byWords(titles)),
    ];
  });
}

/** Labels of concepts held out, found by their label in another language among all labels held out. */
function acrossLanguages(vectors: Vectors, out: ReadonlySet<string>): Row[] {
  const held = [...conceptRows()].filter(([uri]) => out.has(uri)).map(([uri, rows]) => ({ uri, rows }));
  const pairs = [
    ["occupation", "de", "en"],
    ["occupation", "es", "en"],
    ["occupation", "nl", "en"],
    ["occupation", "de", "nl"],
    ["skill", "fr", "en"],
    ["skill", "es", "en"],
    ["skill", "fr", "es"],
    ["skill", "de", "en"],
  ] satisfies [string, Tongue, Tongue][];
  return pairs.map(([kind, from, to]): Row => {
    const label = (rows: { lang: string; preferredLabel: string }[], language: Tongue) =>
      rows.find((row) => row.lang === language)?.preferredLabel;
    const items = held
      .filter(({ uri }) => uri.startsWith(kind))
      .map(({ rows }) => ({ from: label(rows, from), to: label(rows, to) }))
      .filter(
        (item): item is { from: string; to: string } => item.from !== undefined && item.to !== undefined,
      );
    const score = (near: Nearness) =>
      mean(items.map((item) => amongTen(item, items, (other) => near(item.from, other.to))));
    const words = byWords(items.flatMap((item) => [item.from, item.to]));
    return [`${kind}s ${from} → ${to}`, "recall@10", items.length, score(byVectors(vectors)), score(words)];
  });
}

/** Postings ranked for a résumé, graded by people (0 another field … 3 strong). */
export function graded(vectors: Vectors): Row[] {
  const fixtures = new URL("../fixtures/", CORPORA);
  const pairs = readFileSync(new URL("fit/graded.jsonl", fixtures), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as { resume: string; job: string; grade: number });
  const jobs = new Map(
    pairs.map(({ job }) => [job, readFileSync(new URL(`jobs/${job}.txt`, fixtures), "utf8")] as const),
  );
  const resumes = new Map(
    [...new Set(pairs.map(({ resume }) => resume))].map((resume) => {
      const path = fileURLToPath(new URL(`resumes/${resume}.pdf`, fixtures));
      return [resume, execFileSync("pdftotext", [path, "-"], { encoding: "utf8" })] as const;
    }),
  );
  const near = byVectors(vectors);
  const words = byWords([...jobs.values(), ...resumes.values()]);
  const scored = pairs.map((pair) => {
    const texts = [resumes.get(pair.resume)!, jobs.get(pair.job)!] as const;
    return { ...pair, vectors: near(...texts), words: words(...texts) };
  });
  const of = (
    measure: (key: (pair: (typeof scored)[number]) => number) => number,
  ): [number, number, number] => [
    measure((pair) => pair.vectors),
    measure((pair) => pair.words),
    measure((pair) => pair.vectors + 2 * pair.words),
  ];
  const [ndcgs, aucs] = [
    of((key) =>
      mean(
        [...Map.groupBy(scored, (pair) => pair.resume).values()]
          .map((own) =>
            ndcg(
              ranked(own, key).map((pair) => pair.grade),
              10,
            ),
          )
          .filter((value) => value !== null),
      ),
    ),
    of((key) =>
      auc(
        scored.filter((pair) => pair.grade >= 2).map(key),
        scored.filter((pair) => pair.grade < 2).map(key),
      ),
    ),
  ];
  return [
    ["jobs for résumés", "NDCG@10", resumes.size, ndcgs[0], ndcgs[1]],
    ["jobs for résumés, both", "NDCG@10", resumes.size, ndcgs[2], ndcgs[1]],
    ["jobs for résumés", "AUC ≥ 2", pairs.length, aucs[0], aucs[1]],
    ["jobs for résumés, both", "AUC ≥ 2", pairs.length, aucs[2], aucs[1]],
  ];
}

export function measured(vectors: Vectors, out: ReadonlySet<string>): Row[] {
  return [
    ...judgedTitles(vectors),
    ...titlePairs(vectors, out),
    ...acrossLanguages(vectors, out),
    ...graded(vectors),
  ];
}

if (import.meta.main) {
  const out = heldOut();
  const vectors = vectorsOf(trainVectors({ without: (concept) => out.has(concept) }));
  for (const [task, measure, questions, ours, words] of measured(vectors, out))
    console.log(
      [
        task.padEnd(26),
        measure.padEnd(10),
        String(questions).padStart(5),
        ours.toFixed(3),
        words.toFixed(3),
      ].join("  "),
    );
}
