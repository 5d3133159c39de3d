/**
 * Readers in two passes: a table over a piece's own words, and a network over what the table says of the piece and of what
 * stands around it. What both say, as a geometric mean, is the answer.
 */
import { chances } from "./linear.ts";
import { runNetwork } from "./network.ts";
import { partOf, type Weights } from "./weights.ts";

export interface TwoPasses {
  first: (rows: readonly number[]) => Float32Array;
  second: (context: Float32Array) => Float32Array;
}

/** The shipped passes of a name. @throws Error for a file without them */
export function passesIn({ tables, networks }: Weights, name: string): TwoPasses {
  const [table, network] = [partOf(tables, name), partOf(networks, name)];
  return { first: (rows) => chances(table, rows), second: (context) => runNetwork(network, context) };
}

/**
 * The chance of each kind for each piece; together 1.
 * @param rows of the table, a list for each piece
 * @param contextsOf what the network is told, by the table's chances of all pieces: a row of kinds for each
 */
export function chancesByPasses<Kind extends string>(
  kinds: readonly Kind[],
  rows: readonly (readonly number[])[],
  contextsOf: (first: Float32Array) => Float32Array[],
  { first, second }: TwoPasses,
): Record<Kind, number>[] {
  const table = new Float32Array(rows.length * kinds.length);
  for (const [at, own] of rows.entries()) table.set(first(own), at * kinds.length);
  const rowOf = rowsIn(table, kinds.length);
  return contextsOf(table).map((context, at) => {
    const both = Float64Array.from(rowOf(at));
    bothPasses(both, second(context));
    return Object.fromEntries(kinds.map((kind, one) => [kind, both[one]!])) as Record<Kind, number>;
  });
}

/** The geometric mean of what the two passes say, written over the first. */
export function bothPasses(first: Float32Array | Float64Array, second: ArrayLike<number>): void {
  let sum = 0;
  for (let one = 0; one < first.length; one += 1) {
    first[one] = Math.sqrt(first[one]! * second[one]!);
    sum += first[one]!;
  }
  for (let one = 0; one < first.length; one += 1) first[one]! /= sum;
}

/** The rows of a table of so many columns; beyond its ends they are 0. */
export function rowsIn(table: Float32Array, columns: number): (row: number) => Float32Array {
  const none = new Float32Array(columns);
  return (row) =>
    row < 0 || row * columns >= table.length ? none : table.subarray(row * columns, (row + 1) * columns);
}

/** A piece's own chances as the network is told them: small ones apart, none of them without end. */
export function logarithms(chancesOfPiece: Float32Array): Float32Array {
  return chancesOfPiece.map((chance) => Math.max(-6, Math.log(chance + 1e-9)) / 3);
}
