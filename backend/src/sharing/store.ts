/** The `share_links` collection. Owners' reads take the account; a visitor has nothing but the token. */
import type { Collection, Db } from "mongodb";
import { type IndexDeclaration, isDuplicateKey } from "../database/index.ts";

export interface ShareRow {
  _id: string;
  account_id: string;
  opportunity_id: string;
  /** As it stands in the address: its owner is shown it again (docs/sharing.md). */
  token: string;
  /** Present until revoked, or replaced after it has expired; one for each opportunity. */
  active?: true;
  created_at: Date;
  expires_at: Date;
  views: number;
  last_viewed_at: Date | null;
  /** Made when first asked for; `of` says of which state of the profile. */
  summary: { text: string; generated_at: Date; of: string } | null;
}

export const sharingIndexes: IndexDeclaration[] = [
  {
    collection: "share_links",
    keys: { account_id: 1, opportunity_id: 1 },
    options: { unique: true, partialFilterExpression: { active: { $exists: true } } },
  },
  { collection: "share_links", keys: { token: 1 }, options: { unique: true } },
  { collection: "share_links", keys: { account_id: 1, expires_at: 1 } },
];

export class ShareStore {
  readonly #rows: Collection<ShareRow>;

  constructor(db: Db) {
    this.#rows = db.collection("share_links");
  }

  /** The opportunity's link, which may have expired. */
  async active(accountId: string, opportunityId: string): Promise<ShareRow | null> {
    return this.#rows.findOne({ account_id: accountId, opportunity_id: opportunityId, active: true });
  }

  async findMany(accountId: string, ids: readonly string[]): Promise<ShareRow[]> {
    return this.#rows.find({ account_id: accountId, _id: { $in: [...ids] } }).toArray();
  }

  /** The account's links that are not closed. */
  async allActive(accountId: string): Promise<ShareRow[]> {
    return this.#rows.find({ account_id: accountId, active: true }).toArray();
  }

  async byToken(token: string): Promise<ShareRow | null> {
    return this.#rows.findOne({ token });
  }

  /** False when the opportunity has a link, or this one was made and closed before. */
  async insert(row: ShareRow): Promise<boolean> {
    try {
      await this.#rows.insertOne(row);
      return true;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return false;
    }
  }

  /** Closes a link; false when it was closed already. */
  async close(accountId: string, id: string): Promise<boolean> {
    const { modifiedCount } = await this.#rows.updateOne(
      { _id: id, account_id: accountId, active: true },
      { $unset: { active: 1 } },
    );
    return modifiedCount === 1;
  }

  /** Closes every link of these opportunities. */
  async closeFor(accountId: string, opportunityIds: readonly string[]): Promise<void> {
    await this.#rows.updateMany(
      { account_id: accountId, opportunity_id: { $in: [...opportunityIds] }, active: true },
      { $unset: { active: 1 } },
    );
  }

  async countOpen(accountId: string, now: Date): Promise<number> {
    return this.#rows.countDocuments({ account_id: accountId, active: true, expires_at: { $gt: now } });
  }

  async countView(accountId: string, id: string, now: Date): Promise<void> {
    await this.#rows.updateOne(
      { _id: id, account_id: accountId },
      { $inc: { views: 1 }, $set: { last_viewed_at: now } },
    );
  }

  async keepSummary(accountId: string, id: string, summary: NonNullable<ShareRow["summary"]>): Promise<void> {
    await this.#rows.updateOne({ _id: id, account_id: accountId }, { $set: { summary } });
  }
}
