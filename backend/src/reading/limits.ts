/** What a file must be like to be opened at all. Apart from the parsers, so that checking loads nothing. */

export const MAX_PAGES = 40;
export const MAX_BYTES = 20 * 1024 * 1024;

const HEADER_WINDOW = 1024;

/** Whether the bytes begin like a PDF: `%PDF-` within the first kilobyte (ISO 32000-1, annex H, note 13). */
export function looksLikePdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, HEADER_WINDOW)).includes("%PDF-");
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** The container of Word before 2007, and of every document that a password protects ([MS-CFB], section 2.2). */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** How the main part's name is written in the file's list of parts. */
const MAIN_PART = "word/document";

function beginsWith(bytes: Uint8Array, sign: readonly number[]): boolean {
  return sign.every((byte, at) => bytes[at] === byte);
}

/** Whether the bytes are a package that names a Word document among its parts (ECMA-376, part 2). */
export function looksLikeDocx(bytes: Uint8Array): boolean {
  return (
    beginsWith(bytes, ZIP) &&
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(MAIN_PART)
  );
}

/** Whether the bytes are an older Word document, or one that a password protects: neither is read. */
export function looksLikeOldWord(bytes: Uint8Array): boolean {
  return beginsWith(bytes, COMPOUND);
}
