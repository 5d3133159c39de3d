/**
 * Deleting an account for good. The wish is written down first, and the account and its keys go next, so that nothing can be
 * done with it any more; then every row anywhere that carries its id. A process killed in between leaves the wish, and the
 * next one fulfils it.
 */
import type { Collection, Db } from "mongodb";
import type { Logger } from "pino";

/** Longer than a step of a job that has lost its row can go on. */
const SECOND_SWEEP_MS = 60_000;

interface DeletionRow {
  /** The account. */
  _id: string;
  asked_at: Date;
}

export class Deletions {
  readonly #db: Db;
  readonly #rows: Collection<DeletionRow>;

  readonly #log: Logger;

  constructor(db: Db, log: Logger) {
    this.#db = db;
    this.#log = log;
    this.#rows = db.collection("deletions");
  }

  async delete(accountId: string, now: Date): Promise<void> {
    await this.#rows.updateOne({ _id: accountId }, { $setOnInsert: { asked_at: now } }, { upsert: true });
    await this.#sweep(accountId);
    // What a job or request that was under way wrote behind the first sweep.
    setTimeout(() => {
      this.#fulfil(accountId).catch((error: unknown) =>
        this.#log.error({ err: error }, "a deletion waits for the next start"),
      );
    }, SECOND_SWEEP_MS).unref();
  }

  /** Finishes what a killed process began. */
  async finish(): Promise<void> {
    for (const { _id } of await this.#rows.find({}).toArray()) await this.#fulfil(_id);
  }

  async #fulfil(accountId: string): Promise<void> {
    await this.#sweep(accountId);
    await this.#rows.deleteOne({ _id: accountId });
  }

  async #sweep(accountId: string): Promise<void> {
    await this.#db.collection<{ _id: string }>("accounts").deleteOne({ _id: accountId });
    const collections = await this.#db.listCollections({}, { nameOnly: true }).toArray();
    // Keys before all else: a request that is under way may still finish, none can begin.
    const names = collections
      .map(({ name }) => name)
      .toSorted((a, b) => Number(b === "api_keys") - Number(a === "api_keys"));
    for (const name of names) await this.#db.collection(name).deleteMany({ account_id: accountId });
  }
}
