/** The review: one claim in focus beside the words it was read from, decided with one key, the next in its place at once. */
import type { ClaimDetail } from "@career-portrait/shared/contract";
import { CheckCheck, CircleCheck } from "lucide-react";
import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { t } from "../../words/index.ts";
import { accountOf } from "../../connection/connection.ts";
import buttons from "../../ui/Button.module.css";
import { Button } from "../../ui/Button.tsx";
import { placeAt } from "../../ui/route.ts";
import { useShortcuts } from "../../ui/shortcuts.ts";
import { Screen, Skeleton } from "../../ui/surfaces.tsx";
import { TextSkeleton } from "../documents/DocumentView.tsx";
import { useDocumentName } from "../documents/names.ts";
import { usePrefetchedTexts } from "../documents/texts.ts";
import type { RoomProps } from "../room.ts";
import { AcceptMany } from "./AcceptMany.tsx";
import { ClaimCard, type Doers } from "./ClaimCard.tsx";
import { ClaimEditor } from "./ClaimEditor.tsx";
import { dismissIssues, editClaim, mergeClaim, reviewClaims, useReview } from "./actions.ts";
import { Done } from "./Done.tsx";
import { EvidencePane } from "./EvidencePane.tsx";
import { Filters } from "./Filters.tsx";
import { MergePicker } from "./MergePicker.tsx";
import { NoClaims } from "./NoClaims.tsx";
import { focused, NO_FILTER, progressOf, queueOf, type ClaimFilter } from "./queue.ts";
import styles from "./Review.module.css";
import { Roles } from "./Roles.tsx";
import { claimName } from "./claim-name.ts";

/** How many of those that follow are shown under the claim in focus. */
const PEEKING = 2;

function Waiting(): ReactNode {
  return (
    <div className={styles.review} data-testid="review-loading">
      <div className={styles.card}>
        <Skeleton width={140} height={20} />
        <Skeleton width="80%" height={24} />
        <Skeleton width="100%" height={72} />
        <Skeleton width="100%" height={40} />
      </div>
      <div className={styles.pane}>
        <TextSkeleton />
      </div>
    </div>
  );
}

function AllDone(): ReactNode {
  return (
    <div className={styles.flush} data-testid="review-done">
      <Screen
        icon={CircleCheck}
        title={t("queue.done")}
        actions={
          <a className={buttons.button} href={placeAt("portrait", "claims")}>
            {t("queue.toClaims")}
          </a>
        }
      >
        <p>{t("queue.doneHow")}</p>
      </Screen>
    </div>
  );
}

function Progress({ reviewed, all }: { reviewed: number; all: number }): ReactNode {
  return (
    <div className={styles.progress} data-testid="review-progress" data-reviewed={reviewed} data-all={all}>
      <progress value={reviewed} max={Math.max(all, 1)} aria-label={t("queue.progress", { reviewed, all })} />
      <span>{t("queue.progress", { reviewed, all })}</span>
    </div>
  );
}

