/** A score as the panel tells it: one number, its two parts, and a row for everything the posting asks for. */
import type {
  Basis,
  Gap,
  MatchedEvidence,
  MatchScore,
  PostingWarning,
  Requirement,
  Strength,
  Verdict,
} from "@career-portrait/shared/contract";
import { inWords } from "../words/explanation.ts";
import type { MarkKind } from "../ui/Mark.tsx";

export interface RequirementRow {
  text: string;
  importance: "must" | "nice";
  mark: MarkKind;
  evidence: MatchedEvidence[];
  why: string | null;
  /** What would close a gap. */
  closes: string | null;
}

export interface Explained {
  overall: number | null;
  must: number | null;
  nice: number | null;
  /** Why there is no number. */
  reason: string | null;
  /** What holds the number down whatever else is shown. */
  limits: string[];
  basis: Basis;
  rows: RequirementRow[];
}

const MARKS: Record<Verdict, MarkKind> = {
  met: "met",
  partly: "partly",
  missing: "gap",
  unknowable: "unknowable",
};

function rowOf(row: Strength | Gap): RequirementRow {
  const { requirement: text, importance, evidence, why, explanation, verdict } = row;
  const closes = "closes" in row ? inWords(row.closing && [row.closing], row.closes) : null;
  return { text, importance, mark: MARKS[verdict], evidence, why: inWords(explanation, why), closes };
}

/** A requirement that nothing has been held against. */
export function unknownRow({ text, importance }: Requirement): RequirementRow {
  return { text, importance, mark: "unknown", evidence: [], why: null, closes: null };
}

/** Must before nice, each in the order of the posting's own text; what is no quote of it (alternatives left open) last. */
export function inReadingOrder(rows: RequirementRow[], text: string): RequirementRow[] {
  const placed = rows.map((row) => {
    const at = text.indexOf(row.text);
    return { row, at: at < 0 ? text.length : at };
  });
  placed.sort((a, b) => a.row.importance.localeCompare(b.row.importance) || a.at - b.at);
  return placed.map(({ row }) => row);
}

/** The warnings that no row of the score says already. */
export function besideTheScore(warnings: readonly PostingWarning[]): PostingWarning[] {
  return warnings.filter(({ explanation }) => explanation.code !== "language_asked");
}

/** The rows of a score, whoever computed it. `text` is the posting's, for the order. */
export function explain(score: MatchScore, text: string): Explained {
  const rows = [...score.strengths, ...score.gaps].map(rowOf);
  return {
    overall: score.scores.overall,
    must: score.scores.must_have,
    nice: score.scores.nice_to_have,
    reason: score.reason,
    limits: [
      ...new Set(
        score.limits.map(({ reason, explanation }) => inWords(explanation && [explanation], reason)),
      ),
    ],
    basis: score.basis,
    rows: inReadingOrder(rows, text),
  };
}
