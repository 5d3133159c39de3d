/**
 * The limit on tailored profiles (`TAILORED_PROFILE_LIMIT`). A profile's row takes one of so many numbered places, each once
 * within an account, before anything is queued; so no number of requests at the same moment can overshoot.
 */
import { ApiError } from "../errors.ts";
import type { Jobs } from "../jobs/index.ts";
import type { TailoringStore } from "./store.ts";

export interface PlacesTools {
  store: TailoringStore;
  jobs: Pick<Jobs, "find">;
  limit: number;
  now: () => number;
}

/** So long a place is believed to be in use even when no job stands behind it: its request may be about to queue it. */
const BELIEVED_MS = 60_000;
/** How often a place is looked for while others take theirs. */
const MAX_TRIES = 20;

export class Places {
  readonly #tools: PlacesTools;

  constructor(tools: PlacesTools) {
    this.#tools = tools;
  }

  /** Keeps a place for the opportunity's profile; it may be kept or written already. @throws ApiError 403 `limit_reached`. */
  async keep(accountId: string, opportunityId: string, jobId: string): Promise<void> {
    if (!(await this.tryKeep(accountId, opportunityId, jobId))) throw this.refusal();
  }

  async tryKeep(accountId: string, opportunityId: string, jobId: string): Promise<boolean> {
    if (await this.#take(accountId, opportunityId, jobId)) return true;
    // Before refusing, make sure that no crash has left a place behind.
    await this.#freeAbandoned(accountId);
    return this.#take(accountId, opportunityId, jobId);
  }

  refusal(): ApiError {
    const { limit } = this.#tools;
    const message = `You have ${limit} tailored profiles, which is the limit here. Delete an opportunity that has one to make room.`;
    return new ApiError(403, "limit_reached", message);
  }

  async #take(accountId: string, opportunityId: string, jobId: string): Promise<boolean> {
    const { store, limit, now } = this.#tools;
    let next = await store.count(accountId);
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      if (await store.find(accountId, opportunityId)) return true;
      if (next >= limit || tries > 0) {
        const taken = await store.takenSlots(accountId);
        next = Array.from({ length: limit }, (_, slot) => slot).find((slot) => !taken.has(slot)) ?? limit;
      }
      if (next >= limit) return false;
      const place = {
        account_id: accountId,
        slot: next,
        job_id: jobId,
        reserved_at: new Date(now()),
        revision: 0,
      };
      if (await store.reserve({ _id: opportunityId, ...place })) return true;
    }
    throw new Error("A place for a tailored profile kept being taken by others.");
  }

  async #freeAbandoned(accountId: string): Promise<void> {
    const { store, jobs, now } = this.#tools;
    for (const { _id, job_id } of await store.unwritten(accountId, new Date(now() - BELIEVED_MS))) {
      if ((await jobs.find(accountId, job_id))?.live !== true) await store.release(accountId, _id, job_id);
    }
  }
}
