/** Lists of names: certifications, awards, projects. */
import { LICENCE_CLASSES, LICENCES } from "@career-portrait/shared/lexicon/licences";
import { conceptsPattern } from "@career-portrait/shared/lexicon/table";
import { flatten, oneLine, pattern } from "@career-portrait/shared/text";
import type { ReadProject } from "../reading.ts";
import { findDates, isoDate, isOnlyDates } from "../dates.ts";
import { type Entry, entriesOf, spacedGroups } from "./entries.ts";
import { headerPieces, type HeaderPiece } from "./header.ts";
import type { KindsOf } from "./kinds.ts";
import { joinText, type Piece, type ResumeLine, sliceOf } from "./lines.ts";
import { placeMark, titleMark } from "./marks.ts";
import { addressesIn } from "./links.ts";
import { paragraphs } from "./work.ts";

export interface Named extends Piece {
  label: string;
}

/** What a dash may part from the name of a paper that it belongs to. */
const LEVEL = oneLine`
    (?:professional|associate|special(?:ty|ist)|foundation(?:al|s)?|fundamentals|expert|practitioner|
    advanced|intermediate|basic|level|stufe|niveau|nivel|grund|aufbau)`;
const ISSUER = new RegExp(
  oneLine`
    \s+[–—-]\s+(?!${LEVEL}(?!\p{L}))(?=\p{Lu})|\s*[|•·]\s*|\s*,\s+(?=(?:\d{4}|\p{L}{3,9}\.?\s\d{4}))|
    \s*[,(]\s*(?=(?:issued|expires|valid|gültig|certificate\s(?:no|number)|credential|license\s(?:no|
    #))\b)`,
  "iu",
);

/** One name per item: its first line or strong print; issuer, dates and explanations left off. */
export function namesIn(lines: ResumeLine[]): Named[] {
  const names: Named[] = [];
  let style: string | null = null;
  for (const [index, line] of lines.entries()) {
    const pieces = headerPieces(line, index).filter((piece) => placeMark(piece.text) < 0.9);
    const first = leadPiece(pieces);
    if (!first) continue;
    const previous = lines[index - 1];
    const wraps = names.length > 0 && previous !== undefined && continuesName(previous, line, lines);
    if (wraps) {
      const last = names.at(-1) as Named;
      if (isNameLine(previous, style)) last.label = joinText([last.label, first.text]);
      continue;
    }
    if (!startsItem(line, index, lines, style)) continue;
    style ??= printOf(first);
    for (const part of listedNames(first)) {
      const label = nameOnly(part.text);
      if (label !== "" && drivingLicenceIn(label) === null) names.push({ label, ...part });
    }
  }
  return names;
}

/** Names listed on one line: by the Chinese comma, or by commas where none of three or more is an issuer, place or date. */
function listedNames({ text, page, start, end }: HeaderPiece): Piece[] {
  const whole = { text, page, start, end };
  const parts = [...text.matchAll(/[^、]+/gu)].length > 1 ? /[^、]+/gu : /[^,，]+/gu;
  const names = [...text.matchAll(parts)].map((match) =>
    sliceOf(whole, match.index, match.index + match[0].length),
  );
  const isName = (name: Piece): boolean =>
    /^[\p{Lu}\p{Script=Han}]/u.test(name.text) &&
    placeMark(name.text) < 0.8 &&
    (/certifi/iu.test(name.text) || withoutIssuer(`Name, ${name.text}`) !== "Name") &&
    findDates(name.text).length === 0;
  const list = text.includes("、") || names.length > 2;
  return list && !/[()（）]/u.test(text) && names.every(isName) ? names : [whole];
}

/** The print that names share; bullets make every item a name. */
function startsItem(line: ResumeLine, index: number, lines: ResumeLine[], style: string | null): boolean {
  if (isOnlyDates(line.text)) return false;
  if (line.bullet || style === null) return true;
  const print = printOf(headerPieces(line, index)[0]);
  const styled = lines.some(
    (other) => printOf(headerPieces(other, 0)[0]) !== style && !isOnlyDates(other.text) && !other.bullet,
  );
  if (styled) return print === style;
  if (lines.some((other) => other.bullet)) return false;
  const groups = spacedGroups(lines);
  return (
    groups.length < 2 ||
    groups.every((group) => group.length === 1) ||
    groups.some((group) => group[0] === line)
  );
}

function printOf(piece: HeaderPiece | undefined): string {
  return piece ? `${piece.font} ${piece.size} ${piece.bold}` : "";
}

function leadPiece(pieces: HeaderPiece[]): HeaderPiece | undefined {
  const bold = pieces.find((piece) => piece.bold && /\p{L}{3}/u.test(piece.text));
  const plain = pieces.some((piece) => !piece.bold);
  return bold &&
    plain &&
    /^(?:\d|first|second|third|finalist|winner|silver|gold|bronze)/iu.test(bold.text) &&
    pieces.length > 1
    ? pieces.find((piece) => !piece.bold && /\p{L}{3}/u.test(piece.text))
    : (bold ?? pieces.find((piece) => /\p{L}{2}/u.test(piece.text)));
}

