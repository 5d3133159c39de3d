/**
 * A page as the lines a person sees, in reading order, each with where it stands.
 *
 * Everything else in this folder reads these lines and not the tree, so the tree is walked once, without
 * recursion (pages may be nested 100,000 deep) and without style information (saved pages have none).
 */
import { clean } from "./clean.ts";
import { AREAS, BLOCK, SKIPPED } from "./data/elements.ts";

export interface Line {
  text: string;
  /** Position in the page's lines. */
  index: number;
  /** Innermost block element that holds the text. */
  block: Element;
  /** 1–6 inside a heading, else 0. */
  heading: number;
  /** First line of a list item. */
  bullet: boolean;
  /** The link or button that holds the whole line, if one does. */
  control: Element | null;
  /** Whole line in bold. */
  strong: boolean;
  area: Area;
  /** The pieces of text and the elements they stand in directly: tells a label from its value. */
  runs: Run[];
}

interface Run {
  text: string;
  element: Element;
}

/** What part of the page a line belongs to; `main` is everything that is not declared to be something else. */
export type Area = "main" | "nav" | "header" | "footer" | "aside" | "form" | "dialog";

/** Whether a line stands in one of these parts of the page. */
export function isIn({ area }: Line, ...areas: Area[]): boolean {
  return areas.includes(area);
}

const wordsOf = (text: string) => text.trim().split(/\s+/);
const BLOCKS = new Set(wordsOf(BLOCK));
const UNSEEN = new Set(wordsOf(SKIPPED));
const AREA_OF = new Map(
  AREAS.trim()
    .split("\n")
    .map((line) => line.split(" | "))
    .flatMap(([area, names]) => wordsOf(names!).map((name) => [name, area as Area] as const)),
);
const BOLD = new Set(["B", "STRONG"]);
/** Class names that mark text for screen readers only, by long-standing convention of CSS frameworks. */
const SCREEN_READER =
  /(?:^|[\s_-])(?:sr-only|visually-?hidden|a11y-text|screen-?reader(?:-(?:text|only))?|u-hiddenvisually|artdeco-visually-hidden)(?:$|\s)/i;

/** No page has more to say; beyond it only pages made to exhaust a reader go on. */
const MOST_LINES = 20_000;

const ELEMENT = 1;
const TEXT = 3;

