/** Divides the flow of lines into sections by their headings: by wording in eight languages, and by the print they share. */
import { isColumnHead } from "@career-portrait/shared/lexicon/resume-columns";
import { findDates } from "../dates.ts";
import { type ResumeLine, restOf } from "./lines.ts";
import { degreeMark, schoolMark } from "./marks.ts";
import {
  HEADING_KEYWORDS,
  headingKey,
  HEADINGS,
  knownHeading,
  type SectionKind,
} from "@career-portrait/shared/lexicon/resume-headings";
import { isHumanLanguages } from "./words/languages.ts";

export interface Section {
  kind: SectionKind;
  heading: string;
  lines: ResumeLine[];
}

interface HeadingFound {
  kind: SectionKind;
  /** Exactly a known heading, not merely one that holds a telling word. */
  certain: boolean;
  /** Content on the heading's own line (`Skills: Java, Python`), or null. */
  rest: ResumeLine | null;
}

/** Sections in order. The first one, of kind `contact`, holds what stands before any heading. */
export function sectionsOf(lines: ResumeLine[]): Section[] {
  const found = lines.map((line, index) => headingOf(line, lines[index + 1]));
  const styles = headingStyles(lines, found);
  const sections: Section[] = [{ kind: "contact", heading: "", lines: [] }];
  for (const [index, line] of lines.entries()) {
    if (isColumnHead(line.text)) continue;
    const style = styles.find((candidate) => hasStyle(line, candidate));
    let heading = found[index] ?? null;
    if (heading && !heading.certain && !style?.distinct) heading = null;
    if (heading && !style && styles[0] && !plausible(line, styles[0], heading)) heading = null;
    if (heading?.rest && (sections.at(-1)?.kind === "skills" || !opensList(heading))) heading = null;
    if (!heading && style?.distinct && couldHead(line))
      heading = { kind: "other", certain: false, rest: null };
    if (heading) {
      const { kind, rest } = heading;
      const words = rest ? line.text.slice(0, rest.start - line.start) : line.text;
      sections.push({ kind, heading: words, lines: rest ? [rest] : [] });
    } else sections.at(-1)?.lines.push(line);
  }
  const education = sections.some(({ kind }) => kind === "education");
  return education ? sections : sections.map(holdingDegrees);
}

/** In a document without education, "Qualifications" or a heading of its own making over schools and degrees is that. */
function holdingDegrees(section: Section): Section {
  if (section.kind !== "other" && !/qualif/iu.test(section.heading)) return section;
  const named = section.lines.filter(
    ({ text }) => text.length < 120 && (degreeMark(text) >= 0.7 || schoolMark(text) >= 1),
  ).length;
  return named > 1 && named >= section.lines.length * 0.3 ? { ...section, kind: "education" } : section;
}

/** `Languages: Java, Python` is a line of skills. */
function opensList({ kind, rest }: HeadingFound): boolean {
  return kind !== "languages" || rest === null || isHumanLanguages(rest.text);
}

/** What a line is the heading of, judged by its wording alone. */
function headingOf(line: ResumeLine, next?: ResumeLine): HeadingFound | null {
  const joined = line.cells.length > 1 ? line.cells.map((cell) => cell.text).join(" ") : line.text;
  const whole = kindOf(joined);
  if (whole && !(line.bullet && !whole.certain)) return { ...whole, rest: null };
  const colon = /^([^:：]{3,40})[:：]\s*(?=\S)/u.exec(line.text);
  if (colon && !line.bullet && colon[1] !== undefined) {
    const kind = HEADINGS.get(headingKey(colon[1]));
    const opens =
      kind === "skills" || kind === "languages" || kind === "certifications" || kind === "interests";
    if (kind && opens && (next === undefined || line.gap > next.gap * 1.25 || line.gap === Infinity)) {
      return { kind, certain: true, rest: restOf(line, colon[0].length) };
    }
  }
  return null;
}

const CONNECTOR = /\s+(?:and|und|y|e|et|ed|en|or|[–—-])\s+|\s*[&/,+]\s*|与|和|及/u;

