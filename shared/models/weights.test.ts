/** What is written into a file of weights comes out of it, to the grain that eight bits have. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { chances } from "./linear.ts";
import { runNetwork } from "./network.ts";
import { readWeights, writeWeights } from "./weights.ts";

const NETWORK = {
  inputs: 2,
  hidden: 3,
  classes: 2,
  first: Float32Array.from({ length: 9 }, (_, at) => at / 10),
  second: Float32Array.from({ length: 8 }, (_, at) => 1 - at / 7),
};

test("a table's chances stay within a hundredth of what was fitted", () => {
  const weight = fc.float({ min: -3, max: 3, noNaN: true });
  fc.assert(
    fc.property(fc.array(weight, { minLength: 32, maxLength: 32 }), (weights) => {
      const fitted = { classes: 2, weights: Float32Array.from(weights), keep: 1 };
      const { tables } = readWeights(writeWeights({ one: fitted }, {}));
      const rows = [0, 3, 3, 15];
      const scores = [0, 1].map((one) => rows.reduce((sum, row) => sum + weights[row * 2 + one]!, 0) / 2);
      const wanted = 1 / (1 + Math.exp(scores[0]! - scores[1]!));
      expect(Math.abs(chances(tables.get("one")!, rows)[1]! - wanted)).toBeLessThan(0.03);
    }),
  );
});

test("only the heaviest rows are kept, and a row that was pruned says nothing", () => {
  const weights = Float32Array.from({ length: 32 }, (_, cell) => (cell < 4 ? 2 : 0.01));
  const { tables } = readWeights(writeWeights({ one: { classes: 2, weights, keep: 0.125 } }, {}));
  const table = tables.get("one")!;
  expect([...table.places].filter((place) => place > 0)).toEqual([1, 2]);
  expect([...chances(table, [9, 12])]).toEqual([0.5, 0.5]);
});

test("a network computes the same after the file as before it", () => {
  const { networks } = readWeights(writeWeights({}, { net: NETWORK }));
  const input = Float32Array.from([0.3, -2]);
  expect(runNetwork(networks.get("net")!, input)).toEqual(runNetwork(NETWORK, input));
});

test("a file that ends early is refused", () => {
  const file = writeWeights({}, { net: NETWORK });
  expect(() => readWeights(file.subarray(0, file.length - 3))).toThrow("ends early");
});
