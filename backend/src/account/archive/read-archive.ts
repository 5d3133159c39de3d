/** From the bytes of an archive to rows and files that are safe to store: everything is checked before anything is kept. */
import { hash } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { z } from "zod";
import { BadArchive } from "./bad-archive.ts";
import type { ArchivedCollection } from "./collection.ts";
import { ARCHIVED, TOLD } from "./collections.ts";
import { unpack } from "./zip.ts";

/** The form of archive that this program writes, and the one it reads. */
export const ARCHIVE_VERSION = 2;
export const PORTRAIT_FILE = "portrait.json";
export const DOCUMENT_FOLDER = "documents/";

const MB = 1024 * 1024;
/** What is unpacked at most. An archive itself may have `ARCHIVE_MAX_BYTES` (contract). */
const BOUNDS = { files: 10_001, unpackedBytes: 320 * MB };
const PORTRAIT_MAX_BYTES = 128 * MB;
const DOCUMENT_MAX_BYTES = 10 * MB;
/** Rows of one collection; no account gets there by using the service. */
const ROWS_MAX = 50_000;
/** Of one row as JSON; the database takes 16 MB. */
const ROW_MAX_LENGTH = 8 * MB;
const DEPTH_MAX = 40;
/** Rows checked before others have their turn. */
const SLICE = 100;

export interface ArchivedRow {
  /** As in the archive; absent where the account's id, or what the row says, takes its place. */
  id?: string;
  fields: Record<string, unknown>;
}

export interface Archive {
  rows: Map<string, ArchivedRow[]>;
  /** A document's id → its bytes. */
  files: Map<string, Buffer>;
}

const Portrait = z.looseObject({
  version: z.literal(ARCHIVE_VERSION),
  collections: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});

const FORBIDDEN = new Set(["__proto__", "constructor", "prototype"]);

/** Whether a value has names that a database or a program could mistake for its own, or is nested without end. */
function isSuspicious(value: unknown, depth = 0): boolean {
  if (typeof value === "string") return value.includes("\0");
  if (typeof value !== "object" || value === null) return false;
  if (depth > DEPTH_MAX) return true;
  return Object.entries(value).some(
    ([name, part]) =>
      FORBIDDEN.has(name) ||
      (name.startsWith("$") && name !== "$schema") ||
      name.includes("\0") ||
      isSuspicious(part, depth + 1),
  );
}

function parsePortrait(bytes: Buffer | undefined): z.output<typeof Portrait> {
  if (!bytes)
    throw new BadArchive(`The archive holds no ${PORTRAIT_FILE}; it is not an export of this service.`);
  if (bytes.length > PORTRAIT_MAX_BYTES)
    throw new BadArchive(`${PORTRAIT_FILE} is larger than ${PORTRAIT_MAX_BYTES / MB} MB.`);
  let content: unknown;
  try {
    content = JSON.parse(bytes.toString("utf8"));
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new BadArchive(`${PORTRAIT_FILE} is not whole: it is no valid JSON.`);
    throw error;
  }
  const version = (content as { version?: unknown } | null)?.version;
  if (version !== ARCHIVE_VERSION) {
    throw new BadArchive(
      `The archive has version ${JSON.stringify(version ?? null)?.slice(0, 20)}; this server reads ` +
        `version ${ARCHIVE_VERSION}. Export it again from an up-to-date server.`,
    );
  }
  const parsed = Portrait.safeParse(content);
  if (!parsed.success) throw new BadArchive(`${PORTRAIT_FILE} is not an export of this service.`);
  return parsed.data;
}

/** What a schema took, with its fields in the order in which they came: a row is stored as it was. */
function inOrderOf(given: unknown, taken: unknown): unknown {
  if (Array.isArray(taken)) return taken.map((part, index) => inOrderOf((given as unknown[])[index], part));
  if (typeof taken !== "object" || taken === null || taken instanceof Date) return taken;
  const fields = taken as Record<string, unknown>;
  const order = Object.keys(given as object).filter((name) => Object.hasOwn(fields, name));
  const named = order.map((name) => [name, inOrderOf((given as typeof fields)[name], fields[name])] as const);
  // What a schema adds, as a default, comes behind.
  return {
    ...Object.fromEntries(named),
    ...Object.fromEntries(Object.entries(fields).filter(([name]) => !order.includes(name))),
  };
}

