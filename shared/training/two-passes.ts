/** Fits readers in two passes (`shared/models/two-passes.ts`): the network learns from what a table says of texts it has not seen. */
import { type Network, runNetwork } from "../models/network.ts";
import type { TwoPasses } from "../models/two-passes.ts";
import { fit, probabilities } from "./linear.ts";
import { type DenseExample, fitNetwork, meanOf } from "./network.ts";

/** A text in pieces, each with what it is. */
export interface LabelledText {
  weight: number;
  /** Rows of the table for each piece. */
  rows: readonly Uint16Array[];
  /** The class of each piece. */
  as: readonly number[];
  /** What the network is told about each piece, by the table's chances of all of them. */
  contextsOf: (chances: Float32Array) => Float32Array[];
}

export interface Passes {
  classes: number;
  table: { size: number; epochs: number; rate: number; decay: number };
  network: { hidden: number; epochs: number; rate: number };
}

const SEED = 7;
const INNER = 4;
/** Networks from several beginnings are averaged. */
const NETWORKS = [1, 2, 3];

function targetOf(as: number, classes: number): Float32Array {
  const target = new Float32Array(classes);
  target[as] = 1;
  return target;
}

export function fitFirst(texts: readonly LabelledText[], { classes, table }: Passes): Float32Array {
  return fit(
    texts.flatMap(({ rows, as, weight }) =>
      rows.map((own, at) => ({ rows: own, target: targetOf(as[at]!, classes), weight })),
    ),
    { ...table, classes, seed: SEED },
  );
}

/** The chances of each class by a fitted table. */
function chancesOf(weights: Float32Array, rows: ArrayLike<number>, classes: number): Float32Array {
  const scores = new Float64Array(classes);
  probabilities(weights, rows, 1 / Math.sqrt(rows.length), classes, scores);
  return Float32Array.from(scores);
}

/** Fitted passes as they are asked, unrounded. */
export function fittedPasses(first: Float32Array, second: Network, classes: number): TwoPasses {
  return {
    first: (rows) => chancesOf(first, rows, classes),
    second: (context) => runNetwork(second, context),
  };
}

/** @param groups texts that are left out together */
export function fitSecond(groups: readonly (readonly LabelledText[])[], passes: Passes): Network {
  const { classes } = passes;
  const examples = Array.from({ length: INNER }, (_, inner) => {
    const isOut = (at: number) => at % INNER === inner;
    const first = fitFirst(
      groups.flatMap((texts, at) => (isOut(at) ? [] : texts)),
      passes,
    );
    return groups
      .flatMap((texts, at) => (isOut(at) ? texts : []))
      .flatMap(({ rows, as, weight, contextsOf }): DenseExample[] => {
        const chances = Float32Array.from(rows.flatMap((own) => [...chancesOf(first, own, classes)]));
        return contextsOf(chances).map((input, at) => ({
          input,
          target: targetOf(as[at]!, classes),
          weight,
        }));
      });
  }).flat();
  return meanOf(NETWORKS.map((seed) => fitNetwork(examples, { ...passes.network, seed })));
}
