/** Several postings on one page: each one's title and, where it shows enough, its score; one is opened, many are saved. */
import type { CapturedPosting } from "@career-portrait/shared/contract";
import { Check, Plus, Undo2 } from "lucide-react";
import { useMemo, type KeyboardEvent, type ReactNode } from "react";
import { formatNumber, t, tn } from "../words/index.ts";
import { CardBox, CardStandingLine, ChooseAll, FilingFoot } from "../queue/FilingParts.tsx";
import filed from "../queue/Filing.module.css";
import { useFiling, type Choosing } from "../queue/useFiling.ts";
import { accountOf, type Connection } from "../connection/connection.ts";
import type { LocalPortrait } from "../sync/hooks.ts";
import { canonicalOf } from "../sync/outbox.ts";
import { Button, Key } from "../ui/Button.tsx";
import { useRows } from "../ui/rows.ts";
import { useShortcuts } from "../ui/shortcuts.ts";
import { placeOf } from "../posting/facts.ts";
import { useScorer } from "../posting/local-score.ts";
import styles from "../posting/Posting.module.css";
import { whyRefused } from "../posting/SaveFoot.tsx";
import { useCardScores } from "./list-scores.ts";
import { useSavingMany, type CardState, type ListedCard, type SavingMany } from "./list-saving.ts";

/** Where the saving of one card stands. */
function SavedLine({ of }: { of: CardState | undefined }): ReactNode {
  if (!of || of.state === "new") return null;
  const { state, tracked } = of;
  const refused = state === "refused" || state === "failed";
  const words = refused
    ? t("filing.refused", { message: tracked.item ? whyRefused(tracked.item) : "" })
    : t(state === "waiting" ? "chip.waiting" : state === "accepted" ? "chip.reading" : "chip.tracked");
  const outcome = refused ? "refused" : state === "waiting" ? "waiting" : "queued";
  return (
    <span className={filed.standing} data-outcome={outcome} data-testid="list-card-saving" data-state={state}>
      {words}
    </span>
  );
}

interface CardProps {
  listed: ListedCard;
  /** Undefined while it is not known whether the card shows enough for one. */
  score: number | null | undefined;
  filing: Choosing;
  saving: SavingMany;
  /** It was opened last: back from it, the focus is here. */
  isLast: boolean;
  onChoose: () => void;
}

function Card({ listed, score, filing, saving, isLast, onChoose }: CardProps): ReactNode {
  const { posting, card } = listed;
  const saved = saving.saved.has(card);
  const title = posting.title ?? t("posting.untitled");
  const facts = [posting.company, ...placeOf(posting)].filter((fact) => fact !== null);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== " ") return;
    event.preventDefault();
    if (filing.open.has(card)) filing.toggle(card);
  };
  return (
    <li
      className={styles.card}
      data-testid="list-card"
      data-key={listed.key}
      data-url={posting.url ?? ""}
      data-saved={saved}
    >
      <CardBox card={card} title={title} filing={filing} />
      <button
        type="button"
        className={styles.cardButton}
        onClick={onChoose}
        onKeyDown={onKeyDown}
        autoFocus={isLast}
        aria-keyshortcuts="j k Space s"
        data-testid="list-card-open"
        data-row
      >
        <span className={styles.cardTitle}>{title}</span>
        {facts.length > 0 && <span className={styles.cardFacts}>{facts.join(" \u00b7 ")}</span>}
        {score !== undefined && (
          <span className={styles.cardScore} data-testid="list-card-score" data-score={score ?? ""}>
            {score === null ? t("list.unscored") : t("list.score", { score: formatNumber(score) })}
          </span>
        )}
        <SavedLine of={saving.states.get(card)} />
        <CardStandingLine standing={filing.standings.get(card)} />
      </button>
      <Button
        kind="quiet"
        icon
        disabled={saved}
        onClick={() => void saving.save([listed])}
        data-testid="list-card-save"
        aria-label={t(saved ? "list.saved" : "list.save", { title })}
      >
        {saved ? <Check size={16} aria-hidden="true" /> : <Plus size={16} aria-hidden="true" />}
      </Button>
    </li>
  );
}

