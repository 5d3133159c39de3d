/** Reading a tracked posting's text into requirements and facts; the same again when repeated. */
import type { KnownFacts } from "@career-portrait/shared/matching";
import { sameName } from "@career-portrait/shared/posting";
import type { Sentence } from "../phrasebook.ts";
import type { EngineOf } from "../intelligence/index.ts";
import { MAX_TITLE } from "./create.ts";
import { type OpportunityRow, searchWords } from "./row.ts";
import type { OpportunityStore } from "./store.ts";

export interface Interpreted {
  row: OpportunityRow;
  /** Why it was not the configured engine that read; null when it was. */
  note: Sentence | null;
}

/** Keeps the requirements and fills in what the row does not say yet. Null when the opportunity was deleted meanwhile. */
export async function interpret(
  posting: { accountId: string; id: string; text: string; facts: KnownFacts },
  { store, engineOf, now }: { store: OpportunityStore; engineOf: EngineOf; now: () => Date },
  signal?: AbortSignal,
): Promise<Interpreted | null> {
  const { accountId, id, text } = posting;
  const read = await engineOf(accountId).readPosting(text, posting.facts, signal);
  const { reading } = read;
  const row = await store.find(accountId, id);
  if (!row) return null;
  await store.updatePosting(accountId, id, { requirements: reading.requirements, engine: read.engine });
  const facts = {
    // A title that no engine read is only a label; what the engine reads is better, and what the person says best.
    title: row.is_named ? row.title : (reading.title ?? row.title).slice(0, MAX_TITLE),
    company: row.is_named ? row.company : (row.company ?? reading.company),
    location: row.location ?? reading.location,
    work_mode: row.work_mode ?? reading.work_mode,
    employment_type: row.employment_type ?? reading.employment_type,
    salary: row.salary ?? reading.salary,
  };
  const updated = await store.update(accountId, id, {
    ...facts,
    same_name: sameName(facts),
    words: searchWords(facts),
    updated_at: now(),
  });
  return updated && { row: updated, note: read.note };
}
