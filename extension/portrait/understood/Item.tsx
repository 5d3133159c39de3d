/** A line of what was understood: looked at or pointed at, it lights the passage that it was read from. */
import type { ReactNode } from "react";
import styles from "./Understood.module.css";

export interface Lighting {
  /** Ids of the quotes that are lit. */
  lit: readonly string[];
  light: (quotes: readonly string[]) => void;
}

interface Props extends Lighting {
  /** The quotes it was read from; none for what is stated by hand. */
  quotes: readonly string[];
  as?: "chip" | "line";
  testId: string;
  children: ReactNode;
}

export function Item({ quotes, lit, light, as = "line", testId, children }: Props): ReactNode {
  const show = (): void => {
    if (quotes.length > 0) light(quotes);
  };
  return (
    <button
      type="button"
      className={as === "chip" ? styles.chip : styles.item}
      // It shows where something stands and changes nothing else.
      aria-pressed={quotes.length > 0 && quotes[0] === lit[0]}
      onMouseEnter={show}
      onFocus={show}
      onClick={show}
      data-testid={testId}
    >
      {children}
    </button>
  );
}
