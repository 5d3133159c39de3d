/** How the letter is to be written: its tone, its length, and that it be written anew. */
import { LETTER_TONES, type CoverLetter, type LetterTone } from "@career-portrait/shared/contract";
import { PenLine, RefreshCw } from "lucide-react";
import { useId, useState, type FormEvent, type ReactNode } from "react";
import { t } from "../../words/index.ts";
import { Button } from "../../ui/Button.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import { Segments } from "../../ui/Segments.tsx";
import editor from "../Editor.module.css";
import styles from "./Letter.module.css";
import { USUAL_WISH, type LetterWish, type Writing } from "./writing.ts";

/** As the contract has them, in words. */
const SHORTEST = 80;
const LONGEST = 600;

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

export function LetterForm({ letter, writing }: { letter: CoverLetter | null; writing: Writing }): ReactNode {
  const [wish, setWish] = useState<LetterWish>({
    tone: letter?.tone ?? USUAL_WISH.tone,
    max_words: letter?.max_words ?? USUAL_WISH.max_words,
  });
  /** Own words are replaced only by somebody who knows it. */
  const [sure, setSure] = useState<"unasked" | "asked">("unasked");
  const same = letter !== null && letter.tone === wish.tone && letter.max_words === wish.max_words;
  const loses = (letter?.generated_content ?? null) !== null;
  const busy = writing.state === "writing";
  const asking = loses && sure === "asked" && !busy;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    if (loses && !asking) {
      setSure("asked");
      return;
    }
    setSure("unasked");
    writing.write(wish, same);
  };
  const Icon = same ? RefreshCw : PenLine;
  const label = asking
    ? "tailored.replace"
    : busy
      ? "letter.writing"
      : same
        ? "letter.again"
        : letter
          ? "letter.writeSo"
          : "letter.write";
  return (
    <form className={styles.ask} onSubmit={submit} aria-label={t("letter.title")} data-testid="letter-form">
      <Segments
        legend={t("letter.tone")}
        choices={LETTER_TONES.map((value) => ({ value, label: t(`letterTone.${value}`) }))}
        value={wish.tone}
        onChange={(tone: LetterTone) => setWish({ ...wish, tone })}
        testId="letter-tone"
      />
      <Length value={wish.max_words} onChange={(max_words) => setWish({ ...wish, max_words })} />
      <div className={editor.buttons}>
        <Button
          kind={same && !asking ? "plain" : "primary"}
          type="submit"
          disabled={busy}
          data-testid="letter-write"
        >
          {busy ? <Spinner /> : <Icon size={16} aria-hidden="true" />}
          {t(label)}
        </Button>
        {busy && (
          <Button kind="quiet" onClick={writing.cancel} data-testid="letter-cancel">
            {t("form.cancel")}
          </Button>
        )}
        {asking && (
          <Button kind="quiet" onClick={() => setSure("unasked")} data-testid="letter-keep">
            {t("letter.keep")}
          </Button>
        )}
      </div>
      <div role="status" className={styles.state}>
        {busy && <p className="visually-hidden">{t("letter.writing")}</p>}
        {asking && (
          <p className={editor.hint} data-testid="letter-replaces">
            {t("letter.replaces")}
          </p>
        )}
        {typeof writing.state === "object" && (
          <p className={editor.problem} data-testid="letter-error" data-code={writing.state.code}>
            {writing.state.message}
          </p>
        )}
      </div>
    </form>
  );
}
