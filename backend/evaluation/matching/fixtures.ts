/** The labelled pairs of the shared fixtures, with portraits and postings as truth and as read. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type MatchPosting, type Portrait, readPosting } from "@career-portrait/shared/matching";
import { createDocumentReader } from "../../src/reading/document-reader.ts";
import { readResumeText } from "../../src/reading/resume/index.ts";
import { portraitOf } from "../../src/reading/portrait-of-reading.ts";
import type { DocumentReading } from "../../src/reading/reading.ts";
import { goldPortrait, goldRequirements, type PostingTruth, type ResumeTruth } from "./gold.ts";

export const FIXTURES = fileURLToPath(new URL("../../../../shared/fixtures/", import.meta.url));

export interface GradedPair {
  resume: string;
  job: string;
  /** 0 none, 1 weak or transferable, 2 plausible, 3 strong. */
  grade: number;
}

export interface Trap {
  resume: string;
  job: string;
  /** Named in the posting, not shown by the résumé. */
  forbidden: string[];
}

export interface LabelledPairs {
  graded: GradedPair[];
  traps: Trap[];
  portraits: Record<"read" | "gold", Map<string, Portrait>>;
  postings: Record<"read" | "gold", Map<string, MatchPosting>>;
  onePortrait: { portrait: Portrait; rows: { posting: MatchPosting; label: boolean }[] };
}

export async function labelledPairs(): Promise<LabelledPairs> {
  const graded = lines<GradedPair>("fit/graded.jsonl");
  const traps = lines<Omit<Trap, "forbidden"> & { forbidden_skills: string[] }>("fit/tailoring-traps.jsonl");
  const used = [...graded, ...traps];
  const pairs: LabelledPairs = {
    graded,
    traps: traps.map(({ resume, job, forbidden_skills }) => ({ resume, job, forbidden: forbidden_skills })),
    portraits: { read: new Map(), gold: new Map() },
    postings: { read: new Map(), gold: new Map() },
    onePortrait: {
      portrait: asPortrait(readResumeText(text("fit/one-portrait.resume.txt"))),
      rows: lines<{ job: string; label: 0 | 1 }>("fit/one-portrait.jsonl").map(({ job, label }) => ({
        posting: asRead(job),
        label: label === 1,
      })),
    },
  };
  for (const job of new Set(used.map((pair) => pair.job))) {
    const truth = JSON.parse(text(`jobs/${job}.expected.json`)) as PostingTruth;
    const description_text = text(`jobs/${job}.txt`);
    pairs.postings.gold.set(job, { ...truth, requirements: goldRequirements(truth), description_text });
    pairs.postings.read.set(job, asRead(description_text));
  }
  const reader = createDocumentReader({ timeoutMs: 30_000, heapMb: 512 });
  try {
    for (const resume of new Set(used.map((pair) => pair.resume))) {
      const reading = await reader.read(readFileSync(`${FIXTURES}resumes/${resume}.pdf`));
      const truth = JSON.parse(text(`resumes/${resume}.expected.json`)) as ResumeTruth;
      pairs.portraits.read.set(resume, asPortrait(reading));
      pairs.portraits.gold.set(resume, goldPortrait(truth, reading.pages));
    }
  } finally {
    await reader.close();
  }
  return pairs;
}

function asPortrait(reading: DocumentReading): Portrait {
  return portraitOf(reading, (key) => key);
}

function asRead(posting: string): MatchPosting {
  const { title, company, requirements } = readPosting(posting);
  return { title, company, requirements, description_text: posting };
}

function text(path: string): string {
  return readFileSync(FIXTURES + path, "utf8");
}

function lines<T>(path: string): T[] {
  return text(path)
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as T);
}
