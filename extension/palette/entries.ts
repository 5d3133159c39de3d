/** What the palette finds, and how well words fit it. Pure. */
import { flatten } from "@career-portrait/shared/text";

export const KINDS = [
  "actions",
  "opportunities",
  "queue",
  "documents",
  "claims",
  "messages",
  "views",
] as const;
export type Kind = (typeof KINDS)[number];

export interface Entry {
  id: string;
  kind: Kind;
  title: string;
  /** Shown beside the title and searched too. */
  detail: string | null;
  /** Searched, not shown: notes, tags. */
  more?: string;
  /** When it was last touched, in ms; the newest of equals stands first. */
  at: number;
  /** The single key that does the same. */
  key?: string;
  choose: () => void;
}

interface Place {
  start: number;
  end: number;
}

export interface Hit {
  entry: Entry;
  /** What of the title was asked for, in order. */
  marks: Place[];
}

/** An entry with its words as they are compared; made once, so that each letter typed costs one look. */
export interface Indexed {
  entry: Entry;
  title: string;
  rest: string;
}

export function indexed(entries: readonly Entry[]): Indexed[] {
  return entries.map((entry) => ({
    entry,
    title: flatten(entry.title),
    rest: flatten([entry.detail, entry.more].filter(Boolean).join(" ")),
  }));
}

const isLetter = (unit: string | undefined): boolean => unit !== undefined && /[\p{L}\p{N}]/u.test(unit);

/** The first place of a word in a text, at the beginning of one of its words if there is such; -1 when there is none. */
function placeOf(word: string, text: string): number {
  let at = text.indexOf(word);
  const first = at;
  while (at > 0 && isLetter(text[at - 1])) at = text.indexOf(word, at + 1);
  return at === -1 ? first : at;
}

/** How well one word fits; 0 not at all. */
function fit(word: string, { title, rest }: Indexed, marks: Place[]): number {
  const at = placeOf(word, title);
  if (at !== -1) {
    marks.push({ start: at, end: at + word.length });
    return at === 0 ? 8 : isLetter(title[at - 1]) ? 2 : 6;
  }
  const beside = placeOf(word, rest);
  return beside === -1 ? 0 : isLetter(rest[beside - 1]) ? 1 : 3;
}

/** Of marks that lie over each other one. */
function apart(marks: readonly Place[]): Place[] {
  const found: Place[] = [];
  for (const mark of marks.toSorted((a, b) => a.start - b.start)) {
    const last = found.at(-1);
    if (last && mark.start < last.end) last.end = Math.max(last.end, mark.end);
    else found.push({ ...mark });
  }
  return found;
}

/**
 * What all words asked for fit, by kind in the order of `KINDS`, the best first.
 * @param limits how many of each kind
 */
export function found(all: readonly Indexed[], asked: string, limits: Readonly<Record<Kind, number>>): Hit[] {
  const words = flatten(asked).split(/\s+/u).filter(Boolean);
  const hits = all.flatMap((one) => {
    const marks: Place[] = [];
    let score = 0;
    for (const word of words) {
      const own = fit(word, one, marks);
      if (own === 0) return [];
      score += own;
    }
    return [{ entry: one.entry, marks, score }];
  });
  const kinds = Map.groupBy(hits, ({ entry }) => entry.kind);
  return KINDS.flatMap((kind) =>
    (kinds.get(kind) ?? [])
      .toSorted((a, b) => b.score - a.score || b.entry.at - a.entry.at)
      .slice(0, limits[kind])
      .map(({ entry, marks }) => ({ entry, marks: apart(marks) })),
  );
}
