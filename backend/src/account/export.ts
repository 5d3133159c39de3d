/**
 * Everything an account holds, as a ZIP archive: `portrait.json` with every row, and the uploaded files byte for byte
 * (decisions, section 9). The archive is written piece by piece, one file in memory at a time.
 */
import { Readable } from "node:stream";
import type { FileAnswer } from "@career-portrait/shared/contract";
import type { Db, Document } from "mongodb";
import { ZipFile } from "yazl";

/** Not the person's data but the service's own: secrets, counters, copies of answers. Files are exported as files. */
const LEFT_OUT = new Set(["sessions", "devices", "idempotency_keys", "files", "profiles"]);
/** Fields that only the service uses. */
const HIDDEN = new Set([
  "account_id",
  "hash",
  "password_hash",
  "lease_token",
  "lease_until",
  "turn",
  "live",
  "dedupe_key",
  "steps",
]);

export interface ExportSources {
  db: Db;
  /** What the features make of their rows: contact, résumé. */
  portrait: (accountId: string) => Promise<Record<string, unknown>>;
  documents: (accountId: string) => Promise<{ id: string; filename: string | null; type: string }[]>;
  file: (accountId: string, documentId: string) => Promise<Uint8Array | null>;
  now: () => number;
}

function shown({ _id, ...row }: Document): Record<string, unknown> {
  return { id: _id, ...Object.fromEntries(Object.entries(row).filter(([name]) => !HIDDEN.has(name))) };
}

async function rowsOf(db: Db, accountId: string): Promise<Record<string, unknown[]>> {
  const collections = await db.listCollections({}, { nameOnly: true }).toArray();
  const names = collections.map(({ name }) => name).filter((name) => !LEFT_OUT.has(name));
  const rows: Record<string, unknown[]> = {};
  for (const name of names.toSorted()) {
    const own = await db.collection(name).find({ account_id: accountId }).toArray();
    if (own.length > 0) rows[name] = own.map(shown);
  }
  return rows;
}

/** A name for a document's file that no other has and that no file system minds. */
function fileName(document: { id: string; filename: string | null; type: string }): string {
  const base = (document.filename ?? (document.type === "story" ? "story.txt" : "document.pdf")).replace(
    /[^\p{L}\p{N}._ -]/gu,
    "_",
  );
  return `documents/${document.id}-${base}`;
}

export async function exportAccount(
  sources: ExportSources,
  account: { id: string; email: string; name: string },
): Promise<FileAnswer> {
  // The rows first: whatever can go wrong goes wrong while an error can still be told.
  const contents = {
    version: 1,
    exported_at: new Date(sources.now()).toISOString(),
    account: { email: account.email, name: account.name },
    ...(await sources.portrait(account.id)),
    collections: await rowsOf(sources.db, account.id),
  };
  const documents = await sources.documents(account.id);
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(JSON.stringify(contents, null, 2)), "portrait.json");
  for (const document of documents) {
    zip.addReadStreamLazy(fileName(document), (give) => {
      sources.file(account.id, document.id).then(
        (bytes) => give(null, Readable.from([Buffer.from(bytes ?? [])])),
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
