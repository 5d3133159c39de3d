/**
 * A history to replay where no account's own is at hand: postings for a backend engineer in Berlin, decided by a taste that the
 * preferences do not state (three agencies and embedded work are dismissed, a kind of employer is kept) and by whim in one case of eight.
 * Made by rule from a seed, so that everybody gets the same.
 */
import { NO_PREFERENCES } from "@career-portrait/shared/contract";
import type { Wishes } from "@career-portrait/shared/relevance";
import type { RecordedDecision } from "./replay.ts";

/** Marsaglia's xorshift, 32 bits (J. Stat. Softw. 8/14, 2003): numbers of 0 to 1. */
function numbers(seed: number): () => number {
  let state = seed | 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

const TITLES = [
  "Backend Engineer",
  "Senior Backend Engineer",
  "Platform Engineer",
  "Go Developer",
  "Embedded Backend Engineer",
  "Embedded Software Engineer",
  "Python Backend Developer",
  "Site Reliability Engineer",
  "Data Engineer",
  "Frontend Engineer",
];
const AGENCIES = ["Nordwind Staffing", "Talentbrücke", "CodeLease"];
const LIKED = ["Windpark Digital", "Solarnetz", "Heatgrid"];
const OTHERS = [
  "Fintora",
  "Ledgerline",
  "Adflow",
  "Shopwerk",
  "Mobilo",
  "Versicura",
  "Cargonaut",
  "Pixelhof",
];
const PLACES = ["Berlin", "Berlin", "Berlin, Germany", "Hamburg", "Munich"];
const MODES = ["remote", "hybrid", "onsite"] as const;
const SOURCES = ["linkedin", "google_jobs", "email"];
const WHIM = 1 / 8;
const DAYS = 40;
const PER_DAY = 30;

export const WISHES: Wishes = {
  ...NO_PREFERENCES,
  tech_stack: ["Go", "Python", "PostgreSQL"],
  work_styles: ["remote", "hybrid"],
  locations: ["Berlin"],
  discovery_queries: [
    { query_key: "q", source: "linkedin", keyword: "backend engineer", location: "Berlin", enabled: true },
  ],
};

/** @param seed another one gives another history of the same taste. */
export function recordedHistory(seed: number): RecordedDecision[] {
  const next = numbers(seed);
  const one = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  return Array.from({ length: DAYS * PER_DAY }, (_, index): RecordedDecision => {
    const title = one(TITLES);
    const kind = next();
    const company = kind < 0.25 ? one(AGENCIES) : kind < 0.4 ? one(LIKED) : one(OTHERS);
    const location = one(PLACES);
    const work_mode = one(MODES);
    const fits =
      !/Frontend|Embedded/.test(title) && (work_mode !== "onsite" || location.startsWith("Berlin"));
    const taste = !AGENCIES.includes(company) && (LIKED.includes(company) || next() < 0.45);
    const meant = fits && taste;
    return {
      day: new Date(Date.UTC(2026, 8, 1 + Math.floor(index / PER_DAY))).toISOString().slice(0, 10),
      title,
      company,
      location,
      work_mode,
      employment_type: null,
      salary: null,
      text: "",
      source: one(SOURCES),
      kept: next() < WHIM ? !meant : meant,
    };
  });
}
