/** The claim in focus: what it says, the words it was read from, what is doubtful, and what can be done with it. */
import type { ClaimDetail, Evidence } from "@career-portrait/shared/contract";
import { Check, ChevronRight, GitMerge, Pencil, TriangleAlert, X } from "lucide-react";
import type { ReactNode } from "react";
import { phraseInWords } from "../../words/explanation.ts";
import { t } from "../../words/index.ts";
import { Button, Key } from "../../ui/Button.tsx";
import { Chip } from "../../ui/surfaces.tsx";
import { Confidence } from "./Confidence.tsx";
import styles from "./Review.module.css";
import { claimName } from "./claim-name.ts";

function Quote(props: {
  pieces: readonly Evidence[];
  at: number;
  source: string;
  onNext: () => void;
}): ReactNode {
  const { pieces, at, source, onNext } = props;
  const piece = pieces[at];
  if (!piece) return null;
  return (
    <figure className={styles.quote} data-testid="review-quote">
      <blockquote>{piece.content}</blockquote>
      <figcaption>
        <span>{source}</span>
        {pieces.length > 1 && (
          <Button kind="quiet" onClick={onNext} data-testid="next-quote">
            {t("queue.quoteOf", { index: at + 1, count: pieces.length })}
            <ChevronRight size={16} role="img" aria-label={t("queue.nextQuote")} />
            <Key>N</Key>
          </Button>
        )}
      </figcaption>
    </figure>
  );
}

function Issues({ claim, onDismiss }: { claim: ClaimDetail; onDismiss: () => void }): ReactNode {
  if (claim.issues.length === 0) return null;
  return (
    <div className={styles.issues}>
      <ul>
        {claim.issues.map(({ id, type, message, explanation }) => (
          <li key={id} data-testid="claim-issue" data-type={type}>
            <TriangleAlert size={16} aria-hidden="true" />
            <p>
              <b>{t(`issue.${type}`)}.</b> {phraseInWords(explanation, message)}
            </p>
          </li>
        ))}
      </ul>
      <Button kind="quiet" onClick={onDismiss} data-testid="issue-dismiss">
        {t("issue.dismiss")}
        <Key>I</Key>
      </Button>
    </div>
  );
}

export interface Doers {
  accept: () => void;
  reject: () => void;
  edit: () => void;
  merge: () => void;
  dismiss: () => void;
  nextQuote: () => void;
}

interface Props {
  claim: ClaimDetail;
  pieces: readonly Evidence[];
  at: number;
  /** Where the quote stands, in words. */
  source: string;
  doers: Doers;
}

export function ClaimCard({ claim, pieces, at, source, doers }: Props): ReactNode {
  return (
    <>
      <div className={styles.meta}>
        <Chip>{t(`claimKind.${claim.type}`)}</Chip>
        <Confidence confidence={claim.confidence} />
      </div>
      <h2 className={styles.label} data-testid="review-label">
        {claimName(claim)}
      </h2>
      {claim.description && claim.description !== claim.label && (
        <p className={styles.description}>{claim.description}</p>
      )}
      <Quote pieces={pieces} at={at} source={source} onNext={doers.nextQuote} />
      <Issues claim={claim} onDismiss={doers.dismiss} />
      <div className={styles.verdict}>
        <Button kind="primary" wide onClick={doers.accept} data-testid="review-accept">
          <Check size={16} aria-hidden="true" />
          {t("queue.accept")}
          <Key>A</Key>
        </Button>
        <Button wide onClick={doers.reject} data-testid="review-reject">
          <X size={16} aria-hidden="true" />
          {t("queue.reject")}
          <Key>R</Key>
        </Button>
        <Button kind="quiet" onClick={doers.edit} data-testid="review-edit">
          <Pencil size={16} aria-hidden="true" />
          {t("queue.edit")}
          <Key>E</Key>
        </Button>
        <Button kind="quiet" onClick={doers.merge} data-testid="review-merge">
          <GitMerge size={16} aria-hidden="true" />
          {t("queue.merge")}
          <Key>M</Key>
        </Button>
      </div>
    </>
  );
}
