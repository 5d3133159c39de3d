/** What can be done to all that are chosen. */
import type { OpportunityStatus } from "@career-portrait/shared/contract";
import { Trash2, X } from "lucide-react";
import type { ReactNode } from "react";
import { t, tn } from "../../words/index.ts";
import type { KnownOpportunity } from "../../sync/database.ts";
import { Button } from "../../ui/Button.tsx";
import { StatusOptions } from "../Controls.tsx";
import done from "../../sync/DoneBar.module.css";
import { deleteAll, setStatus } from "../tracked.ts";
import styles from "./List.module.css";

interface Props {
  rows: readonly KnownOpportunity[];
  account: string;
  onDone: () => void;
}

export function SelectionBar({ rows, account, onDone }: Props): ReactNode {
  const move = (status: OpportunityStatus): void => void setStatus(account, rows, status).then(onDone);
  return (
    <div
      className={`${done.floating} ${styles.selection}`}
      role="group"
      aria-label={t("opportunities.chosen")}
      data-testid="selection"
      data-count={rows.length}
    >
      <b>{tn("opportunities.selected", rows.length)}</b>
      <select
        value=""
        aria-label={t("opportunities.moveTo")}
        onChange={(event) => move(event.target.value as OpportunityStatus)}
        data-testid="bulk-status"
      >
        <option value="" disabled>
          {t("opportunities.moveTo")}
        </option>
        <StatusOptions />
      </select>
      <Button
        kind="quiet"
        onClick={() => void deleteAll(account, rows).then(onDone)}
        data-testid="bulk-delete"
      >
        <Trash2 size={16} aria-hidden="true" />
        <span className={styles.word}>{t("opportunities.delete")}</span>
      </Button>
      <Button
        kind="quiet"
        icon
        aria-label={t("opportunities.selectNone")}
        title={t("opportunities.selectNone")}
        onClick={onDone}
        data-testid="select-none"
      >
        <X size={16} aria-hidden="true" />
      </Button>
    </div>
  );
}
