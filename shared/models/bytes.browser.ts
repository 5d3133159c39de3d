/** The weights in a page of the extension; whoever reads postings there is loaded when they are. */
const response = await fetch(new URL("./reader.bin", import.meta.url));
if (!response.ok) throw new Error(`the reader's weights cannot be loaded (${response.status})`);
const bytes = new Uint8Array(await response.arrayBuffer());

export function readerBytes(): Uint8Array {
  return bytes;
}
