/** Postings by another hand: what the local engine reads of them now, and what it read at first sight. */
import { readPosting } from "@career-portrait/shared/requirements";
import { figure, type Labelled, score, sum, type Truth } from "../requirement-scorer.ts";
import { type Figure, FIGURES, row } from "../requirement-table.ts";
import { type Part, setsIn, untaught, type WrittenSet } from "./sets.ts";

/** A posting's truth and its text in one. */
type WrittenPosting = Truth & { text: string };

export interface PostingPart extends Part<Partial<Record<Figure, number>>> {
  postings: WrittenPosting[];
}

export function postingSets(): WrittenSet<PostingPart>[] {
  return setsIn("postings");
}

/** The labelled postings of some parts, in their order. */
export function labelled(parts: readonly PostingPart[]): Labelled[] {
  return parts.flatMap(({ postings }) => postings.map(({ text, ...truth }) => ({ truth, text })));
}

/** Rows of the table: each set, its parts now and at first sight, and what nothing was taught by. */
export function postingRows(sets: readonly WrittenSet<PostingPart>[]): string[][] {
  const unseen = untaught(sets);
  return [
    ...sets.flatMap(({ name, parts }) => [
      nowRow(`${name} by another hand`, parts),
      ...parts.flatMap((part) => [nowRow(`  ${part.name}`, [part]), ...firstRow(part)]),
    ]),
    ...(unseen.length > 0 ? [nowRow("never used for teaching", unseen)] : []),
  ];
}

function nowRow(name: string, parts: readonly PostingPart[]): string[] {
  return row(name, sum(labelled(parts).map(({ truth, text }) => score(truth, readPosting(text)))));
}

function firstRow({ first_sight, postings }: PostingPart): string[][] {
  if (first_sight === null) return [];
  const figures = FIGURES.map((name) => figure(first_sight[name] ?? NaN));
  return [["    at first sight", String(postings.length), ...figures]];
}
