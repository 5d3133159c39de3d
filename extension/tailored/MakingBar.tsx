/** Above the profile: how its writing goes, whether it is still true, and having it written anew. */
import type { TailoredProfile } from "@career-portrait/shared/contract";
import { RefreshCw, TriangleAlert, WandSparkles } from "lucide-react";
import { useId, useRef, useState, type FormEvent, type ReactNode } from "react";
import { inWords } from "../words/explanation.ts";
import { formatMoment, t, tn } from "../words/index.ts";
import { Button } from "../ui/Button.tsx";
import { Spinner } from "../ui/Spinner.tsx";
import editor from "./Editor.module.css";
import { editsOf } from "./fields.ts";
import type { Making } from "./making.ts";
import styles from "./Making.module.css";

const STEPS = ["queued", "writing"] as const;

/** How far the writing is, in words and as steps. */
export function Progress({ making }: { making: Making }): ReactNode {
  const { state, away } = making;
  if (state === "idle") return null;
  const at = state === "writing" ? 1 : 0;
  return (
    <div
      className={styles.progress}
      role="status"
      data-testid="tailoring-progress"
      data-state={state}
      data-away={away}
    >
      <Spinner />
      <div>
        <p>{t(`tailoredStep.${STEPS[at]}`)}</p>
        <ol aria-hidden="true">
          {STEPS.map((step, index) => (
            <li key={step} data-done={index <= at} />
          ))}
        </ol>
        {away && <p className={styles.soft}>{t("tailored.away")}</p>}
      </div>
    </div>
  );
}

export function Outcome({ making }: { making: Making }): ReactNode {
  const { refused, notes, dismiss, state } = making;
  if (state !== "idle" || (refused === null && notes.length === 0)) return null;
  return (
    <div className={styles.outcome} data-tone={refused ? "stop" : "warn"} role={refused ? "alert" : "status"}>
      <TriangleAlert size={16} aria-hidden="true" />
      <div>
        {refused !== null && (
          <p data-testid="tailoring-error" data-code={refused.code}>
            {refused.message}
          </p>
        )}
        {notes.map((note) => (
          <p key={note} data-testid="tailoring-note">
            {note}
          </p>
        ))}
      </div>
      <Button kind="quiet" onClick={dismiss} data-testid="tailoring-dismiss">
        {t("undo.dismiss")}
      </Button>
    </div>
  );
}

/** Both ways of writing it anew replace the edits: that is said, and agreed to, before. */
function Remake(props: {
  profile: TailoredProfile;
  making: Making;
  by: "rule" | "instruction";
  onDone: () => void;
}): ReactNode {
  const { profile, making, by, onDone } = props;
  const id = useId();
  const [instruction, setInstruction] = useState("");
  const edits = editsOf(profile).length;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const how = by === "rule" ? { anew: true } : { anew: true, instruction: instruction.trim() };
    void making.start(how).then((begun) => begun && onDone());
  };
  return (
    <form
      className={editor.editor}
      onSubmit={submit}
      onKeyDown={(event) => event.key === "Escape" && instruction === "" && onDone()}
      aria-label={t(by === "rule" ? "tailored.again" : "tailored.retailor")}
      data-testid="remake-form"
    >
      {by === "instruction" && (
        <>
          <label htmlFor={id}>{t("tailored.retailorHow")}</label>
          <textarea
            id={id}
            // The person has just asked to write it.
            autoFocus
            rows={2}
            maxLength={1000}
            value={instruction}
            placeholder={t("tailored.retailorHint")}
            onChange={(event) => setInstruction(event.target.value)}
            data-testid="retailor-instruction"
          />
        </>
      )}
      <p className={editor.hint} data-testid="remake-edits" data-edits={edits}>
        {edits === 0 ? t("tailored.noEdits") : tn("tailored.edits", edits)}
      </p>
      <div className={editor.buttons}>
        <Button
          kind="primary"
          type="submit"
          // So that the question and not the profile below has the focus.
          autoFocus={by === "rule"}
          disabled={making.state !== "idle" || (by === "instruction" && instruction.trim() === "")}
          data-testid="remake-do"
        >
          {t(edits === 0 ? "tailored.writeAnew" : "tailored.replace")}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {t("form.cancel")}
        </Button>
      </div>
    </form>
  );
}

export function MakingBar({ profile, making }: { profile: TailoredProfile; making: Making }): ReactNode {
  const [asking, setAsking] = useState<"rule" | "instruction" | null>(null);
  const again = useRef<HTMLButtonElement>(null);
  const busy = making.state !== "idle";
  const done = (): void => {
    setAsking(null);
    requestAnimationFrame(() => again.current?.focus());
  };
  const start = (): void => {
    // Nothing is lost by it, so nothing is asked.
    if (editsOf(profile).length === 0) void making.start({ anew: true });
    else setAsking("rule");
  };
  return (
    <div className={styles.bar}>
      {profile.is_stale && !busy && (
        <div className={styles.outcome} data-tone="warn" data-testid="tailored-stale">
          <TriangleAlert size={16} aria-hidden="true" />
          <p>
            {t("tailored.stale")} {inWords(profile.stale_explanation, profile.stale_reason ?? "")}
          </p>
        </div>
      )}
      <div className={styles.line}>
        <p className={styles.soft} data-testid="tailored-made">
          {t(profile.engine === "local" ? "tailored.byRule" : "tailored.byModel", {
            engine: profile.engine,
            when: formatMoment(profile.updated_at),
          })}
        </p>
        <div className={styles.buttons}>
          <Button
            kind={profile.is_stale ? "primary" : "plain"}
            ref={again}
            onClick={start}
            disabled={busy}
            data-testid="tailored-again"
          >
            <RefreshCw size={16} aria-hidden="true" />
            {t("tailored.again")}
          </Button>
          <Button onClick={() => setAsking("instruction")} disabled={busy} data-testid="tailored-retailor">
            <WandSparkles size={16} aria-hidden="true" />
            {t("tailored.retailor")}
          </Button>
        </div>
      </div>
      {asking !== null && !busy && (
        <Remake key={asking} profile={profile} making={making} by={asking} onDone={done} />
      )}
      <Progress making={making} />
      <Outcome making={making} />
    </div>
  );
}
