/** The files of weights where files can be read: in the backend, in commands and in tests. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

// Not `new URL(…, import.meta.url)`: a bundler turns that into the address of an asset.
export function readerBytes(): Uint8Array {
  return readFileSync(join(import.meta.dirname, "reader.bin"));
}

export function skillBytes(): Uint8Array {
  return readFileSync(join(import.meta.dirname, "skills.bin"));
}

export function factBytes(): Uint8Array {
  return readFileSync(join(import.meta.dirname, "facts.bin"));
}

export function vectorBytes(): Uint8Array {
  return readFileSync(join(import.meta.dirname, "vectors.bin"));
}

export function verdictBytes(): Uint8Array {
  return readFileSync(join(import.meta.dirname, "verdicts.bin"));
}

/** Stories are read in the backend alone. */
export function tellingBytes(): Uint8Array {
  return readFileSync(join(import.meta.dirname, "telling.bin"));
}

/** Sentences are judged in the backend alone. */
export function gateBytes(): Uint8Array {
  return readFileSync(join(import.meta.dirname, "gate.bin"));
}

/** Nothing to wait for: files are read when they are asked for. */
export async function loadWeights(): Promise<void> {}
