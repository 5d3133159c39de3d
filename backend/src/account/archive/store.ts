/** Rows of an archive in the collections they belong to, and the pieces of an upload until they are there. */
import { Binary, type Collection, type Db, type Document, MongoBulkWriteError } from "mongodb";
import type { IndexDeclaration } from "../../database/index.ts";
import type { ArchivedCollection } from "./collection.ts";
import { ARCHIVED } from "./collections.ts";
import type { Archive, ArchivedRow } from "./read-archive.ts";

interface PieceRow {
  /** Import and place. */
  _id: string;
  account_id: string;
  import_id: string;
  at: Date;
  data: Binary;
}
interface Row extends Document {
  _id: string;
}

const PIECE_BYTES = 8 * 1024 * 1024;
/** What a killed process left before its job was queued is forgotten after so long. */
const FORGOTTEN_AFTER_S = 24 * 3600;
const BATCH = 100;
const DUPLICATE = 11_000;
/** Tries at a row that cannot stand as it was. */
const MOST_ATTEMPTS = 50;

export const importIndexes: IndexDeclaration[] = [
  { collection: "import_pieces", keys: { account_id: 1, import_id: 1 } },
  { collection: "import_pieces", keys: { at: 1 }, options: { expireAfterSeconds: FORGOTTEN_AFTER_S } },
];

/** An id of the archive is another account's. */
export class IdTaken extends Error {}

export class ArchiveStore {
  readonly #db: Db;
  readonly #pieces: Collection<PieceRow>;

  constructor(db: Db) {
    this.#db = db;
    this.#pieces = db.collection("import_pieces");
  }

