/** The strings of a posting that may be its title, employer or place, with everywhere they stand. */
import { fold } from "@career-portrait/shared/text";
import { NAME_EDGES } from "../../../lexicon/name-cues.ts";
import { wordsOf } from "../../../lexicon/table.ts";
import { type LabelledField, labelOf } from "../../../posting/index.ts";
import { pattern } from "../../../letters/pattern.ts";

/** A word, a number or a sign; `fold` is "\n" at the end of a line. Offsets are UTF-16 units. */
export interface Token {
  start: number;
  end: number;
  fold: string;
  /** The line it stands on, counting lines with words; what stands in running text has the line of its beginning. */
  row: number;
  isWord: boolean;
  isUpper: boolean;
  /** A name or heading may begin here: after a sign, a preposition, a label or a lost line break. */
  cuts: boolean;
  /** The break before it was lost inside a word. */
  glued: boolean;
}

export interface Line {
  /** Tokens [first, last). */
  first: number;
  last: number;
  /** Lines of the same block (no blank line between) before it, and all lines of the block. */
  depth: number;
  block: number;
  marked: boolean;
  /** What the label on the line before or at its beginning announces. */
  label: LabelledField | null;
}

/** Tokens [first, last) that are one and the same string wherever they stand. */
export interface Span {
  text: string;
  key: string;
  places: { first: number; last: number }[];
}

export interface Cut {
  text: string;
  tokens: Token[];
  lines: Line[];
  spans: Span[];
}

/** UTF-16 units that are read; names that hire stand earlier. */
const READ = 8000;
/** Lines longer than this are running text. Tokens. */
const LINE = 32;
const LONGEST = 110;
const ROWS = 45;
const PLACES = 6;
const SPLIT_ROWS = 14;
const MOST_CUTS = 14;

