import { expect, test } from "vitest";
import { DOCUMENTED_CODES, documentedNames } from "../test/explanations.ts";
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

const documented = new Set(DOCUMENTED_CODES.map(({ code }) => code));
const BOOKS = {
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
} satisfies Record<string, Pick<Phrasebook<unknown>, "codes">>;

// A client in another language has its sentences by this page; one that is missing there stays English.
test.each(Object.entries(BOOKS))("explanations.md names every code of %s", (_, { codes }) => {
  expect(codes.length).toBeGreaterThan(0);
  expect(codes.filter((code) => !documented.has(code))).toEqual([]);
});

test("explanations.md names every deed and degree that a reason may name", () => {
  const names = [...DEEDS.map(({ name }) => name), ...DEGREES.map(([degree]) => degree)];
  const listed = ["Deeds", "Degrees"].flatMap(documentedNames);
  expect(names.filter((name) => !listed.includes(name))).toEqual([]);
});

test("a code is of one book, so that its sentence is one", () => {
  const codes = Object.values(BOOKS).flatMap((book) => book.codes);
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
