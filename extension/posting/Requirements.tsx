/** Everything the posting asks for, must first, each with the evidence that meets it or what would close the gap. */
import type { Document, MatchedEvidence } from "@career-portrait/shared/contract";
import { ChevronRight, CornerDownRight } from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import { t, tn } from "../words/index.ts";
import { Mark } from "../ui/Mark.tsx";
import { useRows } from "../ui/rows.ts";
import { Dismissed, RowCorrections, type Correcting } from "./Correcting.tsx";
import type { RequirementRow } from "./explained.ts";
import { HighlightedQuote } from "./HighlightedQuote.tsx";
import styles from "./Posting.module.css";

/** Where a quote stands: the document's name and page, or that the person said so. */
export function sourceOf(evidence: MatchedEvidence, documents: readonly Document[]): string {
  if (evidence.source_document_id === null) return t("evidence.stated");
  const document = documents.find(({ id }) => id === evidence.source_document_id);
  const name = document?.filename ?? t(document?.type === "story" ? "evidence.story" : "evidence.document");
  return evidence.page === null ? name : t("evidence.page", { name, page: evidence.page });
}

function Quote(props: {
  asked: string;
  evidence: MatchedEvidence;
  documents: readonly Document[];
}): ReactNode {
  return (
    <figure className={styles.quote} data-testid="requirement-quote">
      <blockquote>
        <HighlightedQuote asked={props.asked} quote={props.evidence.content} />
      </blockquote>
      <figcaption>{sourceOf(props.evidence, props.documents)}</figcaption>
    </figure>
  );
}

interface Shared {
  documents: readonly Document[];
  correcting: Correcting;
}

function Row(props: Shared & { row: RequirementRow }): ReactNode {
  const { row, documents, correcting } = props;
  const [open, setOpen] = useState(false);
  const detailId = useId();
  const best = row.evidence[0]?.content ?? row.closes;
  return (
    <li
      className={styles.row}
      data-open={open}
      data-testid="requirement"
      data-importance={row.importance}
      data-mark={row.mark}
    >
      <button
        type="button"
        className={styles.rowButton}
        aria-expanded={open}
        aria-controls={detailId}
        data-row="true"
        onClick={() => setOpen(!open)}
      >
        <Mark kind={row.mark} />
        <span className={styles.rowText}>
          <span className={styles.asked}>{row.text}</span>
          {!open && best && <span className={styles.best}>{best}</span>}
        </span>
        <ChevronRight size={16} className={styles.turn} aria-hidden="true" />
      </button>
      {open && (
        <div className={styles.detail} id={detailId} data-testid="requirement-detail">
          {row.evidence.map((evidence) => (
            <Quote key={evidence.id} asked={row.text} evidence={evidence} documents={documents} />
          ))}
          {row.why && <p className={styles.why}>{row.why}</p>}
          {row.closes && (
            <p className={styles.closes}>
              <CornerDownRight size={16} aria-hidden="true" />
              <span>{row.closes}</span>
            </p>
          )}
          {row.mark === "unknown" && <p className={styles.why}>{t("requirement.unknown")}</p>}
          <RowCorrections row={row} correcting={correcting} />
        </div>
      )}
    </li>
  );
}

interface Rows extends Shared {
  rows: RequirementRow[];
}

function Group({ importance, rows: all, ...shared }: Rows & { importance: "must" | "nice" }): ReactNode {
  const rows = all.filter((row) => row.importance === importance);
  if (rows.length === 0) return null;
  const met = rows.filter(({ mark }) => mark === "met").length;
  // What no portrait shows does not count against anybody.
  const counted = rows.filter(({ mark }) => mark !== "unknowable").length;
  const scored = rows.some(({ mark }) => mark !== "unknown");
  return (
    <>
      <h2 className={styles.group}>
        {t(importance === "must" ? "requirements.must" : "requirements.nice")}
        <span>
          {scored ? t("requirements.met", { met, count: counted }) : tn("requirements.count", rows.length)}
        </span>
      </h2>
      <ul>
        {rows.map((row) => (
          <Row key={`${row.importance} ${row.text}`} row={row} {...shared} />
        ))}
      </ul>
    </>
  );
}

export function Requirements(props: Rows): ReactNode {
  const list = useRows("[data-testid=requirement]");
  return (
    <section ref={list} className={styles.requirements} aria-label={t("requirements.name")}>
      <Group importance="must" {...props} />
      <Group importance="nice" {...props} />
      <Dismissed correcting={props.correcting} />
    </section>
  );
}