const TOKEN = /\p{L}[\p{L}\p{M}'’]*|\p{N}+(?:[.,]\p{N}+)*|\n|[^\s\p{L}\p{N}]/gu;
/** Where a break was lost inside a word: "PuestoEstamos", "ANTVERPIAMeer". */
const GLUED =
  /(?<=\p{Ll}{3})(?=\p{Lu}\p{Ll}{2})|(?<=\p{Lu}{4})(?=\p{Lu}\p{Ll}{2})|(?<=\p{Ll}{4})(?=\p{Lu}{2})/u;
const SIGN_CUTS = /^[-–—|·•:,;()/[\]"“”«»@&❯>*=+]$/;
/** Closed: prepositions before an employer or a place, words that open or close a title, articles. */
const WORD_CUTS = wordsOf(NAME_EDGES, "cut");
/** What may stand inside a name between its words. */
const LINKS = new Set([...wordsOf(NAME_EDGES, "link"), ...Array.from("&-–/'.,+@:()|")]);
/** Closed: words after which a sentence names whom it looks for. */
const CALLS = wordsOf(NAME_EDGES, "call");
const LABEL_PHRASE = pattern("gu")`
    (?<![\p{L}])(?:(?:Job|Position|Posting|Working) Title|Title|Position|Job Site Location|
    (?:Home Office |Job |Work |Primary )?Location|Company(?: Name)?|Employer|Organi[sz]ation|Agency|
    Department|Duration|Salary|Shift|Requisition ID|Job (?:Reference|Type|Summary|Number|Description|
    ID)|Reports [Tt]o|Description|Standort|Arbeitsort|Lieu|Lugar|Ubicaci[oó]n|Locatie|
    Standplaats)(?![\p{L}])`;

/** Cuts a posting into tokens and lines and collects every string that may be a fact. */
export function cut(posting: string): Cut {
  const text = posting.slice(0, READ);
  const tokens = tokensOf(text);
  const lines = linesOf(text, tokens);
  return { text, tokens, lines, spans: spansOf(text, tokens, lines) };
}

/** Closed: words with which headings and sentences begin, in a span only where the break before them was lost. */
const OPENERS = wordsOf(NAME_EDGES, "opener");

/** True where a span runs over a lost break: "Tareas GeneralesResumen del Puesto". */
export function overruns({ tokens }: Cut, { places }: Span): boolean {
  const { first, last } = places[0]!;
  return tokens.slice(first + 1, last).some(({ glued, fold }) => glued && OPENERS.has(fold));
}

/** The label whose value a span begins, on its line or on the line before it. */
export function labelOver({ tokens, lines }: Cut, { places }: Span): LabelledField | null {
  for (const { first } of places) {
    const line = lines[tokens[first]!.row];
    if (line === undefined || line.label === null) continue;
    if (first === line.first || tokens[first - 1]!.fold === ":") return line.label;
  }
  return null;
}

function tokensOf(text: string): Token[] {
  const labels = new Set(
    [...text.matchAll(LABEL_PHRASE)].flatMap((one) => [one.index, one.index + one[0].length]),
  );
  const tokens: Token[] = [];
  const folds = new Map<string, string>();
  let lastEnd = 0;
  for (const match of text.matchAll(TOKEN)) {
    let at = match.index;
    for (const part of match[0].length > 6 ? match[0].split(GLUED) : [match[0]]) {
      const end = at + part.length;
      const isWord = part.length > 1 || /[\p{L}\p{N}]/u.test(part);
      let folded = isWord ? folds.get(part) : part;
      if (folded === undefined) folds.set(part, (folded = fold(part) || part));
      const glued = isWord && at === lastEnd && at > match.index;
      tokens.push({
        start: at,
        end,
        fold: folded,
        row: 0,
        isWord,
        isUpper: isWord && part[0] !== part[0]!.toLowerCase() ? true : isWord && /^\p{N}/u.test(part),
        cuts:
          glued ||
          labels.has(at) ||
          (!isWord && SIGN_CUTS.test(part)) ||
          WORD_CUTS.has(folded) ||
          gapBefore(text, at),
        glued,
      });
      at = end;
      lastEnd = end;
    }
  }
  tokens.push({
    start: text.length,
    end: text.length,
    fold: "\n",
    row: 0,
    isWord: false,
    isUpper: false,
    cuts: true,
    glued: false,
  });
  return tokens;
}

/** Two blanks part columns. */
function gapBefore(text: string, at: number): boolean {
  return at > 1 && (text[at - 1] === "\t" || (text[at - 1] === " " && text[at - 2] === " "));
}

function linesOf(text: string, tokens: Token[]): Line[] {
  const lines: Line[] = [];
  let first = 0;
  let blank = true;
  let block: Line[] = [];
  let label: LabelledField | null = null;
  for (let at = 0; at < tokens.length; at += 1) {
    tokens[at]!.row = lines.length;
    if (tokens[at]!.fold !== "\n") continue;
    let start = first;
    while (start < at && !tokens[start]!.isWord && !/[("“«.@]/.test(tokens[start]!.fold)) start += 1;
    if (start < at && tokens.slice(start, at).some(({ isWord }) => isWord)) {
      if (blank) block = [];
      const printed = text.slice(tokens[start]!.start, tokens[at - 1]!.end);
      const colon = printed.indexOf(":");
      const own = colon > 1 && colon < 32 ? labelOf(printed.slice(0, colon)) : null;
      const line: Line = {
        first: start,
        last: at,
        depth: block.length,
        block: 0,
        marked: start > first,
        label: own ?? label,
      };
      label = at - start <= 5 ? labelOf(printed) : null;
      lines.push(line);
      block.push(line);
      for (const one of block) one.block = block.length;
      blank = false;
    } else blank = true;
    first = at + 1;
  }
  return lines;
}

function spansOf(text: string, tokens: readonly Token[], lines: readonly Line[]): Span[] {
  const found = new Map<string, Span>();
  const seen = new Set<number>();
  const add = (from: number, to: number) => {
    let [first, last] = [from, to];
    while (first < last && !opens(tokens[first]!)) first += 1;
    while (last > first && !closes(tokens[last - 1]!)) last -= 1;
    while (last - first > 1 && isLoose(tokens[first]!)) first += 1;
    while (last - first > 1 && isLoose(tokens[last - 1]!)) last -= 1;
    while (first < last && !opens(tokens[first]!)) first += 1;
    while (last > first && !closes(tokens[last - 1]!)) last -= 1;
    if (first < last && open(text, tokens, first, last)) {
      if (tokens[last]?.fold === ")") last += 1;
      else if (tokens[last + 1]?.fold === ")") last += 2;
    }
    if (first >= last || seen.has(first * 4096 + last)) return;
    seen.add(first * 4096 + last);
    const [start, end] = [tokens[first]!.start, tokens[last - 1]!.end];
    if (end - start > LONGEST || end - start < 2) return;
    const key = tokens
      .slice(first, last)
      .filter(({ isWord }) => isWord)
      .map(({ fold }) => fold)
      .join(" ");
    const span = found.get(key);
    if (span === undefined)
      found.set(key, { text: balanced(text.slice(start, end)), key, places: [{ first, last }] });
    else if (span.places.length < PLACES) span.places.push({ first, last });
  };
  const pairs = (cuts: readonly number[], widest: number) => {
    for (let a = 0; a < cuts.length; a += 1)
      for (let b = a + 1; b < cuts.length && b <= a + widest; b += 1) add(cuts[a]!, cuts[b]!);
  };
  for (const [row, { first, last }] of lines.entries()) {
    const length = last - first;
    if (length <= LINE && row < ROWS) {
      const cuts = cutsOf(tokens, first, last);
      pairs(cuts, row < SPLIT_ROWS ? MOST_CUTS : 2);
      add(first, last);
    } else if (row === 0) {
      // The opening of a text whose breaks are lost.
      for (let end = 1; end <= 12 && end <= length; end += 1) add(first, first + end);
    }
    for (const [from, to] of runsOf(tokens, first, last)) {
      const cuts = cutsOf(tokens, from, to);
      pairs(cuts.slice(0, MOST_CUTS), row < 4 ? 8 : 4);
      add(from + 1, to);
      add(from, to);
      if (to - from <= 4) for (let at = from + 1; at < to; at += 1) pairs([from, at, to], 2);
    }
    for (let at = first; at < last; at += 1) if (CALLS.has(tokens[at]!.fold)) callsAt(at + 1, last);
  }
  return [...found.values()];

  /** "zoeken wij een gemotiveerde aankoper": up to six words, up to two words in. */
  function callsAt(from: number, last: number): void {
    if (text.slice(0, tokens[from]?.start ?? 0).length > 3500) return;
    for (let skip = 0; skip < 3; skip += 1) {
      let words = 0;
      for (let at = from + skip; at < last && words < 6; at += 1) {
        const token = tokens[at]!;
        if (/^[.,;:!?]$/.test(token.fold)) break;
        if (token.isWord) words += 1;
        add(from + skip, at + 1);
      }
    }
  }
}

function cutsOf(tokens: readonly Token[], first: number, last: number): number[] {
  const cuts = [first];
  for (let at = first + 1; at < last; at += 1) {
    if (tokens[at]!.cuts) cuts.push(at);
    if (tokens[at]!.cuts && at + 1 < last && !tokens[at + 1]!.cuts) cuts.push(at + 1);
  }
  cuts.push(last);
  return [...new Set(cuts)].slice(0, 2 * MOST_CUTS);
}

/** Runs of capitalised words and what links them, without the signs at their ends. */
function* runsOf(tokens: readonly Token[], first: number, last: number): Generator<[number, number]> {
  let from = -1;
  let end = -1;
  for (let at = first; at <= last; at += 1) {
    const token = tokens[at]!;
    const named = at < last && token.isWord && token.isUpper;
    const linked =
      at < last &&
      from >= 0 &&
      LINKS.has(token.fold) &&
      at - end < 3 &&
      !(token.fold === "." && isStop(tokens, at));
    if (named) {
      if (from < 0) from = at;
      end = at + 1;
    }
    if (from >= 0 && ((!named && !linked) || at - from > 14)) {
      yield [from, end];
      from = -1;
    }
  }
}

/** The point after a word of some length ends a sentence. */
function isStop(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]!;
  return before.end - before.start > 3 || (tokens[at + 1]?.start ?? 0) === tokens[at]!.end;
}

/** Closed: small words that no name or title begins or ends with. */
const LOOSE = wordsOf(NAME_EDGES, "loose");

function isLoose({ fold, isUpper, isWord }: Token): boolean {
  return isWord && !isUpper && LOOSE.has(fold);
}

function opens({ isWord, fold }: Token): boolean {
  return isWord || /^[(.@#]$/.test(fold);
}

function closes({ isWord, fold }: Token): boolean {
  return isWord || /^[).+#*\]]$/.test(fold);
}

/** Its last bracket is not closed. */
function open(text: string, tokens: readonly Token[], first: number, last: number): boolean {
  const printed = text.slice(tokens[first]!.start, tokens[last - 1]!.end);
  return printed.lastIndexOf("(") > printed.lastIndexOf(")");
}

/** Without a bracket whose other half stands outside. */
function balanced(printed: string): string {
  let plain = printed.replace(/\s+/g, " ").trim();
  if (plain.startsWith("(") && plain.indexOf(")") < 0) plain = plain.slice(1);
  if (plain.endsWith(")") && plain.indexOf("(") < 0) plain = plain.slice(0, -1);
  if (plain.startsWith("(") && plain.indexOf(")") === plain.length - 1) plain = plain.slice(1, -1);
  return plain.replace(/^[*#.]+(?=\s)|[*]+$|(?<=\p{L}{5})\.$/gu, "").trim();
}
