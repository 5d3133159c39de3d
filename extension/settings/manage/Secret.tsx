/** A secret at the one moment at which it is shown. */
import { useEffect, useRef, type ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";
import { CopyText } from "../../ui/CopyText.tsx";
import { t } from "../../words/index.ts";
import styles from "./Manage.module.css";

interface Props {
  title: string;
  /** What it is for, and that it does not come again. */
  why: string;
  secret: string;
  onDone: () => void;
  testId: string;
}

export function Secret({ title, why, secret, onDone, testId }: Props): ReactNode {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <section className={styles.secret} data-testid={testId}>
      <h3 ref={head} tabIndex={-1}>
        {title}
      </h3>
      <p>{why}</p>
      <code data-testid={`${testId}-value`}>{secret}</code>
      <div className={styles.bar}>
        <CopyText text={secret} label={t("manage.copy")} kind="primary" />
        <Button kind="quiet" onClick={onDone} data-testid={`${testId}-done`}>
          {t("manage.stored")}
        </Button>
      </div>
    </section>
  );
}
