import type { ClaimDetail, Document } from "@career-portrait/shared/contract";
import { describe, expect, it } from "vitest";
import { claim, DOCUMENT_ID, ROLE } from "../../test/postings.ts";
import { changedWords, looksRight } from "./actions.ts";
import { groupClaims, summaryOf } from "./overview.ts";
import {
  focused,
  inReadingOrder,
  mergeCandidates,
  NO_FILTER,
  progressOf,
  queueOf,
  surerThan,
} from "./queue.ts";

const OTHER = "11111111-94a3-4a5e-9f0e-2b1f4f6d7c11";
const document = (id: string, created_at: string): Document => ({
  id,
  type: "resume",
  filename: null,
  status: "ready",
  error: null,
  evidence_count: 0,
  created_at,
});
const DOCUMENTS = [document(OTHER, "2026-02-01T00:00:00Z"), document(DOCUMENT_ID, "2026-01-01T00:00:00Z")];

function at(
  id: string,
  documentId: string | null,
  page: number,
  start: number,
  more: Partial<ClaimDetail> = {},
) {
  const made = claim(id, id, id);
  const piece = { ...made.evidence[0]!, source_document_id: documentId, page, start, end: start + id.length };
  return { ...made, evidence: [piece], ...more };
}
const ids = (claims: readonly ClaimDetail[]) => claims.map(({ id }) => id);
const weak = [{ id: "i", type: "weak_evidence" as const, message: "" }];

describe("what looks right", () => {
  it("is what a document shows that waits and is not doubtful", () => {
    const inRole = (id: string, more: Partial<ClaimDetail> = {}) => {
      const made = at(id, DOCUMENT_ID, 1, 1, { work_history_id: ROLE.id, ...more });
      return { ...made, evidence: [{ ...made.evidence[0]!, work_history_id: ROLE.id }] };
    };
    const claims = [
      inRole("a"),
      inRole("weak", { confidence: 0.59 }),
      inRole("doubted", { issues: weak }),
      inRole("decided", { review_status: "rejected" }),
      at("elsewhere", OTHER, 1, 1),
    ];
    const elsewhere = { ...ROLE, id: "other" };
    const right = looksRight({ claims, work: [ROLE, elsewhere] }, DOCUMENT_ID);
    expect(ids(right.claims)).toEqual(["a"]);
    expect(right.roles).toEqual([ROLE]);
    expect(right.doubtful).toBe(2);
  });

  it("leaves out a role whose own claim is doubtful, or whose dates are", () => {
    const saying = (more: Partial<ClaimDetail>) => {
      const label = `${ROLE.title}, ${ROLE.company}, 2017-01 \u2013 present`;
      const made = at("s", DOCUMENT_ID, 1, 1, {
        type: "attribute",
        label,
        work_history_id: ROLE.id,
        ...more,
      });
      return { ...made, evidence: [{ ...made.evidence[0]!, work_history_id: ROLE.id }] };
    };
    const explanation = { code: "role_dates_differ", params: {} };
    const dates = [{ id: "i", type: "conflicting_dates" as const, message: "", explanation }];
    const rolesOf = (claim: ClaimDetail) => looksRight({ claims: [claim], work: [ROLE] }, DOCUMENT_ID).roles;
    expect(rolesOf(saying({}))).toEqual([ROLE]);
    expect(rolesOf(saying({ confidence: 0.5 }))).toEqual([]);
    expect(rolesOf(saying({ type: "skill", label: "Kafka", issues: dates }))).toEqual([]);
    expect(rolesOf(saying({ type: "skill", label: "Kafka", issues: weak }))).toEqual([ROLE]);
  });
});

