/** What the commands share: reading their files, and ending with one line when that is not possible. */
import { readFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import type { DocumentReader } from "../src/reading/document-reader.ts";
import { looksLikePdf } from "../src/reading/limits.ts";
import type { DocumentReading } from "../src/reading/reading.ts";

/** Endings of files that are read as text. */
export const TEXT_FILES = new Set([".txt", ".md", ".text"]);

/** A file's bytes. @throws Error with one sentence that says what to do. */
export async function readInput(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    const known: Record<string, string> = {
      ENOENT: `There is no file ${file}; check the path.`,
      EISDIR: `${file} is a folder; name one file in it.`,
      EACCES: `${file} may not be read; check its permissions.`,
    };
    throw new Error(known[code ?? ""] ?? `${file} could not be read: ${message}`, { cause });
  }
}

/** Text in UTF-8, or as older programs save it. @throws Error with one sentence when it is no text. */
export function textOf(bytes: Uint8Array, file: string): string {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    text = new TextDecoder("windows-1252").decode(bytes);
  }
  if (text.includes("\0")) throw new Error(`${basename(file)} is not a text file.`);
  if (!/\p{L}/u.test(text)) throw new Error(`${basename(file)} holds no text.`);
  return text;
}

/** What is read from a résumé, PDF, Word document or plain text. @throws Error with one sentence that says what is wrong and what to do. */
export async function readResumeFile(file: string, reader: DocumentReader): Promise<DocumentReading> {
  const bytes = await readInput(file);
  const isText = TEXT_FILES.has(extname(file).toLowerCase()) && !looksLikePdf(bytes);
  if (!isText) return reader.read(bytes);
  // Loaded here only where it is needed: files are read in the reader's own thread.
  const { readResumeText } = await import("../src/reading/resume/index.ts");
  return readResumeText(textOf(bytes, file));
}

/** Runs a command; what goes wrong is said in one line on stderr, and the exit code is 1. */
export async function run(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const [line] = (error instanceof Error ? error.message : String(error)).split("\n");
    process.stderr.write(`${line}\n`);
    process.exitCode = 1;
  }
}

/** Prints a result as JSON. */
export function print(result: unknown): void {
  process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
}

/** The parts named (on the command line), all of them when none is. @throws Error naming the parts there are. */
export function chosenParts<T>(
  parts: Record<string, T>,
  asked: readonly string[] = process.argv.slice(2),
): [string, T][] {
  const unknown = asked.filter((name) => !(name in parts));
  if (unknown.length > 0) {
    throw new Error(`There is no part named ${unknown.join(", ")}. Parts: ${Object.keys(parts).join(", ")}.`);
  }
  return Object.entries(parts).filter(([name]) => asked.length === 0 || asked.includes(name));
}
