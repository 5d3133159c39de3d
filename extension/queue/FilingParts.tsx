/** The parts of a results list that file its cards into the queue: check boxes, what became of each, and the foot. */
import { Inbox } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { t, tn } from "../words/index.ts";
import type { CardStanding } from "../sync/filings.ts";
import { Button } from "../ui/Button.tsx";
import { outcomeOf, standingWords, summaryOf } from "./filing.ts";
import styles from "./Filing.module.css";
import type { Choosing } from "./useFiling.ts";

/** The check box of one card. */
export function CardBox(props: { card: string; title: string; filing: Choosing }): ReactNode {
  const { card, title, filing } = props;
  return (
    <input
      type="checkbox"
      className={styles.box}
      checked={filing.chosen.has(card)}
      disabled={!filing.open.has(card)}
      onChange={() => filing.toggle(card)}
      aria-label={t("filing.choose", { title })}
      data-testid="list-card-choose"
    />
  );
}

/** What became of one card. */
export function CardStandingLine({ standing }: { standing: CardStanding | undefined }): ReactNode {
  if (!standing) return null;
  const outcome = outcomeOf(standing);
  return (
    <span className={styles.standing} data-outcome={outcome} data-testid="list-card-standing">
      {standingWords(standing)}
    </span>
  );
}

/** Chooses all or none. */
export function ChooseAll({ filing }: { filing: Choosing }): ReactNode {
  const { chosen, open } = filing;
  const available = open.size;
  const box = useRef<HTMLInputElement>(null);
  const all = available > 0 && chosen.size === available;
  const some = chosen.size > 0 && !all;
  useEffect(() => {
    if (box.current) box.current.indeterminate = some;
  }, [some]);
  return (
    <label className={styles.all}>
      <input
        ref={box}
        type="checkbox"
        className={styles.box}
        checked={all}
        disabled={available === 0}
        onChange={all ? filing.chooseNone : filing.chooseAll}
        data-testid="list-choose-all"
      />
      <span>{t(all ? "filing.none" : "filing.all")}</span>
      {some && <span className={styles.count}>{t("filing.selected", { count: chosen.size })}</span>}
    </label>
  );
}

/** Files what is chosen, and sums up what became of what was. @param props.children what else can be done with it, above */
export function FilingFoot(props: {
  filing: Choosing;
  onOpenQueue: () => void;
  children?: ReactNode;
}): ReactNode {
  const { filing, onOpenQueue, children } = props;
  const { standings, chosen } = filing;
  const summary = summaryOf(standings.values());
  return (
    <>
      <p className="visually-hidden" role="status">
        {summary}
      </p>
      {(chosen.size > 0 || summary || children) && (
        <footer className={styles.foot} data-testid="filing-foot">
          {summary && (
            <div className={styles.summary}>
              <span data-testid="filing-summary">{summary}</span>
              <Button kind="quiet" onClick={onOpenQueue} data-testid="filing-open-queue">
                <Inbox size={16} aria-hidden="true" />
                {t("filing.openQueue")}
              </Button>
            </div>
          )}
          {children}
          {chosen.size > 0 && (
            <Button wide onClick={filing.file} data-testid="list-file">
              {tn("filing.file", chosen.size)}
            </Button>
          )}
        </footer>
      )}
    </>
  );
}
