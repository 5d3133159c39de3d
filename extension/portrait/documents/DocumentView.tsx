/** A document opened: its text with every quote marked, beside the claims that were read in it. */
import type {
  ClaimDetail,
  ClaimType,
  Document,
  Evidence,
  ReviewStatus,
} from "@career-portrait/shared/contract";
import { Check, Circle, CloudOff, X } from "lucide-react";
import { useMemo, useState, type ReactNode } from "react";
import { formatDay, t, tn } from "../../words/index.ts";
import type { Connection } from "../../connection/connection.ts";
import { placeAt } from "../../ui/route.ts";
import { Notice, Skeleton } from "../../ui/surfaces.tsx";
import { CLAIM_TYPES } from "../claims/queue.ts";
import styles from "./Documents.module.css";
import { DocumentText, type Quote } from "./DocumentText.tsx";
import { useDocumentText } from "./texts.ts";
import { claimName } from "../claims/claim-name.ts";

/** The places in this document that claims quote. */
export function quotesIn(claims: readonly ClaimDetail[], documentId: string): Quote[] {
  return claims.flatMap(({ evidence }) =>
    evidence.flatMap((piece) => (piece.source_document_id === documentId ? quoteOf(piece) : [])),
  );
}

function quoteOf({ id, content, page, start, end }: Evidence): Quote[] {
  return content === null || page === null || start === null || end === null
    ? []
    : [{ id, content, page, start, end }];
}

/** Text lines of different lengths, in the place of a page that is coming. */
export function TextSkeleton(): ReactNode {
  return (
    <div className={styles.textSkeleton} data-testid="text-loading">
      {[62, 88, 94, 71, 90, 83, 40, 92, 86, 67].map((width, index) => (
        <Skeleton key={index} width={`${width}%`} height={12} />
      ))}
    </div>
  );
}

interface Props {
  document: Document;
  /** What it is called in the list. */
  name: string;
  claims: readonly ClaimDetail[];
  connection: Connection;
}

function StatusIcon({ status }: { status: ReviewStatus }): ReactNode {
  const look = { size: 14, role: "img", "aria-label": t(`claims.${status}`) } as const;
  if (status === "accepted") return <Check {...look} color="var(--met)" />;
  return status === "rejected" ? <X {...look} /> : <Circle {...look} />;
}

function ClaimList(props: {
  type: ClaimType;
  claims: readonly ClaimDetail[];
  picked: string | null;
  onPick: (claim: ClaimDetail) => void;
}): ReactNode {
  const { type, claims, picked, onPick } = props;
  if (claims.length === 0) return null;
  return (
    <section>
      <h3>
        {t(`claimType.${type}`)} <small>{claims.length}</small>
      </h3>
      <ul>
        {claims.map((claim) => (
          <li key={claim.id}>
            <button
              type="button"
              aria-pressed={claim.id === picked}
              onClick={() => onPick(claim)}
              data-testid="document-claim"
              data-status={claim.review_status}
            >
              <span>{claimName(claim)}</span>
              <StatusIcon status={claim.review_status} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function DocumentView({ document, name, claims, connection }: Props): ReactNode {
  const pages = useDocumentText(document.id, connection);
  const [picked, setPicked] = useState<string | null>(null);
  const own = useMemo(
    () => claims.filter(({ evidence }) => evidence.some((piece) => piece.source_document_id === document.id)),
    [claims, document.id],
  );
  const quotes = useMemo(() => quotesIn(own, document.id), [own, document.id]);
  const claim = own.find(({ id }) => id === picked);
  const focus = claim?.evidence.map(({ id }) => id) ?? [];
  const onQuotes = (ids: string[]): void => {
    // The narrowest quote there is the claim one means.
    const lengths = new Map(quotes.map((quote) => [quote.id, quote.end - quote.start]));
    const [id] = ids.toSorted((a, b) => lengths.get(a)! - lengths.get(b)!);
    setPicked(own.find(({ evidence }) => evidence.some((piece) => piece.id === id))?.id ?? null);
  };
  return (
    <section data-testid="document-view" data-id={document.id}>
      <a className={styles.back} href={placeAt("portrait", "documents")}>
        {"\u2190 "}
        {t("document.back")}
      </a>
      <h2 className={styles.title}>{name}</h2>
      <p className={styles.lead}>
        {[
          tn("documents.claims", own.length),
          tn("documents.quotes", quotes.length),
          t("document.added", { day: formatDay(document.created_at) }),
        ].join(" \u00b7 ")}
      </p>
      <div className={styles.reading}>
        <div className={styles.textPane}>
          {pages === undefined && <TextSkeleton />}
          {pages === null && (
            <Notice icon={CloudOff} tone="warn" testId="text-away">
              {t("document.away")}
            </Notice>
          )}
          {pages?.length === 0 && <p className={styles.sub}>{t("document.noText")}</p>}
          {pages && pages.length > 0 && (
            <DocumentText name={name} pages={pages} quotes={quotes} focus={focus} onPick={onQuotes} />
          )}
        </div>
        <div className={styles.inspector} role="region" aria-label={t("document.claims")} tabIndex={-1}>
          <p className={styles.sub}>{t("document.hint")}</p>
          {CLAIM_TYPES.map((type) => (
            <ClaimList
              key={type}
              type={type}
              claims={own.filter((candidate) => candidate.type === type)}
              picked={picked}
              onPick={({ id }) => setPicked(id)}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
