/**
 * Trains the weights that choose a posting's title, employer and place (`shared/models/facts.bin`): for each fact a
 * softmax over the spans of a posting and naming none. The same samples give the same bytes.
 */
import {
  candidatesOf,
  choose,
  type Chosen,
  kindsOf,
  NAME_STEP,
  STEP,
} from "../matching/requirements/facts/choose.ts";
import {
  besideTitle,
  describe,
  kindFeatures,
  KINDS,
  nameOf,
} from "../matching/requirements/facts/features.ts";
import { CHOSEN, lookedAt, type RoleAt } from "../matching/requirements/facts/second-look.ts";
import { cut, type Span } from "../matching/requirements/facts/spans.ts";
import { type FactWeights, weightsOf } from "../models/facts-weights.ts";
import type { Network } from "../models/network.ts";
import { writeWeights } from "../models/weights.ts";
import { fold, sameWords, tokenF1 } from "../text/index.ts";
import { LABELLED, labelledSamples, type Sample, silverSamples, titleNames } from "./facts-samples.ts";
import { FOLDS, foldOf } from "./folds.ts";
import type { GoldPosting } from "./gold-posting.ts";
import { meanOf } from "./network.ts";
import { randomOf, shuffle } from "./random.ts";
import { fitRanking, type Ranked } from "./ranking.ts";

const EPOCHS = 7;
const SETTLED = 2;
const RATE = 0.15;
const DECAY = 2e-6;
/** That a field's words are not in the text does not prove that the text names none. */
const UNNAMED = 0.3;
/** Features that are kept, by the weight they get. */
const FORMS = 6500;
const NAMES = 9000;
/** A feature counts when postings of so many sources have it, or so many postings of one. */
const SOURCES = 2;
const POSTINGS = 150;

/** A sample as features: rows of spans, the last that of naming none. */
export interface Prepared {
  row: string;
  source: string;
  weight: number;
  names: Rows;
  forms: Rows;
  where: number[];
  /** Features beside the title. */
  beside: Rows;
  /** For each fact the rows that are right, null when not known; and its name as the posting's field states it. */
  right: (number[] | null)[];
  said: (Uint32Array | null)[];
}

/** Lists of numbers in one: row `at` is `values[starts[at]]` to before `values[starts[at + 1]]`. */
interface Rows {
  values: Uint32Array;
  starts: Uint32Array;
}

/** Spans that are wrong, kept of each posting at most: all of its opening, others drawn. */
const KEPT = 60;
const OPENING = 260;

export function prepare(sample: Sample, at: number): Prepared {
  const posting = cut(sample.text);
  const { spans, tokens } = posting;
  const random = randomOf(at);
  const wanted = CHOSEN.map((fact) => {
    const value = sample[fact];
    return value === undefined ? null : value === null ? [spans.length] : rightSpans(spans, value);
  });
  const share = KEPT / spans.length;
  const kept = [...spans.keys()].filter((row) => {
    const span = spans[row]!;
    if (wanted.some((right) => right?.includes(row))) return true;
    return tokens[span.places[0]!.first]!.start < OPENING || span.places.length > 2 || random() < share;
  });
  const described = describe(
    posting,
    kept.map((row) => spans[row]!),
  );
  kept.push(spans.length);
  const title = wanted[0] ? (spans[wanted[0][0]!] ?? null) : null;
  return {
    row: sample.row,
    source: sample.source,
    weight: sample.weight,
    names: rowsOf(described.map(({ name }) => name)),
    forms: rowsOf(described.map(({ form }) => form)),
    where: described.map(({ where }) => where),
    beside: rowsOf(kept.map((row) => (row < spans.length ? besideTitle(posting, spans[row]!, title) : []))),
    right: wanted.map((right) => right?.map((row) => kept.indexOf(row)) ?? null),
    said: CHOSEN.map((fact) => {
      const name = sample[fact];
      return name ? nameOf(fold(name).split(" ")) : null;
    }),
  };
}

function rowsOf(lists: readonly ArrayLike<number>[]): Rows {
  const starts = new Uint32Array(lists.length + 1);
  for (const [at, list] of lists.entries()) starts[at + 1] = starts[at]! + list.length;
  const values = new Uint32Array(starts.at(-1)!);
  for (const [at, list] of lists.entries()) values.set(list, starts[at]);
  return { values, starts };
}

function rowOf({ values, starts }: Rows, row: number): Uint32Array {
  return values.subarray(starts[row], starts[row + 1]);
}