function kindOf(text: string): { kind: SectionKind; certain: boolean } | null {
  const trimmed = text
    .trim()
    .replace(/[\s:：.·•_–—?-]+$|^[¿¡]+/gu, "")
    .replace(/^[\s:：·•_–—-]+|^\d{1,2}\s*[.)–-]\s+|^[IVX]{1,4}\s*[.)–-]\s+/u, "");
  if (trimmed.length < 2 || trimmed.length > 60 || /[@\d;]/.test(trimmed)) return null;
  const key = headingKey(trimmed);
  const exact = knownHeading(key);
  if (exact) return { kind: exact, certain: true };
  const parts = trimmed.split(CONNECTOR).map(headingKey).filter(Boolean);
  const kinds = parts.map(knownHeading);
  if (parts.length > 1 && kinds.every((kind) => kind !== undefined))
    return { kind: kinds[0] as SectionKind, certain: true };
  if (/[,.]/.test(trimmed) || key.split(" ").length > 6) return null;
  if (kinds[0] && parts.length > 1) return { kind: kinds[0], certain: false };
  for (const [pattern, kind] of HEADING_KEYWORDS) if (pattern.test(key)) return { kind, certain: false };
  return null;
}

interface HeadingStyle {
  font: string;
  size: number;
  capitals: boolean;
  /** Little else in the document is printed like this, so an unknown line in it is a heading too. */
  distinct: boolean;
}

/** The prints that certain headings share, the commonest first: side bars may have one of their own. */
function headingStyles(lines: ResumeLine[], found: (HeadingFound | null)[]): HeadingStyle[] {
  const certain = lines.filter((_, index) => found[index]?.certain && found[index]?.rest === null);
  const groups = new Map<string, ResumeLine[]>();
  for (const line of certain) {
    const key = `${line.style.font} ${Math.round(line.style.size)} ${isCapitals(line.text)}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  const ranked = [...groups.values()].sort((a, b) => b.length - a.length || sizeOf(b) - sizeOf(a));
  const main = ranked[0]?.[0]?.style.size ?? 0;
  return ranked
    .filter((group) => group.length >= 2 && sizeOf(group) >= main * 0.8)
    .map((group) => styleOf(group, lines, found));
}

function styleOf(group: ResumeLine[], lines: ResumeLine[], found: (HeadingFound | null)[]): HeadingStyle {
  const [first] = group as [ResumeLine];
  const style = {
    font: first.style.font,
    size: first.style.size,
    capitals: isCapitals(first.text),
    distinct: false,
  };
  const alike = lines.flatMap((line, index) => (hasStyle(line, style) ? [index] : []));
  const known = alike.filter((index) => found[index] !== null).length;
  return { ...style, distinct: first.style.size > 0 && known >= alike.length * 0.5 };
}

function sizeOf(lines: ResumeLine[]): number {
  return Math.max(...lines.map((line) => line.style.size));
}

function hasStyle(line: ResumeLine, style: HeadingStyle): boolean {
  return (
    Math.abs(style.size - line.style.size) < 0.6 &&
    style.font === line.style.font &&
    (!style.capitals || isCapitals(line.text))
  );
}

/** A known heading's wording inside other print (a job called "Research", a skill "Training") is no heading. */
function plausible(line: ResumeLine, main: HeadingStyle, heading: HeadingFound): boolean {
  if (heading.rest !== null) return true;
  if (line.bullet || (line.continues && /^\p{Ll}|\.$/u.test(line.text))) return false;
  const larger = line.style.size > main.size + 0.3;
  const stronger = line.style.bold || isCapitals(line.text) || line.style.size === 0;
  return (
    larger ||
    (stronger && !main.distinct) ||
    (stronger && isCapitals(line.text) && line.cells.length === 1 && !main.capitals)
  );
}

function couldHead(line: ResumeLine): boolean {
  return (
    !line.bullet &&
    line.text.length < 45 &&
    line.text.split(/\s+/).length <= 6 &&
    /\p{L}{3}/u.test(line.text) &&
    !/[@|]|https?:/.test(line.text) &&
    findDates(line.text).length === 0
  );
}

function isCapitals(text: string): boolean {
  return /\p{Lu}/u.test(text) && text === text.toUpperCase();
}
