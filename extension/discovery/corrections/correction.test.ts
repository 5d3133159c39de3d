import type { PreferenceFeedbackEvent } from "@career-portrait/shared/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { correctionOf } from "./correction.ts";

function event(
  event_type: PreferenceFeedbackEvent["event_type"],
  payload: Record<string, unknown>,
): PreferenceFeedbackEvent {
  return {
    id: "00000000-0000-4000-8000-000000000001",
    event_type,
    subject_type: null,
    subject_id: null,
    surface: "api",
    payload,
    created_at: "2026-11-20T06:00:00.000Z",
  };
}

const query = { query_key: "a", source: "linkedin", keyword: "Welder", location: null, enabled: true };

describe("a correction", () => {
  it("says what was brought back, and keeps the facts that the sentence does not say", () => {
    const rescue = correctionOf(
      event("rescue", {
        title: "Welder",
        company: "Quay",
        location: null,
        url: "https://jobs.example/1",
        relevance_score: 41,
        score: 41,
        reason: "far away",
        relevance_reason: "far away",
        relevance_explanation: [{ code: "title_far", params: {} }],
        dismissed_reason: "below_relevance_floor",
        note: "I would move",
      }),
    );
    expect(rescue.said).toEqual({ kind: "rescue", title: "Welder", company: "Quay", score: 41 });
    expect(rescue.url).toBe("https://jobs.example/1");
    expect(rescue.facts).toEqual([
      { name: "relevance_reason", value: "far away" },
      { name: "dismissed_reason", value: "below_relevance_floor" },
      { name: "note", value: "I would move" },
    ]);
  });

  it("names every query that was added, removed and changed", () => {
    const { said, facts } = correctionOf(
      event("query_edit", {
        added: [query],
        removed: [],
        changed: [{ query_key: "a", before: query, after: { ...query, enabled: false } }],
      }),
    );
    expect(said).toMatchObject({ kind: "query_edit", added: [query], removed: [] });
    expect(said.kind === "query_edit" && said.changed[0]?.after.enabled).toBe(false);
    expect(facts).toEqual([]);
  });

  it("hides nothing of what another client wrote in its own way", () => {
    const { said, facts } = correctionOf(event("query_edit", { added: ["Welder"], by: "script" }));
    expect(said).toMatchObject({ added: [], removed: [], changed: [] });
    expect(facts).toEqual([
      { name: "added", value: '["Welder"]' },
      { name: "by", value: "script" },
    ]);
  });

  it("offers no address that a browser must not open", () => {
    for (const url of ["javascript:alert(1)", "data:text/html,x", "not an address", 7])
      expect(correctionOf(event("rescue", { url })).url).toBeNull();
  });

  it("reads any payload of any type", () => {
    const types = fc.constantFrom(
      "rescue",
      "high_score_dismissal",
      "threshold_change",
      "query_edit",
      "suppression_disagreement",
    );
    const names = fc.constantFrom("title", "url", "before", "after", "added", "changed", "setting", "x");
    fc.assert(
      fc.property(types, fc.dictionary(names, fc.jsonValue()), (type, payload) => {
        const { said, facts } = correctionOf(event(type, payload));
        expect(said.kind).toBe(type);
        for (const { value } of facts) expect(value.length).toBeLessThanOrEqual(501);
      }),
    );
  });
});
