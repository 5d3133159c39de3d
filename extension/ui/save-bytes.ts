/** Has the browser save what a page holds. */

/** How long the browser may take to read what it saves, in ms. */
const READ_MS = 60_000;

export function saveBytes(bytes: Uint8Array | string, name: string): void {
  const address = URL.createObjectURL(new Blob([bytes as BlobPart]));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_MS);
}
