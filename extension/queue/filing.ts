/** What became of a results list's cards, in words. */
import type { FilingResult } from "@career-portrait/shared/contract";
import { t, tn } from "../words/index.ts";
import { refusalInWords } from "../words/refusal.ts";
import type { CardStanding } from "../sync/filings.ts";
import { whyFiledAway } from "./reasons.ts";

type Result = FilingResult["items"][number];

/** How a card fared: it waits for a decision, is below the floor, was known before, needs a look, or was filed away. */
export type Outcome = "queued" | "below" | "known" | "attention" | "other" | "waiting" | "refused";

const KNOWN = ["tracked_duplicate", "pending_duplicate", "dismissed_before"];

function outcomeOfResult({ status, dismissed_reason }: Result): Outcome {
  if (status === "pending") return "queued";
  if (status === "needs_attention") return "attention";
  if (status === "added" || KNOWN.includes(dismissed_reason ?? "")) return "known";
  return dismissed_reason === "below_relevance_floor" ? "below" : "other";
}

export function outcomeOf(standing: CardStanding): Outcome {
  return standing.state === "done" ? outcomeOfResult(standing.result) : standing.state;
}

function resultWords(result: Result): string {
  const score = result.relevance_score;
  switch (outcomeOfResult(result)) {
    case "queued":
      return score === null ? t("filing.pending") : t("filing.pendingScore", { score });
    case "attention":
      return t("filing.attention");
    case "below":
      return score === null ? t("why.below_relevance_floor") : t("filing.below", { score });
    default:
      return whyFiledAway(result) ?? t("filing.added");
  }
}

/** What became of one card, in a few words. */
export function standingWords(standing: CardStanding): string {
  switch (standing.state) {
    case "waiting":
      return t(standing.late ? "filing.late" : "filing.waiting");
    case "refused":
      return t("filing.refused", { message: standing.refusal ? refusalInWords(standing.refusal) : "" });
    default:
      return resultWords(standing.result);
  }
}

/** What became of them all, such as "4 queued, 1 below your floor"; empty when none was filed. */
export function summaryOf(standings: Iterable<CardStanding>): string {
  const outcomes = [...standings].map(outcomeOf);
  const count = (outcome: Outcome): number => outcomes.filter((one) => one === outcome).length;
  const say = (outcome: Outcome, words: (count: number) => string): string[] =>
    count(outcome) > 0 ? [words(count(outcome))] : [];
  return [
    ...say("queued", (n) => t("filing.sumQueued", { count: n })),
    ...say("below", (n) => t("filing.sumBelow", { count: n })),
    ...say("known", (n) => t("filing.sumKnown", { count: n })),
    ...say("attention", (n) => tn("filing.sumAttention", n)),
    ...say("other", (n) => t("filing.sumOther", { count: n })),
    ...say("waiting", (n) => t("filing.sumWaiting", { count: n })),
    ...say("refused", (n) => t("filing.sumRefused", { count: n })),
  ].join(", ");
}
