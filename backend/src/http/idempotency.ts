/**
 * `Idempotency-Key` on POST (decisions, section 4): the same key with the same body answers with the first response for
 * 24 hours. Responses are stored sealed under the client's key itself, of which only a hash is kept: a stored answer can
 * hold a new API key, and the database alone must not reveal it. A file is kept the same way, in pieces.
 */
import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from "node:crypto";
import { Binary, type Collection, type Db } from "mongodb";
import { type IndexDeclaration, isDuplicateKey } from "../database/index.ts";
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

/** A piece of a file that answered a request; `_id` names the request, the run that made the file, and the piece's place. */
interface PieceRow {
  _id: string;
  account_id: string;
  sealed: Binary;
  expires_at: Date;
}

export interface Response {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** As it is kept: a file's bytes lie beside it. */
interface StoredResponse extends Response {
  file?: { run: string; pieces: number };
}

/** What the first request was answered with. */
export interface Replayed {
  status: number;
  headers: Record<string, string>;
  body: string | AsyncIterable<Uint8Array>;
}

/** The right to run a request, and the way to hand in its response. */
export interface Claimed {
  store(response: Response): Promise<void>;
  /** Hands a file on and keeps it meanwhile; one that is not taken to its end gives the key back. */
  storeFile(response: Response, file: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>;
  /** Gives the key back unused, so that the client may repeat it with a corrected request. */
  release(): Promise<void>;
}

export const idempotencyIndexes: IndexDeclaration[] = [
  { collection: "idempotency_keys", keys: { expires_at: 1 }, options: { expireAfterSeconds: 0 } },
  { collection: "idempotency_keys", keys: { account_id: 1 } },
  { collection: "idempotency_pieces", keys: { expires_at: 1 }, options: { expireAfterSeconds: 0 } },
  { collection: "idempotency_pieces", keys: { account_id: 1 } },
];

/** Least bytes of a piece, the last one aside. */
const PIECE_BYTES = 512 * 1024;

function sealingKey(key: string, rowId: string): Buffer {
  return Buffer.from(hkdfSync("sha256", key, rowId, "career-portrait idempotency", 32));
}

function seal(bytes: Uint8Array | string, key: string, rowId: string): Binary {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", sealingKey(key, rowId), nonce);
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return new Binary(Buffer.concat([nonce, cipher.getAuthTag(), sealed]));
}

function unseal(sealed: Binary, key: string, rowId: string): Buffer {
  const bytes = Buffer.from(sealed.buffer);
  const decipher = createDecipheriv("aes-256-gcm", sealingKey(key, rowId), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
}

/** The same bytes in pieces that are worth a row each. */
async function* inPieces(file: AsyncIterable<Uint8Array>): AsyncIterable<Buffer> {
  let waiting: Uint8Array[] = [];
  let size = 0;
  for await (const bytes of file) {
    waiting.push(bytes);
    size += bytes.byteLength;
    if (size < PIECE_BYTES) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(waiting);
}

/** What identifies one use of a key: who used it and the route it was sent to. */
function idempotencyRowId(asker: string, route: string, key: string): string {
  return hash("sha256", JSON.stringify([asker, route, key]), "hex");
}

export class IdempotencyStore {
  readonly #rows: Collection<IdempotencyRow>;
  readonly #pieces: Collection<PieceRow>;
  readonly #now: () => number;

  constructor(db: Db, now: () => number = Date.now) {
    this.#rows = db.collection<IdempotencyRow>("idempotency_keys");
    this.#pieces = db.collection<PieceRow>("idempotency_pieces");
    this.#now = now;
  }

  /**
   * Claims the key for this request, or returns the response that the first one got.
   * @param asker whose namespace the key is in; an account, or an address where there is none
   * @param accountId whose row it is, for the account's deletion; empty where there is none
   * @throws ApiError 422 `idempotency_mismatch`, 409 `idempotency_in_progress`.
   */
  async claim(
    asker: string,
    accountId: string,
    route: string,
    key: string,
    body: string | Uint8Array,
  ): Promise<Claimed | Replayed> {
    const rowId = idempotencyRowId(asker, route, key);
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
    await this.#pieces.deleteMany(past);
    return (await this.#rows.deleteMany(past)).deletedCount;
  }

  async #meet(row: IdempotencyRow, key: string): Promise<Claimed | Replayed> {
    const now = new Date(this.#now());
    const standing = await this.#rows.findOne({ _id: row._id });
    if (standing && standing.expires_at > now) {
      if (standing.body_hash !== row.body_hash) {
        const message = "This Idempotency-Key was used with another request. Use a new key.";
        throw new ApiError(422, "idempotency_mismatch", message);
      }
      if (standing.sealed) return this.#replayed(standing.sealed, key, row._id);
    }
    const takeover = await this.#rows.replaceOne(
      { _id: row._id, $or: [{ leased_until: { $lte: now }, sealed: null }, { expires_at: { $lte: now } }] },
      { ...row },
    );
    if (takeover.modifiedCount === 1) return this.#claimed(row, key);
    const message = "The first request with this Idempotency-Key is still under way. Try again shortly.";
    throw new ApiError(409, "idempotency_in_progress", message, { headers: { "Retry-After": "1" } });
  }

  #replayed(sealed: Binary, key: string, rowId: string): Replayed {
    const { file, ...response } = JSON.parse(unseal(sealed, key, rowId).toString("utf8")) as StoredResponse;
    return file ? { ...response, body: this.#file(file, key, rowId) } : response;
  }

  async *#file({ run, pieces }: { run: string; pieces: number }, key: string, rowId: string) {
    for (let place = 0; place < pieces; place += 1) {
      const row = await this.#pieces.findOne({ _id: `${rowId}/${run}/${place}` });
      if (!row) throw new Error(`Piece ${place} of ${pieces} of a kept file is gone.`);
      yield unseal(row.sealed, key, rowId);
    }
  }

  #claimed(row: IdempotencyRow, key: string): Claimed {
    const own = { _id: row._id, lease: row.lease };
    const run = row.lease ?? "";
    const store = async (response: StoredResponse) => {
      await this.#rows.updateOne(own, {
        $set: { sealed: seal(JSON.stringify(response), key, row._id), lease: null, leased_until: null },
      });
    };
    const release = async () => {
      await this.#rows.deleteOne(own);
    };
    const pieces = this.#pieces;
    async function* storeFile(response: Response, file: AsyncIterable<Uint8Array>) {
      let place = 0;
      let isWhole = false;
      try {
        for await (const bytes of inPieces(file)) {
          const { account_id, expires_at } = row;
          const sealed = seal(bytes, key, row._id);
          await pieces.insertOne({ _id: `${row._id}/${run}/${place}`, account_id, sealed, expires_at });
          place += 1;
          yield bytes;
        }
        await store({ ...response, file: { run, pieces: place } });
        isWhole = true;
      } finally {
        // What was written of it so far ends with its day.
        if (!isWhole) await release();
      }
    }
    return { store, storeFile, release };
  }
}
