/** Importing a list: the rows at once, their pages and requirements in the background (decisions, section 6). */
import { BULK_MAX_ENTRIES, type BulkImportResult } from "@career-portrait/shared/contract";
import { postingKeyOf, siteOf, sameName } from "@career-portrait/shared/posting";
import { derivedId } from "../derived-id.ts";
import { invalid } from "../errors.ts";
import type { EngineOf } from "../intelligence/index.ts";
import type { Jobs } from "../jobs/index.ts";
import { type BulkEntry, type BulkItem, readBulk } from "./bulk-entries.ts";
import { changeOpportunity } from "./change.ts";
import {
  type CreateTools,
  createTracked,
  isTracked,
  opportunityIdOf,
  type PostingSource,
  type Save,
} from "./create.ts";
import { addressTitle, type ImportedInput, readImported } from "./read-imported.ts";
import type { ReadingTools } from "./read-page.ts";
import type { Scoring } from "./scoring.ts";

export interface BulkImport {
  /**
   * Tracks every new posting that the text lists; repeated with the same id it makes nothing twice.
   * @throws ApiError 400 when the list is longer than can be taken.
   */
  importBulk(accountId: string, effectId: string, input: string): Promise<BulkImportResult>;
  /** What `importBulk` would make of the text; stores nothing. */
  previewBulk(accountId: string, input: string): Promise<BulkImportResult>;
  /** Counts, and reads where that was not done, the rows that came with an archive; repeated with the same id it does nothing twice. */
  adopt(accountId: string, effectId: string): Promise<void>;
}

/** What the store writes need not be synced: the job that reads the rows is queued behind them, with a sync. */
export interface BulkTools extends CreateTools, ReadingTools {
  engineOf: EngineOf;
  scoring: Scoring;
  jobs: Jobs;
  /** Pause between two visits to one site, in ms. */
  pauseMs?: number;
}

const READ_JOB = "opportunities_read";
/** Rows made at the same time. */
const AT_ONCE = 16;

type Outcome = "imported" | "duplicate" | { problem: string };

/** Under what an entry is the same as another one of the list. */
function identityOf({ title, company, url, description }: BulkEntry): string {
  if (url !== null) return `url ${postingKeyOf(url)}`;
  return description === null ? `name ${sameName({ title: title ?? "", company })}` : `text ${description}`;
}

/** What the text lists. @throws ApiError 400 when that is more than can be taken. */
function itemsOf(input: string): BulkItem[] {
  const items = readBulk(input);
  if (items.length <= BULK_MAX_ENTRIES) return items;
  const message = `lists ${items.length} entries; at most ${BULK_MAX_ENTRIES} can be taken at once`;
  throw invalid([{ path: "input", message }]);
}

/** What is saved for an entry, and what is known beside its text. */
function savedAs(accountId: string, id: string, entry: BulkEntry): { save: Save; source: PostingSource } {
  const { title, company, url, location } = entry;
  return {
    save: { id, accountId, titleHint: url === null ? null : addressTitle(url) },
    source: {
      facts: { title, company, location },
      keys: url === null ? [] : [postingKeyOf(url)],
      address: url,
      source: url === null ? null : siteOf(url),
      url_status: "unknown",
      redirected_to: null,
    },
  };
}

/** Has every entry decided, some at a time; one that another of the list repeats is a duplicate. */
async function outcomesOf(
  items: readonly BulkItem[],
  decide: (entry: BulkEntry, index: number) => Promise<Outcome>,
): Promise<Outcome[]> {
  const listed = new Set<string>();
  const outcomeOf = async (item: BulkItem, index: number): Promise<Outcome> => {
    if ("problem" in item) return item;
    const identity = identityOf(item.entry);
    if (listed.has(identity)) return "duplicate";
    listed.add(identity);
    return decide(item.entry, index);
  };
  const outcomes: Outcome[] = [];
  for (let from = 0; from < items.length; from += AT_ONCE) {
    const some = items.slice(from, from + AT_ONCE);
    outcomes.push(...(await Promise.all(some.map((item, at) => outcomeOf(item, from + at)))));
  }
  return outcomes;
}

