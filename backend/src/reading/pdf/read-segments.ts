/** Reads a page's glyphs into segments: text that stands together on one baseline. */
import type { PDFPageProxy } from "pdfjs-dist";
import { printableText } from "./glyphs.ts";
import { type TextItem, withHiddenGlyphs } from "./hidden-glyphs.ts";
import type { LayoutLink, TextStyle } from "../layout.ts";

/** One printed item as the PDF places it. */
export interface Glyphs extends TextStyle {
  text: string;
  x0: number;
  x1: number;
  y: number;
  spaceBefore: boolean;
  spaceAfter: boolean;
}

/** Items on one baseline without a wide gap between them, left to right. */
export interface Segment {
  items: Glyphs[];
  x0: number;
  x1: number;
  y: number;
  size: number;
}

export interface PageSegments {
  width: number;
  height: number;
  segments: Segment[];
  links: LayoutLink[];
}

/** Gap, in ems, from which text stops standing together. */
const CELL_GAP = 0.9;

/** Everything printed on the page, with icons removed, and where its links lie. */
export async function readSegments(page: PDFPageProxy): Promise<PageSegments> {
  const viewport = page.getViewport({ scale: 1 });
  const content = await page.getTextContent({ disableNormalization: true });
  // Fonts, whose names tell bold and icon fonts, reach the reader only with the drawing operators.
  const operators = await page.getOperatorList();
  const items = withHiddenGlyphs(content.items.filter((item) => "str" in item) as TextItem[], operators);
  const glyphs: Glyphs[] = [];
  let afterBlank = false;
  for (const item of items) {
    if (item.str === "") continue;
    if (item.str.trim() === "") {
      afterBlank = true;
      continue;
    }
    const placed = place(item, viewport.transform, fontName(page, item.fontName));
    if (placed) glyphs.push(...atWideSpaces(placed, afterBlank));
    afterBlank = false;
  }
  const links = (await page.getAnnotations({ intent: "display" })).flatMap((annotation) =>
    linkOf(annotation, viewport),
  );
  return {
    width: viewport.width,
    height: viewport.height,
    segments: segmentsOf(withoutDoubles(glyphs)),
    links,
  };
}

function fontName(page: PDFPageProxy, id: string): string {
  if (!page.commonObjs.has(id)) return id;
  const font = page.commonObjs.get(id) as { name?: string };
  return (font.name ?? id).replace(/^[A-Z]{6}\+/, "");
}

function place(item: TextItem, viewport: number[], font: string): Glyphs | null {
  const text = printableText(item.str, font);
  if (text === null) return null;
  const [a, b, c, d, e, f] = item.transform as [number, number, number, number, number, number];
  const [va, vb, vc, vd, ve, vf] = viewport as [number, number, number, number, number, number];
  const size = Math.hypot(c * va + d * vc, c * vb + d * vd);
  const x = e * va + f * vc + ve;
  const y = e * vb + f * vd + vf;
  // Text set upright only: rotated text (watermarks, decorations) is not part of the reading flow.
  const direction = Math.atan2(a * vb + b * vd, a * va + b * vc);
  if (size < 1 || Math.abs(direction) > 0.1) return null;
  return {
    text,
    x0: x,
    x1: x + Math.max(item.width, 0),
    y,
    spaceBefore: false,
    spaceAfter: false,
    size: Math.round(size * 10) / 10,
    font,
    bold: /bold|black|heavy|demi|medi(?!um)|cmbx|bx\d|bd\b|-B$/i.test(font),
    italic: /ital|obliq|slanted|cmti|-it\b/i.test(font),
  };
}

/** Columns made with runs of spaces come apart here; blanks at the ends take no room. */
function atWideSpaces(glyphs: Glyphs, afterBlank: boolean): Glyphs[] {
  const perCharacter = (glyphs.x1 - glyphs.x0) / glyphs.text.length;
  return [...glyphs.text.matchAll(/\S+(?: {1,2}\S+)*/g)].map((piece) => ({
    ...glyphs,
    text: piece[0],
    x0: glyphs.x0 + piece.index * perCharacter,
    x1: glyphs.x0 + (piece.index + piece[0].length) * perCharacter,
    spaceBefore: piece.index > 0 || afterBlank,
    spaceAfter: piece.index + piece[0].length < glyphs.text.length,
  }));
}

function linkOf(
  annotation: Record<string, unknown>,
  viewport: { convertToViewportRectangle(r: number[]): number[] },
): LayoutLink[] {
  const url = (annotation["url"] ?? annotation["unsafeUrl"]) as string | undefined;
  if (annotation["subtype"] !== "Link" || !url) return [];
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = viewport.convertToViewportRectangle(
    annotation["rect"] as number[],
  );
  return [{ url, x0: Math.min(x0, x1), y: Math.max(y0, y1) }];
}

