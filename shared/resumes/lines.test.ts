import { expect, it } from "vitest";
import { LINES, linesIn, type LineKind } from "./index.ts";

const RESUME = `Ines Albrecht
ines.albrecht@example.org | 0151 23456789

PROFILE
Careful logistics planner with nine years in food retail.

WORK EXPERIENCE
Warehouse Planner, Halden Foods, York
March 2016 – present
- Cut overtime by 18 % with a new shift plan
- Led the move to a new site with 40 people

International Awards
Planner of the Year 2021, Northern Logistics Forum

CERTIFICATES
Forklift licence, 2015
Driving licence B

REFERENCES
Available on request
Page 1 of 2`;

function likeliest(text: string): LineKind[] {
  return linesIn(text).map(({ as }) => LINES.toSorted((one, other) => as[other] - as[one])[0]!);
}

it("tells headings, deeds, papers and footers of a résumé apart", () => {
  const lines = linesIn(RESUME);
  const kinds = likeliest(RESUME);
  const kindOf = (words: string) => {
    const at = RESUME.indexOf(words);
    return kinds[lines.findIndex(({ start, end }) => start <= at && at < end)];
  };
  expect(
    ["PROFILE", "WORK EXPERIENCE", "International Awards", "CERTIFICATES", "REFERENCES"].map(kindOf),
  ).toEqual(Array.from({ length: 5 }, () => "heading"));
  expect(kindOf("Forklift licence")).toBe("certificate");
  expect(kindOf("ines.albrecht")).toBe("contact");
  expect(["deed", "duty"]).toContain(kindOf("Cut overtime"));
  expect(kindOf("Page 1 of 2")).toBe("noise");
});

it("gives chances that come to one for every piece, in order", () => {
  let end = 0;
  for (const { start, end: to, as } of linesIn(RESUME)) {
    expect(start).toBeGreaterThanOrEqual(end);
    expect(Object.values(as).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 4);
    end = to;
  }
  expect(linesIn("")).toEqual([]);
});
