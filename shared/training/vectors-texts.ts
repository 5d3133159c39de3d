/** What the vectors are learned from: running text, and groups of words that belong together by a taxonomy. */
import { type CorpusRow, CORPORA, randomOf, rowsOf } from "./corpus.ts";
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

export type Tongue = "en" | "de" | "fr" | "es" | "nl";

/** Running text: a word's contexts are its neighbours. */
export interface Passage {
  language: Tongue;
  text: string;
}

/** Every word of `left` is a context of every word of `right`, whatever the languages; `weight` goes to each side. */
export interface Bond {
  left: Passage[];
  right: Passage[];
  weight: number;
}

/** Corpora of running text with the language of rows that state none. */
const RUNNING = [
  "nhs_jobs_2020",
  "indeed_us_mixed_html",
  "uk_civil_service",
  "us_election_jobs",
  "museum_jobs",
  "ca_state_class_specs",
  "us_city_class_specs",
  "google_careers",
  "armenia_jobs",
  "linkedin_us_functions",
  "linkedin_us_education_health",
  "linkedin_us_data",
  "indeed_us_ml_html",
  "adzuna_uk_2013",
  "ethiopia_jobs",
  "academic_finance_misc",
  "usajobs_questionnaires",
  "de_indeed_2025",
  "de_ch_ict_ner",
  "de_zone_paragraphs",
  "fr_france_travail",
  "es_argentina",
  "es_spain_data",
  "nl_mixed",
  "skillspan_esco",
  "resume_livecareer",
  "resume_misc",
  "resume_ner",
];

/** No corpus gives more than this many words, so that none dominates (NHS has 4.8 million). */
const MOST_WORDS = 1_200_000;

const TONGUES: readonly string[] = ["en", "de", "fr", "es", "nl"] satisfies Tongue[];

function tongueOf(language: string | undefined): Tongue {
  return TONGUES.includes(language ?? "") ? (language as Tongue) : "en";
}

/** Rows of a corpus drawn without order until they hold `MOST_WORDS`. */
function drawn(corpus: string): CorpusRow[] {
  const rows = rowsOf(corpus).filter((row) => typeof row.text === "string");
  const random = randomOf(7);
  const order = rows.map((row) => ({ row, key: random() })).sort((a, b) => a.key - b.key);
  let words = 0;
  const enough: CorpusRow[] = [];
  for (const { row } of order) {
    if (words > MOST_WORDS) break;
    words += row.text.length / 6.5;
    enough.push(row);
  }
  return enough;
}

interface Concept {
  conceptUri: string;
  preferredLabel: string;
  altLabels?: string[];
  description?: string;
  kind: string;
  lang: Tongue;
  iscoGroup?: string;
}

/** ESCO's concepts by address, each with its rows in all languages. */
export function concepts(): Map<string, Concept[]> {
  return Map.groupBy(rowsOf<Concept>("esco"), (row) => row.conceptUri.replace(/^.*\/esco\//u, ""));
}

export function labelsOf(row: Concept): Passage {
  return { language: row.lang, text: [...new Set([row.preferredLabel, ...(row.altLabels ?? [])])].join(" ; ") };
}

interface Relation {
  rel: string;
  occupationUri?: string;
  skillUri?: string;
  relationType?: string;
}

function relations(): Relation[] {
  const bytes = gunzipSync(readFileSync(new URL("esco/relations.jsonl.gz", CORPORA)));
  return bytes
    .toString("utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Relation);
}

/**
 * Everything to learn from, in a fixed order. `without` names ESCO's concepts (`occupation/…`, `skill/…`) of which
 * nothing is to be learned.
 */
export function material(without: (concept: string) => boolean): { passages: Passage[]; bonds: Bond[] } {
  const passages: Passage[] = [];
  const bonds: Bond[] = [];
  for (const corpus of RUNNING)
    for (const row of drawn(corpus)) {
      const language = tongueOf(row.lang);
      passages.push({ language, text: row.text });
      if (row.title) bonds.push({ left: [{ language, text: row.title }], right: [{ language, text: row.text.slice(0, 3000) }], weight: 2 });
    }

  const esco = new Map([...concepts()].filter(([uri]) => !without(uri)));
  for (const rows of esco.values()) {
    const labels = rows.map(labelsOf);
    bonds.push({ left: labels, right: labels, weight: 20 });
    for (const row of rows)
      if (row.description) {
        passages.push({ language: row.lang, text: `${row.preferredLabel}. ${row.description}` });
      }
  }
  const groups = Map.groupBy([...esco.values()], (rows) => rows.find((row) => row.iscoGroup)?.iscoGroup ?? "");
  groups.delete("");
  for (const group of groups.values()) {
    const labels = group.flatMap((rows) => rows.map((row) => ({ language: row.lang, text: row.preferredLabel })));
    bonds.push({ left: labels, right: labels, weight: 5 * group.length });
  }
  const skills = Map.groupBy(relations().filter((one) => one.rel === "occupationSkillRelations" && one.relationType === "essential"), (one) => one.occupationUri!);
  for (const [uri, found] of skills) {
    const left = esco.get(uri)?.map(labelsOf);
    const right = found.flatMap(({ skillUri }) => (esco.get(skillUri!) ?? []).map((row) => ({ language: row.lang, text: row.preferredLabel })));
    if (left) bonds.push({ left, right, weight: 20 });
  }

  const onet = Map.groupBy(rowsOf<Record<string, string>>("onet"), (row) => row["O*NET-SOC Code"] ?? "");
  onet.delete("");
  for (const rows of onet.values()) {
    const of = (...fields: string[]) =>
      rows.flatMap((row) => fields.map((field) => row[field]).filter((text) => text !== undefined));
    const left = [...new Set(of("Title", "Alternate Title", "Reported Job Title"))].map((text) => ({ language: "en" as const, text }));
    const right = [...new Set(of("Task", "Description", "Example"))].map((text) => ({ language: "en" as const, text }));
    bonds.push({ left, right: left, weight: 40 }, { left, right, weight: 40 });
    passages.push(...[...new Set(of("Task", "Description"))].map((text) => ({ language: "en" as const, text })));
  }
  for (const rows of Map.groupBy(rowsOf<{ ROME: string; titre: string }>("rome_fr"), (row) => row.ROME).values()) {
    const titles = rows.map(({ titre }) => ({ language: "fr" as const, text: titre }));
    bonds.push({ left: titles, right: titles, weight: 2 * rows.length });
  }
  for (const row of rowsOf("job_titles")) passages.push({ language: tongueOf(row.lang), text: row.text });
  return { passages, bonds };
}
