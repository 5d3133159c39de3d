/**
 * Boosted trees for a yes or no (gradient boosting with second derivatives and histograms; Friedman 2001, Chen and Guestrin
 * 2016), in which chosen inputs may only raise the answer. The same data give the same bytes.
 */
import { chanceOf, type Trees } from "../models/trees.ts";

export interface BoostingOptions {
  rounds: number;
  depth: number;
  rate: number;
  /** Pull of leaves towards 0. */
  pull: number;
  /** The least weight of examples in a leaf. */
  least: number;
  /** For each input whether the answer may only rise with it. */
  rising: readonly boolean[];
}

const BINS = 64;

/**
 * @param inputs example after example, `options.rising.length` numbers each
 * @param targets 0 to 1
 */
export function fitTrees(
  inputs: Float32Array,
  targets: ArrayLike<number>,
  weights: ArrayLike<number>,
  { rounds, depth, rate, pull, least, rising }: BoostingOptions,
): Trees {
  const width = rising.length;
  const count = targets.length;
  const borders = Array.from({ length: width }, (_, one) => bordersOf(inputs, width, count, one));
  const bins = new Uint8Array(count * width);
  for (let at = 0; at < count; at += 1)
    for (let one = 0; one < width; one += 1)
      bins[at * width + one] = binOf(borders[one]!, inputs[at * width + one]!);

  const questions = (1 << depth) - 1;
  const asked = new Uint8Array(rounds * questions);
  const above = new Float32Array(rounds * questions).fill(Infinity);
  const leaves = new Float32Array(rounds * (questions + 1));
  const base = oddsOfMean(targets, weights);
  const odds = new Float64Array(count).fill(base);
  const slopes = new Float64Array(count);
  const curves = new Float64Array(count);
  const place = new Uint16Array(count);

  for (let round = 0; round < rounds; round += 1) {
    for (let at = 0; at < count; at += 1) {
      const chance = chanceOf(odds[at]!);
      slopes[at] = (targets[at]! - chance) * weights[at]!;
      curves[at] = Math.max(1e-6, chance * (1 - chance)) * weights[at]!;
    }
    place.fill(0);
    const low = new Float64Array(2 * questions + 2).fill(-Infinity);
    const high = new Float64Array(2 * questions + 2).fill(Infinity);
    for (let level = 0; level < depth; level += 1) {
      const first = (1 << level) - 1;
      const nodes = 1 << level;
      const sums = histograms({ bins, width, count, place, slopes, curves }, first, nodes);
      for (let node = 0; node < nodes; node += 1) {
        const at = first + node;
        const split = bestSplit(sums, node, width, { pull, least, rising, low: low[at]!, high: high[at]! });
        const [left, right] = [2 * at + 1, 2 * at + 2];
        low[left] = low[right] = low[at]!;
        high[left] = high[right] = high[at]!;
        if (split === null) continue;
        asked[round * questions + at] = split.input;
        above[round * questions + at] = borders[split.input]![split.bin]!;
        if (rising[split.input]) high[left] = low[right] = split.middle;
      }
      for (let one = 0; one < count; one += 1) {
        const at = place[one]!;
        const question = round * questions + at;
        const yes = inputs[one * width + asked[question]!]! > above[question]!;
        place[one] = 2 * at + (yes ? 2 : 1);
      }
    }
    const ups = new Float64Array(questions + 1);
    const downs = new Float64Array(questions + 1);
    for (let one = 0; one < count; one += 1) {
      ups[place[one]! - questions]! += slopes[one]!;
      downs[place[one]! - questions]! += curves[one]!;
    }
    for (let leaf = 0; leaf <= questions; leaf += 1) {
      const at = questions + leaf;
      const value = Math.min(high[at]!, Math.max(low[at]!, ups[leaf]! / (downs[leaf]! + pull)));
      leaves[round * (questions + 1) + leaf] = rate * value;
    }
    for (let one = 0; one < count; one += 1)
      odds[one]! += leaves[round * (questions + 1) + place[one]! - questions]!;
  }
  return { inputs: width, depth, base, asked, above, leaves };
}

