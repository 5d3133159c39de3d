/** What is due and whom one meets, by day. */
import { CalendarClock, CircleAlert, ListTodo } from "lucide-react";
import type { ReactNode } from "react";
import { placeAt } from "../ui/route.ts";
import { useRows } from "../ui/rows.ts";
import { locale, t } from "../words/index.ts";
import type { Ahead } from "./ahead.ts";
import styles from "./Home.module.css";

const day = new Intl.DateTimeFormat(locale, { weekday: "short", day: "numeric", month: "short" });
const moment = new Intl.DateTimeFormat(locale, {
  weekday: "short",
  day: "numeric",
  month: "short",
  hour: "numeric",
  minute: "2-digit",
});

function wordsOf(entry: Ahead): { what: string; when: string } {
  if (entry.kind === "step") {
    const due = day.format(entry.at);
    return { what: entry.step.text, when: entry.overdue ? t("home.overdue", { due }) : due };
  }
  return { what: t(`home.interview.${entry.interview.kind}`), when: moment.format(entry.at) };
}

function Entry({ entry }: { entry: Ahead }): ReactNode {
  const { of, kind } = entry;
  const { what, when } = wordsOf(entry);
  const overdue = kind === "step" && entry.overdue;
  const Icon = kind === "interview" ? CalendarClock : overdue ? CircleAlert : ListTodo;
  const who = kind === "interview" ? entry.interview.people : [];
  const facts = [when, [of.title, of.company].filter(Boolean).join(", "), who.join(", ")].filter(Boolean);
  return (
    <li data-testid="ahead" data-kind={kind} data-overdue={overdue}>
      <Icon size={16} aria-hidden="true" color={overdue ? "var(--gap)" : "var(--accent)"} />
      <div>
        <a href={placeAt("opportunities", of.id)}>{what}</a>
        <p>{facts.join(" \u00b7 ")}</p>
      </div>
    </li>
  );
}

export function ThisWeek({ ahead }: { ahead: readonly Ahead[] }): ReactNode {
  const list = useRows("li");
  return (
    <section className={styles.block} aria-labelledby="home-ahead" data-testid="home-ahead">
      <h2 id="home-ahead">{t("home.ahead")}</h2>
      {ahead.length === 0 ? (
        <p className={styles.soft}>{t("home.aheadNone")}</p>
      ) : (
        <ol ref={list} className={styles.rows}>
          {ahead.map((entry) => (
            <Entry
              key={`${entry.of.id} ${entry.kind === "step" ? entry.step.id : entry.interview.id}`}
              entry={entry}
            />
          ))}
        </ol>
      )}
    </section>
  );
}
