/** The link that shows the tailored profile to people without an account: opened, watched, closed. */
import type { ShareLink, ShareSummary, TailoredProfile } from "@career-portrait/shared/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ExternalLink, Link2, Link2Off, Sparkles, TriangleAlert } from "lucide-react";
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode, type RefObject } from "react";
import { formatDay, formatMoment, t, tn } from "../words/index.ts";
import { CopyGate } from "../sync/CopyGate.tsx";
import room from "../ui/Room.module.css";
import { accountOf, type Connection } from "../connection/connection.ts";
import { connectedApi, troubleOf } from "../connection/api.ts";
import { refreshKey, useFreshCopy } from "../sync/copy-hooks.ts";
import { copyName, keepCopy, shareOf, tailoredOf, type Made } from "../sync/opportunity-copies.ts";
import { Button } from "../ui/Button.tsx";
import { placeAt } from "../ui/route.ts";
import { Screen } from "../ui/surfaces.tsx";
import type { TabProps } from "../tracked/detail/index.ts";
import { CopyText } from "../ui/CopyText.tsx";
import editor from "./Editor.module.css";
import making from "./Making.module.css";
import { UnborneNotice } from "./Unborne.tsx";
import { refusedBy, type Refused } from "./refusals.ts";
import { closesAt, isPrivateAddress, SHARE_CHOICES, shareDays } from "./share.ts";
import styles from "./Share.module.css";

interface Sharing {
  busy: boolean;
  refused: Refused | null;
  /** What was done here last: focus follows to where it can be gone on from. */
  did: "opened" | "closed" | null;
  open: (days: number) => void;
  close: () => void;
}

function useSharing(connection: Connection, id: string): Sharing {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [did, setDid] = useState<Sharing["did"]>(null);
  const name = copyName("share", id);
  const attempt = (work: () => Promise<ShareLink | null>): void => {
    setBusy(true);
    setRefused(null);
    work()
      .then(async (made) => {
        // A look that began before would bring what was before.
        await queries.cancelQueries({ queryKey: refreshKey(connection, name) });
        await keepCopy(name, { made });
        setDid(made === null ? "closed" : "opened");
      })
      .catch((error: unknown) => setRefused(refusedBy(error)))
      .finally(() => setBusy(false));
  };
  const client = connectedApi(connection);
  const params = { id };
  return {
    busy,
    refused,
    did,
    open: (days) =>
      attempt(async () => {
        const idempotencyKey = crypto.randomUUID();
        return (await client.createShare({ params, body: { expires_in_days: days }, idempotencyKey })).data;
      }),
    close: () =>
      attempt(async () => {
        await client.revokeShare({ params });
        return null;
      }),
  };
}

/** Has focus once this was done here: the button that did it is gone. */
function useFocusAfter<T extends HTMLElement>(
  { did, busy }: Sharing,
  done: Sharing["did"],
): RefObject<T | null> {
  const place = useRef<T>(null);
  const now = did === done && !busy;
  useEffect(() => {
    if (now) place.current?.focus();
  }, [now]);
  return place;
}

function Problem({ refused }: { refused: Refused | null }): ReactNode {
  if (!refused) return null;
  return (
    <p className={editor.problem} role="alert" data-testid="share-error" data-code={refused.code}>
      {refused.message}
    </p>
  );
}

function Shows(): ReactNode {
  return (
    <ul className={styles.shows}>
      <li>{t("share.shows")}</li>
      <li>{t("share.hides")}</li>
      <li>{t("share.follows")}</li>
    </ul>
  );
}

function Open({ sharing }: { sharing: Sharing }): ReactNode {
  const id = useId();
  const [typed, setTyped] = useState(String(SHARE_CHOICES[1]));
  const [now] = useState(() => Date.now());
  const days = shareDays(typed);
  const opener = useFocusAfter<HTMLButtonElement>(sharing, "closed");
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (days !== null && !sharing.busy) sharing.open(days);
  };
  return (
    <form
      className={styles.form}
      onSubmit={submit}
      noValidate
      aria-label={t("share.open")}
      data-testid="share-form"
    >
      {sharing.did === "closed" && (
        <p role="status" className={making.soft} data-testid="share-closed">
          {t("share.closed")}
        </p>
      )}
      <h2>{t("share.title")}</h2>
      <Shows />
      <div className={styles.days}>
        <label htmlFor={id}>{t("share.days")}</label>
        <div>
          <input
            id={id}
            inputMode="numeric"
            value={typed}
            maxLength={4}
            aria-invalid={days === null}
            aria-describedby={`${id}-until`}
            onChange={(event) => setTyped(event.target.value)}
            data-testid="share-days"
          />
          {SHARE_CHOICES.map((choice) => (
            <Button
              key={choice}
              kind="quiet"
              aria-pressed={days === choice}
              onClick={() => setTyped(String(choice))}
              data-testid="share-choice"
            >
              {tn("share.choice", choice)}
            </Button>
          ))}
        </div>
        <p
          id={`${id}-until`}
          className={days === null ? editor.problem : making.soft}
          data-testid="share-until"
        >
          {days === null ? t("share.badDays") : t("share.until", { day: formatDay(closesAt(days, now)) })}
        </p>
      </div>
      <Problem refused={sharing.refused} />
      <div className={editor.buttons}>
        <Button
          kind="primary"
          type="submit"
          ref={opener}
          disabled={sharing.busy || days === null}
          data-testid="share-open"
        >
          <Link2 size={16} aria-hidden="true" />
          {t(sharing.busy ? "share.opening" : "share.open")}
        </Button>
      </div>
    </form>
  );
}

