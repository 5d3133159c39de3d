import { expect, test } from "vitest";
import { calibrationError, type Judged } from "./resume-confidence.ts";

const claims = (confidence: number, right: number, wrong: number): Judged[] =>
  Array.from({ length: right + wrong }, (_, n) => ({ rule: "any", confidence, right: n < right }));

test.each<[string, Judged[], number]>([
  ["nothing", [], 0],
  ["as right as it says", claims(0.8, 8, 2), 0],
  ["surer than right", claims(0.9, 5, 5), 0.4],
  ["less sure than right", claims(0.5, 10, 0), 0.5],
  ["two bins, weighted by their claims", [...claims(0.95, 0, 1), ...claims(0.25, 1, 2)], (0.95 + 0.25) / 4],
])("the error of %s", (_, judged, expected) => {
  expect(calibrationError(judged)).toBeCloseTo(expected, 9);
});
