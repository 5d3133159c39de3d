import type { Document } from "@career-portrait/shared/contract";
import { describe, expect, it } from "vitest";
import { claim, DOCUMENT_ID, ROLE } from "../test/postings.ts";
import type { PortraitAction, PortraitChange } from "./database.ts";
import { goesWith, overlay, type Shown } from "./portrait-overlay.ts";

const OTHER = "11111111-94a3-4a5e-9f0e-2b1f4f6d7c11";
const document = (id: string): Document => ({
  id,
  type: "resume",
  filename: `${id}.pdf`,
  status: "ready",
  error: null,
  evidence_count: 1,
  created_at: "2026-01-01T00:00:00.000Z",
});
const fromOther = { ...claim("c", "Go", "Go"), evidence: [...claim("c", "Go", "Go").evidence] };
fromOther.evidence.push({ ...fromOther.evidence[0]!, id: "c-2", source_document_id: OTHER });
const SHOWN: Shown = {
  claims: [claim("a", "Python", "Python"), claim("b", "Kafka", "Kafka"), fromOther],
  work: [ROLE],
  documents: [document(DOCUMENT_ID), document(OTHER)],
};

function action(
  id: number,
  change: PortraitChange,
  state: PortraitAction["state"] = "waiting",
): PortraitAction {
  const common = {
    key: "",
    account: "x",
    subject: "",
    attempts: 0,
    next_at: 0,
    not_before: 0,
    refusal: null,
  };
  return { ...common, id, change, state, created_at: id };
}

describe("the portrait as it was left here", () => {
  it("shows what was done in the order in which it was done", () => {
    const shown = overlay(SHOWN, [
      action(2, { kind: "review", claim_ids: ["a"], status: "rejected" }),
      action(1, { kind: "review", claim_ids: ["a", "b"], status: "accepted" }),
      action(3, { kind: "edit", claim_id: "b", words: { label: "Apache Kafka" } }),
    ]);
    expect(shown.claims.map(({ label, review_status }) => [label, review_status])).toEqual([
      ["Python", "rejected"],
      ["Apache Kafka", "accepted"],
      ["Go", "proposed"],
    ]);
  });

  it("shows a role as it was mended; one without an end still runs, one without dates of its own stays as it was", () => {
    const mended = (words: Extract<PortraitChange, { kind: "edit_role" }>["words"]) =>
      overlay(SHOWN, [action(1, { kind: "edit_role", role_id: ROLE.id, words })]).work[0];
    expect(mended({ title: "Lead" })).toEqual({ ...ROLE, title: "Lead", review_status: "accepted" });
    expect(mended({ end_date: "2024-05" })).toMatchObject({ end_date: "2024-05", is_current: false });
    expect(mended({ end_date: null })).toMatchObject({ end_date: null, is_current: true });
    expect(mended({ start_date: null, end_date: null })).toMatchObject({ is_current: false });
  });

  it("shows what the server has taken until its lists do, and nothing that it refused", () => {
    const done = action(1, { kind: "review", claim_ids: ["a"], status: "accepted" }, "done");
    const refused = action(2, { kind: "delete_claim", claim_id: "b" }, "refused");
    const { claims } = overlay(SHOWN, [done, refused]);
    expect(claims.map(({ id, review_status }) => [id, review_status])).toEqual([
      ["a", "accepted"],
      ["b", "proposed"],
      ["c", "proposed"],
    ]);
  });

  it("shows a role reviewed with the claim that says it", () => {
    const saying = {
      ...claim("s", "Data Engineer, Northwind, 2017-01 \u2013 present", "Data Engineer"),
      type: "attribute" as const,
      work_history_id: ROLE.id,
    };
    const shown = overlay({ ...SHOWN, claims: [...SHOWN.claims, saying] }, [
      action(1, { kind: "review_role", role_id: ROLE.id, status: "rejected" }),
    ]);
    expect(shown.work).toEqual([{ ...ROLE, review_status: "rejected" }]);
    expect(shown.claims.map(({ id, review_status }) => [id, review_status])).toEqual([
      ["a", "proposed"],
      ["b", "proposed"],
      ["c", "proposed"],
      ["s", "rejected"],
    ]);
  });

  it("shows what looks right as accepted, and leaves what was decided before", () => {
    const { claims, work } = overlay(SHOWN, [
      action(1, { kind: "review", claim_ids: ["b"], status: "rejected" }),
      action(2, {
        kind: "accept_document",
        document_id: DOCUMENT_ID,
        claim_ids: ["a", "b"],
        role_ids: [ROLE.id],
        doubtful: 1,
      }),
    ]);
    expect(claims.map(({ review_status }) => review_status)).toEqual(["accepted", "rejected", "proposed"]);
    expect(work.map(({ review_status }) => review_status)).toEqual(["accepted"]);
  });

  it("unites two claims with the evidence of both, each place once", () => {
    const twin = {
      ...claim("b", "Kafka", "Kafka"),
      issues: [{ id: "i", type: "duplicate" as const, message: "" }],
    };
    const shown: Shown = { ...SHOWN, claims: [SHOWN.claims[0]!, twin] };
    const merged = overlay(shown, [
      action(1, { kind: "review", claim_ids: ["a"], status: "accepted" }),
      action(2, { kind: "merge", claim_id: "a", into: "b" }),
    ]).claims;
    expect(merged).toHaveLength(1);
    expect(merged[0]).toMatchObject({ id: "b", label: "Kafka", review_status: "accepted", issues: [] });
    // Both stand at the same place, "Python" at 0 to 6 and "Kafka" at 0 to 5 of one page: two pieces.
    expect(merged[0]!.evidence).toHaveLength(2);
  });

  it("takes with a document the claims that stand on it alone, and its quotes from the others", () => {
    const { alone, weakened } = goesWith(SHOWN.claims, DOCUMENT_ID);
    expect(alone.map(({ id }) => id)).toEqual(["a", "b"]);
    expect(weakened.map(({ id }) => id)).toEqual(["c"]);
    const left = overlay(SHOWN, [action(1, { kind: "delete_document", document_id: DOCUMENT_ID })]);
    expect(left.documents.map(({ id }) => id)).toEqual([OTHER]);
    expect(left.claims.map(({ id, evidence }) => [id, evidence.length])).toEqual([["c", 1]]);
  });

  it("leaves the copies themselves alone", () => {
    const before = structuredClone(SHOWN);
    overlay(SHOWN, [
      action(1, { kind: "merge", claim_id: "a", into: "b" }),
      action(2, { kind: "dismiss", claim_id: "c" }),
      action(3, { kind: "delete_document", document_id: OTHER }),
    ]);
    expect(SHOWN).toEqual(before);
  });
});
