/** Several postings on one page: how many, and each one's title; choose one to see the score, or save it from here. */
import type { CapturedPosting } from "@career-portrait/shared/contract";
import { Check, Plus } from "lucide-react";
import { useMemo, type ReactNode } from "react";
import { t, tn } from "../words/index.ts";
import { CardBox, CardStandingLine, ChooseAll, FilingFoot } from "../queue/FilingParts.tsx";
import { useFiling, type Choosing } from "../queue/useFiling.ts";
import { accountOf, type Connection } from "../connection/connection.ts";
import { cache } from "../sync/database.ts";
import { askToDrain, useTracked } from "../sync/hooks.ts";
import { canonicalOf, save as savePosting } from "../sync/outbox.ts";
import { Button } from "../ui/Button.tsx";
import { placeOf } from "../posting/facts.ts";
import styles from "../posting/Posting.module.css";
import { saveStateOf } from "../posting/SaveFoot.tsx";

function Card(props: {
  posting: CapturedPosting;
  captureKey: string;
  connection: Connection | null;
  /** The focus returns here from the posting that was open. */
  focused: boolean;
  /** By what the queue knows it again. */
  card: string;
  filing: Choosing;
  onChoose: () => void;
}): ReactNode {
  const { posting, captureKey, connection, focused, card, filing, onChoose } = props;
  const tracked = useTracked(captureKey, canonicalOf(posting.url));
  const saved = tracked !== undefined && saveStateOf(tracked) !== "new";
  const title = posting.title ?? t("posting.untitled");
  const facts = [posting.company, ...placeOf(posting)].filter((fact) => fact !== null);
  const save = (): void => {
    const account = connection ? accountOf(connection) : null;
    void savePosting(cache, posting, null, captureKey, account, Date.now()).then(() => askToDrain(true));
  };
  return (
    <li className={styles.card} data-testid="list-card" data-url={posting.url ?? ""} data-saved={saved}>
      <CardBox card={card} title={title} filing={filing} />
      <button
        type="button"
        className={styles.cardButton}
        onClick={onChoose}
        autoFocus={focused}
        data-testid="list-card-open"
      >
        <span className={styles.cardTitle}>{title}</span>
        {facts.length > 0 && <span className={styles.cardFacts}>{facts.join(" \u00b7 ")}</span>}
        <CardStandingLine standing={filing.standings.get(card)} />
      </button>
      <Button
        kind="quiet"
        icon
        disabled={saved}
        onClick={save}
        data-testid="list-card-save"
        aria-label={t(saved ? "list.saved" : "list.save", { title })}
      >
        {saved ? <Check size={16} aria-hidden="true" /> : <Plus size={16} aria-hidden="true" />}
      </Button>
    </li>
  );
}

export function PostingList(props: {
  postings: CapturedPosting[];
  captureId: string;
  connection: Connection | null;
  /** The posting that was open last, to return to. */
  lastChosen: number | null;
  onChoose: (index: number) => void;
  onOpenQueue: () => void;
}): ReactNode {
  const { postings, captureId, connection, lastChosen, onChoose, onOpenQueue } = props;
  const keyed = useMemo(
    () =>
      postings.map((posting, index) => {
        const key = `${captureId}:${index}`;
        // Read again, a card with an address is still the same one.
        return { posting, key, card: canonicalOf(posting.url) ?? key };
      }),
    [postings, captureId],
  );
  const filing = useFiling(connection ? accountOf(connection) : null, keyed);
  return (
    <section className={styles.list}>
      <header className={styles.head}>
        <h1 className={styles.title} data-testid="list-count" data-count={postings.length}>
          {tn("list.count", postings.length)}
        </h1>
        <p className={styles.facts}>{t("list.choose")}</p>
      </header>
      <ChooseAll filing={filing} />
      <ul className={styles.cards}>
        {keyed.map(({ posting, key, card }, index) => (
          <Card
            key={key}
            posting={posting}
            captureKey={key}
            connection={connection}
            focused={index === lastChosen}
            card={card}
            filing={filing}
            onChoose={() => onChoose(index)}
          />
        ))}
      </ul>
      <FilingFoot filing={filing} onOpenQueue={onOpenQueue} />
    </section>
  );
}
