/** Saving a posting whose text is at hand while the client waits: no page is fetched and no job is queued. */
import type {
  OpportunityCreated,
  OpportunityMatched,
  RequirementCorrection,
} from "@career-portrait/shared/contract";
import { applyCorrections } from "@career-portrait/shared/matching";
import { postingKeyOf, siteOf } from "@career-portrait/shared/posting";
import { ApiError, notFound } from "../errors.ts";
import { type EngineOf, localEngineWith } from "../intelligence/index.ts";
import { type CreateTools, createTracked } from "./create.ts";
import { interpret } from "./interpret.ts";
import { type OpportunityRow, saidOf } from "./row.ts";
import type { Scoring } from "./scoring.ts";

/** A posting's text as a client hands it in. */
export interface GivenPosting {
  url: string | null;
  description: string;
  requirement_corrections?: readonly RequirementCorrection[];
}

export interface SaveNow {
  /**
   * Tracks a posting and reads its requirements, without a score. Repeated with the same id it finishes what stands. When the
   * client is gone (`signal`) a model is asked no further and the local engine reads to the end, so that what was begun is whole.
   * @throws ApiError 409 `duplicate` with the tracked row, 403 `limit_reached`.
   */
  add(
    accountId: string,
    saveId: string,
    posting: GivenPosting,
    signal?: AbortSignal,
  ): Promise<OpportunityCreated>;
  /** The same, and scores it against the portrait as it is. */
  addAndMatch(
    accountId: string,
    saveId: string,
    posting: GivenPosting,
    signal?: AbortSignal,
  ): Promise<OpportunityMatched>;
}

export interface SaveNowTools extends CreateTools {
  engineOf: EngineOf;
  scoring: Scoring;
  /** How long a model may take before the local engine reads instead, in ms: proxies give up on an answer after a minute. */
  budgetMs?: number;
}

const BUDGET_MS = 40_000;

/** 409 with the row that stands. */
export function alreadyTracked(row: Pick<OpportunityRow, "_id" | "title" | "company">): ApiError {
  return new ApiError(409, "duplicate", "This posting is tracked already.", {
    existing: { id: row._id, title: row.title, company: row.company },
  });
}

export function createSaveNow(tools: SaveNowTools): SaveNow {
  const { store, slots, engineOf, scoring } = tools;

  /** Reads within the budget, and only while somebody waits. */
  async function interpretInTime(posting: Parameters<typeof interpret>[0], client: AbortSignal) {
    const given = AbortSignal.any([client, AbortSignal.timeout(tools.budgetMs ?? BUDGET_MS)]);
    try {
      return await interpret(posting, tools, given);
    } catch (error) {
      if (!given.aborted || !(await engineOf(posting.accountId).hasModel())) throw error;
      return interpret(posting, { ...tools, engineOf: () => localEngineWith(tools.readPosting) });
    }
  }

  async function track(
    accountId: string,
    saveId: string,
    { url, description, requirement_corrections: corrections }: GivenPosting,
    client = new AbortController().signal,
  ) {
    const keys = url === null ? [] : [postingKeyOf(url)];
    const source = {
      facts: {},
      keys,
      address: url,
      source: url === null ? null : siteOf(url),
      url_status: "unknown" as const,
      redirected_to: null,
    };
    const save = { id: saveId, accountId, titleHint: null, corrections };
    const created = await createTracked(save, source, description, tools);
    if ("refused" in created) throw new ApiError(403, "limit_reached", tools.limitSentence);
    const gone = notFound("The opportunity");
    if (created.already) {
      await slots.release(accountId, saveId);
      const tracked = await store.find(accountId, created.id);
      throw tracked ? alreadyTracked(tracked) : gone;
    }
    const unread = { accountId, id: created.id, text: description, facts: {} };
    const interpreted = await interpretInTime(unread, client);
    if (!interpreted) throw gone;
    return interpreted.row;
  }

  return {
    async add(accountId, saveId, posting, signal) {
      const row = await track(accountId, saveId, posting, signal);
      const read = (await store.findPosting(accountId, row._id))?.requirements ?? [];
      const requirements = applyCorrections(read, saidOf(row));
      const count = (importance: "must" | "nice") =>
        requirements.filter((requirement) => requirement.importance === importance).length;
      return {
        id: row._id,
        title: row.title,
        company: row.company,
        status: row.status,
        source: row.source,
        requirements: { must_have_count: count("must"), nice_to_have_count: count("nice") },
        created_at: row.created_at.toISOString(),
      };
    },

    async addAndMatch(accountId, saveId, posting, signal) {
      const row = await track(accountId, saveId, posting, signal);
      const scored = (await (await scoring.open(accountId)).score([row])).get(row._id);
      if (!scored) throw notFound("The opportunity");
      const { scores, strengths, gaps, reason } = scored.match.score;
      return {
        opportunity: { id: row._id, title: row.title, company: row.company },
        scores,
        reason,
        strengths,
        gaps,
      };
    },
  };
}
