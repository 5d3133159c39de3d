/** The table of a reading's figures: a row for a set of labelled postings, and one for each slice of it. */
import {
  type Counts,
  f1,
  FACTS,
  figure,
  type Labelled,
  type Reading,
  score,
  sum,
  type Truth,
} from "./requirement-scorer.ts";

/** What is told of a slice; the first seven of its requirements, then the share of postings with each fact right. */
export const FIGURES = ["P", "R", "F1", "must/nice", "kind", "years", "skills F1", ...FACTS] as const;
export type Figure = (typeof FIGURES)[number];
export const COLUMNS = ["slice", "n", ...FIGURES] as const;

/** The figures of one slice. */
export function row(name: string, counts: Counts): string[] {
  const precision = counts.paired / counts.found;
  const recall = counts.paired / counts.wanted;
  return [
    name,
    String(counts.documents),
    ...[precision, recall, f1(counts.paired, counts.found, counts.wanted)].map(figure),
    ...[counts.importance, counts.kind, counts.years].map((right) => figure(right / counts.paired)),
    figure(f1(counts.skillsRight, counts.skillsFound, counts.skillsWanted)),
    ...FACTS.map((fact) => figure(counts.facts[fact] / counts.documents)),
  ];
}

/** Columns of even width, the first to the left, the others to the right; the rows are of one length. */
export function table(rows: readonly string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((cells) => cells[column]!.length)));
  return rows
    .map((cells) =>
      cells
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
        .join("  "),
    )
    .join("\n");
}

const TECH = new Set(["data", "software", "design"]);

/** Rows over all, technical and other postings, and each language. */
export function slices(name: string, all: readonly Labelled[], read: (text: string) => Reading): string[][] {
  const counted = all.map(({ truth, text }) => ({ truth, counts: score(truth, read(text)) }));
  const rows = [row(name, sum(counted.map(({ counts }) => counts)))];
  const add = (label: string, wanted: (truth: Truth) => boolean) => {
    const part = counted.filter(({ truth }) => wanted(truth)).map(({ counts }) => counts);
    if (part.length > 0 && part.length < counted.length) rows.push(row(`  ${label}`, sum(part)));
  };
  add("tech", ({ domain }) => TECH.has(domain));
  add("other", ({ domain }) => !TECH.has(domain));
  for (const language of new Set(all.map(({ truth }) => truth.language))) {
    add(language, (truth) => truth.language === language);
  }
  return rows;
}
