/** What is due and who is met, by month; at its foot the address at which other calendars follow it. */
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useMemo, useState, type ReactNode } from "react";
import { useNow } from "../../discovery/clock.ts";
import type { Connection } from "../../connection/connection.ts";
import type { KnownOpportunity } from "../../sync/database.ts";
import { Button } from "../../ui/Button.tsx";
import { placeAt } from "../../ui/route.ts";
import { useRows } from "../../ui/rows.ts";
import { useShortcuts } from "../../ui/shortcuts.ts";
import { formatTime, locale, t } from "../../words/index.ts";
import { dayFrom } from "../case/times.ts";
import { fits } from "../list/rows.ts";
import type { Found } from "../list/search.ts";
import { Tools } from "../list/Tools.tsx";
import { useListView } from "../list/view.ts";
import styles from "./Calendar.module.css";
import { Feed } from "./Feed.tsx";
import { type Appointment, appointmentsOf, monthFrom, weeksOf } from "./month.ts";

/** On which day a week begins where this language is spoken; Monday where the browser does not know. */
function firstDayOfWeek(): number {
  const own = new Intl.Locale(locale) as Intl.Locale & { getWeekInfo?: () => { firstDay: number } };
  return own.getWeekInfo?.().firstDay ?? 1;
}

const at = (day: string): Date => new Date(`${day}T12:00:00Z`);
const names = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
const MONTH = names({ month: "long", year: "numeric" });
const WEEKDAY = names({ weekday: "short" });
const FULL_WEEKDAY = names({ weekday: "long" });
const DAY = names({ weekday: "long", day: "numeric", month: "long" });

function Entry({ entry, overdue }: { entry: Appointment; overdue: boolean }): ReactNode {
  const { row } = entry;
  const what =
    entry.kind === "step"
      ? entry.step.text
      : `${formatTime(entry.interview.starts_at)} ${t(`interview.${entry.interview.kind}`)}`;
  return (
    <li>
      <a
        href={placeAt("opportunities", row.id, "case")}
        data-kind={entry.kind}
        data-overdue={overdue}
        data-testid="appointment"
      >
        <b>{what}</b>
        <small>{[row.title, row.company].filter(Boolean).join(" \u00b7 ")}</small>
        {overdue && <span className="visually-hidden">{t("case.isOverdue")}</span>}
      </a>
    </li>
  );
}

export function CalendarRoom(props: {
  rows: KnownOpportunity[];
  found: Found;
  account: string;
  connection: Connection;
}): ReactNode {
  const { rows, found, account, connection } = props;
  const { starred, tags } = useListView();
  const list = useRows("li");
  const today = dayFrom(useNow());
  const [month, setMonth] = useState(today.slice(0, 7));
  const shown = useMemo(
    () => appointmentsOf(found.rows.filter((row) => fits(row, { status: null, starred, tags, due: null }))),
    [found.rows, starred, tags],
  );
  const byDay = useMemo(() => Map.groupBy(shown, ({ day }) => day), [shown]);
  const weeks = weeksOf(month, firstDayOfWeek());
  const turn = (months: number) => (): void => setMonth(monthFrom(month, months));
  const now = (): void => setMonth(today.slice(0, 7));
  useShortcuts({
    "[": { says: t("shortcut.earlier"), act: turn(-1) },
    "]": { says: t("shortcut.later"), act: turn(1) },
    t: { says: t("shortcut.today"), act: now },
  });
  const inMonth = weeks.flat().some((day) => day.startsWith(month) && byDay.has(day));
  return (
    <>
      <Tools rows={null} all={rows} by={found.by} account={account} hasSteps={false} />
      <div className={styles.head}>
        <h2 aria-live="polite" data-testid="month" data-month={month}>
          {MONTH.format(at(`${month}-01`))}
        </h2>
        <Button
          kind="quiet"
          icon
          aria-label={t("calendar.before")}
          aria-keyshortcuts="["
          onClick={turn(-1)}
          data-testid="month-before"
        >
          <ChevronLeft size={16} aria-hidden="true" />
        </Button>
        <Button kind="quiet" onClick={now} aria-keyshortcuts="t" data-testid="month-now">
          {t("case.today")}
        </Button>
        <Button
          kind="quiet"
          icon
          aria-label={t("calendar.after")}
          aria-keyshortcuts="]"
          onClick={turn(1)}
          data-testid="month-after"
        >
          <ChevronRight size={16} aria-hidden="true" />
        </Button>
      </div>
      <table ref={list} className={styles.month} data-testid="calendar">
        <caption className="visually-hidden">{t("calendar.caption")}</caption>
        <thead>
          <tr>
            {weeks[0]!.map((day) => (
              <th key={day} scope="col" abbr={FULL_WEEKDAY.format(at(day))}>
                {WEEKDAY.format(at(day))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const entries = byDay.get(day) ?? [];
                return (
                  <td
                    key={day}
                    data-today={day === today}
                    data-outside={!day.startsWith(month)}
                    data-empty={entries.length === 0}
                    data-day={day}
                  >
                    <time dateTime={day} aria-current={day === today ? "date" : undefined}>
                      <span>{Number(day.slice(8))}</span>
                      <span className={styles.long}>{DAY.format(at(day))}</span>
                    </time>
                    {entries.length > 0 && (
                      <ul>
                        {entries.map((entry) => (
                          <Entry
                            key={entry.key}
                            entry={entry}
                            overdue={entry.kind === "step" && day < today}
                          />
                        ))}
                      </ul>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {!inMonth && <p className={styles.none}>{t("calendar.none")}</p>}
      <Feed connection={connection} />
    </>
  );
}
