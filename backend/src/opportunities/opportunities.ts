/** Tracked opportunities: saving them in the background, reading, changing and deleting them. */
import { hash } from "node:crypto";
import type {
  MatchResult,
  Opportunity,
  OpportunityDetail,
  OpportunityStatus,
  Page,
} from "@career-portrait/shared/contract";
import type { ReadyPortrait } from "@career-portrait/shared/matching";
import { postingKeyOf } from "@career-portrait/shared/posting";
import { type Person, personOf } from "@career-portrait/shared/relevance";
import { fold } from "@career-portrait/shared/text";
import type { Db } from "mongodb";
import { z } from "zod";
import { type Sentence, sentenceOf } from "../phrasebook.ts";
import { derivedId } from "../derived-id.ts";
import { ApiError, notFound } from "../errors.ts";
import { type EngineOf, type ReadPosting, readPostingHere } from "../intelligence/index.ts";
import { type Jobs, type JobState, ourFault } from "../jobs/index.ts";
import { decodeCursor, pageOf } from "../http/index.ts";
import { type BulkImport, createBulkImport } from "./bulk-import.ts";
import { createEmbeddings, type Embeddings } from "./rebuild-embeddings.ts";
import { type AddressChecks, createAddressChecks } from "./check-addresses.ts";
import { changeOpportunity, type OpportunityChanges } from "./change.ts";
import { tagKey } from "./case/changes.ts";
import { type Cases, createCases } from "./case/cases.ts";
import { type ByIds, createByIds } from "./by-ids.ts";
import { type Corrections, createCorrections } from "./corrections.ts";
import { opportunityIdOf } from "./create.ts";
import { createFreshScores, isStale, type ShownRow } from "./fresh-scores.ts";
import { runSave, type SaveInput } from "./pipeline.ts";
import { type ReadingTools, SiteUnavailable } from "./read-page.ts";
import { createReadyPortraits, type PortraitOf } from "./ready-portraits.ts";
import { type OpportunityRow, presentMatch, presentOpportunity, presentOpportunityDetail } from "./row.ts";
import { createOverview, type Overview } from "./overview.ts";
import { createSamples, type Samples } from "./samples.ts";
import { createPreview, type Preview } from "./preview.ts";
import { alreadyTracked, createSaveNow, type SaveNow } from "./save-now.ts";
import { createScoring } from "./scoring.ts";
import { KeptIndexes } from "./search/kept-indexes.ts";
import { createSearches } from "./search/searches.ts";
import { createQuietPages } from "./quiet-pages.ts";
import { Slots } from "./slots.ts";
import { findTracked, type SoughtPosting } from "./tracked.ts";
import { type ListSort, OpportunityStore, positionOf, POSITIONS } from "./store.ts";

const SAVE_JOB = "opportunity_save";

export interface OpportunitiesOptions extends ReadingTools {
  db: Db;
  jobs: Jobs;
  engineOf: EngineOf;
  /** Where postings are read by the local engine; where it is called unless given. */
  readPosting?: ReadPosting;
  portraitOf: PortraitOf;
  /** The version alone, when there is a cheaper way to it than the portrait. */
  portraitVersionOf?: (accountId: string) => Promise<string>;
  /** Where they say that they live, and the places in which they look for work. */
  placesOf?: (accountId: string) => Promise<{ home: string | null; wished: readonly string[] }>;
  /** `OPPORTUNITY_LIMIT`. */
  limit: number;
  /** How long a model may read while a client waits, in ms. */
  readingBudgetMs?: number;
  /** How long a list may be held up by scores that are stale, in ms. */
  scoringBudgetMs?: number;
  /** Pause between two visits to one site in background reading, in ms. */
  pauseMs?: number;
  /** The ticket drawn last by any change (docs/sync.md); without it no page is kept while nothing changes. */
  lastTicket?: () => Promise<number>;
  /** Told of what went wrong in the background of searches; nobody waits for that. */
  onSearchTrouble?: (error: unknown) => void;
  now?: () => Date;
}

/** Who is told of what becomes of opportunities. */
export interface Follower {
  /** A save made a new, scored opportunity; told perhaps twice. Gives a note for the save's job, or null. */
  saved?(accountId: string, opportunityId: string, saveId: string): Promise<Sentence | null>;
  /** A save was given up that made no opportunity. */
  saveFailed?(accountId: string, jobId: string, sentence: Sentence): Promise<void>;
  /** Opportunities are being deleted; told before and after, so that nothing made for them remains. */
  deleted?(accountId: string, opportunityIds: readonly string[]): Promise<void>;
}

