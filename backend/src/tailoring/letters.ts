/** Cover letters: one for each opportunity, kept until another is asked for. */
import type { CoverLetter, LetterTone } from "@career-portrait/shared/contract";
import { derivedId } from "../derived-id.ts";
import { ApiError, notFound } from "../errors.ts";
import type { EngineOf } from "../intelligence/index.ts";
import type { Desk } from "./desk.ts";
import { isEmpty, load, staleReason, type TailoringSources, versionsOf } from "./sources.ts";
import type { LetterRow, TailoringStore } from "./store.ts";

export interface LetterWish {
  tone?: LetterTone;
  max_words?: number;
  regenerate?: boolean;
}

const DEFAULT_WORDS = 300;

export interface LettersTools {
  store: TailoringStore;
  sources: TailoringSources;
  engineOf: EngineOf;
  desk: Pick<Desk, "write">;
  now: () => number;
}

export class CoverLetters {
  readonly #tools: LettersTools;

  constructor(tools: LettersTools) {
    this.#tools = tools;
  }

  /** Writes a letter; the one that stands is given while it is what is asked for. @throws ApiError 404, 422 `portrait_empty`. */
  async write(accountId: string, opportunityId: string, wish: LetterWish): Promise<CoverLetter> {
    const { store, sources, desk, engineOf, now } = this.#tools;
    const { id } = await sources.opportunity(accountId, opportunityId);
    const standing = await store.letter(accountId, id);
    if (standing && !wish.regenerate && isAsAsked(standing, wish)) {
      const stale = staleReason(standing, await versionsOf(accountId, id, sources));
      return present(standing, true, stale);
    }
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
    const { text, engine, notes } = await desk.write(
      { kind: "letter", sources: from, request: { tone, maxWords: max_words } },
      engineOf(accountId),
    );
    const row: LetterRow = {
      _id: id,
      account_id: accountId,
      letter_id: derivedId(id, "cover_letter"),
      ...text,
      tone,
      max_words,
      engine,
      notes,
      ...versions,
      created_at: at,
    };
    await store.putLetter(row);
    return present(row, false, null);
  }

  /** @throws ApiError 404 while none is written. */
  async read(accountId: string, opportunityId: string): Promise<CoverLetter> {
    const { store, sources } = this.#tools;
    const row = await store.letter(accountId, opportunityId.toLowerCase());
    if (!row) throw notFound("The cover letter");
    return present(row, true, staleReason(row, await versionsOf(accountId, row._id, sources)));
  }
}

function isAsAsked(row: LetterRow, { tone, max_words }: LetterWish): boolean {
  return (tone ?? row.tone) === row.tone && (max_words ?? row.max_words) === row.max_words;
}

function present(row: LetterRow, cached: boolean, stale: string | null): CoverLetter {
  const { content, word_count, cited_claim_ids, tone, max_words, language, engine, removed, notes } = row;
  return {
    id: row.letter_id,
    opportunity_id: row._id,
    content,
    word_count,
    cited_claim_ids,
    cached,
    tone,
    max_words,
    language,
    engine,
    removed,
    notes,
    is_stale: stale !== null,
    created_at: row.created_at.toISOString(),
  };
}
