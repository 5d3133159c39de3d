/** How well the local engine reads résumés: every field, every slice, beside the baselines measured on the same files. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createDocumentReader } from "../src/reading/document-reader.ts";
import { UnreadableDocument } from "../src/reading/unreadable-document.ts";
import type { DocumentReading } from "../src/reading/reading.ts";
import { calibrationTable, judgeClaims, type Judged } from "./resume-confidence.ts";
import {
  addScore,
  emptyScore,
  type Field,
  FIELDS,
  f1,
  macro,
  type Note,
  type Score,
  scoreReading,
  type Truth,
} from "./resume-scoring.ts";

const FIXTURES = join(import.meta.dirname, "../../../shared/fixtures/resumes");

interface Fixture extends Truth {
  id: string;
  language: string;
  layout: string;
  tags: string[];
  achievements: string[];
}

/** OpenResume and OfflineCV on the same files with the same scorer (design, section 4.1); `entry` is the strict one. */
const BASELINES: Record<Field, [number, number]> = {
  name: [0.6, 0.71],
  email: [0.71, 1],
  phone: [0.77, 0.75],
  links: [0.39, 0.79],
  title: [0.39, 0.61],
  company: [0.21, 0.55],
  start: [0.38, 0.78],
  end: [0.29, 0.78],
  school: [0.38, 0.42],
  degree: [0.35, 0.65],
  "school end": [0.4, 0.62],
  skills: [0.42, 0.74],
  certifications: [0, 0.55],
  projects: [0.29, 0.85],
  entry: [0.09, 0.43],
};

interface Result {
  fixture: Fixture;
  score: Score;
  milliseconds: number;
  spans: { all: number; verbatim: number };
  judged: Judged[];
}

/** The tables as text. `EVAL_MISTAKES=1` lists every mistake. */
export async function evaluateResumes(): Promise<string> {
  if (!existsSync(FIXTURES)) return "The résumé fixtures are absent: nothing was measured.";
  const fixtures = readdirSync(FIXTURES)
    .filter((file) => file.endsWith(".expected.json"))
    .map((file) => JSON.parse(readFileSync(join(FIXTURES, file), "utf8")) as Fixture);
  const lines: string[] = [selfTest(fixtures)];
  const mistakes: string[] = [];
  const results: Result[] = [];
  const reader = createDocumentReader({ timeoutMs: 20_000, heapMb: 512 });
  try {
    for (const fixture of fixtures)
      results.push(await measure(fixture, (bytes) => reader.read(bytes), mistakes));
  } finally {
    await reader.close();
  }
  lines.push(
    fieldTable(results),
    sliceTable(results),
    fileTable(results),
    timing(results),
    spanLine(results),
    calibrationTable(results.flatMap(({ judged }) => judged)),
  );
  if (process.env["EVAL_MISTAKES"]) lines.push(mistakes.join("\n"));
  return lines.join("\n\n");
}

async function measure(
  fixture: Fixture,
  read: (bytes: Uint8Array) => Promise<DocumentReading>,
  mistakes: string[],
): Promise<Result> {
  const bytes = readFileSync(join(FIXTURES, `${fixture.id}.pdf`));
  const started = performance.now();
  let reading = emptyReading();
  try {
    reading = await read(bytes);
    if (fixture.tags.includes("no-text-layer")) mistakes.push(`${fixture.id}: read although it has no text`);
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    if (!fixture.tags.includes("no-text-layer")) mistakes.push(`${fixture.id}: ${error.message}`);
  }
  const milliseconds = performance.now() - started;
  const note: Note = (field, said, truth) =>
    mistakes.push(`${fixture.id.padEnd(30)} ${field.padEnd(14)} said ${said} · truth ${truth}`);
  return {
    fixture,
    score: scoreReading(reading, fixture, note),
    milliseconds,
    spans: countSpans(reading),
    judged: judgeClaims(reading, fixture),
  };
}

function emptyReading(): DocumentReading {
  return {
    contact: { name: null, email: null, phone: null, location: null, links: [] },
    work_history: [],
    education: [],
    skills: [],
    certifications: [],
    projects: [],
    achievements: [],
    claims: [],
    pages: [],
  };
}

function countSpans({ claims, pages }: DocumentReading): { all: number; verbatim: number } {
  const spans = claims.flatMap((claim) => claim.evidence);
  return {
    all: spans.length,
    verbatim: spans.filter((span) => pages[span.page - 1]?.slice(span.start, span.end) === span.content)
      .length,
  };
}

