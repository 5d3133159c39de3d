/** The first three steps: connect, bring a résumé, open a posting. */
import type { Document } from "@career-portrait/shared/contract";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../words/index.ts";
import { UploadBox } from "../portrait/documents/Upload.tsx";
import styles from "./Onboarding.module.css";
import { ConnectForm } from "./ConnectForm.tsx";
import type { Connection } from "../connection/connection.ts";

function Step(props: { number: number; at: number; title: string; children: ReactNode }): ReactNode {
  const { number, at, title, children } = props;
  const state = number < at ? "done" : number === at ? "now" : "later";
  return (
    <li
      className={styles.step}
      data-step={state}
      data-testid={`step-${number}`}
      aria-current={state === "now" ? "step" : undefined}
    >
      <span className={styles.badge}>
        {state === "done" ? <Check size={14} aria-label={t("steps.done")} /> : number}
      </span>
      <div>
        <h2>{title}</h2>
        {state === "now" && <div className={styles.stepBody}>{children}</div>}
      </div>
    </li>
  );
}

export function Onboarding(props: { connection: Connection | null; documents: Document[] }): ReactNode {
  const { connection, documents } = props;
  const at = !connection || connection.rejected ? 1 : documents.length === 0 ? 2 : 3;
  return (
    <section className={styles.onboarding} data-testid="onboarding">
      <h1>{t("steps.title")}</h1>
      <p className={styles.lead}>{t("steps.lead")}</p>
      <ol className={styles.steps}>
        <Step number={1} at={at} title={t("steps.connect")}>
          <p>{t("steps.connectWhy")}</p>
          <ConnectForm />
        </Step>
        <Step number={2} at={at} title={t("steps.resume")}>
          <p>{t("steps.resumeWhy")}</p>
          <UploadBox connection={connection} documents={documents} />
        </Step>
        <Step number={3} at={at} title={t("steps.posting")}>
          <p>{t("steps.postingWhy")}</p>
        </Step>
      </ol>
    </section>
  );
}
