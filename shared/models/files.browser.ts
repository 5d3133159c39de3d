/** The files of weights in a page of the extension: loaded with whatever reads postings there, before it reads. */

interface Files {
  reader: Uint8Array;
  skills: Uint8Array;
  facts: Uint8Array;
  vectors: Uint8Array;
  verdicts: Uint8Array;
}

let files: Files | undefined;

/** Loads the weights; the second call finds them loaded. @throws Error when they cannot be fetched */
export async function loadWeights(): Promise<void> {
  if (files) return;
  const [reader, skills, facts, vectors, verdicts] = await Promise.all([
    bytesAt(new URL("./reader.bin", import.meta.url)),
    bytesAt(new URL("./skills.bin", import.meta.url)),
    bytesAt(new URL("./facts.bin", import.meta.url)),
    bytesAt(new URL("./vectors.bin", import.meta.url)),
    bytesAt(new URL("./verdicts.bin", import.meta.url)),
  ]);
  files = { reader, skills, facts, vectors, verdicts };
}

async function bytesAt(address: URL): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the reader's weights cannot be loaded (${response.status})`);
  return new Uint8Array(await response.arrayBuffer());
}

/** @throws Error before {@link loadWeights} has ended */
export function readerBytes(): Uint8Array {
  return loaded().reader;
}

/** @throws Error before {@link loadWeights} has ended */
export function skillBytes(): Uint8Array {
  return loaded().skills;
}

/** @throws Error before {@link loadWeights} has ended */
export function factBytes(): Uint8Array {
  return loaded().facts;
}

/** @throws Error before {@link loadWeights} has ended */
export function vectorBytes(): Uint8Array {
  return loaded().vectors;
}

/** @throws Error before {@link loadWeights} has ended */
export function verdictBytes(): Uint8Array {
  return loaded().verdicts;
}

function loaded(): Files {
  if (!files) throw new Error("the reader's weights are not loaded yet");
  return files;
}
