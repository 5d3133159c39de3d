import { readPosting } from "@career-portrait/shared/requirements";
import { describe, expect, it } from "vitest";
import {
  labelledPostings,
  OWN_FIXTURES,
  pairs,
  type Reading,
  score,
  type Truth,
} from "./requirement-scorer.ts";

const truth: Truth = {
  id: "one",
  title: "Cook",
  company: null,
  location: null,
  salary: null,
  seniority: "unspecified",
  work_mode: "unspecified",
  language: "en",
  domain: "food",
  requirements: [
    { text: "2 years as a cook", importance: "must", kind: "experience", skills: ["Cooking"], years: 2 },
    { text: "Spanish is a plus", importance: "nice", kind: "language", skills: ["Spanish"] },
  ],
};
const right: Reading = {
  title: "Cook",
  company: null,
  location: null,
  salary: null,
  seniority: null,
  work_mode: null,
  requirements: [
    { text: "2 years as a cook", importance: "must", kind: "experience", skills: ["Cooking"], years: 2 },
    { text: "Spanish is a plus", importance: "nice", kind: "language", skills: ["Spanish"], years: null },
  ],
};

describe("the scorer", () => {
  it("gives the truth its full marks", () => {
    expect(score(truth, right)).toMatchObject({
      paired: 2,
      importance: 2,
      kind: 2,
      years: 2,
      skillsRight: 2,
    });
  });

  it("takes marks off a known-bad reading", () => {
    const bad: Reading = {
      ...right,
      title: "Chef",
      requirements: [{ ...right.requirements[0]!, importance: "nice", years: 3, skills: ["Baking"] }],
    };
    const counts = score(truth, bad);
    expect(counts).toMatchObject({
      paired: 1,
      importance: 0,
      kind: 1,
      years: 0,
      skillsRight: 0,
      wanted: 2,
      found: 1,
    });
    expect(counts.facts.title).toBe(0);
  });

  it("pairs one to one by the greatest sum, not greedily", () => {
    expect(pairs(["a b c d", "a b"], ["a b c", "c d a x"]).length).toBe(2);
    expect(pairs(["knowledge of SQL"], ["knowledge of SQL", "knowledge of SQL"]).length).toBe(1);
    expect(pairs(["bread"], ["the whole long story of how we came to bake such good bread"])).toEqual([]);
  });
});

describe("postings of the project's own", () => {
  it.each(labelledPostings(OWN_FIXTURES).map((one) => [one.truth.id, one] as const))(
    "reads %s",
    (_, { truth, text }) => {
      const counts = score(truth, readPosting(text));
      if (counts.wanted === 0) {
        expect(counts.found).toBe(0);
        return;
      }
      expect(counts.paired / counts.wanted).toBeGreaterThanOrEqual(0.55);
      expect(counts.paired / counts.found).toBeGreaterThanOrEqual(0.8);
      expect(counts.importance / counts.paired).toBeGreaterThanOrEqual(0.85);
    },
  );
});
