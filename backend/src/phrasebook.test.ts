import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runNote } from "./discovery/notes.ts";
import { documentNote } from "./documents/extraction.ts";
import { mailNote } from "./intake/postings.ts";
import { reviewSays } from "./intelligence/local/review.ts";
import { engineNote } from "./engine-notes.ts";
import { savingNote } from "./opportunities/notes.ts";
import { joined, type Phrasebook } from "./phrasebook.ts";
import { attention } from "./queue/notes.ts";
import { because } from "./tailoring/gate/index.ts";
import { DEGREES } from "./tailoring/gate/rules/degrees.ts";
import { DEEDS } from "./tailoring/gate/vocabulary/deeds.ts";
import { interviewQuestion } from "./tailoring/interview/index.ts";
import { advice, writingNote } from "./tailoring/notes.ts";

const page = (name: string) => readFileSync(join(import.meta.dirname, "../../docs", name), "utf8");

function documented(name: string): Set<string> {
  const rows = page(name)
    .split("\n")
    .filter((line) => line.startsWith("| `"));
  return new Set(
    rows.flatMap((row) => [...row.split("|")[1]!.matchAll(/`(\w+)`/g)].map(([, code]) => code!)),
  );
}

// A client in another language has its sentences by these tables; one that is missing there stays English.
test.each<[string, readonly Pick<Phrasebook<unknown>, "codes">[]]>([
  ["jobs.md", [engineNote, savingNote, documentNote]],
  ["portrait.md", [reviewSays]],
  ["review-queue.md", [runNote, attention, mailNote]],
  ["tailoring.md", [because, writingNote, advice, interviewQuestion]],
])("%s names every code", (name, books) => {
  const codes = books.flatMap((book) => book.codes);
  expect(codes.length).toBeGreaterThan(3);
  expect(codes.filter((code) => !documented(name).has(code))).toEqual([]);
});

test("tailoring.md names every deed and degree that a reason may name", () => {
  const names = [...DEEDS.map(({ name }) => name), ...DEGREES.map(([degree]) => degree)];
  expect(names.filter((name) => !page("tailoring.md").includes(`\`${name}\``))).toEqual([]);
});

test("a code is of one book, so that its sentence is one", () => {
  const books = [
    engineNote,
    reviewSays,
    savingNote,
    documentNote,
    runNote,
    attention,
    mailNote,
    because,
    writingNote,
    advice,
    interviewQuestion,
  ];
  const codes = books.flatMap((book) => book.codes);
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
});

test("says a code's sentence, and several as one only in codes that all have", () => {
  const limit = engineNote("model_over_limit");
  const read = engineNote("local_engine_read", { what: "posting" });
  expect(joined([limit, read])).toEqual({
    text: "The model's server is over its limit. The local engine read the posting instead.",
    explanation: [
      { code: "model_over_limit", params: {} },
      { code: "local_engine_read", params: { what: "posting" } },
    ],
  });
  expect(joined([limit, { text: "In a model's words.", explanation: [] }])).toEqual({
    text: "The model's server is over its limit. In a model's words.",
    explanation: [],
  });
});
