/** Accounts, keys, device requests and sessions: the only file that knows their collections. */
import type { Scope } from "@career-portrait/shared/contract";
import { type Collection, type Db } from "mongodb";
import { type IndexDeclaration, isDuplicateKey } from "../database/index.ts";

export interface AccountRow {
  _id: string;
  /** Lower-cased and trimmed. */
  email: string;
  name: string;
  password_hash: string;
  created_at: Date;
}

export interface ApiKeyRow {
  _id: string;
  account_id: string;
  hash: string;
  prefix: string;
  name: string;
  scopes: Scope[];
  created_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
}

export interface DeviceRow {
  /** SHA-256 of the device code. */
  _id: string;
  user_code: string;
  client_name: string;
  scopes: Scope[];
  status: "pending" | "approved" | "denied" | "collected";
  account_id: string | null;
  interval: number;
  polled_at: Date | null;
  expires_at: Date;
}

export interface SessionRow {
  /** SHA-256 of the cookie's token. */
  _id: string;
  account_id: string;
  csrf: string;
  expires_at: Date;
}

/** A password that may be chosen anew. */
export interface ResetRow {
  /** SHA-256 of the secret in the address. */
  _id: string;
  account_id: string;
  expires_at: Date;
}

export const accountIndexes: IndexDeclaration[] = [
  { collection: "accounts", keys: { email: 1 }, options: { unique: true } },
  { collection: "api_keys", keys: { hash: 1 }, options: { unique: true } },
  { collection: "api_keys", keys: { account_id: 1, created_at: -1, _id: -1 } },
  { collection: "devices", keys: { user_code: 1 }, options: { unique: true } },
  { collection: "devices", keys: { expires_at: 1 }, options: { expireAfterSeconds: 3600 } },
  { collection: "sessions", keys: { expires_at: 1 }, options: { expireAfterSeconds: 0 } },
  { collection: "sessions", keys: { account_id: 1 } },
  { collection: "password_resets", keys: { expires_at: 1 }, options: { expireAfterSeconds: 0 } },
  { collection: "password_resets", keys: { account_id: 1 } },
];

export class AccountStore {
  readonly #accounts: Collection<AccountRow>;
  readonly #keys: Collection<ApiKeyRow>;
  readonly #devices: Collection<DeviceRow>;
  readonly #sessions: Collection<SessionRow>;
  readonly #resets: Collection<ResetRow>;
  readonly #marks: Collection<{ _id: string; account_id: string }>;

  constructor(db: Db) {
    this.#accounts = db.collection("accounts");
    this.#keys = db.collection("api_keys");
    this.#devices = db.collection("devices");
    this.#sessions = db.collection("sessions");
    this.#resets = db.collection("password_resets");
    this.#marks = db.collection("marks");
  }

  /** False when the address is taken. */
  async insertAccount(row: AccountRow): Promise<boolean> {
    return this.#inserted(() => this.#accounts.insertOne(row));
  }

  /** Takes the one place of the first account; false when it is taken. Two that race cannot both have it. */
  async claimFirstAccount(accountId: string): Promise<boolean> {
    return this.#inserted(() => this.#marks.insertOne({ _id: "first_account", account_id: accountId }));
  }

  /** Gives the first account's place back when making the account failed. */
  async releaseFirstAccount(accountId: string): Promise<void> {
    await this.#marks.deleteOne({ _id: "first_account", account_id: accountId });
  }

