/** What is decided about each posting that arrives, before anything is stored: a pure function of what is known (decisions, section 8). */
import type { Sentence } from "../phrasebook.ts";
import { attention } from "./notes.ts";
import { type Arrival, rowOf } from "./arrival.ts";
import type { SoughtPosting } from "../opportunities/index.ts";
import { isCopy, isRemembered } from "./copies.ts";
import type { Judged } from "./relevance.ts";
import { type DismissedReason, dayOf, placeOf, type QueueRow } from "./row.ts";

/** A row of the queue as arrivals are compared with it. */
export interface Known extends SoughtPosting {
  row: QueueRow;
}

/** One posting that arrives, with what was looked up for it. */
export interface Considered {
  arrival: Arrival;
  relevance: Judged;
  /** The tracked opportunity it is a copy of. */
  tracked: string | null;
}

/** `stands`: a row that was there; `returns`: one that was filed away and is shown now; `new`: a row to be stored. */
export interface Decision {
  kind: "stands" | "returns" | "new";
  row: QueueRow;
  text: string;
}

export interface Circumstances {
  accountId: string;
  known: readonly Known[];
  /** Relevance below it is filed away. */
  floor: number;
  /** How many may still be shown today, the best first; null for what a person sends by hand. */
  budget: number | null;
  at: Date;
}

type Verdict = Pick<
  QueueRow,
  "status" | "dismissed_reason" | "attention" | "attention_explanation" | "is_duplicate"
>;

const PENDING: Verdict = {
  status: "pending",
  dismissed_reason: null,
  attention: null,
  is_duplicate: false,
};

function suppressed(dismissed_reason: DismissedReason, is_duplicate = false): Verdict {
  return { ...PENDING, status: "suppressed", dismissed_reason, is_duplicate };
}

function needsAttention({ text, explanation }: Sentence): Verdict {
  return { ...PENDING, status: "needs_attention", attention: text, attention_explanation: explanation };
}

function verdictOn(
  { arrival, relevance, tracked }: Considered,
  known: readonly Known[],
  floor: number,
): Verdict {
  if (tracked !== null) return suppressed("tracked_duplicate", true);
  if (known.some((one) => one.row.status === "pending" && isCopy(arrival, one)))
    return suppressed("pending_duplicate", true);
  if (known.some((one) => one.row.status === "dismissed" && isRemembered(arrival, one)))
    return suppressed("dismissed_before");
  if (arrival.closed) return { ...PENDING, status: "expired", dismissed_reason: "posting_closed" };
  if (arrival.attention !== null) return needsAttention(arrival.attention);
  if (arrival.title === null) return needsAttention(attention("untitled"));
  if (arrival.url === null) return needsAttention(attention("unaddressed"));
  if (relevance.score !== null && relevance.score < floor) return suppressed("below_relevance_floor");
  return PENDING;
}

/** Filed away for now: may be shown when it arrives again and the floor, the preferences or the day have changed. */
function isReconsidered({ status, dismissed_reason }: QueueRow): boolean {
  return (
    status === "suppressed" &&
    (dismissed_reason === "below_relevance_floor" || dismissed_reason === "over_daily_cap")
  );
}

/** The row that this arrival is, seen again: nothing piles up however often a posting returns. */
function sightedBefore(row: QueueRow, known: readonly Known[]): QueueRow | null {
  if (row.posting_key === null) return null;
  const atAddress = known.filter((one) => one.row.posting_key === row.posting_key);
  const same = atAddress.find(
    (one) =>
      one.row.status === row.status &&
      one.row.dismissed_reason === row.dismissed_reason &&
      row.status !== "pending",
  );
  return (same ?? atAddress.find((one) => isReconsidered(one.row) && isReconsidered(row)))?.row ?? null;
}

/** The row that waits at this very address: a run that finds it again every day has nothing to file. */
function waitsHere(row: QueueRow, known: readonly Known[]): QueueRow | null {
  if (row.dismissed_reason !== "pending_duplicate") return null;
  const waiting = known.find(
    (one) => one.row.status === "pending" && one.row.posting_key === row.posting_key,
  );
  return waiting?.row ?? null;
}

function decide(considered: Considered, known: readonly Known[], circumstances: Circumstances): Decision {
  const { arrival, relevance } = considered;
  const draft = rowOf(arrival, circumstances.accountId, relevance, circumstances.at);
  const row: QueueRow = { ...draft, ...verdictOn(considered, known, circumstances.floor) };
  const before = sightedBefore(row, known) ?? (circumstances.budget === null ? null : waitsHere(row, known));
  if (before) return { kind: "stands", row: before, text: "" };
  const filedAway = known.find(
    (one) => row.posting_key !== null && one.row.posting_key === row.posting_key && isReconsidered(one.row),
  );
  if (filedAway && row.status === "pending") {
    const { _id, received_at, turn, decided_at } = filedAway.row;
    return {
      kind: "returns",
      row: { ...row, _id, received_at, turn, decided_at },
      text: arrival.text,
    };
  }
  return { kind: "new", row, text: arrival.text };
}

/** Rows that would wait: those beyond the budget go on deck, the rest take their places. */
function withinBudget(decisions: readonly Decision[], { budget, at }: Circumstances): Decision[] {
  const waiting = decisions.filter(({ kind, row }) => kind !== "stands" && row.status === "pending");
  const best = waiting.toSorted((a, b) => b.row.rank - a.row.rank).slice(0, budget ?? waiting.length);
  const shown = new Set(best);
  return decisions.map((decision): Decision => {
    if (!waiting.includes(decision)) return decision;
    if (shown.has(decision)) {
      const surfaced_on = budget === null ? null : dayOf(at);
      const place = placeOf(decision.row);
      return { ...decision, row: { ...decision.row, queued_at: at, surfaced_on, place } };
    }
    const onDeck: QueueRow = { ...decision.row, ...suppressed("over_daily_cap") };
    return { ...decision, kind: decision.kind === "returns" ? "stands" : "new", row: onDeck };
  });
}

/** Decides about a batch, one decision for each posting in their order; copies within the batch are found too. */
export function decideAll(batch: readonly Considered[], circumstances: Circumstances): Decision[] {
  const known = [...circumstances.known];
  const decisions = batch.map((considered) => {
    const decision = decide(considered, known, circumstances);
    if (decision.kind !== "stands") known.push({ ...considered.arrival, row: decision.row });
    return decision;
  });
  return withinBudget(decisions, circumstances);
}
