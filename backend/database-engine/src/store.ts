/** The SQLite file: one table of documents for each collection, one of ordered keys for each index. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { DocumentCache } from "./document-cache.ts";

export type Fsync = "full" | "normal";
export interface DocumentRow {
  readonly row: number;
  readonly bytes: Buffer;
}
/** What is left to read of an interval of keys: behind (from, row) when forward, before (to, row) when backward. */
export interface Stretch {
  readonly backward: boolean;
  readonly from: Buffer;
  readonly to: Buffer;
  readonly row: number;
}
export interface CatalogRow {
  readonly id: number;
  readonly owner: number;
  readonly spec: Buffer;
}

const CACHE_BYTES = 32 * 1024 * 1024;

function buffer(bytes: unknown): Buffer {
  const { buffer, byteOffset, byteLength } = bytes as Uint8Array<ArrayBuffer>;
  return Buffer.from(buffer, byteOffset, byteLength);
}

/** @throws when another process holds the file ("database is locked") */
export class Store {
  readonly #sqlite: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  readonly #cache = new DocumentCache(CACHE_BYTES);
  readonly #fsync: Fsync;
  #syncs: boolean;
  #open = false;
  #runs = 0;
  #runsAtSavepoint = 0;

  constructor(file: string, fsync: Fsync) {
    this.#fsync = fsync;
    this.#syncs = fsync === "full";
    this.#sqlite = new DatabaseSync(file);
    // The exclusive lock belongs to the operating system: it ends with the process, so it is never stale.
    this.#sqlite.exec(`
      PRAGMA page_size = 8192;
      PRAGMA locking_mode = EXCLUSIVE;
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = ${fsync === "full" ? "FULL" : "NORMAL"};
      PRAGMA cache_size = -24000;
      PRAGMA wal_autocheckpoint = 2000;
      PRAGMA temp_store = MEMORY;
      BEGIN IMMEDIATE;
      CREATE TABLE IF NOT EXISTS catalog (id INTEGER PRIMARY KEY AUTOINCREMENT, owner INTEGER NOT NULL, spec BLOB NOT NULL);
      COMMIT;
    `);
  }

  #all(sql: string, ...values: SQLInputValue[]): unknown[][] {
    return this.#prepare(sql).all(...values) as unknown as unknown[][];
  }

  #prepare(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.#sqlite.prepare(sql);
      statement.setReturnArrays(true);
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  #run(sql: string, ...values: SQLInputValue[]): number {
    this.#runs++;
    return Number(this.#prepare(sql).run(...values).lastInsertRowid);
  }

  /**
   * Says whether the next transaction is to reach the disk before it is answered; one that need not reaches it with the next that
   * must, in their order.
   */
  sync(wanted: boolean): void {
    const syncs = wanted && this.#fsync === "full";
    if (this.#open || syncs === this.#syncs) return;
    this.#run(`PRAGMA synchronous = ${syncs ? "FULL" : "NORMAL"}`);
    this.#syncs = syncs;
  }

  /** Opens the transaction that all commands of one turn share. */
  begin(): void {
    if (this.#open) return;
    this.#run("BEGIN IMMEDIATE");
    this.#open = true;
  }

  /** Returns after the log has reached the disk, or the operating system where `sync(false)` was said. */
  commit(): void {
    if (!this.#open) return;
    this.#run("COMMIT");
    this.#open = false;
  }

  rollback(): void {
    if (this.#open && this.#sqlite.isTransaction) this.#sqlite.exec("ROLLBACK");
    this.#open = false;
    this.#cache.clear();
  }

  savepoint(): void {
    this.begin();
    this.#run("SAVEPOINT command");
    this.#runsAtSavepoint = this.#runs;
  }

  release(): void {
    this.#run("RELEASE command");
  }

  /** Undoes what was written since the savepoint, and tells whether that was anything. */
  rollbackToSavepoint(): boolean {
    const written = this.#runs > this.#runsAtSavepoint;
    if (written) {
      this.#run("ROLLBACK TO command");
      this.#cache.clear();
    }
    this.#run("RELEASE command");
    return written;
  }

  close(): void {
    this.#statements.clear();
    this.#sqlite.close();
  }

  catalog(): CatalogRow[] {
    return this.#all("SELECT id, owner, spec FROM catalog ORDER BY id").map(([id, owner, spec]) => ({
      id: id as number,
      owner: owner as number,
      spec: buffer(spec),
    }));
  }

  addCatalogRow(owner: number, spec: Buffer): number {
    return this.#run("INSERT INTO catalog (owner, spec) VALUES (?, ?)", owner, spec);
  }

  updateCatalogRow(id: number, spec: Buffer): void {
    this.#run("UPDATE catalog SET spec = ? WHERE id = ?", spec, id);
  }

  removeCatalogRow(id: number): void {
    this.#run("DELETE FROM catalog WHERE id = ?", id);
  }

  createDocuments(collection: number): void {
    this.#sqlite.exec(
      `CREATE TABLE documents_${collection} (row INTEGER PRIMARY KEY, document BLOB NOT NULL)`,
    );
  }

  createIndex(index: number): void {
    this.#sqlite.exec(
      `CREATE TABLE index_${index} (key BLOB NOT NULL, row INTEGER NOT NULL, PRIMARY KEY (key, row)) WITHOUT ROWID`,
    );
  }

  dropTable(kind: "documents" | "index", id: number): void {
    const table = `${kind}_${id}`;
    this.#cache.clear();
    for (const sql of this.#statements.keys()) {
      if (sql.includes(`${table} `)) this.#statements.delete(sql);
    }
    this.#sqlite.exec(`DROP TABLE ${table}`);
  }

  insertDocument(collection: number, bytes: Buffer): number {
    return this.#run(`INSERT INTO documents_${collection} (document) VALUES (?)`, bytes);
  }

  updateDocument(collection: number, row: number, bytes: Buffer): void {
    this.#cache.delete(collection, row);
    this.#run(`UPDATE documents_${collection} SET document = ? WHERE row = ?`, bytes, row);
  }

  deleteDocument(collection: number, row: number): void {
    this.#cache.delete(collection, row);
    this.#run(`DELETE FROM documents_${collection} WHERE row = ?`, row);
  }

  readDocument(collection: number, row: number): Buffer | undefined {
    const cached = this.#cache.get(collection, row);
    if (cached) return cached;
    const [found] = this.#all(`SELECT document FROM documents_${collection} WHERE row = ?`, row);
    if (!found) return undefined;
    const bytes = buffer(found[0]);
    this.#cache.set(collection, row, bytes);
    return bytes;
  }

  /** The next documents after a row, in the order of their insertion. */
  readDocuments(collection: number, after: number, limit: number): DocumentRow[] {
    const sql = `SELECT row, document FROM documents_${collection} WHERE row > ? ORDER BY row LIMIT ?`;
    return this.#all(sql, after, limit).map(([row, bytes]) => ({ row: row as number, bytes: buffer(bytes) }));
  }

  insertKey(index: number, key: Buffer, row: number): void {
    this.#run(`INSERT INTO index_${index} (key, row) VALUES (?, ?)`, key, row);
  }

  deleteKey(index: number, key: Buffer, row: number): void {
    this.#run(`DELETE FROM index_${index} WHERE key = ? AND row = ?`, key, row);
  }

  /** Another row that holds the key. */
  holder(index: number, key: Buffer, exceptRow: number): number | undefined {
    const sql = `SELECT row FROM index_${index} WHERE key = ? AND row <> ? LIMIT 1`;
    return this.#all(sql, key, exceptRow)[0]?.[0] as number | undefined;
  }

  /** The rows of the next entries of an index: of the first `limit`. */
  readRows(index: number, stretch: Stretch, limit: number): number[] {
    return this.#all(`SELECT row ${selection(index, stretch)} LIMIT ?`, ...bounds(stretch), limit).map(
      ([row]) => row as number,
    );
  }

  /** The key of one of the next entries, by its place among them. */
  readKey(index: number, stretch: Stretch, place: number): Buffer {
    const [found] = this.#all(
      `SELECT key ${selection(index, stretch)} LIMIT 1 OFFSET ?`,
      ...bounds(stretch),
      place,
    );
    return buffer(found?.[0]);
  }

  /** How many entries of an index lie between two keys, counted up to `limit`. */
  countKeys(index: number, from: Buffer, to: Buffer, limit: number): number {
    const sql = `SELECT count(*) FROM (SELECT 1 FROM index_${index} WHERE key >= ? AND key < ? LIMIT ?)`;
    return this.#all(sql, from, to, limit)[0]?.[0] as number;
  }
}

function selection(index: number, { backward }: Stretch): string {
  return backward
    ? `FROM index_${index} WHERE (key, row) < (?, ?) AND key >= ? ORDER BY key DESC, row DESC`
    : `FROM index_${index} WHERE (key, row) > (?, ?) AND key < ? ORDER BY key, row`;
}

function bounds({ backward, from, to, row }: Stretch): [Buffer, number, Buffer] {
  return backward ? [to, row, from] : [from, row, to];
}
