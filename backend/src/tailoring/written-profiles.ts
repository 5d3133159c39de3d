/** Tailored profiles as they stand: what a share link shows. */
import type { Db } from "mongodb";
import { citedIn, restingOn } from "./resting-on.ts";
import type { TailoringSources } from "./sources.ts";
import { TailoringStore } from "./store.ts";

export class WrittenProfiles {
  readonly #store: TailoringStore;
  readonly #sources: Pick<TailoringSources, "claims" | "profile">;

  constructor(db: Db, sources: Pick<TailoringSources, "claims" | "profile">) {
    this.#store = new TailoringStore(db);
    this.#sources = sources;
  }

  /** The words; null while nothing is written. */
  async words(accountId: string, opportunityId: string) {
    const row = await this.#store.find(accountId, opportunityId);
    if (!row?.written) return null;
    const { content, updated_at } = row.written;
    return { ...content, updated_at: updated_at.toISOString() };
  }

  /** How many claims and roles the words rest on that nobody has reviewed. */
  async unreviewed(accountId: string, opportunityId: string): Promise<number> {
    const words = await this.words(accountId, opportunityId);
    const [claims, profile] = await Promise.all([
      this.#sources.claims(accountId),
      this.#sources.profile(accountId),
    ]);
    return restingOn(citedIn(words?.resume_data ?? null), [...claims, ...profile.experience]).unreviewed;
  }
}
