/**
 * `Idempotency-Key` on POST (decisions, section 4): the same key with the same body answers with the first response for
 * 24 hours. Responses are stored sealed under the client's key itself, of which only a hash is kept: a stored answer can
 * hold a new API key, and the database alone must not reveal it.
 */
import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from "node:crypto";
import { Binary, type Collection, type Db } from "mongodb";
import { isDuplicateKey } from "../database/duplicate-key.ts";
import type { IndexDeclaration } from "../database/connect.ts";
import { ApiError } from "../errors.ts";

const KEPT_MS = 24 * 60 * 60 * 1000;
/** After this a request that never finished is taken to have died, and may be repeated. */
const LEASE_MS = 60_000;

interface IdempotencyRow {
  _id: string;
  account_id: string;
  body_hash: string;
  lease: string | null;
  leased_until: Date | null;
  sealed: Binary | null;
  expires_at: Date;
}

export interface StoredResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** The right to run a request, and the way to hand in its response. */
export interface Claimed {
  store(response: StoredResponse): Promise<void>;
  /** Gives the key back unused, so that the client may repeat it with a corrected request. */
  release(): Promise<void>;
}

export const idempotencyIndexes: IndexDeclaration[] = [
  { collection: "idempotency_keys", keys: { expires_at: 1 }, options: { expireAfterSeconds: 0 } },
  { collection: "idempotency_keys", keys: { account_id: 1 } },
];

function sealingKey(key: string, rowId: string): Buffer {
  return Buffer.from(hkdfSync("sha256", key, rowId, "career-portrait idempotency", 32));
}

function seal(response: StoredResponse, key: string, rowId: string): Binary {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", sealingKey(key, rowId), nonce);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(response), "utf8"), cipher.final()]);
  return new Binary(Buffer.concat([nonce, cipher.getAuthTag(), sealed]));
}

function unseal(sealed: Binary, key: string, rowId: string): StoredResponse {
  const bytes = Buffer.from(sealed.buffer);
  const decipher = createDecipheriv("aes-256-gcm", sealingKey(key, rowId), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return JSON.parse(
    Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8"),
  ) as StoredResponse;
}

/** What identifies one use of a key: the account (or the public route) and the route it was sent to. */
function idempotencyRowId(accountId: string, route: string, key: string): string {
  return hash("sha256", JSON.stringify([accountId, route, key]), "hex");
}

export class IdempotencyStore {
  readonly #rows: Collection<IdempotencyRow>;
  readonly #now: () => number;

  constructor(db: Db, now: () => number = Date.now) {
    this.#rows = db.collection<IdempotencyRow>("idempotency_keys");
    this.#now = now;
  }

  /**
   * Claims the key for this request, or returns the response that the first one got.
   * @throws ApiError 422 `idempotency_mismatch`, 409 `idempotency_in_progress`.
   */
  async claim(
    accountId: string,
    route: string,
    key: string,
    body: string | Uint8Array,
  ): Promise<Claimed | StoredResponse> {
    const rowId = idempotencyRowId(accountId, route, key);
    const row: IdempotencyRow = {
      _id: rowId,
      account_id: accountId,
      body_hash: hash("sha256", body, "hex"),
      lease: randomBytes(12).toString("hex"),
      leased_until: new Date(this.#now() + LEASE_MS),
      sealed: null,
      expires_at: new Date(this.#now() + KEPT_MS),
    };
    try {
      await this.#rows.insertOne(row);
      return this.#claimed(row, key);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    return this.#meet(row, key);
  }

  /** Deletes what is kept of requests whose day is over; how many those are. */
  async purge(): Promise<number> {
    const past = { expires_at: { $lte: new Date(this.#now()) } };
    return (await this.#rows.deleteMany(past)).deletedCount;
  }

  async #meet(row: IdempotencyRow, key: string): Promise<Claimed | StoredResponse> {
    const now = new Date(this.#now());
    const standing = await this.#rows.findOne({ _id: row._id });
    if (standing && standing.expires_at > now) {
      if (standing.body_hash !== row.body_hash) {
        const message = "This Idempotency-Key was used with another request. Use a new key.";
        throw new ApiError(422, "idempotency_mismatch", message);
      }
      if (standing.sealed) return unseal(standing.sealed, key, row._id);
    }
    const takeover = await this.#rows.replaceOne(
      { _id: row._id, $or: [{ leased_until: { $lte: now }, sealed: null }, { expires_at: { $lte: now } }] },
      { ...row },
    );
    if (takeover.modifiedCount === 1) return this.#claimed(row, key);
    const message = "The first request with this Idempotency-Key is still under way. Try again shortly.";
    throw new ApiError(409, "idempotency_in_progress", message, { headers: { "Retry-After": "1" } });
  }

  #claimed(row: IdempotencyRow, key: string): Claimed {
    const own = { _id: row._id, lease: row.lease };
    return {
      store: async (response) => {
        await this.#rows.updateOne(own, {
          $set: { sealed: seal(response, key, row._id), lease: null, leased_until: null },
        });
      },
      release: async () => {
        await this.#rows.deleteOne(own);
      },
    };
  }
}
