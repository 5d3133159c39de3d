/** What must hold for every portrait and posting (design measurements, section 7): order, repetition, monotony, limits. */
import * as fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import type { MatchScore } from "../../contract/match.ts";
import type { Requirement } from "../../contract/posting.ts";
import type { Portrait, PortraitClaim, PortraitRole } from "../types.ts";
import { match, type MatchPosting, overallOf } from "./index.ts";
import { inEnglish, type Phrase } from "./phrases.ts";

/** Many runs on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

const TODAY = { today: "2026-01-15" };

const TITLES = [
  "Software Engineer",
  "Senior Data Analyst",
  "Registered Nurse",
  "Executive Chef",
  "Accountant",
  "Office Manager",
  "Sales Associate",
  "Software Engineering Intern",
  "Apprentice Baker",
  "Wanderer",
];
const SAYINGS: Record<PortraitClaim["type"], string[]> = {
  skill: [
    "Python",
    "Go",
    "Java",
    "JavaScript",
    "React",
    "PostgreSQL",
    "Excel",
    "Nursing",
    "Customer service",
    "C",
    "R",
    "Spanish (basic)",
    "French",
    "Bookkeeping",
  ],
  achievement: [
    "Cut reporting time by 40 % with Python and SQL.",
    "Cared for patients in intensive care and trained nurses.",
    "Planned menus, ordered food and led a kitchen of twelve.",
    "Closed the books each month and reconciled accounts payable.",
    "Answered customers' questions in the shop and by phone.",
  ],
  attribute: ["English – fluent", "Spanish: native", "Communication", "Teamwork"],
  education: [
    "Bachelor of Science, Computer Science",
    "Master of Social Work",
    "High school diploma",
    "Associate of Arts, Culinary Arts",
  ],
  certification: ["CPA", "ACLS", "Registered Nurse license", "AWS Certified Developer", "Driver's license"],
};
const ASKED: [Requirement["kind"], string, string[], number | null][] = [
  ["skill", "Strong Python and SQL", ["Python", "SQL"], null],
  ["skill", "Go, Rust or C++", ["Go", "Rust", "C++"], null],
  ["skill", "Knowledge of widget calibration and gasket seating", [], null],
  ["skill", "Microsoft Word and Excel", ["Microsoft Word", "Microsoft Excel"], null],
  ["experience", "5+ years of software development", ["Software development"], 5],
  ["experience", "3 years of relevant experience", [], 3],
  ["experience", "Experience as a nurse in intensive care", ["Nursing"], null],
  ["education", "Bachelor's degree in Computer Science or a related field", ["Computer Science"], null],
  ["skill", "Software development and bookkeeping", ["Software development", "Bookkeeping"], null],
  ["experience", "2 years of web development with ASP.NET", ["Web development", "ASP.NET"], 2],
  ["education", "Bachelor's degree or equivalent experience", [], null],
  ["education", "Completed vocational training as a cook", [], null],
  ["certification", "BLS and ACLS, CPA or CIA", ["BLS", "ACLS", "CPA", "CIA"], null],
  ["certification", "Current state licensure as Registered Nurse", ["Registered Nurse license"], null],
  ["certification", "Valid driver's license", ["Driver's license"], null],
  ["language", "Fluent Spanish", ["Spanish"], null],
  ["language", "English and French", ["English", "French"], null],
  ["other", "Excellent communication skills", ["Communication"], null],
  ["other", "Must be at least 18 years old", [], null],
  ["other", "Team player", ["Teamwork"], null],
];

const month = fc.record({
  year: fc.integer({ min: 1995, max: 2025 }),
  month: fc.integer({ min: 1, max: 12 }),
});
const date = month.map(({ year, month }) => `${year}-${String(month).padStart(2, "0")}`);

const role = (index: number): fc.Arbitrary<PortraitRole> =>
  fc.record({
    id: fc.constant(`role ${index}`),
    company: fc.constantFrom("", "Acme"),
    title: fc.constantFrom(...TITLES),
    start_date: fc.option(date),
    end_date: fc.option(date),
    location: fc.constant(null),
    summary: fc.constant(null),
  });

const claim: fc.Arbitrary<PortraitClaim> = fc
  .tuple(
    fc.constantFrom(...(Object.keys(SAYINGS) as PortraitClaim["type"][])),
    fc.nat(),
    fc.option(fc.nat(3)),
    fc.option(date),
    fc.uuid(),
  )
  .map(([type, pick, role, end_date, id]) => {
    const label = SAYINGS[type][pick % SAYINGS[type].length]!;
    const [degree, field] = type === "education" ? label.split(", ") : [];
    return {
      id,
      type,
      label,
      description: null,
      confidence: 0.9,
      institution: null,
      degree: degree ?? null,
      field: field ?? null,
      start_date: null,
      end_date: type === "education" ? end_date : null,
      work_history_id: role === null ? null : `role ${role}`,
      evidence: [
        {
          id: `quote of ${id}`,
          source_document_id: null,
          content: label,
          page: 1,
          start: 0,
          end: label.length,
        },
      ],
    };
  });

const portrait: fc.Arbitrary<Portrait> = fc.record({
  claims: fc.array(claim, { minLength: 1, maxLength: 14 }),
  work_history: fc.tuple(role(0), role(1), role(2), role(3)),
  basis: fc.constantFrom("accepted" as const, "mixed" as const, "proposed" as const),
});

const requirement: fc.Arbitrary<Requirement> = fc
  .tuple(fc.constantFrom(...ASKED), fc.constantFrom("must" as const, "nice" as const))
  .map(([[kind, text, skills, years], importance]) => ({
    text,
    importance,
    kind,
    skills,
    years,
    start: 0,
    end: text.length,
  }));

const posting: fc.Arbitrary<MatchPosting> = fc.record({
  title: fc.option(fc.constantFrom(...TITLES)),
  requirements: fc.array(requirement, { minLength: 1, maxLength: 10 }),
  description_text: fc.option(
    fc.constantFrom("We use Python, PostgreSQL and React.", "You will care for patients."),
  ),
});

const scoreOf = (one: Portrait, other: MatchPosting) => match(one, other, TODAY);
const numbers = ({ scores }: MatchScore) => [scores.overall, scores.must_have, scores.nice_to_have];

function holds(check: (one: Portrait, other: MatchPosting, more: PortraitClaim, pick: number) => void): void {
  fc.assert(fc.property(portrait, posting, claim, fc.nat(), check), { numRuns: 300 });
}

describe("every score", () => {
  it("is the same for the same input, bit for bit", () => {
    holds((one, other) => {
      expect(JSON.stringify(scoreOf(one, other))).toBe(
        JSON.stringify(scoreOf(structuredClone(one), structuredClone(other))),
      );
    });
  });

  it("lies between 0 and 100", () => {
    holds((one, other) => {
      const score = scoreOf(one, other);
      for (const number of numbers(score)) {
        expect(number ?? 0).toBeGreaterThanOrEqual(0);
        expect(number ?? 0).toBeLessThanOrEqual(100);
      }
    });
  });

  it("says in codes what it says in English", () => {
    holds((one, other) => {
      const { strengths, gaps, limits } = scoreOf(one, other);
      for (const { why, explanation } of [...strengths, ...gaps])
        expect(inEnglish(explanation as Phrase[])).toBe(why);
      for (const { closes, closing } of gaps) {
        expect(inEnglish([closing as Phrase])).toBe(closes);
        if (closing!.code === "evidence_of")
          expect(closing!.params).toMatchObject({ things: expect.arrayContaining([expect.any(String)]) });
      }
      for (const { reason, explanation } of limits) expect(inEnglish([explanation as Phrase])).toBe(reason);
    });
  });

  it("puts every requirement into exactly one list", () => {
    holds((one, other) => {
      const { strengths, gaps } = scoreOf(one, other);
      const asked = new Set([
        ...other.requirements.map(({ text }) => text),
        ...(other.title === null ? [] : [other.title]),
      ]);
      const rows = [...strengths, ...gaps];
      expect(rows.map((row) => row.requirement).sort()).toEqual([...asked].sort());
      for (const { verdict } of strengths) expect(verdict).toBe("met");
      for (const { verdict } of gaps) expect(verdict).not.toBe("met");
    });
  });

  it("can be computed again from its lists", () => {
    holds((one, other) => {
      const { scores, strengths, gaps, limits } = scoreOf(one, other);
      const rows = [
        ...strengths.map(({ importance, weight, match }) => ({
          must: importance === "must",
          weight,
          credit: match.similarity,
        })),
        ...gaps.map(({ category, weight, similarity }) => ({
          must: category === "mustHave",
          weight,
          credit: similarity,
        })),
      ];
      const again = (must: boolean) => {
        const own = rows.filter((row) => row.must === must && row.weight > 0);
        if (own.length === 0) return null;
        const total = own.reduce((sum, { weight }) => sum + weight, 0);
        const points = (100 * own.reduce((sum, { weight, credit }) => sum + weight * credit, 0)) / total;
        const name = must ? "must_have" : "nice_to_have";
        return Math.min(points, ...limits.filter(({ score }) => score === name).map(({ limit }) => limit));
      };
      // Scores are rounded to one decimal; what does not exist is null on both sides.
      for (const [score, value] of [
        [scores.must_have, again(true)],
        [scores.nice_to_have, again(false)],
      ] as const) {
        expect(score === null).toBe(value === null);
        expect(Math.abs((score ?? 0) - (value ?? 0))).toBeLessThanOrEqual(0.051);
      }
      expect(scores.overall).toBe(overallOf(scores.must_have, scores.nice_to_have));
    });
  });

  it("never falls when evidence is added, never rises when it is deleted", () => {
    holds((one, other, more, pick) => {
      const before = numbers(scoreOf(one, other));
      const added = numbers(scoreOf({ ...one, claims: [...one.claims, more] }, other));
      const deleted = numbers(
        scoreOf({ ...one, claims: one.claims.toSpliced(pick % one.claims.length, 1) }, other),
      );
      for (const [index, number] of before.entries()) {
        expect(added[index] ?? -1).toBeGreaterThanOrEqual(number ?? -1);
        expect(deleted[index] ?? -1).toBeLessThanOrEqual(number ?? -1);
      }
    });
  });

  it("never falls when a claim gains a quote", () => {
    holds((one, other, more, pick) => {
      const index = pick % one.claims.length;
      const grown = { ...one.claims[index]!, evidence: [...one.claims[index]!.evidence, ...more.evidence] };
      const before = numbers(scoreOf(one, other));
      const after = numbers(scoreOf({ ...one, claims: one.claims.with(index, grown) }, other));
      for (const [place, number] of before.entries())
        expect(after[place] ?? -1).toBeGreaterThanOrEqual(number ?? -1);
    });
  });

  it("does not depend on the order of anything", () => {
    holds((one, other) => {
      const turned = { ...one, claims: one.claims.toReversed(), work_history: one.work_history.toReversed() };
      const shuffled = { ...other, requirements: other.requirements.toReversed() };
      expect(scoreOf(turned, shuffled)).toEqual(scoreOf(one, other));
    });
  });

  it("does not change when the posting says everything twice", () => {
    holds((one, other) => {
      const twice = {
        ...other,
        requirements: [...other.requirements, ...other.requirements],
        description_text: other.description_text && `${other.description_text}\n${other.description_text}`,
      };
      expect(scoreOf(one, twice)).toEqual(scoreOf(one, other));
    });
  });

  it("cites only quotes of the portrait, and cites one for every strength", () => {
    holds((one, other) => {
      const quotes = new Set(
        one.claims.flatMap(({ evidence }) => evidence.map(({ id, content }) => `${id} ${content}`)),
      );
      const { strengths, gaps } = scoreOf(one, other);
      for (const { evidence } of strengths) expect(evidence.length).toBeGreaterThan(0);
      for (const { id, content } of [...strengths, ...gaps].flatMap(({ evidence }) => evidence)) {
        expect(quotes).toContain(`${id} ${content}`);
      }
    });
  });

  it("stays below 70 for the must-haves while a required degree, licence or language is missing, and names it first", () => {
    holds((one, other) => {
      const { scores, gaps } = scoreOf(one, other);
      const missing = gaps.filter(
        ({ category, kind, verdict }) =>
          verdict === "missing" &&
          category === "mustHave" &&
          ["education", "certification", "language"].includes(kind),
      );
      expect(missing.length === 0 || scores.must_have! < 70).toBe(true);
      expect(new Set(gaps.slice(0, missing.length))).toEqual(new Set(missing));
    });
  });

  it("gives the role at most three tenths of the must-haves where the posting asks for more", () => {
    holds((one, other) => {
      const { strengths, gaps } = scoreOf(one, other);
      const rows = [...strengths, ...gaps];
      const role = rows.find(({ kind }) => kind === "role");
      const alone = rows.every(
        ({ importance, kind, weight }) => importance !== "must" || kind === "role" || weight === 0,
      );
      expect(role === undefined || alone ? 0 : role.weight).toBeLessThanOrEqual(0.3001);
    });
  });

  it("weighs nothing for what no portrait shows, and says what it weighs of everything else", () => {
    holds((one, other) => {
      const { strengths, gaps } = scoreOf(one, other);
      const rows = [...strengths, ...gaps];
      const neither = rows.filter(({ verdict, weight, similarity }) =>
        verdict === "unknowable" ? weight + similarity > 0 : verdict !== "partly" && weight === 0,
      );
      expect(neither).toEqual([]);
    });
  });
});
