/**
 * The limit on tracked opportunities (`OPPORTUNITY_LIMIT`). A save takes a slot before it begins and keeps it once its row
 * stands, in conditional updates of one document, so that saves at the same moment cannot overshoot together.
 */
import { type Collection, type Db } from "mongodb";
import { isDuplicateKey, UNSYNCED } from "../database/index.ts";

interface SlotRow {
  /** The account's id. */
  _id: string;
  /** Never fewer than are in use. What deletions free is found when the limit is met: taking it back at once could free it twice. */
  taken: number;
  /** Saves under way that have a slot and no row yet, and since when. */
  reserved: { holder: string; at: Date }[];
  version: number;
}

export interface SlotCounts {
  /** Rows that stand. */
  rows(accountId: string): Promise<number>;
  /** Whether this save is still under way and has no row yet. */
  isUnderWay(accountId: string, holder: string): Promise<boolean>;
}

/** So long a reservation is believed even when no job stands behind it: its request may be about to queue it. */
const BELIEVED_MS = 60_000;

export class Slots {
  readonly #rows: Collection<SlotRow>;
  readonly #limit: number;
  readonly #counts: SlotCounts;
  readonly #now: () => Date;

  constructor(db: Db, limit: number, counts: SlotCounts, now: () => Date) {
    // Not synced by itself: what a slot is taken for is written behind it, and takes it along to the disk.
    this.#rows = db.collection<SlotRow>("opportunity_slots", UNSYNCED);
    this.#limit = limit;
    this.#counts = counts;
    this.#now = now;
  }

  /** Takes a slot for a save; true as well when it has one. False at the limit. */
  async reserve(accountId: string, holder: string): Promise<boolean> {
    if (await this.#take(accountId, holder)) return true;
    // Before refusing, make sure that no crash has left a slot behind.
    await this.#recount(accountId);
    return this.#take(accountId, holder);
  }

  /** The save's row stands: its slot is the row's now. */
  async settle(accountId: string, holder: string): Promise<void> {
    await this.#rows.updateOne(
      { _id: accountId, "reserved.holder": holder },
      { $pull: { reserved: { holder } }, $inc: { version: 1 } },
    );
  }

  /** The save made no row. */
  async release(accountId: string, holder: string): Promise<void> {
    await this.#rows.updateOne(
      { _id: accountId, "reserved.holder": holder },
      { $pull: { reserved: { holder } }, $inc: { taken: -1, version: 1 } },
    );
  }

  /** Takes in rows that stand without having taken a slot. */
  async countAnew(accountId: string): Promise<void> {
    await this.#open(accountId);
    while (!(await this.#recount(accountId)));
  }

  async deleteAll(accountId: string): Promise<void> {
    await this.#rows.deleteOne({ _id: accountId });
  }

  async #take(accountId: string, holder: string): Promise<boolean> {
    const { matchedCount } = await this.#rows.updateOne(
      { _id: accountId, taken: { $lt: this.#limit }, "reserved.holder": { $ne: holder } },
      { $inc: { taken: 1, version: 1 }, $push: { reserved: { holder, at: this.#now() } } },
    );
    if (matchedCount === 1) return true;
    const standing = await this.#rows.findOne({ _id: accountId });
    if (standing) return standing.reserved.some((reservation) => reservation.holder === holder);
    await this.#open(accountId);
    return this.#take(accountId, holder);
  }

  async #open(accountId: string): Promise<void> {
    try {
      await this.#rows.insertOne({ _id: accountId, taken: 0, reserved: [], version: 0 });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** False when another change came between: it loses against any change since the look. */
  async #recount(accountId: string): Promise<boolean> {
    const standing = await this.#rows.findOne({ _id: accountId });
    if (!standing) return true;
    const since = this.#now().getTime() - BELIEVED_MS;
    const believed = await Promise.all(
      standing.reserved.map(
        async ({ holder, at }) => at.getTime() > since || this.#counts.isUnderWay(accountId, holder),
      ),
    );
    const reserved = standing.reserved.filter((_, index) => believed[index]);
    const taken = (await this.#counts.rows(accountId)) + reserved.length;
    const { matchedCount } = await this.#rows.updateOne(
      { _id: accountId, version: standing.version },
      { $set: { taken, reserved }, $inc: { version: 1 } },
    );
    return matchedCount === 1;
  }
}
