/** The person corrects: what can be said of a requirement, what was just said with the way back, and what was taken out. */
import type { RequirementCorrection } from "@career-portrait/shared/contract";
import { withCorrection } from "@career-portrait/shared/matching";
import { ArrowDown, ArrowUp, Ban, ChevronRight, Undo2 } from "lucide-react";
import { useEffect, useId, useMemo, useRef, useState, type ReactNode, type RefObject } from "react";
import { formatNumber, t, tn } from "../words/index.ts";
import type { SaidOfRequirement } from "../sync/database.ts";
import { About, Button } from "../ui/Button.tsx";
import done from "../sync/DoneBar.module.css";
import { correctedOf, type Corrected } from "./corrected.ts";
import styles from "./Correcting.module.css";
import type { RequirementRow } from "./explained.ts";
import type { ReadPosting } from "./scoring.ts";

/** How long the way back stands beside what was said, in ms. It stays with the requirement itself. */
const SHOWN_MS = 10_000;

type As = SaidOfRequirement["as"];

export interface Correcting extends Corrected {
  say: (text: string, as: As) => void;
  /** What was just said; null once its time is over. */
  latest: { words: string; takeBack: () => void } | null;
  /** The same for whoever does not see it. */
  spoken: string;
}

interface Asked {
  /** As read; null while that is not known, and nothing can be said of it. */
  posting: ReadPosting | null | undefined;
  said: readonly RequirementCorrection[];
  overall: number | null;
  /** Keeps it. `left` is everything that is said with it. */
  keep: (said: SaidOfRequirement, left: RequirementCorrection[]) => Promise<void>;
  /** What holds the rows. */
  list: RefObject<HTMLElement | null>;
}

interface Pending extends SaidOfRequirement {
  before: As;
  /** What stood when it was said. */
  stood: readonly RequirementCorrection[];
}

/** What held the focus when something was said: a row, with its place among the rows, or one that was taken out. */
interface Place {
  row: HTMLElement;
  at: number;
}

function rowsIn(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>("button[data-row]") ?? [])];
}

/** The row may go only when the new score is there; the focus passes to the one that takes its place then. */
function useFocusKept(list: RefObject<HTMLElement | null>): () => void {
  const place = useRef<Place | null>(null);
  useEffect(() => {
    if (!place.current || place.current.row.isConnected) return;
    const { at } = place.current;
    place.current = null;
    const rows = rowsIn(list.current);
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (lost) rows[Math.min(at, rows.length - 1)]?.focus({ preventScroll: true });
  });
  return () => {
    const row = document.activeElement?.closest("li");
    const at = rowsIn(list.current).findIndex((button) => row?.contains(button));
    place.current = row ? { row, at: Math.max(at, 0) } : null;
  };
}

/** What was said of a requirement, for whoever said it. */
export function correctionWords({ text, as }: SaidOfRequirement): string {
  return t(`correcting.said.${as ?? "undone"}`, { text });
}

export function useCorrecting({ posting, said, overall, keep, list }: Asked): Correcting {
  const requirements = useMemo(() => posting?.requirements ?? [], [posting]);
  const corrected = useMemo(() => correctedOf(requirements, said), [requirements, said]);
  const keepFocus = useFocusKept(list);
  const pending = useRef<Pending | null>(null);
  const [latest, setLatest] = useState<(Pending & { overall: number | null }) | null>(null);
  const [isShown, setShown] = useState(false);

  const say = (text: string, as: As): void => {
    keepFocus();
    pending.current = {
      text,
      as,
      before: corrected.saidOf(text),
      stood: said,
    };
    void keep({ text, as }, withCorrection(said, requirements, { text, as }));
  };

  // Told when it shows, so that the score which is told is the new one.
  useEffect(() => {
    const done = pending.current;
    if (!done || done.stood === said) return;
    pending.current = null;
    setLatest({ ...done, overall });
    setShown(true);
  }, [said, overall]);

  useEffect(() => {
    if (!latest) return undefined;
    const timer = setTimeout(() => setShown(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [latest]);

  const words = latest ? correctionWords(latest) : "";
  const score =
    latest && latest.overall !== null ? t("correcting.score", { overall: formatNumber(latest.overall) }) : "";
  return {
    ...corrected,
    say,
    latest: latest && isShown ? { words, takeBack: () => say(latest.text, latest.before) } : null,
    spoken: `${words} ${score}`.trim(),
  };
}

/** What can be said of an opened row. Nothing of what is no requirement of the posting: the role, alternatives left open. */
export function RowCorrections({
  row,
  correcting,
}: {
  row: RequirementRow;
  correcting: Pick<Correcting, "readAs" | "say">;
}): ReactNode {
  const { text, importance } = row;
  const read = correcting.readAs(text);
  if (read === null) return null;
  const other = importance === "must" ? "nice" : "must";
  const Arrow = other === "must" ? ArrowUp : ArrowDown;
  return (
    <div className={styles.ways} data-testid="correct">
      {read !== importance && <p>{t(`correcting.moved.${importance}`)}</p>}
      <Button kind="quiet" onClick={() => correcting.say(text, "none")} data-testid="correct-none">
        <Ban size={14} aria-hidden="true" />
        {t("correcting.none")}
        <About>{text}</About>
      </Button>
      <Button
        kind="quiet"
        onClick={() => correcting.say(text, read === other ? null : other)}
        data-testid="correct-importance"
      >
        <Arrow size={14} aria-hidden="true" />
        {t(`correcting.${other}`)}
        <About>{text}</About>
      </Button>
    </div>
  );
}

/** What was just said, with the way back; `floating` over the foot of a page that has none of its own. */
export function JustSaid({
  correcting,
  floating = false,
}: {
  correcting: Correcting;
  floating?: boolean;
}): ReactNode {
  const { latest, spoken } = correcting;
  const bar = latest && (
    <div className={floating ? done.floating : styles.latest} data-testid="correction-latest">
      <span>{latest.words}</span>
      <Button kind="quiet" onClick={latest.takeBack} data-testid="correction-undo">
        <Undo2 size={16} aria-hidden="true" />
        {t("done.undo")}
      </Button>
    </div>
  );
  return (
    <>
      <p className="visually-hidden" role="status" data-testid="correction-said">
        {spoken}
      </p>
      {bar && floating ? <div className={`${done.bar} ${done.lower}`}>{bar}</div> : bar}
    </>
  );
}

/** What the person said is no requirement: a line, and opened each with its way back. */
export function Dismissed({ correcting }: { correcting: Correcting }): ReactNode {
  const { dismissed, say } = correcting;
  const [open, setOpen] = useState(false);
  const listId = useId();
  if (dismissed.length === 0) return null;
  return (
    <div className={styles.dismissed} data-testid="dismissed" data-count={dismissed.length}>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
        data-testid="dismissed-open"
      >
        <ChevronRight size={16} aria-hidden="true" />
        {tn("correcting.dismissed", dismissed.length)}
      </button>
      {open && (
        <ul id={listId}>
          {dismissed.map((text) => (
            <li key={text} data-testid="dismissed-row">
              <del>{text}</del>
              <Button
                kind="quiet"
                aria-label={t("correcting.undoOf", { text })}
                onClick={() => say(text, null)}
                data-testid="dismissed-undo"
              >
                {t("done.undo")}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
