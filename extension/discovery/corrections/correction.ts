/** A correction in plain words: what was done, and the facts that were kept with it. */
import {
  DiscoveryQuery,
  type FeedbackEventType,
  MatchPhrase,
  type PreferenceFeedbackEvent,
} from "@career-portrait/shared/contract";
import { z } from "zod";
import { relevanceInWords } from "../../words/explanation.ts";

/** What was done, for the catalogue to say. */
export type Said =
  | {
      kind: "rescue" | "high_score_dismissal";
      title: string | null;
      company: string | null;
      score: number | null;
    }
  | { kind: "threshold_change"; setting: string; before: number | null; after: number | null }
  | {
      kind: "query_edit";
      added: DiscoveryQuery[];
      removed: DiscoveryQuery[];
      changed: { before: DiscoveryQuery; after: DiscoveryQuery }[];
    }
  | { kind: "suppression_disagreement"; title: string | null; company: string | null };

/** One fact of the payload that the sentence does not say; `name` is the payload's own key. */
export interface Fact {
  name: string;
  value: string;
}

export interface Correction {
  id: string;
  type: FeedbackEventType;
  at: string;
  surface: PreferenceFeedbackEvent["surface"];
  said: Said;
  facts: Fact[];
  /** The posting's own page, when there is one that a browser may open. */
  url: string | null;
}

/** Longest value shown of a fact, in characters: payloads of other clients may hold anything. */
const VALUE_MAX = 500;

const wordsAt = (payload: Record<string, unknown>, name: string): string | null => {
  const value = payload[name];
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
};
const numberAt = (payload: Record<string, unknown>, name: string): number | null => {
  const value = payload[name];
  return typeof value === "number" && Number.isFinite(value) ? value : null;
};

function queriesAt(payload: Record<string, unknown>, name: string): DiscoveryQuery[] {
  const list = payload[name];
  if (!Array.isArray(list)) return [];
  return list.flatMap((one) => {
    const query = DiscoveryQuery.safeParse(one);
    return query.success ? [query.data] : [];
  });
}

function changesAt(payload: Record<string, unknown>): { before: DiscoveryQuery; after: DiscoveryQuery }[] {
  const { changed } = payload;
  if (!Array.isArray(changed)) return [];
  return changed.flatMap((one: unknown) => {
    const pair = one as { before?: unknown; after?: unknown } | null;
    const [before, after] = [DiscoveryQuery.safeParse(pair?.before), DiscoveryQuery.safeParse(pair?.after)];
    return before.success && after.success ? [{ before: before.data, after: after.data }] : [];
  });
}

/** Keys of the payload that the sentence says by itself, by kind. */
const SAID: Record<FeedbackEventType, readonly string[]> = {
  rescue: ["title", "company", "url", "score", "reason", "relevance_score"],
  high_score_dismissal: ["title", "company", "url", "relevance_score"],
  threshold_change: ["setting", "before", "after"],
  query_edit: ["added", "removed", "changed"],
  suppression_disagreement: ["title", "company", "url"],
};

function saidBy({ event_type, payload }: PreferenceFeedbackEvent): Said {
  const posting = { title: wordsAt(payload, "title"), company: wordsAt(payload, "company") };
  switch (event_type) {
    case "rescue":
    case "high_score_dismissal":
      return {
        kind: event_type,
        ...posting,
        score: numberAt(payload, "relevance_score") ?? numberAt(payload, "score"),
      };
    case "threshold_change":
      return {
        kind: event_type,
        setting: wordsAt(payload, "setting") ?? "",
        before: numberAt(payload, "before"),
        after: numberAt(payload, "after"),
      };
    case "query_edit":
      return {
        kind: event_type,
        added: queriesAt(payload, "added"),
        removed: queriesAt(payload, "removed"),
        changed: changesAt(payload),
      };
  }
  return { kind: event_type, ...posting };
}

function valueOf(value: unknown): string | null {
  if (value === null || value === undefined || value === "") return null;
  const words = typeof value === "string" ? value : JSON.stringify(value);
  return words.length > VALUE_MAX ? `${words.slice(0, VALUE_MAX)}\u2026` : words;
}

function webAddress(text: string | null): string | null {
  return text !== null && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : null;
}

/** Whether the sentence for this says anything: an edit whose queries cannot be read says nothing. */
function isSpoken(said: Said): boolean {
  return said.kind !== "query_edit" || said.added.length + said.removed.length + said.changed.length > 0;
}

export function correctionOf(event: PreferenceFeedbackEvent): Correction {
  const { id, event_type, surface, payload, created_at } = event;
  const said = saidBy(event);
  const spoken = isSpoken(said) ? SAID[event_type] : [];
  const facts = Object.entries(payload).flatMap(([name, value]): Fact[] => {
    // Codes are said with the reason that they are the codes of.
    const words = spoken.includes(name) || name === "relevance_explanation" ? null : valueOf(value);
    if (words === null) return [];
    const codes = z
      .array(MatchPhrase)
      .safeParse(name === "relevance_reason" && payload.relevance_explanation);
    return [{ name, value: codes.success ? relevanceInWords(codes.data, words) : words }];
  });
  return {
    id,
    type: event_type,
    at: created_at,
    surface,
    said,
    facts,
    url: webAddress(wordsAt(payload, "url")),
  };
}
