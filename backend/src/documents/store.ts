/** Documents and their files: the only file that knows their collections. */
import type { Document, MatchPhrase } from "@career-portrait/shared/contract";
import { Binary, type Collection, type Db, type Filter } from "mongodb";
import { type IndexDeclaration, isDuplicateKey } from "../database/index.ts";

export interface DocumentRow {
  _id: string;
  account_id: string;
  type: Document["type"];
  filename: string | null;
  status: Document["status"];
  error: string | null;
  /** The same as a code; absent while there is no error. */
  error_explanation?: MatchPhrase | null;
  /** SHA-256 of the bytes: the same file twice is a duplicate. */
  sha256: string;
  job_id: string;
  /** The text, page by page; empty until it is read. */
  pages: string[];
  /** Of the sample data; absent for a person's own. */
  sample?: true;
  created_at: Date;
}

interface FileRow {
  /** The document's id. */
  _id: string;
  account_id: string;
  data: Binary;
}

export interface DocumentPosition {
  created_at: string;
  id: string;
}

export const documentIndexes: IndexDeclaration[] = [
  { collection: "documents", keys: { account_id: 1, sha256: 1 }, options: { unique: true } },
  { collection: "documents", keys: { account_id: 1, created_at: 1, _id: 1 } },
  { collection: "documents", keys: { status: 1 } },
  { collection: "files", keys: { account_id: 1 } },
];

export class DocumentStore {
  readonly #documents: Collection<DocumentRow>;
  readonly #files: Collection<FileRow>;

  constructor(db: Db) {
    this.#documents = db.collection("documents");
    this.#files = db.collection("files");
  }

  /** The file first: a document row never stands without its bytes. Null when stored, else the row already there. */
  async insert(accountId: string, row: DocumentRow, bytes: Uint8Array): Promise<DocumentRow | null> {
    await this.#files.replaceOne(
      { _id: row._id, account_id: accountId },
      { account_id: accountId, data: new Binary(bytes) },
      { upsert: true },
    );
    try {
      await this.#documents.insertOne({ ...row, account_id: accountId });
      return null;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    const standing = await this.#documents.findOne({ account_id: accountId, sha256: row.sha256 });
    if (standing?._id !== row._id) await this.#files.deleteOne({ _id: row._id, account_id: accountId });
    if (!standing) throw new Error("A document was deleted while the same one was being stored.");
    return standing;
  }

  async file(accountId: string, documentId: string): Promise<Uint8Array | null> {
    const row = await this.#files.findOne({ _id: documentId, account_id: accountId });
    return row ? row.data.buffer : null;
  }

  async find(accountId: string, documentId: string): Promise<DocumentRow | null> {
    return this.#documents.findOne({ _id: documentId, account_id: accountId });
  }

  /** Oldest first, without the text. */
  async page(
    accountId: string,
    after: DocumentPosition | null,
    limit: number,
  ): Promise<Omit<DocumentRow, "pages">[]> {
    const query: Filter<DocumentRow> = { account_id: accountId };
    if (after) {
      const created_at = new Date(after.created_at);
      query.$or = [{ created_at: { $gt: created_at } }, { created_at, _id: { $gt: after.id } }];
    }
    return this.#documents
      .find(query, { projection: { pages: 0 } })
      .sort({ created_at: 1, _id: 1 })
      .limit(limit)
      .toArray();
  }

  async setRead(accountId: string, documentId: string, pages: string[]): Promise<boolean> {
    const written = await this.#documents.updateOne(
      { _id: documentId, account_id: accountId },
      { $set: { pages } },
    );
    return written.matchedCount === 1;
  }

  async setStatus(
    accountId: string,
    documentId: string,
    status: Document["status"],
    error: string | null,
    error_explanation: MatchPhrase | null = null,
  ): Promise<void> {
    await this.#documents.updateOne(
      { _id: documentId, account_id: accountId },
      { $set: { status, error, error_explanation } },
    );
  }

  async delete(accountId: string, documentId: string): Promise<boolean> {
    const deleted = await this.#documents.deleteOne({ _id: documentId, account_id: accountId });
    await this.#files.deleteOne({ _id: documentId, account_id: accountId });
    return deleted.deletedCount === 1;
  }

  /** Those of the sample data. */
  async samples(accountId: string): Promise<Pick<DocumentRow, "_id" | "created_at">[]> {
    return this.#documents
      .find({ account_id: accountId, sample: true }, { projection: { created_at: 1 } })
      .toArray();
  }

  /** Ids of the résumés, the newest first. */
  async resumes(accountId: string): Promise<string[]> {
    const rows = await this.#documents
      .find({ account_id: accountId, type: "resume" }, { projection: { _id: 1 } })
      .sort({ created_at: -1, _id: -1 })
      .toArray();
    return rows.map(({ _id }) => _id);
  }

  async count(accountId: string): Promise<number> {
    return this.#documents.countDocuments({ account_id: accountId });
  }

  /** Of all accounts: what waits to be read, for the sweep at start. */
  async unread(): Promise<Pick<DocumentRow, "_id" | "account_id" | "type" | "job_id">[]> {
    return this.#documents
      .find({ status: "processing" }, { projection: { account_id: 1, type: 1, job_id: 1 } })
      .toArray();
  }
}
