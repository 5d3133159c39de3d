/** The self-review of a period: asked for, and read below. */
import type { SelfReview } from "@career-portrait/shared/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from "react";
import { t } from "../../words/index.ts";
import { connectedApi } from "../../connection/api.ts";
import { cache } from "../../sync/database.ts";
import { useStored } from "../../sync/copy-hooks.ts";
import { Button } from "../../ui/Button.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import { Segments } from "../../ui/Segments.tsx";
import type { RoomProps } from "../room.ts";
import form from "./Form.module.css";
import room from "../../ui/Room.module.css";
import {
  instantsOf,
  periodProblem,
  presetOf,
  presetPeriod,
  PRESETS,
  reviewRefusal,
  type Period,
  type Preset,
} from "./review.ts";
import { ReviewResult } from "./ReviewResult.tsx";

type Audience = SelfReview["audience"];

interface DayFieldProps {
  label: string;
  value: string;
  error: string | null;
  onChange: (day: string) => void;
  testId: string;
}

function DayField({ label, value, error, onChange, testId }: DayFieldProps): ReactNode {
  const id = useId();
  return (
    <div className={form.field} data-half>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        value={value}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : `${id}-error`}
        onChange={(event) => onChange(event.target.value)}
        data-testid={testId}
      />
      {error !== null && (
        <p id={`${id}-error`} className={form.error} data-testid={`${testId}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

interface Asking {
  state: "idle" | "running" | { code: string; message: string };
  ask: (period: Period, audience: Audience) => void;
  cancel: () => void;
}

/** The call takes up to a minute and can be given up; its answer is kept on this device until the next. */
function useAsking(connection: RoomProps["connection"]): Asking {
  const queries = useQueryClient();
  const [state, setState] = useState<Asking["state"]>("idle");
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const ask = (period: Period, audience: Audience): void => {
    const controller = new AbortController();
    running.current = controller;
    setState("running");
    const { signal } = controller;
    connectedApi(connection)
      .selfReview({ body: { ...instantsOf(period), audience }, signal })
      .then(async ({ data }) => {
        await cache.copies.put({ name: "self_review", etag: null, value: data, at: Date.now() });
        // The evidence it names may be newer than the copies here.
        void queries.invalidateQueries({ queryKey: ["refresh"] });
        if (!signal.aborted) setState("idle");
      })
      .catch((error: unknown) => signal.aborted || setState(reviewRefusal(error)));
  };
  const cancel = (): void => {
    running.current?.abort();
    setState("idle");
  };
  return { state, ask, cancel };
}

export function ReviewRoom({ connection, portrait }: RoomProps): ReactNode {
  const [today] = useState(() => new Date());
  const [period, setPeriod] = useState<Period>(() => presetPeriod("quarter", today));
  const [audience, setAudience] = useState<Audience>("self");
  const stored = useStored("self_review");
  const { state, ask, cancel } = useAsking(connection);
  const problem = periodProblem(period);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (problem === null && state !== "running") ask(period, audience);
  };
  const errorAt = (field: "from" | "to"): string | null =>
    problem?.field === field ? problem.message : null;
  return (
    <div className={room.room} data-testid="self-review">
      <div className={room.reading}>
        <p className={room.lead}>{t("review.lead")}</p>
        <form
          className={form.form}
          onSubmit={submit}
          noValidate
          aria-label={t("review.title")}
          data-testid="self-review-form"
        >
          <Segments
            legend={t("review.period")}
            choices={(Object.keys(PRESETS) as Preset[]).map((value) => ({
              value,
              label: t(`preset.${value}`),
            }))}
            value={presetOf(period, today)}
            onChange={(preset) => setPeriod(presetPeriod(preset, today))}
            testId="self-review-preset"
          />
          <div className={form.fields}>
            <DayField
              label={t("review.from")}
              value={period.from}
              error={errorAt("from")}
              onChange={(from) => setPeriod({ ...period, from })}
              testId="self-review-from"
            />
            <DayField
              label={t("review.to")}
              value={period.to}
              error={errorAt("to")}
              onChange={(to) => setPeriod({ ...period, to })}
              testId="self-review-to"
            />
          </div>
          <Segments
            legend={t("review.audience")}
            choices={[
              { value: "self", label: t("audience.self") },
              { value: "manager", label: t("audience.manager") },
            ]}
            value={audience}
            onChange={setAudience}
            testId="self-review-audience"
          />
          <div className={form.actions}>
            <Button
              kind="primary"
              type="submit"
              disabled={state === "running" || problem !== null}
              data-testid="self-review-ask"
            >
              {t("review.ask")}
            </Button>
            {state === "running" && (
              <Button kind="quiet" onClick={cancel} data-testid="self-review-cancel">
                {t("form.cancel")}
              </Button>
            )}
          </div>
          {state === "running" && (
            <p className={room.progress} role="status" data-testid="self-review-progress">
              <Spinner accent />
              {t("review.running")}
            </p>
          )}
          {typeof state === "object" && (
            <p className={room.problem} role="alert" data-testid="self-review-error" data-code={state.code}>
              {state.message}
            </p>
          )}
        </form>
        <div aria-live="polite">
          {stored && state !== "running" && typeof state !== "object" && (
            <ReviewResult review={stored.value} portrait={portrait} />
          )}
        </div>
      </div>
    </div>
  );
}
