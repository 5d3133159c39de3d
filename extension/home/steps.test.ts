import type { Document } from "@career-portrait/shared/contract";
import { describe, expect, it } from "vitest";
import { claim, DOCUMENT_ID } from "../test/postings.ts";
import { stepsOf } from "./steps.ts";

const document = (status: Document["status"]): Document => ({
  id: DOCUMENT_ID,
  type: "resume",
  filename: "a.pdf",
  status,
  error: null,
  evidence_count: 1,
  created_at: "2026-01-01T00:00:00.000Z",
});
const EMPTY = { claims: [], work: [], documents: [] };
const proposed = claim("a", "Go", "Go");
const accepted = { ...proposed, review_status: "accepted" as const };
const tracked = { status: "tracking" as const, applied_at: null };
const done = (steps: ReturnType<typeof stepsOf>) =>
  steps?.filter((step) => step.done).map(({ name }) => name);

describe("the first steps", () => {
  it("begin with the r\u00e9sum\u00e9 and follow what was done, in any order", () => {
    expect(done(stepsOf(EMPTY, []))).toEqual([]);
    expect(done(stepsOf({ ...EMPTY, documents: [document("failed")] }, []))).toEqual([]);
    const read = { claims: [proposed], work: [], documents: [document("ready")] };
    expect(done(stepsOf(read, []))).toEqual(["resume"]);
    expect(stepsOf(read, [])?.[1]?.href).toContain(DOCUMENT_ID);
    expect(done(stepsOf({ ...read, claims: [accepted] }, [tracked]))).toEqual([
      "resume",
      "understood",
      "posting",
    ]);
    expect(done(stepsOf(EMPTY, [tracked]))).toEqual(["posting"]);
  });

  it("are over once all are done", () => {
    const all = { claims: [accepted], work: [], documents: [document("ready")] };
    expect(stepsOf(all, [tracked, { status: "applied", applied_at: "2026-01-01T00:00:00.000Z" }])).toBeNull();
    expect(stepsOf(all, [{ ...tracked, applied_at: "2026-01-01T00:00:00.000Z" }])).toBeNull();
  });
});
