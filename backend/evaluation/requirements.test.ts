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
  const all = labelledPostings(OWN_FIXTURES).map(({ truth, text }) => ({
    id: truth.id,
    text,
    reading: readPosting(text),
    counts: score(truth, readPosting(text)),
  }));
  const total = (count: "paired" | "wanted" | "found" | "importance" | "kind" | "years") =>
    all.reduce((sum, { counts }) => sum + counts[count], 0);

  it.each(all.map((one) => [one.id, one] as const))(
    "takes nothing into %s that is not asked",
    (_, { counts }) => {
      if (counts.wanted === 0) expect(counts.found).toBe(0);
      else expect(counts.found - counts.paired).toBeLessThanOrEqual(Math.max(1, counts.found * 0.5));
    },
  );

  it("finds what is asked, and how much", () => {
    expect(total("paired") / total("wanted")).toBeGreaterThanOrEqual(0.85);
    expect(total("paired") / total("found")).toBeGreaterThanOrEqual(0.95);
    expect(total("importance") / total("paired")).toBeGreaterThanOrEqual(0.95);
    expect(total("kind") / total("paired")).toBeGreaterThanOrEqual(0.88);
    expect(total("years") / total("paired")).toBeGreaterThanOrEqual(0.97);
  });

  it("finds who hires, where, for what and for how much", () => {
    const right = (fact: "title" | "company" | "location" | "salary" | "work_mode") =>
      all.filter(({ counts }) => counts.facts[fact] === 1).length / all.length;
    expect(right("title")).toBeGreaterThanOrEqual(0.88);
    expect(right("company")).toBeGreaterThanOrEqual(0.83);
    expect(right("location")).toBeGreaterThanOrEqual(0.78);
    expect(right("salary")).toBeGreaterThanOrEqual(0.97);
    expect(right("work_mode")).toBeGreaterThanOrEqual(0.95);
  });

  it("quotes every requirement verbatim", () => {
    for (const { text, reading } of all) {
      for (const { start, end, text: quoted } of reading.requirements)
        expect(text.slice(start, end)).toBe(quoted);
    }
  });
});
