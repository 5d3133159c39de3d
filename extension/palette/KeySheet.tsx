/** The keys that do something where one is. */
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { Button } from "../ui/Button.tsx";
import { keyName, shortcutsInForce } from "../ui/shortcuts.ts";
import { t } from "../words/index.ts";
import styles from "./Palette.module.css";

/** @param command the keys of the palette, where there is one */
export function KeySheet(props: { command: string | null; onClose: () => void }): ReactNode {
  const { command, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [keys] = useState(shortcutsInForce);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={titleId}
      onClose={onClose}
      data-testid="key-sheet"
    >
      <h2 id={titleId}>{t("shortcut.title")}</h2>
      <p className={styles.how}>{t("shortcut.how")}</p>
      <dl>
        {command !== null && (
          <div>
            <dt>
              <kbd>{command}</kbd>
            </dt>
            <dd>{t("shortcut.find")}</dd>
          </div>
        )}
        {keys.map(({ key, says }) => (
          <div key={key} data-testid="key-row" data-key={key}>
            <dt>
              <kbd>{keyName(key)}</kbd>
            </dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
      <Button onClick={() => dialog.current?.close()} data-testid="keys-close">
        {t("shortcut.close")}
      </Button>
    </dialog>
  );
}
