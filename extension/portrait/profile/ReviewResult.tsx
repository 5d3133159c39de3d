/** A self-review as it is read: each highlight with its evidence, and the whole as text to take away. */
import type { SelfReview } from "@career-portrait/shared/contract";
import { Check, Copy, Moon } from "lucide-react";
import { useState, type ReactNode } from "react";
import { inWords } from "../../words/explanation.ts";
import { formatDay, t, tn } from "../../words/index.ts";
import type { LocalPortrait } from "../../sync/hooks.ts";
import { Button } from "../../ui/Button.tsx";
import { placeAt } from "../../ui/route.ts";
import { Screen } from "../../ui/surfaces.tsx";
import { proofsOf, reviewInWords, reviewText, type Proof } from "./review.ts";
import styles from "./Review.module.css";
import room from "../../ui/Room.module.css";

function Quote({ proof }: { proof: Proof }): ReactNode {
  const { evidence, document } = proof;
  const name = document ? (document.filename ?? t("evidence.story")) : t("evidence.stated");
  const place = evidence.page === null ? name : t("evidence.page", { name, page: evidence.page });
  return (
    <figure data-testid="self-review-quote">
      <blockquote>{evidence.content ?? proof.claim.label}</blockquote>
      <figcaption>
        {document ? <a href={placeAt("portrait", "documents", document.id)}>{place}</a> : place}
      </figcaption>
    </figure>
  );
}

function Highlight(props: {
  highlight: SelfReview["highlights"][number];
  portrait: LocalPortrait;
}): ReactNode {
  const { text, evidence_ids } = props.highlight;
  const { proofs, unknown } = proofsOf(evidence_ids, props.portrait);
  return (
    <li data-testid="self-review-highlight">
      <p>{text}</p>
      {proofs.length > 0 && (
        <details>
          <summary>{tn("review.evidence", proofs.length)}</summary>
          {proofs.map((proof) => (
            <Quote key={proof.evidence.id} proof={proof} />
          ))}
        </details>
      )}
      {proofs.length === 0 && unknown > 0 && <p className={styles.gone}>{t("review.evidenceGone")}</p>}
    </li>
  );
}

function CopyButton({ text }: { text: string }): ReactNode {
  const [state, setState] = useState<"idle" | "done" | "failed">("idle");
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setState("done"),
      () => setState("failed"),
    );
  };
  const Icon = state === "done" ? Check : Copy;
  return (
    <>
      <span role="status" className={styles.copied} data-testid="self-review-copied">
        {state === "done" && t("review.copied")}
        {state === "failed" && t("review.notCopied")}
      </span>
      <Button onClick={copy} data-testid="self-review-copy">
        <Icon size={16} aria-hidden="true" />
        {t("review.copy")}
      </Button>
    </>
  );
}

function spanOf({ period_start, period_end }: SelfReview): string {
  return `${formatDay(period_start)} \u2013 ${formatDay(period_end)}`;
}

export function ReviewResult({
  review: made,
  portrait,
}: {
  review: SelfReview;
  portrait: LocalPortrait;
}): ReactNode {
  const review = reviewInWords(made);
  const span = spanOf(review);
  const heading = t(review.audience === "manager" ? "review.forManager" : "review.forSelf", { span });
  if (review.status === "quiet") {
    return (
      <div className={`${room.empty} ${styles.quiet}`} data-testid="self-review-quiet">
        <Screen icon={Moon} title={t("review.quiet")}>
          <p>{t("review.quietHow", { span })}</p>
          <p>
            <a href={placeAt("portrait", "documents")}>{t("review.tellStory")}</a>
          </p>
        </Screen>
      </div>
    );
  }
  const text = reviewText(review, heading);
  return (
    <article className={styles.result} data-testid="self-review-result" data-audience={review.audience}>
      <header>
        <h2>{heading}</h2>
        <div>
          <CopyButton key={text} text={text} />
        </div>
      </header>
      {review.narrative && <p className={styles.narrative}>{review.narrative}</p>}
      {review.engine && (
        <p className={room.note} data-testid="self-review-engine">
          {review.engine === "local" ? t("review.byRule") : t("review.byModel", { engine: review.engine })}
          {review.note && ` ${inWords(review.note_explanation, review.note)}`}
        </p>
      )}
      {review.highlights.length > 0 && (
        <section>
          <h3>{t("review.highlights")}</h3>
          <ul className={styles.highlights}>
            {review.highlights.map((highlight) => (
              <Highlight key={highlight.text} highlight={highlight} portrait={portrait} />
            ))}
          </ul>
        </section>
      )}
      {review.growth_areas.length > 0 && (
        <section>
          <h3>{t("review.growth")}</h3>
          <ul className={styles.growth} data-testid="self-review-growth">
            {review.growth_areas.map((area) => (
              <li key={area}>{area}</li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}
