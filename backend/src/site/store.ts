/** The collections `sites` and `site_messages`. Owners' reads take the account; a visitor has nothing but the handle. */
import type { HiddenItem, SiteSection, SiteTheme } from "@career-portrait/shared/contract";
import type { Collection, Db, Filter } from "mongodb";
import { type IndexDeclaration, isDuplicateKey } from "../database/index.ts";

export interface OldHandle {
  handle: string;
  expires_at: Date;
}
export type Hidden = Pick<HiddenItem, "item_type" | "item_id">;

export interface SiteRow {
  /** The account: it has one site. */
  _id: string;
  account_id: string;
  handle: string;
  /** They lead to the site until they expire. */
  old_handles: OldHandle[];
  /** The handle and the old ones. Unique over all sites, so that one document's write takes and frees handles. */
  names: string[];
  published: boolean;
  published_at: Date | null;
  sections: Record<SiteSection, boolean>;
  show_in_search: boolean;
  theme: SiteTheme;
  hidden: Hidden[];
  /** The request that made it: repeated, it finds it. */
  made_by: string;
  /** Raised by every change of settings, so that none is lost to another. */
  revision: number;
  created_at: Date;
  updated_at: Date;
}

export interface MessageRow {
  _id: string;
  account_id: string;
  name: string;
  reply_to: string;
  text: string;
  received_at: Date;
}

export interface MessagePosition {
  received_at: string;
  id: string;
}

export const siteIndexes: IndexDeclaration[] = [
  { collection: "sites", keys: { names: 1 }, options: { unique: true } },
  { collection: "sites", keys: { account_id: 1 } },
  { collection: "site_messages", keys: { account_id: 1, received_at: -1, _id: -1 } },
];

export class SiteStore {
  readonly #sites: Collection<SiteRow>;
  readonly #messages: Collection<MessageRow>;

  constructor(db: Db) {
    this.#sites = db.collection("sites");
    this.#messages = db.collection("site_messages");
  }

  async find(accountId: string): Promise<SiteRow | null> {
    return this.#sites.findOne({ _id: accountId, account_id: accountId });
  }

  /** Whose handle it is, or was until lately. */
  async byName(name: string): Promise<SiteRow | null> {
    return this.#sites.findOne({ names: name });
  }

  /** False when the handle is another's or the account has a site. */
  async insert(row: SiteRow): Promise<boolean> {
    try {
      await this.#sites.insertOne(row);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Writes what changes while the site is as it was read; "taken" when its handle is another's, "changed" when it is not so any more. */
  async change(
    read: SiteRow,
    changes: Partial<Omit<SiteRow, "revision">>,
  ): Promise<SiteRow | "taken" | "changed"> {
    const as = { _id: read._id, account_id: read.account_id, revision: read.revision };
    const next = { $set: changes, $inc: { revision: 1 } };
    try {
      const row = await this.#sites.findOneAndUpdate(as, next, { returnDocument: "after" });
      return row ?? "changed";
    } catch (error) {
      if (isDuplicateKey(error)) return "taken";
      throw error;
    }
  }

  /** Gives up an old handle whose days are over. */
  async free(name: string, now: Date): Promise<void> {
    await this.#sites.updateMany(
      {
        names: name,
        handle: { $ne: name },
        old_handles: { $elemMatch: { handle: name, expires_at: { $lte: now } } },
      },
      {
        $pull: { names: name, old_handles: { handle: name } },
        $inc: { revision: 1 },
      },
    );
  }

  /** False when there is no site. */
  async setHidden(accountId: string, item: Hidden, hidden: boolean): Promise<boolean> {
    const { item_type, item_id } = item;
    const change = { hidden: { item_type, item_id } };
    const { matchedCount } = await this.#sites.updateOne(
      { _id: accountId, account_id: accountId },
      hidden ? { $addToSet: change } : { $pull: change },
    );
    return matchedCount === 1;
  }

  async addMessage(row: MessageRow): Promise<void> {
    await this.#messages.insertOne(row);
  }

  /** Newest first. */
  async messages(accountId: string, after: MessagePosition | null, limit: number): Promise<MessageRow[]> {
    const query: Filter<MessageRow> = { account_id: accountId };
    if (after) {
      const received_at = new Date(after.received_at);
      query.$or = [{ received_at: { $lt: received_at } }, { received_at, _id: { $lt: after.id } }];
    }
    return this.#messages.find(query).sort({ received_at: -1, _id: -1 }).limit(limit).toArray();
  }

  async countMessages(accountId: string): Promise<number> {
    return this.#messages.countDocuments({ account_id: accountId });
  }

  async deleteMessage(accountId: string, id: string): Promise<boolean> {
    return (await this.#messages.deleteOne({ _id: id, account_id: accountId })).deletedCount === 1;
  }
}