/** The truth, fed to the scorer as a reading, must score 1.000. */
function selfTest(fixtures: Fixture[]): string {
  const sum = emptyScore();
  for (const fixture of fixtures) addScore(sum, scoreReading(readingOf(fixture), fixture));
  const value = macro(sum);
  return (
    `Scorer self-test, truth against itself: macro ${value.toFixed(3)}, strict entry ` +
    `${f1(sum.entry).toFixed(3)}${value === 1 ? "" : " — THE SCORER IS BROKEN"}`
  );
}

export function readingOf(truth: Truth): DocumentReading {
  return {
    ...emptyReading(),
    contact: truth.contact,
    work_history: truth.work.map((role) => ({
      title: role.title,
      company: role.company,
      start_date: role.start,
      end_date: role.end,
      location: null,
      summary: null,
    })),
    education: truth.education.map((item) => ({
      institution: item.institution,
      degree: item.degree,
      field: null,
      start_date: item.start,
      end_date: item.end,
    })),
    skills: truth.skills,
    certifications: truth.certifications,
    projects: truth.projects.map((name) => ({
      name,
      role: null,
      description: null,
      url: null,
      start_date: null,
      end_date: null,
      technologies: [],
    })),
  };
}

function sumOf(results: Result[]): Score {
  const sum = emptyScore();
  for (const result of results) addScore(sum, result.score);
  return sum;
}

function fieldTable(results: Result[]): string {
  const sum = sumOf(results);
  const rows = [...FIELDS, "entry" as const].map((field) => {
    const { right, wrong, missed } = sum[field];
    const [open, offline] = BASELINES[field];
    const name = field === "entry" ? "work entry, all four" : field;
    return (
      `${name.padEnd(22)}${f1(sum[field]).toFixed(2)}   ${offline.toFixed(2)}       ` +
      `${open.toFixed(2)}        ${right} right, ${wrong} wrong, ${missed} missed`
    );
  });
  return [
    "field                 F1     OfflineCV  OpenResume",
    ...rows,
    `${"macro, 14 fields".padEnd(22)}${macro(sum).toFixed(2)}   0.70       0.40`,
  ].join("\n");
}

function isSeveralColumns({ layout }: Fixture): boolean {
  return /side ?bar|two (?:equal )?columns?|two-column|sidebar/i.test(layout);
}

function isOther({ tags }: Fixture): boolean {
  return tags.includes("non-tech") || tags.includes("non-english");
}

function sliceTable(results: Result[]): string {
  const slices: [string, (fixture: Fixture) => boolean, string][] = [
    ["single column", (fixture) => !isSeveralColumns(fixture), "0.73"],
    ["several columns", isSeveralColumns, "0.67"],
    ["English, technical", (fixture) => fixture.language === "en" && !isOther(fixture), "0.76"],
    ["non-tech or non-English", (fixture) => isOther(fixture) || fixture.language !== "en", "0.44"],
  ];
  const readable = results.filter((result) => !result.fixture.tags.includes("no-text-layer"));
  const rows = slices.map(([name, belongs, baseline]) => {
    const part = readable.filter((result) => belongs(result.fixture));
    const sum = sumOf(part);
    return (
      `${name.padEnd(26)}${String(part.length).padStart(2)} files   macro ${macro(sum).toFixed(2)} ` +
      `(OfflineCV ${baseline})   strict entry ${f1(sum.entry).toFixed(2)}   skills ` +
      f1(sum.skills).toFixed(2)
    );
  });
  return ["slice", ...rows].join("\n");
}

function fileTable(results: Result[]): string {
  const rows = results
    .map((result) => ({ result, value: macro(result.score) }))
    .sort((a, b) => a.value - b.value)
    .slice(0, 10)
    .map(
      ({ result, value }) =>
        `${result.fixture.id.padEnd(34)}${value.toFixed(2)}   strict entry ${f1(result.score.entry).toFixed(2)}`,
    );
  return ["weakest files", ...rows].join("\n");
}

function timing(results: Result[]): string {
  const times = results.map((result) => result.milliseconds).sort((a, b) => a - b);
  const at = (share: number): string =>
    (times[Math.min(times.length - 1, Math.floor(times.length * share))] as number).toFixed(0);
  return `time per file in the worker: median ${at(0.5)} ms, p95 ${at(0.95)} ms, slowest ${at(1)} ms (the first one starts the worker)`;
}

function spanLine(results: Result[]): string {
  const all = results.reduce((sum, result) => sum + result.spans.all, 0);
  const verbatim = results.reduce((sum, result) => sum + result.spans.verbatim, 0);
  return `evidence spans that are verbatim: ${verbatim} of ${all}`;
}
