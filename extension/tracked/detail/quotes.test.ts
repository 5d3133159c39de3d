import type { Requirement } from "@career-portrait/shared/contract";
import { describe, expect, it } from "vitest";
import type { RequirementRow } from "../../posting/explained.ts";
import { quotesOf } from "./quotes.ts";

const row = (text: string, mark: RequirementRow["mark"] = "met"): RequirementRow => ({
  text,
  importance: "must",
  mark,
  evidence: [],
  why: null,
  closes: null,
});
const requirement = (text: string, start: number): Requirement => ({
  text,
  importance: "must",
  kind: "skill",
  skills: [],
  years: null,
  start,
  end: start + text.length,
});
const TEXT = "Kafka, Kafka and Go";

describe("the words of the posting that a row is about", () => {
  it("stand where the backend read them", () => {
    expect(quotesOf([row("Kafka", "gap")], [requirement("Kafka", 7)], TEXT)).toEqual([
      { id: "must Kafka", mark: "gap", start: 7, end: 12 },
    ]);
  });

  it("are found when the place does not hold them, and left unmarked when nothing does", () => {
    expect(quotesOf([row("Go")], [requirement("Go", 2)], TEXT)).toMatchObject([{ start: 17, end: 19 }]);
    expect(quotesOf([row("Rust"), row("")], [], TEXT)).toEqual([]);
  });
});
