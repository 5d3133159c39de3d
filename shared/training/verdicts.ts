/** Teaches what a passage shows of a requirement, and what all passages together come to (docs/models.md). */
import {
  ANSWER_ROWS,
  type AnswerModel,
  answerFeatures,
  askedKeys,
  type Fields,
  keysOf,
  mostTelling,
} from "../matching/score/answers.ts";
import { KINDS } from "../matching/requirements/kinds.ts";
import { LIKENESS_INPUTS, type Likenesses, likenessesOf, LIKER } from "../matching/score/likeness.ts";
import { type ReadyPortrait, readyPortrait } from "../matching/score/ready-portrait.ts";
import { REQUEST_ROWS, requestFeatures } from "../matching/score/request-features.ts";
import { type AskedWork, askedWork, WORK_INPUTS, workInputs } from "../matching/score/role.ts";
import {
  type PassageJudges,
  RISING,
  type Showing,
  showingsOf,
  verdictInputs,
} from "../matching/score/showing.ts";
import { answerModelOf, type Judgement, ruled } from "../matching/score/verdict.ts";
import { type Wanted, wantedOf } from "../matching/score/wanted.ts";
import type { Portrait } from "../matching/types.ts";
import { chances, type LinearModel } from "../models/linear.ts";
import { chanceOf, oddsOf, type Trees } from "../models/trees.ts";
import { DIMENSIONS, dot } from "../models/vectors.ts";
import { writeWeights } from "../models/weights.ts";
import { fitTrees } from "./boosting.ts";
import { foldOf, FOLDS } from "./folds.ts";
import { type Example, fit } from "./linear.ts";
import { randomOf } from "./random.ts";
import { type JudgedPair, type JudgedRequirement, VERDICTS } from "./verdict-labels.ts";

/** The day that the readers were told is today. */
const READ_ON = "2026-11-22";

/** A pair with its portrait as the product reads the résumé. */
export interface ReadyPair {
  pair: JudgedPair;
  portrait: ReadyPortrait;
  work: AskedWork;
  fold: number;
}

/** A requirement of a pair. */
export interface ReadyRow extends Omit<ReadyPair, "pair"> {
  pair: JudgedPair;
  wanted: Wanted;
  verdict: JudgedRequirement["verdict"];
  /** For each passage of the portrait whether a reader named it. */
  named: readonly boolean[];
}

interface Compared extends ReadyRow {
  likenesses: Likenesses;
}

/** @param portraitOf reads a résumé's text; quotes of its claims count their places in that text */
export function readyPairs(
  pairs: readonly JudgedPair[],
  portraitOf: (text: string) => Portrait,
): ReadyPair[] {
  const portraits = new Map<string, ReadyPortrait>();
  return pairs.map((pair) => {
    const portrait = portraits.get(pair.resume) ?? readyPortrait(portraitOf(pair.resumeText), READ_ON);
    portraits.set(pair.resume, portrait);
    const requirements = pair.rows.map(({ requirement }) => requirement);
    const work = askedWork({ title: pair.title, requirements, description_text: pair.postingText });
    return { pair, portrait, work, fold: foldOf(pair.source) };
  });
}

function readyRows(pairs: readonly ReadyPair[]): ReadyRow[] {
  return pairs.flatMap((one) =>
    one.pair.rows.map(({ requirement, verdict, quotes }) => ({
      ...one,
      wanted: wantedOf(requirement),
      verdict,
      named: one.portrait.passages.all.map(({ quote }) => quotes.some((read) => isSame(read, quote))),
    })),
  );
}

/** Whether a reader's quote and a passage are the same words in the main. */
function isSame(
  [from, to]: [number, number],
  { start, end }: { start: number | null; end: number | null },
): boolean {
  if (start === null || end === null) return false;
  const shared = Math.min(to, end) - Math.max(from, start);
  return shared >= 0.5 * Math.min(to - from, end - start) && shared >= 0.3 * (to - from);
}

const isShown = (verdict: JudgedRequirement["verdict"]) => verdict === "met" || verdict === "partly";
/** What a passage counts that no reader named, where another shows the requirement: readers named the best, not all. */
const UNNAMED = 0.3;

/** How many fields words are parted into, and how often their middles are moved. */
const FIELDS = 96;
const ROUNDS = 8;

