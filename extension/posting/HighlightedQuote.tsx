/** A quote with the words lit that answer what is asked; without them until the scorer has been loaded. */
import { useMemo, type ReactNode } from "react";
import { useScoring } from "./local-score.ts";
import styles from "./HighlightedQuote.module.css";

export function HighlightedQuote({ asked, quote }: { asked: string; quote: string }): ReactNode {
  const scoring = useScoring();
  const spans = useMemo(() => scoring?.litIn(asked, quote) ?? [], [scoring, asked, quote]);
  return (
    <>
      {spans.map(({ start, end }, at) => [
        quote.slice(spans[at - 1]?.end ?? 0, start),
        <mark key={start} className={styles.lit}>
          {quote.slice(start, end)}
        </mark>,
      ])}
      {quote.slice(spans.at(-1)?.end ?? 0)}
    </>
  );
}
