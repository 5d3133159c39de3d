/** A claim among all claims: what it says, how sure that is, its quotes on demand, and what can be done with it. */
import type { ClaimDetail, Document } from "@career-portrait/shared/contract";
import { Check, GitMerge, Pencil, Trash2, X, type LucideIcon } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { t, tn } from "../../words/index.ts";
import { About, Button } from "../../ui/Button.tsx";
import { placeAt } from "../../ui/route.ts";
import { Chip } from "../../ui/surfaces.tsx";
import { ClaimEditor } from "./ClaimEditor.tsx";
import styles from "./Claims.module.css";
import { Confidence, IssueChips } from "./Confidence.tsx";
import { deleteClaim, dismissIssues, editClaim, mergeClaim, reviewClaims } from "./actions.ts";
import { MergePicker } from "./MergePicker.tsx";
import { claimName } from "./claim-name.ts";

function Quotes(props: {
  claim: ClaimDetail;
  documents: readonly Document[];
  nameOf: (document: Document) => string;
}): ReactNode {
  const { claim, documents, nameOf } = props;
  const quoted = claim.evidence.filter(({ content }) => content !== null);
  if (quoted.length === 0) return null;
  return (
    <ul className={styles.quotes}>
      {quoted.map(({ id, content, page, source_document_id }) => {
        const document = documents.find((candidate) => candidate.id === source_document_id);
        return (
          <li key={id}>
            <blockquote>{content}</blockquote>
            {document ? (
              <a href={placeAt("portrait", "documents", document.id)}>
                {page === null || document.type === "story"
                  ? nameOf(document)
                  : t("evidence.page", { name: nameOf(document), page })}
              </a>
            ) : (
              <small>{t("evidence.stated")}</small>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function evidenceWords({ evidence }: ClaimDetail): string {
  const quotes = evidence.filter(({ source_document_id }) => source_document_id !== null).length;
  if (quotes > 0) return tn("claims.quotes", quotes);
  return t(evidence.length > 0 ? "claims.stated" : "claims.noQuote");
}

function Act(props: { icon: LucideIcon; label: string; testId: string; onClick: () => void }): ReactNode {
  const { icon: Icon, label, testId, onClick } = props;
  return (
    <Button kind="quiet" icon aria-label={label} title={label} data-testid={testId} onClick={onClick}>
      <Icon size={16} aria-hidden="true" />
    </Button>
  );
}

interface Props {
  claim: ClaimDetail;
  claims: readonly ClaimDetail[];
  documents: readonly Document[];
  account: string;
  nameOf: (document: Document) => string;
}

export function ClaimRow({ claim, claims, documents, account, nameOf }: Props): ReactNode {
  const { review_status: status } = claim;
  const label = claimName(claim);
  const [mode, setMode] = useState<"view" | "edit" | "merge">("view");
  const row = useRef<HTMLLIElement>(null);
  const view = (): void => {
    setMode("view");
    row.current?.focus();
  };
  return (
    <li
      ref={row}
      tabIndex={-1}
      className={styles.row}
      data-testid="claim-row"
      data-status={status}
      data-type={claim.type}
      data-id={claim.id}
    >
      <div className={styles.what}>
        <p className={styles.label} data-testid="claim-label">
          {label}
        </p>
        {claim.description && claim.description !== claim.label && (
          <p className={styles.small}>{claim.description}</p>
        )}
        <div className={styles.facts}>
          <Chip tone={status === "accepted" ? "accent" : "quiet"}>{t(`claims.${status}`)}</Chip>
          <Confidence confidence={claim.confidence} />
          <IssueChips claim={claim} />
          {claim.issues.length > 0 && (
            <Button
              kind="quiet"
              onClick={() => void dismissIssues(account, claim)}
              data-testid="issue-dismiss"
            >
              {t("issue.dismiss")}
              <About>{label}</About>
            </Button>
          )}
        </div>
        {claim.evidence.some(({ content }) => content !== null) ? (
          <details data-testid="claim-quotes">
            <summary>{evidenceWords(claim)}</summary>
            <Quotes claim={claim} documents={documents} nameOf={nameOf} />
          </details>
        ) : (
          <p className={styles.small}>{evidenceWords(claim)}</p>
        )}
        {mode === "edit" && (
          <ClaimEditor
            claim={claim}
            onCancel={view}
            onSave={(words, accept) => {
              const edited = words ? editClaim(account, claim, words) : Promise.resolve();
              if (accept) void edited.then(() => reviewClaims(account, [{ ...claim, ...words }], "accepted"));
              view();
            }}
          />
        )}
        {mode === "merge" && (
          <MergePicker
            claim={claim}
            claims={claims}
            onCancel={view}
            onMerge={(into) => void mergeClaim(account, claim, into.id)}
          />
        )}
      </div>
      <div className={styles.acts}>
        {status !== "accepted" && (
          <Act
            icon={Check}
            label={t("claims.accept", { label })}
            testId="claim-accept"
            onClick={() => void reviewClaims(account, [claim], "accepted")}
          />
        )}
        {status !== "rejected" && (
          <Act
            icon={X}
            label={t("claims.reject", { label })}
            testId="claim-reject"
            onClick={() => void reviewClaims(account, [claim], "rejected")}
          />
        )}
        <Act
          icon={Pencil}
          label={t("claims.edit", { label })}
          testId="claim-edit"
          onClick={() => setMode(mode === "edit" ? "view" : "edit")}
        />
        <Act
          icon={GitMerge}
          label={t("claims.merge", { label })}
          testId="claim-merge"
          onClick={() => setMode(mode === "merge" ? "view" : "merge")}
        />
        <Act
          icon={Trash2}
          label={t("claims.delete", { label })}
          testId="claim-delete"
          onClick={() => void deleteClaim(account, claim)}
        />
      </div>
    </li>
  );
}
