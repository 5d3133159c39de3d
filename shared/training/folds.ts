/** Which postings teach, how many of each source, and in which folds sources are left out together. */

/** Corpora of postings, and how many of their rows teach; the greatest is cut so that it does not drown the others. */
export const TEACHING: Readonly<Record<string, number>> = {
  nhs_jobs_2020: 600,
  indeed_us_mixed_html: 450,
  uk_civil_service: 100,
  us_election_jobs: 300,
  museum_jobs: 209,
  ca_state_class_specs: 150,
  us_city_class_specs: 50,
  google_careers: 250,
  armenia_jobs: 400,
  linkedin_us_functions: 400,
  linkedin_us_education_health: 350,
  linkedin_us_data: 500,
  indeed_us_ml_html: 350,
  ethiopia_jobs: 400,
  de_indeed_2025: 541,
  de_ch_ict_ner: 645,
  fr_france_travail: 256,
  es_argentina: 900,
  es_spain_data: 545,
  nl_mixed: 893,
  da_indeed: 137,
};

/** Of those, the corpora whose line breaks are their authors': what shows where statements end. */
export const WITH_BREAKS: ReadonlySet<string> = new Set([
  "indeed_us_mixed_html",
  "us_election_jobs",
  "museum_jobs",
  "ca_state_class_specs",
  "us_city_class_specs",
  "google_careers",
  "linkedin_us_functions",
  "linkedin_us_education_health",
  "linkedin_us_data",
  "indeed_us_ml_html",
  "de_indeed_2025",
  "de_ch_ict_ner",
  "fr_france_travail",
  "es_spain_data",
  "nl_mixed",
  "da_indeed",
]);
export const MOST_FOR_BREAKS = 350;

/** Sources that are left out together: corpora, and the sets of postings labelled by reading or writing. */
export const FOLDS: readonly (readonly string[])[] = [
  ["nhs_jobs_2020", "uk_civil_service", "fr_france_travail", "written-nl", "written-de"],
  ["indeed_us_mixed_html", "us_election_jobs", "nl_mixed", "museum_jobs", "written-es"],
  [
    "linkedin_us_functions",
    "linkedin_us_education_health",
    "es_argentina",
    "de_ch_ict_ner",
    "google_careers",
    "written-fr",
    "written-en",
  ],
  ["linkedin_us_data", "indeed_us_ml_html", "de_indeed_2025", "armenia_jobs", "own"],
  [
    "adzuna_uk_2013",
    "ethiopia_jobs",
    "es_spain_data",
    "ca_state_class_specs",
    "us_city_class_specs",
    "academic_finance_misc",
    "jobs",
    "another-hand",
    "untaught",
  ],
];

/** The fold that leaves a source out. @throws Error for a source of no fold */
export function foldOf(source: string): number {
  const fold = FOLDS.findIndex((sources) => sources.includes(source));
  if (fold < 0) throw new Error(`${source} stands in no fold (shared/training/folds.ts)`);
  return fold;
}
