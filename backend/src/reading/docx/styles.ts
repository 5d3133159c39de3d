/** How text is set: what the styles of a Word document hand down to its paragraphs and runs (ECMA-376, part 1, 17.7). */
import type { Part, XmlNode } from "./package.ts";

/** Size in points. */
export interface RunStyle {
  font: string;
  size: number;
  bold: boolean;
  italic: boolean;
  hidden: boolean;
}

/** Lengths in points; `list` names the list that the paragraph is an item of. */
export interface ParagraphStyle {
  indent: number;
  above: number;
  below: number;
  list: boolean;
  heading: boolean;
}

type Properties = Partial<RunStyle & ParagraphStyle>;

const DEFAULT: RunStyle & ParagraphStyle = {
  font: "",
  size: 10,
  bold: false,
  italic: false,
  hidden: false,
  indent: 0,
  above: 0,
  below: 0,
  list: false,
  heading: false,
};
/** More ancestors than any document has: a style that inherits itself ends here. */
const MAX_ANCESTORS = 20;
const TWIPS = 20;

export function child({ children }: XmlNode, name: string): XmlNode | undefined {
  return children.find((node) => node.name === name);
}

function value(node: XmlNode | undefined, attribute = "w:val"): string | undefined {
  return node?.attributes[attribute];
}

function toggle(node: XmlNode, name: string): boolean | undefined {
  const found = child(node, name);
  return found && !["0", "false", "off", "none"].includes(value(found) ?? "1");
}

function points(node: XmlNode | undefined, attribute: string, unit = TWIPS): number | undefined {
  const number = Number(value(node, attribute) ?? Number.NaN);
  return Number.isFinite(number) ? number / unit : undefined;
}

function known(properties: Properties): Properties {
  return Object.fromEntries(Object.entries(properties).filter(([, one]) => one !== undefined));
}

function ofRun(node: XmlNode | undefined): Properties {
  if (!node) return {};
  return known({
    font: value(child(node, "w:rFonts"), "w:ascii"),
    size: points(child(node, "w:sz"), "w:val", 2),
    bold: toggle(node, "w:b"),
    italic: toggle(node, "w:i"),
    hidden: toggle(node, "w:vanish"),
  });
}

function ofParagraph(node: XmlNode | undefined): Properties {
  if (!node) return {};
  const [indent, spacing, level] = ["w:ind", "w:spacing", "w:outlineLvl"].map((name) => child(node, name));
  const list = child(node, "w:numPr");
  return known({
    indent: points(indent, "w:left") ?? points(indent, "w:start"),
    above: points(spacing, "w:before"),
    below: points(spacing, "w:after"),
    list: list && value(child(list, "w:numId")) !== "0",
    // 9 is body text (17.3.1.20).
    heading: level && value(level) !== "9",
  });
}

/** The styles of a document; none are needed. */
export class Styles {
  readonly #styles = new Map<string, XmlNode>();
  readonly #defaults: Properties = {};
  readonly #usual: string | undefined;

  constructor(part: Part | null) {
    const root = part && child(part.root, "w:styles");
    if (!root) return;
    const defaults = child(root, "w:docDefaults");
    const [run, paragraph] = ["w:rPrDefault", "w:pPrDefault"].map(
      (name) => defaults && child(defaults, name),
    );
    this.#defaults = {
      ...ofParagraph(paragraph && child(paragraph, "w:pPr")),
      ...ofRun(run && child(run, "w:rPr")),
    };
    for (const style of root.children.filter(({ name }) => name === "w:style")) {
      const id = value(style, "w:styleId") ?? "";
      this.#styles.set(id, style);
      if (value(style, "w:type") === "paragraph" && value(style, "w:default") === "1") this.#usual = id;
    }
  }

  /** What a paragraph's own properties and its style come to. */
  paragraph(properties: XmlNode | undefined): RunStyle & ParagraphStyle {
    const id = value(properties && child(properties, "w:pStyle")) ?? this.#usual;
    return { ...DEFAULT, ...this.#defaults, ...this.#ofStyle(id), ...ofParagraph(properties) };
  }

  run(properties: XmlNode | undefined, paragraph: RunStyle): RunStyle {
    const id = value(properties && child(properties, "w:rStyle"));
    return { ...paragraph, ...this.#ofStyle(id), ...ofRun(properties) };
  }

  #ofStyle(id: string | undefined, ancestors = 0): Properties {
    const style = id === undefined ? undefined : this.#styles.get(id);
    if (!style || ancestors > MAX_ANCESTORS) return {};
    return {
      ...this.#ofStyle(value(child(style, "w:basedOn")), ancestors + 1),
      ...ofParagraph(child(style, "w:pPr")),
      ...ofRun(child(style, "w:rPr")),
    };
  }
}