/** The spans that are the wanted words, else those most like them; null when none is like enough. */
function rightSpans(spans: readonly Span[], wanted: string): number[] | null {
  const key = fold(wanted);
  const equal = spans.flatMap((span, at) => (fold(span.text) === key ? [at] : []));
  if (equal.length > 0) return equal;
  const words = new Set(key.split(" "));
  let best = 0.8;
  let found: number[] = [];
  for (const [at, span] of spans.entries()) {
    if (!span.key.split(" ").some((word) => words.has(word))) continue;
    const like = tokenF1(wanted, span.text);
    if (like > best) [best, found] = [like, [at]];
    else if (like === best && found.length > 0) found.push(at);
  }
  return found.length > 0 ? found : null;
}

/** Features by number, in the order in which they are first seen. */
class Vocabulary {
  readonly numbers = new Map<number, number>();

  add(feature: number): number {
    const known = this.numbers.get(feature);
    if (known !== undefined) return known;
    this.numbers.set(feature, this.numbers.size);
    return this.numbers.size - 1;
  }

  /** The numbers of those features of each row that are known. */
  of(rows: Rows): Rows {
    return rowsOf(Array.from({ length: rows.starts.length - 1 }, (_, row) => this.known(rowOf(rows, row))));
  }

  known(features: ArrayLike<number>): number[] {
    const found: number[] = [];
    for (let at = 0; at < features.length; at += 1) {
      const number = this.numbers.get(features[at]!);
      if (number !== undefined) found.push(number);
    }
    return found;
  }
}

/** Features that several sources have, or many postings. */
function commonOf(lists: Iterable<{ source: string; values: Uint32Array }>): Vocabulary {
  const sources = new Map<string, number>();
  const masks = new Uint32Array(1 << 24);
  const counts = new Uint16Array(1 << 24);
  const order: number[] = [];
  for (const { source, values } of lists) {
    if (!sources.has(source)) sources.set(source, 1 << (sources.size % 31));
    for (const feature of new Set(values)) {
      if (counts[feature] === 0) order.push(feature);
      if (counts[feature]! < 65535) counts[feature]! += 1;
      masks[feature]! |= sources.get(source)!;
    }
  }
  const common = new Vocabulary();
  for (const feature of order) {
    const apart = masks[feature]!.toString(2).replaceAll("0", "").length;
    if ((apart >= SOURCES && counts[feature]! >= 12) || counts[feature]! >= POSTINGS) common.add(feature);
  }
  return common;
}

/** The file of weights (see `weightsOf`). */
export function train(samples: readonly Prepared[], titles: readonly Uint32Array[]): Uint8Array {
  const names = trainNames(samples, titles, () => true);
  const strange = [0, 1].map((half) =>
    namesAlone(trainNames(samples, titles, (name) => halfOf(name) !== half)),
  );
  const vocabulary = commonOf(samples.map(({ source, forms }) => ({ source, values: forms.values })));
  const parts = samples.map((sample) => {
    const kinds = sample.where.map((at, row) => {
      const name = rowOf(sample.names, row);
      return kindFeatures(kindsOf(name, strange[halfOf(name)]!), at);
    });
    for (const list of kinds) for (const feature of list) vocabulary.add(feature);
    for (const feature of sample.beside.values) vocabulary.add(feature);
    const forms = vocabulary.of(sample.forms);
    return {
      own: rowsOf(kinds.map((list, row) => [...rowOf(forms, row), ...vocabulary.known(list)])),
      beside: vocabulary.of(sample.beside),
    };
  });
  const size = vocabulary.numbers.size;
  const weights = CHOSEN.map((_, fact) => trainFact(samples, parts, fact, size));
  const forms = fileOf([...vocabulary.numbers.keys()], weights, STEP, FORMS);
  return Uint8Array.from([...forms, ...names]);
}

/** Names are told in two halves by their first word: what a name's words say is learned from where they are strange. */
function halfOf(name: Uint32Array): number {
  return ((name[0] ?? 0) >> 5) & 1;
}

function namesAlone(names: Uint8Array): FactWeights {
  const { forms } = weightsOf(Uint8Array.from([...names, 0, 0, 0, 0]));
  return { forms, names: forms, rankings: [] };
}

