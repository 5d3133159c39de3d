/** The lines of the explanation as the contract has them. */
import type { Gap, MatchedEvidence, Strength } from "../../contract/match.ts";
import type { Requirement } from "../../contract/posting.ts";
import type { Assessment } from "./assessment.ts";
import { inEnglish, type Phrase } from "./phrases.ts";
import type { QuotedClaim } from "./portrait.ts";

/** One line of the explanation before it is written out; weights within an importance sum to 1. */
export interface Row {
  requirement: Requirement;
  weight: number;
  assessment: Assessment;
  /** Tells this occupation from others. */
  specific: boolean;
  /** A degree, licence or language marked must and not met: holds the must-have score below 70. */
  blocks: boolean;
}

/** Quotes shown for one requirement; more would hide the best. */
const MOST_QUOTES = 3;

export function toStrength({ requirement, weight, assessment }: Row): Strength {
  const { claim } = assessment.sources[0]!;
  // A strength names nothing that is not shown; `otherAlternatives` does.
  const why = assessment.why.filter(({ code }) => code !== "one_is_enough");
  return {
    requirement: requirement.text,
    importance: requirement.importance,
    kind: requirement.kind,
    weight,
    match: { claim: claim.label, claim_id: claim.id, type: claim.type, similarity: assessment.credit },
    evidence: quotesOf(assessment.sources),
    why: inEnglish(why),
    explanation: why,
  };
}

/**
 * The alternatives of a met "or" list that the portrait does not show, as a gap of their own: not needed, worth no points
 * and not to be claimed. Empty when the list is shown as a whole.
 */
export function otherAlternatives({ requirement, assessment }: Row): Gap[] {
  const open = assessment.why.find(({ code }) => code === "one_is_enough");
  if (open?.code !== "one_is_enough") return [];
  const closing: Phrase = { code: "evidence_of", params: { things: open.params.skills, either: true } };
  return [
    {
      requirement: open.params.skills.join(" / "),
      type: requirement.kind,
      category: "niceToHave",
      weight: 0,
      similarity: 0,
      evidence: [],
      why: inEnglish(assessment.why),
      closes: inEnglish([closing]),
      explanation: [...assessment.why],
      closing,
    },
  ];
}

export function toGap({ requirement, weight, assessment }: Row): Gap {
  return {
    requirement: requirement.text,
    type: requirement.kind,
    category: requirement.importance === "must" ? "mustHave" : "niceToHave",
    weight,
    similarity: assessment.credit,
    evidence: quotesOf(assessment.sources),
    why: inEnglish(assessment.why),
    closes: inEnglish([assessment.closes]),
    explanation: [...assessment.why],
    closing: assessment.closes,
  };
}

/** One quote of each source first. */
function quotesOf(sources: readonly QuotedClaim[]): MatchedEvidence[] {
  const firsts = sources.map(({ quotes }) => quotes[0]!);
  const rest = sources.flatMap(({ quotes }) => quotes.slice(1));
  const seen = new Set<string>();
  return [...firsts, ...rest]
    .filter(({ id }) => !seen.has(id) && seen.add(id))
    .slice(0, MOST_QUOTES)
    .map(({ id, content, source_document_id, page }) => ({
      id,
      content: content!,
      source_document_id,
      page,
    }));
}
