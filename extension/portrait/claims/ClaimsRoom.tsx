/** Every claim, by kind, with how many there are, how sure they are and what stands behind them. */
import type { ClaimDetail, ReviewStatus } from "@career-portrait/shared/contract";
import { fold } from "@career-portrait/shared/text";
import { useState, type ReactNode } from "react";
import { formatNumber, t, tn } from "../../words/index.ts";
import { accountOf } from "../../connection/connection.ts";
import buttons from "../../ui/Button.module.css";
import { placeAt } from "../../ui/route.ts";
import { Skeleton } from "../../ui/surfaces.tsx";
import { useDocumentName } from "../documents/names.ts";
import type { RoomProps } from "../room.ts";
import styles from "./Claims.module.css";
import { ClaimRow } from "./ClaimRow.tsx";
import { percent } from "./Confidence.tsx";
import { Done } from "./Done.tsx";
import { NoClaims } from "./NoClaims.tsx";
import { roleName } from "./actions.ts";
import { groupClaims, summaryOf } from "./overview.ts";
import { Roles } from "./Roles.tsx";
import { useRows } from "../../ui/rows.ts";

const STATUSES: (ReviewStatus | null)[] = [null, "proposed", "accepted", "rejected"];

function GroupHead(props: { type: ClaimDetail["type"]; claims: readonly ClaimDetail[] }): ReactNode {
  const { type, claims } = props;
  const summary = summaryOf(claims);
  const counts = (["accepted", "proposed", "rejected"] as const)
    .filter((status) => summary[status] > 0)
    .map((status) => t(`claims.count.${status}`, { count: summary[status] }));
  return (
    <header className={styles.groupHead}>
      <h2 id={`claims-${type}`}>
        {t(`claimType.${type}`)} <small>{formatNumber(claims.length)}</small>
      </h2>
      <p className={styles.small}>
        {[
          ...counts,
          t("claims.mean", { percent: percent(summary.mean) }),
          tn("claims.quotes", summary.quotes),
        ].join(" \u00b7 ")}
      </p>
    </header>
  );
}

function Loading(): ReactNode {
  return (
    <div className={styles.loading} data-testid="claims-loading">
      {[200, 160, 240, 180].map((width) => (
        <div key={width}>
          <Skeleton width={width} height={14} />
          <Skeleton width={width + 80} height={12} />
        </div>
      ))}
    </div>
  );
}

function Tools(props: {
  status: ReviewStatus | null;
  onStatus: (status: ReviewStatus | null) => void;
  words: string;
  onWords: (words: string) => void;
}): ReactNode {
  return (
    <div className={styles.tools}>
      <input
        type="search"
        aria-label={t("claims.search")}
        placeholder={t("claims.search")}
        value={props.words}
        onChange={(event) => props.onWords(event.target.value)}
        data-testid="claims-search"
      />
      <div role="group" aria-label={t("claims.status")}>
        {STATUSES.map((status) => (
          <button
            key={status ?? "all"}
            type="button"
            aria-pressed={props.status === status}
            onClick={() => props.onStatus(status)}
            data-testid="claims-status"
            data-filter={status ?? "all"}
          >
            {status ? t(`claims.${status}`) : t("claims.anyStatus")}
          </button>
        ))}
      </div>
    </div>
  );
}

export function ClaimsRoom({ connection, portrait, backend }: RoomProps): ReactNode {
  const list = useRows("[data-testid=claim-row], [data-testid=role-row]");
  const { claims, work, documents } = portrait;
  const account = accountOf(connection);
  const nameOf = useDocumentName();
  const [status, setStatus] = useState<ReviewStatus | null>(null);
  const [words, setWords] = useState("");
  if (claims.length + work.length === 0) return backend === "checking" ? <Loading /> : <NoClaims />;
  const wanted = fold(words).split(" ").filter(Boolean);
  const fitting = claims.filter(
    (claim) =>
      (status === null || claim.review_status === status) &&
      wanted.every((word) => fold(`${claim.label} ${claim.description ?? ""}`).includes(word)),
  );
  const roles = work.filter(
    (role) =>
      (status === null || role.review_status === status) &&
      wanted.every((word) => fold(`${roleName(role)} ${role.summary ?? ""}`).includes(word)),
  );
  const proposed = [...claims, ...work].filter(({ review_status }) => review_status === "proposed").length;
  return (
    <div ref={list} className={styles.room}>
      <p className={styles.lead}>
        {t("claims.lead")} {proposed > 0 && t("claims.basis")}
      </p>
      {proposed > 0 && (
        <a
          className={`${buttons.button} ${buttons.primary} ${styles.toReview}`}
          href={placeAt("portrait", "to-review")}
          data-testid="to-review"
        >
          {tn("claims.waiting", proposed)}
        </a>
      )}
      <Tools status={status} onStatus={setStatus} words={words} onWords={setWords} />
      {fitting.length + roles.length === 0 && <p className={styles.small}>{t("claims.noneFit")}</p>}
      <Roles roles={roles} account={account} title={t("roles.title")} />
      {groupClaims(fitting).map((group) => (
        <section
          key={group.type}
          aria-labelledby={`claims-${group.type}`}
          data-testid="claim-group"
          data-type={group.type}
        >
          <GroupHead {...group} />
          <ul>
            {group.claims.map((claim) => (
              <ClaimRow
                key={claim.id}
                claim={claim}
                claims={claims}
                documents={documents}
                account={account}
                nameOf={nameOf}
              />
            ))}
          </ul>
        </section>
      ))}
      <Done connection={connection} />
    </div>
  );
}
