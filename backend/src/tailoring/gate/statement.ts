/** One statement before the gate: what it says, what it cites, and where it only speaks of the employer. */
import type { Sentence } from "../../phrasebook.ts";
import { abbreviated } from "./abbreviations.ts";
import type { Evidence } from "./evidence.ts";
import type { GateOptions, UnsupportedKind } from "./finding.ts";
import { postingMentions } from "./mention.ts";
import { type NeedSpans, needSpans } from "./need.ts";
import { comparable, type Reading, readingOf } from "./readings.ts";
import { type Source, sourceOf, type Span, touches } from "./source.ts";

/** A finding in the offsets of `Source.text`. */
export interface Finding {
  kind: UnsupportedKind;
  span: Span;
  reason: Sentence;
  /** Told in so many words: nothing weighs against it. */
  isPlain?: boolean;
}

export interface Statement {
  source: Source;
  readings: readonly Reading[];
  options: GateOptions;
  need: NeedSpans;
  /** The posting's title, company and text; null without one. */
  posting: Source | null;
  /** Whether a piece is an abbreviation of a row's words, or spells one out. */
  isAbbreviated: (span: Span) => boolean;
  /** Whether a piece may stand because it says what the employer needs, in words of the posting. */
  isNeed: (span: Span) => boolean;
  /** The words of a span as they stand. */
  quote: (span: Span) => string;
}

/** The posting's title and company, folded: their words say nothing of who speaks. */
function namesOf(asked: GateOptions["posting"]): string[] {
  return [asked?.title, asked?.company]
    .map((name) => sourceOf(name ?? "").folded)
    .filter((name) => name !== "");
}

export function statementOf(sentence: string, cited: readonly Evidence[], options: GateOptions): Statement {
  const source = sourceOf(sentence);
  const readings = cited.map(readingOf);
  const { posting: asked } = options;
  const posting = asked ? sourceOf([asked.title ?? "", asked.company ?? "", asked.text].join("\n")) : null;
  const need = posting
    ? needSpans(source, options.voice, readings, namesOf(asked), postingMentions(source, asked))
    : { isNeed: () => false, isMention: () => false, any: false };
  const asks = new Set(posting?.words.map(({ key }) => key));
  const spelled = readings.flatMap((reading) => abbreviated(source, reading));
  return {
    source,
    readings,
    options,
    isAbbreviated: ({ start, end }) => spelled.some((span) => span.start <= start && span.end >= end),
    need,
    posting,
    isNeed: (span) =>
      need.isNeed(span) &&
      source.words
        .filter((word) => touches(word, span))
        .every((word) => asks.has(word.key) || need.isMention(word)),
    quote: ({ start, end }) => source.text.slice(start, end).trim(),
  };
}

/** The whole statement is a line or sentence of a cited row: the row's own words need no judging. */
export function isVerbatim({ source, readings }: Statement): boolean {
  if (source.folded === "") return source.text.trim() === "";
  return readings.some((reading) => reading.passages.has(comparable(source.text)));
}
