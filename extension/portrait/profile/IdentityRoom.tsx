/** Who the portrait says you are, in a few words, and how that has changed. */
import type { Identity, Job } from "@career-portrait/shared/contract";
import { useLiveQuery } from "dexie-react-hooks";
import { RefreshCw, Sparkles } from "lucide-react";
import { useState, type ReactNode } from "react";
import { eachInWords, phraseInWords } from "../../words/explanation.ts";
import { formatMoment, t } from "../../words/index.ts";
import { accountOf, type Connection } from "../../connection/connection.ts";
import { connectedApi } from "../../connection/api.ts";
import { cache } from "../../sync/database.ts";
import { useFresh } from "../../sync/copy-hooks.ts";
import { hasEnded } from "../../sync/jobs.ts";
import { Button } from "../../ui/Button.tsx";
import { placeAt } from "../../ui/route.ts";
import { Spinner } from "../../ui/Spinner.tsx";
import { Screen } from "../../ui/surfaces.tsx";
import type { RoomProps } from "../room.ts";
import { CopyGate } from "../../sync/CopyGate.tsx";
import { changesSince, lastIdentityJob, regenerateIdentity, type Change } from "./identity.ts";
import styles from "./Identity.module.css";
import room from "../../ui/Room.module.css";
import { sentenceFor } from "../../connection/refusal.ts";

/** How the newest attempt stands: under way, failed, or finished with something to say. */
function JobLine({ job, error }: { job: Job | undefined; error: string | null }): ReactNode {
  if (error !== null) {
    return (
      <p className={room.problem} role="alert" data-testid="identity-error">
        {error}
      </p>
    );
  }
  if (!job) return null;
  if (!hasEnded(job)) {
    return (
      <p className={room.progress} role="status" data-testid="identity-progress" data-status={job.status}>
        <Spinner accent />
        {t(job.status === "processing" ? "identity.writing" : "phase.queued")}
      </p>
    );
  }
  if (job.status === "failed") {
    return (
      <p className={room.problem} role="alert" data-testid="identity-error">
        {t("identity.failed", { why: phraseInWords(job.error_explanation, job.error) })}
      </p>
    );
  }
  const notes = eachInWords(job.notes, job.notes_explanation);
  return notes.length > 0 ? <p className={room.note}>{notes.join(" ")}</p> : null;
}

function Words({ label, words }: { label: string; words: readonly string[] }): ReactNode {
  if (words.length === 0) return null;
  return (
    <div className={styles.words}>
      <h3>{label}</h3>
      <ul>
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </div>
  );
}

function Card({ identity }: { identity: Identity }): ReactNode {
  const { archetype, headline, bio, keywords, matches, generated_at } = identity;
  return (
    <article className={styles.card} data-testid="identity-card">
      {archetype && (
        <p className={styles.archetype} data-testid="identity-archetype">
          {t(`archetype.${archetype}`)}
        </p>
      )}
      {headline && (
        <h2 className={styles.headline} data-testid="identity-headline">
          {headline}
        </h2>
      )}
      {bio && <p className={styles.bio}>{bio}</p>}
      <Words label={t("identity.keywords")} words={keywords} />
      <Words label={t("identity.matches")} words={matches} />
      <p className={styles.made}>
        {t("identity.generated")} <time dateTime={generated_at}>{formatMoment(generated_at)}</time>
      </p>
    </article>
  );
}

function ChangeLine({ change }: { change: Change }): ReactNode {
  const name = t(`identity.${change.part}`);
  if ("added" in change) {
    return (
      <div>
        <dt>{name}</dt>
        <dd>
          {change.added.map((word) => (
            <ins key={word}>
              <span className="visually-hidden">{t("identity.added")}</span>
              {word}
            </ins>
          ))}
          {change.removed.map((word) => (
            <del key={word}>
              <span className="visually-hidden">{t("identity.removed")}</span>
              {word}
            </del>
          ))}
        </dd>
      </div>
    );
  }
  const said = (word: string | null): string =>
    word === null
      ? t("identity.nothing")
      : change.part === "archetype"
        ? t(`archetype.${word as "Builder"}`)
        : word;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <del>
          <span className="visually-hidden">{t("identity.removed")}</span>
          {said(change.before)}
        </del>
        <ins>
          <span className="visually-hidden">{t("identity.added")}</span>
          {said(change.now)}
        </ins>
      </dd>
    </div>
  );
}