function resultOf(items: readonly BulkItem[], outcomes: readonly Outcome[]): BulkImportResult {
  const labelled = outcomes.map((outcome, index) => ({ outcome, label: items[index]?.label ?? "" }));
  const named = (kind: Outcome) =>
    labelled.filter(({ outcome }) => outcome === kind).map(({ label }) => label);
  const [imported, duplicates] = [named("imported"), named("duplicate")];
  const errors = labelled.flatMap(({ outcome, label }) =>
    typeof outcome === "string" ? [] : [`${label}: ${outcome.problem}`],
  );
  return {
    imported: imported.length,
    duplicates_skipped: duplicates.length,
    invalid_skipped: errors.length,
    total_processed: items.length,
    details: { imported, duplicates, errors },
  };
}

/** Opens the feature and declares its job; call before `jobs.start`. */
export function createBulkImport(tools: BulkTools): BulkImport {
  const { store, slots, jobs } = tools;

  jobs.define<ImportedInput>(READ_JOB, {
    concurrency: 2,
    maxAttempts: 3,
    run: (job) => readImported(job, tools),
    failureSentence: () =>
      "Something went wrong on our side while reading the imported postings. They are tracked; open them to read on.",
  });

  /** A name alone is tracked already when any opportunity bears it. */
  async function isNameTracked(accountId: string, entry: BulkEntry, saveId: string): Promise<boolean> {
    if (entry.url !== null || entry.description !== null) return false;
    const name = sameName({ title: entry.title ?? "", company: entry.company });
    const rows = await store.findBySameName(accountId, name);
    return rows.some(({ _id }) => _id !== opportunityIdOf(saveId));
  }

  async function track(accountId: string, saveId: string, entry: BulkEntry): Promise<Outcome> {
    if (await isNameTracked(accountId, entry, saveId)) return "duplicate";
    const { save, source } = savedAs(accountId, saveId, entry);
    const created = await createTracked(save, source, entry.description ?? "", tools);
    if ("refused" in created) return { problem: tools.limitSentence };
    if (created.already) {
      await slots.release(accountId, saveId);
      return "duplicate";
    }
    const { notes, status } = entry;
    if (notes !== null || status !== "tracking") {
      await changeOpportunity(tools, accountId, created.id, { notes, status }, saveId);
    }
    return "imported";
  }

  async function queueReading(accountId: string, effectId: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const id = derivedId(effectId, "read");
    await jobs.enqueue({ id, kind: READ_JOB, accountId, input: { ids: ids.toSorted() } });
  }

  return {
    async adopt(accountId, effectId) {
      await slots.countAnew(accountId);
      await queueReading(accountId, effectId, await store.listUnread(accountId));
    },

    async importBulk(accountId, effectId, input) {
      const items = itemsOf(input);
      const ids: string[] = [];
      const outcomes = await outcomesOf(items, async (entry, index) => {
        const saveId = derivedId(effectId, `entry ${index}`);
        const outcome = await track(accountId, saveId, entry);
        if (outcome === "imported") ids.push(opportunityIdOf(saveId));
        return outcome;
      });
      await queueReading(accountId, effectId, ids);
      return resultOf(items, outcomes);
    },

    async previewBulk(accountId, input) {
      const items = itemsOf(input);
      const outcomes = await outcomesOf(items, async (entry, index) => {
        const { save, source } = savedAs(accountId, `preview ${index}`, entry);
        const known =
          (await isNameTracked(accountId, entry, save.id)) ||
          (await isTracked(save, source, entry.description ?? "", tools));
        return known ? "duplicate" : "imported";
      });
      return resultOf(items, outcomes);
    },
  };
}
