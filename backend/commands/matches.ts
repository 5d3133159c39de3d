/** What `match` prints of résumés that have been read. Apart from the command, which loads this while the reader reads. */
import type { MatchResult } from "@career-portrait/shared/contract";
import {
  matchReady,
  type MatchPosting,
  readyPortrait,
  readPosting,
  type ReadyPortrait,
} from "@career-portrait/shared/matching";
import { demandsOf, personOf, warningsOf, type WorkPlace } from "@career-portrait/shared/relevance";
import { repair } from "@career-portrait/shared/text";
import { basename, extname } from "node:path";
import { derivedId } from "../src/derived-id.ts";
import { portraitOf } from "../src/reading/portrait-of-reading.ts";
import type { DocumentReading } from "../src/reading/reading.ts";
import { readInput, textOf } from "./input.ts";

export type Job = MatchPosting & WorkPlace & { title: string | null; company: string | null };

/** @param file names the portrait's rows */
export function portraitIn(reading: DocumentReading, file: string, now: Date): ReadyPortrait {
  return readyPortrait(
    portraitOf(reading, (key) => derivedId(basename(file), key)),
    dayOf(now),
  );
}

/** Whom nothing is known of: what a résumé that cannot be read comes to. */
export function nobody(now: Date): ReadyPortrait {
  return readyPortrait({ claims: [], work_history: [], basis: "proposed" }, dayOf(now));
}

export async function readJob(file: string): Promise<Job> {
  const text = repair(textOf(await readInput(file), file));
  const { title, company, location, work_mode, requirements } = readPosting(text);
  return { title, company, location, work_mode, requirements, description_text: text };
}

/** @param home where the résumé says its person lives */
export function explained(
  portrait: ReadyPortrait,
  home: string | null,
  job: Job,
  posting: string,
  now: Date,
): MatchResult {
  return {
    ...matchReady(portrait, job),
    opportunity: {
      id: derivedId(posting),
      title: job.title ?? basename(posting, extname(posting)),
      company: job.company,
    },
    engine: "local",
    warnings: warningsOf(
      job,
      demandsOf(job.description_text ?? "", job.requirements),
      personOf(portrait, home, []),
    ),
    requirement_corrections: [],
    computed_at: now.toISOString(),
  };
}

export function scoresOf(portrait: ReadyPortrait, job: Job) {
  const { overall, must_have, nice_to_have } = matchReady(portrait, job).scores;
  return { overall, must_have, nice_to_have };
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}
