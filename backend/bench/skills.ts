/** Speed of the taxonomy: building its tables, and finding skills in a long posting. */
import { findSkills } from "@career-portrait/shared/skills";
// The package exports reading only; building the tables is measured from the source.
import { TAXONOMY } from "../../shared/skills/taxonomy/index.ts";
import { readTaxonomy } from "../../shared/skills/vocabulary.ts";

const PARAGRAPH =
  "We are looking for a senior engineer with 5+ years of experience in Java, Python or Go, who has built REST APIs on AWS (EC2, S3, " +
  "Lambda) and Kubernetes. You excel in a fast-paced environment, communicate well with stakeholders and know your way around CI/CD, " +
  "Terraform and PostgreSQL. Registered nurses with ACLS and BLS, forklift drivers with a CDL and accountants with Excel are welcome too. ";

export interface SkillsBench {
  /** Milliseconds to build the tables once. */
  load_ms: number;
  /** Milliseconds to find the skills of a 10 kB text, median of the runs. */
  find_10kb_ms: number;
  found: number;
}

/** Milliseconds, medians of `runs`. */
export function benchSkills(runs = 50): SkillsBench {
  const text = PARAGRAPH.repeat(Math.ceil(10_000 / PARAGRAPH.length)).slice(0, 10_000);
  const load = median(10, () => readTaxonomy(TAXONOMY));
  let found = 0;
  const find = median(runs, () => {
    found = findSkills(text).length;
  });
  return { load_ms: load, find_10kb_ms: find, found };
}

function median(runs: number, work: () => unknown): number {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    work();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length / 2)] ?? 0;
}
