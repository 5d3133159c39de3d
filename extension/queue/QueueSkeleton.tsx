/** The place of the queue while it is on its way. */
import type { ReactNode } from "react";
import { t } from "../words/index.ts";
import { Skeleton } from "../ui/surfaces.tsx";
import styles from "./Queue.module.css";

export function QueueSkeleton(): ReactNode {
  return (
    <div className={styles.waiting} data-testid="queue-loading">
      <span className="visually-hidden">{t("triage.loading")}</span>
      <Skeleton width="82%" height={22} />
      <Skeleton width="45%" height={16} />
      <Skeleton width="64%" height={16} />
      <Skeleton width="100%" height={56} />
      <Skeleton width="52%" height={14} />
    </div>
  );
}
