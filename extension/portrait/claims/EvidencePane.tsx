/** The document that shows a claim, scrolled to the words. */
import type { ClaimDetail, Document, Evidence } from "@career-portrait/shared/contract";
import { CloudOff } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../../words/index.ts";
import type { Connection } from "../../connection/connection.ts";
import { placeAt } from "../../ui/route.ts";
import { Notice } from "../../ui/surfaces.tsx";
import { DocumentText } from "../documents/DocumentText.tsx";
import { quotesIn, TextSkeleton } from "../documents/DocumentView.tsx";
import { useDocumentText } from "../documents/texts.ts";
import styles from "./Review.module.css";

interface Props {
  claim: ClaimDetail;
  /** The quote to show; null when nothing but the person's word stands behind the claim. */
  piece: Evidence | null;
  document: Document | null;
  name: string;
  connection: Connection;
}

export function EvidencePane({ claim, piece, document, name, connection }: Props): ReactNode {
  const pages = useDocumentText(document?.id ?? null, connection);
  if (piece === null || document === null) {
    return (
      <div className={styles.pane}>
        <p className={styles.noText}>{t("queue.noText")}</p>
      </div>
    );
  }
  return (
    <div className={styles.pane} data-testid="evidence-pane">
      <p className={styles.paneHead}>
        <span>{name}</span>
        <a href={placeAt("portrait", "documents", document.id)}>{t("queue.open")}</a>
      </p>
      {pages === undefined && <TextSkeleton />}
      {pages === null && (
        <Notice icon={CloudOff} tone="warn" testId="text-away">
          {t("document.away")}
        </Notice>
      )}
      {pages && (
        <DocumentText name={name} pages={pages} quotes={quotesIn([claim], document.id)} focus={[piece.id]} />
      )}
    </div>
  );
}
