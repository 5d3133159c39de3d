import { expect, test } from "vitest";
import { findIssues } from "./issues.ts";
import type { ClaimRow, EvidenceRow, WorkHistoryRow } from "./rows.ts";
import { statedClaim } from "./stated.ts";

const NOW = new Date("2026-03-01");
const piece = (content: string, confidence: number): EvidenceRow => ({
  id: content,
  source_document_id: "a document",
  content,
  page: 1,
  start: 0,
  end: content.length,
  confidence,
});
function claim(id: string, label: string, more: Partial<ClaimRow> = {}): ClaimRow {
  const made = statedClaim([], { id, accountId: "a", type: "skill", words: { label }, now: NOW });
  return { ...made, evidence: [piece(label, 0.9)], confidence: 0.9, ...more };
}
const role = (more: Partial<WorkHistoryRow>) =>
  ({
    _id: "role",
    title: "Cook",
    company: "Inn",
    start_date: "2010",
    end_date: "2012",
    is_current: false,
    ...more,
  }) as WorkHistoryRow;

function types(claims: ClaimRow[], work_history: WorkHistoryRow[] = []) {
  const found = findIssues({ claims, work_history, today: "2026-03-01" });
  return claims.map(({ _id }) => (found.get(_id) ?? []).map(({ type }) => type));
}

test.each<[string, ClaimRow, WorkHistoryRow[], string[]]>([
  ["nothing doubtful", claim("1", "Baking"), [], []],
  ["no evidence", claim("1", "Baking", { evidence: [] }), [], ["no_evidence"]],
  ["weak evidence", claim("1", "Baking", { confidence: 0.6 }), [], ["weak_evidence"]],
  [
    "an end before the start",
    claim("1", "BSc", { type: "education", start_date: "2014", end_date: "2013-05" }),
    [],
    ["conflicting_dates"],
  ],
  [
    "a role that ends before it starts",
    claim("1", "Baking", { work_history_id: "role" }),
    [role({ start_date: "2019", end_date: "2018" })],
    ["conflicting_dates"],
  ],
  ["a number from nowhere", claim("1", "Baking", { description: "400 loaves" }), [], ["unverified_metric"]],
  [
    "a role told with its dates in their one form",
    claim("1", "Cook, Inn, 2010 – 2012", {
      type: "attribute",
      work_history_id: "role",
      evidence: [piece("Cook", 0.9), piece("Inn", 0.9)],
    }),
    [role({})],
    [],
  ],
  ["a skill last shown long ago", claim("1", "Baking", { work_history_id: "role" }), [role({})], ["stale"]],
  [
    "a skill of a role that runs",
    claim("1", "Baking", { work_history_id: "role" }),
    [role({ end_date: null, is_current: true })],
    [],
  ],
  [
    "a certificate that has run out",
    claim("1", "CPR", { type: "certification", end_date: "2025" }),
    [],
    ["stale"],
  ],
  ["a certificate of this year", claim("1", "CPR", { type: "certification", end_date: "2026" }), [], []],
  ["a rejected claim", claim("1", "Baking", { evidence: [], review_status: "rejected" }), [], []],
])("%s", (_, row, roles, expected) => {
  expect(types([row], roles)).toEqual([expected]);
});

test("two names of one skill are duplicates; two skills are not", () => {
  expect(types([claim("1", "Kubernetes"), claim("2", "K8s"), claim("3", "Docker")])).toEqual([
    ["duplicate"],
    ["duplicate"],
    [],
  ]);
});

test("an issue keeps its id while its cause stays, and only then", () => {
  const ids = (description: string) =>
    findIssues({ claims: [claim("1", "Baking", { description })], work_history: [], today: "2026-03-01" })
      .get("1")
      ?.map(({ id }) => id);
  expect(ids("400 loaves")).toEqual(ids("400 loaves"));
  expect(ids("400 loaves")).not.toEqual(ids("500 loaves"));
});
