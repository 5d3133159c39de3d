/** A letter cut into what is told about its parts: sentences with evidence, sentences that nothing bears out, and the rest. */
import type { CoverLetter } from "@career-portrait/shared/contract";
import { cut, type Span } from "../cut.ts";
import { type Unborne, unborneOf } from "../unborne.ts";

export interface Piece {
  text: string;
  /** `plain` is greeting, courtesy, white space, and what was judged and found sound. */
  kind: "cited" | "unsupported" | "plain";
  ids: readonly string[];
  /** What of it does not stand; null where nothing is wrong. */
  unborne: Unborne | null;
}

type Told = Omit<Piece, "text"> & Span;

/** The pieces in their order; joined they are the letter. */
export function piecesOf({
  content,
  sentences,
  unsupported,
}: Pick<CoverLetter, "content" | "sentences" | "unsupported">): Piece[] {
  const told: Told[] = [];
  const tell = (text: string, what: Omit<Piece, "text">): void => {
    // The same sentence may stand twice; what is told of is each time the next one that is free.
    for (let start = content.indexOf(text); start !== -1; start = content.indexOf(text, start + 1)) {
      const end = start + text.length;
      if (told.some((other) => start < other.end && other.start < end)) continue;
      told.push({ ...what, start, end });
      return;
    }
  };
  for (const one of unsupported)
    if (one.text !== "") tell(one.text, { kind: "unsupported", ids: [], unborne: unborneOf(one) });
  for (const { text, claim_ids } of sentences)
    if (text !== "") tell(text, { kind: "cited", ids: claim_ids, unborne: null });
  return cut(content, told).map(({ text, span }) =>
    span
      ? { text, kind: span.kind, ids: span.ids, unborne: span.unborne }
      : { text, kind: "plain", ids: [], unborne: null },
  );
}
