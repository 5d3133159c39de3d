/** What shows apart what became of finds, in every drawing here: by colour and by pattern. */
import { useId, type ReactNode } from "react";
import styles from "./Discovery.module.css";

/** Solid: reached the person. Striped: waits for room. Pale: filed away. Outlined: known before, or broken. */
export type MarkStyle = "solid" | "striped" | "pale" | "outlined";

/** Definitions that a drawing needs once; `fill(style)` gives what to paint with. */
export function useMarks(): { defs: ReactNode; fill: (style: MarkStyle) => string } {
  const id = useId();
  const stripes = `${id}-stripes`;
  const dots = `${id}-dots`;
  const defs = (
    <defs>
      <pattern id={stripes} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="5" height="5" fill="var(--accent-wash)" />
        <rect width="2.5" height="5" fill="var(--accent)" />
      </pattern>
      <pattern id={dots} width="4" height="4" patternUnits="userSpaceOnUse">
        <rect width="4" height="4" fill="var(--ground)" />
        <rect width="1.5" height="1.5" fill="var(--ink-soft)" />
      </pattern>
    </defs>
  );
  const fills: Record<MarkStyle, string> = {
    solid: "var(--accent)",
    striped: `url(#${stripes})`,
    pale: "var(--line-strong)",
    outlined: `url(#${dots})`,
  };
  return { defs, fill: (style) => fills[style] };
}

/** The key to a drawing. */
export function Legend({ items }: { items: readonly { style: MarkStyle; label: string }[] }): ReactNode {
  const { defs, fill } = useMarks();
  return (
    <ul className={styles.legend}>
      {items.map(({ style, label }, index) => (
        <li key={label}>
          <svg width="12" height="12" aria-hidden="true">
            {index === 0 && defs}
            <rect width="12" height="12" rx="2" fill={fill(style)} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
