/**
 * `npm run -s match -- --resume FILE --posting FILE.txt`: the MatchResult as JSON; `--matrix DIR_OF_RESUMES
 * DIR_OF_POSTINGS`: one JSON line per pair (decisions, section 1). Résumés are PDFs or plain text.
 */
import { readdir } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { parseArgs } from "node:util";
import { createDocumentReader, type DocumentReader } from "../src/reading/document-reader.ts";
import { UnreadableDocument } from "../src/reading/unreadable-document.ts";
import { print, readResumeFile, run, TEXT_FILES } from "./input.ts";

const USAGE =
  "usage: match --resume FILE --posting FILE.txt, or match --matrix DIR_OF_RESUMES DIR_OF_POSTINGS";

/** The rules of scoring, which take longer to load than most résumés to read: both are done at the same time. */
const matching = () => import("./matches.ts");

async function one(resume: string, posting: string, reader: DocumentReader, now: Date): Promise<void> {
  const [reading, { explained, portraitIn, job }] = await Promise.all([
    readResumeFile(resume, reader),
    matching().then(async (rules) => ({ ...rules, job: await rules.readJob(posting) })),
  ]);
  print(explained(portraitIn(reading, resume, now), reading.contact.location, job, posting, now));
}

/** A résumé that cannot be read is named on stderr; its scores are null. */
async function matrix(resumes: string, postings: string, reader: DocumentReader, now: Date): Promise<void> {
  const { nobody, portraitIn, readJob, scoresOf } = await matching();
  const jobs = [];
  for (const { name, file } of await filesIn(postings, (extension) => TEXT_FILES.has(extension))) {
    jobs.push({ name, job: await readJob(file) });
  }
  for (const { name, file } of await filesIn(
    resumes,
    (extension) => TEXT_FILES.has(extension) || extension === ".pdf" || extension === ".docx",
  )) {
    const portrait = await readResumeFile(file, reader).then(
      (reading) => portraitIn(reading, file, now),
      (error: unknown) => {
        if (!(error instanceof UnreadableDocument)) throw error;
        process.stderr.write(`${basename(file)}: ${error.message}\n`);
        return nobody(now);
      },
    );
    for (const { name: posting, job } of jobs) {
      process.stdout.write(`${JSON.stringify({ resume: name, posting, ...scoresOf(portrait, job) })}\n`);
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