function Snapshot({ identity, before }: { identity: Identity; before: Identity | undefined }): ReactNode {
  const changes = before ? changesSince(before, identity) : null;
  return (
    <li data-testid="snapshot">
      <time dateTime={identity.generated_at}>{formatMoment(identity.generated_at)}</time>
      {changes === null && <p className={styles.same}>{t("identity.first")}</p>}
      {changes?.length === 0 && <p className={styles.same}>{t("identity.same")}</p>}
      {changes && changes.length > 0 && (
        <dl className={styles.changes}>
          {changes.map((change) => (
            <ChangeLine key={change.part} change={change} />
          ))}
        </dl>
      )}
      {changes === null && identity.headline && <p className={styles.firstHeadline}>{identity.headline}</p>}
    </li>
  );
}

interface Regenerating {
  job: Job | undefined;
  error: string | null;
  busy: boolean;
  start: () => void;
}

function useRegenerating(connection: Connection): Regenerating {
  const account = accountOf(connection);
  const job = useLiveQuery(() => lastIdentityJob(cache, account), [account]);
  const [error, setError] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const start = (): void => {
    setError(null);
    setAsking(true);
    regenerateIdentity(cache, connectedApi(connection), account, Date.now())
      .catch((reason: unknown) => setError(sentenceFor(reason)))
      .finally(() => setAsking(false));
  };
  return { job, error, busy: asking || (job !== undefined && !hasEnded(job)), start };
}

export function IdentityRoom({ connection, portrait }: RoomProps): ReactNode {
  const fresh = useFresh(connection, "identities");
  const { job: last, error, busy, start } = useRegenerating(connection);
  // An attempt that a newer snapshot has overtaken is nobody's concern any more.
  const overtaken = (fresh.value?.[0]?.generated_at ?? "") > (last?.updated_at ?? "");
  const job = overtaken ? undefined : last;
  const empty = portrait.claims.length === 0 && portrait.work.length === 0;
  const button = (kind: "primary" | "plain", words: "identity.make" | "identity.again"): ReactNode => (
    <Button kind={kind} onClick={start} disabled={busy} data-testid="identity-regenerate">
      {kind === "primary" ? (
        <Sparkles size={16} aria-hidden="true" />
      ) : (
        <RefreshCw size={16} aria-hidden="true" />
      )}
      {t(words)}
    </Button>
  );
  return (
    <div className={room.room} data-testid="identity">
      <CopyGate shape="card" fresh={fresh}>
        {([newest, ...earlier]) =>
          newest ? (
            <div className={room.reading}>
              <Card identity={newest} />
              <div className={room.bar}>
                {button("plain", "identity.again")}
                <JobLine job={job} error={error} />
              </div>
              <section className={room.section} aria-labelledby="head-evolution">
                <div className={room.sectionHead}>
                  <h2 id="head-evolution">{t("identity.evolution")}</h2>
                </div>
                <ol className={styles.evolution}>
                  {[newest, ...earlier].map((identity, index) => (
                    <Snapshot key={identity.generated_at} identity={identity} before={earlier[index]} />
                  ))}
                </ol>
              </section>
            </div>
          ) : (
            <div className={room.empty} data-testid="identity-none">
              <Screen
                icon={Sparkles}
                title={t("identity.none")}
                actions={
                  empty ? (
                    <a href={placeAt("portrait", "documents")}>{t("profile.upload")}</a>
                  ) : (
                    button("primary", "identity.make")
                  )
                }
              >
                <p>{t(empty ? "identity.noneEmpty" : "identity.noneHow")}</p>
                <JobLine job={job} error={error} />
              </Screen>
            </div>
          )
        }
      </CopyGate>
    </div>
  );
}
