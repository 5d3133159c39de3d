/**
 * Puts back what pdf.js leaves out of its text: soft hyphens that fonts use as visible hyphens (common LaTeX classes)
 * and glyphs without a Unicode value, which in practice are ligatures ("Pro les" for "Profiles"). The drawing
 * operators still hold them, in the order of the text items.
 */
import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";

/** One drawn character; a glyph that stands for several is several of these. */
interface DrawnGlyph {
  unicode: string;
  /** Advance in thousandths of an em. */
  width: number;
}

export interface OperatorList {
  fnArray: number[];
  argsArray: unknown[];
}

/** A text item of pdf.js, of which only these are read and, where glyphs are put back, written. */
export interface TextItem {
  str: string;
  transform: number[];
  width: number;
  fontName: string;
}

const SOFT_HYPHEN = "\u00AD";
const UNMAPPED = /^[\u0000\uFFFD]?$/; // oxlint-disable-line no-control-regex -- NUL is what unmapped glyphs carry

/** Marks an unmapped glyph in the text until `ligatures.ts` knows what it stands for. */
export const UNKNOWN_GLYPH = "\u{F0000}";

/** Items with the hidden glyphs put back; the items as they came when nothing is hidden or they cannot be aligned. */
export function withHiddenGlyphs(items: TextItem[], operators: OperatorList): TextItem[] {
  const drawn = drawnGlyphs(operators);
  if (!drawn.some((glyph) => isHidden(glyph.unicode))) return items;
  const restored = items.map((item) => ({ ...item }));
  let position = 0;
  let last: TextItem | undefined;
  for (const item of restored) {
    let text = "";
    for (const character of item.str) {
      if (character.trim() === "" || isHidden(character)) {
        text += character.trim() === "" ? character : "";
        continue;
      }
      while (position < drawn.length && (drawn[position] as DrawnGlyph).unicode !== character) {
        const glyph = drawn[position] as DrawnGlyph;
        if (isHidden(glyph.unicode)) {
          const hyphen = glyph.unicode === SOFT_HYPHEN;
          if (text.trim() !== "") text += hyphen ? "-" : UNKNOWN_GLYPH;
          else if (!hyphen) text = prepend(item, UNKNOWN_GLYPH, glyph.width);
          else if (last) append(last, "-", glyph.width);
        } else if (glyph.unicode.trim() !== "" && glyph.unicode !== "\u200B") return items;
        position++;
      }
      if (position >= drawn.length) return items;
      text += character;
      position++;
    }
    item.str = text;
    if (text.trim() !== "") last = item;
  }
  return restored;
}

function isHidden(unicode: string): boolean {
  return unicode === SOFT_HYPHEN || UNMAPPED.test(unicode);
}

function append(item: TextItem, mark: string, width: number): void {
  const size = Math.hypot(item.transform[0] ?? 0, item.transform[1] ?? 0);
  item.str += mark;
  item.width += (width / 1000) * size;
}

/** A ligature that begins an item moves its start to the left. */
function prepend(item: TextItem, mark: string, width: number): string {
  const advance = (width / 1000) * Math.hypot(item.transform[0] ?? 0, item.transform[1] ?? 0);
  item.transform = item.transform.map((value, index) => (index === 4 ? value - advance : value));
  item.width += advance;
  return mark;
}

function drawnGlyphs({ fnArray, argsArray }: OperatorList): DrawnGlyph[] {
  const glyphs: DrawnGlyph[] = [];
  fnArray.forEach((operation, index) => {
    if (operation !== OPS.showText) return;
    const [shown] = argsArray[index] as [
      (number | { unicode: string; width: number; originalCharCode: number } | null)[],
    ];
    for (const glyph of shown) {
      if (typeof glyph === "number" || glyph === null) continue;
      // Code 0 is the font's box for characters it does not have, never a ligature.
      if (glyph.originalCharCode === 0 && UNMAPPED.test(glyph.unicode)) continue;
      if (glyph.unicode === "") glyphs.push({ unicode: "", width: glyph.width });
      for (const unicode of glyph.unicode) glyphs.push({ unicode, width: glyph.width });
    }
  });
  return glyphs;
}
