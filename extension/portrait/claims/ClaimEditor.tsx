/** A claim's words, to be put right. */
import { type ClaimDetail, type ClaimType } from "@career-portrait/shared/contract";
import { useId, useState, type KeyboardEvent, type ReactNode } from "react";
import { t } from "../../words/index.ts";
import type { ClaimWords } from "../../sync/database.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./Claims.module.css";
import { changedWords } from "./actions.ts";
import { CLAIM_TYPES } from "./queue.ts";

/** As the contract has it: the most characters of a label and of a description. */
const LABEL_MAX = 300;
const DESCRIPTION_MAX = 5000;

interface Props {
  claim: ClaimDetail;
  /** `words` is null when nothing was changed. */
  onSave: (words: ClaimWords | null, accept: boolean) => void;
  onCancel: () => void;
}

export function ClaimEditor({ claim, onSave, onCancel }: Props): ReactNode {
  const [label, setLabel] = useState(claim.label);
  const [description, setDescription] = useState(claim.description ?? "");
  const [type, setType] = useState<ClaimType>(claim.type);
  const keysId = useId();
  const valid = label.trim() !== "";
  const save = (accept: boolean): void => {
    if (valid) onSave(changedWords(claim, { label, description, type }), accept);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === "Escape") onCancel();
    else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) save(true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <form
      className={styles.form}
      aria-label={t("edit.claim")}
      onKeyDown={onKey}
      onSubmit={(event) => {
        event.preventDefault();
        save(false);
      }}
      data-testid="claim-editor"
    >
      <label>
        {t("edit.label")}
        <input
          // The person has just asked to edit these words.
          autoFocus
          value={label}
          maxLength={LABEL_MAX}
          required
          onChange={(event) => setLabel(event.target.value)}
          data-testid="edit-label"
        />
      </label>
      <label>
        {t("edit.description")}
        <textarea
          value={description}
          maxLength={DESCRIPTION_MAX}
          rows={3}
          onChange={(event) => setDescription(event.target.value)}
          data-testid="edit-description"
        />
      </label>
      <label>
        {t("edit.type")}
        <select
          value={type}
          onChange={(event) => setType(event.target.value as ClaimType)}
          data-testid="edit-type"
        >
          {CLAIM_TYPES.map((kind) => (
            <option key={kind} value={kind}>
              {t(`claimKind.${kind}`)}
            </option>
          ))}
        </select>
      </label>
      <div className={styles.formButtons}>
        {claim.review_status === "accepted" ? (
          <Button kind="primary" type="submit" disabled={!valid} data-testid="edit-save">
            {t("edit.save")}
          </Button>
        ) : (
          <>
            <Button
              kind="primary"
              disabled={!valid}
              onClick={() => save(true)}
              data-testid="edit-save-accept"
            >
              {t("edit.saveAccept")}
            </Button>
            <Button type="submit" disabled={!valid} data-testid="edit-save">
              {t("edit.save")}
            </Button>
          </>
        )}
        <Button kind="quiet" onClick={onCancel}>
          {t("edit.cancel")}
        </Button>
      </div>
      {claim.review_status !== "accepted" && (
        <p className={styles.small} id={keysId}>
          {t("edit.keys")}
        </p>
      )}
    </form>
  );
}
