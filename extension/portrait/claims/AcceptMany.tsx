/** Accepting every claim above a confidence, after seeing which those are. */
import type { ClaimDetail } from "@career-portrait/shared/contract";
import { CheckCheck } from "lucide-react";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { t, tn } from "../../words/index.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./Claims.module.css";
import { percent } from "./Confidence.tsx";
import { CLAIM_TYPES, surerThan } from "./queue.ts";
import { claimName } from "./claim-name.ts";

const FIRST = 80;

interface Props {
  /** Those that wait and fit the filter. */
  waiting: readonly ClaimDetail[];
  onAccept: (claims: ClaimDetail[]) => void;
  onClose: () => void;
}

export function AcceptMany({ waiting, onAccept, onClose }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [from, setFrom] = useState(FIRST);
  const [doubtful, setDoubtful] = useState(false);
  const titleId = useId();
  const chosen = surerThan(waiting, from / 100, doubtful);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      data-testid="accept-many"
    >
      <h2 id={titleId}>{t("above.title")}</h2>
      <label className={styles.range}>
        <span>{t("above.from")}</span>
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={from}
          onChange={(event) => setFrom(Number(event.target.value))}
          data-testid="accept-from"
        />
        <output>{percent(from / 100)}</output>
      </label>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={doubtful}
          onChange={(event) => setDoubtful(event.target.checked)}
          data-testid="accept-doubtful"
        />
        {t("above.doubtful")}
      </label>
      <p className={styles.preview} role="status" data-testid="accept-preview" data-count={chosen.length}>
        {tn("above.preview", chosen.length)}
        {chosen.length < waiting.length && <small> {tn("above.left", waiting.length - chosen.length)}</small>}
      </p>
      <div className={styles.previewList} role="region" aria-label={t("above.title")} tabIndex={0}>
        {CLAIM_TYPES.map((type) => {
          const own = chosen
            .filter((claim) => claim.type === type)
            .toSorted((a, b) => a.confidence - b.confidence);
          return own.length === 0 ? null : (
            <section key={type}>
              <h3>
                {t(`claimType.${type}`)} <small>{own.length}</small>
              </h3>
              <ul>
                {own.map((claim) => (
                  <li key={claim.id}>
                    <span>{claimName(claim)}</span>
                    <small>{percent(claim.confidence)}</small>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
      <div className={styles.formButtons}>
        <Button
          kind="primary"
          disabled={chosen.length === 0}
          onClick={() => {
            onAccept(chosen);
            dialog.current?.close();
          }}
          data-testid="accept-many-do"
        >
          <CheckCheck size={16} aria-hidden="true" />
          {tn("above.accept", chosen.length)}
        </Button>
        <Button kind="quiet" onClick={() => dialog.current?.close()}>
          {t("edit.cancel")}
        </Button>
      </div>
    </dialog>
  );
}
