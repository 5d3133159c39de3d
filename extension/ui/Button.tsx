import type { ComponentProps, ReactNode } from "react";
import styles from "./Button.module.css";

interface Look {
  kind?: "primary" | "plain" | "quiet";
  /** The one action of a foot. */
  wide?: boolean;
  /** Holds an icon only; give it an `aria-label`. */
  icon?: boolean;
}

function classes({ kind = "plain", wide, icon }: Look): string {
  return [styles.button, styles[kind], wide && styles.wide, icon && styles.icon].filter(Boolean).join(" ");
}

export function Button({ kind, wide, icon, ...rest }: Look & ComponentProps<"button">): ReactNode {
  return <button type="button" {...rest} className={classes({ kind, wide, icon })} />;
}

/** The key that does the same, shown beside the words. */
export function Key({ children }: { children: string }): ReactNode {
  return (
    <kbd className={styles.key} aria-hidden="true">
      {children}
    </kbd>
  );
}
