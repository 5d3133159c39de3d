/** The pieces of a told story: what one clause says, also where nobody set a full stop. */
import { pattern } from "../letters/pattern.ts";

/** A range of the text, in UTF-16 units. */
export interface Piece {
  start: number;
  end: number;
}

/** Punctuation that ends a clause, and words that begin one. */
const CUT = pattern("giu")`
    [.!?…]+["”’»)]*(?=\s|$)|[;:–—()\n]+|\s-\s|,(?=\s)|(?<=\s)(?=(?:and|but|then|so|because|which|
    although|while|where|when|after|before|und|aber|dann|weil|denn|sondern|wobei|nachdem|obwohl|et|mais|
    puis|alors|parce|donc|car|y|pero|luego|entonces|porque|aunque|en|maar|toen|dus|want|omdat|daarna|
    terwijl)\s)`;
/** Fewer words go with what follows, but at the end of a sentence. */
const FEW = 3;
const SENTENCE_ENDS = /[.!?…\n]["”’»)]*\s*$/u;

/** Who speaks begins anew: in a run without punctuation a clause. */
const SPEAKER = /(?<=\s)(?=(?:i|we|ich|wir|hab|habe|je|j['’]|nous|on|yo|me|ik|heb)\s)/giu;
/** Words of a run that is cut so, and of the least that is cut off. */
const [RUN, LEAST] = [14, 7];

const countOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** In order; together they hold all words of the text. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  const keep = (end: number) => {
    const slice = text.slice(start, end);
    if (slice.trim() !== "")
      pieces.push({
        start: start + slice.length - slice.trimStart().length,
        end: start + slice.trimEnd().length,
      });
    start = end;
  };
  for (const { 0: cut, index } of text.matchAll(CUT)) {
    const slice = text.slice(start, index + cut.length);
    const words = countOf(slice);
    if (words >= FEW || (words > 0 && SENTENCE_ENDS.test(slice))) keep(index + cut.length);
  }
  keep(text.length);
  return pieces.flatMap((piece) => withoutRuns(text, piece));
}

function withoutRuns(text: string, { start, end }: Piece): Piece[] {
  const run = text.slice(start, end);
  if (countOf(run) <= RUN) return [{ start, end }];
  const pieces: Piece[] = [];
  let from = 0;
  for (const { index } of run.matchAll(SPEAKER)) {
    if (countOf(run.slice(from, index)) < LEAST) continue;
    pieces.push({ start: start + from, end: start + run.slice(0, index).trimEnd().length });
    from = index;
  }
  return [...pieces, { start: start + from, end }];
}

/** Whether a sentence ends between two pieces that follow each other. */
export function isSentenceEnd(text: string, before: Piece, after: Piece): boolean {
  return /[.!?…\n]/.test(text.slice(before.end - 1, after.start));
}
