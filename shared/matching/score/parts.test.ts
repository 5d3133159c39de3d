import { describe, expect, it } from "vitest";
import { degreeLevel, studyFamilies } from "./education.ts";
import { intervalOf, monthsCovered, yearsCredit } from "./experience.ts";
import { skillGroups } from "./groups.ts";
import { languageLevel, languagesIn } from "./languages.ts";

describe("skillGroups", () => {
  it.each([
    ["Proficiency in Python, Go, or Java", ["Python", "Go", "Java"], [["Go", "Java", "Python"]]],
    ["Advanced SQL and strong Python", ["SQL", "Python"], [["Python"], ["SQL"]]],
    [
      "JavaScript/TypeScript, React and Express",
      ["JavaScript", "TypeScript", "React", "Express"],
      [["Express"], ["JavaScript", "TypeScript"], ["React"]],
    ],
    ["Databases such as PostgreSQL, MySQL", ["PostgreSQL", "MySQL"], [["MySQL", "PostgreSQL"]]],
    ["Python oder Java", ["Python", "Java"], [["Java", "Python"]]],
    ["Something the words do not show", ["Welding"], [["Welding"]]],
  ])("reads %s", (text, skills, groups) => {
    expect(skillGroups(text, skills)).toEqual(groups);
    expect(skillGroups(text, skills.toReversed())).toEqual(groups);
  });
});

describe("dated roles", () => {
  const role = (start_date: string | null, end_date: string | null) =>
    intervalOf(
      { id: "", company: "", title: "", start_date, end_date, location: null, summary: null },
      "2026-01-15",
    );

  it("last to the end of their last month, running ones to today", () => {
    expect(monthsCovered([role("2024-01", "2024-12")!])).toBe(12);
    expect(monthsCovered([role("2025-01", null)!])).toBe(13);
  });

  it("count overlapping time once, whatever their order", () => {
    const roles = [role("2020-01", "2021-12")!, role("2021-01", "2022-12")!, role("2015-01", "2015-12")!];
    expect(monthsCovered(roles)).toBe(48);
    expect(monthsCovered(roles.toReversed())).toBe(48);
  });

  it("are unknown without a start, or with an end before it", () => {
    expect(role(null, null)).toBeNull();
    expect(role("2024-05", "2023-05")).toBeNull();
  });

  it("give part credit below the years asked for, never more than the whole", () => {
    expect(yearsCredit(30, 5)).toBeGreaterThan(0.5);
    expect(yearsCredit(30, 5)).toBeLessThan(1);
    expect(yearsCredit(300, 5)).toBe(1);
    expect(yearsCredit(0, 0)).toBe(1);
  });
});

describe("degrees", () => {
  it.each([
    ["Bachelor's or Master's degree in Computer Science", 4],
    ["Abgeschlossenes Studium", 4],
    ["Bac+5 (École d'ingénieur)", 5],
    ["PhD in Physics", 6],
    ["High school diploma or GED", 1],
    ["Associate degree", 3],
    ["Abgeschlossene Ausbildung", 2],
    ["Team player", null],
  ])("%s asks for rung %s", (text, level) => {
    expect(degreeLevel(text, "lowest")).toBe(level);
  });

  it("hold their highest rung", () => {
    expect(degreeLevel("硕士 交通运输工程", "highest")).toBe(5);
    expect(degreeLevel("B.S. and M.S.", "highest")).toBe(5);
  });

  it("belong to families of study", () => {
    expect(studyFamilies("Computer Science")).toContain("computing");
    expect(studyFamilies("Ingeniería Civil")).toContain("civil");
  });
});

describe("languages", () => {
  it("are known by their names in several languages", () => {
    expect(languagesIn("Fließendes Deutsch und gutes Englisch")).toEqual(["English", "German"]);
    expect(languagesIn("中文（母语）、英语（流利）")).toEqual(["English", "Chinese"]);
    expect(languagesIn("Polish the silver")).toEqual([]);
  });

  it.each([
    ["native", 6],
    ["Fluent in Spanish", 5],
    ["B2", 4],
    ["Grundkenntnisse", 2],
    ["Spanish", null],
  ])("%s is level %s", (text, level) => {
    expect(languageLevel(text)).toBe(level);
  });
});