function continuesName(previous: ResumeLine, line: ResumeLine, lines: ResumeLine[]): boolean {
  if (line.bullet) return false;
  if (/^[(（]/u.test(line.text)) return true;
  if (line.continues) {
    const lists = lines.some((other) => other.bullet);
    return (
      lists ||
      /^\p{Ll}|^\d/u.test(line.text) ||
      (line.text.split(" ").length <= 2 && !/[)\d]$/.test(previous.text))
    );
  }
  const samePrint =
    previous.style.font === line.style.font &&
    previous.style.size === line.style.size &&
    previous.style.bold === line.style.bold;
  if (!samePrint || line.style.size === 0) return false;
  if (lines.some((other) => other.bullet)) return previous.bullet;
  const gaps = lines.map((other) => other.gap).filter((gap) => Number.isFinite(gap) && gap > 0);
  const tight = Math.min(...gaps);
  const wide = Math.max(...gaps);
  const narrow = line.column !== "full" && previous.text.length > 18;
  return (
    (line.style.bold || narrow) &&
    line.gap <= tight * 1.15 &&
    (wide > tight * 1.3 || line.style.bold) &&
    !findDates(previous.text).length
  );
}

function isNameLine(line: ResumeLine, style: string | null): boolean {
  const print = printOf(headerPieces(line, 0)[0]);
  return style === null || print === style;
}