  /** The place is taken, or an account stands although its maker was killed before it could take the place. */
  async hasFirstAccount(): Promise<boolean> {
    const mark = await this.#marks.findOne({ _id: "first_account" });
    if (!mark) return (await this.#accounts.findOne({}, { projection: { _id: 1 } })) !== null;
    if (await this.#accounts.findOne({ _id: mark.account_id }, { projection: { _id: 1 } })) return true;
    // Its maker was killed between the two writes, or the account was deleted: free while no account stands.
    if (await this.#accounts.findOne({}, { projection: { _id: 1 } })) return true;
    await this.releaseFirstAccount(mark.account_id);
    return false;
  }

  async accountByEmail(email: string): Promise<AccountRow | null> {
    return this.#accounts.findOne({ email });
  }

  async account(accountId: string): Promise<AccountRow | null> {
    return this.#accounts.findOne({ _id: accountId });
  }

  async setPassword(accountId: string, password_hash: string): Promise<void> {
    await this.#accounts.updateOne({ _id: accountId }, { $set: { password_hash } });
  }

  /** False when a key of this id stands already (a repeated request). */
  async insertKey(row: ApiKeyRow): Promise<boolean> {
    return this.#inserted(() => this.#keys.insertOne(row));
  }

  async keyByHash(hash: string): Promise<ApiKeyRow | null> {
    return this.#keys.findOne({ hash });
  }

  /** Newest first. */
  async keys(accountId: string): Promise<ApiKeyRow[]> {
    return this.#keys.find({ account_id: accountId }).sort({ created_at: -1, _id: -1 }).toArray();
  }

  /** Of these keys, whoever's they are, those that are good. */
  async liveKeys(ids: readonly string[]): Promise<Set<string>> {
    const rows = await this.#keys
      .find({ _id: { $in: [...ids] }, revoked_at: null }, { projection: { _id: 1 } })
      .toArray();
    return new Set(rows.map(({ _id }) => _id));
  }

  /** The revoked key, or null when this account has no such key. Revoking twice keeps the first moment. */
  async revokeKey(accountId: string, keyId: string, at: Date): Promise<ApiKeyRow | null> {
    await this.#keys.updateOne(
      { _id: keyId, account_id: accountId, revoked_at: null },
      { $set: { revoked_at: at } },
    );
    return this.#keys.findOne({ _id: keyId, account_id: accountId });
  }

  async touchKey(accountId: string, keyId: string, at: Date): Promise<void> {
    await this.#keys.updateOne({ _id: keyId, account_id: accountId }, { $set: { last_used_at: at } });
  }

  /** False when the user code is in use. */
  async insertDevice(row: DeviceRow): Promise<boolean> {
    return this.#inserted(() => this.#devices.insertOne(row));
  }

  async deviceByUserCode(userCode: string): Promise<DeviceRow | null> {
    return this.#devices.findOne({ user_code: userCode });
  }

  /** Decides a pending request; null when there is none to decide. */
  async decideDevice(
    accountId: string,
    userCode: string,
    status: "approved" | "denied",
    now: Date,
  ): Promise<DeviceRow | null> {
    return this.#devices.findOneAndUpdate(
      { user_code: userCode, status: "pending", expires_at: { $gt: now } },
      { $set: { status, account_id: accountId } },
      { returnDocument: "after" },
    );
  }

  /** The request as it stood before this poll, with the poll noted. */
  async pollDevice(codeHash: string, now: Date): Promise<DeviceRow | null> {
    return this.#devices.findOneAndUpdate(
      { _id: codeHash },
      { $set: { polled_at: now } },
      { returnDocument: "before" },
    );
  }

  async slowDevice(codeHash: string, interval: number): Promise<void> {
    await this.#devices.updateOne({ _id: codeHash }, { $set: { interval } });
  }

  /** Takes an approved request, once. */
  async collectDevice(codeHash: string): Promise<DeviceRow | null> {
    return this.#devices.findOneAndUpdate(
      { _id: codeHash, status: "approved" },
      { $set: { status: "collected" } },
      { returnDocument: "after" },
    );
  }

  async insertSession(row: SessionRow): Promise<void> {
    await this.#sessions.insertOne(row);
  }

  async session(tokenHash: string, now: Date): Promise<SessionRow | null> {
    return this.#sessions.findOne({ _id: tokenHash, expires_at: { $gt: now } });
  }

  async deleteSession(accountId: string, tokenHash: string): Promise<void> {
    await this.#sessions.deleteOne({ _id: tokenHash, account_id: accountId });
  }

  async deleteSessions(accountId: string): Promise<void> {
    await this.#sessions.deleteMany({ account_id: accountId });
  }

  async insertReset(row: ResetRow): Promise<void> {
    await this.#resets.insertOne(row);
  }

  async hasReset(secretHash: string, now: Date): Promise<boolean> {
    return (await this.#resets.findOne({ _id: secretHash, expires_at: { $gt: now } })) !== null;
  }

  /** Takes it, once. */
  async takeReset(secretHash: string, now: Date): Promise<ResetRow | null> {
    return this.#resets.findOneAndDelete({ _id: secretHash, expires_at: { $gt: now } });
  }

  async deleteResets(accountId: string): Promise<void> {
    await this.#resets.deleteMany({ account_id: accountId });
  }

  async #inserted(insert: () => Promise<unknown>): Promise<boolean> {
    try {
      await insert();
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}
