/** How long the text of a posting takes to read, its facts and what it asks for, on one core. */
import { readPosting } from "@career-portrait/shared/matching";
import { goldPostings } from "../../shared/training/gold.ts";
import { type BenchRow, durationRow, percentile, plainRow } from "./row.ts";

const LENGTH = 5000;
const POSTINGS = 60;
const ROUNDS = 10;

/** The labelled postings of about 5,000 characters that lie at hand; median after three rounds. */
export function benchReading(): BenchRow {
  const name = `${LENGTH} characters of a posting read, median`;
  const texts = goldPostings().flatMap(({ text }) => (Math.abs(text.length - LENGTH) < 500 ? [text] : []));
  if (texts.length === 0) return plainRow(name, "no labelled posting of that length lies at hand");
  const times: number[] = [];
  for (let round = -3; round < ROUNDS; round += 1)
    for (const text of texts.slice(0, POSTINGS)) {
      const start = performance.now();
      readPosting(text);
      if (round >= 0) times.push(performance.now() - start);
    }
  return durationRow(name, percentile(times, 50), 15);
}
