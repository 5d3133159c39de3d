/** The self-review: which period is meant, what went wrong, and the result as plain text. */
import {
  ApiRequestError,
  type Claim,
  type Document,
  type Evidence,
  type SelfReview,
} from "@career-portrait/shared/contract";
import { eachInWords, inWords } from "../../words/explanation.ts";
import { t, type MessageKey } from "../../words/index.ts";
import { sentenceFor } from "../../connection/refusal.ts";

/** Months that a preset reaches back. */
export const PRESETS = { month: 1, quarter: 3, half: 6, year: 12 } as const;
export type Preset = keyof typeof PRESETS;

/** Days as `YYYY-MM-DD`, both included. */
export interface Period {
  from: string;
  to: string;
}

const DAY = 24 * 60 * 60 * 1000;
/** The longest the backend takes (decisions, section 5). */
const LONGEST_DAYS = 366;

function dayOf(date: Date): string {
  const part = (value: number): string => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
}

/** Midnight of a day where the person is; null for what is no day. */
function midnight(day: string): Date | null {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day);
  if (!match) return null;
  const date = new Date(Number(match[1]), Number(match[2]) - 1, Number(match[3]));
  return dayOf(date) === day ? date : null;
}

/** So many months up to and with today: the 31st reaches back to the last day of a shorter month. */
export function presetPeriod(preset: Preset, today: Date): Period {
  const back = new Date(today.getFullYear(), today.getMonth() - PRESETS[preset], 1);
  const lastDay = new Date(back.getFullYear(), back.getMonth() + 1, 0).getDate();
  back.setDate(Math.min(today.getDate(), lastDay));
  // The day after the same day back then, so that a month is a month and no day is counted twice.
  back.setDate(back.getDate() + 1);
  return { from: dayOf(back), to: dayOf(today) };
}

/** The preset that a period is, or null. */
export function presetOf(period: Period, today: Date): Preset | null {
  const names = Object.keys(PRESETS) as Preset[];
  return (
    names.find((name) => {
      const { from, to } = presetPeriod(name, today);
      return from === period.from && to === period.to;
    }) ?? null
  );
}

/** What is wrong with a period, by its field; null when nothing is. */
export function periodProblem({ from, to }: Period): { field: "from" | "to"; message: string } | null {
  const [first, last] = [midnight(from), midnight(to)];
  if (!first) return { field: "from", message: t("review.noDay") };
  if (!last) return { field: "to", message: t("review.noDay") };
  if (last < first) return { field: "to", message: t("review.backwards") };
  const days = Math.round((last.getTime() - first.getTime()) / DAY) + 1;
  return days > LONGEST_DAYS ? { field: "to", message: t("review.tooLong", { max: LONGEST_DAYS }) } : null;
}

/** The instants a period begins and ends at, as the contract writes them. @throws RangeError for what is no period */
export function instantsOf(period: Period): { period_start: string; period_end: string } {
  const [first, last] = [midnight(period.from), midnight(period.to)];
  if (!first || !last) throw new RangeError("not a period");
  const end = new Date(last.getFullYear(), last.getMonth(), last.getDate(), 23, 59, 59);
  return { period_start: first.toISOString(), period_end: end.toISOString() };
}

const OWN_SENTENCES: Record<string, MessageKey> = {
  cost_ceiling: "review.costCeiling",
  review_generation_failed: "review.generationFailed",
  review_source_read_failed: "review.sourceFailed",
};

/** Why there is no review, in a sentence of its own for each of the route's codes. */
export function reviewRefusal(error: unknown): { code: string; message: string } {
  if (!(error instanceof ApiRequestError)) return { code: "", message: sentenceFor(error) };
  const own = OWN_SENTENCES[error.code];
  return { code: error.code, message: own ? t(own) : sentenceFor(error) };
}

/** A piece of evidence with the claim it stands behind and the document it stands in. */
export interface Proof {
  evidence: Evidence;
  claim: Claim;
  /** Null for what the person stated, or when the document is not known here. */
  document: Document | null;
}

/** The evidence of these ids as it is known here, each quote once, and how many are not known. */
export function proofsOf(
  ids: readonly string[],
  portrait: { claims: readonly Claim[]; documents: readonly Document[] },
): { proofs: Proof[]; unknown: number } {
  const known = portrait.claims.flatMap((claim) =>
    claim.evidence
      .filter(({ id }) => ids.includes(id))
      .map((evidence) => ({
        evidence,
        claim,
        document: portrait.documents.find(({ id }) => id === evidence.source_document_id) ?? null,
      })),
  );
  const seen = new Set<string>();
  const proofs = known.filter(({ evidence: { source_document_id, page, content } }) => {
    const key = JSON.stringify([source_document_id, page, content]);
    return !seen.has(key) && seen.add(key);
  });
  const found = new Set(known.map(({ evidence }) => evidence.id));
  return { proofs, unknown: ids.filter((id) => !found.has(id)).length };
}

/** What the rules wrote, in the person's language; a model's words as they are. */
export function reviewInWords(review: SelfReview): SelfReview {
  const { narrative, narrative_explanation, growth_areas, growth_areas_explanation } = review;
  return {
    ...review,
    narrative: inWords(narrative_explanation, narrative),
    growth_areas: eachInWords(growth_areas, growth_areas_explanation),
  };
}

/** The review to be pasted elsewhere: headings, lines, no markup but dashes. */
export function reviewText(review: SelfReview, heading: string): string {
  const part = (title: MessageKey, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : ["", t(title), ...lines.map((line) => `- ${line}`)];
  return [
    heading,
    ...(review.narrative ? ["", review.narrative] : []),
    ...part(
      "review.highlights",
      review.highlights.map(({ text }) => text),
    ),
    ...part("review.growth", review.growth_areas),
  ].join("\n");
}
