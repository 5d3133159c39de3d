/** Lines and sentences of a text, each a verbatim slice. */
import { ABBREVIATIONS } from "../lexicon/abbreviations.ts";
import type { TextSpan } from "../letters/fold.ts";

const BULLET = /^\s*(?:[-–—•·●▪■◦‣*✓✔➢►▶○o]\s|\d{1,2}[.)]\s|\([a-z0-9]\)\s)/u;

/** The lines of a text without their line breaks and outer white space; blank lines are left out. */
export function lines(text: string): TextSpan[] {
  const found: TextSpan[] = [];
  for (const match of text.matchAll(/[^\r\n\u2028\u2029\f\v]+/gu)) {
    const span = trimmed(text, match.index, match.index + match[0].length);
    if (span) found.push(span);
  }
  return found;
}

/**
 * The sentences of a text. A full stop after an abbreviation, an initial or inside a number does not end one; a stop
 * glued to the next sentence (`experience.Must have`) does. A line break ends one unless the next line goes on in
 * lower case; bullets always begin a new one.
 */
export function sentences(text: string): TextSpan[] {
  const found: TextSpan[] = [];
  let start = 0;
  for (const end of breaks(text)) {
    const span = trimmed(text, start, end);
    if (span) found.push(span);
    start = end;
  }
  const last = trimmed(text, start, text.length);
  if (last) found.push(last);
  return found;
}

function breaks(text: string): number[] {
  const ends: number[] = [];
  for (const match of text.matchAll(/[.!?…]+["'”’»)\]]*|[。！？；]|[\r\n\u2028\u2029\f\v]+/gu)) {
    const end = match.index + match[0].length;
    if (/^[\r\n\u2028\u2029\f\v]/u.test(match[0])) {
      if (lineBreakEnds(text, match[0], end)) ends.push(end);
    } else if (/^[。！？；]/u.test(match[0]) || stopEnds(text, match.index, match[0], end)) {
      ends.push(end);
    }
  }
  return ends;
}

function lineBreakEnds(text: string, lineBreak: string, end: number): boolean {
  const rest = text.slice(end, end + 40);
  const blank = (lineBreak.match(/\n|\r(?!\n)|[\u2028\u2029]/gu)?.length ?? 0) > 1;
  return blank || BULLET.test(rest) || !/^\s*\p{Ll}/u.test(rest);
}

function stopEnds(text: string, start: number, stop: string, end: number): boolean {
  const next = text.slice(end, end + 3);
  const word = /[\p{L}\p{N}.&'’-]*$/u.exec(text.slice(Math.max(0, start - 24), start))?.[0] ?? "";
  const plainStop = stop === ".";
  if (plainStop && (ABBREVIATIONS.has(word.toLowerCase()) || /^\p{Lu}$/u.test(word))) return false;
  if (plainStop && /^(?:\p{L}\.)+\p{L}$/u.test(word)) return false;
  if (next === "" || /^\s/u.test(next)) {
    if (plainStop && /^\s\p{Ll}/u.test(next)) return false;
    return !(
      plainStop &&
      /^\d{1,2}$/.test(word) &&
      /^\s*(?:\p{Lu}|\p{Ll})/u.test(next) &&
      startsLine(text, start)
    );
  }
  // Glued: a whole lower-case word before the stop, a capitalised word after it, and not a file or library name.
  return (
    /\p{Ll}{2}\)?$/u.test(text.slice(Math.max(0, start - 3), start)) && gluedStart(text.slice(end, end + 8))
  );
}

function gluedStart(rest: string): boolean {
  return /^\p{Lu}(?:\p{Ll}|\s)/u.test(rest) && !/^(?:Net|Js|Io|Ts|Ai|Com|Org)(?!\p{L})/u.test(rest);
}

/** `1. First point`: the number is a list mark, not a sentence. */
function startsLine(text: string, stop: number): boolean {
  return /(?:^|[\r\n])\s*\d{1,2}$/u.test(text.slice(Math.max(0, stop - 12), stop));
}

function trimmed(text: string, start: number, end: number): TextSpan | null {
  const slice = text.slice(start, end);
  const from = start + (slice.length - slice.trimStart().length);
  const to = end - (slice.length - slice.trimEnd().length);
  return to > from ? { text: text.slice(from, to), start: from, end: to } : null;
}