/** The features with the largest weights, in the form of `weightsOf`. */
function fileOf(
  features: readonly number[],
  weights: readonly Float32Array[],
  step: number,
  most: number,
): Uint8Array {
  const largest = (at: number) => Math.max(...weights.map((own) => Math.abs(own[at]!)));
  const kept = features
    .map((feature, at) => ({ feature, at, size: largest(at) }))
    .filter(({ size }) => size >= step / 2)
    .toSorted((a, b) => b.size - a.size)
    .slice(0, most)
    .toSorted((a, b) => a.feature - b.feature);
  const file = new Uint8Array(4 + kept.length * 6);
  new DataView(file.buffer).setUint32(0, kept.length, true);
  for (const [index, { feature, at }] of kept.entries()) {
    file.set([feature & 255, (feature >> 8) & 255, feature >> 16], 4 + index * 3);
    const bytes = weights.map((own) => Math.max(-127, Math.min(127, Math.round(own[at]! / step))) & 255);
    file.set(bytes, 4 + kept.length * 3 + index * 3);
  }
  return file;
}

/** One logistic model for each kind of name: names that fields and lists state against other words of postings. */
function trainNames(
  samples: readonly Prepared[],
  titles: readonly Uint32Array[],
  teaches: (name: Uint32Array) => boolean,
): Uint8Array {
  const random = randomOf(3);
  const share = (2 * samples.length) / titles.length;
  let list: { name: Uint32Array; kind: number; source: string }[] = titles.flatMap((name, at) =>
    random() < share ? [{ name, kind: 0, source: `list ${at % 7}` }] : [],
  );
  for (const { said, names, right, source } of samples) {
    said.forEach((name, kind) => {
      if (name) for (let turn = 0; turn < (kind > 0 ? 2 : 1); turn += 1) list.push({ name, kind, source });
    });
    const rows = names.starts.length - 2;
    for (let turn = 0; turn < (rows > 0 ? 4 : 0); turn += 1) {
      const row = Math.floor(random() * rows);
      if (!right.some((one) => one?.includes(row))) list.push({ name: rowOf(names, row), kind: -1, source });
    }
  }
  list = list.filter(({ name }) => teaches(name));
  const counts = new Uint16Array(1 << 24);
  for (const { name } of list) for (const feature of name) if (counts[feature]! < 9) counts[feature]! += 1;
  const vocabulary = new Vocabulary();
  for (const { name } of list) for (const feature of name) if (counts[feature]! > 4) vocabulary.add(feature);
  const examples = list.map(({ name, kind }) => ({
    name: vocabulary.known(name),
    kind,
    length: name.length,
  }));
  const size = vocabulary.numbers.size;
  const weights = Array.from({ length: KINDS }, () => new Float32Array(size));
  const sums = Array.from({ length: KINDS }, () => new Float32Array(size).fill(1));
  for (let epoch = 0; epoch < 3; epoch += 1) {
    shuffle(examples, random);
    for (const { name, kind, length } of examples) {
      const scale = 1 / Math.sqrt(length);
      for (let own = 0; own < KINDS; own += 1) {
        const [weight, sum] = [weights[own]!, sums[own]!];
        let score = 0;
        for (const at of name) score += weight[at]!;
        const slope = (1 / (1 + Math.exp(-score * scale)) - Number(own === kind)) * scale;
        for (const at of name) {
          sum[at]! += slope * slope;
          weight[at]! -= (0.3 * slope) / Math.sqrt(sum[at]!) + 1e-5 * weight[at]!;
        }
      }
    }
  }
  return fileOf([...vocabulary.numbers.keys()], weights, NAME_STEP, NAMES);
}

function trainFact(
  samples: readonly Prepared[],
  parts: readonly { own: Rows; beside: Rows }[],
  fact: number,
  size: number,
): Float32Array {
  const weights = new Float32Array(size);
  const sums = new Float32Array(size).fill(1);
  const gradient = new Float32Array(size);
  const mean = new Float32Array(size);
  const order = samples.map((_, at) => at).filter((at) => samples[at]!.right[fact] !== null);
  const random = randomOf(7 + fact);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    for (const at of order) {
      const sample = samples[at]!;
      const right = sample.right[fact]!;
      const { own, beside } = parts[at]!;
      const told = fact > 0 ? [own, beside] : [own];
      const unnamed = right[0] === sample.where.length - 1 && sample.weight < LABELLED;
      const weight = unnamed ? sample.weight * UNNAMED : sample.weight;
      const scores = sample.where.map((_, row) =>
        told.reduce((sum, part) => sum + total(weights, part, row), 0),
      );
      const top = Math.max(...scores);
      const chances = scores.map((score) => Math.exp(score - top));
      const mass = chances.reduce((sum, chance) => sum + chance, 0);
      const good = right.reduce((sum, row) => sum + chances[row]!, 0);
      const touched: number[] = [];
      for (const row of scores.keys()) {
        const push = chances[row]! / mass - (right.includes(row) ? chances[row]! / good : 0);
        if (Math.abs(push) < 1e-3) continue;
        for (const { values, starts } of told) {
          for (let on = starts[row]!; on < starts[row + 1]!; on += 1) {
            const place = values[on]!;
            if (gradient[place] === 0) touched.push(place);
            gradient[place]! += push * weight;
          }
        }
      }
      for (const place of touched) {
        const slope = gradient[place]!;
        gradient[place] = 0;
        sums[place]! += slope * slope;
        weights[place]! -= (RATE * slope) / Math.sqrt(sums[place]!) + DECAY * weights[place]!;
      }
    }
    // The mean of the later rounds says less of the postings seen last.
    if (epoch >= SETTLED) for (let at = 0; at < size; at += 1) mean[at]! += weights[at]! / (EPOCHS - SETTLED);
  }
  return mean;
}