/** A name without what stands before or behind it: issuer, dates, explanations. */
export function nameOnly(text: string): string {
  const [first] = findDates(text);
  const undated = first?.start === 0 ? text.slice(first.end).replace(/^[\s,:–—-]+/u, "") : text;
  const plain = undated.replace(/^(?:issued by|certified by)\s.*$/iu, "");
  const cut = plain.search(ISSUER);
  const name = (cut > 3 ? plain.slice(0, cut) : plain).replace(/[,，;:\s(]+$/u, "").trim();
  const dates = findDates(name);
  return (dates.length > 0 && dates[0]!.start > 3 ? name.slice(0, dates[0]!.start) : name)
    .replace(/[,，;:\s(–—-]+$/u, "")
    .trim();
}

/** The name of a paper with its level, which print may part from it: `… Architect – Professional`. @param line it stands in */
export function withLevel(label: string, line: string): string {
  const rest = line.slice(line.indexOf(label) + label.length);
  const level = new RegExp(`^\\s*[–—-]\\s*${LEVEL}(?!\\p{L})`, "iu").exec(rest);
  return line.includes(label) && level ? label + level[0] : label;
}

/** Classes that are no word by themselves in any language here ("permis de travail"). */
const CLASSES = LICENCE_CLASSES.filter((name) => !["DE", "L", "T"].includes(name)).map((name) =>
  name.toLowerCase(),
);
const CLASS = `(?:${CLASSES.join("|")})(?![\\p{L}\\d])`;
const DRIVING = new RegExp(
  oneLine`
    (?:${conceptsPattern(LICENCES, { keys: ["driving"] })}|(?<!\p{L})permis(?= ${CLASS})|
    (?<!\p{L})class b licen[cs]e|驾驶证|驾照)(?:[ :,-]*(?:(?:class|klasse|kat|categor\p{L}+)\.? ?)?${CLASS})*`,
  "u",
);
/** A name of more words is of something else besides. */
const LICENCE_WORDS = 6;

/** The licence to drive a car that a line names, with its classes; it is no professional certificate. */
export function drivingLicenceIn(label: string): string | null {
  if (label.split(" ").length > LICENCE_WORDS) return null;
  const found = DRIVING.exec(flatten(label));
  return found && label.slice(found.index, found.index + found[0].length).replace(/[ :,-]+$/u, "");
}

const COMMA_ISSUER = /^(.{3,}?),\s+(\p{Lu}.*)$/u;

/** `PMP, Project Management Institute`: the part after the comma is who issued it. */
export function withoutIssuer(label: string): string {
  const match = COMMA_ISSUER.exec(label);
  if (!match?.[1] || !match[2]) return label;
  return pattern("iu")`
    (?:institute|association|university|academy|society|board|inc|council|college|services|foundation|
    red cross|kammer|ihk|google|microsoft|amazon|coursera|udemy|cisco|oracle|hashicorp|linkedin|school|
    department|state of|organi[sz]ation)\b`.test(match[2])
    ? match[1]
    : label;
}

/** Projects: what is named in the header; a role beside it or below it is the person's, not another project. */
export function projectsIn(
  lines: ResumeLine[],
  kindsOf: KindsOf,
): { project: ReadProject; piece: Piece; body: ResumeLine[]; lines: ResumeLine[] }[] {
  return projectEntries(lines, kindsOf).flatMap((entry) => {
    const pieces = entry.header.filter(
      (piece) => !/^https?:|^www\./i.test(piece.text) && placeMark(piece.text) < 0.8,
    );
    const named = pieces.filter((piece) => /[\p{L}]{2}/u.test(piece.text));
    const [first] = named;
    if (!first) return [];
    const second = named.find((piece) => piece !== first && piece.row <= first.row + 1);
    const roleFirst =
      second !== undefined &&
      second.row === first.row &&
      titleMark(first.text) >= 1 &&
      titleMark(second.text) < 0.5;
    const nameText = roleFirst ? second : first;
    const role = roleFirst ? first : second && namesRole(second.text) ? second : null;
    // `tidegauge — tide predictions in Rust`: what else the name's line says describes it.
    const aside =
      second &&
      second !== role &&
      second !== nameText &&
      second.row === first.row &&
      /\S\s+\S+\s+\S/u.test(second.text)
        ? second.text
        : null;
    const colon = /^([^:：]{3,60})[:：]\s+(.+)$/u.exec(nameText.text);
    const body = paragraphs(entry.body);
    const range = entry.date?.range ?? false;
    return [
      {
        project: {
          name: tidyName(colon?.[1] ?? nameText.text),
          role: role?.text ?? null,
          description: [colon?.[2], aside, ...body].filter(Boolean).join("\n") || null,
          url: entry.lines.flatMap((line) => addressesIn(line.text))[0] ?? null,
          start_date: entry.date && range ? isoDate(entry.date.from) : null,
          end_date: entry.date ? isoDate(entry.date.to) : null,
          technologies: [],
        },
        piece: nameText,
        body: entry.body,
        lines: entry.lines,
      },
    ];
  });
}

function namesRole(text: string): boolean {
  const mark = titleMark(text);
  return mark >= 1 || (mark >= 0.6 && text.split(" ").length < 5);
}

function tidyName(text: string): string {
  return text
    .replace(/\s*[([][^)\]]*$/u, "")
    .replace(/[,;:\s–—-]+$/u, "")
    .trim();
}

/** A project section may give dates to some projects only: bold or unbulleted lines after prose begin further ones. */
function projectEntries(lines: ResumeLine[], kindsOf: KindsOf): Entry[] {
  const allBullets = lines.every((line) => line.bullet || line.continues);
  if (allBullets) return lines.filter((line) => line.bullet).map((line) => bulletEntry(line, lines));
  const strong = lines.filter((line) => !line.bullet && startsStrong(line));
  const dated = entriesOf(lines, kindsOf);
  const counted = dated.filter((entry) => entry.date).length;
  return strong.length > counted && (strong.length < lines.length || strong.every(hasRest))
    ? strongEntries(lines, strong)
    : dated;
}

function bulletEntry(line: ResumeLine, lines: ResumeLine[]): Entry {
  const at = lines.indexOf(line);
  const next = lines.findIndex((other, index) => index > at && other.bullet);
  const body = lines.slice(at + 1, next < 0 ? lines.length : next);
  const date = findDates(line.text)[0] ?? null;
  return { date, datePiece: null, header: headerPieces(line, 0), body, lines: [line, ...body] };
}

/** A bold name with its explanation on the same line. */
function hasRest(line: ResumeLine): boolean {
  const runs = line.cells.flatMap((cell) => cell.runs);
  return runs.some((run) => !run.bold && run.end - run.start > 8);
}

function startsStrong(line: ResumeLine): boolean {
  const run = line.cells.find((cell) => !isOnlyDates(cell.text))?.runs[0];
  return (run?.bold ?? false) && !line.continues;
}

function strongEntries(lines: ResumeLine[], strong: ResumeLine[]): Entry[] {
  const starts = strong
    .map((line) => lines.indexOf(line))
    .filter(
      (index, order, all) =>
        order === 0 ||
        index > (all[order - 1] as number) + 1 ||
        hasRest(lines[index] as ResumeLine) ||
        standsApart(lines[index] as ResumeLine) ||
        printDiffers(lines, index),
    );
  return starts.map((start, order) => {
    const own = lines.slice(start, starts[order + 1] ?? lines.length);
    const dated = own
      .slice(0, 3)
      .find((line) => line.cells.some((cell) => isOnlyDates(cell.text)) || findDates(line.text).length > 0);
    const date = dated ? (findDates(dated.text)[0] ?? null) : null;
    const rows = own.slice(1, 3).findIndex((line) => line.bullet || line.text.length > 60);
    const headerRows = 1 + (rows < 0 ? Math.min(own.length - 1, 2) : rows);
    return {
      date,
      datePiece: null,
      header: own.slice(0, headerRows).flatMap((line, row) => headerPieces(line, row)),
      body: own.slice(headerRows),
      lines: own,
    };
  });
}

/** Wider spacing above than lines of one text have. */
function standsApart(line: ResumeLine): boolean {
  return Number.isFinite(line.gap) && line.gap > line.style.size * 1.55;
}

function printDiffers(lines: ResumeLine[], index: number): boolean {
  const [a, b] = [lines[index - 1] as ResumeLine, lines[index] as ResumeLine];
  return b.style.size > a.style.size + 0.3;
}
