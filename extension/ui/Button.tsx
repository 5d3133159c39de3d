import type { ComponentProps, ReactNode } from "react";
import { t } from "../words/index.ts";
import styles from "./Button.module.css";

/** One that holds an icon only is named. */
type Named = { icon?: false } | { icon: boolean; "aria-label": string };

type Look = Named & {
  kind?: "primary" | "plain" | "quiet";
  /** The one action of a foot. */
  wide?: boolean;
};

function classes({ kind = "plain", wide, icon }: Pick<Look, "kind" | "wide" | "icon">): string {
  return [styles.button, styles[kind], wide && styles.wide, icon && styles.icon].filter(Boolean).join(" ");
}

export function Button({ kind, wide, icon, ...rest }: Look & ComponentProps<"button">): ReactNode {
  return <button type="button" {...rest} className={classes({ kind, wide, icon })} />;
}

/** What a button among others of its name is about, for whoever does not see the row it stands in. */
export function About({ children }: { children: string }): ReactNode {
  return <span className="visually-hidden">{t("button.about", { about: children })}</span>;
}

/** The key that does the same, shown beside the words. */
export function Key({ children }: { children: string }): ReactNode {
  return (
    <kbd className={styles.key} aria-hidden="true">
      {children}
    </kbd>
  );
}
