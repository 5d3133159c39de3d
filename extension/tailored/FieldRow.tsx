/** A line of the tailored profile: its words, what stands behind them when it is looked at, and its form. */
import { Pencil } from "lucide-react";
import { useMemo, type ReactNode } from "react";
import { t } from "../words/index.ts";
import { Button } from "../ui/Button.tsx";
import { Chip } from "../ui/surfaces.tsx";
import { EVIDENCE_ID } from "./editing.ts";
import { FieldEditor } from "./FieldEditor.tsx";
import { editOf, inWords, type Field, type Head } from "./fields.ts";
import { useForm } from "./form.ts";
import { HeadEditor } from "./HeadEditor.tsx";
import { RevertButton } from "./RevertButton.tsx";
import { Spelling } from "./Spelling.tsx";
import { unborneAt } from "./unborne.ts";
import { Marked, WhyMarked } from "./Unborne.tsx";
import styles from "./Words.module.css";
import { useWords } from "./words-context.ts";

/** Says that a text is no longer as it was written, and gives it back as it was. */
export function Edited({ path }: { path: string }): ReactNode {
  const { profile, revert } = useWords();
  const edit = editOf(profile, path);
  if (!edit) return null;
  const was = inWords(edit.generated);
  return (
    <>
      <Chip tone="accent" testId="field-edited" title={t("tailored.writtenAs", { text: was })}>
        {t(edit.by === "user" ? "tailored.byYou" : "tailored.byInstruction")}
      </Chip>
      {edit.generated !== null && <RevertButton revert={() => revert(path)} to={was} />}
    </>
  );
}

/** Handlers that show what stands behind words when they are pointed at, or when something in them has focus. */
function useShow(path: string) {
  const { show } = useWords();
  return { onMouseEnter: () => show(path), onFocus: () => show(path) };
}

/** A field's form, whether it was edited, and what of it nothing bears out or is misspelt. */
function useField({ path }: Field) {
  const { profile } = useWords();
  return {
    ...useForm(path),
    edited: editOf(profile, path) !== null,
    unborne: useMemo(() => unborneAt(profile, path), [profile, path]),
    misspelt: (profile.spelling ?? []).filter((one) => one.field === path),
    looking: useShow(path),
  };
}

export function FieldRow({ field, heading }: { field: Field; heading: boolean }): ReactNode {
  const { show, shown, edit } = useWords();
  const { opener, isOpen, start, done, edited, unborne, misspelt, looking } = useField(field);
  return (
    <li
      className={styles.row}
      {...looking}
      data-testid="tailored-field"
      data-path={field.path}
      data-edited={edited}
      data-shown={shown === field.path}
    >
      {heading && !isOpen && <h3 className={styles.fieldName}>{t(field.name)}</h3>}
      {isOpen ? (
        <FieldEditor key={field.path} field={field} onDone={done} />
      ) : (
        <div className={styles.line}>
          <p className={styles.words} data-testid="field-words">
            {field.said.length > 1 ? (
              field.said.map((said, index) => (
                // A sentence may be said twice.
                <span
                  key={`${index} ${said.text}`}
                  className={styles.sentence}
                  onMouseEnter={() => show(field.path, said.text)}
                >
                  <Marked text={said.text} unborne={unborne} />{" "}
                </span>
              ))
            ) : (
              <Marked text={field.text} unborne={unborne} />
            )}
          </p>
          <div className={styles.tools}>
            <Edited path={field.path} />
            <Button
              ref={opener}
              kind="quiet"
              icon
              onClick={start}
              aria-label={t("tailored.edit", { name: field.text })}
              aria-describedby={shown === field.path ? EVIDENCE_ID : undefined}
              data-row
              data-testid="field-edit"
            >
              <Pencil size={16} aria-hidden="true" />
            </Button>
          </div>
        </div>
      )}
      {!isOpen && unborne.length > 0 && (
        <div className={styles.why}>
          <WhyMarked unborne={unborne} />
        </div>
      )}
      {!isOpen && (
        <div className={styles.why}>
          <Spelling
            text={field.text}
            told={misspelt}
            keep={(text) => edit(field.path, text)}
            onDecided={() => opener.current?.focus()}
          />
        </div>
      )}
    </li>
  );
}

export function HeadRow({ head }: { head: Head }): ReactNode {
  const { profile, shown } = useWords();
  const { opener, isOpen, start, done } = useForm(head.key);
  const edited = head.fields.some(({ path }) => editOf(profile, path) !== null);
  const unborne = useMemo(
    () => head.fields.flatMap(({ path }) => unborneAt(profile, path)),
    [profile, head.fields],
  );
  const looking = useShow(head.key);
  return (
    <div
      className={styles.head}
      {...looking}
      data-testid="tailored-head"
      data-path={head.key}
      data-edited={edited}
      data-shown={shown === head.key}
    >
      <div className={styles.line}>
        <div className={styles.words}>
          <h3>
            <Marked text={head.title} unborne={unborne} />
          </h3>
          {head.sub && (
            <p>
              <Marked text={head.sub} unborne={unborne} />
            </p>
          )}
        </div>
        <div className={styles.tools}>
          {edited && <Chip tone="accent">{t("tailored.byYou")}</Chip>}
          {head.fields.length > 0 && (
            <Button
              ref={opener}
              kind="quiet"
              icon
              onClick={start}
              aria-expanded={isOpen}
              aria-label={t("tailored.edit", { name: [head.title, head.sub].filter(Boolean).join(", ") })}
              aria-describedby={shown === head.key ? EVIDENCE_ID : undefined}
              data-row
              data-testid="head-edit"
            >
              <Pencil size={16} aria-hidden="true" />
            </Button>
          )}
        </div>
      </div>
      {isOpen ? <HeadEditor head={head} onDone={done} /> : <WhyMarked unborne={unborne} />}
    </div>
  );
}

/** A short thing among others of its kind, such as a skill. */
export function ChipField({ field }: { field: Field }): ReactNode {
  const { shown } = useWords();
  const { opener, isOpen, start, done, edited, unborne, looking } = useField(field);
  return (
    <li
      className={styles.chipField}
      {...looking}
      data-testid="tailored-field"
      data-path={field.path}
      data-edited={edited}
      data-open={isOpen}
    >
      <button
        ref={opener}
        type="button"
        className={styles.chip}
        data-edited={edited}
        data-shown={shown === field.path}
        aria-expanded={isOpen}
        aria-describedby={shown === field.path ? EVIDENCE_ID : undefined}
        onClick={isOpen ? done : start}
        data-testid="field-edit"
      >
        <span data-testid="field-words">
          <Marked text={field.text} unborne={unborne} />
        </span>
      </button>
      {isOpen && (
        <div>
          <p className={styles.tools}>
            <Edited path={field.path} />
          </p>
          <WhyMarked unborne={unborne} />
          <FieldEditor key={field.path} field={field} onDone={done} />
        </div>
      )}
    </li>
  );
}