/** Values between which an input's examples are spread evenly, ascending. */
function bordersOf(inputs: Float32Array, width: number, count: number, one: number): Float32Array {
  const step = Math.max(1, Math.floor(count / 40_000));
  const values = Float32Array.from(
    { length: Math.ceil(count / step) },
    (_, at) => inputs[at * step * width + one]!,
  );
  values.sort();
  const found = new Set<number>();
  for (let bin = 1; bin < BINS; bin += 1) {
    const at = Math.floor((bin * values.length) / BINS);
    const value = values[at]!;
    if (value < values.at(-1)!) found.add(value);
  }
  if (values[0]! < values.at(-1)!) found.add(values[0]!);
  return Float32Array.from([...found].toSorted((a, b) => a - b));
}

/** How many borders lie below a value. */
function binOf(borders: Float32Array, value: number): number {
  let [low, high] = [0, borders.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value > borders[middle]!) low = middle + 1;
    else high = middle;
  }
  return low;
}

interface Examples {
  bins: Uint8Array;
  width: number;
  count: number;
  place: Uint16Array;
  slopes: Float64Array;
  curves: Float64Array;
}

/** For each node, input and bin the sum of slopes, then of curves. */
function histograms(
  { bins, width, count, place, slopes, curves }: Examples,
  first: number,
  nodes: number,
): Float64Array {
  const sums = new Float64Array(nodes * width * (BINS + 1) * 2);
  for (let at = 0; at < count; at += 1) {
    const from = (place[at]! - first) * width;
    const [slope, curve] = [slopes[at]!, curves[at]!];
    for (let one = 0; one < width; one += 1) {
      const cell = ((from + one) * (BINS + 1) + bins[at * width + one]!) * 2;
      sums[cell]! += slope;
      sums[cell + 1]! += curve;
    }
  }
  return sums;
}

interface Split {
  input: number;
  bin: number;
  /** Between what the two sides come to. */
  middle: number;
}

interface Bounds extends Pick<BoostingOptions, "pull" | "least" | "rising"> {
  low: number;
  high: number;
}

const LEAST_GAIN = 1e-6;

function bestSplit(
  sums: Float64Array,
  node: number,
  width: number,
  { pull, least, rising, low, high }: Bounds,
): Split | null {
  const worth = (slope: number, curve: number) => Math.min(high, Math.max(low, slope / (curve + pull)));
  const gainOf = (slope: number, curve: number, value: number) =>
    2 * slope * value - (curve + pull) * value * value;
  let best: Split | null = null;
  let most = LEAST_GAIN;
  for (let input = 0; input < width; input += 1) {
    const from = (node * width + input) * (BINS + 1) * 2;
    let [slope, curve] = [0, 0];
    for (let bin = 0; bin <= BINS; bin += 1) {
      slope += sums[from + bin * 2]!;
      curve += sums[from + bin * 2 + 1]!;
    }
    const whole = gainOf(slope, curve, worth(slope, curve));
    let [left, under] = [0, 0];
    for (let bin = 0; bin < BINS; bin += 1) {
      left += sums[from + bin * 2]!;
      under += sums[from + bin * 2 + 1]!;
      if (under < least || curve - under < least) continue;
      const [below, over] = [worth(left, under), worth(slope - left, curve - under)];
      if (rising[input] && below > over) continue;
      const gain = gainOf(left, under, below) + gainOf(slope - left, curve - under, over) - whole;
      if (gain > most) {
        most = gain;
        best = { input, bin, middle: (below + over) / 2 };
      }
    }
  }
  return best;
}

function oddsOfMean(targets: ArrayLike<number>, weights: ArrayLike<number>): number {
  let [sum, all] = [0, 0];
  for (let at = 0; at < targets.length; at += 1) {
    sum += targets[at]! * weights[at]!;
    all += weights[at]!;
  }
  const mean = Math.min(0.999, Math.max(0.001, sum / all));
  return Math.log(mean / (1 - mean));
}
