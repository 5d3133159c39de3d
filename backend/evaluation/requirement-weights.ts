/**
 * Fits the weights of the requirement cues: logistic regression, held near the hand-set weights (a Gaussian prior),
 * and tells by leaving out what a text never seen would get. Run as a program, it prints the weights to keep.
 */
import { type Candidate, candidates } from "@career-portrait/shared/requirements";
import { fold } from "@career-portrait/shared/text";
import { existsSync, readdirSync } from "node:fs";
import { type FeatureName, PRIOR, WEIGHTS } from "../../shared/matching/requirements/vocabulary/weights.ts";
import { weigh } from "../../shared/matching/requirements/weigh.ts";
import {
  f1 as harmonic,
  figure,
  type Labelled,
  labelledPostings,
  OWN_FIXTURES,
  pairs,
  SHARED_FIXTURES,
} from "./requirement-scorer.ts";

type Weights = Record<FeatureName, number>;

/** One clause, and whether the truth names it. */
interface Example {
  features: [FeatureName, number][];
  asked: boolean;
}

export interface Document {
  id: string;
  language: string;
  gold: string[];
  all: Candidate[];
  examples: Example[];
}

/** Strength of the pull towards the hand-set weights; steps of gradient descent, and how far each goes per posting. */
const PULL = 4;
const STEPS = 300;
const RATE = 1.2;

/** The clauses of a labelled posting with what the truth says of each; a repeated clause is labelled alike. */
export function documentOf({ truth, text }: Labelled): Document {
  const all = candidates(text);
  const gold = truth.requirements.map((requirement) => requirement.text);
  const named = pairs(
    gold,
    all.map((candidate) => candidate.text),
  );
  const asked = new Set(named.map(([, index]) => fold(all[index]!.text)));
  return {
    id: truth.id,
    language: truth.language,
    gold,
    all,
    examples: all.map(({ features, text: own }) => ({
      features: Object.entries(features) as [FeatureName, number][],
      asked: asked.has(fold(own)),
    })),
  };
}

/** Weights that explain the examples best without straying far from the hand-set ones. */
export function fit(documents: readonly Document[]): Weights {
  const weights: Weights = { ...PRIOR };
  const names = Object.keys(PRIOR) as FeatureName[];
  const examples = documents.flatMap((document) => document.examples);
  const rate = RATE / documents.length;
  for (let step = 0; step < STEPS; step += 1) {
    const slope = Object.fromEntries(
      names.map((name) => [name, PULL * (weights[name] - PRIOR[name])]),
    ) as Weights;
    for (const { features, asked } of examples) {
      let sum = 0;
      for (const [name, value] of features) sum += weights[name] * value;
      const miss = 1 / (1 + Math.exp(-sum)) - Number(asked);
      for (const [name, value] of features) slope[name] += miss * value;
    }
    for (const name of names) weights[name] -= rate * slope[name];
  }
  return weights;
}

interface Tally {
  found: number;
  wanted: number;
  paired: number;
}

/** Precision and recall counts of one document's clauses under some weights. */
function tally(document: Document, weights: Readonly<Weights>): Tally {
  const seen = new Set<string>();
  const found = document.all
    .filter(({ features }) => weigh(features, weights) > 0)
    .map((candidate) => candidate.text)
    .filter((text) => !seen.has(fold(text)) && seen.add(fold(text)));
  return { found: found.length, wanted: document.gold.length, paired: pairs(document.gold, found).length };
}

function f1(tallies: readonly Tally[]): string {
  const total = { found: 0, wanted: 0, paired: 0 };
  for (const one of tallies) {
    total.found += one.found;
    total.wanted += one.wanted;
    total.paired += one.paired;
  }
  return figure(harmonic(total.paired, total.found, total.wanted));
}

/** What unseen postings would get from the fitted weights: each document, then each language, left out in turn. */
export function unseenEstimate(all: readonly Labelled[]): string {
  const documents = all.map(documentOf);
  const leftOut = (same: (one: Document, other: Document) => boolean) =>
    f1(
      documents.map((document) => tally(document, fit(documents.filter((other) => !same(other, document))))),
    );
  const languages = new Map<string, Weights>();
  for (const { language } of documents) {
    if (!languages.has(language))
      languages.set(language, fit(documents.filter((other) => other.language !== language)));
  }
  return [
    `unseen estimate (F1): hand-set weights ${f1(documents.map((one) => tally(one, PRIOR)))}`,
    `each posting left out of the fit ${leftOut((one, other) => one.id === other.id)}`,
    `each language left out ${f1(documents.map((one) => tally(one, languages.get(one.language)!)))}`,
    `weights in use ${f1(documents.map((one) => tally(one, WEIGHTS)))}`,
  ].join("; ");
}

/** Every labelled posting at hand. */
export function everyPosting(): Labelled[] {
  return [SHARED_FIXTURES, OWN_FIXTURES]
    .filter((folder) => existsSync(folder) && readdirSync(folder).length > 0)
    .flatMap((folder) => labelledPostings(folder));
}

/** Real postings count twice beside invented ones, which were made to be hard. Arguments: folders of further postings. */
if (import.meta.main) {
  const real = existsSync(SHARED_FIXTURES) ? labelledPostings(SHARED_FIXTURES) : [];
  const further = process.argv.slice(2).flatMap((folder) => labelledPostings(folder));
  const weights = fit([...everyPosting(), ...real, ...further].map(documentOf));
  for (const [name, value] of Object.entries(weights))
    console.log(`  ${JSON.stringify(name)}: ${value.toFixed(2)},`);
}