/** True when the element's text is not shown, as far as markup alone tells. */
export function isHidden(element: Element): boolean {
  if (UNSEEN.has(element.tagName.toUpperCase())) return true;
  if (!element.hasAttributes()) return false;
  if (element.hasAttribute("hidden") && element.getAttribute("hidden") !== "until-found") return true;
  const style = element.getAttribute("style");
  if (style !== null && /(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(style)) return true;
  const name = element.getAttribute("class");
  return name !== null && SCREEN_READER.test(name);
}

/** Lines of `root`. `root` itself may be hidden; hidden descendants are left out. */
export function linesOf(root: Element): Line[] {
  const lines: Line[] = [];
  let runs: Run[] = [];
  let block = root;
  let bullet = false;
  const areas: { element: Element; area: Area }[] = [];
  const headings: Element[] = [];

  const flush = () => {
    const pieces = runs;
    runs = [];
    const shown = distinct(pieces.filter((run) => run.text.trim() !== ""));
    const text = clean(joined(pieces.filter((run) => run.text.trim() === "" || shown.includes(run))));
    if (text === "") return;
    lines.push({
      text,
      index: lines.length,
      block,
      heading: headings.length > 0 ? Number(headings.at(-1)!.tagName[1]) : 0,
      bullet,
      control: commonControl(shown, root),
      strong: shown.every((run) => isBold(run.element, block)),
      area: areas.at(-1)?.area ?? "main",
      runs: shown.map((run) => ({ text: clean(run.text), element: run.element })),
    });
    bullet = false;
  };

  let node: Node | null = root.firstChild;
  while (node !== null && lines.length < MOST_LINES) {
    let descend = false;
    if (node.nodeType === TEXT) {
      const text = node.nodeValue ?? "";
      if (text !== "") {
        const parent = node.parentNode as Element;
        // Breaks that a template wrote out (`\\n`) are breaks.
        if (parent.tagName === "PRE" ? text.includes("\n") : /\\n/.test(text)) {
          for (const line of text.split(/\n|(?:\\r)?\\n/)) {
            runs.push({ text: line, element: parent });
            flush();
          }
        } else runs.push({ text, element: parent });
      }
    } else if (node.nodeType === ELEMENT) {
      const element = node as Element;
      const tag = element.tagName;
      if (tag === "BR") flush();
      else if (!isHidden(element)) {
        if (isBlock(element)) {
          flush();
          block = element;
          if (tag === "LI") bullet = true;
          if (isHeading(tag)) headings.push(element);
        }
        const area = areaOf(element);
        if (area !== null) areas.push({ element, area });
        descend = element.firstChild !== null;
        if (!descend) leave(element);
      }
    }
    if (descend) {
      node = node.firstChild;
      continue;
    }
    while (node !== null && node !== root && node.nextSibling === null) {
      node = node.parentNode;
      if (node !== null && node !== root) leave(node as Element);
    }
    node = node === null || node === root ? null : node.nextSibling;
  }
  flush();
  return lines;

  function leave(element: Element) {
    if (isBlock(element)) {
      flush();
      if (headings.at(-1) === element) headings.pop();
      bullet = false;
      block = element.parentElement ?? root;
    }
    if (areas.at(-1)?.element === element) areas.pop();
  }
}

/** Pages print one text once for phones and once for desktops; side by side it counts once. */
function distinct(runs: Run[]): Run[] {
  const first = runs[0]?.text.trim() ?? "";
  return runs.length > 1 && first.length > 6 && runs.every((run) => run.text.trim() === first)
    ? [runs[0]!]
    : runs;
}

/** Text of neighbouring elements without a space between them is set apart by style: `CountryIndia` is two words. */
function joined(runs: readonly Run[]): string {
  return runs.map((run, at) => (isApart(runs[at - 1], run) ? ` ${run.text}` : run.text)).join("");
}

function isApart(before: Run | undefined, run: Run): boolean {
  return (
    before !== undefined &&
    before.element !== run.element &&
    /[\p{Ll}\p{N}:)]$/u.test(before.text) &&
    /^\p{Lu}/u.test(run.text) &&
    !before.element.contains(run.element) &&
    !run.element.contains(before.element)
  );
}

function isBlock(element: Element): boolean {
  return BLOCKS.has(element.tagName) || (element.tagName.includes("-") && element.tagName.length > 2);
}

function isHeading(tag: string): boolean {
  return tag.length === 2 && tag[0] === "H" && tag !== "HR";
}

function areaOf(element: Element): Area | null {
  const declared = AREA_OF.get(element.getAttribute("role") ?? "");
  if (declared !== undefined) return declared;
  const area = AREA_OF.get(element.tagName) ?? null;
  // A header or footer within `main`, `article` or `section` belongs to that part (HTML, section 4.3.8).
  if (area !== "header" && area !== "footer") return area;
  const within = around(element.parentElement, 12);
  return within.some(({ tagName }) => /^(?:MAIN|ARTICLE|SECTION)$/.test(tagName)) ? null : area;
}

/**
 * The element and those around it, innermost first, up to `last`: not all of them, because pages may be nested 100,000
 * deep.
 */
export function around(element: Element | null, most: number, last?: Element): Element[] {
  const found: Element[] = [];
  for (let up = element; up !== null && found.length < most; up = up.parentElement) {
    found.push(up);
    if (up === last) break;
  }
  return found;
}

function commonControl(runs: readonly Run[], root: Element): Element | null {
  const controls = new Set(runs.map(({ element }) => controlOf(element, root)));
  return controls.size === 1 ? [...controls][0]! : null;
}

function controlOf(element: Element, root: Element): Element | null {
  const isControl = (up: Element) =>
    up.tagName === "A" || up.tagName === "BUTTON" || up.getAttribute("role") === "button";
  return around(element, 12, root).find(isControl) ?? null;
}

function isBold(element: Element, block: Element): boolean {
  return around(element, 8, block).some(
    (up) =>
      BOLD.has(up.tagName) ||
      (up.tagName === "SPAN" && /font-weight\s*:\s*(?:bold|[6-9]00)/i.test(up.getAttribute("style") ?? "")),
  );
}
