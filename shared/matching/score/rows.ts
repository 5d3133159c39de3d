/** The lines of the explanation as the contract has them. */
import type { Gap, MatchedEvidence, MatchRow, Requirement, RowKind, Strength } from "../../contract/index.ts";
import { inEnglish } from "./phrases.ts";
import type { Assessment, Quote } from "./assessment.ts";

/** One line of the explanation before it is written out; weights within an importance sum to 1. */
export interface Row {
  requirement: string;
  importance: Requirement["importance"];
  kind: RowKind;
  weight: number;
  assessment: Assessment;
  /** A degree, licence or language marked must and missing: holds the must-have score under 70. */
  blocks: boolean;
}

export function toStrength(row: Row): Strength {
  const { claim } = row.assessment.quotes[0]!.source;
  const match = {
    claim: claim.label,
    claim_id: claim.id,
    type: claim.type,
    similarity: row.assessment.credit,
  };
  return { ...written(row), match };
}

export function toGap(row: Row): Gap {
  const { kind, importance, assessment } = row;
  return {
    ...written(row),
    type: kind,
    category: importance === "must" ? "mustHave" : "niceToHave",
    closes: inEnglish([assessment.closes]),
    closing: assessment.closes,
  };
}

function written({ requirement, importance, kind, weight, assessment }: Row): MatchRow {
  const { verdict, credit, quotes, why } = assessment;
  return {
    requirement,
    importance,
    kind,
    verdict,
    weight,
    similarity: credit,
    evidence: quotes.map(evidenceOf),
    why: inEnglish(why),
    explanation: [...why],
  };
}

function evidenceOf({
  quote: { id, content, source_document_id, page, start, end },
}: Quote): MatchedEvidence {
  return { id, content: content!, source_document_id, page, start, end };
}
