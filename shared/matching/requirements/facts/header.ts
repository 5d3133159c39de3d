/** The lines a posting opens with: where its title, employer and place stand when no label names them. */
import { hiringLine } from "./hiring-line.ts";

export interface HeaderLine {
  text: string;
  /** Mark-up says that it is a heading. */
  marked: boolean;
  /** What a line that names title, employer and place at once said that this part of it is. */
  says: "employer" | "place" | null;
  /** Counts the lines as printed: cells of one have the same. */
  row: number;
}

const HEADER_LINES = 24;
const NOISE =
  /^(?:\*\*)?(?:url|source|link|apply)\b.{0,4}:|^https?:|^www\.|^\W*$|^<|^(?:share|save|print|back|home|menu|apply now|new|urgent)$/i;

const POINT = /^(?:[-–•·●▪◦‣➤►*]|\d{1,2}[.)]) /u;

/** A line this long is the posting itself with its breaks lost; its opening words stand for its first lines. */
const FLATTENED = 300;
const OPENING = 200;
const OPENING_PARTS = / (?:[-–—|·]) |(?<=\((?:[mwfdxh*](?:\/|\))){2,4}) /iu;

/** The first lines with words, without mark-up and addresses; columns come apart. */
export function headerLines(text: string): HeaderLine[] {
  const found: HeaderLine[] = [];
  for (const [row, line] of text.slice(0, 6000).split("\n").entries()) {
    for (const cell of cellsOf(line.trim())) {
      const plain = cell.trim();
      if (plain === "" || NOISE.test(plain) || POINT.test(plain)) continue;
      const text = plain.replace(
        /^[#*\s\p{Extended_Pictographic}\uFE0F]+|[*\s\p{Extended_Pictographic}\uFE0F]+$/gu,
        "",
      );
      found.push(...partsOf(text, /^(?:#+\s|\*\*)/.test(plain), found.length < TITLE_LINES, row));
      if (found.length >= HEADER_LINES) return found;
    }
  }
  return found;
}

/** Further down, a line that speaks of an employer is about somebody's past. */
const TITLE_LINES = 5;

function partsOf(text: string, marked: boolean, opens: boolean, row: number): HeaderLine[] {
  const hiring = opens ? hiringLine(text) : null;
  if (hiring === null) return [{ text, marked, says: null, row }];
  const parts: HeaderLine[] = [
    { text: hiring.title, marked, says: null, row },
    { text: hiring.employer, marked: false, says: "employer", row },
  ];
  if (hiring.place !== null) parts.push({ text: hiring.place, marked: false, says: "place", row });
  return parts;
}

function cellsOf(line: string): string[] {
  if (line.length <= FLATTENED) return line.split(/ {4,}|\t+| \| /);
  const parts = line.slice(0, OPENING).split(OPENING_PARTS);
  // The last part runs on into the text.
  return parts.length > 1 ? parts.slice(0, -1) : [line];
}
