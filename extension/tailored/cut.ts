/** A text cut where something is told about parts of it. */

/** `text.slice(start, end)`, in UTF-16 units. */
export interface Span {
  start: number;
  end: number;
}

/** Each span and, as null, what stands between; of two that overlap the first. Joined the pieces are the text. */
export function cut<T extends Span>(text: string, spans: readonly T[]): { text: string; span: T | null }[] {
  const pieces: { text: string; span: T | null }[] = [];
  let reached = 0;
  const between = (end: number): void => {
    if (end > reached) pieces.push({ text: text.slice(reached, end), span: null });
  };
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    if (span.start < reached) continue;
    between(span.start);
    pieces.push({ text: text.slice(span.start, span.end), span });
    reached = span.end;
  }
  between(text.length);
  return pieces;
}
