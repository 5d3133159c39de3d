/** The few surfaces that everything else is laid out on. */
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./surfaces.module.css";

export type Tone = "quiet" | "accent" | "warn" | "stop";

export function Chip(props: {
  tone?: Tone;
  testId?: string;
  title?: string;
  children: ReactNode;
}): ReactNode {
  return (
    <span
      className={styles.chip}
      data-tone={props.tone ?? "quiet"}
      data-testid={props.testId}
      title={props.title}
    >
      {props.children}
    </span>
  );
}

/** A line across the panel: what happened, and what can be done about it. */
export function Notice(props: {
  icon: LucideIcon;
  tone?: Tone;
  testId?: string;
  children: ReactNode;
  actions?: ReactNode;
}): ReactNode {
  const Icon = props.icon;
  return (
    <div className={styles.notice} data-tone={props.tone ?? "quiet"} data-testid={props.testId}>
      <Icon size={16} aria-hidden="true" />
      <div className={styles.noticeBody}>
        <div className={styles.noticeWords}>{props.children}</div>
        {props.actions && <div className={styles.noticeActions}>{props.actions}</div>}
      </div>
    </div>
  );
}

/** A whole-panel state: what it is, what to do, and the controls that do it. */
export function Screen(props: {
  icon: LucideIcon;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}): ReactNode {
  const Icon = props.icon;
  return (
    <section className={styles.screen}>
      <span className={styles.screenIcon}>
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <h1>{props.title}</h1>
      {props.children}
      {props.actions && <div className={styles.screenActions}>{props.actions}</div>}
    </section>
  );
}

/** The place of something that is coming, in its size. */
export function Skeleton({ width, height }: { width: number | string; height: number }): ReactNode {
  return <div className={styles.skeleton} style={{ width, height }} aria-hidden="true" />;
}
