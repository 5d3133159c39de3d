/** A list of short phrases: each can be taken away, and typing adds others. */
import { X } from "lucide-react";
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { flushSync } from "react-dom";
import { useRows } from "../../ui/rows.ts";
import { t } from "../../words/index.ts";
import { listChange, phrasesIn, withPhrases } from "./wishes.ts";
import styles from "./Wishes.module.css";

interface Props {
  label: string;
  hint: string;
  phrases: readonly string[];
  /** As they stand at the backend; what is not among them is marked as not saved. */
  before: readonly string[];
  /** Usual ones, offered while typing. */
  usual?: readonly string[];
  /** What is ruled out looks it. */
  against?: boolean;
  onChange: (phrases: string[]) => void;
  testId: string;
}

export function ChipList(props: Props): ReactNode {
  const { label, hint, phrases, before, usual = [], against, onChange, testId } = props;
  const id = useId();
  const [text, setText] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const chips = useRef<HTMLDivElement>(null);
  const list = useRows("li");
  const { added } = listChange(before, phrases);

  const add = (typed: string): void => {
    setText("");
    const next = withPhrases(phrases, phrasesIn(typed));
    if (next.length > phrases.length) onChange(next);
  };
  const addTyped = useRef(() => {});
  useEffect(() => {
    addTyped.current = () => add(text);
  });
  // Leaving for another view must not cost what was typed and not yet added.
  useEffect(() => () => addTyped.current(), []);
  const remove = (index: number): void => {
    onChange(phrases.toSpliced(index, 1));
    // Focus stays where it was: on the one that takes this one's place, else where others are added.
    requestAnimationFrame(() => {
      const left = chips.current?.querySelectorAll("button") ?? [];
      (left[Math.min(index, left.length - 1)] ?? input.current)?.focus();
    });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const divides = event.key === "," || event.key === ";";
    // The form takes Ctrl+Enter for saving: what was typed belongs to what is saved.
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) flushSync(() => add(text));
    else if (event.key === "Enter" || divides) {
      event.preventDefault();
      add(text);
    } else if (event.key === "Backspace" && text === "") {
      [...(chips.current?.querySelectorAll("button") ?? [])].at(-1)?.focus();
    } else if (event.key === "Escape") setText("");
  };
  const onPaste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData.getData("text");
    if (!/[,;\n]/.test(pasted)) return;
    event.preventDefault();
    add(`${text}${pasted}`);
  };
  return (
    <div className={styles.row} data-testid={testId}>
      <div className={styles.rowName}>
        <label htmlFor={id}>{label}</label>
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      </div>
      <div ref={chips} className={styles.chips}>
        {phrases.length > 0 && (
          <ul ref={list} aria-label={label}>
            {phrases.map((phrase, index) => (
              <li
                key={phrase}
                className={styles.chip}
                data-new={added.includes(phrase)}
                data-against={against}
                data-testid="chip"
              >
                <span>{phrase}</span>
                <button
                  type="button"
                  aria-label={t("wishes.remove", { phrase })}
                  onClick={() => remove(index)}
                  onKeyDown={(event) => {
                    if (event.key !== "Delete" && event.key !== "Backspace") return;
                    event.preventDefault();
                    remove(index);
                  }}
                >
                  <X size={12} aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        )}
        <input
          ref={input}
          id={id}
          value={text}
          list={usual.length > 0 ? `${id}-usual` : undefined}
          placeholder={t("wishes.add")}
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          maxLength={2000}
          data-testid="chip-input"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={() => add(text)}
        />
        {usual.length > 0 && (
          <datalist id={`${id}-usual`}>
            {usual
              .filter((word) => !phrases.includes(word))
              .map((word) => (
                <option key={word} value={word} />
              ))}
          </datalist>
        )}
      </div>
    </div>
  );
}
