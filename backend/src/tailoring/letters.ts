/** Cover letters: one for each opportunity, kept until another is asked for. */
import {
  type CoverLetter,
  type FileAnswer,
  type LetterTone,
  LITTLE_FITS,
  type LittleFit,
  type MatchScore,
} from "@career-portrait/shared/contract";
import { fileName } from "@career-portrait/shared/text";
import type { Sentence } from "../phrasebook.ts";
import { derivedId } from "../derived-id.ts";
import { ApiError, invalid, notFound } from "../errors.ts";
import type { EngineOf } from "../intelligence/index.ts";
import type { Letter, PaperFormat, PaperRenderer } from "../rendering/paper/index.ts";
import type { WritingThread } from "./writing-thread.ts";
import { isEmpty, load, staleReason, type TailoringSources, versionsOf } from "./sources.ts";
import { misspeltInLetter } from "./spelling.ts";
import { standsIn } from "./standing-evidence.ts";
import type { LetterEdit, LetterRow, TailoringStore } from "./store.ts";
import { wordCount } from "./writer/lines.ts";

export interface LetterWish {
  tone?: LetterTone;
  max_words?: number;
  regenerate?: boolean;
}

const DEFAULT_WORDS = 300;
/** An edit that keeps meeting newly written letters is given up after this many tries. */
const MAX_TRIES = 10;

const WHAT = "The cover letter";

export interface LettersTools {
  store: TailoringStore;
  sources: TailoringSources;
  engineOf: EngineOf;
  writingThread: Pick<WritingThread, "write">;
  renderer: Pick<PaperRenderer, "letter">;
  now: () => number;
}

export class CoverLetters {
  readonly #tools: LettersTools;

  constructor(tools: LettersTools) {
    this.#tools = tools;
  }

  /** Writes a letter; the one that stands is given while it is what is asked for. @throws ApiError 404, 422 `portrait_empty`. */
  async write(accountId: string, opportunityId: string, wish: LetterWish): Promise<CoverLetter> {
    const { store, sources, writingThread, engineOf, now } = this.#tools;
    const { id } = await sources.opportunity(accountId, opportunityId);
    const standing = await store.letter(accountId, id);
    if (standing && !wish.regenerate && isAsAsked(standing, wish)) return this.#current(accountId, standing);
    const tone = wish.tone ?? standing?.tone ?? "plain";
    const max_words = wish.max_words ?? standing?.max_words ?? DEFAULT_WORDS;
    const at = new Date(now());
    const { from, versions } = await load(accountId, id, sources, at.toISOString().slice(0, 10));
    if (isEmpty(from)) {
      throw new ApiError(
        422,
        "portrait_empty",
        "There is nothing to write about yet. Upload a résumé or tell a story first.",
      );
    }
    const { text, engine, notes } = await writingThread.write(
      { kind: "letter", sources: from, request: { tone, maxWords: max_words } },
      engineOf(accountId),
    );
    const row: LetterRow = {
      _id: id,
      account_id: accountId,
      letter_id: derivedId(id, "cover_letter"),
      ...text,
      little_fit: littleFit(from.match),
      tone,
      max_words,
      engine,
      notes: notes.map((note) => note.text),
      notes_explanation: notes.map(({ explanation }) => explanation),
      ...versions,
      created_at: at,
    };
    await store.putLetter(row);
    return this.#present(row, false, null);
  }

  /** @throws ApiError 404 while none is written. */
  async read(accountId: string, opportunityId: string): Promise<CoverLetter> {
    const { store } = this.#tools;
    const row = await store.letter(accountId, opportunityId.toLowerCase());
    if (!row) throw notFound(WHAT);
    return this.#current(accountId, row);
  }

  /** The letter as it would be printed now, and when it was written. @throws ApiError 404 while none is written. */
  async printed(accountId: string, opportunityId: string): Promise<{ content: Letter; version_at: Date }> {
    const { store, sources } = this.#tools;
    const row = await store.letter(accountId, opportunityId.toLowerCase());
    if (!row) throw notFound(WHAT);
    const [{ title, company }, { contact }] = await Promise.all([
      sources.opportunity(accountId, row._id),
      sources.profile(accountId),
    ]);
    const content = row.edit?.content ?? row.content;
    const date = row.created_at.toISOString();
    const letter = { contact, company, title, content, language: row.language, date };
    return { content: letter, version_at: row.created_at };
  }

