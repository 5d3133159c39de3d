import { findSkills } from "@career-portrait/shared/skills";
import type { Language } from "@career-portrait/shared/text";
import { describe, expect, it } from "vitest";
import type { RequirementKind } from "../../contract/posting.ts";
import { ROWS, skillWeightsOf } from "../../models/skills.ts";
import { flatten } from "../../letters/flat.ts";
import { namesIn, skillsOf } from "./skills.ts";

function named(text: string, kind: RequirementKind, language: Language = "en"): string[] {
  return skillsOf(text, flatten(text), findSkills(text), kind, language);
}

describe("skills of a clause", () => {
  it.each<[string, RequirementKind, Language, string[]]>([
    ["Self-motivated, reliable and a clear communicator", "other", "en", ["Communication"]],
    ["3 years as a data analyst", "experience", "en", ["Data analysis"]],
    [
      "Kommunikative, belastbare Persönlichkeit mit Organisationsgeschick",
      "other",
      "de",
      ["Communication", "Resilience", "Organization"],
    ],
    ["Je werkt nauwkeurig en oplossingsgericht", "other", "nl", ["Attention to detail", "Problem solving"]],
    [
      "Expérience en maintenance préventive et en soudure",
      "experience",
      "fr",
      ["Preventive maintenance", "Welding"],
    ],
    ["Manejo de excel y SAP", "skill", "es", ["Microsoft Excel", "SAP"]],
    ["Must be able to lift 25 kg and work weekends", "other", "en", []],
  ])("%s", (text, kind, language, skills) => {
    expect(named(text, kind, language)).toEqual(skills);
  });

  it.each([
    ["Two years drilling down into sales figures", "Mining"],
    ["Keep the VPC of the black box theatre in order", "Amazon VPC"],
    ["Keep the VPC of the black box theatre in order", "Film production"],
  ])("%s: not %s", (text, wrong) => {
    expect(named(text, "experience")).not.toContain(wrong);
  });

  it("names each once, and only what stands there", () => {
    const text = "SQL, PostgreSQL, sql and more SQL";
    const skills = named(text, "skill");
    expect(skills).toContain("PostgreSQL");
    expect(new Set(skills).size).toBe(skills.length);
    for (const { start, end, text: words } of namesIn(text, flatten(text), findSkills(text), "skill", "en"))
      expect(text.slice(start, end)).toBe(words);
    expect(named("", "skill")).toEqual([]);
  });

  it("takes no other bytes for weights", () => {
    expect(() => skillWeightsOf(new Uint8Array(ROWS))).toThrow("no weights");
  });
});
