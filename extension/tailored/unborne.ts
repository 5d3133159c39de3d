/** What of the person's own words their portrait does not bear out: which, where, and why. It stays, and only they see it. */
import type { TailoredProfile } from "@career-portrait/shared/contract";
import { inWords } from "../words/explanation.ts";
import { cut, type Span } from "./cut.ts";

/** A sentence as it stands, the words of it that nothing bears out, and the reason in words. */
export interface Unborne {
  text: string;
  words: readonly string[];
  reason: string;
}

type Told = Pick<TailoredProfile["unsupported"][number], "text" | "words" | "reason" | "explanation">;

export function unborneOf({ text, words, reason, explanation }: Told): Unborne {
  return { text, words, reason: inWords(explanation, reason) };
}

/** Everything; copies that were kept before it was told have none. */
export function unborneIn({ unsupported = [] }: Partial<TailoredProfile>): (Unborne & { field: string })[] {
  return unsupported.map((told) => ({ field: told.field, ...unborneOf(told) }));
}

export function unborneAt(profile: TailoredProfile, path: string): Unborne[] {
  return unborneIn(profile).filter(({ field }) => field === path);
}

/** A piece of a text; `reason` where it is one that nothing bears out. Joined they are the text. */
export interface Piece {
  text: string;
  reason: string | null;
}

/** The words are looked for in their sentence, each behind the one before. */
export function markedPieces(text: string, unborne: readonly Unborne[]): Piece[] {
  const marks: (Span & { reason: string })[] = [];
  for (const { text: sentence, words, reason } of unborne) {
    let at = text.indexOf(sentence);
    // Shown in parts, a head's words stand there without what is beside them.
    const end = at === -1 ? text.length : at + sentence.length;
    at = Math.max(at, 0);
    for (const word of words) {
      const start = text.indexOf(word, at);
      if (word === "" || start === -1 || start + word.length > end) continue;
      at = start + word.length;
      marks.push({ start, end: at, reason });
    }
  }
  return cut(text, marks).map((piece) => ({ text: piece.text, reason: piece.span?.reason ?? null }));
}