export interface ListRequest {
  status?: OpportunityStatus;
  starred?: boolean;
  tag?: string;
  due_until?: string;
  q?: string;
  sort: ListSort;
  limit: number;
  cursor?: string;
}

export interface Opportunities
  extends
    Embeddings,
    SaveNow,
    Samples,
    BulkImport,
    AddressChecks,
    ByIds,
    Cases,
    Corrections,
    Overview,
    Preview {
  /** From now on tells them too, in the order in which they came. */
  followedBy(follower: Follower): void;
  /**
   * Queues a save; repeated with the same id, or while the same posting is being saved, it answers with the job that stands.
   * @throws ApiError 409 `duplicate` with the tracked row, 403 `limit_reached`.
   */
  save(accountId: string, jobId: string, input: Partial<SaveInput>): Promise<JobState>;
  /** The same, and a posting that is tracked already is no refusal: the job says so. @throws ApiError 403 `limit_reached`. */
  saveOrFind(accountId: string, jobId: string, input: Partial<SaveInput>): Promise<JobState>;
  /** The tracked opportunity's id for each posting, or null. */
  findTracked(accountId: string, postings: readonly SoughtPosting[]): Promise<(string | null)[]>;
  list(accountId: string, request: ListRequest): Promise<Page<Opportunity>>;
  /** Ranked by how well title, company and description fit the words. */
  search(
    accountId: string,
    request: { q: string; limit: number; cursor?: string },
  ): Promise<Page<Opportunity>>;
  lookup(accountId: string, url: string): Promise<Opportunity | null>;
  isTracked(accountId: string, id: string): Promise<boolean>;
  /** The portrait, ready to be held against many postings. */
  portrait(accountId: string): Promise<ReadyPortrait>;
  get(accountId: string, id: string): Promise<Omit<OpportunityDetail, "contacts">>;
  /** What a status that changes writes into the timeline follows from `effectId`: repeated with it, it is written once. */
  update(accountId: string, id: string, changes: OpportunityChanges, effectId: string): Promise<Opportunity>;
  delete(accountId: string, id: string): Promise<void>;
  /** Ids that are not the account's are skipped; the ids of those changed come back, each once. */
  updateMany(
    accountId: string,
    ids: readonly string[],
    status: OpportunityStatus,
    effectId: string,
  ): Promise<string[]>;
  deleteMany(accountId: string, ids: readonly string[]): Promise<string[]>;
  /** The explained score, of the portrait as it is now. */
  match(accountId: string, id: string): Promise<MatchResult>;
  count(accountId: string): Promise<number>;
  deleteAccountData(accountId: string): Promise<void>;
  /** Ends what goes on behind searches. */
  close(): Promise<void>;
}

const WHAT = "The opportunity";

/** Where the last row seen stands in what a query found; a cursor of another query is none of it. */
function placeIn(query: string) {
  return z.object({
    q: z.literal(fold(query)),
    rank: z.number(),
    created_at: z.number(),
    id: z.string().max(64),
  });
}

function whyUnmatched({ url }: OpportunityRow, description: string): string {
  if (description !== "") return "The opportunity has no match yet: its posting is still being read.";
  return url === null
    ? "The opportunity has no match: only its name is known. Delete it and save the posting's address or text."
    : "The opportunity has no match yet: its page has not been read. If that stays so, delete it and save the posting's text.";
}