/** What a visitor reads first. A link that no longer opens is told here, too. */
function Summary({ connection, link }: { connection: Connection; link: ShareLink }): ReactNode {
  const { data, error } = useQuery<ShareSummary>({
    queryKey: ["share.summary", accountOf(connection), link.token],
    queryFn: async ({ signal }) => {
      const answer = await connectedApi(connection).getShareSummary({
        params: { token: link.token },
        signal,
      });
      return answer.data.data;
    },
    networkMode: "always",
    retry: false,
    staleTime: 0,
  });
  // That nobody answers is said above.
  if (error && troubleOf(error) !== "unreachable") {
    return (
      <p className={editor.problem} data-testid="share-summary-error">
        {refusedBy(error).message}
      </p>
    );
  }
  if (!data) return null;
  return (
    <figure className={styles.summary} data-testid="share-summary">
      <figcaption>{t("share.summary")}</figcaption>
      <blockquote>{data.summary}</blockquote>
    </figure>
  );
}

function Close({ sharing, onKeep }: { sharing: Sharing; onKeep: () => void }): ReactNode {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <div
      className={styles.confirm}
      role="group"
      aria-label={t("share.closeAsk")}
      onKeyDown={(event) => event.key === "Escape" && onKeep()}
      data-testid="share-confirm"
    >
      <p>
        <b>{t("share.closeAsk")}</b> {t("share.closeWhat")}
      </p>
      <div className={editor.buttons}>
        <Button onClick={sharing.close} disabled={sharing.busy} data-testid="share-close-do">
          {t("share.closeDo")}
        </Button>
        <Button kind="quiet" ref={keep} onClick={onKeep} data-testid="share-keep">
          {t("share.keep")}
        </Button>
      </div>
    </div>
  );
}

function Standing(props: { link: ShareLink; sharing: Sharing; connection: Connection }): ReactNode {
  const { link, sharing, connection } = props;
  const [asking, setAsking] = useState(false);
  const closer = useRef<HTMLButtonElement>(null);
  const address = useFocusAfter<HTMLInputElement>(sharing, "opened");
  const { url, expires_at, views, last_viewed_at } = link;
  const keep = (): void => {
    setAsking(false);
    requestAnimationFrame(() => closer.current?.focus());
  };
  return (
    <div className={styles.standing} data-testid="share-link" data-url={url} data-views={views}>
      <h2>{t("share.isOpen")}</h2>
      <div className={styles.address}>
        <input
          ref={address}
          value={url}
          readOnly
          aria-label={t("share.address")}
          onFocus={(event) => event.target.select()}
        />
        <CopyText text={url} label={t("share.copy")} kind="primary" />
        <a className={styles.visit} href={url} target="_blank" rel="noreferrer" data-testid="share-visit">
          <ExternalLink size={16} aria-hidden="true" />
          {t("share.visit")}
          <span className="visually-hidden"> {t("entry.newTab")}</span>
        </a>
      </div>
      {isPrivateAddress(url) && (
        <div className={making.outcome} data-tone="warn" data-testid="share-private">
          <TriangleAlert size={16} aria-hidden="true" />
          <p>{t("share.private")}</p>
        </div>
      )}
      <dl className={styles.facts}>
        <div>
          <dt>{t("share.views")}</dt>
          <dd data-testid="share-views">{views}</dd>
        </div>
        <div>
          <dt>{t("share.lastView")}</dt>
          <dd>{last_viewed_at ? formatMoment(last_viewed_at) : t("share.never")}</dd>
        </div>
        <div>
          <dt>{t("share.closes")}</dt>
          <dd data-testid="share-expires">{expires_at ? formatMoment(expires_at) : t("share.noEnd")}</dd>
        </div>
      </dl>
      {link.unreviewed > 0 && (
        <p className={making.soft} data-testid="share-unreviewed">
          {tn("share.unreviewed", link.unreviewed)}
        </p>
      )}
      <Summary connection={connection} link={link} />
      <Shows />
      <Problem refused={sharing.refused} />
      {asking ? (
        <Close sharing={sharing} onKeep={keep} />
      ) : (
        <div className={editor.buttons}>
          <Button ref={closer} onClick={() => setAsking(true)} data-testid="share-close">
            <Link2Off size={16} aria-hidden="true" />
            {t("share.close")}
          </Button>
        </div>
      )}
    </div>
  );
}

export function ShareTab({ opportunity, connection }: TabProps): ReactNode {
  const { id } = opportunity;
  const fresh = useFreshCopy<Made<ShareLink>>(connection, copyName("share", id), shareOf(id));
  const profile = useFreshCopy<Made<TailoredProfile>>(connection, copyName("tailored", id), tailoredOf(id));
  const sharing = useSharing(connection, id);
  return (
    <div className={styles.room} data-testid="share">
      <CopyGate shape="card" fresh={fresh}>
        {({ made }) => {
          const written = profile.value?.made;
          if (made || written !== null)
            return (
              <>
                {written && <UnborneNotice profile={written} />}
                {made ? (
                  <Standing key={made.id} link={made} sharing={sharing} connection={connection} />
                ) : (
                  <Open sharing={sharing} />
                )}
              </>
            );
          return (
            <div className={room.empty} data-testid="share-nothing">
              <Screen
                icon={Sparkles}
                title={t("share.nothing")}
                actions={<a href={placeAt("opportunities", id, "tailored")}>{t("share.toTailored")}</a>}
              >
                <p>{t("share.nothingHow")}</p>
              </Screen>
            </div>
          );
        }}
      </CopyGate>
    </div>
  );
}
