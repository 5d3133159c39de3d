/** One text, to be changed by hand or by an instruction; a selected part of it alone, too. */
import { WandSparkles } from "lucide-react";
import { useId, useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from "react";
import { t } from "../words/index.ts";
import { Button } from "../ui/Button.tsx";
import { Spinner } from "../ui/Spinner.tsx";
import type { Selection } from "./editing.ts";
import type { Field } from "./fields.ts";
import { withoutEntry } from "./fields.ts";
import styles from "./Editor.module.css";
import { refusedBy, type Refused } from "./refusals.ts";
import { useWords } from "./words-context.ts";

/** What was typed and not sent, by field, while this page is open: a look at another view must not cost it. */
const drafts = new Map<string, string>();

/** As the contract has it, the longest instruction. */
const INSTRUCTION_MAX = 1000;
/** The longest text of one field, and of a talking point. */
const TEXT_MAX = 10_000;
const POINT_MAX = 2_000;
/** A selection is quoted up to here. */
const QUOTED = 60;

function excerpt(text: string): string {
  const [first, ...more] = Array.from(text.trim());
  const short = [first ?? "", ...more].slice(0, QUOTED).join("");
  return more.length >= QUOTED ? `${short}\u2026` : short;
}

interface Working {
  what: "saving" | "rewriting" | null;
  refused: Refused | null;
  note: string | null;
  /** The text before it was rewritten, to be put back. */
  before: string | null;
}
const IDLE: Working = { what: null, refused: null, note: null, before: null };

/** What the form does, and how that goes. */
function useField(field: Field, onDone: () => void) {
  const { profile, edit, rewrite } = useWords();
  const key = `${profile.opportunity_id} ${field.path}`;
  const [text, setText] = useState(() => drafts.get(key) ?? field.text);
  const [working, setWorking] = useState(IDLE);
  /** What the backend holds; a rewriting changes it while the form stays open. */
  const stands = useRef(field.text);
  const type = (next: string): void => {
    setText(next);
    if (next === stands.current) drafts.delete(key);
    else drafts.set(key, next);
  };
  const attempt = async (
    what: "saving" | "rewriting",
    work: () => Promise<Working | null>,
  ): Promise<void> => {
    setWorking({ ...IDLE, what });
    try {
      const result = await work();
      if (result === null) onDone();
      else setWorking(result);
    } catch (error) {
      setWorking({ ...IDLE, refused: refusedBy(error) });
    }
  };
  const keep = async (words: string): Promise<void> => {
    if (words !== stands.current) await edit(field.path, words);
    stands.current = words;
    drafts.delete(key);
  };
  return {
    text,
    type,
    working,
    save: () =>
      attempt("saving", async () => {
        await keep(text);
        return null;
      }),
    leaveOut: () =>
      attempt("saving", async () => {
        if (field.list) await edit(field.list.path, withoutEntry(profile, field.list));
        drafts.delete(key);
        return null;
      }),
    rewrite: (instruction: string, selection: Selection | null) =>
      attempt("rewriting", async () => {
        // The backend rewrites what it holds.
        await keep(text);
        const made = await rewrite(field.path, instruction, selection);
        stands.current = made.text;
        setText(made.text);
        return { ...IDLE, note: made.note, before: made.text === text ? null : text };
      }),
    putBack: (before: string) =>
      attempt("saving", async () => {
        await edit(field.path, before);
        stands.current = before;
        setText(before);
        return IDLE;
      }),
    forget: () => {
      drafts.delete(key);
      onDone();
    },
  };
}

type Form = ReturnType<typeof useField>;

function Instruct({
  form,
  selection,
  selected,
}: {
  form: Form;
  selection: Selection | null;
  selected: string;
}): ReactNode {
  const id = useId();
  const [instruction, setInstruction] = useState("");
  const busy = form.working.what !== null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    if (instruction.trim() !== "" && !busy) void form.rewrite(instruction.trim(), selection);
  };
  return (
    <form className={styles.instruct} onSubmit={submit} aria-label={t("tailored.rewrite")}>
      <label htmlFor={id}>{t("tailored.instruction")}</label>
      <div className={styles.instructLine}>
        <input
          id={id}
          value={instruction}
          maxLength={INSTRUCTION_MAX}
          placeholder={t("tailored.instructionHint")}
          aria-describedby={`${id}-scope`}
          onChange={(event) => setInstruction(event.target.value)}
          data-testid="rewrite-instruction"
        />
        <Button type="submit" disabled={busy || instruction.trim() === ""} data-testid="rewrite">
          {form.working.what === "rewriting" ? <Spinner /> : <WandSparkles size={16} aria-hidden="true" />}
          {t("tailored.rewrite")}
        </Button>
      </div>
      <p
        id={`${id}-scope`}
        className={styles.hint}
        data-testid="rewrite-scope"
        data-selection={selection !== null}
      >
        {selection === null ? t("tailored.scopeWhole") : t("tailored.scopePart", { text: excerpt(selected) })}
      </p>
    </form>
  );
}

