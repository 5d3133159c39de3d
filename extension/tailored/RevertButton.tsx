/** Gives a text back as it was written, and says when that was not possible. */
import { RotateCcw } from "lucide-react";
import { useState, type ReactNode } from "react";
import { t } from "../words/index.ts";
import { Button } from "../ui/Button.tsx";
import editor from "./Editor.module.css";
import { refusedBy } from "./refusals.ts";

interface Props {
  revert: () => Promise<void>;
  /** What it will be again; with it only the icon is seen. */
  to?: string;
  /** Which of several it gives back. */
  about?: string;
}

export function RevertButton({ revert, to, about }: Props): ReactNode {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const again = to ?? about;
  const words = again === undefined ? t("tailored.revert") : t("tailored.revertTo", { text: again });
  const giveBack = (): void => {
    setProblem(null);
    setBusy(true);
    revert()
      .catch((error: unknown) => setProblem(refusedBy(error).message))
      .finally(() => setBusy(false));
  };
  return (
    <>
      <Button
        kind="quiet"
        icon={to !== undefined}
        disabled={busy}
        onClick={giveBack}
        aria-label={words}
        title={words}
        data-testid="field-revert"
      >
        <RotateCcw size={16} aria-hidden="true" />
        {to === undefined && t("tailored.revert")}
      </Button>
      {problem !== null && (
        <span className={editor.problem} role="alert" data-testid="field-error">
          {problem}
        </span>
      )}
    </>
  );
}