function Peek(props: { claims: readonly ClaimDetail[]; onPick: (id: string) => void }): ReactNode {
  if (props.claims.length === 0) return null;
  return (
    <div className={styles.peek}>
      <p>{t("queue.peek")}</p>
      <ol>
        {props.claims.map(({ id, label, type }) => (
          <li key={id}>
            <button type="button" onClick={() => props.onPick(id)} data-testid="review-peek">
              <span>{claimName({ label })}</span>
              <small>{t(`claimKind.${type}`)}</small>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

type Mode = "view" | "edit" | "merge";

/** The quotes of a claim that stand in a document, in the order in which they are gone through. */
function quotedPieces(claim: ClaimDetail): ClaimDetail["evidence"] {
  return claim.evidence.filter(({ content, source_document_id }) => content !== null && source_document_id);
}

function Queue(props: RoomProps & { queue: readonly ClaimDetail[]; at: number }): ReactNode {
  const { connection, portrait, queue, at } = props;
  const account = accountOf(connection);
  const claim = queue[at]!;
  const nameOf = useDocumentName();
  const card = useRef<HTMLElement>(null);
  const [mode, setMode] = useState<Mode>("view");
  const [quote, setQuote] = useState({ of: claim.id, at: 0 });
  const pieces = useMemo(() => quotedPieces(claim), [claim]);
  const quoteAt = quote.of === claim.id && pieces.length > 0 ? quote.at % pieces.length : 0;
  const piece = pieces[quoteAt] ?? null;
  const document = portrait.documents.find(({ id }) => id === piece?.source_document_id) ?? null;
  const name = document ? nameOf(document) : "";
  const go = (to: number): void => {
    const next = queue[Math.max(0, Math.min(to, queue.length - 1))]!;
    useReview.setState({ focus: { id: next.id, index: queue.indexOf(next) } });
  };
  const view = (): void => {
    setMode("view");
    card.current?.focus();
  };
  const doers: Doers = {
    accept: () => void reviewClaims(account, [claim], "accepted"),
    reject: () => void reviewClaims(account, [claim], "rejected"),
    edit: () => setMode("edit"),
    merge: () => setMode("merge"),
    dismiss: () => {
      if (claim.issues.length > 0) void dismissIssues(account, claim);
    },
    nextQuote: () => setQuote({ of: claim.id, at: quoteAt + 1 }),
  };
  useShortcuts(
    mode === "view"
      ? {
          a: { says: t("shortcut.accept"), act: doers.accept },
          r: { says: t("shortcut.reject"), act: doers.reject },
          e: { says: t("shortcut.edit"), act: doers.edit },
          m: { says: t("shortcut.merge"), act: doers.merge },
          i: { says: t("shortcut.settleDoubts"), act: doers.dismiss },
          n: { says: t("shortcut.nextQuote"), act: doers.nextQuote },
          j: { says: t("shortcut.next"), act: () => go(at + 1) },
          k: { says: t("shortcut.previous"), act: () => go(at - 1) },
        }
      : {},
  );
  const onSave: Parameters<typeof ClaimEditor>[0]["onSave"] = (words, accept) => {
    // One after the other, so that they can be taken back one by one.
    const edited = words ? editClaim(account, claim, words) : Promise.resolve();
    if (accept) void edited.then(() => reviewClaims(account, [{ ...claim, ...words }], "accepted"));
    view();
  };
  return (
    <div className={styles.review}>
      <section
        ref={card}
        className={styles.card}
        tabIndex={-1}
        aria-label={t("queue.card", { index: at + 1, count: queue.length })}
        data-testid="review-card"
        data-id={claim.id}
        data-mode={mode}
      >
        {mode === "edit" && <ClaimEditor key={claim.id} claim={claim} onSave={onSave} onCancel={view} />}
        {mode === "merge" && (
          <>
            <h2 className={styles.label}>{claimName(claim)}</h2>
            <MergePicker
              key={claim.id}
              claim={claim}
              claims={portrait.claims}
              onMerge={(into) => {
                void mergeClaim(account, claim, into.id);
                view();
              }}
              onCancel={view}
            />
          </>
        )}
        {mode === "view" && (
          <>
            <ClaimCard
              claim={claim}
              pieces={pieces}
              at={quoteAt}
              source={
                piece && document && document.type === "resume"
                  ? t("evidence.page", { name, page: piece.page ?? 1 })
                  : name
              }
              doers={doers}
            />
            <Peek
              claims={queue.slice(at + 1, at + 1 + PEEKING)}
              onPick={(id) => go(queue.findIndex((candidate) => candidate.id === id))}
            />
            <p className={styles.keys}>
              <b>{t("queue.keys")}</b> {t("queue.keysHow")}
            </p>
          </>
        )}
      </section>
      <EvidencePane claim={claim} piece={piece} document={document} name={name} connection={connection} />
      <p className="visually-hidden" role="status" data-testid="review-now">
        {t("queue.now", { label: claimName(claim), kind: t(`claimKind.${claim.type}`), left: queue.length })}
      </p>
    </div>
  );
}

export function ClaimReview(props: RoomProps): ReactNode {
  const { connection, portrait, backend } = props;
  const { claims, work, documents } = portrait;
  const { filter, focus, gone } = useReview();
  const [many, setMany] = useState(false);
  usePrefetchedTexts(documents, connection);
  const waiting = useMemo(
    () => claims.filter(({ id, review_status }) => review_status === "proposed" && !gone.has(id)),
    [claims, gone],
  );
  const queue = useMemo(
    () => queueOf(waiting, documents, filter, focus.id),
    [waiting, documents, filter, focus.id],
  );
  const at = focused(queue, focus);
  const current = queue[at] ?? null;
  useEffect(() => {
    // A claim that was just taken back is in focus before it is in the queue again: only who stands there is written down.
    if (current && (focus.id === null || (focus.id === current.id && focus.index !== at)))
      useReview.setState({ focus: { id: current.id, index: at } });
  }, [current, at, focus]);
  useEffect(() => {
    // What the store shows as decided need not be remembered besides.
    const still = [...gone].filter((id) =>
      claims.some((claim) => claim.id === id && claim.review_status === "proposed"),
    );
    if (still.length < gone.size) useReview.setState({ gone: new Set(still) });
  }, [claims, gone]);
  const onFilter = (wanted: ClaimFilter): void =>
    useReview.setState({ filter: wanted, focus: { id: null, index: 0 } });
  const bar = <Done connection={connection} />;
  const roles = (
    <Roles
      roles={work.filter(({ review_status }) => review_status === "proposed")}
      account={accountOf(connection)}
      title={t("roles.waiting")}
    />
  );
  if (claims.length + work.length === 0) return backend === "checking" ? <Waiting /> : <NoClaims />;
  if (waiting.length === 0) {
    return (
      <>
        {work.some(({ review_status }) => review_status === "proposed") ? roles : <AllDone />}
        {bar}
      </>
    );
  }
  const fitting = queueOf(waiting, documents, filter, null);
  return (
    <div className={styles.room} data-testid="review" data-left={queue.length}>
      <div className={styles.tools}>
        <Progress {...progressOf(claims, filter)} />
        <Filters waiting={waiting} filter={filter} onFilter={onFilter} />
        <Button onClick={() => setMany(true)} data-testid="claims-accept-all">
          <CheckCheck size={16} aria-hidden="true" />
          {t("above.open")}
        </Button>
      </div>
      {current ? (
        <Queue {...props} queue={queue} at={at} />
      ) : (
        <div className={styles.noneFit}>
          <p>{t("queue.noneFit")}</p>
          <Button onClick={() => onFilter(NO_FILTER)}>{t("queue.showAll")}</Button>
        </div>
      )}
      {roles}
      {many && (
        <AcceptMany
          waiting={fitting}
          onAccept={(chosen) => {
            // Where all are accepted the review is done, and would open with this again when that is taken back.
            setMany(false);
            void reviewClaims(accountOf(connection), chosen, "accepted");
          }}
          onClose={() => setMany(false)}
        />
      )}
      {bar}
    </div>
  );
}
