import { match } from "@career-portrait/shared/matching";
import { describe, expect, it } from "vitest";
import { readResumeText } from "./resume/index.ts";
import { portraitOf } from "./portrait-of-reading.ts";

const RESUME = `Jo Miller
jo@example.org

EXPERIENCE
Baker, Corner Bakery
March 2019 - Present
- Baked bread and pastry for four hundred customers a day
Cook, Harbour Inn
January 2015 - February 2019
- Prepared food and kept the kitchen clean

EDUCATION
Associate of Arts, Culinary Arts, 2014

SKILLS
Food safety, Inventory
`;

describe("portraitOf", () => {
  const reading = readResumeText(RESUME);
  const portrait = portraitOf(reading, (key) => key);

  it("takes over every role and claim, each quote verbatim and each id once", () => {
    expect(portrait.work_history.map(({ title }) => title)).toEqual(["Baker", "Cook"]);
    expect(portrait.claims).toHaveLength(reading.claims.length);
    const quotes = portrait.claims.flatMap(({ evidence }) => evidence);
    for (const { content, page, start, end } of quotes)
      expect(reading.pages[page! - 1]!.slice(start!, end!)).toBe(content);
    const ids = [...portrait.claims, ...portrait.work_history, ...quotes].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("leaves a running role without an end", () => {
    expect(portrait.work_history.map(({ end_date }) => end_date)).toEqual([null, "2019-02"]);
  });

  it("can be scored, with the roles quoted", () => {
    const text = "Two years of baking experience";
    const requirement = {
      text,
      importance: "must",
      kind: "experience",
      skills: ["Baking"],
      years: 2,
      start: 0,
      end: text.length,
    } as const;
    const { strengths, basis } = match(
      portrait,
      { title: "Baker", requirements: [{ ...requirement, skills: ["Baking"] }] },
      { today: "2026-01-15" },
    );
    expect(basis).toBe("proposed");
    expect(strengths.map((strength) => strength.requirement).sort()).toEqual(["Baker", text]);
    // What was done there says more than the title; the employer's name says nothing.
    const said = strengths.map(({ evidence }) => evidence.map(({ content }) => content));
    expect(said.flat()).toContain("Baked bread and pastry for four hundred customers a day");
    expect(said.flat()).not.toContain("Corner Bakery");
  });
});
