/** The account's floor, cap and hour of discovery; another floor is a correction and is recorded as one (decisions, section 8). */
import type { DiscoverySettings, FeedbackSurface } from "@career-portrait/shared/contract";
import type { Collection, Db } from "mongodb";
import { type IndexDeclaration, isDuplicateKey } from "../database/index.ts";
import { derivedId } from "../derived-id.ts";
import type { Events } from "../events/index.ts";

/** A change of the floor that the correction stream may not have yet. */
interface FloorChange {
  before: number;
  after: number;
  surface: FeedbackSurface;
  at: Date;
}

export interface SettingsRow {
  /** The account. */
  _id: string;
  account_id: string;
  /** Counts the changes. */
  version: number;
  /** What the account has set; the rest follows the server's defaults. */
  changes: Partial<DiscoverySettings>;
  unrecorded: FloorChange | null;
}

export const settingsIndexes: IndexDeclaration[] = [
  { collection: "discovery_settings", keys: { account_id: 1 } },
];

export class Settings {
  readonly #rows: Collection<SettingsRow>;
  readonly #events: Events;
  readonly #defaults: DiscoverySettings;
  readonly #now: () => Date;

  constructor(db: Db, events: Events, defaults: DiscoverySettings, now: () => Date) {
    this.#rows = db.collection<SettingsRow>("discovery_settings");
    this.#events = events;
    this.#defaults = defaults;
    this.#now = now;
  }

  async read(accountId: string): Promise<DiscoverySettings> {
    const row = await this.#rows.findOne({ _id: accountId, account_id: accountId });
    return { ...this.#defaults, ...row?.changes };
  }

  /** Stored in one write with the correction it owes, so that a killed process loses neither. */
  async update(
    accountId: string,
    changes: Partial<DiscoverySettings>,
    surface: FeedbackSurface,
  ): Promise<DiscoverySettings> {
    for (;;) {
      const standing = await this.#rows.findOne({ _id: accountId, account_id: accountId });
      if (standing) await this.#record(standing);
      const before = { ...this.#defaults, ...standing?.changes };
      const after = { ...before, ...changes };
      const row: SettingsRow = {
        _id: accountId,
        account_id: accountId,
        version: (standing?.version ?? 0) + 1,
        changes: { ...standing?.changes, ...changes },
        unrecorded:
          before.relevance_floor === after.relevance_floor
            ? null
            : { before: before.relevance_floor, after: after.relevance_floor, surface, at: this.#now() },
      };
      if (!(await this.#replace(row))) continue;
      await this.#record(row);
      return after;
    }
  }

  /** Records what a killed process left between storing a change and recording it. */
  async recordChanges(): Promise<void> {
    for (const row of await this.#rows.find({ unrecorded: { $ne: null } }).toArray()) await this.#record(row);
  }

  /** Puts `row` in the place of the version before it; false when another change came first. */
  async #replace({ _id, ...row }: SettingsRow): Promise<boolean> {
    if (row.version > 1) {
      const before = { _id, account_id: row.account_id, version: row.version - 1 };
      return (await this.#rows.replaceOne(before, row)).matchedCount === 1;
    }
    try {
      await this.#rows.insertOne({ _id, ...row });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async #record({ account_id, version, unrecorded }: SettingsRow): Promise<void> {
    if (!unrecorded) return;
    const { before, after, surface, at } = unrecorded;
    await this.#events.record(account_id, {
      id: derivedId("threshold_change", account_id, version),
      event_type: "threshold_change",
      subject_type: "search_preferences",
      subject_id: "relevance_floor",
      surface,
      payload: { setting: "relevance_floor", before, after },
      created_at: at,
    });
    await this.#rows.updateOne({ _id: account_id, account_id, version }, { $set: { unrecorded: null } });
  }
}
