/** Puts a text on the clipboard, and says whether the browser let it. */
import { Check, Copy } from "lucide-react";
import { useState, type ReactNode } from "react";
import { t } from "../words/index.ts";
import { Button } from "./Button.tsx";
import styles from "./CopyText.module.css";

interface Props {
  text: string;
  label: string;
  kind?: "primary" | "plain";
}

export function CopyText({ text, label, kind = "plain" }: Props): ReactNode {
  const [state, setState] = useState<"idle" | "done" | "failed">("idle");
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setState("done"),
      () => setState("failed"),
    );
  };
  const Icon = state === "done" ? Check : Copy;
  return (
    <span className={styles.copy}>
      <Button kind={kind} onClick={copy} data-testid="copy">
        <Icon size={16} aria-hidden="true" />
        {label}
      </Button>
      <span role="status" data-testid="copied">
        {state === "done" && t("review.copied")}
        {state === "failed" && t("review.notCopied")}
      </span>
    </span>
  );
}
