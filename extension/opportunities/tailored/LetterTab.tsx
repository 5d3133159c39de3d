/** The cover letter: its tone and length, its words, and what stands behind them. */
import { LETTER_TONES, type CoverLetter, type LetterTone } from "@career-portrait/shared/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Loader2, Mail, PenLine, RefreshCw, TriangleAlert } from "lucide-react";
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from "react";
import { formatMoment, locale, t, tn } from "../../i18n/index.ts";
import { CopyGate } from "../../portrait/profile/CopyGate.tsx";
import type { Connection } from "../../settings/connection.ts";
import { connectedApi } from "../../sync/api.ts";
import { refreshKey, useFreshCopy } from "../../sync/fresh.ts";
import { copyName, keepCopy, letterOf, type Made } from "../../sync/opportunity-copies.ts";
import { Button } from "../../ui/Button.tsx";
import { Segments } from "../../ui/Segments.tsx";
import type { TabProps } from "../detail/index.ts";
import { CopyText } from "./CopyText.tsx";
import editor from "./Editor.module.css";
import { backingOf, type Known } from "./evidence.ts";
import { BackingItem } from "./EvidenceAside.tsx";
import evidence from "./Evidence.module.css";
import { useKnown } from "./known.ts";
import styles from "./Letter.module.css";
import making from "./Making.module.css";
import { refusedBy, type Refused } from "./refusals.ts";
import report from "./Report.module.css";

/** As the contract has them, in words; and the backend's own when nothing is said. */
const SHORTEST = 80;
const LONGEST = 600;
const USUAL = 300;

interface Wish {
  tone: LetterTone;
  max_words: number;
}

interface Writing {
  state: "idle" | "writing" | Refused;
  write: (wish: Wish, regenerate: boolean) => void;
  cancel: () => void;
}

/** A model takes up to 40 seconds; it can be given up. */
function useWriting(connection: Connection, id: string): Writing {
  const queries = useQueryClient();
  const [state, setState] = useState<Writing["state"]>("idle");
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const write: Writing["write"] = (wish, regenerate) => {
    const { signal } = (running.current = new AbortController());
    const name = copyName("letter", id);
    setState("writing");
    connectedApi(connection)
      .writeCoverLetter({ params: { id }, body: { ...wish, ...(regenerate ? { regenerate } : {}) }, signal })
      .then(async ({ data }) => {
        // A look that began before would bring the letter before.
        await queries.cancelQueries({ queryKey: refreshKey(connection, name) });
        await keepCopy(name, { made: data });
        if (!signal.aborted) setState("idle");
      })
      .catch((error: unknown) => signal.aborted || setState(refusedBy(error)));
  };
  const cancel = (): void => {
    running.current?.abort();
    setState("idle");
  };
  return { state, write, cancel };
}

function Length({ value, onChange }: { value: number; onChange: (words: number) => void }): ReactNode {
  const id = useId();
  return (
    <div className={styles.length}>
      <label htmlFor={id}>{t("letter.length")}</label>
      <div>
        <input
          id={id}
          type="range"
          min={SHORTEST}
          max={LONGEST}
          step={20}
          value={value}
          aria-valuetext={t("letter.upTo", { count: value })}
          onChange={(event) => onChange(Number(event.target.value))}
          data-testid="letter-length"
        />
        <output htmlFor={id}>{t("letter.upTo", { count: value })}</output>
      </div>
    </div>
  );
}

