/** `npm run -s resume -- FILE.pdf`: what the backend would extract from a résumé, as JSON (decisions, section 1). */
import { readFile } from "node:fs/promises";
import { createDocumentReader } from "../src/documents/document-reader.ts";
import { looksLikePdf } from "../src/documents/pdf/index.ts";
import { UnreadableDocument } from "../src/documents/unreadable-document.ts";
import { readResumeText } from "../src/intelligence/local/resume/index.ts";
import type { DocumentReading } from "../src/intelligence/reading.ts";

async function read(file: string): Promise<DocumentReading> {
  const bytes = await readFile(file);
  if (/\.(?:txt|md|text)$/i.test(file) && !looksLikePdf(bytes)) return readText(bytes);
  const reader = createDocumentReader({ timeoutMs: 20_000, heapMb: 512 });
  try {
    return await reader.readPdf(bytes);
  } finally {
    await reader.close();
  }
}

function readText(bytes: Uint8Array): DocumentReading {
  const text = new TextDecoder("utf-8").decode(bytes);
  if (text.trim() === "")
    throw new UnreadableDocument("corrupt", "The file is empty; save the résumé again and try that copy.");
  return readResumeText(text);
}

function reasonOf(error: unknown, file: string): string {
  if (error instanceof UnreadableDocument) return error.message;
  const code = (error as NodeJS.ErrnoException).code;
  if (code === "ENOENT") return `There is no file ${file}; check the path.`;
  if (code === "EISDIR") return `${file} is a folder; name one file in it.`;
  if (code === "EACCES") return `${file} may not be read; check its permissions.`;
  return `${file} could not be read: ${error instanceof Error ? error.message : String(error)}`;
}

const file = process.argv[2];
if (!file) {
  process.stderr.write("Name the résumé to read: npm run -s resume -- FILE.pdf\n");
  process.exitCode = 1;
} else {
  try {
    const { pages: _pages, ...reading } = await read(file);
    process.stdout.write(`${JSON.stringify(reading, null, 2)}\n`);
  } catch (error) {
    process.stderr.write(`${reasonOf(error, file)}\n`);
    process.exitCode = 1;
  }
}
