/** Single skills out of a skills section: lists, labelled lists, chips, tables, rating bars, levels in brackets. */
import { canonicalSkill } from "@career-portrait/shared/skills";
import { fold } from "@career-portrait/shared/text";
import type { LayoutCell } from "../../../documents/pdf/index.ts";
import type { Piece, ResumeLine } from "./lines.ts";
import { HEADINGS } from "./words/headings.ts";

export interface ListedSkill extends Piece {
  label: string;
}

/** A text unit of the section that may run over lines; `map` gives the place of each of its characters. */
interface Unit {
  text: string;
  map: { page: number; offset: number }[];
  /** A category's name standing before its items. */
  label: string | null;
}

/** Levels that say how well, not what. */
const LEVEL =
  /^(?:beginner|basic|basics|elementary|novice|intermediate|advanced|expert|proficient|fluent|native|competent|experienced|familiar|skilled|professional|strong|good|excellent|very good|working knowledge|master|upper intermediate|grundkenntnisse|fortgeschritten|sehr gut|gut|experte|anfänger|básico|intermedio|avanzado|experto|alto|medio|básico|intermediário|avançado|débutant|intermédiaire|avancé|courant|maîtrise|notions|base|buono|ottimo|avanzato|goed|gevorderd|熟练|精通|熟悉|掌握|了解|良好)$/iu;
const LEVEL_TAIL =
  /\s*[([–—:-]?\s*(?:\d{1,3}\s*%|\d{1,2}\s*\/\s*\d{1,2}|\d+\s*\+?\s*(?:years?|yrs?|jahre?|años?|ans|anos|年)\.?(?:\s+(?:of\s+)?experience)?|[●○•◦★☆⬤◯■□]{2,}|(?<![\p{L}\p{N}])[A-C][12])\s*[)\]]?\s*$/iu;
const LEVEL_BRACKET =
  /\s*\((?:[^()]*(?:beginner|basic|elementary|intermediate|advanced|expert|proficient|fluent|native|grundkenntnisse|fortgeschritten|sehr gut|gute? kenntnisse|experte|básico|intermedio|avanzado|nivel|intermediário|avançado|débutant|intermédiaire|avancé|niveau|熟练|精通|\d+\s*%|\d+\/\d+|\d+\+?\s*(?:years?|yrs?|jahre?|años?|ans|anos)|[ABC][12]))[^()]*\)\s*$/iu;
/** A level behind the skill with nothing between; taken off where several items have one. */
const GRADED =
  /(?<=\S)\s+(?:beginner|basic|intermediate|advanced|expert|proficient|básico|intermedio|avanzado|avançado|débutant|intermédiaire|avancé|avanzato)$/iu;
const LEAD_IN =
  /^(?:proficient (?:in|with)|experienced (?:in|with)|experience (?:in|with)|familiar with|familiarity with|knowledge of|working knowledge of|skilled (?:in|with)|fluent in|expert in|expertise in|strong (?:in|with)|competent in|well[- ]versed in|hands-on (?:experience )?(?:in|with)|good knowledge of|kenntnisse in|sicherer umgang mit|dominio de|manejo de|conocimientos? de|maîtrise de|conhecimento em|domínio de|熟练使用|熟练掌握|精通|熟悉|掌握|了解)\s*:?\s*/iu;
const LANGUAGE_LABEL =
  /^(?:languages?|sprachen|idiomas?|langues?|lingue|talen|spoken languages|foreign languages|human languages|语言|外语)$/iu;
const NOT_SKILLS =
  /^(?:führerschein|driving licen[cs]e|permis|carn[eé](?: de conducir)?|references?|interests?|hobbies|hobbys|interessen|loves|status|loisirs)$/iu;

