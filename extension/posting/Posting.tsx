/** A posting that is open: what it is, how well you meet it, why, and what to do next. */
import type { CapturedPosting } from "@career-portrait/shared/contract";
import { ArrowLeft, Check, Clock, Pencil, TriangleAlert } from "lucide-react";
import { Suspense, useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from "react";
import { browser } from "wxt/browser";
import { askFor, originOf, useAskable } from "../connection/site-access.ts";
import { formatDay, t } from "../words/index.ts";
import { JustRead } from "../portrait/claims/JustRead.tsx";
import { UploadCard } from "../portrait/documents/Upload.tsx";
import { accountOf, type Connection } from "../connection/connection.ts";
import { cache, type KnownDetail, type KnownOpportunity } from "../sync/database.ts";
import { GivenUp, giveUp } from "../sync/GivenUp.tsx";
import { askToDrain, useTracked, type LocalPortrait } from "../sync/hooks.ts";
import { canonicalOf, discard, resend, save as savePosting } from "../sync/outbox.ts";
import { Button } from "../ui/Button.tsx";
import { useShortcuts } from "../ui/shortcuts.ts";
import { Chip, Skeleton } from "../ui/surfaces.tsx";
import { workspaceAt } from "../ui/workspace-at.ts";
import { JustSaid, useCorrecting } from "./Correcting.tsx";
import { CorrectionsKept } from "./CorrectionsKept.tsx";
import { besideTheScore, explain } from "./explained.ts";
import { isAhead, payOf, placeOf } from "./facts.ts";
import { readingOf, useScoreHere, useScorer, useWarningsHere, type Scorer } from "./local-score.ts";
import { useLookup, useMatch, useWholeOf } from "./match.ts";
import styles from "./Posting.module.css";
import { NamesForm, Twins } from "./Names.tsx";
import { useNamed, useNaming, useTwins, type Naming } from "./naming.ts";
import { Requirements } from "./Requirements.tsx";
import { SaveFoot, saveStateOf, type SaveActions, type SaveState } from "./SaveFoot.tsx";
import { Score } from "./Score.tsx";
import { useCorrections } from "./corrections.ts";
import { Warnings } from "./Warnings.tsx";
import type { ReadPosting } from "./scoring.ts";

interface Props {
  posting: CapturedPosting;
  /** Idempotency key of saving this capture. */
  captureKey: string;
  /** The page it was read from. */
  pageAddress: string | null;
  connection: Connection | null;
  portrait: LocalPortrait;
  onReadAgain: () => void;
  onFillForm: () => void;
  /** Back to the list this posting was chosen from. */
  onBack: (() => void) | null;
  /** What stands of it once it is tracked, in the foot. */
  Saved?: ComponentType<{ connection: Connection; opportunity: KnownOpportunity }>;
}

/** Opens the workspace at this opportunity, or at all of them while it is not known which it is. */
function openWorkspace(id: string | null): void {
  void browser.tabs.create({ url: workspaceAt("opportunities", ...(id === null ? [] : [id])) });
}

function SavedChip({ state }: { state: SaveState }): ReactNode {
  if (state === "new" || state === "refused" || state === "failed") return null;
  const waiting = state === "waiting";
  return (
    <Chip tone={waiting ? "warn" : "accent"} testId="saved-chip">
      {waiting ? <Clock size={12} aria-hidden="true" /> : <Check size={12} aria-hidden="true" />}
      {t(waiting ? "chip.waiting" : state === "accepted" ? "chip.reading" : "chip.tracked")}
    </Chip>
  );
}

function Head({
  posting,
  naming,
  state,
  onBack,
}: {
  posting: CapturedPosting;
  naming: Naming;
  state: SaveState;
  onBack: Props["onBack"];
}): ReactNode {
  const [editing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const done = (): void => {
    setEditing(false);
    requestAnimationFrame(() => pencil.current?.focus());
  };
  const pay = payOf(posting.salary);
  const { valid_through: until } = posting;
  const open =
    until && !posting.closed && isAhead(until) ? t("posting.until", { day: formatDay(until) }) : null;
  const facts = [...placeOf(posting), pay, posting.employment_type, open].filter(
    (fact) => fact !== null && fact !== "",
  );
  return (
    <header className={styles.head}>
      {onBack && (
        <div className={styles.back}>
          <Button kind="quiet" onClick={onBack} data-testid="back-to-list" autoFocus>
            <ArrowLeft size={16} aria-hidden="true" />
            {t("list.back")}
          </Button>
        </div>
      )}
      {editing ? (
        <>
          <h1 className="visually-hidden">{posting.title ?? t("posting.untitled")}</h1>
          <NamesForm naming={naming} onDone={done} />
        </>
      ) : (
        <>
          <div className={styles.titleLine}>
            <h1 className={styles.title} data-testid="posting-title" title={posting.title ?? undefined}>
              {posting.title ?? t("posting.untitled")}
            </h1>
            {naming.rename && (
              <Button
                kind="quiet"
                icon
                ref={pencil}
                aria-label={t("names.change")}
                title={t("names.change")}
                onClick={() => setEditing(true)}
                data-testid="names-change"
              >
                <Pencil size={14} aria-hidden="true" />
              </Button>
            )}
          </div>
          <div className={styles.companyLine}>
            {posting.company && (
              <p className={styles.company} data-testid="posting-company">
                {posting.company}
              </p>
            )}
            <SavedChip state={state} />
          </div>
        </>
      )}
      {facts.length > 0 && (
        <p className={styles.facts} data-testid="posting-facts">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      )}
      {posting.closed && (
        <p className={styles.chips}>
          <Chip tone="warn" testId="posting-closed">
            <TriangleAlert size={12} aria-hidden="true" />
            {t("posting.closed")}
          </Chip>
        </p>
      )}
    </header>
  );
}

/** The posting with what it asks for: as the backend has read it, else as this device does; undefined until that can. */
function useReading(
  posting: CapturedPosting,
  whole: KnownDetail | null,
  scorer: Scorer | undefined,
): ReadPosting | null | undefined {
  const readHere = scorer?.scoring.readHere;
  const here = useMemo(() => readHere?.(posting), [readHere, posting]);
  return useMemo(() => (whole && readingOf(whole)) ?? here, [whole, here]);
}

function ScoreSkeleton(): ReactNode {
  const rows = [92, 78, 86, 64, 80];
  return (
    <>
      <div className={styles.score}>
        <Skeleton width={48} height={24} />
        <div className={styles.parts}>
          <Skeleton width="100%" height={32} />
        </div>
      </div>
      <div className={styles.skeletonRows}>
        {rows.map((width) => (
          <div key={width}>
            <Skeleton width={16} height={16} />
            <Skeleton width={`${width}%`} height={14} />
          </div>
        ))}
      </div>
    </>
  );
}

/** The skeleton of a posting, while one is being read. */
export function PostingSkeleton(): ReactNode {
  return (
    <div className={styles.posting} aria-busy="true">
      <div className={`${styles.head} ${styles.skeletonHead}`}>
        <Skeleton width="82%" height={20} />
        <Skeleton width="44%" height={14} />
        <Skeleton width="60%" height={14} />
      </div>
      <ScoreSkeleton />
    </div>
  );
}

function useSaveActions(
  props: Props,
  state: SaveState,
  itemKey: string | null,
  opportunityId: string | null,
): SaveActions {
  const { posting, captureKey, connection, onReadAgain, onFillForm, pageAddress } = props;
  const origin = originOf(pageAddress);
  const askable = useAskable(origin);
  return useMemo(() => {
    const account = connection ? accountOf(connection) : null;
    const send = (): void => askToDrain(true);
    return {
      save: () => {
        if (state !== "new") return;
        void savePosting(cache, posting, pageAddress, captureKey, account, Date.now()).then(send);
      },
      open: () => openWorkspace(opportunityId),
      sendNow: send,
      resend: (body) => {
        if (itemKey) void resend(cache, itemKey, crypto.randomUUID(), Date.now(), body).then(send);
      },
      discard: () => {
        if (itemKey) void giveUp(posting.title ?? t("posting.untitled"), discard(cache, itemKey));
      },
      readAgain: onReadAgain,
      fillForm: onFillForm,
      copyAddress: () => {
        if (posting.url) void navigator.clipboard.writeText(posting.url);
      },
      alwaysRead: askable && origin !== null ? () => void askFor([origin]) : null,
    };
  }, [
    posting,
    pageAddress,
    captureKey,
    connection,
    onReadAgain,
    onFillForm,
    state,
    itemKey,
    opportunityId,
    askable,
    origin,
  ]);
}

export function Posting(props: Props): ReactNode {
  const { posting: captured, captureKey, connection, portrait, onBack, Saved } = props;
  const { named, isKnownAs } = useNamed(captured, captureKey);
  const tracked = useTracked(captureKey, canonicalOf(captured.url)) ?? {
    opportunity: null,
    item: null,
    job: null,
  };
  useLookup(captured.url, connection);
  const trackedId = isKnownAs(tracked) ? tracked.opportunity!.id : null;
  const account = connection ? accountOf(connection) : null;
  const naming = useNaming({ captured, named, captureKey, tracked, trackedId, account });
  const { title, company } = naming;
  const posting = useMemo(() => ({ ...captured, title, company }), [captured, title, company]);
  const twins = useTwins(naming, trackedId, account);
  const { said, keep } = useCorrections({ posting: captured, captureKey, tracked, trackedId, account });
  const scorer = useScorer(portrait);
  const reading = useReading(posting, useWholeOf(trackedId, connection), scorer);
  const here = useScoreHere(reading, said, scorer);
  const match = useMatch(trackedId, connection, portrait.claims, said);
  const confirmed = useMemo(() => match && explain(match, posting.description_text ?? ""), [match, posting]);
  const score = confirmed ?? here;
  const seenHere = useWarningsHere(posting, reading, scorer);
  const warnings = match ? besideTheScore(match.warnings) : seenHere;
  const list = useRef<HTMLElement>(null);
  const overall = score?.overall ?? null;
  const correcting = useCorrecting({ posting: reading, said, overall, keep, list });

  const state = saveStateOf(tracked);
  const actions = useSaveActions(props, state, tracked.item?.key ?? null, trackedId);
  useShortcuts({
    s: actions.save && { says: t("shortcut.save"), act: actions.save },
    r: actions.readAgain && { says: t("menu.readAgain"), act: actions.readAgain },
    o: state === "saved" && actions.open ? { says: t("shortcut.open"), act: actions.open } : null,
    Escape: onBack && { says: t("shortcut.back"), act: onBack },
  });
  useEffect(() => {
    // Newer browsers answer with a promise, which must not become the effect's clean-up.
    window.scrollTo(0, 0);
  }, []);

  const empty = portrait.claims.length === 0;
  return (
    <article ref={list} className={styles.posting} data-testid="posting" data-url={posting.url ?? ""}>
      <Head posting={posting} naming={naming} state={state} onBack={onBack} />
      {empty ? (
        <UploadCard connection={connection} documents={portrait.documents} />
      ) : (
        <JustRead connection={connection} portrait={portrait} />
      )}
      {!empty && (
        <div className={styles.warned}>
          <Warnings warnings={warnings} />
        </div>
      )}
      {score === undefined && <ScoreSkeleton />}
      {!empty && score && <Score score={score} engine={match && confirmed ? match.engine : null} />}
      {score && <Requirements rows={score.rows} documents={portrait.documents} correcting={correcting} />}
      {score === null && (
        <p className={styles.requirements} style={{ padding: 16 }} data-testid="no-description">
          {t("posting.noDescription")}
        </p>
      )}
      <SaveFoot tracked={tracked} actions={actions}>
        {state === "new" && <Twins twins={twins} />}
        <GivenUp inFoot />
        <JustSaid correcting={correcting} />
        {account !== null && trackedId !== null && <CorrectionsKept account={account} id={trackedId} />}
        {Saved && connection && trackedId !== null && (
          <Suspense fallback={null}>
            <Saved connection={connection} opportunity={tracked.opportunity!} />
          </Suspense>
        )}
      </SaveFoot>
    </article>
  );
}
