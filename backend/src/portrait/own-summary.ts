/** What a person wrote at the head of their résumé about who they are, sentence by sentence, in their own words. */
import type { Claim } from "@career-portrait/shared/contract";
import { fold } from "@career-portrait/shared/text";
import { isOfNoRole, wordsOfClaim } from "../claim-words.ts";

/** A sentence, with the claims that hold it. */
export interface OwnSentence {
  text: string;
  ids: string[];
}

type Stated = Pick<Claim, "id" | "type" | "label" | "description" | "confidence" | "work_history_id"> & {
  evidence: readonly Pick<
    Claim["evidence"][number],
    "source_document_id" | "content" | "page" | "start" | "end"
  >[];
};

interface Place {
  page: number;
  start: number;
}

interface Piece extends Place {
  id: string;
  type: Claim["type"];
  text: string;
  confidence: number;
  end: number;
}

/** Between neighbouring sentences stand a blank, a line's end, a bullet; in UTF-16 units. */
const NEAR = 6;
/** Less is a motto or a heading, in words. */
const FEWEST_WORDS = 12;
const SHORTEST_SENTENCE = 4;
/** A sentence without its stop, in words: shorter ones are items of a list. */
const SHORTEST_LINE = 6;
/** Below this the reader took for a summary what may be none; below the work a summary is rarer. */
const LEAST_SURE = { above: 0.4, below: 0.8 };
/** Fewer words to a sentence list what somebody can do. */
const PROSE = 9;
/** More are the lines of a job. */
const MOST_SENTENCES = 10;
const MOST_CAPITALS = 0.55;
/** So many commas, with so few words between them, part the items of a list. */
const MANY_COMMAS = 5;
const WORDS_BETWEEN = 4;
/** A smaller letter goes on from what was not read. */
const BEGINS = /^["“„«¿¡'’(]*[\p{Lu}\p{Lo}\d]/u;
const ENDS = /[.!?…]["'”»)]*$/u;
/** What goes on from the line before: "… with" and "5+ years of experience". */
const GOES_ON = /^[\p{Ll}\d]/u;

function wordCount(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** What a claim quotes of this document, where it is one quote and all of its words. */
function pieceOf(claim: Stated, document: string | null): Piece[] {
  const [quote, ...others] = claim.evidence.filter((one) => one.source_document_id === document);
  if (!quote || others.length > 0) return [];
  const { content, page, start, end } = quote;
  if (content === null || page === null || start === null || end === null) return [];
  const text = content.replace(/\s+/gu, " ").trim();
  return fold(text) === fold(wordsOfClaim(claim))
    ? [{ id: claim.id, type: claim.type, text, confidence: claim.confidence, page, start, end }]
    : [];
}

function inOrder(a: Place, b: Place): number {
  return a.page - b.page || a.start - b.start;
}

/** Pieces that stand one behind the other. */
function runsOf(pieces: readonly Piece[]): Piece[][] {
  const runs: Piece[][] = [];
  for (const piece of pieces) {
    const last = runs.at(-1)?.at(-1);
    if (last?.page === piece.page && piece.start - last.end <= NEAR) runs.at(-1)?.push(piece);
    else runs.push([piece]);
  }
  return runs;
}

function sentencesOf(run: readonly Piece[]): OwnSentence[] {
  const joined: OwnSentence[] = [];
  for (const { id, text } of run) {
    const last = joined.at(-1);
    if (last && !ENDS.test(last.text) && GOES_ON.test(text)) {
      last.text += ` ${text}`;
      last.ids.push(id);
    } else joined.push({ text, ids: [id] });
  }
  return joined
    .filter(({ text }) => wordCount(text) >= (ENDS.test(text) ? SHORTEST_SENTENCE : SHORTEST_LINE))
    .map(({ text, ids }) => ({ text: ENDS.test(text) ? text : `${text.replace(/[,;:–-]+$/u, "")}.`, ids }));
}

/** Names beside each other, and no sentence: what tools somebody knows, what courses they took. */
function isListOfNames(text: string): boolean {
  const words = text.split(/\s+/u).filter((word) => /\p{L}/u.test(word));
  const commas = text.match(/,/gu)?.length ?? 0;
  return (
    words.filter((word) => /^[^\p{L}]*\p{Lu}/u.test(word)).length > MOST_CAPITALS * words.length ||
    (commas >= MANY_COMMAS && words.length < WORDS_BETWEEN * commas)
  );
}

/** Where the document begins to tell of work. */
function workIn(claims: readonly Stated[], document: string | null): Place | undefined {
  return claims
    .filter(({ work_history_id }) => work_history_id !== null)
    .flatMap(({ evidence }) =>
      evidence.flatMap(({ source_document_id, page, start }) =>
        source_document_id === document && page !== null && start !== null ? [{ page, start }] : [],
      ),
    )
    .toSorted(inOrder)[0];
}

/** The first run of statements that can be a summary: above the work or, in a column of its own, below its beginning. */
function summaryIn(claims: readonly Stated[], document: string | null): OwnSentence[] {
  const work = workIn(claims, document);
  const pieces = claims
    .filter(isOfNoRole)
    .flatMap((claim) => pieceOf(claim, document))
    .filter(({ page }) => page === 1)
    .toSorted(inOrder);
  for (const run of runsOf(pieces)) {
    const [first] = run;
    // A summary says who somebody is before it tells a deed; a project's lines only tell deeds.
    if (first?.type !== "attribute" || run.length > MOST_SENTENCES) continue;
    const sure = run.reduce((sum, { confidence }) => sum + confidence, 0) / run.length;
    if (sure < LEAST_SURE[work && inOrder(first, work) < 0 ? "above" : "below"]) continue;
    const told = sentencesOf(run);
    const words = told.reduce((sum, { text }) => sum + wordCount(text), 0);
    const begin = told[0]?.text ?? "";
    const isProse = BEGINS.test(begin) && words >= PROSE * told.length && !isListOfNames(begin);
    if (words >= FEWEST_WORDS && isProse) return told;
  }
  return [];
}

/** @param resumes ids of the documents to look in, the newest first; the first that has a summary gives it */
export function ownSummary(claims: readonly Stated[], resumes: readonly (string | null)[]): OwnSentence[] {
  for (const document of resumes) {
    const sentences = summaryIn(claims, document);
    if (sentences.length > 0) return sentences;
  }
  return [];
}