export function skillsIn(lines: ResumeLine[]): ListedSkill[] {
  const found: ListedSkill[] = [];
  for (const unit of unitsOf(lines)) {
    if (
      unit.label &&
      (NOT_SKILLS.test(unit.label) || (LANGUAGE_LABEL.test(unit.label) && isHumanLanguages(unit.text)))
    )
      continue;
    for (const [start, end] of itemsOf(unit.text)) found.push(...skillAt(unit, start, end));
  }
  const graded = found.filter((skill) => GRADED.test(skill.label)).length >= 2;
  if (graded) for (const skill of found) skill.label = skill.label.replace(GRADED, "");
  const seen = new Set<string>();
  return found.filter((skill) => {
    const key = fold(skill.label);
    if (key === "" || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

const HUMAN =
  /(?<!\p{L})(?:english|german|french|spanish|portuguese|italian|dutch|chinese|mandarin|cantonese|japanese|korean|russian|arabic|hindi|turkish|polish|swedish|urdu|bengali|punjabi|tamil|vietnamese|hebrew|greek|ukrainian|latin|deutsch|englisch|französisch|spanisch|italienisch|türkisch|russisch|polnisch|arabisch|inglés|español|francés|alemán|portugués|italiano|catalán|anglais|français|espagnol|allemand|italien|arabe|inglês|espanhol|francês|alemão|português|inglese|tedesco|francese|spagnolo|engels|nederlands|duits|frans|中文|英语|英文|日语|德语|法语|韩语|普通话|isixhosa|isizulu|swahili|tagalog|jlpt)(?!\p{L})/iu;

/** Whether a text lists languages that people speak. */
export function isHumanLanguages(text: string): boolean {
  return HUMAN.test(text);
}

/** Lines of one list item joined; chips and table cells apart; `Label: items` taken apart. */
function unitsOf(lines: ResumeLine[]): Unit[] {
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
    if (colon?.[1] && !/^https?$/i.test(colon[1])) {
      unit.label = colon[1].trim();
      unit.text = cell.text.slice(colon[0].length);
      unit.map = unit.map.slice(colon[0].length);
    }
  }
  return unit;
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

/** Stretches between dividers that are not in brackets; a bracketed list comes apart into its items too. */
function itemsOf(text: string): [number, number][] {
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
  return items.flatMap(([start, end]) => bracketed(text, start, end));
}

function isDivider(text: string, at: number): boolean {
  const character = text[at] as string;
  if (/[,，、;；|｜•·●∙■▪◦\t]/u.test(character))
    return !(character === "," && /\d/.test(text[at - 1] ?? "") && /\d/.test(text[at + 1] ?? ""));
  if (/[–—]/u.test(character))
    return text[at - 1] === " " && text[at + 1] === " " && !LEVEL.test(text.slice(at + 1).trim());
  if (character === "." && at < text.length - 1)
    return /\.\s+\p{Lu}/u.test(text.slice(at, at + 3)) && !/(?<!\p{L})\p{L}{1,2}$/u.test(text.slice(0, at));
  return character === "/" && text[at - 1] === " " && text[at + 1] === " ";
}

/** `Microsoft Suite (Excel, Word)` lists Excel and Word; `AWS (Lambda)` and `Foreign Exchange (FX) Markets` are one skill. */
function bracketed(text: string, start: number, end: number): [number, number][] {
  const item = text.slice(start, end);
  const match = /^(.*?)[(（]([^()（）]+)[)）]\s*$/u.exec(item);
  if (!match || !/[,，、;]/.test(match[2] as string)) return [[start, end]];
  const inner = start + (match[1] as string).length + 1;
  const parts: [number, number][] = [];
  let from = inner;
  for (const divider of (match[2] as string).matchAll(/[,，、;]/gu)) {
    parts.push([from, inner + divider.index]);
    from = inner + divider.index + 1;
  }
  parts.push([from, inner + (match[2] as string).length]);
  return parts;
}

function skillAt(unit: Unit, start: number, end: number): ListedSkill[] {
  let raw = unit.text.slice(start, end);
  let from = start + (raw.length - raw.trimStart().length);
  raw = raw.trim();
  const lead =
    LEAD_IN.exec(raw) ??
    /^(?:and|und|y|e|et|as well as|including|incl\.|such as|z\.\s?b\.|e\.g\.)\s+/iu.exec(raw);
  if (lead && lead[0].length < raw.length) {
    raw = raw.slice(lead[0].length);
    from += lead[0].length;
  }
  let label = raw.replace(LEVEL_BRACKET, "").replace(LEVEL_TAIL, "").replace(LEVEL_BRACKET, "").trim();
  label = label
    .replace(
      /\s+[-–—:]\s+(?:beginner|basic|intermediate|advanced|expert|proficient|native|fluent)\b.*$/iu,
      "",
    )
    .replace(/[.;:。]+$/u, "")
    .trim();
  label = label.replace(/\s+/g, " ");
  if (
    label === "" ||
    LEVEL.test(label) ||
    label.length > 80 ||
    !/[\p{L}\p{N}]/u.test(label) ||
    /^\d+\+?$/.test(label)
  )
    return [];
  if (label.split(" ").length > 9 || /^(?:etc|et al|usw|more|others?)\.?$/i.test(label)) return [];
  if (
    isHumanLanguages(label) &&
    /(?<!\p{L})(?:fluent|native|proficien\w*|b[12]|c[12]|a[12]|muttersprache|nativo|bilingual|conversational)(?!\p{L})/iu.test(
      raw,
    )
  )
    return [];
  const places = unit.map.slice(from, from + label.length);
  const [head, tail] = [places[0], places.at(-1)];
  if (!head || !tail || head.page !== tail.page) return [];
  return andParts(logo(label)).map((name) => ({
    label: name,
    text: label,
    page: head.page,
    start: head.offset,
    end: tail.offset + 1,
  }));
}

/** `Word and Excel` is two skills, `Research and Development` one: only names without common words part. */
function andParts(label: string): string[] {
  const match =
    /^([\p{Lu}\d][\p{L}\d.+#]*(?: [\p{Lu}\d][\p{L}\d.+#]*)?) (?:and|und|y|et|&) ([\p{Lu}\d][\p{L}\d.+#]*(?: [\p{Lu}\d][\p{L}\d.+#]*)?)$/u.exec(
      label,
    );
  if (!match?.[1] || !match[2]) return [label];
  const named = (text: string): boolean =>
    /^(?:windows|mac ?os|linux|word|excel|powerpoint|outlook|access|html5?|css3?|java|python|c\+\+|c#|javascript|typescript|sql|git|docker|kubernetes|photoshop|illustrator|indesign|facebook|twitter|instagram|jira|confluence)$/iu.test(
      text,
    );
  return named(match[1]) || named(match[2]) ? [match[1], match[2]] : [label];
}

/** The logos of the TeX family come out of a PDF with their letters in disorder. */
function logo(label: string): string {
  return label
    .replace(/^XƎLTEX$|^XELATEX$/u, "XeLaTeX")
    .replace(/^LTEX$|^LATEX$/u, "LaTeX")
    .replace(/^TEX$/u, "TeX");
}

/** Category names that stand alone above their items (`Databases` / `MySQL, Redis`) or say only a level. */
export function withoutCategories(lines: ResumeLine[]): ResumeLine[] {
  const styles = new Map<string, number>();
  for (const line of lines) styles.set(styleKey(line), (styles.get(styleKey(line)) ?? 0) + 1);
  return lines.filter((line, index) => {
    if (line.cells.length > 1 || /[,，、;|•·]/.test(line.text)) return true;
    if (LEVEL.test(line.text.trim())) return false;
    if (/[:：]$/.test(line.text.trim())) return false;
    const next = lines.slice(index + 1).find((other) => !LEVEL.test(other.text.trim()));
    if (!next || line.bullet) return true;
    const other = styleKey(next) !== styleKey(line);
    const lists =
      /[:：]$/.test(next.text.trim()) ||
      next.cells.length > 1 ||
      /[,，、;|•]/.test(next.text) ||
      (next.bullet && !line.bullet);
    const heads =
      other &&
      (line.style.bold || line.style.size > next.style.size || line.text === line.text.toUpperCase());
    if (HEADINGS.get(fold(line.text)) === "skills") return false;
    return (
      !(lists && (other || next.bullet)) &&
      !(
        heads &&
        !lists &&
        (styles.get(styleKey(line)) ?? 0) <= lines.length / 2 &&
        next.text.length > line.text.length * 1.5
      )
    );
  });
}

function styleKey(line: ResumeLine): string {
  return `${line.style.font} ${line.style.size} ${line.style.bold}`;
}
