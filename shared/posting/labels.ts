/** Facts that a page states as label and value: `Location: Berlin`, definition lists, table rows, stacked lines. */
import type { Line } from "./lines.ts";
import { labelOf, type LabelledField } from "./terms.ts";

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
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!;
    if (line.area === "form" || line.area === "dialog" || line.area === "nav" || line.area === "footer")
      continue;
    const inline = inlinePair(line);
    if (inline !== null) {
      found.push({ ...inline, line });
      continue;
    }
    if (line.block.tagName === "LABEL" || line.control !== null) continue;
    const field = labelOf(line.text);
    if (field === null) continue;
    const next = lines[index + 1];
    if (next === undefined || !isValueLine(line, next)) continue;
    // Several values below one another (`Sites`, list of places) are one value when they are items of one list.
    const values = [next.text];
    for (
      let more = index + 2;
      next.bullet && lines[more]?.bullet === true && values.length < 5 && sameList(next, lines[more]!);
      more++
    )
      values.push(lines[more]!.text);
    found.push({
      field,
      label: line.text,
      value: field === "location" || field === "employment_type" ? values.join(", ") : values[0]!,
      line,
    });
  }
  return found;
}

/** `Label: value` in one line, the label set apart by a colon or by its own element. */
function inlinePair(line: Line): Omit<Labelled, "line"> | null {
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
  if (value.heading > 0 && label.heading === 0) return false;
  if (value.heading > 0 && value.heading <= label.heading) return false;
  if (value.control?.tagName === "BUTTON" || labelOf(value.text) !== null) return false;
  return !value.text.endsWith(":");
}

function sameList(a: Line, b: Line): boolean {
  return listOf(a) === listOf(b);
}

function listOf(line: Line): Element | null {
  return line.block.closest("ul, ol, dl");
}
