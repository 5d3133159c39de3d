/** Single skills out of a skills section: lists, labelled lists, chips, tables, rating bars, levels in brackets. */
import { fold, pattern } from "@career-portrait/shared/text";
import { isSpoken } from "./languages.ts";
import type { Piece, ResumeLine } from "./lines.ts";
import { itemsOf, LANGUAGE_LABEL, NOT_SKILLS, pieceOf, type Unit, unitsOf } from "./listing.ts";
import { HEADINGS } from "@career-portrait/shared/lexicon/resume-headings";
import { isHumanLanguages } from "./words/languages.ts";
import { LEVEL } from "./words/levels.ts";

export interface ListedSkill extends Piece {
  label: string;
}

const LEVEL_TAIL = pattern("iu")`
    \s*[([–—:-]?\s*(?:\d{1,3}\s*%|\d{1,2}\s*\/\s*\d{1,2}|\d+\s*\+?\s*(?:years?|yrs?|jahre?|años?|ans|
    anos|年)\.?(?:\s+(?:of\s+)?experience)?|[●○•◦★☆⬤◯■□]{2,}|(?<![\p{L}\p{N}])[A-C][12])\s*[)\]]?\s*$`;
const LEVEL_BRACKET = pattern("iu")`
    \s*\((?:[^()]*(?:beginner|basic|elementary|intermediate|advanced|expert|proficient|fluent|native|
    grundkenntnisse|fortgeschritten|sehr gut|gute? kenntnisse|experte|básico|intermedio|avanzado|nivel|
    intermediário|avançado|débutant|intermédiaire|avancé|niveau|熟练|精通|\d+\s*%|\d+\/\d+|
    \d+\+?\s*(?:years?|yrs?|jahre?|años?|ans|anos)|[ABC][12]))[^()]*\)\s*$`;
/** A level behind the skill with nothing between; taken off where several items have one. */
const GRADED =
  /(?<=\S)\s+(?:beginner|basic|intermediate|advanced|expert|proficient|básico|intermedio|avanzado|avançado|débutant|intermédiaire|avancé|avanzato)$/iu;
const LEAD_IN = pattern("iu")`
    ^(?:proficient (?:in|with)|experienced (?:in|with)|experience (?:in|with)|familiar with|
    familiarity with|knowledge of|working knowledge of|skilled (?:in|with)|fluent in|expert in|
    expertise in|strong (?:in|with)|competent in|well[- ]versed in|hands-on (?:experience )?(?:in|with)|
    good knowledge of|kenntnisse in|sicherer umgang mit|dominio de|manejo de|conocimientos? de|
    maîtrise de|conhecimento em|domínio de|熟练使用|熟练掌握|精通|熟悉|掌握|了解)\s*:?\s*`;
export function skillsIn(lines: ResumeLine[]): ListedSkill[] {
  const found: ListedSkill[] = [];
  for (const unit of unitsOf(lines)) {
    if (
      unit.label &&
      (NOT_SKILLS.test(unit.label) || (LANGUAGE_LABEL.test(unit.label) && isHumanLanguages(unit.text)))
    )
      continue;
    const items = itemsOf(unit.text).filter(([start, end]) => !isSpoken(unit.text.slice(start, end)));
    const parts = items.flatMap(([start, end]) => bracketed(unit.text, start, end));
    for (const [start, end] of parts) found.push(...skillAt(unit, start, end));
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
      /(?:\s+[-–—]|\s*:)\s+(?:beginner|basic|intermediate|advanced|expert|proficient|native|fluent)\b.*$/iu,
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
  const piece = pieceOf(unit, from, from + label.length);
  if (!piece) return [];
  return andParts(logo(label)).map((name) => ({ ...piece, label: name, text: label }));
}

/** `Word and Excel` is two skills, `Research and Development` one: only names without common words part. */
function andParts(label: string): string[] {
  const match =
    /^([\p{Lu}\d][\p{L}\d.+#]*(?: [\p{Lu}\d][\p{L}\d.+#]*)?) (?:and|und|y|et|&) ([\p{Lu}\d][\p{L}\d.+#]*(?: [\p{Lu}\d][\p{L}\d.+#]*)?)$/u.exec(
      label,
    );
  if (!match?.[1] || !match[2]) return [label];
  const named = (text: string): boolean =>
    pattern("iu")`
      ^(?:windows|mac ?os|linux|word|excel|powerpoint|outlook|access|html5?|css3?|java|python|c\+\+|c#|
      javascript|typescript|sql|git|docker|kubernetes|photoshop|illustrator|indesign|facebook|twitter|
      instagram|jira|confluence)$`.test(text);
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
