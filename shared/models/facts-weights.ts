/** The weights that choose a posting's title, employer and place (docs/models.md), loaded on first use. */
import { factBytes } from "#weights";
import type { Network } from "./network.ts";
import { readWeights } from "./weights.ts";

const SLOTS = 32_768;

/** Weights of 24-bit features, three signed bytes each: title, employer, place. Few features are known. */
export class Weights {
  /** Open addressing: a feature, or -1, and where its weights begin. */
  readonly #features = new Int32Array(SLOTS).fill(-1);
  readonly #places = new Uint32Array(SLOTS);
  readonly #weights: Int8Array;

  constructor(features: ArrayLike<number>, weights: Int8Array) {
    this.#weights = weights;
    for (let at = 0; at < features.length; at += 1) {
      let slot = features[at]! % SLOTS;
      while (this.#features[slot]! >= 0) slot = (slot + 1) % SLOTS;
      this.#features[slot] = features[at]!;
      this.#places[slot] = at * 3;
    }
  }

  /** Adds the weights of some features to three sums. */
  addTo(sums: Float64Array, features: ArrayLike<number>): void {
    const [known, places, weights] = [this.#features, this.#places, this.#weights];
    for (let on = 0; on < features.length; on += 1) {
      const feature = features[on]!;
      let slot = feature % SLOTS;
      while (known[slot]! >= 0 && known[slot] !== feature) slot = (slot + 1) % SLOTS;
      if (known[slot] !== feature) continue;
      const at = places[slot]!;
      for (let kind = 0; kind < 3; kind += 1) sums[kind]! += weights[at + kind]!;
    }
  }
}

/** Of a span's form and surroundings, of the words of names, and what looks again at the likeliest of each fact. */
export interface FactWeights {
  forms: Weights;
  names: Weights;
  /** For title, employer and place; none before they were fitted. */
  rankings: Network[];
}

/**
 * A file is, twice: the number of features (four bytes, little-endian), their three bytes each, their weights; then the
 * networks (`weights.ts`).
 */
export function weightsOf(file: Uint8Array): FactWeights {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  let at = 0;
  const next = (): Weights => {
    const count = view.getUint32(at, true);
    const features = Array.from({ length: count }, (_, index) => {
      const from = at + 4 + index * 3;
      return file[from]! + (file[from + 1]! << 8) + (file[from + 2]! << 16);
    });
    const weights = Int8Array.from(file.subarray(at + 4 + count * 3, at + 4 + count * 6));
    at += 4 + count * 6;
    return new Weights(features, weights);
  };
  const [forms, names] = [next(), next()];
  const rankings = at < file.length ? [...readWeights(file.subarray(at)).networks.values()] : [];
  return { forms, names, rankings };
}

let ready: FactWeights | undefined;

/** The weights that are shipped. */
export function factWeights(): FactWeights {
  return (ready ??= weightsOf(factBytes()));
}
