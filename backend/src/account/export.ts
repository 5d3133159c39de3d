/**
 * Everything an account holds, as a ZIP archive: `portrait.json` with every row, and the uploaded files byte for byte
 * (decisions, section 9). The archive is written piece by piece, one file in memory at a time.
 */
import { Readable } from "node:stream";
import type { FileAnswer, Profile } from "@career-portrait/shared/contract";
import type { Db, Document } from "mongodb";
import { ZipFile } from "yazl";
import type { ArchivedCollection } from "./archive/collection.ts";
import { ARCHIVED, TOLD } from "./archive/collections.ts";
import { ARCHIVE_VERSION, DOCUMENT_FOLDER, PORTRAIT_FILE } from "./archive/read-archive.ts";

export interface ExportSources {
  db: Db;
  /** What the features make of their rows: contact, résumé. */
  portrait: (accountId: string) => Promise<{ profile: Profile; resume: Record<string, unknown> }>;
  file: (accountId: string, documentId: string) => Promise<Uint8Array | null>;
  now: () => number;
}

function picked(row: Document, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(fields.flatMap((name) => (row[name] === undefined ? [] : [[name, row[name]]])));
}

/** A row as it travels: the fields its schema names, and its id where that is its own. */
function travelling({ schema, identity }: ArchivedCollection, row: Document) {
  return { ...(identity === "own" ? { id: row._id } : {}), ...picked(row, Object.keys(schema.shape)) };
}

async function rowsOf(db: Db, accountId: string): Promise<Record<string, unknown[]>> {
  const rows: Record<string, unknown[]> = {};
  const own = (name: string) =>
    db.collection(name).find({ account_id: accountId }).sort({ _id: 1 }).toArray();
  for (const collection of ARCHIVED) {
    const { name, travels = () => true } = collection;
    const found = (await own(name)).filter(travels);
    if (found.length > 0) rows[name] = found.map((row) => travelling(collection, row));
  }
  for (const [name, fields] of Object.entries(TOLD)) {
    const found = await own(name);
    if (found.length > 0) rows[name] = found.map((row) => ({ id: row._id, ...picked(row, fields) }));
  }
  return rows;
}

/** The contact's row with the name that is shown: where it is imported, the account has another. */
function named(row: unknown, { name }: Profile["contact"]): unknown {
  const { contact, ...rest } = (row ?? {}) as { contact?: object };
  return { ...rest, contact: { ...contact, ...(name === null ? {} : { name }) } };
}

interface ExportedDocument {
  id: string;
  filename: string | null;
  type: string;
}

/** A name for a document's file that no other has and that no file system minds. */
function fileName(document: ExportedDocument): string {
  const base = (document.filename ?? (document.type === "story" ? "story.txt" : "document.pdf")).replace(
    /[^\p{L}\p{N}._ -]/gu,
    "_",
  );
  return `${DOCUMENT_FOLDER}${document.id}-${base.replaceAll("..", "_")}`;
}

export async function exportAccount(
  sources: ExportSources,
  account: { id: string; email: string; name: string },
): Promise<FileAnswer> {
  // The rows first: whatever can go wrong goes wrong while an error can still be told.
  const collections = await rowsOf(sources.db, account.id);
  const portrait = await sources.portrait(account.id);
  collections.profiles = [named(collections.profiles?.[0], portrait.profile.contact)];
  const contents = {
    version: ARCHIVE_VERSION,
    exported_at: new Date(sources.now()).toISOString(),
    account: { email: account.email, name: account.name },
    ...portrait,
    collections,
  };
  const documents = (collections.documents ?? []) as ExportedDocument[];
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(JSON.stringify(contents, null, 2)), PORTRAIT_FILE);
  for (const document of documents) {
    zip.addReadStreamLazy(fileName(document), (give) => {
      sources.file(account.id, document.id).then(
        (bytes) =>
          bytes
            ? give(null, Readable.from([Buffer.from(bytes)]))
            : give(new Error("A document was deleted while it was exported."), Readable.from([])),
        (error: unknown) => give(error, Readable.from([])),
      );
    });
  }
  zip.end();
  const output = zip.outputStream as Readable;
  // A failure in the middle must break the transfer: an archive that ends early would look whole.
  zip.on("error", (error: Error) => output.destroy(error));
  const day = contents.exported_at.slice(0, 10);
  return { body: output as AsyncIterable<Uint8Array>, filename: `career-portrait-${day}.zip` };
}
