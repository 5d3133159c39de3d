/** The files of weights where files can be read: in the backend, in commands and in tests. */
import { readFileSync } from "node:fs";

export function readerBytes(): Uint8Array {
  return readFileSync(new URL("./reader.bin", import.meta.url));
}

export function skillBytes(): Uint8Array {
  return readFileSync(new URL("./skills.bin", import.meta.url));
}

/** Nothing to wait for: files are read when they are asked for. */
export async function loadWeights(): Promise<void> {}