/** How far the saving has come, with the way back while there is one. */
function Progress({ saving }: { saving: SavingMany }): ReactNode {
  const states = [...saving.states.values()].filter(({ tracked, state }) => tracked.item && state !== "new");
  const count = (...wanted: string[]): number => states.filter(({ state }) => wanted.includes(state)).length;
  const [done, refused] = [count("saved"), count("refused", "failed")];
  const running = states.length - done - refused;
  if (states.length === 0) return null;
  const words =
    saving.held > 0
      ? tn("list.held", saving.held)
      : running > 0
        ? t("list.saving", { done, count: states.length })
        : done > 0
          ? tn("list.savedMany", done)
          : "";
  const failed = refused > 0 ? tn("list.notTaken", refused) : "";
  return (
    <div className={styles.saving} data-testid="list-saving" data-done={done} data-refused={refused}>
      <span role="status">{[words, failed].filter(Boolean).join(", ")}</span>
      {saving.held > 0 ? (
        <Button kind="quiet" onClick={saving.undo} data-testid="list-undo" aria-keyshortcuts="u">
          <Undo2 size={16} aria-hidden="true" />
          {t("done.undo")}
          <Key>U</Key>
        </Button>
      ) : (
        running > 0 && <progress value={done + refused} max={states.length} aria-hidden="true" />
      )}
    </div>
  );
}

export default function PostingList(props: {
  postings: CapturedPosting[];
  captureId: string;
  connection: Connection | null;
  portrait: LocalPortrait;
  /** The posting that was open last, to return to. */
  lastChosen: number | null;
  onChoose: (index: number) => void;
  onOpenQueue: () => void;
}): ReactNode {
  const { postings, captureId, connection, portrait, lastChosen, onChoose, onOpenQueue } = props;
  const keyed = useMemo(
    () =>
      postings.map((posting, index): ListedCard => {
        const key = `${captureId}:${index}`;
        // Read again, a card with an address is still the same one.
        return { posting, key, card: canonicalOf(posting.url) ?? key };
      }),
    [postings, captureId],
  );
  const account = connection ? accountOf(connection) : null;
  const saving = useSavingMany(account, keyed);
  const filing = useFiling(account, keyed, saving.saved);
  const scorer = useScorer(portrait);
  const scores = useCardScores(postings, portrait.claims.length > 0 ? scorer : undefined);
  const list = useRows("[data-testid=list-card]");
  const saveOne = (): void => {
    const card = document.activeElement?.closest<HTMLElement>("[data-testid=list-card]");
    const listed = keyed.find(({ key }) => key === card?.dataset.key);
    if (listed && !saving.saved.has(listed.card)) void saving.save([listed]);
  };
  const undo = saving.held > 0 ? saving.undo : null;
  useShortcuts({
    s: { says: t("shortcut.save"), act: saveOne },
    u: undo && { says: t("done.undo"), act: undo },
  });
  const chosen = keyed.filter(
    ({ card }, index) => filing.chosen.has(card) && keyed.findIndex((other) => other.card === card) === index,
  );
  const saveChosen = (): void => {
    filing.chooseNone();
    void saving.save(chosen);
  };
  const began = [...saving.states.values()].some(({ tracked }) => tracked.item !== null);
  return (
    <section className={styles.list}>
      <header className={styles.head}>
        <h1 className={styles.title} data-testid="list-count" data-count={postings.length}>
          {tn("list.count", postings.length)}
        </h1>
        <p className={styles.facts}>{t("list.choose")}</p>
        <p className={styles.keys}>{t("list.keys")}</p>
      </header>
      <ChooseAll filing={filing} />
      <ul className={styles.cards} ref={list}>
        {keyed.map((listed, index) => (
          <Card
            key={listed.key}
            listed={listed}
            score={scores.get(listed.posting)}
            filing={filing}
            saving={saving}
            isLast={index === lastChosen}
            onChoose={() => onChoose(index)}
          />
        ))}
      </ul>
      <FilingFoot filing={filing} onOpenQueue={onOpenQueue}>
        {(chosen.length > 0 || began) && (
          <>
            <Progress saving={saving} />
            {chosen.length > 0 && (
              <Button kind="primary" wide onClick={saveChosen} data-testid="list-save-many">
                {tn("list.saveMany", chosen.length)}
              </Button>
            )}
          </>
        )}
      </FilingFoot>
    </section>
  );
}