/** Opens the feature and declares its jobs; call before `jobs.start`. */
export function createOpportunities(options: OpportunitiesOptions): Opportunities {
  const { db, jobs, engineOf, readPosting = readPostingHere, portraitOf, limit } = options;
  const now = options.now ?? (() => new Date());
  const store = new OpportunityStore(db);
  const searches = createSearches(store, new KeptIndexes(db), options.onSearchTrouble);
  const slotCounts = {
    rows: (accountId: string) => store.count(accountId),
    async isUnderWay(accountId: string, jobId: string) {
      const job = await jobs.find(accountId, jobId);
      return job?.live === true && (await store.find(accountId, opportunityIdOf(jobId))) === null;
    },
  };
  const slots = new Slots(db, limit, slotCounts, now);
  const portraitVersionOf =
    options.portraitVersionOf ?? (async (accountId) => (await portraitOf(accountId)).version);
  const portraits = createReadyPortraits(portraitOf, portraitVersionOf);
  const portrait = async (accountId: string) =>
    (await portraits.of(accountId, now().toISOString().slice(0, 10))).ready;
  const scoring = createScoring({ store, portraits, now });
  const scores = createFreshScores({ store, scoring, jobs, budgetMs: options.scoringBudgetMs });
  const { lastTicket } = options;
  const pages = lastTicket
    ? createQuietPages(async (accountId) =>
        (await Promise.all([lastTicket(), scoring.version(accountId)])).join(" "),
      )
    : null;
  const person = async (accountId: string): Promise<Person> => {
    const [ready, places] = await Promise.all([portrait(accountId), options.placesOf?.(accountId)]);
    return personOf(ready, places?.home ?? null, places?.wished ?? []);
  };
  const limitSentence = `You track ${limit} opportunities, which is the limit here. Delete some to save more.`;
  const followers: Follower[] = [];
  const unsynced = new OpportunityStore(db, { isBehindJobs: true });
  const behindJobs = {
    ...options,
    store: unsynced,
    slots,
    readPosting,
    scoring: createScoring({ store: unsynced, portraits, now }),
    now,
    limitSentence,
    async afterSave(...save: Parameters<NonNullable<Follower["saved"]>>) {
      let note: Sentence | null = null;
      for (const follower of followers) note = (await follower.saved?.(...save)) ?? note;
      return note;
    },
  };

  jobs.define<SaveInput>(SAVE_JOB, {
    concurrency: 4,
    maxAttempts: 3,
    run: (job) => runSave(job, behindJobs),
    failureSentence: (error) =>
      error instanceof SiteUnavailable
        ? error
        : ourFault("Something went wrong on our side while reading the posting. Please save it again later."),
    async onFailed(row, message, explanation) {
      const id = opportunityIdOf(row._id);
      if ((await store.find(row.account_id, id)) === null) {
        // The text may stand already: it is stored before the row.
        await store.delete(row.account_id, id);
        await slots.release(row.account_id, row._id);
        const sentence = sentenceOf({ message, explanation });
        for (const follower of followers) await follower.saveFailed?.(row.account_id, row._id, sentence);
      }
    },
  });
  const bulkImport = createBulkImport(behindJobs);

  const addressChecks = createAddressChecks({ ...options, store, now });
  const embeddings = createEmbeddings({ store, jobs, engineOf });

  async function forgetting<T>(
    accountId: string,
    ids: readonly string[],
    deletion: () => Promise<T>,
  ): Promise<T> {
    const tell = async () => {
      for (const follower of followers) await follower.deleted?.(accountId, ids);
    };
    await tell();
    const deleted = await deletion();
    await tell();
    return deleted;
  }

  async function found(accountId: string, id: string): Promise<OpportunityRow> {
    const row = await store.find(accountId, id);
    if (!row) throw notFound(WHAT);
    return row;
  }

  async function shown(accountId: string, row: OpportunityRow): Promise<OpportunityRow | ShownRow> {
    const [fresh] = await scores.of(accountId, [row]);
    return fresh ?? row;
  }

  async function match(accountId: string, id: string): Promise<MatchResult> {
    const row = await found(accountId, id);
    const version = await scoring.version(accountId);
    const kept =
      isStale(row, version) || row.match_version === "" ? null : await store.findMatch(accountId, id);
    const current = kept ?? (await (await scoring.open(accountId)).score([row])).get(id)?.match;
    if (!current) {
      const posting = await store.findPosting(accountId, id);
      throw new ApiError(404, "not_found", whyUnmatched(row, posting?.description ?? ""));
    }
    return presentMatch(row, current, await person(accountId));
  }

  async function queueSave(
    accountId: string,
    jobId: string,
    given: Partial<SaveInput>,
    whenTracked: "refuse" | "find",
  ): Promise<JobState> {
    const repeated = await jobs.find(accountId, jobId);
    if (repeated) return repeated;
    const input: SaveInput = {
      url: given.url ?? null,
      description: given.description ?? null,
      title_hint: given.title_hint ?? null,
      ...(given.requirement_corrections && { requirement_corrections: given.requirement_corrections }),
      facts: given.facts,
    };
    const key = input.url === null ? null : postingKeyOf(input.url);
    const tracked = key === null ? null : await store.findByAddress(accountId, [key]);
    if (tracked && whenTracked === "refuse") throw alreadyTracked(tracked);
    if (!(await slots.reserve(accountId, jobId))) throw new ApiError(403, "limit_reached", limitSentence);
    const job = await jobs.enqueue({
      id: jobId,
      kind: SAVE_JOB,
      accountId,
      input,
      dedupeKey:
        key === null
          ? `text:${hash("sha256", JSON.stringify([input.description, input.facts]), "hex")}`
          : `url:${key}`,
      title: input.title_hint,
    });
    // The same posting is being saved already, by a job that has its own slot.
    if (job._id !== jobId) await slots.release(accountId, jobId);
    return job;
  }

  async function list(accountId: string, request: ListRequest): Promise<Page<Opportunity>> {
    const { sort, limit, cursor } = request;
    const after = decodeCursor(cursor, POSITIONS[sort]);
    if (sort === "match_score") await scores.beforeSorting(accountId);
    const words = fold(request.q ?? "")
      .split(" ")
      .filter(Boolean);
    // Nothing but marks is in no text.
    if (request.q !== undefined && words.length === 0) return { items: [], next_cursor: null };
    const found = store.list(accountId, {
      ...request,
      tagKey: request.tag === undefined ? undefined : tagKey(request.tag),
      words,
      after,
      limit: limit + 1,
    });
    const items = await scores.of(
      accountId,
      found.then((rows) => rows.slice(0, limit)),
    );
    const { next_cursor } = pageOf(await found, limit, (row) => positionOf(row, sort));
    // Whoever looks at the list may search in it next.
    if (next_cursor !== null) searches.prepare(accountId);
    return { items: items.map(presentOpportunity), next_cursor };
  }

  return {
    followedBy: (follower) => void followers.push(follower),
    ...bulkImport,
    ...addressChecks,
    ...embeddings,
    ...createByIds({ store, scoring, scores, person }),
    ...createOverview({ store, scoring, scores }),
    ...createPreview({ ...options, store }),
    portrait,
    ...createCorrections({ store, match, now }),
    ...createSamples({ store, slots, readPosting, scoring, now, limitSentence }),
    ...createCases({ store, now }),
    ...createSaveNow({
      store,
      slots,
      engineOf,
      readPosting,
      scoring,
      now,
      limitSentence,
      budgetMs: options.readingBudgetMs,
    }),

    save: async (accountId, jobId, given) => queueSave(accountId, jobId, given, "refuse"),
    saveOrFind: async (accountId, jobId, given) => queueSave(accountId, jobId, given, "find"),
    findTracked: async (accountId, postings) => findTracked(store, accountId, postings),

    list: async (accountId, request) =>
      request.cursor === undefined && pages !== null
        ? pages.of(accountId, JSON.stringify(request), () => list(accountId, request))
        : list(accountId, request),

    async search(accountId, { q, limit, cursor }) {
      const schema = placeIn(q);
      const found = await searches.search(accountId, q, decodeCursor(cursor, schema), limit + 1);
      const page = pageOf(found, limit, ({ place }) => ({ ...place, q: fold(q) }));
      const items = await scores.of(
        accountId,
        page.items.map(({ row }) => row),
      );
      return { items: items.map(presentOpportunity), next_cursor: page.next_cursor };
    },

    async lookup(accountId, url) {
      const row = await store.findByAddress(accountId, [postingKeyOf(url)]);
      return row && presentOpportunity(await shown(accountId, row));
    },

    isTracked: async (accountId, id) => (await store.find(accountId, id)) !== null,

    async get(accountId, id) {
      const row = await found(accountId, id);
      const [current, posting] = await Promise.all([shown(accountId, row), store.findPosting(accountId, id)]);
      return presentOpportunityDetail(current, posting);
    },

    async update(accountId, id, changes, effectId) {
      const changed = await changeOpportunity({ store, now }, accountId, id, changes, effectId);
      if (!changed) throw notFound(WHAT);
      return presentOpportunity(await shown(accountId, changed));
    },

    async delete(accountId, id) {
      if (!(await forgetting(accountId, [id], () => store.delete(accountId, id)))) throw notFound(WHAT);
    },

    async updateMany(accountId, ids, status, effectId) {
      const changed: string[] = [];
      for (const id of await store.ownOf(accountId, ids)) {
        const effect = derivedId(effectId, id);
        if (await changeOpportunity({ store, now }, accountId, id, { status }, effect)) changed.push(id);
      }
      return changed;
    },
    deleteMany: async (accountId, ids) => forgetting(accountId, ids, () => store.deleteMany(accountId, ids)),

    match,

    count: (accountId) => store.count(accountId),

    async deleteAccountData(accountId) {
      await store.deleteAll(accountId);
      await slots.deleteAll(accountId);
    },

    close: () => searches.close(),
  };
}
