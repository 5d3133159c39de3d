import { describe, expect, it } from "vitest";
import { auc, bestThreshold, macroF1, mean, ndcg, spearman } from "./metrics.ts";

describe("measures of ranking", () => {
  it("are 1 for the right order and less for any other", () => {
    expect(ndcg([9, 5, 1], [3, 1, 0], 10)).toBe(1);
    expect(ndcg([1, 5, 9], [3, 1, 0], 10)).toBeCloseTo(
      (7 / 2 + 1 / Math.log2(3)) / (7 + 1 / Math.log2(3)),
      10,
    );
    expect(spearman([1, 2, 3], [10, 20, 30])).toBeCloseTo(1, 10);
    expect(spearman([1, 2, 3], [30, 20, 10])).toBeCloseTo(-1, 10);
    expect(auc([3, 2, 1], [true, true, false])).toBe(1);
    expect(auc([1, 2, 3], [true, true, false])).toBe(0);
  });

  it("average ties, so that the order of the input changes nothing", () => {
    const tied = ndcg([1, 1], [3, 0], 10)!;
    expect(tied).toBe(ndcg([1, 1], [0, 3], 10));
    expect(tied).toBeCloseTo((1 + 1 / Math.log2(3)) / 2, 10);
    expect(auc([1, 1], [true, false])).toBe(0.5);
  });

  it("are null where nothing can be ranked", () => {
    expect(ndcg([1, 2], [0, 0], 10)).toBeNull();
    expect(spearman([1, 1], [1, 2])).toBeNull();
    expect(mean([null, 0.5, 1])).toBe(0.75);
  });

  it("count only the first k", () => {
    expect(ndcg([3, 2, 1], [0, 0, 3], 2)).toBe(0);
  });
});

describe("thresholds", () => {
  const scores = [0.9, 0.8, 0.4, 0.1];
  const positive = [true, true, false, false];

  it("are chosen by macro-F1", () => {
    expect(bestThreshold(scores, positive)).toEqual({ threshold: 0.8, f1: 1 });
    expect(macroF1(scores, positive, 0.1)).toBeCloseTo(1 / 3, 10);
  });
});
