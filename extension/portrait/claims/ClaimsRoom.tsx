/** Every claim that was read in your documents, with its words. */
import type { ClaimDetail, Document, Evidence } from "@career-portrait/shared/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Check, CheckCheck, X } from "lucide-react";
import { useState, type ReactNode } from "react";
import { t, tn } from "../../i18n/index.ts";
import { connectedApi } from "../../sync/api.ts";
import { Button } from "../../ui/Button.tsx";
import { Chip } from "../../ui/surfaces.tsx";
import type { RoomProps } from "../PortraitPage.tsx";
import styles from "../Portrait.module.css";
import { groupClaims, review } from "./claims.ts";

function EvidenceLine({
  evidence,
  documents,
}: {
  evidence: Evidence;
  documents: readonly Document[];
}): ReactNode {
  if (evidence.content === null) return null;
  const document = documents.find(({ id }) => id === evidence.source_document_id);
  const name = document ? (document.filename ?? t("evidence.story")) : t("evidence.stated");
  return (
    <figure>
      <blockquote>{evidence.content}</blockquote>
      <figcaption>
        {evidence.page === null ? name : t("evidence.page", { name, page: evidence.page })}
      </figcaption>
    </figure>
  );
}

/** As many quotes as help to judge a claim; the others open on demand. */
const FIRST_QUOTES = 2;

function Quotes({ claim, documents }: { claim: ClaimDetail; documents: readonly Document[] }): ReactNode {
  const seen = new Set<string>();
  const distinct = claim.evidence.filter(
    ({ content, page }) =>
      content !== null && !seen.has(`${page} ${content}`) && seen.add(`${page} ${content}`),
  );
  const lines = distinct.map((evidence) => (
    <EvidenceLine key={evidence.id} evidence={evidence} documents={documents} />
  ));
  const rest = lines.slice(FIRST_QUOTES);
  return (
    <div className={styles.evidence}>
      {lines.slice(0, FIRST_QUOTES)}
      {rest.length > 0 && (
        <details>
          <summary>{tn("evidence.more", rest.length)}</summary>
          <div className={styles.evidence}>{rest}</div>
        </details>
      )}
    </div>
  );
}

type Review = (claims: readonly ClaimDetail[], status: "accepted" | "rejected") => void;

function ClaimRow(props: {
  claim: ClaimDetail;
  documents: readonly Document[];
  onReview: Review;
}): ReactNode {
  const { claim, documents, onReview } = props;
  const { review_status: status } = claim;
  return (
    <li className={styles.claim} data-testid="claim-row" data-status={status} data-type={claim.type}>
      <div>
        <p className={styles.label} data-testid="claim-label">
          {claim.label}
        </p>
        {claim.description && <p className={styles.sub}>{claim.description}</p>}
        <Quotes claim={claim} documents={documents} />
      </div>
      <div className={styles.buttons}>
        <Chip tone={status === "accepted" ? "accent" : "quiet"}>{t(`claims.${status}`)}</Chip>
        {status !== "accepted" && (
          <Button
            kind="quiet"
            icon
            aria-label={t("claims.accept", { label: claim.label })}
            data-testid="claim-accept"
            onClick={() => onReview([claim], "accepted")}
          >
            <Check size={16} aria-hidden="true" />
          </Button>
        )}
        {status !== "rejected" && (
          <Button
            kind="quiet"
            icon
            aria-label={t("claims.reject", { label: claim.label })}
            data-testid="claim-reject"
            onClick={() => onReview([claim], "rejected")}
          >
            <X size={16} aria-hidden="true" />
          </Button>
        )}
      </div>
    </li>
  );
}

export function ClaimsRoom({ connection, portrait }: RoomProps): ReactNode {
  const queries = useQueryClient();
  const [failed, setFailed] = useState(false);
  const proposed = portrait.claims.filter((claim) => claim.review_status === "proposed");
  const onReview: Review = (claims, status) => {
    setFailed(false);
    review(connectedApi(connection), claims, status).then(
      // The backend has dated the change: stored scores older than it no longer stand.
      () => queries.invalidateQueries({ queryKey: ["refresh"] }),
      () => setFailed(true),
    );
  };
  return (
    <>
      {failed && <p role="alert">{t("claims.notKept")}</p>}
      {proposed.length > 0 && (
        <section className={styles.section}>
          <p className={styles.lead}>{tn("claims.waiting", proposed.length)}</p>
          <Button
            kind="primary"
            onClick={() => onReview(proposed, "accepted")}
            data-testid="claims-accept-all"
          >
            <CheckCheck size={16} aria-hidden="true" />
            {t("claims.acceptAll")}
          </Button>
        </section>
      )}
      {groupClaims(portrait.claims).map(({ type, claims }) => (
        <section className={styles.section} key={type} data-testid="claim-group" data-type={type}>
          <div className={styles.sectionHead}>
            <h2>
              {t(`claimType.${type}`)}
              <small>{claims.length}</small>
            </h2>
          </div>
          <ul>
            {claims.map((claim) => (
              <ClaimRow key={claim.id} claim={claim} documents={portrait.documents} onReview={onReview} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
