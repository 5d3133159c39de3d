import * as fc from "fast-check";
import { expect, test } from "vitest";
import { bestWay, type Chain, sumsOf } from "./chain.ts";

const TAGS = 3;
const score = fc.double({ min: -3, max: 3, noNaN: true });
const chain: fc.Arbitrary<Chain> = fc
  .tuple(
    fc
      .integer({ min: 1, max: 5 })
      .chain((count) => fc.array(score, { minLength: count * TAGS, maxLength: count * TAGS })),
    fc.array(score, { minLength: (TAGS + 1) * TAGS, maxLength: (TAGS + 1) * TAGS }),
  )
  .map(([words, follows]) => ({
    tags: TAGS,
    words: Float64Array.from(words),
    follows: Float32Array.from(follows),
  }));

/** Every way through a chain with its score, one by one. */
function waysOf({ words, follows }: Chain): { way: number[]; score: number }[] {
  const count = words.length / TAGS;
  return Array.from({ length: TAGS ** count }, (_, number) => {
    const way = Array.from({ length: count }, (__, word) => Math.floor(number / TAGS ** word) % TAGS);
    const parts = way.map(
      (tag, word) => words[word * TAGS + tag]! + follows[(word === 0 ? TAGS : way[word - 1]!) * TAGS + tag]!,
    );
    return { way, score: parts.reduce((sum, one) => sum + one, 0) };
  });
}

test("the best way is the best of all ways", () => {
  fc.assert(
    fc.property(chain, (one) => {
      const all = waysOf(one);
      const most = Math.max(...all.map((way) => way.score));
      const found = [...bestWay(one, () => true)];
      expect(all.find(({ way }) => way.join() === found.join())!.score).toBeCloseTo(most, 4);
    }),
  );
});

test("the best way keeps to what may follow", () => {
  fc.assert(
    fc.property(chain, (one) => {
      const mayFollow = (tag: number, last: number) => tag !== 2 || last === 1;
      const found = [...bestWay(one, mayFollow)];
      for (const [word, tag] of found.entries())
        expect(word === 0 || mayFollow(tag, found[word - 1]!)).toBe(true);
    }),
  );
});

test("the chance of a tag is its share in all ways", () => {
  fc.assert(
    fc.property(chain, (one) => {
      const all = waysOf(one);
      const whole = all.reduce((sum, way) => sum + Math.exp(way.score), 0);
      const { before, behind, all: sum } = sumsOf(one);
      for (const cell of one.words.keys()) {
        const [word, tag] = [Math.floor(cell / TAGS), cell % TAGS];
        const share = all
          .filter(({ way }) => way[word] === tag)
          .reduce((part, way) => part + Math.exp(way.score), 0);
        expect(Math.exp(before[cell]! + behind[cell]! - sum)).toBeCloseTo(share / whole, 4);
      }
    }),
  );
});
