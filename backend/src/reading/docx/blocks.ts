/** What a Word document says, in reading order: paragraphs and tables (ECMA-376, part 1, 17.3 and 17.4). */
import type { TextStyle } from "../layout.ts";
import { plainLetters } from "../letters.ts";
import type { Part, XmlNode } from "./package.ts";
import { child, type ParagraphStyle, type RunStyle, type Styles } from "./styles.ts";

/** Text of one style. */
export interface WordRun extends TextStyle {
  text: string;
  /** What it links to. */
  url: string | null;
}

/** Line feeds and tabs in the text are the document's own. */
export interface Paragraph extends ParagraphStyle {
  kind: "paragraph";
  runs: WordRun[];
  /** Whether a page begins with it, or behind it. */
  breaks: "before" | "after" | null;
}

export interface Table {
  kind: "table";
  rows: Block[][][];
  /** Widths of the columns as the document gives them, in any unit. */
  widths: number[];
}

export type Block = Paragraph | Table;

/** Elements around text that say nothing about it. What was deleted or moved away (`w:del`, `w:moveFrom`) is not among them. */
const AROUND = new Set([
  "w:sdt",
  "w:sdtContent",
  "w:ins",
  "w:moveTo",
  "w:smartTag",
  "w:customXml",
  "w:fldSimple",
  "w:dir",
  "w:bdo",
]);
/** Signs of symbol fonts stand for bullets. */
const BULLET = "•";

/** The blocks of a part's body, header or footer. */
export function blocksOf({ root, relations }: Part, name: string, styles: Styles): Block[] {
  const [outer] = root.children;
  const holder = root.children.find((node) => node.name === name) ?? (outer && child(outer, name));
  return holder ? new Reader(styles, relations).blocks(holder) : [];
}

/** Of two ways to show the same thing the first, which newer programs show. */
function shown(node: XmlNode): XmlNode[] {
  if (node.name !== "mc:AlternateContent") return node.children;
  const choice = child(node, "mc:Choice") ?? child(node, "mc:Fallback");
  return choice ? choice.children : [];
}

/** Texts beside the flow that stand somewhere in an element. */
function boxesIn(node: XmlNode): XmlNode[] {
  if (node.name === "w:txbxContent") return [node];
  return shown(node).flatMap(boxesIn);
}

class Reader {
  readonly #styles: Styles;
  readonly #relations: Part["relations"];

  constructor(styles: Styles, relations: Part["relations"]) {
    this.#styles = styles;
    this.#relations = relations;
  }

  blocks(node: XmlNode): Block[] {
    return shown(node).flatMap((one): Block[] => {
      if (one.name === "w:p") return this.#paragraph(one);
      if (one.name === "w:tbl") return [this.#table(one)];
      return AROUND.has(one.name) || one.name === "mc:AlternateContent" ? this.blocks(one) : [];
    });
  }

  /** The paragraph, and behind it the text boxes that are anchored in it. */
  #paragraph(node: XmlNode): Block[] {
    const properties = child(node, "w:pPr");
    const style = this.#styles.paragraph(properties);
    const { indent, above, below, heading } = style;
    const runs = this.#runs(node, style, null);
    const text = runs.map((run) => run.text).join("");
    const begins = text.startsWith("\f") || (properties && child(properties, "w:pageBreakBefore"));
    const paragraph: Paragraph = {
      kind: "paragraph",
      runs: runs.map((run) => ({ ...run, text: run.text.replaceAll("\f", "") })),
      indent,
      above,
      below,
      heading,
      list: style.list && !heading,
      breaks: begins ? "before" : text.includes("\f") ? "after" : null,
    };
    const boxes = node.children
      .filter(({ name }) => name !== "w:pPr")
      .flatMap(boxesIn)
      .flatMap((box) => this.blocks(box));
    return text.trim() === "" && !text.includes("\f") ? boxes : [paragraph, ...boxes];
  }

  #runs(node: XmlNode, paragraph: RunStyle, url: string | null): WordRun[] {
    return node.children.flatMap((one): WordRun[] => {
      if (one.name === "w:r") return this.#run(one, paragraph, url);
      if (one.name === "w:hyperlink") return this.#runs(one, paragraph, this.#address(one));
      return AROUND.has(one.name) ? this.#runs(one, paragraph, url) : [];
    });
  }

  #address({ attributes }: XmlNode): string | null {
    return this.#relations.get(attributes["r:id"] ?? "")?.target ?? null;
  }

  #run(node: XmlNode, paragraph: RunStyle, url: string | null): WordRun[] {
    const { hidden, ...style } = this.#styles.run(child(node, "w:rPr"), paragraph);
    const { font, size, bold, italic } = style;
    const text = node.children.map(textOf).join("");
    return hidden || text === "" ? [] : [{ text, url, font, size, bold, italic }];
  }

  #table(node: XmlNode): Table {
    const grid = child(node, "w:tblGrid");
    const inside = (one: XmlNode, name: string): XmlNode[] =>
      one.children.flatMap((part) =>
        part.name === name ? [part] : AROUND.has(part.name) ? inside(part, name) : [],
      );
    return {
      kind: "table",
      rows: inside(node, "w:tr").map((row) => inside(row, "w:tc").map((cell) => this.blocks(cell))),
      widths: (grid?.children ?? []).map(({ attributes }) => Number(attributes["w:w"]) || 1),
    };
  }
}

function textOf({ name, text, attributes }: XmlNode): string {
  switch (name) {
    case "w:t":
      return plainLetters(text);
    case "w:tab":
    case "w:ptab":
      return "\t";
    case "w:br":
      return attributes["w:type"] === "page" ? "\f" : "\n";
    case "w:cr":
      return "\n";
    case "w:noBreakHyphen":
      return "-";
    case "w:sym":
      return BULLET;
    default:
      return "";
  }
}
