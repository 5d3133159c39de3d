/**
 * The file of weights: a line of JSON that names its parts, then their bytes in that order. A table holds a bit for each
 * row that is kept, a scale for each class (32-bit, little-endian) and the kept rows in eight bits; a network its numbers;
 * trees the inputs they ask, then thresholds and leaves.
 */
import type { LinearModel } from "./linear.ts";
import type { Network } from "./network.ts";
import type { Trees } from "./trees.ts";

interface TablePart {
  name: string;
  rows: number;
  classes: number;
  kept: number;
}
interface NetworkPart {
  name: string;
  inputs: number;
  hidden: number;
  classes: number;
}
interface TreesPart {
  name: string;
  inputs: number;
  depth: number;
  base: number;
  count: number;
}
type Part = TablePart | NetworkPart | TreesPart;

export interface Weights {
  tables: Map<string, LinearModel>;
  networks: Map<string, Network>;
  trees: Map<string, Trees>;
}

/** A part of a file by its name. @throws Error for a file without it */
export function partOf<Part>(parts: ReadonlyMap<string, Part>, name: string): Part {
  const found = parts.get(name);
  if (found === undefined) throw new Error(`the file of weights holds no ${name}`);
  return found;
}

const NEWLINE = 10;

/** @throws Error when the bytes are not such a file */
export function readWeights(bytes: Uint8Array): Weights {
  const end = bytes.indexOf(NEWLINE);
  const parts = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end))) as Part[];
  let at = end + 1;
  const take = (length: number) => {
    // A copy: a Buffer's own slice would begin anywhere in its memory.
    const taken = new Uint8Array(bytes.subarray(at, at + length));
    if (taken.length < length) throw new Error("the file of weights ends early");
    at += length;
    return taken;
  };
  const floats = (count: number) => new Float32Array(take(4 * count).buffer);
  const weights: Weights = { tables: new Map(), networks: new Map(), trees: new Map() };
  for (const part of parts) {
    if ("hidden" in part) {
      const first = floats(part.hidden * (part.inputs + 1));
      weights.networks.set(part.name, { ...part, first, second: floats(part.classes * (part.hidden + 1)) });
    } else if ("depth" in part) {
      const questions = part.count * ((1 << part.depth) - 1);
      const asked = take(questions);
      weights.trees.set(part.name, {
        ...part,
        asked,
        above: floats(questions),
        leaves: floats(questions + part.count),
      });
    } else {
      const places = placesOf(take(part.rows / 8), part.rows);
      const scales = floats(part.classes);
      const values = new Int8Array(take(part.kept * part.classes).buffer);
      weights.tables.set(part.name, { classes: part.classes, places, scales, values });
    }
  }
  return weights;
}

function placesOf(bits: Uint8Array, rows: number): Uint32Array {
  const places = new Uint32Array(rows);
  let kept = 0;
  for (let row = 0; row < rows; row += 1) {
    if ((bits[row >> 3]! >> (row & 7)) & 1) places[row] = kept += 1;
  }
  return places;
}

/** A table as it was fitted: `rows` × `classes`. */
export interface FittedTable {
  classes: number;
  weights: Float32Array;
  /** The share of its rows that is kept: those with the greatest weight. */
  keep: number;
}

/** The bytes of a file that {@link readWeights} reads. */
export function writeWeights(
  tables: Record<string, FittedTable>,
  networks: Record<string, Network> = {},
  trees: Record<string, Trees> = {},
): Uint8Array {
  const parts: Part[] = [];
  const bodies: Uint8Array[] = [];
  for (const [name, { classes, weights, keep }] of Object.entries(tables)) {
    const rows = weights.length / classes;
    const kept = heaviest(weights, classes, Math.round(rows * keep));
    const scales = Float32Array.from({ length: classes }, (_, one) => scaleOf(weights, classes, one));
    const bits = new Uint8Array(rows / 8);
    for (const row of kept) bits[row >> 3]! |= 1 << (row & 7);
    const values = Int8Array.from(
      kept.flatMap((row) =>
        Array.from(scales, (scale, one) =>
          Math.max(-127, Math.min(127, Math.round(weights[row * classes + one]! / scale))),
        ),
      ),
    );
    parts.push({ name, rows, classes, kept: kept.length });
    bodies.push(bits, new Uint8Array(scales.buffer), new Uint8Array(values.buffer));
  }
  for (const [name, { first, second, ...shape }] of Object.entries(networks)) {
    parts.push({ name, ...shape });
    bodies.push(new Uint8Array(first.slice().buffer), new Uint8Array(second.slice().buffer));
  }
  for (const [name, { asked, above, leaves, inputs, depth, base }] of Object.entries(trees)) {
    parts.push({ name, inputs, depth, base, count: leaves.length - asked.length });
    bodies.push(asked, new Uint8Array(above.slice().buffer), new Uint8Array(leaves.slice().buffer));
  }
  const head = new TextEncoder().encode(`${JSON.stringify(parts)}\n`);
  const all = [head, ...bodies];
  const file = new Uint8Array(all.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const body of all) {
    file.set(body, at);
    at += body.length;
  }
  return file;
}

/** The rows of greatest weight that are not 0, in order. */
function heaviest(weights: Float32Array, classes: number, most: number): number[] {
  const norms = Float32Array.from({ length: weights.length / classes }, (_, row) => {
    let greatest = 0;
    for (let one = 0; one < classes; one += 1)
      greatest = Math.max(greatest, Math.abs(weights[row * classes + one]!));
    return greatest;
  });
  const order = [...norms.keys()].filter((row) => norms[row]! > 0);
  return order
    .toSorted((one, other) => norms[other]! - norms[one]! || one - other)
    .slice(0, most)
    .toSorted((one, other) => one - other);
}

/** A few outliers are cut, so that the rest keeps its grain. */
const OUTLIERS = 0.9995;

function scaleOf(weights: Float32Array, classes: number, one: number): number {
  const sizes = weights.filter((_, cell) => cell % classes === one).map(Math.abs);
  const nonzero = sizes.filter((size) => size > 0).toSorted();
  return Math.max(1e-6, (nonzero[Math.ceil(OUTLIERS * (nonzero.length - 1))] ?? 0) / 127);
}
