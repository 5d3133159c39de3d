/** A user's edits of a tailored profile as they are kept: by a value of their own, or by an instruction. */
import type { Sentence } from "../phrasebook.ts";
import type { WritingThread } from "./writing-thread.ts";
import { invalid } from "../errors.ts";
import type { EngineOf } from "../intelligence/index.ts";
import {
  edited,
  type Edited,
  replaceSelection,
  requireSelection,
  reverted,
  type Selection,
} from "./edits.ts";
import { parsePath, requireAt } from "./paths.ts";
import type { TailoredProfiles } from "./profiles.ts";
import { load, type TailoringSources } from "./sources.ts";
import type { TailoringStore, Written } from "./store.ts";

export interface EditRequest {
  field?: string;
  value?: unknown;
  instruction?: string;
  selection?: Selection;
}

export interface EditingTools {
  profiles: Pick<TailoredProfiles, "row">;
  store: TailoringStore;
  sources: TailoringSources;
  engineOf: EngineOf;
  writingThread: Pick<WritingThread, "write">;
  now: () => number;
}

/** Edits that keep meeting others are given up after this many tries. */
const MAX_TRIES = 10;

export class Editing {
  readonly #tools: EditingTools;

  constructor(tools: EditingTools) {
    this.#tools = tools;
  }

  /** @throws ApiError 404 without a profile; 400 for a path, value or selection that does not fit. */
  async edit(accountId: string, opportunityId: string, request: EditRequest) {
    const { profiles } = this.#tools;
    const { _id, written } = await profiles.row(accountId, opportunityId);
    const { value, instruction, selection } = request;
    const field = requireField(request.field);
    if ((value === undefined) === (instruction === undefined)) {
      throw invalid([{ path: "value", message: "give exactly one of value and instruction" }]);
    }
    if (instruction !== undefined)
      return this.#instruct(accountId, _id, written, { field, instruction, selection });
    const kept = await this.#keep(accountId, _id, (standing) => {
      const current = requireAt(standing.content, parsePath(field));
      const words = selection ? replaceSelection(current, value, selection) : value;
      return { ...edited(standing, field, words, "user"), value: words };
    });
    return { field, value: kept.value, wasAiGenerated: false, ...told(null) };
  }

  async #instruct(
    accountId: string,
    opportunityId: string,
    written: Written,
    { field, instruction, selection }: { field: string; instruction: string; selection?: Selection },
  ) {
    const { sources, writingThread, engineOf, now } = this.#tools;
    const before = requireAt(written.content, parsePath(field));
    if (typeof before !== "string")
      throw invalid([{ path: "instruction", message: "works on text fields only" }]);
    const range = selection ?? { start: 0, end: before.length };
    requireSelection(before, range);
    const today = new Date(now()).toISOString().slice(0, 10);
    const { from } = await load(accountId, opportunityId, sources, today);
    const request = { text: before.slice(range.start, range.end), instruction };
    const rewritten = await writingThread.write(
      { kind: "rewrite", sources: from, request },
      engineOf(accountId),
    );
    const kept = await this.#keep(accountId, opportunityId, (standing) => {
      const current = requireAt(standing.content, parsePath(field));
      // What was rewritten is no longer there: somebody else's words are not to be lost.
      if (current !== before)
        throw invalid([{ path: "field", message: "was changed meanwhile; read it and ask again" }]);
      const value = replaceSelection(current, rewritten.text, range);
      return { ...edited(standing, field, value, "instruction"), value };
    });
    return { field, value: kept.value, wasAiGenerated: true, ...told(rewritten.note) };
  }

  /** Gives a field its generated value back; the same again when repeated. @throws ApiError 404, 400. */
  async revert(accountId: string, opportunityId: string, given: string | undefined) {
    const { _id } = await this.#tools.profiles.row(accountId, opportunityId);
    const field = requireField(given);
    const { value } = await this.#keep(accountId, _id, (standing) => reverted(standing, field));
    return { field, value };
  }

  async #keep<T extends Edited>(
    accountId: string,
    opportunityId: string,
    change: (standing: Written) => T,
  ): Promise<T> {
    const { profiles, store, now } = this.#tools;
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const row = await profiles.row(accountId, opportunityId);
      const made = change(row.written);
      const { content, edits } = made;
      const { judged: _, ...standing } = row.written;
      const written = { ...standing, content, edits, updated_at: new Date(now()) };
      if (await store.edit(accountId, row, written)) return made;
    }
    throw new Error("A tailored profile kept being changed by others.");
  }
}

/** What of an instruction was not followed, on the wire. */
function told(note: Sentence | null) {
  return { note: note?.text ?? null, note_explanation: note?.explanation ?? null };
}

function requireField(field: string | undefined): string {
  if (field === undefined) throw invalid([{ path: "field", message: "is required" }]);
  return field;
}
