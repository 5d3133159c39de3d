/** What stands where a copy is shown: a skeleton while it comes, what is wrong when it cannot, and how old it is. */
import { CloudOff, Unplug } from "lucide-react";
import type { ReactNode } from "react";
import { formatMoment, t } from "../../i18n/index.ts";
import type { Fresh } from "../../sync/fresh.ts";
import { Screen, Skeleton } from "../../ui/surfaces.tsx";
import room from "./Room.module.css";

function Coming(): ReactNode {
  return (
    <div className={room.coming} role="status" aria-label={t("copy.loading")} data-testid="loading">
      {[220, 120].map((height, index) => (
        <div key={height} className={room.comingBlock}>
          <Skeleton width={index === 0 ? 96 : 128} height={16} />
          <Skeleton width="100%" height={height} />
        </div>
      ))}
    </div>
  );
}

interface Props<T> {
  fresh: Fresh<T>;
  /** Shown for what is known, however old. */
  children: (value: T) => ReactNode;
}

export function CopyGate<T>({ fresh, children }: Props<T>): ReactNode {
  const { value, trouble, at } = fresh;
  if (value === undefined || (value === null && trouble === null)) return <Coming />;
  if (value === null) {
    const away = trouble === "unreachable";
    return (
      <div className={room.empty} data-testid="no-copy" data-why={trouble}>
        <Screen icon={away ? CloudOff : Unplug} title={t(away ? "copy.away" : "copy.refused")}>
          <p>{t(away ? "copy.awayHow" : "copy.refusedHow")}</p>
        </Screen>
      </div>
    );
  }
  return (
    <>
      {trouble !== null && at !== null && (
        <p className={room.asOf} data-testid="as-of">
          <CloudOff size={16} aria-hidden="true" />
          {t("copy.asOf", { when: formatMoment(at) })}
        </p>
      )}
      {children(value)}
    </>
  );
}
