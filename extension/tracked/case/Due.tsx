/** A day by which something is to be done, and whether it has passed. */
import type { ReactNode } from "react";
import { formatDay, t } from "../../words/index.ts";
import { Chip } from "../../ui/surfaces.tsx";
import { useNow } from "../../discovery/clock.ts";
import { dayFrom } from "./times.ts";

export function Due({ day }: { day: string }): ReactNode {
  const today = dayFrom(useNow());
  const words = formatDay(`${day}T12:00:00`);
  if (day < today) return <Chip tone="stop">{t("case.overdue", { day: words })}</Chip>;
  if (day === today) return <Chip tone="warn">{t("case.dueToday")}</Chip>;
  return <Chip>{t("case.due", { day: words })}</Chip>;
}
