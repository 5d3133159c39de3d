/** Lists as sections print them: lines joined where they wrap, chips and table cells apart, labels taken off. */
import { canonicalSkill } from "@career-portrait/shared/skills";
import { fold } from "@career-portrait/shared/text";
import type { LayoutCell } from "../layout.ts";
import type { Piece, ResumeLine } from "./lines.ts";
import { isHumanLanguages } from "./words/languages.ts";
import { LEVEL, levelsAlone } from "./words/levels.ts";

/** A text unit of the section that may run over lines; `map` gives the place of each of its characters. */
export interface Unit {
  text: string;
  map: { page: number; offset: number }[];
  /** A category's name standing before its items. */
  label: string | null;
}

export const LANGUAGE_LABEL =
  /^(?:languages?|sprachen|idiomas?|langues?|lingue|talen|spoken languages|foreign languages|human languages|语言|外语)$/iu;
export const NOT_SKILLS =
  /^(?:führerschein|driving licen[cs]e|permis|carn[eé](?: de conducir)?|references?|interests?|hobbies|hobbys|interessen|loves|status|loisirs)$/iu;

/** Lines of one list item joined; chips and table cells apart; `Label: items` taken apart. */
export function unitsOf(lines: ResumeLine[]): Unit[] {
  const units: Unit[] = [];
  const list = isListSection(lines);
  for (const [index, line] of lines.entries()) {
    const before = units.at(-1);
    const open = before !== undefined && opensOnto(before.text, line, lines[index - 1], list, lines);
    if (before && open && line.cells.length === 1) append(before, line);
    else units.push(...lineUnits(line, lines, index));
  }
  return units;
}

/** Whether the section lists by commas rather than one skill per line. */
function isListSection(lines: ResumeLine[]): boolean {
  return lines.filter((line) => /[,，、;|•·]/.test(line.text)).length >= Math.max(1, lines.length * 0.4);
}

