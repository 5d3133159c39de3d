/**
 * A document laid out, whatever file it came from: pages of text in reading order whose lines remember where and how they
 * were printed.
 * Offsets are UTF-16 positions in the text of the page; lengths are PDF points, y grows downwards.
 */

/** How a piece of text is set. */
export interface TextStyle {
  /** Name of the font file where the PDF gives it, else an opaque id; equal for equal fonts of one document. */
  font: string;
  size: number;
  bold: boolean;
  italic: boolean;
}

/** A stretch of one style inside a cell. */
export interface TextRun extends TextStyle {
  start: number;
  end: number;
}

/** Text of one line that stands together; a wide gap starts the next cell. Cells are joined by tabs in the page text. */
export interface LayoutCell {
  text: string;
  start: number;
  end: number;
  x0: number;
  x1: number;
  runs: TextRun[];
}

export interface LayoutLine {
  page: number;
  text: string;
  start: number;
  end: number;
  x0: number;
  x1: number;
  /** Baseline, from the top of the page. */
  y: number;
  /** Which of two columns the line stands in; `full` where the page has one. */
  column: "full" | "left" | "right";
  /** Repeated at the top or foot of pages, such as a page number: not part of the document's flow. */
  running: boolean;
  /** A paragraph by itself, and so never the rest of the line before. */
  whole?: boolean;
  cells: LayoutCell[];
  style: TextStyle;
}

export interface LayoutLink {
  url: string;
  /** Baseline of the line that the link lies on, and where it begins. */
  x0: number;
  y: number;
}

export interface LaidOutPage {
  number: number;
  width: number;
  height: number;
  text: string;
  lines: LayoutLine[];
  links: LayoutLink[];
  /** Where the page is divided into two columns; null for one. */
  gutter: number | null;
}

/** The style alone of what has one. */
export function styleOf({ font, size, bold, italic }: TextStyle): TextStyle {
  return { font, size, bold, italic };
}

/** The style that most characters are set in. */
export function mainStyle(runs: TextRun[]): TextStyle {
  const longest = runs.reduce<TextRun | undefined>(
    (best, run) => (!best || run.end - run.start > best.end - best.start ? run : best),
    undefined,
  );
  return longest ? styleOf(longest) : { font: "", size: 0, bold: false, italic: false };
}
