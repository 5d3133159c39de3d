/** The posting's own words, with what it asks for marked; the row that is looked at stands out. */
import { useEffect, useMemo, useRef, type ReactNode } from "react";
import { t } from "../../words/index.ts";
import { cut } from "../../portrait/documents/quote-pieces.ts";
import type { PostingQuote } from "./quotes.ts";
import styles from "./PostingText.module.css";

interface Props {
  text: string;
  quotes: readonly PostingQuote[];
  /** The row that is looked at. */
  looked: string | null;
  /** The row that was opened last: its words are brought into view. */
  opened: string | null;
  onPick: (row: string) => void;
}

/** Scrolls the text, and only the text, so that the words stand in its upper part. */
function bringIntoView(container: HTMLElement, element: HTMLElement): void {
  const [outer, inner] = [container.getBoundingClientRect(), element.getBoundingClientRect()];
  const visible = inner.top >= outer.top && inner.bottom <= outer.bottom;
  if (!visible) container.scrollTop += inner.top - outer.top - outer.height / 4;
}

export function PostingText({ text, quotes, looked, opened, onPick }: Props): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const pieces = useMemo(() => cut(text, [...quotes]), [text, quotes]);
  const kinds = useMemo(() => new Map(quotes.map(({ id, mark }) => [id, mark])), [quotes]);
  useEffect(() => {
    const marks = container.current?.querySelectorAll<HTMLElement>("mark") ?? [];
    const first = [...marks].find(({ dataset }) => dataset.row === opened);
    if (container.current && first) bringIntoView(container.current, first);
  }, [opened]);
  return (
    <div className={styles.posting}>
      <h2 id="posting-text">{t("opportunity.posting")}</h2>
      <div
        ref={container}
        className={styles.text}
        role="region"
        aria-labelledby="posting-text"
        // Whoever has no pointer scrolls it with the arrow keys.
        tabIndex={0}
        data-testid="posting-text"
      >
        {pieces.map(({ text: words, ids }, index) => {
          const [row] = ids;
          if (row === undefined) return words;
          return (
            <mark
              key={index}
              data-row={row}
              data-mark={kinds.get(row)}
              data-looked={ids.includes(looked ?? "")}
              onClick={() => onPick(row)}
            >
              {words}
            </mark>
          );
        })}
      </div>
    </div>
  );
}
