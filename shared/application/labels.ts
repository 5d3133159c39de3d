/** What a form says beside a field, as a person would read it. Nothing here knows a site. */

const CONTROLS = "input, select, textarea, button, [role=combobox], [contenteditable=true]";
/** Elements that go on in the line they stand in; any other begins a line of its own. */
const INLINE = new Set(["a", "abbr", "b", "em", "i", "label", "mark", "small", "span", "strong", "sup", "u"]);
const SILENT = new Set(["script", "style", "svg", "template", "noscript", "option"]);
/** A label is no longer than this; what is longer is a text of its own. */
export const LONGEST_LABEL = 400;
/** How many elements above a field its question may stand. */
const HIGHEST = 5;

/** The first line of text in an element, as far as the first control or the next block; white space made single. */
export function firstLine(element: Element): string {
  let line = "";
  /** Whether the line has ended. */
  function walk(node: Node): boolean {
    if (node.nodeType === 3) {
      line += node.textContent ?? "";
      return false;
    }
    if (node.nodeType !== 1) return false;
    const child = node as Element;
    const name = child.localName;
    if (SILENT.has(name) || child.getAttribute("aria-hidden") === "true") return false;
    const isEnd = name === "br" || child.matches(CONTROLS) || !INLINE.has(name);
    if (isEnd && line.trim() !== "") return true;
    if (child.matches(CONTROLS)) return false;
    for (const inner of child.childNodes) if (walk(inner)) return true;
    return !INLINE.has(name) && line.trim() !== "";
  }
  for (const child of element.childNodes) if (walk(child)) break;
  return line.replaceAll(/\s+/gu, " ").trim().slice(0, LONGEST_LABEL);
}

function named(field: Element): string {
  const ids = field.getAttribute("aria-labelledby")?.split(/\s+/u) ?? [];
  const root = field.getRootNode() as Document | ShadowRoot;
  // Of several, the first is the name; the others describe.
  const lines = ids.flatMap((id) => root.getElementById(id) ?? []).map(firstLine);
  return lines.find((line) => line !== "") ?? "";
}

/** The line above a field in the nearest part of the page that holds this field and no other. */
function lineAbove(field: Element): string {
  const group = field.getAttribute("name");
  let part = field.parentElement;
  for (let height = 0; part !== null && height < HIGHEST; height += 1, part = part.parentElement) {
    const others = [...part.querySelectorAll("input, select, textarea")].filter(
      (other) =>
        other !== field &&
        other.getAttribute("type") !== "hidden" &&
        (group === null || other.getAttribute("name") !== group),
    );
    if (others.length > 0) return "";
    const line = firstLine(part);
    if (line !== "") return line;
  }
  return "";
}

/** What a field is called: its label, else its accessible name, else the line above it, else its placeholder; or "". */
export function labelOf(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): string {
  const isOne = field.type === "radio" || field.type === "checkbox" || field.type === "file";
  const labels = isOne ? [] : [...(field.labels ?? [])].map(firstLine);
  const said = [
    labels.find((line) => line !== "") ?? "",
    named(field),
    field.getAttribute("aria-label") ?? "",
    lineAbove(field),
    field.getAttribute("placeholder") ?? "",
    ...(isOne ? [...(field.labels ?? [])].map(firstLine) : []),
  ];
  return (said.find((text) => text.trim() !== "") ?? "").trim().slice(0, LONGEST_LABEL);
}

/** The headings under which a field stands, nearest first: legends of its groups, names of its regions, the heading before it. */
export function headingsOver(field: Element): string[] {
  const found: string[] = [];
  for (let part: Element | null = field; part !== null; part = part.parentElement) {
    const name = part.getAttribute("aria-label") ?? named(part);
    const legend = part.localName === "fieldset" ? part.querySelector("legend") : null;
    if (legend) found.push(firstLine(legend));
    else if (part.getAttribute("role") === "group" || part.localName === "section") found.push(name);
    for (let before = part.previousElementSibling; before; before = before.previousElementSibling) {
      if (/^h[1-6]$/u.test(before.localName)) {
        found.push(firstLine(before));
        break;
      }
    }
    if (part.localName === "form" || found.length > 3) break;
  }
  return found.filter((line) => line !== "");
}
