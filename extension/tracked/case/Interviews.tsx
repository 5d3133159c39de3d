/** Interviews by time, each as a file for any calendar. */
import type { Interview } from "@career-portrait/shared/contract";
import { ExternalLink, Pencil, Trash2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import { formatMoment, t } from "../../words/index.ts";
import { useNow } from "../../discovery/clock.ts";
import { connectedApi } from "../../connection/api.ts";
import type { Connection } from "../../connection/connection.ts";
import { sentenceFor } from "../../connection/refusal.ts";
import { Button } from "../../ui/Button.tsx";
import { useRows } from "../../ui/rows.ts";
import { SaveFile } from "../../ui/SaveFile.tsx";
import { useShortcuts } from "../../ui/shortcuts.ts";
import { changeCase } from "../tracked.ts";
import styles from "./Case.module.css";
import type { CaseProps } from "./props.ts";
import { InterviewForm } from "./InterviewForm.tsx";
import { Section } from "./Section.tsx";
import { clockAt, HERE } from "./times.ts";

/** Another zone's clock is said beside this one's. */
function When({ interview }: { interview: Interview }): ReactNode {
  const { starts_at, time_zone: zone } = interview;
  const elsewhere = clockAt(starts_at, zone) !== clockAt(starts_at, HERE);
  return (
    <>
      <time dateTime={starts_at}>{formatMoment(starts_at)}</time>
      {elsewhere && <small>{t("interview.there", { time: clockAt(starts_at, zone).slice(11), zone })}</small>}
    </>
  );
}

interface Props extends CaseProps {
  connection: Connection;
}

function One({
  account,
  row,
  connection,
  interview,
  onEdit,
}: Props & { interview: Interview; onEdit: () => void }): ReactNode {
  const now = useNow();
  const { id, kind, starts_at, place, url, people, notes } = interview;
  const name = `${t(`interview.${kind}`)}, ${formatMoment(starts_at)}`;
  const params = { id: row.id, interview_id: id };
  return (
    <div className={styles.interview} data-past={Date.parse(starts_at) < now}>
      <p>
        <b>{t(`interview.${kind}`)}</b> <When interview={interview} />
      </p>
      {place && <p>{place}</p>}
      {url && /^https?:/i.test(url) && (
        <p>
          <a href={url} target="_blank" rel="noreferrer" data-testid="interview-link">
            {url} <ExternalLink size={12} aria-hidden="true" />
            <span className="visually-hidden">{t("entry.newTab")}</span>
          </a>
        </p>
      )}
      {people.length > 0 && <p>{t("interview.with", { people: people.join(", ") })}</p>}
      {notes && <p className={styles.words}>{notes}</p>}
      <div className={styles.acts}>
        <SaveFile
          label={t("interview.ics")}
          about={name}
          name={`interview-${starts_at.slice(0, 10)}.ics`}
          fetch={async () => (await connectedApi(connection).getInterviewCalendar({ params })).data}
          whyNot={sentenceFor}
          testId="interview-ics"
        />
        <Button
          kind="quiet"
          icon
          aria-label={t("case.edit", { what: name })}
          onClick={onEdit}
          data-row
          data-testid="interview-edit"
        >
          <Pencil size={16} aria-hidden="true" />
        </Button>
        <Button
          kind="quiet"
          icon
          aria-label={t("case.delete", { what: name })}
          onClick={() =>
            void changeCase(account, row, { kind: "interview", interview_id: id, interview: null })
          }
          data-testid="interview-delete"
        >
          <Trash2 size={16} aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
}

export function Interviews(props: Props): ReactNode {
  const { account, row } = props;
  const list = useRows("[data-testid=interview]");
  /** The id of the interview that is edited; empty for a new one. */
  const [editing, setEditing] = useState<string | null>(null);
  const leave = (): void => setEditing(null);
  const add = (): void => setEditing("");
  useShortcuts({ i: { says: t("shortcut.interview"), act: add } });
  return (
    <Section
      name={t("interview.name")}
      testId="interviews"
      add={t("interview.add")}
      onAdd={editing === "" ? undefined : add}
    >
      {editing === "" && <InterviewForm account={account} row={row} interview={null} onLeave={leave} />}
      {row.interviews.length === 0 && editing === null && (
        <p className={styles.none}>{t("interview.none")}</p>
      )}
      <ul ref={list} className={styles.interviews}>
        {row.interviews.map((interview) => (
          <li key={interview.id} data-testid="interview" data-kind={interview.kind}>
            {editing === interview.id ? (
              <InterviewForm account={account} row={row} interview={interview} onLeave={leave} />
            ) : (
              <One {...props} interview={interview} onEdit={() => setEditing(interview.id)} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