describe("the queue", () => {
  it("goes through the documents from the oldest, from top to bottom", () => {
    const claims = [
      at("stated", null, 1, 0),
      at("d", OTHER, 1, 0),
      at("c", DOCUMENT_ID, 2, 0),
      at("b", DOCUMENT_ID, 1, 90),
      at("a", DOCUMENT_ID, 1, 8),
    ];
    expect(ids(inReadingOrder(claims, DOCUMENTS))).toEqual(["a", "b", "c", "d", "stated"]);
  });

  it("holds what waits and fits, and keeps the claim in focus when a dismissal makes it unfit", () => {
    const claims = [
      at("a", DOCUMENT_ID, 1, 1, { issues: weak }),
      at("b", DOCUMENT_ID, 1, 2),
      at("c", DOCUMENT_ID, 1, 3, { issues: weak, review_status: "accepted" }),
    ];
    expect(ids(queueOf(claims, DOCUMENTS, NO_FILTER, null))).toEqual(["a", "b"]);
    expect(ids(queueOf(claims, DOCUMENTS, { type: null, issue: "any" }, null))).toEqual(["a"]);
    expect(ids(queueOf(claims, DOCUMENTS, { type: null, issue: "stale" }, "b"))).toEqual(["b"]);
    expect(ids(queueOf(claims, DOCUMENTS, { type: "education", issue: null }, null))).toEqual([]);
  });

  it("puts into focus what has moved into the place of a reviewed claim, and the last at the end", () => {
    const queue = [at("a", DOCUMENT_ID, 1, 1), at("c", DOCUMENT_ID, 1, 3)];
    expect(focused(queue, { id: "c", index: 0 })).toBe(1);
    expect(focused(queue, { id: "b", index: 1 })).toBe(1);
    expect(focused(queue, { id: "d", index: 2 })).toBe(1);
    expect(focused([], { id: "d", index: 0 })).toBe(-1);
  });

  it("counts what was reviewed, without what needs no review", () => {
    const stated = at("s", null, 1, 0, { review_status: "accepted" });
    const claims = [
      at("a", DOCUMENT_ID, 1, 1),
      at("b", DOCUMENT_ID, 1, 2, { review_status: "rejected" }),
      stated,
    ];
    expect(progressOf(claims, NO_FILTER)).toEqual({ reviewed: 1, all: 2 });
  });
});

it("accepting above a confidence leaves out what is doubtful, unless it is asked for", () => {
  const claims = [
    at("sure", DOCUMENT_ID, 1, 1, { confidence: 0.9 }),
    at("doubtful", DOCUMENT_ID, 1, 2, { confidence: 0.95, issues: weak }),
    at("unsure", DOCUMENT_ID, 1, 3, { confidence: 0.6 }),
    at("done", DOCUMENT_ID, 1, 4, { confidence: 0.9, review_status: "rejected" }),
  ];
  expect(ids(surerThan(claims, 0.9, false))).toEqual(["sure"]);
  expect(ids(surerThan(claims, 0.9, true))).toEqual(["sure", "doubtful"]);
});

describe("merging", () => {
  const named = (id: string, label: string, more: Partial<ClaimDetail> = {}) => ({
    ...claim(id, label, label),
    ...more,
  });
  const claims = [
    named("1", "Node.js"),
    named("2", "NodeJS"),
    named("3", "Caf\u00e9 management"),
    named("4", "Node JS", { review_status: "rejected" }),
    named("5", "NodeJS", { type: "certification" }),
  ];
  it("offers the likeliest of the same type first, never itself nor what was rejected", () => {
    expect(ids(mergeCandidates(claims[0]!, claims, ""))).toEqual(["2"]);
    expect(ids(mergeCandidates(claims[2]!, claims, ""))).toHaveLength(2);
  });

  it("finds what is typed, whatever its accents and case", () => {
    expect(ids(mergeCandidates(claims[0]!, claims, "CAFE man"))).toEqual(["3"]);
    expect(ids(mergeCandidates(claims[0]!, claims, "zzz"))).toEqual([]);
  });
});

describe("the overview", () => {
  it("groups by kind, what waits first and the surest before the less sure, and sums each group up", () => {
    const claims = [
      at("a", DOCUMENT_ID, 1, 1, { review_status: "accepted", confidence: 1 }),
      at("b", DOCUMENT_ID, 1, 2, { confidence: 0.6 }),
      at("c", DOCUMENT_ID, 1, 3, { confidence: 0.8 }),
      at("d", DOCUMENT_ID, 1, 4, { review_status: "rejected", confidence: 0.1 }),
      at("e", DOCUMENT_ID, 1, 5, { type: "education" }),
    ];
    const [skills, education] = groupClaims(claims);
    expect(ids(skills!.claims)).toEqual(["c", "b", "a", "d"]);
    expect(education!.type).toBe("education");
    const { mean, ...counts } = summaryOf(skills!.claims);
    expect(counts).toEqual({ accepted: 1, proposed: 2, rejected: 1, quotes: 4 });
    expect(mean).toBeCloseTo(0.8);
    expect(summaryOf([claims[3]!]).mean).toBe(0);
  });

  it("sends of an edit only what differs", () => {
    const one = at("a", DOCUMENT_ID, 1, 1, { description: "Daily" });
    const typed = { label: one.label, description: " Daily ", type: one.type };
    expect(changedWords(one, typed)).toBeNull();
    expect(changedWords(one, { ...typed, label: "  " })).toBeNull();
    expect(changedWords(one, { ...typed, description: "" })).toEqual({ description: null });
    expect(changedWords(one, { ...typed, label: "Go", type: "attribute" })).toEqual({
      label: "Go",
      type: "attribute",
    });
  });
});
