/** What a PDF must be like to be opened at all. Apart from the parser, so that checking loads nothing. */

export const MAX_PAGES = 40;
export const MAX_BYTES = 20 * 1024 * 1024;

const HEADER_WINDOW = 1024;

/** Whether the bytes begin like a PDF: `%PDF-` within the first kilobyte (ISO 32000-1, annex H, note 13). */
export function looksLikePdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, HEADER_WINDOW)).includes("%PDF-");
}
