/** The views of a room as a line of links, each with its own address. */
import type { ReactNode } from "react";
import styles from "./Views.module.css";

export interface ViewLink {
  /** Its address (`placeAt`). */
  href: string;
  name: string;
  isShown: boolean;
  /** How many things wait there for the person. */
  waiting?: number;
}

/**
 * Brings the link of the view that is shown into a narrow window. The line is scrolled, not the link brought into view: that
 * would have the page's first Tab begin at the link (Chromium 150).
 */
function intoView(link: HTMLElement | null): void {
  const line = link?.closest("ul");
  if (!link || !line) return;
  const [shown, own] = [line.getBoundingClientRect(), link.getBoundingClientRect()];
  line.scrollLeft += own.left - shown.left - (shown.width - own.width) / 2;
}

/** `label` names the line for screen readers. */
export function Views({ label, links }: { label: string; links: readonly ViewLink[] }): ReactNode {
  return (
    <nav aria-label={label}>
      <ul className={styles.views}>
        {links.map(({ href, name, isShown, waiting = 0 }) => (
          <li key={href}>
            <a ref={isShown ? intoView : undefined} href={href} aria-current={isShown ? "page" : undefined}>
              {name}
              {waiting > 0 && <small data-testid="view-waiting">{waiting}</small>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What a room begins with: its name, what adds to it, and its views. */
export function RoomHead({
  title,
  add,
  ...views
}: {
  title: string;
  label: string;
  links: readonly ViewLink[];
  add?: ReactNode;
}): ReactNode {
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h1>{title}</h1>
        {add}
      </div>
      <Views {...views} />
    </header>
  );
}
