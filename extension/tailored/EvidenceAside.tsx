/** What stands behind the words that are looked at: beside them, or at the foot of a narrow window. */
import { Quote, X } from "lucide-react";
import type { ReactNode } from "react";
import { t, tn } from "../words/index.ts";
import type { Proof } from "../portrait/profile/review.ts";
import { Button } from "../ui/Button.tsx";
import { placeAt } from "../ui/route.ts";
import { EVIDENCE_ID, type Shown } from "./editing.ts";
import { backingOf, type Backing, type Known } from "./evidence.ts";
import styles from "./Evidence.module.css";

function QuoteOf({ proof: { evidence, document, claim } }: { proof: Proof }): ReactNode {
  const name = document ? (document.filename ?? t("evidence.story")) : t("evidence.stated");
  const place = evidence.page === null ? name : t("evidence.page", { name, page: evidence.page });
  return (
    <figure data-testid="evidence-quote">
      {evidence.content && evidence.content !== claim.label && <blockquote>{evidence.content}</blockquote>}
      <figcaption>
        {document ? <a href={placeAt("portrait", "documents", document.id)}>{place}</a> : place}
      </figcaption>
    </figure>
  );
}

const WHERE = {
  role: "workHistory",
  project: "projects",
  venture: "ventures",
} as const;

/** A quote that is the claim's own words says nothing more where there is another. */
function telling({ label, proofs }: Backing): Proof[] {
  const other = proofs.filter(({ evidence }) => evidence.content !== null && evidence.content !== label);
  return other.length > 0 ? other : proofs.slice(0, 1);
}

function BackingItem({ backing }: { backing: Backing }): ReactNode {
  const { kind, label } = backing;
  const proofs = telling(backing);
  return (
    <li data-testid="evidence-item" data-kind={kind}>
      <p className={styles.label}>{label}</p>
      {kind === "claim" ? (
        proofs.map((proof) => <QuoteOf key={proof.evidence.id} proof={proof} />)
      ) : (
        <p className={styles.from}>
          <a href={placeAt("portrait", "profile", WHERE[kind])}>{t(`section.${WHERE[kind]}`)}</a>
        </p>
      )}
      {kind === "claim" && proofs.length === 0 && <p className={styles.from}>{t("evidence.stated")}</p>}
    </li>
  );
}

function Piece({
  text,
  ids,
  known,
  named,
}: {
  text: string;
  ids: readonly string[];
  known: Known;
  named: boolean;
}) {
  const { backings, unknown } = backingOf(ids, known);
  return (
    <>
      {named && <p className={styles.said}>{text}</p>}
      {backings.length > 0 && (
        <ul className={styles.items}>
          {backings.map((backing) => (
            <BackingItem key={backing.id} backing={backing} />
          ))}
        </ul>
      )}
      {unknown > 0 && <p className={styles.none}>{tn("tailored.evidenceGone", unknown)}</p>}
    </>
  );
}

interface Props {
  shown: Shown | null;
  known: Known;
  /** Over the words, in a narrow window, it can be put away. */
  onClose: () => void;
}

export function EvidenceAside({ shown, known, onClose }: Props): ReactNode {
  const said = shown?.said.filter(({ ids }) => ids.length > 0) ?? [];
  return (
    <aside
      id={EVIDENCE_ID}
      className={styles.aside}
      aria-label={t("tailored.evidence")}
      data-testid="evidence"
      data-path={shown?.path ?? ""}
      data-empty={shown === null}
    >
      <h2>
        <Quote size={16} aria-hidden="true" />
        {t("tailored.evidence")}
      </h2>
      <Button
        kind="quiet"
        icon
        onClick={onClose}
        aria-label={t("tailored.close")}
        data-testid="evidence-close"
      >
        <X size={16} aria-hidden="true" />
      </Button>
      {shown === null && <p className={styles.none}>{t("tailored.evidenceHow")}</p>}
      {said.map(({ text, ids }, index) => (
        // A sentence may be said twice.
        <Piece key={`${index} ${text}`} text={text} ids={ids} known={known} named={said.length > 1} />
      ))}
      {shown !== null && said.length === 0 && (
        <p className={styles.none} data-testid="evidence-none">
          {t(shown.edited ? "tailored.evidenceOwn" : "tailored.evidenceNone")}
        </p>
      )}
    </aside>
  );
}
