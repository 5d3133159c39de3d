/** What cannot fit whatever else does: a country, a permit, a language. Above the score, because no score says it. */
import type { PostingWarning } from "@career-portrait/shared/contract";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { phraseInWords } from "../words/explanation.ts";
import { t } from "../words/index.ts";
import styles from "./Warnings.module.css";

export function Warnings({ warnings }: { warnings: readonly PostingWarning[] }): ReactNode {
  if (warnings.length === 0) return null;
  return (
    <ul className={styles.warnings} aria-label={t("warnings.name")} data-testid="warnings">
      {warnings.map(({ kind, text, explanation }) => (
        <li key={text} data-kind={kind}>
          <TriangleAlert size={16} aria-hidden="true" />
          <span>{phraseInWords(explanation, text)}</span>
        </li>
      ))}
    </ul>
  );
}
