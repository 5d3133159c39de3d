/** Verdicts made by reading (labels/README.md), with the texts they are about. */
import { readFileSync } from "node:fs";
import { readPosting } from "../matching/requirements/index.ts";
import type { Requirement, RequirementKind } from "../contract/posting.ts";
import { corpusReader, postingOf } from "./corpus.ts";
import { resumeReader } from "./resume-texts.ts";
import { goldPostings } from "./gold.ts";

export const VERDICTS = ["missing", "partly", "met", "unknowable"] as const;

export interface JudgedRequirement {
  requirement: Requirement;
  verdict: (typeof VERDICTS)[number];
  /** `[start, end]` into the résumé's text, best first. */
  quotes: [number, number][];
}

export interface JudgedPair {
  /** Names of the two texts; the posting's corpus cuts the folds. */
  resume: string;
  posting: string;
  source: string;
  language: string;
  resumeText: string;
  postingText: string;
  title: string | null;
  /** 0 to 100. */
  fit: number;
  rows: JudgedRequirement[];
}

interface Line {
  resume: string;
  posting: string;
  fit: number;
  /** Of postings that were never labelled: what the reader made of each clause when it was judged. */
  asked?: [RequirementKind, "must" | "nice", number | null][];
  verdicts: [number, number, JudgedRequirement["verdict"], [number, number][]][];
}

const LABELS = new URL("./labels/verdicts.jsonl", import.meta.url);

/** All pairs in the order of the file. */
export function judgedPairs(): JudgedPair[] {
  const resumeTextOf = resumeReader();
  const row = corpusReader();
  const gold = new Map(goldPostings().map((one) => [one.id, one]));
  return readFileSync(LABELS, "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const { resume, posting, fit, asked, verdicts } = JSON.parse(line) as Line;
      const source = posting.split("/")[0]!;
      const labelled = gold.get(posting);
      const postingText = labelled?.text ?? postingOf(row(posting));
      const read = labelled ?? readPosting(postingText);
      return {
        resume,
        posting,
        source,
        language: labelled?.language ?? row(posting).lang?.slice(0, 2) ?? "en",
        resumeText: resumeTextOf(resume),
        postingText,
        title: read.title,
        fit,
        rows: verdicts.map(([start, end, verdict, quotes], at) => {
          const near = read.requirements.find(
            (one) => Math.min(one.end, end) - Math.max(one.start, start) > 0.6 * (end - start),
          );
          const [kind, importance, years] = asked?.[at] ?? [near!.kind, near!.importance, near!.years];
          const skills = near?.skills ?? [];
          return {
            requirement: { text: postingText.slice(start, end), start, end, kind, importance, years, skills },
            verdict,
            quotes,
          };
        }),
      };
    });
}