  async keepUpload(accountId: string, importId: string, bytes: Uint8Array, at: Date): Promise<void> {
    for (let from = 0; from < bytes.length; from += PIECE_BYTES) {
      await this.#pieces.replaceOne(
        { _id: `${importId} ${from / PIECE_BYTES}`, account_id: accountId },
        {
          account_id: accountId,
          import_id: importId,
          at,
          data: new Binary(bytes.subarray(from, from + PIECE_BYTES)),
        },
        { upsert: true },
      );
    }
  }

  /** The upload as it came; empty when it is gone. */
  async upload(accountId: string, importId: string): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for (let index = 0; ; index += 1) {
      const piece = await this.#pieces.findOne({ _id: `${importId} ${index}`, account_id: accountId });
      if (!piece) return Buffer.concat(pieces);
      pieces.push(Buffer.from(piece.data.buffer));
    }
  }

  async forgetUpload(accountId: string, importId: string): Promise<void> {
    await this.#pieces.deleteMany({ account_id: accountId, import_id: importId });
  }

  /** The first collection in which the account has something, or null. A contact without a word in it is nothing. */
  async firstNotEmpty(accountId: string): Promise<string | null> {
    for (const { name } of ARCHIVED) {
      const rows = this.#rows(name).find({ account_id: accountId });
      if (name === "profiles") {
        const row = await rows.next();
        const said = Object.values((row?.contact ?? {}) as Record<string, unknown>);
        if (said.some((value) => value !== null && value !== "")) return name;
      } else if (await rows.project({ _id: 1 }).hasNext()) return name;
      await rows.close();
    }
    return null;
  }

  /** Makes room for the contact of an archive: the state of a portrait that holds nothing, 0 for none. */
  async takePortraitVersion(accountId: string): Promise<number> {
    const row = await this.#rows("profiles").findOneAndDelete({ _id: accountId, account_id: accountId });
    return typeof row?.version === "number" ? row.version : 0;
  }

  /** Whether any row of the archive has an id that stands in its collection already, whoever's it is. */
  async anyIdTaken(archive: Archive): Promise<boolean> {
    for (const { name, identity } of ARCHIVED) {
      if (identity !== "own") continue;
      const ids = (archive.rows.get(name) ?? []).map(({ id }) => id as string);
      for (let from = 0; from < ids.length; from += BATCH) {
        const some = { _id: { $in: ids.slice(from, from + BATCH) } };
        if (await this.#rows(name).findOne(some, { projection: { _id: 1 } })) return true;
      }
    }
    return false;
  }

  /**
   * Puts the archive's rows and files into the account; what is there already stays as it is, so it bears repeating. A row that would
   * be a second one of its kind (the same address, say) is left out. @throws IdTaken
   */
  async put(accountId: string, archive: Archive): Promise<void> {
    for (const [_id, bytes] of archive.files)
      await this.#insert("files", [{ _id, account_id: accountId, data: new Binary(bytes) }]);
    for (const collection of ARCHIVED) {
      const rows = archive.rows.get(collection.name) ?? [];
      for (let from = 0; from < rows.length; from += BATCH) {
        const some = rows.slice(from, from + BATCH);
        const stored = some.map((row, index) => storedRow(accountId, collection, row, from + index));
        const refused = await this.#insert(collection.name, stored);
        await this.#stamp(accountId, collection, stored);
        for (const index of refused) await this.#putOtherwise(accountId, collection, some[index]);
      }
    }
  }

  /** Takes back what `put` brought. */
  async remove(accountId: string, archive: Archive): Promise<void> {
    for (const collection of ARCHIVED) {
      const ids = (archive.rows.get(collection.name) ?? []).map((row) => idOf(accountId, collection, row));
      await this.#rows(collection.name).deleteMany({ account_id: accountId, _id: { $in: ids } });
    }
    await this.#rows("files").deleteMany({ account_id: accountId, _id: { $in: [...archive.files.keys()] } });
  }

  /** Which of them would be a second one of their kind and were not stored; one that is there already was. @throws IdTaken */
  async #insert(name: string, rows: Row[]): Promise<number[]> {
    try {
      await this.#rows(name).insertMany(rows, { ordered: false });
      return [];
    } catch (error) {
      if (!(error instanceof MongoBulkWriteError)) throw error;
      const refused: number[] = [];
      for (const { code, index } of [error.writeErrors].flat()) {
        if (code !== DUPLICATE) throw error;
        const row = rows[index];
        const standing =
          row && (await this.#rows(name).findOne({ _id: row._id }, { projection: { account_id: 1 } }));
        if (standing && standing.account_id !== row.account_id) throw new IdTaken();
        if (!standing) refused.push(index);
      }
      return refused;
    }
  }

  /** By the database's clock, which readers that follow the field go by. */
  async #stamp(
    accountId: string,
    { name, stampedOnArrival }: ArchivedCollection,
    rows: readonly Row[],
  ): Promise<void> {
    if (stampedOnArrival === undefined) return;
    const own = { account_id: accountId, _id: { $in: rows.map(({ _id }) => _id) } };
    await this.#rows(name).updateMany(own, { $currentDate: { [stampedOnArrival]: true } });
  }

  /** A row that cannot stand as it was stands as its collection says instead. */
  async #putOtherwise(
    accountId: string,
    collection: ArchivedCollection,
    row: ArchivedRow | undefined,
  ): Promise<void> {
    if (!row || !collection.otherwise) return;
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
      const other = { ...row, fields: collection.otherwise(row.fields, attempt) };
      const refused = await this.#insert(collection.name, [storedRow(accountId, collection, other, 0)]);
      if (refused.length === 0) return;
    }
  }

  #rows(name: string): Collection<Row> {
    return this.#db.collection<Row>(name);
  }
}

function idOf(accountId: string, { identity }: ArchivedCollection, { id, fields }: ArchivedRow): string {
  if (identity === "own") return id as string;
  return identity === "account" ? accountId : identity(accountId, fields);
}

function storedRow(accountId: string, collection: ArchivedCollection, row: ArchivedRow, index: number): Row {
  const { fields } = row;
  const anew = collection.madeAnew?.(index, fields);
  return { _id: idOf(accountId, collection, row), account_id: accountId, ...fields, ...anew };
}