/** The middles of words that lie near each other (k-means on the sphere). */
function fieldsOf(rows: readonly ReadyRow[]): Fields {
  const texts = rows.flatMap(({ wanted, portrait }) => [wanted, ...portrait.passages.all]);
  const words = [
    ...new Map(texts.flatMap((one) => one.words.map(({ stem, direction }) => [stem, direction]))).values(),
  ];
  const random = randomOf(23);
  const fields = new Float32Array(FIELDS * DIMENSIONS);
  const own = (all: Float32Array | Float64Array, field: number) =>
    all.subarray(field * DIMENSIONS, (field + 1) * DIMENSIONS);
  for (let field = 0; field < FIELDS; field += 1)
    fields.set(words[Math.floor(random() * words.length)]!, field * DIMENSIONS);
  for (let round = 0; round < ROUNDS; round += 1) {
    const sums = new Float64Array(fields.length);
    for (const direction of words) {
      let [best, most] = [0, -Infinity];
      for (let field = 0; field < FIELDS; field += 1) {
        const near = dot(direction, own(fields, field));
        if (near > most) [best, most] = [field, near];
      }
      for (let at = 0; at < DIMENSIONS; at += 1) sums[best * DIMENSIONS + at]! += direction[at]!;
    }
    for (let field = 0; field < FIELDS; field += 1) {
      const sum = own(sums, field);
      const length = Math.sqrt(dot(sum, sum));
      if (length > 0)
        for (let at = 0; at < DIMENSIONS; at += 1) fields[field * DIMENSIONS + at] = sum[at]! / length;
    }
  }
  return fields;
}

/** The share of passages that nobody named which teach words, and of those that teach the judges of passages. */
const SEEN_FOR_WORDS = 0.12;
const SEEN = 0.35;

/** Which words of a passage answer which of a requirement, by the passages that readers named. */
function answersOf(rows: readonly ReadyRow[], fields: Fields): Float32Array {
  const random = randomOf(17);
  const examples: Example[] = [];
  for (const { portrait, wanted, named, verdict } of rows) {
    const asked = askedKeys(wanted.words, wanted.groups.flat(), fields);
    const kind = KINDS.indexOf(wanted.requirement.kind);
    for (const [at, { words }] of portrait.passages.all.entries()) {
      if (words.length === 0 || (!named[at] && random() > SEEN_FOR_WORDS)) continue;
      const weight = named[at] || !isShown(verdict) ? 1 : UNNAMED;
      const features = answerFeatures(asked, keysOf(mostTelling(words), fields), kind);
      examples.push({ rows: features, target: named[at] ? [0, 1] : [1, 0], weight });
    }
  }
  return fit(examples, { size: ANSWER_ROWS, classes: 2, epochs: 4, rate: 0.08, decay: 1e-4, seed: 29 });
}

function requestsOf(rows: readonly ReadyRow[]): Float32Array {
  return fit(
    rows.map(({ wanted, verdict }) => ({
      rows: requestFeatures(wanted.requirement),
      target: VERDICTS.map((one) => Number(one === verdict)),
      weight: 1,
    })),
    { size: REQUEST_ROWS, classes: VERDICTS.length, epochs: 8, rate: 0.15, decay: 0.002, seed: 5 },
  );
}

/** Which of the requirements that nothing shows no portrait would show. */
function unknowablesOf(rows: readonly ReadyRow[]): Float32Array {
  return fit(
    rows
      .filter(({ verdict }) => !isShown(verdict))
      .map(({ wanted, verdict }) => ({
        rows: requestFeatures(wanted.requirement),
        target: verdict === "unknowable" ? [0, 1] : [1, 0],
        weight: 1,
      })),
    { size: REQUEST_ROWS, classes: 2, epochs: 12, rate: 0.15, decay: 2e-4, seed: 5 },
  );
}

/** A table as fitted in the form of one that is shipped, so that one piece of code asks both. */
function tableOf(weights: Float32Array, classes: number): LinearModel {
  const places = Uint32Array.from({ length: weights.length / classes }, (_, row) => row + 1);
  return {
    classes,
    places,
    values: weights as unknown as Int8Array,
    scales: new Float32Array(classes).fill(1),
  };
}

const PASSAGE_TREES = { rounds: 100, depth: 5, rate: 0.12, pull: 5, least: 3 };
const VERDICT_TREES = { rounds: 140, depth: 4, rate: 0.07, pull: 8, least: 4 };
const WORK_TREES = { rounds: 90, depth: 3, rate: 0.08, pull: 8, least: 4 };

function passageJudges(rows: readonly Compared[]): PassageJudges {
  const random = randomOf(11);
  const inputs: Float32Array[] = [];
  const [shows, meets, weights]: [number[], number[], number[]] = [[], [], []];
  for (const { likenesses, named, verdict } of rows)
    for (const [row, at] of likenesses.passages.entries()) {
      if (!named[at] && random() > SEEN) continue;
      inputs.push(likenesses.inputs.subarray(row * LIKENESS_INPUTS, (row + 1) * LIKENESS_INPUTS));
      shows.push(Number(named[at]));
      meets.push(Number(named[at] && verdict === "met"));
      weights.push(named[at] ? 1 : (isShown(verdict) ? UNNAMED : 1) / SEEN);
    }
  const options = {
    ...PASSAGE_TREES,
    rising: Array.from({ length: LIKENESS_INPUTS }, (_, at) => at < LIKER),
  };
  const all = joined(inputs, LIKENESS_INPUTS);
  return { shows: fitTrees(all, shows, weights, options), meets: fitTrees(all, meets, weights, options) };
}

function joined(inputs: readonly Float32Array[], width: number): Float32Array {
  const all = new Float32Array(inputs.length * width);
  for (const [at, one] of inputs.entries()) all.set(one, at * width);
  return all;
}