/** Some exporters fake bold by printing twice with a tiny offset: the second print is dropped. */
function withoutDoubles(glyphs: Glyphs[]): Glyphs[] {
  const seen = new Map<string, Glyphs[]>();
  return glyphs.filter((glyph) => {
    if (glyph.text.trim() === "") return true;
    const before = seen.get(glyph.text) ?? [];
    const doubled = before.some(
      (other) =>
        Math.abs(other.x0 - glyph.x0) < glyph.size * 0.12 && Math.abs(other.y - glyph.y) < glyph.size * 0.12,
    );
    if (doubled) return false;
    before.push(glyph);
    seen.set(glyph.text, before);
    return true;
  });
}

function segmentsOf(glyphs: Glyphs[]): Segment[] {
  const printed = glyphs.filter((glyph) => glyph.text.trim() !== "");
  const rows = baselineRows(printed);
  const segments = rows.flatMap((row) => splitRow(row));
  return attachSmallPrint(segments);
}

/** Groups by baseline, tolerating the rounding of exporters. */
function baselineRows(glyphs: Glyphs[]): Glyphs[][] {
  const sorted = [...glyphs].sort((a, b) => a.y - b.y || a.x0 - b.x0);
  const rows: Glyphs[][] = [];
  let anchor: Glyphs | undefined;
  for (const glyph of sorted) {
    if (anchor && glyph.y - anchor.y <= Math.max(1.2, Math.min(anchor.size, glyph.size) * 0.2))
      rows.at(-1)?.push(glyph);
    else {
      rows.push([glyph]);
      anchor = glyph;
    }
  }
  return rows;
}

function splitRow(row: Glyphs[]): Segment[] {
  const segments: Segment[] = [];
  let current: Glyphs[] = [];
  const sorted = [...row].sort((a, b) => a.x0 - b.x0);
  for (const glyph of sorted) {
    const last = current.at(-1);
    const reach = Math.max(...current.map((item) => item.x1));
    if (last && glyph.x0 - reach > CELL_GAP * Math.max(last.size, glyph.size)) {
      segments.push(segmentOf(current));
      current = [];
    }
    current.push(glyph);
  }
  if (current.length > 0) segments.push(segmentOf(current));
  return segments;
}

function segmentOf(items: Glyphs[]): Segment {
  const widest = items.reduce((a, b) => (b.text.length > a.text.length ? b : a));
  return {
    items,
    x0: Math.min(...items.map((item) => item.x0)),
    x1: Math.max(...items.map((item) => item.x1)),
    y: widest.y,
    size: Math.max(...items.map((item) => item.size)),
  };
}

/** Superscripts and raised bullets sit off the baseline: they join the line they touch. */
function attachSmallPrint(segments: Segment[]): Segment[] {
  const hosts: Segment[] = [];
  const small: Segment[] = [];
  for (const segment of segments) {
    const length = segment.items.reduce((sum, item) => sum + item.text.trim().length, 0);
    (length <= 3 ? small : hosts).push(segment);
  }
  for (const piece of small) {
    const host = hosts.find(
      (candidate) =>
        Math.abs(candidate.y - piece.y) < Math.max(candidate.size, piece.size) * 0.5 &&
        piece.x0 > candidate.x0 - piece.size * 2.2 &&
        piece.x1 < candidate.x1 + piece.size &&
        (!overlaps(candidate, piece) || isLogoLetter(candidate, piece)),
    );
    if (host && isLogoLetter(host, piece)) continue;
    if (host && host.y !== piece.y) {
      host.items = [...host.items, ...piece.items].sort((a, b) => a.x0 - b.x0);
      host.x0 = Math.min(host.x0, piece.x0);
      host.x1 = Math.max(host.x1, piece.x1);
    } else hosts.push(piece);
  }
  return hosts;
}

/** The raised A of LaTeX's logo, printed over `LTEX`. */
function isLogoLetter(host: Segment, piece: Segment): boolean {
  return (
    piece.items.every((item) => item.text === "A") &&
    /LTEX|LTX/.test(
      host.items
        .map((item) => item.text)
        .join("")
        .replace(/\s/g, ""),
    )
  );
}

function overlaps(host: Segment, piece: Segment): boolean {
  return host.items.some(
    (item) => item.x0 < piece.x1 - 0.5 && item.x1 > piece.x0 + 0.5 && item.text.trim() !== "",
  );
}
