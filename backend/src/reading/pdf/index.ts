/** The text layer of a PDF with its layout: glyph positions → lines → columns → reading order → pages of text. */
import type { PDFDocumentProxy } from "pdfjs-dist";
import { UnreadableDocument } from "../unreadable-document.ts";
import { orderSegments } from "./columns.ts";
import type { LaidOutPage } from "../layout.ts";
import { ligatureOf } from "./ligatures.ts";
import { withPdf } from "./open-pdf.ts";
import { composePage } from "./page-text.ts";
import { type PageSegments, readSegments, type Segment } from "./read-segments.ts";
import { markRunningLines } from "./running-lines.ts";

/** Fewer letters than this on all pages together is no text layer but a stray stamp. */
const LEAST_LETTERS = 20;

/**
 * Pages in order, each with its text in reading order and its lines.
 * @throws UnreadableDocument `not_a_pdf`, `too_large`, `encrypted`, `corrupt`, `too_many_pages` or `image_only`
 */
export async function readPdfLayout(bytes: Uint8Array): Promise<LaidOutPage[]> {
  const printed = await withPdf(bytes, readPages);
  const ligature = ligatureOf(printed.flatMap((page) => page.segments.flatMap(itemTexts)));
  const pages: LaidOutPage[] = [];
  for (const [index, { segments, ...page }] of printed.entries()) {
    const { rows, gutter } = orderSegments(segments, page.width, pages.at(-1)?.gutter ?? null);
    pages.push({ ...page, number: index + 1, gutter, ...composePage(rows, index + 1, ligature) });
  }
  const letters = pages.reduce((sum, page) => sum + (page.text.match(/\p{L}/gu)?.length ?? 0), 0);
  if (letters < LEAST_LETTERS) {
    throw new UnreadableDocument(
      "image_only",
      "The PDF holds pictures of pages but no text; export the résumé from the program it was written in, or run text recognition (OCR) on the scan first.",
    );
  }
  markRunningLines(pages);
  return pages;
}

async function readPages(document: PDFDocumentProxy): Promise<PageSegments[]> {
  const pages: PageSegments[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    pages.push(await readSegments(page));
    page.cleanup();
  }
  return pages;
}

function itemTexts(segment: Segment): string[] {
  return segment.items.map((item) => item.text);
}
