/** Your documents: bring them, and see what each one gave. */
import type { Document } from "@career-portrait/shared/contract";
import type { ReactNode } from "react";
import { formatDay, t, tn } from "../../i18n/index.ts";
import { Chip } from "../../ui/surfaces.tsx";
import type { RoomProps } from "../PortraitPage.tsx";
import styles from "../Portrait.module.css";
import { UploadBox } from "./Upload.tsx";

function DocumentRow({ document }: { document: Document }): ReactNode {
  const tone = document.status === "failed" ? "stop" : document.status === "ready" ? "accent" : "quiet";
  return (
    <li data-testid="document-row" data-status={document.status}>
      <div>
        <p className={styles.label}>{document.filename ?? t("evidence.story")}</p>
        <p className={styles.sub}>
          {document.error ?? tn("documents.quotes", document.evidence_count)} ·{" "}
          {formatDay(document.created_at)}
        </p>
      </div>
      <Chip tone={tone}>{t(`documents.${document.status}`)}</Chip>
    </li>
  );
}

export function DocumentsRoom({ connection, portrait }: RoomProps): ReactNode {
  return (
    <>
      <UploadBox connection={connection} documents={portrait.documents} />
      {portrait.documents.length > 0 && (
        <section className={styles.section}>
          <div className={styles.sectionHead}>
            <h2>{t("documents.title")}</h2>
          </div>
          <ul className={styles.documents}>
            {portrait.documents.map((document) => (
              <DocumentRow key={document.id} document={document} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
