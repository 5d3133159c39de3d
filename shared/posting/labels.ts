/** Facts that a page states as label and value: `Location: Berlin`, definition lists, table rows, stacked lines. */
import { isIn, type Line } from "./lines.ts";
import { isCompanyLink } from "./site-names.ts";
import { placeScore } from "./places.ts";
import { employmentIn, labelOf, workModeOf, type LabelledField } from "./terms.ts";

export interface Labelled {
  field: LabelledField;
  label: string;
  value: string;
  line: Line;
}

/**
 * All label/value pairs outside forms and dialogs, in reading order. A label without a value right behind it yields
 * nothing: what follows a heading three lines later is not its value.
 */
export function labelledFacts(lines: readonly Line[]): Labelled[] {
  const found: Labelled[] = [];
  for (const [index, line] of lines.entries()) {
    if (isIn(line, "form", "dialog", "nav", "footer")) continue;
    const inline = inlinePair(line);
    if (inline !== null) {
      found.push({ ...inline, line });
      continue;
    }
    if (line.block.tagName === "LABEL" || line.control !== null) continue;
    const field = labelOf(line.text);
    const next = lines[index + 1];
    if (field === null) {
      found.push(...severalFacts(line, lines));
      continue;
    }
    if (next === undefined || !isValueLine(line, next)) continue;
    // Several values below one another (`Sites`, list of places) are one value when they are items of one list.
    const several =
      field === "location" || field === "employment_type" ? itemsFrom(index + 1, lines) : [next];
    found.push({ field, label: line.text, value: several.map(({ text }) => text).join(", "), line });
  }
  return found;
}

/** A line and the items that follow it in the same list, at most five. */
function itemsFrom(index: number, lines: readonly Line[]): Line[] {
  const listOf = ({ block }: Line) => block.closest("ul, ol, dl");
  const following = lines.slice(index, index + 5);
  const end = following.findIndex((line) => !line.bullet || listOf(line) !== listOf(following[0]!));
  return end === -1 ? following : following.slice(0, Math.max(1, end));
}

/** `Location & salary` over a list: each item is the value of the label it fits. */
function severalFacts(line: Line, lines: readonly Line[]): Labelled[] {
  const parts = line.text.split(/\s+(?:및|and|und|et|y|e|en|a|och|og|i)\s+|\s*[&/,]\s*/u);
  const fields = parts.map((part) => labelOf(part)).filter((field) => field !== null);
  if (parts.length < 2 || fields.length === 0 || line.text.length > 48) return [];
  const found: Labelled[] = [];
  for (let index = line.index + 1; lines[index]?.bullet === true && index < line.index + 8; index++) {
    const { text } = lines[index]!;
    const field = fields.find((one) => !found.some((known) => known.field === one) && fits(one, text));
    if (field !== undefined) found.push({ field, label: line.text, value: text, line: lines[index]! });
  }
  return found;
}

function fits(field: LabelledField, text: string): boolean {
  if (field === "employment_type") return employmentIn(text) !== null;
  if (field === "location") return placeScore(text) >= 2;
  return field === "work_mode" ? workModeOf(text) !== null : false;
}

/** `Label: value` in one line, the label set apart by a colon or by its own element. */
export function inlinePair(line: Line): Omit<Labelled, "line"> | null {
  if (line.text.length > 260) return null;
  const colon = /^([^:：]{2,48})[:：]\s*(.+)$/u.exec(line.text);
  if (colon !== null) {
    const field = labelOf(colon[1]!);
    if (field !== null && !colon[2]!.startsWith("//"))
      return { field, label: colon[1]!, value: colon[2]!.trim() };
  }
  const [first, ...rest] = line.runs;
  if (first === undefined || rest.length === 0 || line.control !== null) return null;
  const field = labelOf(first.text);
  const value = rest
    .map((run) => run.text)
    .join(" ")
    .replace(/^[\s:：·|–-]+/u, "");
  if (field === null || value === "" || value.length > 140) return null;
  return { field, label: first.text, value };
}

function isValueLine(label: Line, value: Line): boolean {
  if (value.area !== label.area || value.text.length > 160) return false;
  // A heading over a list of links names none of them.
  if (value.bullet && value.control?.tagName === "A" && !isCompanyLink(value.control)) return false;
  if (value.heading > 0 && (label.heading === 0 || value.heading <= label.heading)) return false;
  return (
    value.control?.tagName !== "BUTTON" &&
    labelOf(value.text) === null &&
    inlinePair(value) === null &&
    !value.text.endsWith(":")
  );
}
