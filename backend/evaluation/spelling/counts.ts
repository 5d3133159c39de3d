/**
 * Makes `backend/src/spelling/words.bin`: in how many documents of the corpora each word stands, brought down to what the rule
 * needs of it. Words that are one step from no common word are not kept.
 */
import { TONGUES, type Tongue } from "../../src/spelling/tongues.ts";
import { differenceOf } from "../../src/spelling/steps.ts";
import { bitOf, type Use, wordsFile } from "../../src/spelling/words.ts";
import { rowsOf } from "../../../shared/training/corpus.ts";

/** Résumés that never teach: they measure. */
export const MEASURING = ["resume_misc", "resume_ner", "resume_section_lines"] as const;

const CORPORA = [
  "academic_finance_misc",
  "adzuna_uk_2013",
  "armenia_jobs",
  "ca_state_class_specs",
  "de_ch_ict_ner",
  "de_indeed_2025",
  "de_zone_paragraphs",
  "es_argentina",
  "es_spain_data",
  "esco",
  "ethiopia_jobs",
  "fr_france_travail",
  "google_careers",
  "indeed_us_mixed_html",
  "indeed_us_ml_html",
  "job_titles",
  "linkedin_us_data",
  "linkedin_us_education_health",
  "linkedin_us_functions",
  "museum_jobs",
  "nhs_jobs_2020",
  "nl_mixed",
  "onet",
  "resume_livecareer",
  "rome_fr",
  "sayfullina_soft",
  "skillspan",
  "skillspan_esco",
  "title_pairs_talentclef",
  "uk_civil_service",
  "us_city_class_specs",
  "us_election_jobs",
  "usajobs_questionnaires",
];

/** Fields that hold no words of a text. */
const NO_TEXT = new Set([
  "id",
  "lang",
  "url",
  "html",
  "kind",
  "origin",
  "code",
  "conceptUri",
  "file",
  "date",
]);

/** In how many documents: in any case, in lower case, and as running text writes it. */
interface Count {
  all: number;
  lower: number;
  running: number;
}

type Counts = Map<Tongue, Map<string, Count>>;

function textsIn(row: Record<string, unknown>): string[] {
  return Object.entries(row).flatMap(([field, value]) => {
    if (NO_TEXT.has(field)) return [];
    return [value].flat().filter((part) => typeof part === "string");
  });
}

function counted(without: ReadonlySet<string>): Counts {
  const counts: Counts = new Map(TONGUES.map((tongue) => [tongue, new Map<string, Count>()]));
  for (const corpus of CORPORA.filter((name) => !without.has(name)))
    for (const row of rowsOf<Record<string, unknown>>(corpus)) {
      const tongue = TONGUES.find(({ key }) => key === row.lang) ?? TONGUES[0]!;
      const seen = new Set(
        textsIn(row).flatMap((text) => text.normalize("NFC").match(/(?<!\p{L})\p{L}{3,30}(?!\p{L})/gu) ?? []),
      );
      const words = counts.get(tongue)!;
      for (const [lower, forms] of Map.groupBy(seen, (word) => word.toLowerCase())) {
        const count = words.get(lower) ?? { all: 0, lower: 0, running: 0 };
        count.all += 1;
        if (forms.includes(lower)) count.lower += 1;
        if (tongue.capitals || forms.includes(lower)) count.running += 1;
        words.set(lower, count);
      }
    }
  return counts;
}

/** A word, and it with each letter left out: two words that are one step apart share one of these. */
function shortened(word: string): string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}

function isOneStep(word: string, other: string): boolean {
  const { has, wants } = differenceOf(word, other);
  if (has.length <= 1 && wants.length <= 1) return true;
  return has.length === 2 && wants === has.charAt(1) + has.charAt(0);
}

/** For a word, the most documents in which a common word one step from it stands; 0 for none. */
function nearest(common: ReadonlyMap<string, number>): (word: string) => number {
  const byShortened = Map.groupBy(
    [...common.keys()].flatMap((word) => shortened(word).map((key) => ({ key, word }))),
    ({ key }) => key,
  );
  return (word) => {
    const near = shortened(word).flatMap((key) => byShortened.get(key) ?? []);
    return near.reduce(
      (most, { word: other }) =>
        other !== word && isOneStep(word, other) ? Math.max(most, common.get(other)!) : most,
      0,
    );
  };
}

/** A noun stands in lower case in fewer of its documents than this. */
const MOSTLY_CAPITAL = 0.25;

/** A word in so many documents of a language is one, whatever it is in others; a short one in any case. */
const IN_USE = 10;

/** Whether a word that stands in so many documents is a slip for one in `near` of them: the shorter, the rarer. */
function isSlip(word: string, times: number, near: number): boolean {
  return word.length >= 8 ? near >= 500 * times : times < IN_USE && near >= 2000 * times;
}

/** The file. @param without corpora that are to teach nothing, beside those that never do */
export function trainWords(without: readonly string[] = []): Uint8Array {
  const counts = counted(new Set(without));
  const uses = new Map<string, Use>();
  /** In each language, how common the commonest word one step from another is. */
  const near = new Map<Tongue, (word: string) => number>();
  for (const [tongue, words] of counts) {
    const common = new Map<string, number>();
    for (const [word, { all, lower, running }] of words) {
      if (running < tongue.long) continue;
      common.set(word, running);
      const use = uses.get(word) ?? { long: 0, short: 0, noun: 0 };
      use.long |= bitOf(tongue);
      if (running >= tongue.short) use.short |= bitOf(tongue);
      if (tongue.capitals && lower < all * MOSTLY_CAPITAL) use.noun |= bitOf(tongue);
      uses.set(word, use);
    }
    near.set(tongue, nearest(common));
  }
  for (const word of new Set([...counts.values()].flatMap((words) => [...words.keys()]))) {
    if (uses.has(word)) continue;
    const seen = TONGUES.map((tongue) => ({
      times: counts.get(tongue)!.get(word)?.all ?? 0,
      near: near.get(tongue)!(word),
    }));
    if (seen.every((one) => one.near === 0)) continue;
    const slips = seen.filter((one) => one.times > 0 && isSlip(word, one.times, one.near));
    if (slips.length === 0 || seen.some((one) => one.times >= IN_USE && !slips.includes(one)))
      uses.set(word, { long: 0, short: 0, noun: 0 });
  }
  return wordsFile(uses);
}