function readRow(collection: ArchivedCollection, given: Record<string, unknown>, at: string): ArchivedRow {
  const { id, ...fields } = given;
  if (isSuspicious(fields))
    throw new BadArchive(`${at} holds something that no export of this service holds.`);
  // Only now: what is nested without end exhausts the stack of whoever prints it.
  if (JSON.stringify(fields).length > ROW_MAX_LENGTH) throw new BadArchive(`${at} is too large.`);
  const parsed = collection.schema.safeParse(fields);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new BadArchive(`${at} cannot be read: ${issue?.path.map(String).join(".")}: ${issue?.message}`);
  }
  const row = inOrderOf(fields, parsed.data) as Record<string, unknown>;
  if (collection.identity !== "own") {
    if (id !== undefined) throw new BadArchive(`${at} must not have an id of its own.`);
    return { fields: row };
  }
  const named = z.uuid().safeParse(id);
  if (!named.success) throw new BadArchive(`${at} has no id.`);
  return { id: named.data.toLowerCase(), fields: row };
}

async function readRows(
  collection: ArchivedCollection,
  given: Record<string, unknown>[],
): Promise<ArchivedRow[]> {
  const { name } = collection;
  if (given.length > ROWS_MAX) throw new BadArchive(`${name} holds more than ${ROWS_MAX} rows.`);
  if (collection.identity === "account" && given.length > 1)
    throw new BadArchive(`${name} holds more than one row.`);
  const rows: ArchivedRow[] = [];
  for (const [index, row] of given.entries()) {
    rows.push(readRow(collection, row, `${name}[${index}]`));
    if (index % SLICE === SLICE - 1) await nextTurn();
  }
  if (collection.identity === "own" && new Set(rows.map(({ id }) => id)).size < rows.length)
    throw new BadArchive(`${name} holds two rows of the same id.`);
  return rows;
}

/** Every document with its file, every file with its document. */
function readFiles(unpacked: Map<string, Buffer>, documents: readonly ArchivedRow[]): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (const [name, bytes] of unpacked) {
    if (name === PORTRAIT_FILE || name === DOCUMENT_FOLDER) continue;
    // The name says which document it is of and nothing else: no file is ever written under it.
    const id = /^documents\/([0-9a-f-]{36})-[^/\\]+$/.exec(name)?.[1];
    if (id === undefined || name.includes("..") || files.has(id))
      throw new BadArchive("The archive holds a file that no export of this service holds.");
    if (bytes.length > DOCUMENT_MAX_BYTES)
      throw new BadArchive(`A document in the archive is larger than ${DOCUMENT_MAX_BYTES / MB} MB.`);
    files.set(id, bytes);
  }
  for (const { id = "", fields } of documents) {
    const bytes = files.get(id);
    if (!bytes) throw new BadArchive(`The file of the document ${id} is missing from the archive.`);
    if (hash("sha256", bytes, "hex") !== fields.sha256)
      throw new BadArchive(`The file of the document ${id} is not the one that was exported.`);
  }
  if (files.size > documents.length)
    throw new BadArchive("The archive holds a file without a document that it belongs to.");
  return files;
}

/** @throws BadArchive saying what is wrong with it. */
export async function readArchive(bytes: Uint8Array): Promise<Archive> {
  const unpacked = unpack(bytes, BOUNDS);
  const { collections } = parsePortrait(unpacked.get(PORTRAIT_FILE));
  const known = new Set([...ARCHIVED.map(({ name }) => name), ...Object.keys(TOLD)]);
  const unknown = Object.keys(collections).find((name) => !known.has(name));
  if (unknown !== undefined)
    throw new BadArchive(`The archive holds ${unknown.slice(0, 60)}, which this server does not know.`);
  const rows = new Map<string, ArchivedRow[]>();
  for (const collection of ARCHIVED)
    rows.set(collection.name, await readRows(collection, collections[collection.name] ?? []));
  return { rows, files: readFiles(unpacked, rows.get("documents") ?? []) };
}
