/** The secret address at which other calendars follow this one: made, copied, made anew, closed. */
import { ApiRequestError } from "@career-portrait/shared/contract";
import { CalendarPlus } from "lucide-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { connectedApi } from "../../connection/api.ts";
import { accountOf, type Connection } from "../../connection/connection.ts";
import { sentenceFor } from "../../connection/refusal.ts";
import { Button } from "../../ui/Button.tsx";
import { Confirm } from "../../ui/Confirm.tsx";
import { t } from "../../words/index.ts";
import styles from "./Calendar.module.css";

export function Feed({ connection }: { connection: Connection }): ReactNode {
  const queries = useQueryClient();
  const key = ["calendar-feed", accountOf(connection)];
  const api = connectedApi(connection);
  const feed = useQuery({
    queryKey: key,
    queryFn: async () => {
      try {
        return (await api.getCalendarFeed()).data.feed_url;
      } catch (error) {
        if (error instanceof ApiRequestError && error.status === 404) return "";
        throw error;
      }
    },
    retry: false,
    networkMode: "always",
    enabled: !connection.rejected,
  });
  const [problem, setProblem] = useState<string | null>(null);
  const [copied, setCopied] = useState(false);
  const act = (work: () => Promise<unknown>) => (): void => {
    setProblem(null);
    setCopied(false);
    work()
      .then(() => queries.invalidateQueries({ queryKey: key }))
      .catch((error: unknown) => setProblem(sentenceFor(error)));
  };
  const renew = act(() => api.renewCalendarFeed());
  // Without the backend there is nothing to offer.
  if (feed.data === undefined) return null;
  return (
    <section className={styles.feed} aria-labelledby="feed-name" data-testid="feed">
      <h2 id="feed-name">{t("feed.name")}</h2>
      {feed.data === "" ? (
        <>
          <p>{t("feed.how")}</p>
          <Button onClick={renew} data-testid="feed-make">
            <CalendarPlus size={16} aria-hidden="true" />
            {t("feed.make")}
          </Button>
        </>
      ) : (
        <>
          <p>{t("feed.secret")}</p>
          <div className={styles.address}>
            <input
              readOnly
              aria-label={t("feed.address")}
              value={feed.data}
              onFocus={(event) => event.target.select()}
              data-testid="feed-address"
            />
            <Button onClick={() => void navigator.clipboard.writeText(feed.data).then(() => setCopied(true))}>
              {t(copied ? "feed.copied" : "feed.copy")}
            </Button>
            <Confirm
              label={t("feed.renew")}
              question={t("feed.ends")}
              sure={t("feed.renew")}
              busy={feed.isFetching}
              onSure={renew}
              testId="feed-renew"
            />
            <Confirm
              label={t("feed.close")}
              question={t("feed.ends")}
              sure={t("feed.close")}
              busy={feed.isFetching}
              onSure={act(() => api.revokeCalendarFeed())}
              testId="feed-close"
            />
          </div>
        </>
      )}
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
