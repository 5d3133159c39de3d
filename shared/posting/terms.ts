/** Short fixed vocabularies of a posting's facts: kinds of employment, work modes, the labels that name a fact. */
import type { WorkMode } from "../contract/index.ts";
import { FACT_LABELS, FACT_TERMS, type LabelledField } from "../lexicon/page-terms.ts";
import { pagePhrases } from "../lexicon/phrases.ts";
import { ALPHABET, EAST_ASIAN, LETTERS } from "./letters.ts";

/** A term of the lexicon, whole; those of languages without spaces anywhere. Codes have `_` for the blank. */
function term(key: string): RegExp {
  const spaced = pagePhrases(FACT_TERMS, key).replaceAll("(?:-| )", "[-_ ]");
  const unspaced = pagePhrases(FACT_TERMS, `${key} unspaced`);
  return new RegExp(`(?<![${LETTERS}])(?:${spaced})(?![${LETTERS}])|${unspaced}`, "i");
}

export type { LabelledField };

const EMPLOYMENT = term("employment");

/** True when a short text states a kind of employment and little else. */
export function isEmployment(text: string): boolean {
  return text.length <= 70 && EMPLOYMENT.test(text);
}

const EMPLOYMENT_FILLERS = new RegExp(
  `\\d+|(?<![${ALPHABET}])(?:${pagePhrases(FACT_TERMS, "employment filler")})(?![${ALPHABET}])`,
  "gi",
);

/** A short text made of nothing but kinds of employment: `Full time`, `Vollzeit, unbefristet`. */
export function isEmploymentOnly(text: string): boolean {
  return isEmployment(text) && saysNoMore(text, EMPLOYMENT.source, EMPLOYMENT_FILLERS);
}

/** Whether hardly a letter is left of a text without some terms and what fills the gaps between them. */
function saysNoMore(text: string, terms: string, fillers: RegExp): boolean {
  const rest = text.replace(new RegExp(terms, "gi"), "").replace(fillers, "");
  return rest.replace(/[^\p{L}]/gu, "").length <= 2;
}

/**
 * The kind of employment that a label's value states, without what goes on about something else
 * (`Full-time; in-person attendance required`); null when it states none.
 */
export function employmentIn(value: string): string | null {
  const text = value.trim();
  if (isEmploymentOnly(text)) return text;
  if (!EMPLOYMENT.test(text.slice(0, 90)) || text.length > 160) return null;
  const first = text.split(/\s*[;|·]\s*|\s+[–—]\s+|\.\s/u)[0]!;
  return isEmployment(first) ? first : text.length <= 70 ? text : null;
}

const WORKLOAD = new RegExp(pagePhrases(FACT_TERMS, "workload"), "i");

/** True when the text says how much of the week one works. */
export function isWorkload(text: string): boolean {
  return WORKLOAD.test(text);
}

/** JSON-LD and API spellings (`FULL_TIME`, `FullTime`, `parttime_fixed_term`) as people write them. */
export function employmentLabel(text: string): string {
  if (/^[A-Z]+(?:_[A-Z]+)*$/.test(text)) {
    const plain = text.toLowerCase().replaceAll("_", "-");
    return plain === "intern" ? "Internship" : plain.charAt(0).toUpperCase() + plain.slice(1);
  }
  if (/^[a-z]+(?:_[a-z]+)+$/.test(text)) return text.replaceAll("_", " ");
  return text
    .replace(/^(Full|Part)(Time)$/, "$1-time")
    .replace(/^fullTime$/, "Full-time")
    .replace(/^partTime$/, "Part-time");
}

const REMOTE = term("remote");
const HYBRID = term("hybrid");
const ONSITE = term("onsite");

/** The mode that a short text states; null when it states none or several. */
export function workModeOf(text: string): WorkMode | null {
  if (/(?:no|not|non|kein(?:e)?|nicht) (?:[A-Za-zÀ-ɏͰ-ӿ]+ )?(?:remote|home)/i.test(text)) return null;
  if (HYBRID.test(text)) return "hybrid";
  const remote = REMOTE.test(text);
  const onsite = ONSITE.test(text);
  if (remote && onsite) return /\bor\b|\/|oder|ou\b/i.test(text) ? null : "hybrid";
  if (remote) return "remote";
  return onsite ? "onsite" : null;
}

const MODE_FILLERS = new RegExp(`\\d+\\s*%|${pagePhrases(FACT_TERMS, "mode filler")}`, "gi");

/** True when the text is a work mode and little else (`Remote`, `Hybrid work`, `100% remote`). */
export function isWorkModeOnly(text: string): boolean {
  const terms = `${HYBRID.source}|${REMOTE.source}|${ONSITE.source}`;
  return text.length <= 40 && workModeOf(text) !== null && saysNoMore(text, terms, MODE_FILLERS);
}

/** Work mode hashtags that recruiters put into LinkedIn texts (`#LI-Hybrid`). */
export function workModeTag(text: string): WorkMode | null {
  const word = /#LI-(remote|hybrid|on-?site)/i.exec(text)?.[1]!.toLowerCase() ?? null;
  return word === null || word === "remote" || word === "hybrid" ? word : "onsite";
}

const KEYS = [...new Set(FACT_LABELS.map(({ key }) => key))];
const LABELS = KEYS.map((field) => {
  const behind = field === "salary" ? " \\(.{1,25}\\)" : field === "external_id" ? " ?#" : "\\(s\\)";
  const label = `(?:${pagePhrases(FACT_LABELS, field)})(?:${behind})?`;
  return [field, new RegExp(`^[^${LETTERS}${EAST_ASIAN}]*${label}\\s*[:：]?\\s*\\*?$`, "i")] as const;
});

/** Which fact a label names (`Location:`, `Arbeitsort`), or null when the text is no label. */
export function labelOf(text: string): LabelledField | null {
  return text.length > 48 ? null : (LABELS.find(([, pattern]) => pattern.test(text))?.[0] ?? null);
}
