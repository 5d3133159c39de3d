/** Reads the postings that were written to teach (`written/README.md`). */
import { readdirSync, readFileSync } from "node:fs";
import type { RequirementKind } from "../contract/posting.ts";
import type { GoldPosting, GoldRequirement } from "./gold-posting.ts";

const FOLDER = new URL("written/", import.meta.url);
const UNIT = /^(\+?)([a-z:]+)\| ?(.*)$/u;
const CLAUSE =
  /⟦([^⟦⟧]+)⟧\((must|nice) (skill|experience|education|certification|language|other)(?: (\d+(?:\.\d+)?))?(?: ?; ?([^)]*))?\)/gu;

export function writtenPostings(): GoldPosting[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith(".txt"))
    .toSorted()
    .flatMap((name) => {
      const language = name.slice(0, 2);
      const [, ...postings] = readFileSync(new URL(name, FOLDER), "utf8").split(/^=== /mu);
      return postings.map((posting) => read(posting, language));
    });
}

function read(posting: string, language: string): GoldPosting {
  const [head = "", ...lines] = posting.trimEnd().split("\n");
  const [id = "", trade = ""] = head.split(" | ");
  let text = "";
  const units: [number, number, string][] = [];
  const requirements: GoldRequirement[] = [];
  for (const line of lines) {
    const [, goesOn, role, own] = UNIT.exec(line) ?? [];
    if (role === undefined || own === undefined) {
      text += "\n";
      continue;
    }
    if (text !== "") text += goesOn ? " " : "\n";
    const start = text.length;
    let from = 0;
    for (const match of own.matchAll(CLAUSE)) {
      text += own.slice(from, match.index);
      from = match.index + match[0].length;
      const [, clause, importance, kind, years, skills] = match;
      requirements.push({
        start: text.length,
        end: text.length + clause!.length,
        importance: importance as "must" | "nice",
        kind: kind as RequirementKind,
        skills: skills?.split(",").map((skill) => skill.trim()) ?? [],
        years: years === undefined ? null : Number(years),
      });
      text += clause!;
    }
    text += own.slice(from);
    units.push([start, text.length, role]);
  }
  return {
    id,
    source: `written-${language}`,
    set: "written",
    language,
    trade,
    text,
    title: null,
    company: null,
    location: null,
    seniority: "unspecified",
    work_mode: "unspecified",
    salary: null,
    requirements,
    units,
  };
}
