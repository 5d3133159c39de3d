/** Whether this browser reminds of what is due; where it may not yet, the button that asks. */
import { Bell } from "lucide-react";
import type { ReactNode } from "react";
import { useGranted } from "../../connection/granted.ts";
import { t } from "../../words/index.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "../case/Case.module.css";
import { askToRemind, NOTIFICATIONS } from "./notify.ts";

export function Reminding(): ReactNode {
  const may = useGranted(NOTIFICATIONS);
  if (may === null) return null;
  return (
    <p className={styles.reminding} data-testid="reminding" data-may={may}>
      <Bell size={14} aria-hidden="true" />
      {may ? (
        t("reminders.on")
      ) : (
        <Button kind="quiet" onClick={() => void askToRemind()} data-testid="remind-me">
          {t("reminders.ask")}
        </Button>
      )}
    </p>
  );
}
