/** Profiles of the local writer, edited by hand with what is not so: whether judging tells each edit and lowers its mark. */
import type { MatchPosting, Portrait } from "@career-portrait/shared/matching";
import { type Content, compose } from "../../src/tailoring/document.ts";
import { judge } from "../../src/tailoring/judge.ts";
import type { Material } from "../../src/tailoring/material.ts";
import { withStandingEvidence } from "../../src/tailoring/standing-evidence.ts";
import { FULL, writeProfile } from "../../src/tailoring/writer/index.ts";
import { materialFor } from "./material.ts";

type Resume = Record<string, Record<string, unknown>[] | undefined>;

/** Each changes a copy of the profile and returns the field that it made untrue; null where there is nothing to change. */
const EDITS: readonly (readonly [name: string, edit: (content: Content) => string | null])[] = [
  ["narrative", (content) => set(content, "narrative", `${content.narrative} I led 240 people.`)],
  [
    "talking point",
    ({ talking_points }) =>
      talking_points && append(talking_points, "Kubernetes: cut costs by 83 % at Google.", "talking_points"),
  ],
  ["title raised", edited("work", "position", (title) => `Senior Vice President, ${title}`)],
  ["other employer", edited("work", "name", () => "Siemens AG")],
  ["earlier start", edited("work", "startDate", () => "1989-01")],
  ["other end", edited("work", "endDate", () => "2026-10")],
  ["other degree", edited("education", "studyType", () => "Doctor of Philosophy")],
  ["other school", edited("education", "institution", () => "Harvard University")],
  ["certificate", added("certificates", "name", "Certified Information Systems Auditor (CISA)")],
  ["skill", added("skills", "name", "COBOL")],
  ["award", added("awards", "title", "Employee of the Year 2021")],
  ["language", added("languages", "language", "Icelandic", { fluency: "C2" })],
  [
    "label",
    ({ resume_data }) =>
      set(resume_data?.basics, "label", "Chief Executive Officer", "resume_data.basics.label"),
  ],
  ["changed number", changedNumber],
  ["another role's deed", borrowedDeed],
];

function set(where: unknown, key: string, value: string, field = key): string | null {
  if (typeof where !== "object" || where === null) return null;
  (where as Record<string, unknown>)[key] = value;
  return field;
}

function append(list: unknown[], value: unknown, path: string): string {
  list.push(value);
  return `${path}.${list.length - 1}`;
}

function entriesOf({ resume_data }: Content, list: string): Record<string, unknown>[] {
  return (resume_data as Resume | null)?.[list] ?? [];
}

function edited(list: string, key: string, change: (value: string) => string) {
  return (content: Content): string | null => {
    const index = entriesOf(content, list).findIndex((entry) => typeof entry[key] === "string");
    const entry = entriesOf(content, list)[index];
    return entry ? set(entry, key, change(String(entry[key])), `resume_data.${list}.${index}`) : null;
  };
}

function added(list: string, key: string, value: string, more = {}) {
  return (content: Content): string =>
    append(entriesOf(content, list), { [key]: value, ...more }, `resume_data.${list}`);
}

function highlights(content: Content): { lines: string[]; path: string }[] {
  return entriesOf(content, "work").flatMap(({ highlights: lines }, index) =>
    Array.isArray(lines) && lines.length > 0
      ? [{ lines: lines as string[], path: `resume_data.work.${index}.highlights` }]
      : [],
  );
}

function changedNumber(content: Content): string | null {
  for (const { lines, path } of highlights(content)) {
    const at = lines.findIndex((line) => /(?<![\d.,\p{L}])\d{2}(?![\d.,\p{L}])/u.test(line));
    if (at < 0) continue;
    lines[at] = lines[at]!.replace(/(?<![\d.,\p{L}])\d{2}(?![\d.,\p{L}])/u, "97");
    return `${path}.${at}`;
  }
  return null;
}

/** A line with a number is put under another employer. */
function borrowedDeed(content: Content): string | null {
  const [one, other] = highlights(content);
  const line = other?.lines.find((text) => /\d/.test(text));
  const names = entriesOf(content, "work").map(({ name }) => name);
  if (!one || !line || names.some((name) => name === undefined) || new Set(names).size < names.length)
    return null;
  one.lines[0] = `Every year: ${line.charAt(0).toLowerCase()}${line.slice(1)}`;
  return `${one.path}.0`;
}

export interface JudgedEdit {
  name: string;
  /** The field of the edit is told, and the mark is lower than before. */
  isTold: boolean;
}

/** The faithfulness of a profile as it was written. */
export function faithfulnessAsWritten(portrait: Portrait, posting: MatchPosting): number {
  const material = materialFor(portrait, posting);
  return judge(profileOf(material), material, null).faithfulness;
}

/** What judging says of each edit of a profile. */
export function judgedEdits(portrait: Portrait, posting: MatchPosting): JudgedEdit[] {
  const material = materialFor(portrait, posting);
  const written = profileOf(material);
  const { faithfulness } = judge(written, material, null);
  return EDITS.flatMap(([name, edit]): JudgedEdit[] => {
    const content = structuredClone(written);
    const field = edit(content);
    if (field === null) return [];
    const judged = judge(withStandingEvidence(content, written), material, null);
    const told = judged.unsupported.some((one) => one.field.startsWith(field));
    return [{ name, isTold: told && judged.faithfulness < faithfulness }];
  });
}

function profileOf(material: Material): Content {
  return compose(writeProfile(material, FULL), material, { engine: "local", at: "", removed: [] });
}
