/** Where quotes stand in a text: pieces of it, each with the quotes that cover it. */

/** A quote by its place in the text of one page: UTF-16 offsets, `end` exclusive. */
export interface Span {
  id: string;
  start: number;
  end: number;
}

export interface Piece {
  text: string;
  /** The quotes that cover this piece; none for plain text. */
  ids: string[];
}

/** Cuts a text where quotes begin and end, so that quotes may overlap. The pieces make up the text again. */
export function cut(text: string, spans: readonly Span[]): Piece[] {
  const within = spans.filter(({ start, end }) => start >= 0 && start < end && end <= text.length);
  const edges = new Set([0, text.length, ...within.flatMap(({ start, end }) => [start, end])]);
  const places = [...edges].toSorted((a, b) => a - b);
  return places.slice(0, -1).map((from, index) => ({
    text: text.slice(from, places[index + 1]),
    ids: within.filter(({ start, end }) => start <= from && from < end).map(({ id }) => id),
  }));
}
