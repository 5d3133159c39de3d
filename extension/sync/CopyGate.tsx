/** What stands where a copy is shown: a skeleton while it comes, what is wrong when it cannot, and how old it is. */
import { CloudOff, Unplug } from "lucide-react";
import type { ReactNode } from "react";
import { formatMoment, t } from "../words/index.ts";
import type { Fresh } from "./copy-hooks.ts";
import { Screen, Skeleton } from "../ui/surfaces.tsx";
import room from "../ui/Room.module.css";
import styles from "./CopyGate.module.css";

/** What is coming: sections of rows, a card, or a sheet of paper. */
export type Shape = "sections" | "card" | "sheet";

function Lines({ widths }: { widths: readonly string[] }): ReactNode {
  return widths.map((width, index) => <Skeleton key={`${index} ${width}`} width={width} height={13} />);
}

const SHAPES: Record<Shape, ReactNode> = {
  sections: [3, 5, 4].map((rows, index) => (
    <div key={`${index} ${rows}`} className={styles.comingSection}>
      <Skeleton width={96} height={16} />
      <hr />
      <Lines widths={["38%", "24%", "16%", "72%", "60%"].slice(0, rows)} />
    </div>
  )),
  card: (
    <div className={styles.comingCard}>
      <Skeleton width={64} height={20} />
      <Skeleton width="70%" height={28} />
      <Lines widths={["88%", "64%"]} />
    </div>
  ),
  sheet: (
    <>
      <Skeleton width="60%" height={32} />
      <div className={styles.comingCard}>
        <Skeleton width="40%" height={24} />
        <Lines widths={["64%", "90%", "86%", "72%", "90%", "48%"]} />
      </div>
    </>
  ),
};

function Coming({ shape }: { shape: Shape }): ReactNode {
  return (
    <div className={styles.coming} role="status" aria-label={t("copy.loading")} data-testid="loading">
      {SHAPES[shape]}
    </div>
  );
}

interface Props<T> {
  fresh: Fresh<T>;
  /** Of what comes, so that nothing jumps when it does. */
  shape: Shape;
  /** Shown for what is known, however old. */
  children: (value: T) => ReactNode;
}

export function CopyGate<T>({ fresh, shape, children }: Props<T>): ReactNode {
  const { value, trouble, at } = fresh;
  if (value === undefined || (value === null && trouble === null)) return <Coming shape={shape} />;
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
        <p className={styles.asOf} data-testid="as-of">
          <CloudOff size={16} aria-hidden="true" />
          {t("copy.asOf", { when: formatMoment(at) })}
        </p>
      )}
      {children(value)}
    </>
  );
}
