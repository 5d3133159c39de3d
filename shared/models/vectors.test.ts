import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DIMENSIONS, partsOf, vectorsOf } from "./vectors.ts";

const bytes = new Uint8Array(readFileSync(new URL("vectors.bin", import.meta.url)));
const vectors = vectorsOf(bytes);

describe("nearness", () => {
  it.each([
    ["Koch", "cook", "accountant"],
    ["soudeur", "welder", "accountant"],
    ["Buchhalterin", "bookkeeper", "welder"],
    ["cocinero", "kok", "Buchhalter"],
    ["Krankenpflegerin", "nurse", "welder"],
    ["Elektriker", "electrician", "nurse"],
    ["electricista", "électricien", "infirmière"],
    ["React and TypeScript", "JavaScript front-end development", "patient care"],
    ["Gabelstapler fahren", "operate a forklift", "write press releases"],
    ["experience in bookkeeping", "Rechnungswesen", "cuisine"],
    ["Lohnbuchhaltungssachbearbeiterin", "payroll clerk", "software developer"],
  ])("%s is nearer to %s than to %s", (text, near, far) => {
    expect(vectors.nearness(text, near)).toBeGreaterThan(vectors.nearness(text, far));
  });

  it("does not mind case, marks and gender", () => {
    expect(vectors.nearness("INFIRMIÈRE", "infirmiere")).toBeCloseTo(1, 6);
    expect(vectors.nearness("Verkäuferin", "Verkäufer")).toBeGreaterThan(0.9);
  });

  it("tells nothing of a text without words", () => {
    for (const empty of ["", " \n", "12 345", "—…"]) {
      expect([...vectors.vector(empty)]).toEqual(Array.from({ length: DIMENSIONS }, () => 0));
      expect(vectors.nearness(empty, "cook")).toBe(0);
    }
  });

  it("takes a vector for its text", () => {
    expect(vectors.nearness(vectors.vector("cook"), "chef")).toBe(vectors.nearness("cook", "chef"));
  });
});

describe("any text", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: fc.constantFrom("a", "e", "i", "n", "r", "s", "t", "ß", "Ü", " ", "-", "/") }),
  );

  it("has a vector of length 1 or 0, the same each time", () => {
    fc.assert(
      fc.property(text, (any) => {
        const vector = vectors.vector(any);
        const length = Math.hypot(...vector);
        expect(length === 0 || Math.abs(length - 1) < 1e-5).toBe(true);
        expect(vectors.vector(any)).toEqual(vector);
      }),
    );
  });

  it("is as near to another as the other to it", () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        const near = vectors.nearness(one, other);
        expect(near).toBe(vectors.nearness(other, one));
        expect(Math.abs(near)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe("weights", () => {
  it("are at most 1.6 MB", () => {
    expect(bytes.byteLength).toBeLessThanOrEqual(1_600_000);
  });

  it("may lie anywhere in a buffer", () => {
    const moved = new Uint8Array(bytes.byteLength + 3).subarray(3);
    moved.set(bytes);
    expect(vectorsOf(moved).vector("cook for a canteen")).toEqual(vectors.vector("cook for a canteen"));
  });

  it("are refused when they are something else or cut short", () => {
    expect(() => vectorsOf(new Uint8Array(3))).toThrow("no weights");
    expect(() => vectorsOf(new Uint8Array(64))).toThrow("no weights");
    expect(() => vectorsOf(bytes.subarray(0, 5000))).toThrow("cut short");
  });
});

describe("parts of a word", () => {
  const known = (word: string) =>
    ["koch", "kuche", "hilfe", "pflege", "fach", "kraft", "soudeur"].includes(word);

  it.each([
    ["koch", ["koch"]],
    ["kochin", ["koch"]],
    ["soudeuses", ["soudeur"]],
    ["kuchenhilfe", ["kuche", "hilfe"]],
    ["pflegefachkraft", ["pflege", "fach", "kraft"]],
    ["kranfuhrer", []],
  ])("%s", (word, parts) => {
    expect(partsOf(word, known)).toEqual(parts);
  });
});
