/** Invented résumés against the invented postings kept with the requirements, graded before any of them was scored. */
import { readFileSync } from "node:fs";
import { type MatchPosting, type Portrait, readPosting } from "@career-portrait/shared/matching";
import { readResumeText } from "../../src/reading/resume/index.ts";
import { portraitOf } from "../../src/reading/portrait-of-reading.ts";
import type { GradedPair } from "./fixtures.ts";

const POSTINGS = new URL("../../../shared/matching/requirements/fixtures/", import.meta.url);

interface Written {
  jobs: string[];
  resumes: { id: string; text: string[]; grades: Record<string, number> }[];
}

export interface InventedPairs {
  graded: GradedPair[];
  portraits: Map<string, Portrait>;
  postings: Map<string, MatchPosting>;
}

export function inventedPairs(): InventedPairs {
  const { jobs, resumes } = JSON.parse(
    readFileSync(new URL("invented-pairs.json", import.meta.url), "utf8"),
  ) as Written;
  return {
    graded: resumes.flatMap(({ id, grades }) =>
      jobs.map((job) => ({ resume: id, job, grade: grades[job] ?? 0 })),
    ),
    portraits: new Map(
      resumes.map(({ id, text }) => [id, portraitOf(readResumeText(text.join("\n")), (key) => key)]),
    ),
    postings: new Map(jobs.map((job) => [job, asRead(job)])),
  };
}

function asRead(job: string): MatchPosting {
  const text = readFileSync(new URL(`${job}.txt`, POSTINGS), "utf8");
  const { title, company, requirements } = readPosting(text);
  return { title, company, requirements, description_text: text };
}
