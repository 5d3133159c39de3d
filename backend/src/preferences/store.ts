/** The `preferences` collection: one row an account. */
import type { FeedbackSurface, Preferences } from "@career-portrait/shared/contract";
import { type Collection, type Db } from "mongodb";
import { type IndexDeclaration, isDuplicateKey } from "../database/index.ts";
import type { QueryEdit } from "./queries.ts";

export interface PreferencesRow {
  /** The account. */
  _id: string;
  account_id: string;
  /** Counts the replacements. */
  version: number;
  preferences: Preferences;
  /** What this replacement did to the saved queries, until the correction stream has it. */
  unrecorded: (QueryEdit & { surface: FeedbackSurface }) | null;
  updated_at: Date;
}

export const preferenceIndexes: IndexDeclaration[] = [{ collection: "preferences", keys: { account_id: 1 } }];

export class PreferencesStore {
  readonly #rows: Collection<PreferencesRow>;

  constructor(db: Db) {
    this.#rows = db.collection<PreferencesRow>("preferences");
  }

  async find(accountId: string): Promise<PreferencesRow | null> {
    return this.#rows.findOne({ _id: accountId, account_id: accountId });
  }

  /** Puts `row` in the place of the version before it; false when another replacement came first. */
  async replace(accountId: string, row: Omit<PreferencesRow, "_id" | "account_id">): Promise<boolean> {
    const own = { _id: accountId, account_id: accountId };
    if (row.version > 1) {
      const { matchedCount } = await this.#rows.replaceOne(
        { ...own, version: row.version - 1 },
        { account_id: accountId, ...row },
      );
      return matchedCount === 1;
    }
    try {
      await this.#rows.insertOne({ ...own, ...row });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Of all accounts: those that have saved queries. */
  async accountsWithQueries(): Promise<string[]> {
    const rows = await this.#rows
      .find({ "preferences.discovery_queries.0": { $exists: true } }, { projection: { _id: 1 } })
      .toArray();
    return rows.map(({ _id }) => _id);
  }

  async setRecorded(accountId: string, version: number): Promise<void> {
    await this.#rows.updateOne(
      { _id: accountId, account_id: accountId, version },
      { $set: { unrecorded: null } },
    );
  }

  /** Of all accounts: edits that the correction stream may not have, for the sweep at start. */
  async unrecorded(): Promise<PreferencesRow[]> {
    return this.#rows.find({ unrecorded: { $ne: null } }).toArray();
  }
}
