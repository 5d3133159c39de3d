/** What was saved and is no opportunity yet: waiting, being read phase by phase, or not taken, with the reason. */
import { PHASES } from "@career-portrait/shared/contract";
import { useLiveQuery } from "dexie-react-hooks";
import type { ReactNode } from "react";
import { t } from "../../words/index.ts";
import { refusalInWords } from "../../words/refusal.ts";
import { cache, type OutboxItem } from "../../sync/database.ts";
import { giveUp } from "../../sync/GivenUp.tsx";
import { askToDrain } from "../../sync/hooks.ts";
import { discard, resend } from "../../sync/outbox.ts";
import { About, Button } from "../../ui/Button.tsx";
import { useRows } from "../../ui/rows.ts";
import { Chip } from "../../ui/surfaces.tsx";
import styles from "./List.module.css";

/** How far reading has come, in steps and in words. */
function Progress({ jobId }: { jobId: string }): ReactNode {
  const job = useLiveQuery(async () => (await cache.jobs.get(jobId)) ?? null, [jobId]);
  const step = job?.phase ? PHASES.indexOf(job.phase) + 1 : 0;
  const words = t(job?.phase ? `phase.${job.phase}` : "phase.queued");
  return (
    <div className={styles.progress} data-testid="job-phase" data-phase={job?.phase ?? "queued"}>
      <p>
        <span>{words}</span>
        <small>{t("phase.step", { step, count: PHASES.length })}</small>
      </p>
      <progress max={PHASES.length} value={step} aria-label={words} />
    </div>
  );
}

function Item({ item }: { item: OutboxItem }): ReactNode {
  const stuck = item.state === "refused" || item.state === "failed";
  const again = (): void => {
    void resend(cache, item.key, crypto.randomUUID(), Date.now()).then(() => askToDrain(true));
  };
  return (
    <li data-testid="outbox-row" data-state={item.state}>
      <div className={styles.coming}>
        <p className={styles.comingTitle}>{item.title}</p>
        {item.company && <p className={styles.sub}>{item.company}</p>}
        {stuck && (
          <p className={styles.why} data-testid="outbox-why">
            {item.refusal && refusalInWords(item.refusal)}
          </p>
        )}
        {item.state === "waiting" && <p className={styles.sub}>{t("save.waiting")}</p>}
      </div>
      {item.state === "accepted" && item.job_id && <Progress jobId={item.job_id} />}
      {item.state !== "accepted" && (
        <div className={styles.comingActs}>
          <Chip tone={stuck ? "stop" : "warn"}>{t(`outbox.${item.state}`)}</Chip>
          {stuck && (
            <Button onClick={again} data-testid="outbox-again">
              {t("save.again")}
              <About>{item.title}</About>
            </Button>
          )}
          <Button
            kind="quiet"
            onClick={() => void giveUp(item.title, discard(cache, item.key))}
            data-testid="outbox-discard"
          >
            {t("save.discard")}
            <About>{item.title}</About>
          </Button>
        </div>
      )}
    </li>
  );
}

export function OnTheirWay(): ReactNode {
  const list = useRows("li");
  const items = useLiveQuery(() => cache.outbox.where("state").notEqual("saved").sortBy("created_at"));
  if (!items || items.length === 0) return null;
  return (
    <section className={styles.way} aria-label={t("opportunities.way")}>
      <ul ref={list}>
        {items.map((item) => (
          <Item key={item.key} item={item} />
        ))}
      </ul>
    </section>
  );
}