/** Whether a unit goes on in the next line: an open bracket, a trailing comma, or a wrapped item. */
function opensOnto(
  text: string,
  line: ResumeLine,
  before: ResumeLine | undefined,
  list: boolean,
  lines: ResumeLine[],
): boolean {
  if (!before || line.bullet || before.page !== line.page || before.column !== line.column) return false;
  if (count(text, "(") > count(text, ")") || /[,，、;&/-]$/.test(text)) return true;
  if (/^[^:：]{2,40}[:：]\s*\S/u.test(line.text)) return false;
  if (/^[(（]/u.test(line.text)) return true;
  if (
    /^\p{Ll}/u.test(line.text) &&
    /^\p{Lu}/u.test(text) &&
    (before.bullet || line.continues || line.x0 >= before.x0 - 1)
  )
    return !isLowerList(text) && canonicalSkill(line.text) === null;
  if (line.continues && before.bullet) return true;
  const close = line.gap < line.style.size * 1.75;
  const named = close || line.style.size === 0 ? namesAcross(text, line.text) : null;
  if (named !== null) return named;
  // Where other lines end in a divider, one that does not was broken within an item.
  if (
    close &&
    [text, line.text].every((part) => DOT.test(part)) &&
    lines.some(({ text: end }) => DOT_END.test(end))
  )
    return true;
  const commas = /[,，、]/u;
  return (
    list &&
    commas.test(text) &&
    commas.test(line.text) &&
    before.style.font === line.style.font &&
    before.style.size === line.style.size &&
    close &&
    before.text.length > 28
  );
}

const DOT = /\s[·•|]\s/u;
const DOT_END = /\s[·•|]$/u;

/** `After` / `Effects`: whether the items at a line's break are known as one skill or as two; null when neither. */
function namesAcross(text: string, next: string): boolean | null {
  const divider = DOT.test(text) ? DOT : /[,，、]/u;
  const [last = "", first = ""] = [text.split(divider).at(-1)?.trim(), next.split(divider)[0]?.trim()];
  if (!divider.test(text) || !divider.test(next)) return null;
  const [whole, one, other] = [`${last} ${first}`, last, first].map((name) => canonicalSkill(name));
  if (whole !== null && whole !== one && whole !== other) return true;
  return one !== null && other !== null ? false : null;
}

function isLowerList(text: string): boolean {
  return /^\p{Ll}/u.test(text);
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}

function lineUnits(line: ResumeLine, lines: ResumeLine[], index: number): Unit[] {
  const cells = line.cells.filter((cell) => !/^[•·●■▪|◦○\s]*$/u.test(cell.text));
  const [first, ...rest] = cells;
  if (first && rest.length === 1 && isLabelCell(first, line, lines, index)) {
    return [unitOf(rest[0] as LayoutCell, line.page, first.text.replace(/[:：]\s*$/u, ""))];
  }
  return cells.map((cell) => unitOf(cell, line.page, null));
}

/** In a table of two columns the left cell names what the right one lists. */
function isLabelCell(first: LayoutCell, line: ResumeLine, lines: ResumeLine[], index: number): boolean {
  const second = line.cells.at(-1) as LayoutCell;
  if (/[:：]$/.test(first.text)) return true;
  const listed =
    /[,，、;]/.test(second.text) || LANGUAGE_LABEL.test(first.text) || NOT_SKILLS.test(first.text);
  const alike = lines.filter(
    (other, at) =>
      at !== index && other.cells.length >= 2 && Math.abs((other.cells[1] as LayoutCell).x0 - second.x0) < 3,
  ).length;
  return listed && !/[,，、;]/.test(first.text) && first.text.length < 35 && (alike > 0 || lines.length < 4);
}

function unitOf(cell: LayoutCell, page: number, label: string | null): Unit {
  const unit: Unit = { text: cell.text, map: Array.from(cell.text, () => ({ page, offset: 0 })), label };
  unit.map = [...Array(cell.text.length).keys()].map((at) => ({ page, offset: cell.start + at }));
  if (label === null) {
    const colon = /^([^:：,;]{2,45})[:：]\s*(?=\S|$)/u.exec(cell.text);
    const rest = cell.text.slice(colon?.[0].length ?? 0).trim();
    if (colon?.[1] && !/^https?$/i.test(colon[1]) && !gradesOnly(colon[1], rest)) {
      unit.label = colon[1].trim();
      unit.text = cell.text.slice(colon[0].length);
      unit.map = unit.map.slice(colon[0].length);
    }
  }
  return unit;
}

/** `Python: expert`, `Spanisch: gut`: the item and its level, not a category and its items. */
function gradesOnly(item: string, rest: string): boolean {
  const first = itemFrom(rest, 0);
  return LEVEL.test(first) || (isHumanLanguages(item) && levelsAlone(fold(first)));
}

function append(unit: Unit, line: ResumeLine): void {
  const cell = line.cells[0] as LayoutCell;
  const hyphenated = /\p{L}-$/u.test(unit.text);
  if (hyphenated && /^\p{Ll}/u.test(cell.text)) {
    unit.text = unit.text.slice(0, -1);
    unit.map.pop();
  } else if (!hyphenated && !/\p{Script=Han}$/u.test(unit.text)) {
    unit.text += " ";
    unit.map.push({ page: line.page, offset: cell.start });
  }
  unit.text += cell.text;
  unit.map.push(
    ...[...Array(cell.text.length).keys()].map((at) => ({ page: line.page, offset: cell.start + at })),
  );
}

/** Stretches between dividers that are not in brackets. */
export function itemsOf(text: string): [number, number][] {
  const items: [number, number][] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at <= text.length; at++) {
    const character = text[at] ?? ",";
    if (/[([（]/u.test(character)) depth++;
    if (/[)\]）]/u.test(character)) depth = Math.max(0, depth - 1);
    const divides = at === text.length || (depth === 0 && isDivider(text, at));
    if (!divides) continue;
    items.push([from, at]);
    from = at + 1;
  }
  return items;
}

function isDivider(text: string, at: number): boolean {
  const character = text[at] as string;
  if (/[,，、;；|｜•·●∙■▪◦\t]/u.test(character))
    return !(character === "," && /\d/.test(text[at - 1] ?? "") && /\d/.test(text[at + 1] ?? ""));
  if (/[–—]/u.test(character))
    return text[at - 1] === " " && text[at + 1] === " " && !LEVEL.test(itemFrom(text, at + 1));
  if (character === "." && at < text.length - 1)
    return /\.\s+\p{Lu}/u.test(text.slice(at, at + 3)) && !/(?<!\p{L})\p{L}{1,2}$/u.test(text.slice(0, at));
  return character === "/" && text[at - 1] === " " && text[at + 1] === " ";
}

/** What stands from there to the next divider. */
function itemFrom(text: string, at: number): string {
  return (text.slice(at).split(/[,，、;；|｜·•]/u)[0] as string).trim();
}

/** The stretch of a unit as a piece of its page; null when it runs over pages or is empty. */
export function pieceOf({ text, map }: Unit, start: number, end: number): Piece | null {
  const [head, tail] = [map[start], map[end - 1]];
  if (!head || !tail || head.page !== tail.page) return null;
  return { text: text.slice(start, end), page: head.page, start: head.offset, end: tail.offset + 1 };
}
