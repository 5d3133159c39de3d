/** How the portrait meets the posting: the score, everything it asks for, and beside that the posting's own words. */
import { CloudOff, RefreshCw } from "lucide-react";
import { useMemo, useRef, useState, type ReactNode, type RefObject } from "react";
import { formatMoment, t } from "../../words/index.ts";
import { Skeleton } from "../../ui/surfaces.tsx";
import { JustSaid, useCorrecting } from "../../posting/Correcting.tsx";
import { besideTheScore, explain } from "../../posting/explained.ts";
import { readingOf, useScoreHere, useScorer } from "../../posting/local-score.ts";
import { accountOf } from "../../connection/connection.ts";
import { Score } from "../../posting/Score.tsx";
import { correct } from "../tracked.ts";
import { Warnings } from "../../posting/Warnings.tsx";
import styles from "./Detail.module.css";
import { PostingText } from "./PostingText.tsx";
import { quotesOf } from "./quotes.ts";
import { RequirementRows } from "./RequirementRows.tsx";
import type { TabProps } from "./tab.ts";
import { useShownMatch, type ShownMatch } from "./whole.ts";

function Coming(): ReactNode {
  return (
    <div className={styles.coming} role="status" aria-label={t("copy.loading")} data-testid="match-loading">
      <Skeleton width="100%" height={88} />
      {["82%", "64%", "74%", "58%", "70%"].map((width) => (
        <Skeleton key={width} width={width} height={14} />
      ))}
    </div>
  );
}

/** Whether the score still holds; said to whoever does not see it, too. */
function Standing({ stale, trouble }: ShownMatch): ReactNode {
  return (
    <div role="status">
      {stale && (
        <p className={styles.stale} data-testid="match-stale">
          {trouble ? <CloudOff size={16} aria-hidden="true" /> : <RefreshCw size={16} aria-hidden="true" />}
          {t(trouble ? "opportunity.staleAway" : "opportunity.stale")}
        </p>
      )}
    </div>
  );
}

/** @param rows what holds the rows */
function useOpenRows(rows: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<string | null>(null);
  const [looked, onLook] = useState<string | null>(null);
  const onToggle = (id: string): void => {
    const next = new Set(open);
    if (!next.delete(id)) {
      next.add(id);
      setOpened(id);
    } else setOpened(null);
    setOpen(next);
  };
  /** A quote of the posting leads to its row. */
  const onPick = (id: string): void => {
    setOpen(new Set([...open, id]));
    setOpened(id);
    const button = [...(rows.current?.querySelectorAll<HTMLElement>("button[data-row]") ?? [])].find(
      ({ dataset }) => dataset.row === id,
    );
    button?.focus();
    button?.scrollIntoView({ block: "nearest" });
  };
  return { open, opened, looked, onLook, onToggle, onPick };
}

export function MatchTab({ opportunity, detail, connection, portrait }: TabProps): ReactNode {
  const shown = useShownMatch(opportunity, connection, portrait.claims);
  const text = detail?.description ?? "";
  const { match } = shown;
  const confirmed = useMemo(() => match && explain(match, text), [match, text]);
  const reading = useMemo(() => detail && readingOf(detail), [detail]);
  const said = opportunity.requirement_corrections;
  const scorer = useScorer(portrait);
  // Until the backend has answered, what was just corrected is scored here.
  const here = useScoreHere(shown.ofOthers ? reading : null, said, scorer);
  const score = here ?? confirmed;
  const quotes = useMemo(
    () => (detail && score ? quotesOf(score.rows, detail.requirements_as_read, text) : []),
    [detail, score, text],
  );
  const list = useRef<HTMLDivElement>(null);
  const correcting = useCorrecting({
    posting: reading,
    said,
    overall: score?.overall ?? null,
    keep: (one, left) => correct(accountOf(connection), opportunity.id, one, left),
    list,
  });
  const rows = useOpenRows(list);
  if (match === undefined) return null;
  return (
    <div className={styles.columns} data-posting={text !== ""}>
      <div className={styles.explained} ref={list} data-testid="match" data-stale={shown.stale}>
        <Standing {...shown} />
        {match && score ? (
          <>
            <Warnings warnings={besideTheScore(match.warnings)} />
            <div className={styles.score}>
              <Score score={score} engine={here ? null : match.engine} />
            </div>
            {!here && (
              <p className={styles.computed} data-testid="computed-at">
                {t("opportunity.computed", { when: formatMoment(match.computed_at) })}
              </p>
            )}
            <RequirementRows
              rows={score.rows}
              documents={portrait.documents}
              open={rows.open}
              onToggle={rows.onToggle}
              onLook={rows.onLook}
              correcting={correcting}
            />
          </>
        ) : shown.trouble ? (
          <p className={styles.stale} data-testid="match-away">
            <CloudOff size={16} aria-hidden="true" />
            {t("opportunity.matchAway")}
          </p>
        ) : (
          <Coming />
        )}
      </div>
      {text !== "" && (
        <div className={styles.aside}>
          <PostingText
            text={text}
            quotes={quotes}
            looked={rows.looked}
            opened={rows.opened}
            onPick={rows.onPick}
          />
        </div>
      )}
      {detail && text === "" && <p className={styles.noText}>{t("opportunity.noText")}</p>}
      <JustSaid correcting={correcting} floating />
    </div>
  );
}
