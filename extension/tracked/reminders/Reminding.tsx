/** Whether this browser reminds of what is due; where it may not yet, the button that asks. */
import { Bell } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import { browser } from "wxt/browser";
import { t } from "../../words/index.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "../case/Case.module.css";
import { askToRemind, mayRemind } from "./notify.ts";

function useMayRemind(): boolean | null {
  const [may, setMay] = useState<boolean | null>(null);
  useEffect(() => {
    let current = true;
    const check = (): void => void mayRemind().then((held) => current && setMay(held));
    check();
    browser.permissions.onAdded.addListener(check);
    browser.permissions.onRemoved.addListener(check);
    return () => {
      current = false;
      browser.permissions.onAdded.removeListener(check);
      browser.permissions.onRemoved.removeListener(check);
    };
  }, []);
  return may;
}

export function Reminding(): ReactNode {
  const may = useMayRemind();
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
