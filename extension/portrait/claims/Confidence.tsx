/** How sure a claim is, in words and by a short bar; and what is doubtful about it. */
import type { ClaimDetail } from "@career-portrait/shared/contract";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { phraseInWords } from "../../words/explanation.ts";
import { locale, t } from "../../words/index.ts";
import { Chip } from "../../ui/surfaces.tsx";
import styles from "./Claims.module.css";

const percents = new Intl.NumberFormat(locale, { style: "percent" });

/** @param share 0 to 1 */
export function percent(share: number): string {
  return percents.format(share);
}

export function Confidence({ confidence }: { confidence: number }): ReactNode {
  return (
    <span className={styles.confidence} data-testid="claim-confidence" data-value={confidence}>
      <span aria-hidden="true">
        <i style={{ inlineSize: `${confidence * 100}%` }} />
      </span>
      {t("claims.sure", { percent: percent(confidence) })}
    </span>
  );
}

export function IssueChips({ claim }: { claim: ClaimDetail }): ReactNode {
  return claim.issues.map(({ id, type, message, explanation }) => (
    <Chip key={id} tone="warn" title={phraseInWords(explanation, message)} testId="claim-issue-chip">
      <TriangleAlert size={12} aria-hidden="true" />
      {t(`issue.${type}`)}
    </Chip>
  ));
}
