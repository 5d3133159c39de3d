/** The letter as it stands, with what stands behind the sentence that is looked at; or as it is being edited. */
import type { CoverLetter } from "@career-portrait/shared/contract";
import { GitCompare, Pencil, TriangleAlert } from "lucide-react";
import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { eachInWords, inWords } from "../../words/explanation.ts";
import { formatMoment, locale, t, tn } from "../../words/index.ts";
import type { Connection } from "../../connection/connection.ts";
import { Button } from "../../ui/Button.tsx";
import { Chip } from "../../ui/surfaces.tsx";
import changes from "../Changes.module.css";
import { Difference } from "../ChangesView.tsx";
import { CopyText } from "../../ui/CopyText.tsx";
import { useRows } from "../../ui/rows.ts";
import { EVIDENCE_ID } from "../editing.ts";
import type { Known } from "../evidence.ts";
import { EvidenceAside } from "../EvidenceAside.tsx";
import making from "../Making.module.css";
import report from "../Report.module.css";
import { RevertButton } from "../RevertButton.tsx";
import { Spelling } from "../Spelling.tsx";
import { Marked } from "../Unborne.tsx";
import { unborneOf } from "../unborne.ts";
import words from "../Words.module.css";
import styles from "./Letter.module.css";
import { LetterEditor } from "./LetterEditor.tsx";
import { LetterFiles } from "./LetterFiles.tsx";
import { LittleFitNotice } from "./LittleFitNotice.tsx";
import { piecesOf, type Piece } from "./pieces.ts";
import { useOwnWords } from "./writing.ts";

