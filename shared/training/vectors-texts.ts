/**
 * What the vectors are learned from: running text, and groups of words that belong together by a taxonomy.
 */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { CORPORA, type CorpusRow, rowsOf } from "./corpus.ts";
import { randomOf } from "./random.ts";

export const TONGUES = ["en", "de", "fr", "es", "nl"] as const;

export type Tongue = (typeof TONGUES)[number];

/** Running text: a word's contexts are its neighbours. */
export interface Passage {
  language: Tongue;
  text: string;
}

/**
 * Every word of `left` is a context of every word of `right`, whatever the languages, `weight` in all for
 * each.
 */
export interface Bond {
  left: Passage[];
  right: Passage[];
  weight: number;
}

export interface Material {
  passages: Passage[];
  bonds: Bond[];
  /** The labels of each concept, a passage a language. */
  concepts: Passage[][];
}

/** Corpora of running text. What is kept for tests (`fit_vanetik`, judged titles) is not among them. */
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

function tongueOf(language: string | undefined): Tongue {
  return TONGUES.find((tongue) => tongue === language) ?? "en";
}

/** Rows of a corpus drawn at random, seeded, until they hold `MOST_WORDS` (at 6.5 characters a word). */
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
export function conceptRows(): Map<string, Concept[]> {
  return Map.groupBy(rowsOf<Concept>("esco"), (row) => row.conceptUri.replace(/^.*\/esco\//u, ""));
}

function labelsOf(row: Concept): Passage {
  return {
    language: row.lang,
    text: [...new Set([row.preferredLabel, ...(row.altLabels ?? [])])].join(" ; "),
  };
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
 * Everything to learn from, in a fixed order. `without` names ESCO's concepts (`occupation/…`, `skill/…`) of
 * which nothing is to be learned.
 */
export function material(without: (concept: string) => boolean): Material {
  const parts = [running(), esco(without), onet(), titles()];
  return {
    passages: parts.flatMap(({ passages }) => passages),
    bonds: parts.flatMap(({ bonds }) => bonds),
    concepts: parts.flatMap(({ concepts }) => concepts),
  };
}

/** Postings and résumés; a posting's title is bound to the beginning of its text. */
function running(): Material {
  const rows = RUNNING.flatMap(drawn).map((row) => ({ ...row, language: tongueOf(row.lang) }));
  return {
    passages: rows.map(({ language, text }) => ({ language, text })),
    bonds: rows.flatMap(({ language, title, text }) =>
      title
        ? { left: [{ language, text: title }], right: [{ language, text: text.slice(0, 3000) }], weight: 2 }
        : [],
    ),
    concepts: [],
  };
}

/** ESCO: labels of one concept, occupations of one group, occupations with the skills they need. */
function esco(without: (concept: string) => boolean): Material {
  const known = new Map([...conceptRows()].filter(([uri]) => !without(uri)));
  const rows = [...known.values()];
  const concepts = rows.map((own) => own.map(labelsOf));
  const names = (own: readonly Concept[]) =>
    own.map(({ lang, preferredLabel }) => ({ language: lang, text: preferredLabel }));
  const groups = Map.groupBy(rows, (own) => own.find((row) => row.iscoGroup)?.iscoGroup ?? "");
  groups.delete("");
  const needed = relations().filter(({ relationType }) => relationType === "essential");
  const skills = Map.groupBy(needed, ({ occupationUri }) => occupationUri ?? "");
  return {
    passages: rows
      .flat()
      .flatMap(({ lang, preferredLabel, description }) =>
        description ? { language: lang, text: `${preferredLabel}. ${description}` } : [],
      ),
    bonds: [
      ...concepts.map((labels) => ({ left: labels, right: labels, weight: 20 })),
      ...[...groups.values()].map((own) => {
        const labels = own.flatMap(names);
        return { left: labels, right: labels, weight: 5 * own.length };
      }),
      ...[...skills].flatMap(([uri, found]) => {
        const left = known.get(uri)?.map(labelsOf) ?? [];
        const right = found.flatMap(({ skillUri }) => names(known.get(skillUri ?? "") ?? []));
        return left.length > 0 && right.length > 0 ? { left, right, weight: 20 } : [];
      }),
    ],
    concepts,
  };
}

/** O*NET: an occupation's titles bound to each other and to its tasks and tools. */
function onet(): Material {
  const rows = Map.groupBy(rowsOf<Record<string, string>>("onet"), (row) => row["O*NET-SOC Code"] ?? "");
  rows.delete("");
  const occupations = [...rows.values()].map((own) => {
    const of = (...fields: string[]): Passage[] =>
      [...new Set(own.flatMap((row) => fields.flatMap((field) => row[field] ?? [])))].map((text) => ({
        language: "en",
        text,
      }));
    return {
      titles: of("Title", "Alternate Title", "Reported Job Title"),
      tasks: of("Task", "Description"),
      tools: of("Example"),
    };
  });
  return {
    passages: occupations.flatMap(({ tasks }) => tasks),
    bonds: occupations.flatMap(({ titles, tasks, tools }) => [
      { left: titles, right: titles, weight: 40 },
      { left: titles, right: [...tasks, ...tools], weight: 40 },
    ]),
    concepts: [],
  };
}

/** Lists of titles; those of one French occupation are bound to each other. */
function titles(): Material {
  const french = Map.groupBy(rowsOf<{ ROME: string; titre: string }>("rome_fr"), ({ ROME }) => ROME);
  return {
    passages: rowsOf("job_titles").map(({ lang, text }) => ({ language: tongueOf(lang), text })),
    bonds: [...french.values()].map((rows) => {
      const names = rows.map(({ titre }): Passage => ({ language: "fr", text: titre }));
      return { left: names, right: names, weight: 2 * rows.length };
    }),
    concepts: [],
  };
}
