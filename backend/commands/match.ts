/**
 * `npm run -s match -- --resume FILE --posting FILE.txt`: the MatchResult as JSON; `--matrix DIR_OF_RESUMES
 * DIR_OF_POSTINGS`: one JSON line per pair (decisions, section 1). Résumés are PDFs or plain text.
 */
import { readdir } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { parseArgs } from "node:util";
import type { MatchResult } from "@career-portrait/shared/contract";
import {
  matchReady,
  type MatchPosting,
  readyPortrait,
  readPosting,
  type ReadyPortrait,
} from "@career-portrait/shared/matching";
import { demandsOf, personOf, warningsOf, type WorkPlace } from "@career-portrait/shared/relevance";
import { derivedId } from "../src/derived-id.ts";
import { createDocumentReader, type DocumentReader } from "../src/documents/document-reader.ts";
import { UnreadableDocument } from "../src/reading/unreadable-document.ts";
import { portraitOf } from "../src/intelligence/portrait-of-reading.ts";
import { print, readInput, readResumeFile, run, TEXT_FILES, textOf } from "./input.ts";

const USAGE =
  "usage: match --resume FILE --posting FILE.txt, or match --matrix DIR_OF_RESUMES DIR_OF_POSTINGS";

async function readResume(
  file: string,
  reader: DocumentReader,
  today: string,
): Promise<{ portrait: ReadyPortrait; home: string | null }> {
  const reading = await readResumeFile(file, reader);
  const portrait = portraitOf(reading, (key) => derivedId(basename(file), key));
  return { portrait: readyPortrait(portrait, today), home: reading.contact.location };
}

async function readJob(
  file: string,
): Promise<MatchPosting & WorkPlace & { title: string | null; company: string | null }> {
  const text = textOf(await readInput(file), file);
  const { title, company, location, work_mode, requirements } = readPosting(text);
  return { title, company, location, work_mode, requirements, description_text: text };
}

async function one(resume: string, posting: string, reader: DocumentReader, now: Date): Promise<void> {
  const { portrait, home } = await readResume(resume, reader, day(now));
  const job = await readJob(posting);
  const result: MatchResult = {
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
  print(result);
}

/** A résumé that cannot be read is named on stderr; its scores are null. */
async function matrix(resumes: string, postings: string, reader: DocumentReader, now: Date): Promise<void> {
  const jobs = [];
  for (const { name, file } of await filesIn(postings, (extension) => TEXT_FILES.has(extension))) {
    jobs.push({ name, job: await readJob(file) });
  }
  for (const { name, file } of await filesIn(
    resumes,
    (extension) => TEXT_FILES.has(extension) || extension === ".pdf" || extension === ".docx",
  )) {
    const { portrait } = await readResume(file, reader, day(now)).catch((error: unknown) => {
      if (!(error instanceof UnreadableDocument)) throw error;
      process.stderr.write(`${basename(file)}: ${error.message}\n`);
      const none = readyPortrait({ claims: [], work_history: [], basis: "proposed" }, day(now));
      return { portrait: none, home: null };
    });
    for (const { name: posting, job } of jobs) {
      const { overall, must_have, nice_to_have } = matchReady(portrait, job).scores;
      process.stdout.write(
        `${JSON.stringify({ resume: name, posting, overall, must_have, nice_to_have })}\n`,
      );
    }
  }
}

/** Files in order of their names, named without their extension unless two would then share a name. */
async function filesIn(
  directory: string,
  wanted: (extension: string) => boolean,
): Promise<{ name: string; file: string }[]> {
  const names = (await readdir(directory)).filter((name) => wanted(extname(name).toLowerCase())).sort();
  if (names.length === 0) throw new Error(`${directory} holds no file that can be read`);
  const stems = Map.groupBy(names, (name) => basename(name, extname(name)));
  return names.map((name) => {
    const stem = basename(name, extname(name));
    return { name: stems.get(stem)!.length > 1 ? name : stem, file: join(directory, name) };
  });
}

function day(now: Date): string {
  return now.toISOString().slice(0, 10);
}

await run(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { resume: { type: "string" }, posting: { type: "string" }, matrix: { type: "boolean" } },
  });
  const now = new Date();
  const reader = createDocumentReader({ timeoutMs: 30_000, heapMb: 512 });
  try {
    const [resumes, postings] = positionals;
    if (values.matrix && resumes && postings && positionals.length === 2) {
      await matrix(resumes, postings, reader, now);
    } else if (values.resume && values.posting && !values.matrix && positionals.length === 0) {
      await one(values.resume, values.posting, reader, now);
    } else {
      throw new Error(USAGE);
    }
  } finally {
    await reader.close();
  }
});