function Outcome({ form }: { form: Form }): ReactNode {
  const { refused, note, before } = form.working;
  return (
    <div role="status" className={styles.outcome}>
      {refused !== null && (
        <p className={styles.problem} data-testid="field-error" data-code={refused.code}>
          {refused.message} {t("form.kept")}
        </p>
      )}
      {note !== null && (
        <p className={styles.note} data-testid="rewrite-note">
          {note}
        </p>
      )}
      {before !== null && (
        <p className={styles.note} data-testid="rewritten">
          {t("tailored.rewritten")}{" "}
          <button
            type="button"
            className={styles.link}
            onClick={() => void form.putBack(before)}
            data-testid="put-back"
          >
            {t("tailored.putBack")}
          </button>
        </p>
      )}
    </div>
  );
}

export function FieldEditor({ field, onDone }: { field: Field; onDone: () => void }): ReactNode {
  const id = useId();
  const form = useField(field, onDone);
  const [range, setRange] = useState<Selection | null>(null);
  const busy = form.working.what !== null;
  const selection = range && range.end <= form.text.length && range.start < range.end ? range : null;
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && form.text === field.text) form.forget();
    else if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !busy) void form.save();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={styles.editor} onKeyDown={onKey} data-testid="field-editor" data-path={field.path}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void form.save();
        }}
        aria-label={t("tailored.edit", { name: t(field.name) })}
      >
        <label htmlFor={id}>{t(field.name)}</label>
        <textarea
          id={id}
          // The person has just asked to edit these words.
          autoFocus
          value={form.text}
          maxLength={field.path.startsWith("talking_points.") ? POINT_MAX : TEXT_MAX}
          rows={1}
          readOnly={form.working.what === "rewriting"}
          onChange={(event) => form.type(event.target.value)}
          onSelect={({ currentTarget: { selectionStart: start, selectionEnd: end } }) =>
            setRange({ start, end })
          }
          data-testid="field-text"
        />
        <div className={styles.buttons}>
          <Button
            kind="primary"
            type="submit"
            disabled={busy || form.text.trim() === ""}
            data-testid="field-save"
          >
            {t(form.working.what === "saving" ? "form.saving" : "form.save")}
          </Button>
          <Button kind="quiet" onClick={form.forget} data-testid="field-cancel">
            {t(form.text === field.text ? "tailored.close" : "form.cancel")}
          </Button>
          {field.list && (
            <span className={styles.end}>
              <Button
                kind="quiet"
                disabled={busy}
                onClick={() => void form.leaveOut()}
                data-testid="field-leave-out"
              >
                {t("tailored.leaveOut")}
              </Button>
            </span>
          )}
        </div>
      </form>
      <Outcome form={form} />
      <Instruct
        form={form}
        selection={selection}
        selected={selection ? form.text.slice(selection.start, selection.end) : ""}
      />
    </div>
  );
}
