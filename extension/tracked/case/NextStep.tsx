/** What is to be done next, by when; done, it goes into the timeline. */
import { Pencil, Trash2 } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { t } from "../../words/index.ts";
import { useNow } from "../../discovery/clock.ts";
import { Button } from "../../ui/Button.tsx";
import { Chip } from "../../ui/surfaces.tsx";
import { useShortcuts } from "../../ui/shortcuts.ts";
import { Reminding } from "../reminders/Reminding.tsx";
import { changeCase } from "../tracked.ts";
import styles from "./Case.module.css";
import type { CaseProps } from "./props.ts";
import { Due } from "./Due.tsx";
import { Field, Form, Section } from "./Section.tsx";
import { dayFrom } from "./times.ts";

function StepForm({ account, row, onLeave }: CaseProps & { onLeave: () => void }): ReactNode {
  const standing = row.next_step?.done_at === null ? row.next_step : null;
  const [text, setText] = useState(standing?.text ?? "");
  const [due, setDue] = useState(standing?.due_on ?? "");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const keep = (): void => {
    if (text.trim() === "") return;
    const id = standing?.id ?? crypto.randomUUID();
    const next_step = { id, text: text.trim(), due_on: due === "" ? null : due, done_at: null };
    void changeCase(account, row, { kind: "next_step", next_step }).then(onLeave);
  };
  const days = [
    ["case.today", 0],
    ["case.tomorrow", 1],
    ["case.inAWeek", 7],
  ] as const;
  return (
    <Form testId="step-form" onKeep={keep} onLeave={onLeave}>
      <Field name={t("case.stepWhat")} wide>
        <input
          ref={field}
          value={text}
          maxLength={500}
          required
          onChange={(event) => setText(event.target.value)}
          data-testid="step-text"
        />
      </Field>
      <Field name={t("case.stepDue")}>
        <input
          type="date"
          value={due}
          onChange={(event) => setDue(event.target.value)}
          data-testid="step-due"
        />
      </Field>
      <div className={styles.quick}>
        {days.map(([name, ahead]) => (
          <Button key={name} kind="quiet" onClick={() => setDue(dayFrom(Date.now(), ahead))}>
            {t(name)}
          </Button>
        ))}
      </div>
    </Form>
  );
}

/** @param props.start with its form open, where there is no step to be seen first */
export function NextStep({ account, row, start = false }: CaseProps & { start?: boolean }): ReactNode {
  const step = row.next_step;
  const [editing, setEditing] = useState(start && (step === null || step.done_at !== null));
  const open = (): void => setEditing(true);
  useShortcuts({ n: { says: t("shortcut.step"), act: open } });
  const isDone = step !== null && step.done_at !== null;
  /** What was just ticked, until it is written down. */
  const [ticked, setTicked] = useState<boolean | null>(null);
  if (ticked === isDone) setTicked(null);
  const setDone = (done: boolean): void => {
    if (!step) return;
    setTicked(done);
    const next_step = { ...step, done_at: done ? new Date().toISOString() : null };
    void changeCase(account, row, { kind: "next_step", next_step });
  };
  const remove = (): void => void changeCase(account, row, { kind: "next_step", next_step: null });
  const now = useNow();
  const ahead = row.interviews.some(({ starts_at }) => Date.parse(starts_at) > now);
  const isOpen = step !== null && !isDone;
  return (
    <Section
      name={t("case.next")}
      testId="next-step"
      add={t("case.stepAdd")}
      onAdd={editing || isOpen ? undefined : open}
    >
      {step && !editing && (
        <div className={styles.step} data-done={isDone}>
          <label>
            <input
              type="checkbox"
              checked={ticked ?? isDone}
              onChange={(event) => setDone(event.target.checked)}
              data-testid="step-done"
            />
            <span data-testid="step-words">{step.text}</span>
          </label>
          {isOpen && step.due_on && <Due day={step.due_on} />}
          {isDone && <Chip tone="accent">{t("case.done")}</Chip>}
          {isOpen && (
            <Button kind="quiet" icon aria-label={t("case.stepEdit")} onClick={open} data-testid="step-edit">
              <Pencil size={16} aria-hidden="true" />
            </Button>
          )}
          <Button
            kind="quiet"
            icon
            aria-label={t("case.delete", { what: step.text })}
            onClick={remove}
            data-testid="step-remove"
          >
            <Trash2 size={16} aria-hidden="true" />
          </Button>
        </div>
      )}
      {!step && !editing && <p className={styles.none}>{t("case.stepNone")}</p>}
      {editing && <StepForm account={account} row={row} onLeave={() => setEditing(false)} />}
      {!editing && ((isOpen && step.due_on) || ahead) && <Reminding />}
    </Section>
  );
}
