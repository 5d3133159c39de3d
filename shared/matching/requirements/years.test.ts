import { describe, expect, it } from "vitest";
import { flatten } from "../../letters/flat.ts";
import { yearsOf } from "./years.ts";

describe("years asked for", () => {
  it.each([
    ["3-5 years of law firm experience required", 3],
    ["At least 5 to 7 years of experience since B.S.", 5],
    ["minimum of two (2) years experience", 2],
    ["five (5)+ years in retail", 5],
    ["7+ years of accounting experience", 7],
    ["one year of customer service experience", 1],
    ["two or more years in event planning", 2],
    ["mindestens drei Jahre Berufserfahrung", 3],
    ["3 ans d'expérience", 3],
    ["minimaal 2 jaar ervaring", 2],
    ["al menos 4 años de experiencia", 4],
    ["experiência mínima de 3 anos", 3],
    ["esperienza di almeno un anno", 1],
    ["A Minimum six months as a Registered nurse", 0.5],
    ["2,080 hours of paid experience", 1],
    ["10+ yrs. of C++", 10],
  ])("%s → %s", (text, years) => {
    expect(yearsOf(flatten(text))).toBe(years);
  });

  it.each([
    "At least 18 years of age",
    "must be 21 years or older",
    "in business for 40 years",
    "obtain within 18 months",
    "401(k) after 1 year",
    "Windows 10, Office 365",
    "available 24/7",
  ])("none in: %s", (text) => {
    expect(yearsOf(flatten(text))).toBeNull();
  });
});
