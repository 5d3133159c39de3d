/** A document's text, page by page, with the quotes marked; those in focus are scrolled to. */
import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from "react";
import { t } from "../../words/index.ts";
import styles from "./DocumentText.module.css";
import { cut, type Span } from "./quote-pieces.ts";

export interface Quote extends Span {
  /** From 1. */
  page: number;
  content: string;
}

/** A page's quotes that really stand where they say; a place that does not hold the words is not marked. */
function standing(quotes: readonly Quote[], page: number, text: string): Quote[] {
  return quotes.filter(
    (quote) => quote.page === page && text.slice(quote.start, quote.end) === quote.content,
  );
}

/** Brings an element into the upper middle of what scrolls it, unless it is in good view already. */
function bringIntoView(container: HTMLElement, element: HTMLElement): void {
  const outer = container.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  const margin = outer.height / 6;
  const visible = inner.top >= outer.top + margin && inner.bottom <= outer.bottom - margin;
  if (!visible) container.scrollTop += inner.top - outer.top - outer.height / 3;
}

interface Props {
  name: string;
  pages: readonly string[];
  quotes: readonly Quote[];
  /** Ids of the quotes in focus; the first of them in the text is scrolled to. */
  focus: readonly string[];
  onPick?: (quoteIds: string[]) => void;
}

export function DocumentText({ name, pages, quotes, focus, onPick }: Props): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const focusKey = focus.join(" ");
  useLayoutEffect(() => {
    const wanted = new Set(focusKey.split(" "));
    const marks = pages.length > 0 ? container.current?.querySelectorAll("mark") : [];
    const first = [...(marks ?? [])].find(({ dataset }) =>
      dataset.quotes?.split(" ").some((id) => wanted.has(id)),
    );
    if (container.current && first) bringIntoView(container.current, first);
  }, [focusKey, pages]);
  const onClick = (event: MouseEvent): void => {
    const mark = event.target instanceof Element ? event.target.closest<HTMLElement>("mark") : null;
    if (mark?.dataset.quotes) onPick?.(mark.dataset.quotes.split(" "));
  };
  return (
    <div
      ref={container}
      className={styles.text}
      data-pick={onPick !== undefined}
      role="region"
      aria-label={t("document.text", { name })}
      // Whoever has no pointer scrolls it with the arrow keys.
      tabIndex={0}
      onClick={onClick}
      data-testid="document-text"
    >
      {pages.map((text, index) => (
        <section key={index} aria-label={t("document.page", { page: index + 1, count: pages.length })}>
          {pages.length > 1 && (
            <p className={styles.pageName} aria-hidden="true">
              {t("document.page", { page: index + 1, count: pages.length })}
            </p>
          )}
          <p className={styles.page}>
            {cut(text, standing(quotes, index + 1, text)).map((piece, at) =>
              piece.ids.length === 0 ? (
                piece.text
              ) : (
                <mark
                  key={at}
                  data-quotes={piece.ids.join(" ")}
                  data-focus={piece.ids.some((id) => focus.includes(id))}
                >
                  {piece.text}
                </mark>
              ),
            )}
          </p>
        </section>
      ))}
    </div>
  );
}