function total(weights: Float32Array, { values, starts }: Rows, row: number): number {
  let sum = 0;
  for (let at = starts[row]!; at < starts[row + 1]!; at += 1) sum += weights[values[at]!]!;
  return sum;
}

/** All samples as features. */
export function preparedSamples(gold: readonly GoldPosting[]): Prepared[] {
  return [...silverSamples(gold), ...labelledSamples(gold)].map(prepare);
}

/** A labelled posting with what the text is taken to be by models that have not seen its source. */
export interface PlacedFacts {
  gold: GoldPosting;
  roleAt: RoleAt;
}

/** For each fold, what sees at first sight without its sources. */
export function firstSights(samples: readonly Prepared[]): FactWeights[] {
  const titles = preparedTitles();
  return FOLDS.map((sources) =>
    weightsOf(
      train(
        samples.filter(({ source }) => !sources.includes(source)),
        titles,
      ),
    ),
  );
}

const RANKING = { hidden: 16, epochs: 20, rate: 3e-3 };
const RANKING_SEEDS = [3, 4, 5];

/** What a labelled posting asks of the second look: for each fact, the candidates; null when none is right. */
interface Questions {
  fold: number;
  facts: (Ranked | null)[];
}

/** The questions of the postings from whose facts is learned, as the first sights of their folds see them. */
function questionsOf(placed: readonly PlacedFacts[], sights: readonly FactWeights[]): Questions[] {
  const teaching = placed.filter(({ gold: { set } }) => set !== "untaught" && set !== "written");
  return teaching.map(({ gold, roleAt }) => {
    const fold = foldOf(gold.source);
    const looks = candidatesOf(gold.text, roleAt, sights[fold]!);
    const facts = looks.map(({ candidates, standing }, fact) => {
      const inputs = lookedAt(fact, candidates, standing);
      const ranked = candidates.map(({ span }, at) => ({
        input: inputs[at]!,
        right: sameWords(gold[CHOSEN[fact]!], span?.text ?? null),
      }));
      return ranked.some(({ right }) => right) ? ranked : null;
    });
    return { fold, facts };
  });
}

/** Networks for title, employer and place. */
function fitRankings(questions: readonly Questions[]): Network[] {
  return CHOSEN.map((_, fact) => {
    const own = questions.flatMap(({ facts }) => (facts[fact] ? [facts[fact]] : []));
    return meanOf(RANKING_SEEDS.map((seed) => fitRanking(own, { ...RANKING, seed })));
  });
}

/** The weights that are shipped, from all samples. */
export function factsFile(
  samples: readonly Prepared[],
  placed: readonly PlacedFacts[],
  sights: readonly FactWeights[],
): Uint8Array {
  const rankings = fitRankings(questionsOf(placed, sights));
  const networks = Object.fromEntries(CHOSEN.map((name, fact) => [name, rankings[fact]!]));
  return Uint8Array.from([...train(samples, preparedTitles()), ...writeWeights({}, networks)]);
}

/** What weights choose in each labelled posting that were fitted without its source and those of its fold. */
export function factsOutOfFold(
  placed: readonly PlacedFacts[],
  sights: readonly FactWeights[],
): { gold: GoldPosting; facts: Chosen }[] {
  const questions = questionsOf(placed, sights);
  return sights.flatMap((sight, fold) => {
    const rankings = fitRankings(questions.filter((one) => one.fold !== fold));
    return placed
      .filter(({ gold: { source, set } }) => foldOf(source) === fold && set !== "written")
      .map(({ gold, roleAt }) => ({ gold, facts: choose(gold.text, roleAt, { ...sight, rankings }) }));
  });
}

/** Names of occupations as features. */
function preparedTitles(): Uint32Array[] {
  return [...titleNames().values()].flat().map((name) => nameOf(fold(name).split(" ")));
}
