/** Which words of the posting each row of the explanation is about. Pure. */
import type { Requirement } from "@career-portrait/shared/contract";
import type { MarkKind } from "../../ui/Mark.tsx";
import type { RequirementRow } from "../../posting/explained.ts";

export interface PostingQuote {
  /** The row it belongs to, by its words. */
  id: string;
  mark: MarkKind;
  /** UTF-16 offsets in the posting's text, `end` exclusive. */
  start: number;
  end: number;
}

/** Names a row. */
export function rowId({ importance, text }: Pick<RequirementRow, "importance" | "text">): string {
  return `${importance} ${text}`;
}

/**
 * Where the rows stand in the text: at the place that the backend read them, where it holds their words; else where they
 * are found. What the text does not hold word for word is not marked.
 */
export function quotesOf(
  rows: readonly RequirementRow[],
  requirements: readonly Requirement[],
  text: string,
): PostingQuote[] {
  return rows.flatMap((row) => {
    const read = requirements.filter((requirement) => requirement.text === row.text);
    const places = read
      .map(({ start, end }) => ({ start, end }))
      .filter(({ start, end }) => text.slice(start, end) === row.text);
    const at = text.indexOf(row.text);
    const found = at === -1 || row.text === "" ? [] : [{ start: at, end: at + row.text.length }];
    const quote = (place: { start: number; end: number }) => ({ ...place, id: rowId(row), mark: row.mark });
    return (places.length > 0 ? places : found).map(quote);
  });
}
