/** A text's lines, each with its mark (bullet, number, heading sign) taken off its front. */
import { isUpper, type Range, trimmed } from "../letters/flat.ts";
import { pattern } from "../letters/pattern.ts";

export interface Line extends Range {
  bullet: boolean;
  /** The bullet, number or pictograph taken off its front; empty when it had none. */
  mark: string;
  /** Its mark is a pictograph: such lines are points as well as headings. */
  pictured: boolean;
  /** Set off as a heading by mark-up (`#`, bold) or by standing alone in the label column of a two-column print. */
  marked: boolean;
  /** A blank line stands before it. */
  blankBefore: boolean;
  /** Column of its first character. */
  indent: number;
}

const MARKUP_LINE = /^\s*<[^>]*>\s*$/;
const LINE_MARK = pattern("u")`
    ^(?:(?!\*\*)[^\p{L}\p{N}\s("'[<#€$£@&+.,_“„«¿¡:)*-][^\p{L}\p{N}\s([<]{0,2}\s*|
    [-–—]{1,2}\s*(?=[\p{L}\p{N}[("'])|\*\s*(?=[\p{L}\p{N}[("'])|\d{1,2}[.)]\s+|\(?[a-z]\)\s+|
    o\s+(?=\p{Lu})|\+\s+|·\s*)`;
const PICTURE = /\p{Extended_Pictographic}/u;
const COLUMN_GAP = /\S( {4,}|\t+)\S/;
const LABEL_LIMIT = 48;

/** The lines in order; blank ones and tags alone on a line are left out. */
export function physicalLines(text: string): Line[] {
  const found: Line[] = [];
  let blankBefore = true;
  let from = 0;
  while (from <= text.length) {
    const newline = text.indexOf("\n", from);
    const to = newline === -1 ? text.length : newline;
    const body = trimmed(text, { start: from, end: to });
    if (body.start === body.end || MARKUP_LINE.test(text.slice(body.start, body.end))) {
      blankBefore = true;
    } else {
      found.push(
        ...columns(text, {
          ...body,
          bullet: false,
          mark: "",
          pictured: false,
          marked: false,
          blankBefore,
          indent: body.start - from,
        }),
      );
      blankBefore = false;
    }
    from = to + 1;
  }
  return found
    .map((line) => unmarked(text, line))
    .map((line, index, all) => (endsHeading(line, all[index - 1]) ? { ...line, bullet: false } : line));
}

/** "If on top you have / ⭐ a / ⭐ b / … we talk about pay again": no further point, the end of what the heading began. */
function endsHeading(line: Line, previous: Line | undefined): boolean {
  return line.mark === "…" && previous !== undefined && previous.bullet && previous.mark !== "…";
}

/** `Label        what it says`: a label column and a text column in one physical line. */
function columns(text: string, line: Line): Line[] {
  const slice = text.slice(line.start, line.end);
  const gap = COLUMN_GAP.exec(slice.slice(0, LABEL_LIMIT + 80));
  if (!gap || gap.index + 1 > LABEL_LIMIT || !isUpper(slice[0])) return [line];
  const label = slice.slice(0, gap.index + 1);
  if (/[.;,•·]$/.test(label)) return [line];
  const valueStart = line.start + gap.index + 1 + gap[1]!.length;
  return [
    { ...line, end: line.start + label.length, marked: true },
    { ...line, start: valueStart, blankBefore: false, indent: line.indent + valueStart - line.start },
  ];
}

/** Takes the bullet, number or heading mark off a line's front. */
function unmarked(text: string, line: Line): Line {
  const slice = text.slice(line.start, Math.min(line.end, line.start + 80));
  const hashes = /^#{1,6}\s+/.exec(slice);
  if (hashes) return { ...line, start: line.start + hashes[0].length, marked: true };
  const whole = text.slice(line.start, line.end);
  const bold = /^(?:\*\*|__)([^*_]{2,80}?)(?:\*\*|__)\s*:?$/.exec(whole);
  if (bold) return { ...line, start: line.start + 2, end: line.start + 2 + bold[1]!.length, marked: true };
  const mark = LINE_MARK.exec(slice);
  if (!mark || mark[0].length === slice.length) return line;
  return {
    ...line,
    start: line.start + mark[0].length,
    bullet: true,
    mark: mark[0].trim(),
    pictured: PICTURE.test(mark[0]),
  };
}
