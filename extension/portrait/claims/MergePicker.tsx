/** Choosing the claim that another is merged into: the likeliest first, or found by typing. */
import type { ClaimDetail } from "@career-portrait/shared/contract";
import { useId, useMemo, useState, type KeyboardEvent, type ReactNode } from "react";
import { t, tn } from "../../words/index.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./Claims.module.css";
import { mergeCandidates } from "./queue.ts";
import { claimName } from "./claim-name.ts";

/** As many as can be looked over. */
const SHOWN = 8;

interface Props {
  claim: ClaimDetail;
  claims: readonly ClaimDetail[];
  onMerge: (into: ClaimDetail) => void;
  onCancel: () => void;
}

export function MergePicker({ claim, claims, onMerge, onCancel }: Props): ReactNode {
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const listId = useId();
  const found = useMemo(() => mergeCandidates(claim, claims, typed).slice(0, SHOWN), [claim, claims, typed]);
  const chosen = found[Math.min(at, found.length - 1)];
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === "ArrowDown") setAt(Math.min(at + 1, found.length - 1));
    else if (event.key === "ArrowUp") setAt(Math.max(at - 1, 0));
    else if (event.key === "Enter" && chosen) onMerge(chosen);
    else if (event.key === "Escape") onCancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={styles.form} role="group" aria-label={t("merge.title")} data-testid="merge-picker">
      <p className={styles.small}>{t("merge.how")}</p>
      <label>
        {t("merge.search")}
        <input
          // The person has just asked to choose one.
          autoFocus
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-activedescendant={chosen ? `${listId}-${chosen.id}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={onKey}
          data-testid="merge-search"
        />
      </label>
      <ul id={listId} role="listbox" aria-label={t("merge.title")} className={styles.options}>
        {found.map((candidate) => (
          <li
            key={candidate.id}
            id={`${listId}-${candidate.id}`}
            role="option"
            aria-selected={candidate.id === chosen?.id}
            // Keys go to the field above, which names the option in view.
            onClick={() => onMerge(candidate)}
            data-testid="merge-option"
          >
            <span>{claimName(candidate)}</span>
            <small>
              {t(`claims.${candidate.review_status}`)}
              {" \u00b7 "}
              {tn("claims.quotes", candidate.evidence.length)}
            </small>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={styles.small}>{t("merge.none")}</p>}
      <div className={styles.formButtons}>
        <Button kind="quiet" onClick={onCancel}>
          {t("edit.cancel")}
        </Button>
      </div>
    </div>
  );
}
