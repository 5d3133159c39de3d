import { RESUME_MAX_BYTES, type Document } from "@career-portrait/shared/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Submission } from "../../sync/database.ts";
import { submission } from "../../sync/submissions.ts";
import { claim, DOCUMENT_ID } from "../../test/postings.ts";
import { documentItems } from "./items.ts";
import { cut } from "./quote-pieces.ts";
import { problemOf } from "./uploads.ts";
import { lengthVerdict, storyHints, storyLength } from "./story.ts";

describe("quotes in a text", () => {
  it("cut it into pieces that make it up again, each knowing the quotes that cover it", () => {
    const spans = fc.array(
      fc.record({ start: fc.integer({ min: -3, max: 40 }), end: fc.integer({ min: -3, max: 45 }) }),
    );
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 30 }), spans, (text, places) => {
        const quotes = places.map((place, index) => ({ ...place, id: String(index) }));
        const pieces = cut(text, quotes);
        expect(pieces.map((piece) => piece.text).join("")).toBe(text);
        for (const { id, start, end } of quotes) {
          const inside = start >= 0 && start < end && end <= text.length;
          const covered = pieces.filter(({ ids }) => ids.includes(id)).map((piece) => piece.text);
          expect(covered.join("")).toBe(inside ? text.slice(start, end) : "");
        }
      }),
    );
  });
});

describe("a file, before it is kept", () => {
  it("is a PDF by its content, not by its name", async () => {
    expect(await problemOf(new Blob(["%PDF-1.7\n..."]))).toBeNull();
    expect(await problemOf(new Blob(["PK\u0003\u0004 a word file"]))).toBeNull();
    expect(await problemOf(new Blob(["\u00d0\u00cf an older word file"]))).toBe("other_kind");
    expect(await problemOf(new Blob([]))).toBe("empty");
  });

  it("is at most ten megabytes", async () => {
    expect(await problemOf(new Blob([new Uint8Array(RESUME_MAX_BYTES + 1)]))).toBe("too_large");
  });
});

describe("a story", () => {
  it("is as long as the backend counts it", () => {
    expect(storyLength("  \u{1F600}\u{1F600}\n")).toBe(2);
    expect([0, 1, 199, 200, 10_000, 10_001].map(lengthVerdict)).toEqual([
      "empty",
      "short",
      "short",
      "good",
      "good",
      "long",
    ]);
  });

  it("is told what it holds and what it lacks", () => {
    const there = (text: string) =>
      storyHints(text)
        .filter((hint) => hint.there)
        .map(({ hint }) => hint);
    expect(there("In 2021 my team at Harbour Foods had 14 drivers; I cut their waiting time.")).toEqual([
      "number",
      "when",
      "where",
      "self",
      "result",
    ]);
    expect(there("Im Jahr 2019 kam vieles zusammen.")).toEqual(["when"]);
    expect(there("")).toEqual([]);
  });
});

describe("the list of documents", () => {
  const document: Document = {
    id: DOCUMENT_ID,
    type: "resume",
    filename: "cv.pdf",
    status: "ready",
    error: null,
    evidence_count: 1,
    created_at: "2026-01-01T00:00:00.000Z",
  };
  const waiting = submission({ id: "k", account: "a", type: "resume", name: "cv.pdf", bytes: null }, 0);
  const list = (
    documents: Document[],
    one: Partial<Submission>,
    jobs: Parameters<typeof documentItems>[0]["jobs"] = [],
  ) =>
    documentItems({
      documents,
      submissions: [{ ...waiting, ...one }],
      jobs,
      claims: [claim("c", "Go", "Go")],
    }).map(({ state, trouble, claims }) => ({ state, claims, code: trouble?.code ?? null }));

  it("names each step on the way", () => {
    expect(list([], {})[0]!.state).toBe("sending");
    expect(list([], { attempts: 1 })[0]!.state).toBe("waiting");
    const job = { id: "j", phase: null, document_id: null };
    const accepted = { state: "accepted", job_id: "j" } as const;
    expect(list([], accepted, [job])[0]!.state).toBe("checking");
    expect(list([], accepted, [{ ...job, phase: "extracting" }])[0]!.state).toBe("reading");
  });

  it("shows one on its way and its document once", () => {
    const accepted = { state: "accepted", job_id: "j" } as const;
    const job = { id: "j", phase: "extracting", document_id: DOCUMENT_ID } as const;
    expect(list([{ ...document, status: "processing" }], accepted, [job])).toEqual([
      { state: "reading", claims: 1, code: null },
    ]);
    // The list may know the document before the job does.
    expect(list([{ ...document, status: "processing" }], accepted, [])).toHaveLength(1);
    expect(list([{ ...document, status: "processing" }], {})).toHaveLength(1);
    expect(list([document], { state: "read", document_id: DOCUMENT_ID })).toEqual([
      { state: "ready", claims: 1, code: null },
    ]);
    const failed = { ...document, status: "failed" as const, error: "No text." };
    expect(list([failed], { state: "failed", document_id: DOCUMENT_ID })).toEqual([
      { state: "failed", claims: 1, code: "unreadable" },
    ]);
  });

  it("shows a duplicate beside the document it doubles", () => {
    const refusal = { status: 400, code: "duplicate", message: "", details: [] };
    expect(list([document], { state: "refused", document_id: DOCUMENT_ID, refusal })).toEqual([
      { state: "ready", claims: 1, code: null },
      { state: "refused", claims: 0, code: "duplicate" },
    ]);
  });
});
