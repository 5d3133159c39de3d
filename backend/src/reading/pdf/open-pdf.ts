/** Opens a PDF with bounded effort and says plainly why one cannot be opened. */
import { PDFParse } from "pdf-parse";
import type { PDFDocumentProxy } from "pdfjs-dist";
import { UnreadableDocument } from "../unreadable-document.ts";
import { MAX_BYTES, MAX_PAGES, looksLikePdf } from "../limits.ts";

/**
 * Runs `read` on the opened document and closes it afterwards.
 * @throws UnreadableDocument `not_a_pdf`, `too_large`, `encrypted`, `corrupt` or `too_many_pages`
 */
export async function withPdf<T>(
  bytes: Uint8Array,
  read: (document: PDFDocumentProxy) => Promise<T>,
): Promise<T> {
  if (bytes.byteLength > MAX_BYTES) {
    throw new UnreadableDocument(
      "too_large",
      `The file is larger than ${MAX_BYTES / 1024 / 1024} MB; save it with smaller images and try again.`,
    );
  }
  if (!looksLikePdf(bytes)) {
    throw new UnreadableDocument(
      "not_a_pdf",
      "The file is not a PDF; export the résumé as a PDF and try again.",
    );
  }
  const parser = new PDFParse({
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    maxImageSize: 1,
    verbosity: 0,
  });
  try {
    const document = await openDocument(parser);
    if (document.numPages > MAX_PAGES) {
      throw new UnreadableDocument(
        "too_many_pages",
        `The PDF has ${document.numPages} pages; send at most ${MAX_PAGES}, the résumé alone.`,
      );
    }
    return await read(document);
  } catch (error) {
    throw asUnreadable(error);
  } finally {
    await parser.destroy();
  }
}

/** pdf-parse keeps the pdf.js document, whose glyph positions are needed here, behind a method its types call private. */
function openDocument(parser: PDFParse): Promise<PDFDocumentProxy> {
  return (parser as unknown as { load(): Promise<PDFDocumentProxy> }).load();
}

function asUnreadable(error: unknown): unknown {
  if (error instanceof UnreadableDocument || !(error instanceof Error)) return error;
  if (error.name === "PasswordException") {
    return new UnreadableDocument(
      "encrypted",
      "The PDF is protected by a password; save a copy without one and try again.",
    );
  }
  return new UnreadableDocument(
    "corrupt",
    "The PDF is damaged or incomplete; open it in a PDF reader, save it again and try that copy.",
  );
}