function Notices({ letter: { is_stale, notes, notes_explanation } }: { letter: CoverLetter }): ReactNode {
  return (
    <>
      {is_stale && (
        <div className={making.outcome} data-tone="warn" data-testid="letter-stale">
          <TriangleAlert size={16} aria-hidden="true" />
          <p>{t("letter.stale")}</p>
        </div>
      )}
      {notes.length > 0 && (
        <ul className={making.outcome} data-tone="warn">
          {eachInWords(notes, notes_explanation).map((note) => (
            <li key={note} data-testid="letter-note">
              {note}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Sentences with the reason against each: what was kept out, or what is the person's own and stays. */
function Sentences({
  title,
  how,
  items,
  testId,
}: {
  title: string;
  how?: string;
  items: CoverLetter["removed"] | CoverLetter["unsupported"];
  testId: string;
}): ReactNode {
  if (items.length === 0) return null;
  return (
    <section className={report.report} data-testid={testId}>
      <h2>{title}</h2>
      {how !== undefined && <p className={report.soft}>{how}</p>}
      <ul className={report.list}>
        {items.map((item, index) => (
          // The same sentence may stand there twice.
          <li key={`${index} ${item.text}`}>
            <p>
              {"words" in item ? <Marked text={item.text} unborne={[unborneOf(item)]} /> : <s>{item.text}</s>}
            </p>
            <p className={report.soft}>{inWords(item.explanation, item.reason)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sentence({ piece, shown, onLook }: { piece: Piece; shown: boolean; onLook: () => void }): ReactNode {
  if (piece.kind === "plain") return piece.text;
  const { text, unborne } = piece;
  return (
    <span data-testid="letter-row">
      <span
        className={words.sentence}
        // So that its evidence is reached by keyboard too.
        tabIndex={0}
        data-row
        aria-describedby={shown ? EVIDENCE_ID : undefined}
        onMouseEnter={onLook}
        onFocus={onLook}
        data-testid="letter-sentence"
        data-kind={piece.kind}
      >
        {unborne ? <Marked text={text} unborne={[unborne]} /> : text}
      </span>
    </span>
  );
}

interface Props {
  letter: CoverLetter;
  /** Whom it is written to. */
  company: string | null;
  known: Known;
  connection: Connection;
}

export function LetterWords({ letter, company, known, connection }: Props): ReactNode {
  const { content, generated_content, word_count, language, engine, created_at } = letter;
  const keep = useOwnWords(connection, letter.opportunity_id);
  const sentences = useRows("[data-testid=letter-row]");
  const [view, setView] = useState<"words" | "changes" | "editing">("words");
  const [looked, setLooked] = useState<number | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const returning = useRef(false);
  // When the form is done, focus goes back to where it was opened from.
  useEffect(() => {
    if (view === "editing" || !returning.current) return;
    returning.current = false;
    opener.current?.focus();
  }, [view]);
  /** Somebody who wants a letter where little fits asks for it; their own words are always shown. */
  const [insists, setInsists] = useState(false);
  const pieces = useMemo(() => piecesOf(letter), [letter]);
  const piece = looked === null ? undefined : pieces[looked];
  const done = (): void => {
    returning.current = true;
    setView("words");
    setLooked(null);
  };
  const tongue = new Intl.DisplayNames(locale, { type: "language" }).of(language) ?? language;
  const isEdited = generated_content !== null;
  const showsChanges = view === "changes" && isEdited;
  if (letter.little_fit != null && !isEdited && !insists)
    return <LittleFitNotice fit={letter.little_fit} onShow={() => setInsists(true)} />;
  return (
    <>
      <Notices letter={letter} />
      <div className={words.desk}>
        <div>
          <p className={making.soft}>
            <b data-testid="letter-words" data-count={word_count}>
              {tn("letter.words", word_count)}
            </b>{" "}
            {tongue}.{" "}
            {t(engine === "local" ? "tailored.byRule" : "tailored.byModel", {
              engine,
              when: formatMoment(created_at),
            })}{" "}
            {isEdited && (
              <Chip tone="accent" testId="letter-edited">
                {t("tailored.byYou")}
              </Chip>
            )}
          </p>
          {view !== "editing" && (
            <div className={styles.tools}>
              <Button ref={opener} onClick={() => setView("editing")} data-testid="letter-edit">
                <Pencil size={16} aria-hidden="true" />
                {t("letter.edit")}
              </Button>
              {isEdited && (
                <>
                  <Button
                    kind="quiet"
                    aria-pressed={showsChanges}
                    onClick={() => setView(showsChanges ? "words" : "changes")}
                    data-testid="letter-changes"
                  >
                    <GitCompare size={16} aria-hidden="true" />
                    {t("tailoredView.changes")}
                  </Button>
                  <RevertButton revert={() => keep(null)} />
                </>
              )}
              <LetterFiles letter={letter} company={company} connection={connection} />
              <CopyText key={content} text={content} label={t("letter.copy")} kind="primary" />
            </div>
          )}
          {view === "editing" ? (
            <LetterEditor letter={letter} keep={keep} onDone={done} />
          ) : (
            <article
              ref={sentences}
              className={`${styles.letter} ${changes.changes}`}
              lang={language}
              data-testid="letter-text"
              data-view={showsChanges ? "changes" : "words"}
            >
              {showsChanges ? (
                <Difference before={generated_content} after={content} />
              ) : (
                pieces.map((one, index) => (
                  <Sentence
                    // The pieces have no other name than their place.
                    key={`${index} ${one.kind}`}
                    piece={one}
                    shown={looked === index}
                    onLook={() => setLooked(index)}
                  />
                ))
              )}
            </article>
          )}
          {view !== "editing" && (
            <Spelling
              text={content}
              told={letter.spelling ?? []}
              keep={keep}
              onDecided={() => opener.current?.focus()}
            />
          )}
          <Sentences
            title={t("judge.unsupported")}
            how={t("letter.unsupported")}
            items={letter.unsupported}
            testId="letter-unsupported"
          />
          <Sentences title={t("tailored.removed")} items={letter.removed} testId="letter-removed" />
        </div>
        <EvidenceAside
          shown={piece ? { path: "letter", said: [piece], edited: piece.kind === "unsupported" } : null}
          known={known}
          onClose={() => setLooked(null)}
        />
      </div>
    </>
  );
}