  /** The letter as it stands, as a file. @throws ApiError 404 while none is written. */
  async paper(accountId: string, opportunityId: string, format: PaperFormat): Promise<FileAnswer> {
    const { content: letter } = await this.printed(accountId, opportunityId);
    return {
      body: await this.#tools.renderer.letter(letter, format),
      filename: fileName([letter.contact.name, letter.company, "letter"], format.file),
    };
  }

  /** Keeps the person's own words, or with null gives the written ones back. @throws ApiError 404 while none is written, 400. */
  async edit(
    accountId: string,
    opportunityId: string,
    given: string | null | undefined,
  ): Promise<CoverLetter> {
    const { store } = this.#tools;
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const row = await store.letter(accountId, opportunityId.toLowerCase());
      if (!row) throw notFound(WHAT);
      if (given === undefined) throw invalid([{ path: "content", message: "is required" }]);
      const content = given?.replace(/\r\n?/gu, "\n") ?? row.content;
      const edit = content === row.content ? null : await this.#judged(accountId, row, content);
      if (await store.editLetter(accountId, row, edit))
        return this.#current(accountId, { ...row, edit: edit ?? undefined });
    }
    throw new Error("A cover letter kept being written anew.");
  }

  async #judged(
    accountId: string,
    { _id, content: written }: LetterRow,
    content: string,
  ): Promise<LetterEdit> {
    const { sources, writingThread, engineOf, now } = this.#tools;
    const today = new Date(now()).toISOString().slice(0, 10);
    const { from, versions } = await load(accountId, _id, sources, today);
    const work = { kind: "judge_letter", sources: from, content, written } as const;
    return { content, unsupported: await writingThread.write(work, engineOf(accountId)), judged: versions };
  }

  /** The letter that stands; the person's own words judged by what the portrait holds now. */
  async #current(accountId: string, row: LetterRow): Promise<CoverLetter> {
    const { sources, store } = this.#tools;
    const versions = await versionsOf(accountId, row._id, sources);
    if (row.edit && staleReason(row.edit.judged, versions) !== null) {
      const edit = await this.#judged(accountId, row, row.edit.content);
      if (await store.editLetter(accountId, row, edit))
        return this.#present({ ...row, edit }, true, staleReason(row, versions));
    }
    return this.#present(row, true, staleReason(row, versions));
  }

  async #present(row: LetterRow, cached: boolean, stale: Sentence | null): Promise<CoverLetter> {
    const { sources } = this.#tools;
    const [{ title, company }, { contact }] = await Promise.all([
      sources.opportunity(row.account_id, row._id),
      sources.profile(row.account_id),
    ]);
    const names = [title, company, contact.name].filter((name) => name !== null);
    return { ...present(row, cached, stale), spelling: misspeltInLetter(row, names) };
  }
}

/** So many things that are missing show enough. */
const MOST_MISSING = 5;

/** What would have to be true for a letter to this posting; null where enough fits, and where there is no score. */
function littleFit({ scores, gaps }: MatchScore): LittleFit | null {
  if (scores.overall === null || scores.overall >= LITTLE_FITS) return null;
  const missing = gaps.filter(
    ({ verdict, category, type }) => verdict === "missing" && category === "mustHave" && type !== "role",
  );
  return {
    score: Math.round(scores.overall),
    missing: missing.slice(0, MOST_MISSING).map(({ requirement }) => requirement),
  };
}

function isAsAsked(row: LetterRow, { tone, max_words }: LetterWish): boolean {
  return (tone ?? row.tone) === row.tone && (max_words ?? row.max_words) === row.max_words;
}

function present(row: LetterRow, cached: boolean, stale: Sentence | null): CoverLetter {
  const { edit, tone, max_words, language, engine, removed, notes, notes_explanation = [] } = row;
  const content = edit?.content ?? row.content;
  const sentences = row.sentences.filter(({ text }) => standsIn(text, content));
  return {
    id: row.letter_id,
    opportunity_id: row._id,
    content,
    generated_content: edit ? row.content : null,
    word_count: wordCount(content),
    cited_claim_ids: [...new Set(sentences.flatMap(({ ids }) => ids))],
    sentences: sentences.map(({ text, ids }) => ({ text, claim_ids: ids })),
    unsupported: (edit?.unsupported ?? []).map((one) => ({ words: [one.text], ...one })),
    cached,
    tone,
    max_words,
    language,
    engine,
    little_fit: row.little_fit ?? null,
    removed,
    notes,
    notes_explanation: notes.map((_, at) => notes_explanation[at] ?? []),
    is_stale: stale !== null,
    created_at: row.created_at.toISOString(),
  };
}
