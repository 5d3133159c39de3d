/** The parts that a view of the settings is made of. */
import { useId, type ReactNode } from "react";
import room from "../../ui/Room.module.css";
import styles from "./Manage.module.css";

/** A section under a heading; what can be begun there stands beside it. */
export function Part(props: {
  title: string;
  lead?: ReactNode;
  action?: ReactNode;
  testId?: string;
  children?: ReactNode;
}): ReactNode {
  const id = useId();
  return (
    <section className={room.section} aria-labelledby={id} data-testid={props.testId}>
      <div className={room.sectionHead}>
        <h2 id={id}>{props.title}</h2>
        {props.action}
      </div>
      <div className={styles.part}>
        {props.lead !== undefined && <p className={styles.lead}>{props.lead}</p>}
        {props.children}
      </div>
    </section>
  );
}

/** Why something was not done, where it was tried. */
export function Problem({ error, testId }: { error: string | null; testId: string }): ReactNode {
  if (error === null) return null;
  return (
    <p className={room.problem} role="alert" data-testid={testId}>
      {error}
    </p>
  );
}
