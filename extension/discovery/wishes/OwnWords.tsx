/** The description in the person's own words, and what is read in it: to be looked over, never taken unasked. */
import { PREFERENCE_DESCRIPTION_MAX, type Preferences } from "@career-portrait/shared/contract";
import { TextSearch } from "lucide-react";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { formatNumber, t, tn } from "../../words/index.ts";
import type { Connection } from "../../connection/connection.ts";
import { connectedApi } from "../../connection/api.ts";
import { Button } from "../../ui/Button.tsx";
import { useAttempt } from "../attempt.ts";
import { payWords } from "./PayFields.tsx";
import { proposalOf, type Proposal } from "./wishes.ts";
import styles from "./Wishes.module.css";

interface Props {
  connection: Connection;
  shown: Preferences;
  onWords: (words: string | null) => void;
  /** Takes what was accepted over and saves it; answers whether it was saved. */
  onAccept: (accepted: Proposal) => Promise<boolean>;
}

/** Each proposed thing can be left out. */
function Reading(props: {
  proposal: Proposal;
  onAccept: (accepted: Proposal) => Promise<boolean>;
  onClose: () => void;
}): ReactNode {
  const { proposal, onAccept, onClose } = props;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  const keyOf = ({ list, phrase }: Proposal["phrases"][number]): string => `${list}:${phrase}`;
  const toggle = (key: string, on: boolean): void =>
    setLeft((keys) => {
      const next = new Set(keys);
      if (on) next.delete(key);
      else next.add(key);
      return next;
    });
  const accepted: Proposal = {
    phrases: proposal.phrases.filter((one) => !left.has(keyOf(one))),
    pay: left.has("pay") ? null : proposal.pay,
  };
  const count = accepted.phrases.length + (accepted.pay ? 1 : 0);
  const lists = [...Map.groupBy(proposal.phrases, ({ list }) => list)];
  return (
    <section className={styles.reading} aria-labelledby="reading-head" data-testid="reading">
      <h2 id="reading-head" ref={head} tabIndex={-1}>
        {t("wishes.found")}
      </h2>
      <p className={styles.hint}>{t("wishes.foundHow")}</p>
      {lists.map(([list, found]) => (
        <fieldset key={list} className={styles.found}>
          <legend>{t(`wish.${list}`)}</legend>
          <div>
            {found.map((one) => (
              <label key={one.phrase} data-testid="reading-item" data-list={list}>
                <input
                  type="checkbox"
                  checked={!left.has(keyOf(one))}
                  onChange={({ target }) => toggle(keyOf(one), target.checked)}
                />
                {one.phrase}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      {proposal.pay && (
        <fieldset className={styles.found}>
          <legend>{t("wishes.pay")}</legend>
          <div>
            <label data-testid="reading-pay">
              <input
                type="checkbox"
                checked={!left.has("pay")}
                onChange={({ target }) => toggle("pay", target.checked)}
              />
              {payWords(proposal.pay.before) !== null && <del>{payWords(proposal.pay.before)}</del>}
              <ins>{payWords(proposal.pay.after)}</ins>
            </label>
          </div>
        </fieldset>
      )}
      <div className={styles.actions}>
        <Button
          kind="primary"
          disabled={count === 0}
          data-testid="reading-accept"
          onClick={() => void onAccept(accepted).then((saved) => saved && onClose())}
        >
          {tn("wishes.accept", count)}
        </Button>
        <Button kind="quiet" onClick={onClose} data-testid="reading-dismiss">
          {t("wishes.notNow")}
        </Button>
      </div>
    </section>
  );
}

export function OwnWords({ connection, shown, onWords, onAccept }: Props): ReactNode {
  const id = useId();
  const [reading, setReading] = useState<Preferences | null>(null);
  const asking = useAttempt();
  const button = useRef<HTMLButtonElement>(null);
  const words = shown.raw_description ?? "";
  const length = Array.from(words).length;
  const long = length > PREFERENCE_DESCRIPTION_MAX;
  // Beside what stands now: accepting some of it leaves the rest to be proposed again.
  const proposal = reading && proposalOf(shown, reading);
  const nothing = proposal !== null && proposal.phrases.length === 0 && proposal.pay === null;
  const read = (): void =>
    void asking.run(async () => {
      const { data } = await connectedApi(connection).extractPreferences({ body: { description: words } });
      setReading(data);
    });
  const close = (): void => {
    setReading(null);
    button.current?.focus();
  };
  return (
    <div className={styles.words}>
      <label htmlFor={id}>{t("wishes.words")}</label>
      <p id={`${id}-hint`} className={styles.hint}>
        {t("wishes.wordsHint")}
      </p>
      <textarea
        id={id}
        rows={5}
        value={words}
        aria-describedby={`${id}-hint ${id}-length`}
        aria-invalid={long}
        placeholder={t("wishes.wordsExample")}
        data-testid="wish-words"
        onChange={({ target }) => {
          setReading(null);
          onWords(target.value === "" ? null : target.value);
        }}
      />
      <div className={styles.actions}>
        <Button
          ref={button}
          onClick={read}
          disabled={asking.busy || long || words.trim() === ""}
          data-testid="wish-read"
        >
          <TextSearch size={16} aria-hidden="true" />
          {t(asking.busy ? "wishes.reading" : "wishes.read")}
        </Button>
        <p id={`${id}-length`} className={long ? styles.wrong : styles.hint}>
          {t("wishes.length", {
            length: formatNumber(length),
            most: formatNumber(PREFERENCE_DESCRIPTION_MAX),
          })}
        </p>
      </div>
      <div aria-live="polite">
        {asking.error !== null && (
          <p className={styles.wrong} data-testid="reading-error">
            {asking.error}
          </p>
        )}
        {nothing && (
          <p className={styles.hint} data-testid="reading-nothing">
            {t("wishes.nothingNew")}
          </p>
        )}
      </div>
      {proposal && !nothing && <Reading proposal={proposal} onAccept={onAccept} onClose={close} />}
    </div>
  );
}
