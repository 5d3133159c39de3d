/** The secret address of an account's calendar: one at a time, made anew or closed by its owner. */
import { randomBytes } from "node:crypto";
import type { CalendarFeed } from "@career-portrait/shared/contract";
import type { Collection, Db } from "mongodb";
import type { IndexDeclaration } from "../database/index.ts";
import { notFound } from "../errors.ts";

interface FeedRow {
  /** The account. */
  _id: string;
  account_id: string;
  /** As it stands in the address: its owner is shown it again. */
  token: string;
  /** Which request made it: repeated, it gives the same. */
  made_by: string;
  created_at: Date;
}

export const feedIndexes: IndexDeclaration[] = [
  { collection: "calendar_feeds", keys: { token: 1 }, options: { unique: true } },
];

const TOKEN = /^[\w-]{43}$/;
const WHAT = "A calendar address";

export class CalendarFeeds {
  readonly #rows: Collection<FeedRow>;
  readonly #publicUrl: string;
  readonly #now: () => Date;

  constructor(db: Db, publicUrl: string, now: () => Date) {
    this.#rows = db.collection("calendar_feeds");
    this.#publicUrl = publicUrl;
    this.#now = now;
  }

  /** @throws ApiError 404 */
  async read(accountId: string): Promise<CalendarFeed> {
    const row = await this.#rows.findOne({ _id: accountId, account_id: accountId });
    if (!row) throw notFound(WHAT);
    return this.#shown(row);
  }

  async renew(accountId: string, effectId: string): Promise<CalendarFeed> {
    const standing = await this.#rows.findOne({ _id: accountId, account_id: accountId });
    if (standing?.made_by === effectId) return this.#shown(standing);
    const row = {
      account_id: accountId,
      token: randomBytes(32).toString("base64url"),
      made_by: effectId,
      created_at: this.#now(),
    };
    await this.#rows.replaceOne({ _id: accountId, account_id: accountId }, row, { upsert: true });
    return this.read(accountId);
  }

  /** @throws ApiError 404 */
  async revoke(accountId: string): Promise<void> {
    const { deletedCount } = await this.#rows.deleteOne({ _id: accountId, account_id: accountId });
    if (deletedCount === 0) throw notFound(WHAT);
  }

  /** Whose calendar the token opens. @throws ApiError 404 */
  async accountOf(token: string): Promise<string> {
    const row = TOKEN.test(token) ? await this.#rows.findOne({ token }) : null;
    if (!row) throw notFound(WHAT);
    return row.account_id;
  }

  #shown({ token, created_at }: FeedRow): CalendarFeed {
    return {
      feed_url: `${this.#publicUrl}/calendar/${token}.ics`,
      created_at: created_at.toISOString(),
    };
  }
}
