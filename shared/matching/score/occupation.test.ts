import { describe, expect, it } from "vitest";
import { carryOver, levelOf, nearness, occupationsOf } from "./occupation.ts";
import { OCCUPATIONS, ONE_WAY } from "../../lexicon/related-occupations.ts";

const rows = OCCUPATIONS.split("\n").filter((line) => line.includes(" = "));
const names = new Set(rows.map((line) => line.split(" = ")[0]));

describe("the table of occupations", () => {
  it("names every occupation once, and refers only to those it names", () => {
    expect(names.size).toBe(rows.length);
    const nearby = rows.flatMap((line) => (line.split(" ~ ")[1] ?? "").split(", ").filter(Boolean));
    const referred = [
      ...nearby.map((one) => one.replace(/ [\d.]+$/, "")),
      ...ONE_WAY.split("\n")
        .filter(Boolean)
        .flatMap((line) => line.replace(/ [\d.]+$/, "").split(" > ")),
    ];
    expect(referred.filter((name) => !names.has(name))).toEqual([]);
  });

  it("carries over between 0 and 1", () => {
    for (const one of names)
      for (const other of names) {
        expect(nearness(one!, other!)).toBeGreaterThanOrEqual(0);
        expect(nearness(one!, other!)).toBeLessThanOrEqual(1);
      }
  });
});

describe("occupationsOf", () => {
  it.each([
    ["Registered Nurse - ICU", ["nurse"]],
    ["Gesundheits- und Krankenpfleger", ["nurse"]],
    ["Restaurant Manager", ["restaurant manager"]],
    ["Développeuse web", ["frontend developer", "full stack developer"]],
    ["Desarrolladora de software", ["software engineer"]],
    ["供应链数据分析师", ["data analyst", "logistician"]],
    ["Machine Learning Software Engineer", ["machine learning engineer"]],
    ["Buchhalter (m/w/d)", ["accountant"]],
    ["Wanderer between worlds", []],
  ])("reads %s", (title, occupations) => {
    expect(occupationsOf(title)).toEqual(occupations);
  });
});

describe("carryOver", () => {
  it("is whole for the same work, part for near work, nothing for foreign work", () => {
    expect(carryOver(["baker"], ["cook", "baker"])).toBe(1);
    expect(carryOver(["baker"], ["cook"])).toBeGreaterThan(0.5);
    expect(carryOver(["baker"], ["software engineer"])).toBe(0);
    expect(carryOver([], ["baker"])).toBeNull();
  });

  it("goes further down from a licensed profession than up to it", () => {
    expect(nearness("care assistant", "nurse")).toBeGreaterThan(nearness("nurse", "care assistant"));
  });
});

describe("levelOf", () => {
  it.each([
    ["Software Engineer Intern", 0],
    ["Junior Accountant", 1],
    ["Accountant", 2],
    ["Senior Data Analyst", 3],
    ["Principal Engineer", 4],
    ["Restaurant Manager", 5],
    ["Director of Nursing", 6],
  ])("puts %s at %i", (title, level) => {
    expect(levelOf(title)).toBe(level);
  });
});