interface Placed {
  row: Compared;
  showings: Showing[];
  unknowable: number;
  inputs: Float32Array;
}

function place(row: Compared, judges: PassageJudges, request: LinearModel, never: LinearModel): Placed {
  const showings = showingsOf(row.portrait, row.likenesses, judges);
  const features = requestFeatures(row.wanted.requirement);
  const inputs = verdictInputs(row.portrait, row.wanted, row.work, showings, chances(request, features));
  return { row, showings, unknowable: chances(never, features)[1]!, inputs };
}

function verdictTrees(
  placed: readonly Placed[],
  isYes: (verdict: JudgedRequirement["verdict"]) => boolean,
): Trees {
  return fitTrees(
    joined(
      placed.map(({ inputs }) => inputs),
      RISING.length,
    ),
    placed.map(({ row }) => Number(isYes(row.verdict))),
    placed.map(() => 1),
    { ...VERDICT_TREES, rising: RISING },
  );
}

/** How well people fit postings as a whole, by their work alone. */
function workTrees(pairs: readonly ReadyPair[]): Trees {
  return fitTrees(
    joined(
      pairs.map(({ portrait, work }) => workInputs(portrait, work)),
      WORK_INPUTS,
    ),
    pairs.map(({ pair }) => pair.fit / 100),
    pairs.map(() => 1),
    { ...WORK_TREES, rising: Array.from({ length: WORK_INPUTS }, () => true) },
  );
}

/** What models that have not seen its source say of a row, and of a pair's work. */
export interface OutOfFold {
  rows: { row: ReadyRow; judgement: Judgement }[];
  work: number[];
}

const TABLES_KEPT = 0.5;

/** The file of weights, and each row as models judge it that were fitted without its fold. */
export function fitVerdicts(
  pairs: readonly ReadyPair[],
  say: (what: string) => void,
): { file: Uint8Array; outOfFold: OutOfFold } {
  const judged = readyRows(pairs);
  say(`${judged.length} verdicts of ${pairs.length} pairs`);
  const fields = fieldsOf(judged);
  const without = <One extends { fold: number }>(all: readonly One[], fold: number) =>
    all.filter((one) => one.fold !== fold);
  // What was fitted to a row knows its answer: each is compared by what has not seen its fold.
  const answers = FOLDS.map((_, fold): AnswerModel =>
    answerModelOf(fields, tableOf(answersOf(without(judged, fold), fields), 2)),
  );
  say("words that answer words");
  const rows = judged.map((row): Compared => ({
    ...row,
    likenesses: likenessesOf(row.portrait, row.wanted, row.work.direction, answers[row.fold]!),
  }));
  const placed: Placed[] = Array.from({ length: rows.length });
  const work: number[] = Array.from({ length: pairs.length });
  for (const fold of FOLDS.keys()) {
    const seen = without(rows, fold);
    const judges = passageJudges(seen);
    const request = tableOf(requestsOf(seen), VERDICTS.length);
    const never = tableOf(unknowablesOf(seen), 2);
    const fits = workTrees(without(pairs, fold));
    for (const [at, row] of rows.entries())
      if (row.fold === fold) placed[at] = place(row, judges, request, never);
    for (const [at, one] of pairs.entries())
      if (one.fold === fold) work[at] = chanceOf(oddsOf(fits, workInputs(one.portrait, one.work)));
    say(`passages without fold ${fold}`);
  }
  const outOfFold: OutOfFold = { rows: [], work };
  const trees = FOLDS.map((_, fold) => {
    const seen = placed.filter(({ row }) => row.fold !== fold);
    return { partly: verdictTrees(seen, isShown), met: verdictTrees(seen, (verdict) => verdict === "met") };
  });
  for (const { row, showings, unknowable, inputs } of placed) {
    const { partly, met } = trees[row.fold]!;
    const judgement = {
      partly: chanceOf(oddsOf(partly, inputs)),
      met: chanceOf(oddsOf(met, inputs)),
      showings,
      unknowable,
    };
    outOfFold.rows.push({ row, judgement: ruled(judgement, row.portrait, row.wanted, row.work) });
  }
  say("verdicts");
  const file = writeWeights(
    {
      answers: { classes: 2, weights: answersOf(judged, fields), keep: TABLES_KEPT },
      request: { classes: VERDICTS.length, weights: requestsOf(judged), keep: TABLES_KEPT },
      unknowable: { classes: 2, weights: unknowablesOf(judged), keep: TABLES_KEPT },
    },
    {
      fields: {
        inputs: DIMENSIONS - 1,
        hidden: FIELDS,
        classes: 0,
        first: fields,
        second: new Float32Array(0),
      },
    },
    {
      ...passageJudges(rows),
      partly: verdictTrees(placed, isShown),
      met: verdictTrees(placed, (verdict) => verdict === "met"),
      work: workTrees(pairs),
    },
  );
  return { file, outOfFold };
}
