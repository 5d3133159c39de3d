/** A posting that was labelled by reading: offsets into its text. */
import type { RequirementKind, Salary } from "../contract/posting.ts";

export interface GoldRequirement {
  start: number;
  end: number;
  importance: "must" | "nice";
  kind: RequirementKind;
  skills: string[];
  years: number | null;
}

export interface GoldPosting {
  /** Of the set: a file's name, or `corpus/row`. */
  id: string;
  /** Where the text comes from: a corpus, or the set itself; folds are cut by it. */
  source: string;
  set: "jobs" | "jobs-2" | "read" | "own" | "another-hand" | "untaught" | "written";
  language: string;
  trade: string;
  text: string;
  title: string | null;
  company: string | null;
  location: string | null;
  seniority: string;
  work_mode: string;
  salary: Salary | null;
  requirements: GoldRequirement[];
  /** `[start, end, role]` over the whole text, where units were labelled too. */
  units: [number, number, string][] | null;
}
