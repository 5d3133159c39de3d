/** The files of weights in a page of the extension; they are loaded with whatever reads postings there. */
const [reader, skills] = await Promise.all([
  bytesAt(new URL("./reader.bin", import.meta.url)),
  bytesAt(new URL("./skills.bin", import.meta.url)),
]);

async function bytesAt(address: URL): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the reader's weights cannot be loaded (${response.status})`);
  return new Uint8Array(await response.arrayBuffer());
}

export function readerBytes(): Uint8Array {
  return reader;
}

export function skillBytes(): Uint8Array {
  return skills;
}
