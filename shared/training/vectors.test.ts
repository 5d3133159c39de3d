import { describe, expect, it } from "vitest";
import { vectorsOf } from "../models/vectors.ts";
import { fitRows, jacobi, type Sparse, topEigenvectors } from "./vectors-algebra.ts";
import { Beside, Tokens, translations } from "./vectors-counts.ts";
import type { Material, Passage } from "./vectors-texts.ts";
import { vectorsFrom } from "./vectors.ts";

/** Two trades of sixty words each; German names are bound to English ones, number by number. */
function trades(): Material {
  const passages: Passage[] = [];
  const concepts: Passage[][] = [];
  for (const [trade, german] of [
    ["kitchen", "kueche"],
    ["ledger", "konto"],
  ] as const)
    for (let word = 0; word < 60; word += 1) {
      const near = Array.from({ length: 8 }, (_, step) => `${trade}${(word + step * 7) % 60}x`);
      passages.push(
        { language: "en", text: near.join(" ") },
        { language: "en", text: near.toReversed().join(" ") },
      );
      concepts.push([
        { language: "en", text: `${trade}${word}x` },
        { language: "de", text: `${german}${word}x` },
      ]);
    }
  const labels = concepts.flat();
  passages.push(...labels, ...labels.map(({ language, text }) => ({ language, text: `${text} ${text}` })));
  return { passages, concepts, bonds: concepts.map((own) => ({ left: own, right: own, weight: 20 })) };
}

describe("training vectors", () => {
  it("brings words of one trade together, and of both languages", () => {
    const vectors = vectorsOf(vectorsFrom(trades()));
    expect(vectors.nearness("kitchen1x", "kueche1x")).toBeGreaterThan(0.5);
    expect(vectors.nearness("kitchen1x", "kitchen8x")).toBeGreaterThan(
      vectors.nearness("kitchen1x", "ledger8x"),
    );
  }, 60_000);

  it("gives the same bytes for the same material", () => {
    expect(vectorsFrom(trades())).toEqual(vectorsFrom(trades()));
  }, 60_000);
});

describe("vocabulary", () => {
  it("counts inflected forms for the plain one when that is in use", () => {
    const tokens = new Tokens();
    tokens.of({
      language: "de",
      text: "Verkäufer Verkäuferin Verkäuferinnen Verkäufer Medizin Medizin Medizin",
    });
    expect(tokens.vocabulary(10)).toEqual(["verkaufer", "medizin"]);
  });
});

describe("counts", () => {
  it("gives words that stand together by chance no information", () => {
    const beside = new Beside(4);
    for (let turn = 0; turn < 30; turn += 1) beside.addRun([0, 1, 2, 3], 1);
    beside.addBond([0], [3], 1);
    const matrix = beside.information(Math.log(2));
    expect([...matrix.columns]).not.toContain(undefined);
    expect(matrix.values.every((value) => value > 0)).toBe(true);
    const row = (one: number) => [...matrix.columns.subarray(matrix.starts[one], matrix.starts[one + 1])];
    expect(row(0)).toEqual([1]);
    expect(row(1)).toEqual([0]);
  });

  it("finds translations by the concepts that words share", () => {
    const concept = (en: number, de: number) => [
      { language: "en" as const, rows: [en, 0] },
      { language: "de" as const, rows: [de] },
    ];
    const found = translations([concept(1, 2), concept(1, 2), concept(3, 4)], 5, 0.5);
    expect(found[1]![0]![0]).toBe(2);
    expect(found[4]![0]![0]).toBe(3);
  });
});

describe("algebra", () => {
  const size = 120;
  /** Diagonal 120, 119, …: the largest eigenvectors are the first axes. */
  const diagonal: Sparse = {
    size,
    starts: Uint32Array.from({ length: size + 1 }, (_, row) => row),
    columns: Uint16Array.from({ length: size }, (_, row) => row),
    values: Float32Array.from({ length: size }, (_, row) => 2 ** -row),
  };

  it("finds the largest eigenvectors", () => {
    const { values, vectors } = topEigenvectors(diagonal, 3);
    expect(values.map((value) => Number(value.toFixed(6)))).toEqual([1, 0.5, 0.25]);
    expect(Math.abs(vectors[0]!)).toBeCloseTo(1, 6);
    expect(Math.abs(vectors[1 * 3 + 1]!)).toBeCloseTo(1, 6);
  });

  it("turns a symmetric matrix to its axes", () => {
    const { values } = jacobi(Float64Array.from([2, 1, 1, 2]), 2);
    expect(values.toSorted((a, b) => a - b).map((value) => Number(value.toFixed(9)))).toEqual([1, 3]);
  });

  it("fits rows whose sums are the targets", () => {
    const rows = fitRows([[0], [1], [0, 1]], Float64Array.from([1, 2, 3 / Math.SQRT2]), 2, 1, 1e-9);
    expect(rows[0]).toBeCloseTo(1, 6);
    expect(rows[1]).toBeCloseTo(2, 6);
  });
});
