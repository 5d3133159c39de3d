/** What waits in the review queue: how many, and the best of them. */
import { useQuery } from "@tanstack/react-query";
import { useLiveQuery } from "dexie-react-hooks";
import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { t, tn } from "../words/index.ts";
import { ageOf } from "../queue/reasons.ts";
import { cache, type QueueRow } from "../sync/database.ts";
import { readQueue } from "../sync/queue-view.ts";
import { bringQueueUpToDate } from "../sync/sending.ts";
import { placeAt } from "../ui/route.ts";
import { useRows } from "../ui/rows.ts";
import styles from "./Home.module.css";

/** The best so many are named. */
const NAMED = 3;
const MINUTE = 60_000;

function Row({ row, now }: { row: QueueRow; now: number }): ReactNode {
  const { id, title, company, location, url, relevance_score, received_at } = row;
  const name = title ?? t("triage.untitled");
  const facts = [company, location, ageOf(received_at, now)].filter(Boolean).join(" \u00b7 ");
  return (
    <li data-testid="home-queue-row" data-id={id}>
      <b title={t("triage.relevance")}>{relevance_score ?? "\u2013"}</b>
      <div>
        {url ? (
          <a href={url} target="_blank" rel="noreferrer">
            {name} <ExternalLink size={12} aria-label={t("home.newTab")} role="img" />
          </a>
        ) : (
          <span>{name}</span>
        )}
        <p>{facts}</p>
      </div>
    </li>
  );
}

/** Nothing while it is not known what waits. */
export function NewInQueue({ account, now }: { account: string; now: number }): ReactNode {
  const list = useRows("li");
  const view = useLiveQuery(() => readQueue(cache, account, "queue", NAMED), [account]);
  useQuery({
    queryKey: ["refresh", account, "queue", "home"],
    queryFn: async () => {
      await bringQueueUpToDate();
      return true;
    },
    networkMode: "always",
    retry: false,
    refetchInterval: MINUTE,
    staleTime: 5_000,
  });
  if (!view?.known) return null;
  const { rows, counts } = view;
  return (
    <section
      className={styles.block}
      aria-labelledby="home-queue"
      data-testid="home-queue"
      data-count={counts.queue}
    >
      <h2 id="home-queue">{t("home.queue")}</h2>
      {counts.queue === 0 ? (
        <p className={styles.soft}>
          {t("home.queueEmpty")} <a href={placeAt("discovery", "searches")}>{t("home.queueSearches")}</a>
        </p>
      ) : (
        <>
          <ol ref={list} className={styles.rows}>
            {rows.map((row) => (
              <Row key={row.id} row={row} now={now} />
            ))}
          </ol>
          <p className={styles.soft}>{tn("home.queueHow", counts.queue)}</p>
        </>
      )}
    </section>
  );
}
