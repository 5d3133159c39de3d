/** Asking for a run now, how it goes, and when the next one comes by itself. */
import type { DiscoverySettings } from "@career-portrait/shared/contract";
import { useLiveQuery } from "dexie-react-hooks";
import { Play } from "lucide-react";
import type { ReactNode } from "react";
import { eachInWords, phraseInWords } from "../../words/explanation.ts";
import { formatMoment, t } from "../../words/index.ts";
import { accountOf, type Connection } from "../../connection/connection.ts";
import { connectedApi } from "../../connection/api.ts";
import { cache, type FollowedJob } from "../../sync/database.ts";
import { lastRun, startRun } from "../../sync/discovery.ts";
import { hasEnded } from "../../sync/jobs.ts";
import room from "../../ui/Room.module.css";
import { Button } from "../../ui/Button.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import { useNow } from "../clock.ts";
import shared from "../Discovery.module.css";
import { useAttempt } from "../attempt.ts";
import { nextRun } from "../limits/preview.ts";
import styles from "./Searches.module.css";

function phaseWords({ status, phase }: FollowedJob): string {
  if (status !== "processing") return t("phase.queued");
  return t(phase === "matching" ? "run.sorting" : "run.asking");
}

function Ended({ job }: { job: FollowedJob }): ReactNode {
  const failed = job.status === "failed";
  return (
    <div className={styles.ended} role="status" data-testid="run-ended" data-status={job.status}>
      <p className={failed ? shared.problem : shared.sub}>
        {failed
          ? t("run.failed", { why: phraseInWords(job.error_explanation, job.error) })
          : t("run.done", { when: formatMoment(job.updated_at) })}
      </p>
      {job.notes.length > 0 && (
        <ul className={styles.notes} aria-label={t("run.notes")}>
          {eachInWords(job.notes, job.notes_explanation).map((note) => (
            <li key={note} data-testid="run-note">
              {note}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface Props {
  connection: Connection;
  settings: DiscoverySettings | null;
  /** Whether a saved query is switched on. */
  ready: boolean;
}

export function RunBar({ connection, settings, ready }: Props): ReactNode {
  const account = accountOf(connection);
  const job = useLiveQuery(() => lastRun(cache, account), [account]);
  const asking = useAttempt();
  const now = useNow();
  const running = job !== undefined && !hasEnded(job);
  const next = settings && nextRun(settings, now);
  const run = (): void =>
    void asking.run(() => startRun(cache, connectedApi(connection), account, Date.now()));
  return (
    <div className={styles.runBar} data-testid="run-bar">
      <div className={shared.bar}>
        <Button
          kind="primary"
          onClick={run}
          disabled={!ready || running || asking.busy}
          data-testid="run-now"
        >
          <Play size={16} aria-hidden="true" />
          {t("run.now")}
        </Button>
        {running ? (
          <p className={room.progress} role="status" data-testid="run-progress" data-phase={job.phase ?? ""}>
            <Spinner accent />
            {phaseWords(job)}
          </p>
        ) : (
          <p className={shared.sub} data-testid="run-next">
            {!ready
              ? t("run.notReady")
              : next === null
                ? t("run.switchedOff")
                : t("run.next", { when: formatMoment(next) })}
          </p>
        )}
      </div>
      {asking.error !== null && (
        <p className={shared.problem} role="alert" data-testid="run-error">
          {asking.error}
        </p>
      )}
      {job && !running && <Ended job={job} />}
    </div>
  );
}
