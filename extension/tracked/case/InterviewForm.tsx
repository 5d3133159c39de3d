/** An interview's kind, time in its zone, place, people and notes. */
import type { Interview } from "@career-portrait/shared/contract";
import { useId, useState, type ReactNode } from "react";
import { t } from "../../words/index.ts";
import { changeCase } from "../tracked.ts";
import styles from "./Case.module.css";
import type { CaseProps } from "./props.ts";
import { Field, Form } from "./Section.tsx";
import { clockAt, HERE, instantOf, isZone } from "./times.ts";

export const KINDS: readonly Interview["kind"][] = ["phone", "video", "on_site", "task", "other"];

const MINUTE = 60_000;
const LENGTHS = [15, 30, 45, 60, 90, 120, 240];
const ZONES = Intl.supportedValuesOf("timeZone");

/** A time that is likely meant: tomorrow at ten. */
function tomorrow(): string {
  const day = new Date();
  day.setDate(day.getDate() + 1);
  day.setHours(10, 0, 0, 0);
  return clockAt(day.getTime());
}

function lengthOf(interview: Interview | null): string {
  if (!interview) return "60";
  const { starts_at, ends_at } = interview;
  return ends_at === null ? "" : String((Date.parse(ends_at) - Date.parse(starts_at)) / MINUTE);
}

const orNull = (text: string): string | null => (text.trim() === "" ? null : text.trim());

export function InterviewForm({
  account,
  row,
  interview,
  onLeave,
}: CaseProps & { interview: Interview | null; onLeave: () => void }): ReactNode {
  const [kind, setKind] = useState<Interview["kind"]>(interview?.kind ?? "video");
  const [zone, setZone] = useState(interview?.time_zone ?? HERE);
  const [at, setAt] = useState(() =>
    interview ? clockAt(interview.starts_at, interview.time_zone) : tomorrow(),
  );
  const [length, setLength] = useState(() => lengthOf(interview));
  const [place, setPlace] = useState(interview?.place ?? "");
  const [url, setUrl] = useState(interview?.url ?? "");
  const [people, setPeople] = useState(interview?.people.join(", ") ?? "");
  const [notes, setNotes] = useState(interview?.notes ?? "");
  const [problem, setProblem] = useState<string | null>(null);
  const zonesId = useId();
  const keep = (): void => {
    if (!isZone(zone)) return setProblem(t("case.zoneUnknown"));
    const starts_at = instantOf(at, zone);
    if (starts_at === null) return;
    const ends_at =
      length === "" ? null : new Date(Date.parse(starts_at) + Number(length) * MINUTE).toISOString();
    const names = people
      .split(/[,\n]/)
      .map((name) => name.trim())
      .filter(Boolean)
      .slice(0, 20);
    const words = {
      kind,
      starts_at,
      ends_at,
      time_zone: zone,
      place: orNull(place),
      url: orNull(url),
      people: names,
      notes: orNull(notes),
    };
    const interview_id = interview?.id ?? crypto.randomUUID();
    void changeCase(account, row, { kind: "interview", interview_id, interview: words }).then(onLeave);
  };
  const lengths = [...new Set([...LENGTHS, ...(length === "" ? [] : [Number(length)])])].toSorted(
    (a, b) => a - b,
  );
  return (
    <Form testId="interview-form" onKeep={keep} onLeave={onLeave}>
      <Field name={t("interview.kind")}>
        <select
          autoFocus
          value={kind}
          onChange={(event) => setKind(event.target.value as Interview["kind"])}
          data-testid="interview-kind"
        >
          {KINDS.map((each) => (
            <option key={each} value={each}>
              {t(`interview.${each}`)}
            </option>
          ))}
        </select>
      </Field>
      <Field name={t("case.when")}>
        <input
          type="datetime-local"
          value={at}
          required
          onChange={(event) => setAt(event.target.value)}
          data-testid="interview-at"
        />
      </Field>
      <Field name={t("interview.length")}>
        <select value={length} onChange={(event) => setLength(event.target.value)}>
          <option value="">{t("interview.open")}</option>
          {lengths.map((minutes) => (
            <option key={minutes} value={minutes}>
              {t("interview.minutes", { minutes })}
            </option>
          ))}
        </select>
      </Field>
      <Field name={t("interview.zone")}>
        <input
          list={zonesId}
          value={zone}
          required
          onChange={(event) => {
            setZone(event.target.value);
            setProblem(null);
          }}
          data-testid="interview-zone"
        />
        <datalist id={zonesId}>
          {ZONES.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </Field>
      <Field name={t("interview.place")}>
        <input
          value={place}
          maxLength={500}
          onChange={(event) => setPlace(event.target.value)}
          data-testid="interview-place"
        />
      </Field>
      <Field name={t("interview.url")}>
        <input
          type="url"
          pattern="https?://.+"
          placeholder="https://"
          value={url}
          maxLength={2048}
          onChange={(event) => setUrl(event.target.value)}
          data-testid="interview-url"
        />
      </Field>
      <Field name={t("interview.people")} wide>
        <input
          value={people}
          onChange={(event) => setPeople(event.target.value)}
          data-testid="interview-people"
        />
      </Field>
      <Field name={t("opportunity.notes")} wide>
        <textarea
          rows={2}
          maxLength={10_000}
          value={notes}
          onChange={(event) => setNotes(event.target.value)}
          data-testid="interview-notes"
        />
      </Field>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </Form>
  );
}
