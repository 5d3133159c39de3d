/**
 * The text of a Word document with its layout, as that of a PDF is given: what stands in its flow, its tables and text boxes,
 * headers before it and footers behind it. A paragraph is one line, however a program would break it; so positions are not
 * those of the printed page but keep what they say: what stands beside, below, apart.
 */
import { type LaidOutPage, type LayoutCell, type LayoutLine, mainStyle, styleOf } from "../layout.ts";
import { UnreadableDocument } from "../unreadable-document.ts";
import { type Block, blocksOf, type WordRun } from "./blocks.ts";
import { corrupt, openPackage, type WordPackage } from "./package.ts";
import { type Row, rowsOf, TEXT_WIDTH, textOf } from "./rows.ts";
import { Styles } from "./styles.ts";

/** A page of A4 with usual margins, in points. */
const PAGE = { width: 595, height: 842, margin: 72 };
/** Lines stand so far apart, and letters are so wide on average, in sizes of their print. */
const LEADING = 1.2;
const LETTER = 0.5;
/** Between cells of a line, in points. */
const CELL_GAP = 24;
const BULLET = "• ";
/** Fewer letters are no résumé but a picture of one. */
const LEAST_LETTERS = 20;

/**
 * Pages in order, divided where the document itself begins one.
 * @throws UnreadableDocument `corrupt`, `too_large` or `image_only`
 */
export function readDocxLayout(bytes: Uint8Array): LaidOutPage[] {
  const file = openPackage(bytes);
  const styles = new Styles(file.related("styles"));
  const body = blocksOf(file.main, "w:body", styles);
  const pages = pagesOf([
    ...rowsOf([...beside(file, "header", styles), ...body]),
    ...rowsOf(beside(file, "footer", styles)),
  ]);
  const letters = pages.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);
  if (letters >= LEAST_LETTERS) return pages;
  throw new UnreadableDocument(
    "image_only",
    "The Word document holds no text, or only pictures of it; write the résumé as text and try again.",
  );
}

/** What the document's headers or footers say; each is told once, and page numbers say nothing. */
function beside(file: WordPackage, kind: "header" | "footer", styles: Styles): Block[] {
  const seen = new Set<string>();
  return [...file.main.relations]
    .filter(([, { type }]) => type === kind)
    .flatMap(([id]) => {
      const part = file.part(id);
      const blocks = part ? blocksOf(part, kind === "header" ? "w:hdr" : "w:ftr", styles) : [];
      const text = blocks.map((block) => (block.kind === "paragraph" ? textOf(block.runs) : "")).join("\n");
      const isNew = /\p{L}{3}/u.test(text) && !seen.has(text);
      seen.add(text);
      return isNew || blocks.some((block) => block.kind === "table") ? blocks : [];
    });
}

function pagesOf(rows: readonly Row[]): LaidOutPage[] {
  const sheets: Row[][] = [[]];
  for (const row of rows) {
    if (row.breaks !== null && sheets.at(-1)!.length > 0) sheets.push([]);
    if (row.cells.length > 0) sheets.at(-1)!.push(row);
  }
  const pages = sheets.filter((sheet) => sheet.length > 0).map((sheet, at) => pageOf(sheet, at + 1));
  if (pages.length === 0) throw corrupt();
  return pages;
}

function pageOf(rows: readonly Row[], number: number): LaidOutPage {
  const right = rows.find(({ column }) => column === "right")?.cells[0]?.x ?? null;
  const page: LaidOutPage = {
    number,
    width: PAGE.width,
    height: PAGE.height,
    text: "",
    lines: [],
    links: [],
    gutter: right === null ? null : PAGE.margin + right,
  };
  let y = PAGE.margin;
  for (const row of rows) {
    const size = Math.max(...row.cells.flatMap(({ runs }) => runs.map((run) => run.size)));
    y += size * LEADING + row.above;
    const line = lineOf(row, number, page.text === "" ? 0 : page.text.length + 1, y);
    page.text = page.text === "" ? line.text : `${page.text}\n${line.text}`;
    page.lines.push(line);
    for (const { url } of row.cells.flatMap(({ runs }) => runs))
      if (url !== null) page.links.push({ url, x0: line.x0, y });
  }
  // A page ends below what stands on it.
  page.height = Math.max(page.height, y + PAGE.margin);
  return page;
}

function lineOf({ cells: given, bullet, column }: Row, page: number, start: number, y: number): LayoutLine {
  const cells: LayoutCell[] = [];
  let at = start;
  for (const [index, { runs, x }] of given.entries()) {
    const after = (cells.at(-1)?.x1 ?? 0) + CELL_GAP;
    const left = x === null ? after : PAGE.margin + x;
    const cell = cellOf(bullet && index === 0 ? marked(runs) : runs, at, left);
    cells.push(cell);
    at = cell.end + 1;
  }
  const text = cells.map((cell) => cell.text).join("\t");
  return {
    page,
    text,
    start,
    end: start + text.length,
    x0: cells[0]!.x0,
    x1: cells.at(-1)!.x1,
    y,
    column,
    running: false,
    whole: true,
    cells,
    style: mainStyle(cells.flatMap(({ runs }) => runs)),
  };
}

function marked(runs: readonly WordRun[]): WordRun[] {
  const [first, ...rest] = runs;
  return first ? [{ ...first, text: BULLET + first.text.trimStart() }, ...rest] : [];
}

/** The cell's text without blanks around it; its width is reckoned, and ends with the page's. */
function cellOf(given: readonly WordRun[], start: number, x0: number): LayoutCell {
  const whole = textOf(given);
  const [from, to] = [whole.length - whole.trimStart().length, whole.trimEnd().length];
  let passed = 0;
  const runs = given.flatMap((run) => {
    const [begin, end] = [Math.max(from, passed), Math.min(to, passed + run.text.length)];
    passed += run.text.length;
    return begin < end ? [{ ...styleOf(run), start: start + begin - from, end: start + end - from }] : [];
  });
  const width = runs.reduce((sum, run) => sum + (run.end - run.start) * run.size * LETTER, 0);
  const text = whole.slice(from, to);
  return {
    text,
    start,
    end: start + text.length,
    x0,
    x1: Math.min(x0 + width, PAGE.margin + TEXT_WIDTH),
    runs,
  };
}
