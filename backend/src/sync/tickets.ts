/**
 * One number for each change, drawn before it is written: of two changes of which one was done before the other began, the later
 * one has the higher ticket, whichever processes made them. Tickets say nothing about when a change became visible; that is what
 * the sequencer is for.
 */
import type { Collection, Db } from "mongodb";
import { isDuplicateKey, UNSYNCED } from "../database/index.ts";

interface ClockRow {
  _id: "clock";
  ticket: number;
  /** When changes were first counted in this database. */
  since: Date;
}

const CLOCK = { _id: "clock" } as const;

export class Tickets {
  readonly #rows: Collection<ClockRow>;
  #waiting: ((outcome: Promise<number>) => void)[] = [];
  #drawing = false;

  constructor(db: Db) {
    // Not synced by itself: the change's own write, which comes behind it in the log, takes it along to the disk.
    this.#rows = db.collection<ClockRow>("sync_clock", UNSYNCED);
  }

  /** A ticket drawn after this call: those asked for meanwhile share one write. */
  async draw(): Promise<number> {
    const drawn = new Promise<number>((resolve) => this.#waiting.push(resolve));
    if (!this.#drawing) void this.#drawAll();
    return drawn;
  }

  /** The highest ticket drawn so far by anybody. */
  async last(): Promise<number> {
    return (await this.#rows.findOne(CLOCK))?.ticket ?? 0;
  }

  /** When changes were first counted: older rows may have been there before the log. */
  async since(): Promise<Date> {
    const row = await this.#rows.findOne(CLOCK);
    if (row) return row.since;
    await this.#add(0);
    return this.since();
  }

  async #drawAll(): Promise<void> {
    this.#drawing = true;
    while (this.#waiting.length > 0) {
      const waiting = this.#waiting;
      this.#waiting = [];
      const last = this.#add(waiting.length);
      for (const [index, resolve] of waiting.entries()) {
        resolve(last.then((ticket) => ticket - waiting.length + 1 + index));
      }
      // A failure is told to those who wait for it.
      await last.catch(() => {});
    }
    this.#drawing = false;
  }

  async #add(count: number): Promise<number> {
    const draw = () =>
      this.#rows.findOneAndUpdate(
        CLOCK,
        { $inc: { ticket: count }, $setOnInsert: { since: new Date() } },
        { upsert: true, returnDocument: "after" },
      );
    const row = await draw().catch((error: unknown) => {
      // Another process has just begun the clock.
      if (isDuplicateKey(error)) return draw();
      throw error;
    });
    if (!row) throw new Error("The clock of changes gave no ticket.");
    return row.ticket;
  }
}
