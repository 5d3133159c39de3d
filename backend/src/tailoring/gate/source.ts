/** A text as the gate reads it: what looks alike is alike, what nobody sees is gone, every piece knows where it stands. */
import { fold, isInvisible, sentences } from "@career-portrait/shared/text";

/** A piece of a text by its offsets. */
export interface Span {
  start: number;
  end: number;
}

/** Whether two spans share a letter. */
export function touches(one: Span, other: Span): boolean {
  return one.start < other.end && one.end > other.start;
}

export interface Word extends Span {
  /** As it stands in `Source.text`. */
  text: string;
  /** Folded: no case, no marks. */
  key: string;
  /** Number of the clause it stands in. */
  clause: number;
  /** Number of the sentence it stands in. */
  sentence: number;
}

export interface Source {
  /** Compatibility forms (NFKC), one alphabet for letters that look the same, no invisible characters. */
  text: string;
  words: readonly Word[];
  sentences: readonly Span[];
  /** The keys of the words with single spaces between them: what patterns are matched on. */
  folded: string;
  /** From offsets in `folded` to the span of the words they touch. */
  ofFolded: (start: number, end: number) => Span & { first: number; last: number };
  /** From a span of `text` to the span of the original. */
  original: (span: Span) => Span;
}

/** Cyrillic and Greek letters that nobody tells from the Latin ones (after UTS 39, confusables), quotes and dashes. */
const ALIKE = new Map(
  (
    "АA ВB ЕE КK МM НH ОO РP СC ТT УY ХX аa еe оo рp сc уy хx іi јj ѕs ԁd ԛq ԝw һh ІI ЈJ ЅS " +
    "ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX οo νv ιi αa ɡg ɑa ı" +
    "i “\" ”\" „\" «\" »\" ‘' ’' ‚' ʼ' ′' ‐- ‑- ‒- –- —- −- ⁄/ ∕/ ٪% ٫. ٬,"
  )
    .split(" ")
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);
const WORD = /\p{L}[\p{L}\p{M}]*|\p{N}+/gu;

/** Between two words: what ends a clause. A comma within a number stands between digits and is no word gap. */
const DIVIDES = /[;:()[\]|•·]|,(?!\d)|\s-+\s|\.{2,}|…/u;
/** Joining words that begin a clause of their own (folded). */
const JOINING = new Set("and but while whereas und aber wahrend sowie et mais y e pero mientras".split(" "));

const read = new Map<string, Source>();
/** Within one résumé the same texts are read again and again; more than this many are not kept. */
const KEPT = 2_000;

/** Reads a text; the same text gives the same source. */
export function sourceOf(original: string): Source {
  const known = read.get(original);
  if (known) return known;
  if (read.size >= KEPT) read.clear();
  const source = readSource(original);
  read.set(original, source);
  return source;
}

function readSource(original: string): Source {
  const { text, offsets } = plain(original);
  const marks = sentences(text);
  const words = wordsOf(text, marks);
  const starts: number[] = [];
  let folded = "";
  for (const { key } of words) {
    if (folded !== "") folded += " ";
    starts.push(folded.length);
    folded += key;
  }
  return {
    text,
    words,
    sentences: marks,
    folded,
    ofFolded: (start, end) => {
      const first = Math.max(
        0,
        starts.findLastIndex((at) => at <= start),
      );
      const last = Math.max(
        first,
        starts.findLastIndex((at) => at < end),
      );
      return { start: words[first]?.start ?? 0, end: words[last]?.end ?? 0, first, last };
    },
    original: ({ start, end }) => ({
      start: offsets[start] ?? original.length,
      end: end > start ? (offsets[end - 1] ?? original.length - 1) + 1 : (offsets[start] ?? original.length),
    }),
  };
}

function plain(original: string): { text: string; offsets: number[] } {
  let text = "";
  const offsets: number[] = [];
  let at = 0;
  for (const { segment } of new Intl.Segmenter("en", { granularity: "grapheme" }).segment(original)) {
    const seen = Array.from(segment.normalize("NFKC")).filter((letter) => !isInvisible(letter));
    const form = seen.map((letter) => ALIKE.get(letter) ?? letter).join("");
    for (let unit = 0; unit < form.length; unit += 1) {
      // Every unit of what one grapheme became stands for the whole grapheme.
      offsets.push(unit === form.length - 1 ? at + segment.length - 1 : at);
    }
    text += form;
    at += segment.length;
  }
  return { text, offsets };
}

function wordsOf(text: string, marks: readonly Span[]): Word[] {
  const words: Word[] = [];
  let clause = 0;
  let sentence = 0;
  for (const match of text.matchAll(WORD)) {
    const [word] = match;
    const start = match.index;
    const end = start + word.length;
    const key = fold(word).replaceAll(" ", "");
    const last = words.at(-1);
    while (sentence < marks.length - 1 && start >= (marks[sentence + 1]?.start ?? Infinity)) {
      sentence += 1;
      clause += 1;
    }
    if (last && last.sentence === sentence) {
      const divided = DIVIDES.test(text.slice(last.end, end));
      if (divided || JOINING.has(key)) clause += 1;
    }
    words.push({ text: word, key, start, end, clause, sentence });
  }
  return words;
}