function Ask({ letter, writing }: { letter: CoverLetter | null; writing: Writing }): ReactNode {
  const [wish, setWish] = useState<Wish>({
    tone: letter?.tone ?? "plain",
    max_words: letter?.max_words ?? USUAL,
  });
  const same = letter !== null && letter.tone === wish.tone && letter.max_words === wish.max_words;
  const busy = writing.state === "writing";
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy) writing.write(wish, same);
  };
  const Icon = same ? RefreshCw : PenLine;
  return (
    <form className={styles.ask} onSubmit={submit} aria-label={t("letter.title")} data-testid="letter-form">
      <Segments
        legend={t("letter.tone")}
        choices={LETTER_TONES.map((value) => ({ value, label: t(`letterTone.${value}`) }))}
        value={wish.tone}
        onChange={(tone) => setWish({ ...wish, tone })}
        testId="letter-tone"
      />
      <Length value={wish.max_words} onChange={(max_words) => setWish({ ...wish, max_words })} />
      <div className={editor.buttons}>
        <Button kind={same ? "plain" : "primary"} type="submit" disabled={busy} data-testid="letter-write">
          {busy ? (
            <Loader2 size={16} className={editor.spin} aria-hidden="true" />
          ) : (
            <Icon size={16} aria-hidden="true" />
          )}
          {t(busy ? "letter.writing" : same ? "letter.again" : letter ? "letter.writeSo" : "letter.write")}
        </Button>
        {busy && (
          <Button kind="quiet" onClick={writing.cancel} data-testid="letter-cancel">
            {t("form.cancel")}
          </Button>
        )}
      </div>
      <div role="status" className={styles.state}>
        {busy && <p className="visually-hidden">{t("letter.writing")}</p>}
        {typeof writing.state === "object" && (
          <p className={editor.problem} data-testid="letter-error" data-code={writing.state.code}>
            {writing.state.message}
          </p>
        )}
      </div>
    </form>
  );
}

function Behind({ letter, known }: { letter: CoverLetter; known: Known }): ReactNode {
  const { backings, unknown } = backingOf(letter.cited_claim_ids, known);
  return (
    <aside className={styles.behind} aria-label={t("letter.behind")} data-testid="letter-evidence">
      <h2>{t("letter.behind")}</h2>
      {backings.length + unknown === 0 && <p className={evidence.none}>{t("letter.behindNone")}</p>}
      <ul className={evidence.items}>
        {backings.map((backing) => (
          <BackingItem key={backing.id} backing={backing} />
        ))}
      </ul>
      {unknown > 0 && <p className={evidence.none}>{tn("tailored.evidenceGone", unknown)}</p>}
    </aside>
  );
}

function Letter({ letter, known }: { letter: CoverLetter; known: Known }): ReactNode {
  const { content, word_count, language, engine, created_at, notes, removed } = letter;
  const tongue = new Intl.DisplayNames(locale, { type: "language" }).of(language) ?? language;
  return (
    <>
      {letter.is_stale && (
        <div className={making.outcome} data-tone="warn" data-testid="letter-stale">
          <TriangleAlert size={16} aria-hidden="true" />
          <p>{t("letter.stale")}</p>
        </div>
      )}
      {notes.length > 0 && (
        <ul className={making.outcome} data-tone="warn">
          {notes.map((note) => (
            <li key={note} data-testid="letter-note">
              {note}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.desk}>
        <div>
          <div className={making.line}>
            <p className={making.soft}>
              <b data-testid="letter-words" data-count={word_count}>
                {tn("letter.words", word_count)}
              </b>{" "}
              {tongue}.{" "}
              {t(engine === "local" ? "tailored.byRule" : "tailored.byModel", {
                engine,
                when: formatMoment(created_at),
              })}
            </p>
            <CopyText key={content} text={content} label={t("letter.copy")} kind="primary" />
          </div>
          <article className={styles.letter} lang={language} data-testid="letter-text">
            {content}
          </article>
          {removed.length > 0 && (
            <section className={report.report} data-testid="letter-removed">
              <h2>{t("tailored.removed")}</h2>
              <ul className={report.list}>
                {removed.map(({ text, reason }, index) => (
                  // The same sentence may have been kept out twice.
                  <li key={`${index} ${text}`}>
                    <p>
                      <s>{text}</s>
                    </p>
                    <p className={report.soft}>{reason}</p>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <Behind letter={letter} known={known} />
      </div>
    </>
  );
}

export function LetterTab({ opportunity, connection, portrait }: TabProps): ReactNode {
  const { id } = opportunity;
  const fresh = useFreshCopy<Made<CoverLetter>>(connection, copyName("letter", id), letterOf(id));
  const writing = useWriting(connection, id);
  const known = useKnown(connection, portrait);
  return (
    <div className={styles.room} data-testid="letter">
      <CopyGate shape="sheet" fresh={fresh}>
        {({ made }) => (
          <>
            {made === null && (
              <div className={styles.none} data-testid="letter-none">
                <h2>
                  <Mail size={20} aria-hidden="true" />
                  {t("letter.none")}
                </h2>
                <p>{t("letter.noneHow")}</p>
              </div>
            )}
            <Ask letter={made} writing={writing} />
            {made && <Letter letter={made} known={known} />}
          </>
        )}
      </CopyGate>
    </div>
  );
}
