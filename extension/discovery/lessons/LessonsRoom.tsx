/** What past decisions have taught: each lesson with its counts and its weight, to be switched off and on again. */
import {
  DiscoverySource,
  WorkMode,
  type DiscoveryLesson,
  type PendingOpportunity,
} from "@career-portrait/shared/contract";
import { GraduationCap } from "lucide-react";
import { useMemo, useState, type ReactNode } from "react";
import { phraseInWords } from "../../words/explanation.ts";
import { t, tn } from "../../words/index.ts";
import type { Connection } from "../../connection/connection.ts";
import { connectedApi } from "../../connection/api.ts";
import { cache } from "../../sync/database.ts";
import { COPY, findsOf, lessonsOf, muteLesson } from "../../sync/discovery.ts";
import { useFreshCopy } from "../../sync/copy-hooks.ts";
import { Screen } from "../../ui/surfaces.tsx";
import { useNow } from "../clock.ts";
import { Switch } from "../controls.tsx";
import shared from "../Discovery.module.css";
import { useAttempt, type Attempt } from "../attempt.ts";
import { Gate } from "../Gate.tsx";
import { dayOf, daysBack } from "../limits/preview.ts";
import { POINTS_MAX, spelling, touched } from "./effect.ts";
import styles from "./Lessons.module.css";
import { useRows } from "../../ui/rows.ts";

/** The days whose finds a lesson's reach is counted over. */
const WINDOW = 14;

const signed = (points: number): string => `${points < 0 ? "\u2212" : "+"}${Math.abs(points)}`;

/** Half a line to either side: left takes away, right adds. */
function PointsBar({ points }: { points: number }): ReactNode {
  const width = (50 * Math.min(Math.abs(points), POINTS_MAX.one)) / POINTS_MAX.one;
  return (
    <svg className={styles.points} width="100%" height="12" aria-hidden="true">
      <rect
        x={`${points < 0 ? 50 - width : 50}%`}
        width={`${width}%`}
        height="12"
        rx="2"
        fill={points < 0 ? "var(--gap)" : "var(--accent)"}
      />
      <line x1="50%" x2="50%" y1="0" y2="12" stroke="var(--ink-soft)" />
    </svg>
  );
}

interface RowProps {
  lesson: DiscoveryLesson;
  /** Of the fact, for a person. */
  value: string;
  reach: number | null;
  /** What it is being switched to. */
  switching: boolean | null;
  onSwitch: (counts: boolean) => void;
}

function Row({ lesson, value, reach, switching, onSwitch }: RowProps): ReactNode {
  const { points, muted } = lesson;
  const name = t(`lesson.${lesson.trait}`, { value });
  const counts = switching ?? !muted;
  return (
    <li
      className={styles.lesson}
      data-testid="lesson"
      data-id={lesson.id}
      data-muted={muted}
      data-points={points}
    >
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={shared.sub} data-testid="lesson-because">
          {phraseInWords(lesson.explanation, lesson.because)}.
        </p>
        {reach !== null && (
          <p className={shared.sub} data-testid="lesson-reach">
            {tn("lessons.reach", reach)}
          </p>
        )}
      </div>
      <div className={styles.effect}>
        <p className={styles.number}>
          {muted ? t("lessons.off") : t("lessons.points", { points: signed(points) })}
        </p>
        <PointsBar points={points} />
      </div>
      <Switch
        on={counts}
        label={t("lessons.counts", { lesson: name })}
        onChange={onSwitch}
        testId="lesson-switch"
      />
    </li>
  );
}

/** Shown as switched until it stands so, or is refused. */
interface Switching {
  id: string;
  counts: boolean;
}

const MODES: readonly string[] = WorkMode.options;
const SOURCES: readonly string[] = DiscoverySource.options;

function valueWords(lesson: DiscoveryLesson, rows: readonly PendingOpportunity[]): string {
  const { trait, value } = lesson;
  if (trait === "work_mode" && MODES.includes(value)) return t(`mode.${value as WorkMode}`);
  // Facts are compared without their punctuation.
  const source = SOURCES.find((name) => name.replace("_", " ") === value.replace("_", " "));
  if (trait === "source" && source) return t(`searchSource.${source as DiscoverySource}`);
  return spelling(lesson, rows);
}

function Lessons(props: {
  connection: Connection;
  lessons: DiscoveryLesson[];
  rows: readonly PendingOpportunity[] | null;
  attempt: Attempt;
}): ReactNode {
  const list = useRows("li");
  const { connection, lessons, rows, attempt } = props;
  const [switching, setSwitching] = useState<Switching | null>(null);
  const switched = lessons.find(({ id }) => id === switching?.id);
  if (switching && switched?.muted !== switching.counts) setSwitching(null);
  const flip = ({ id }: DiscoveryLesson, counts: boolean): void => {
    setSwitching({ id, counts });
    void attempt
      .run(() => muteLesson(cache, connectedApi(connection), id, !counts))
      .then((done) => done || setSwitching(null));
  };
  const reaches = useMemo(
    () => new Map(lessons.map((lesson) => [lesson.id, rows && touched(lesson, rows)])),
    [lessons, rows],
  );
  if (lessons.length === 0) {
    return (
      <div className={shared.empty} data-testid="lessons-none">
        <Screen icon={GraduationCap} title={t("lessons.none")}>
          <p>{t("lessons.noneHow")}</p>
        </Screen>
      </div>
    );
  }
  return (
    <>
      {attempt.error !== null && (
        <p className={shared.problem} role="alert" data-testid="lessons-error">
          {attempt.error}
        </p>
      )}
      <div className={styles.head} aria-hidden="true">
        <span>{t("lessons.taught")}</span>
        <span>{t("lessons.effect")}</span>
        <span>{t("lessons.inForce")}</span>
      </div>
      <ul ref={list}>
        {lessons.map((lesson) => (
          <Row
            key={lesson.id}
            lesson={lesson}
            value={valueWords(lesson, rows ?? [])}
            reach={reaches.get(lesson.id) ?? null}
            switching={switching?.id === lesson.id ? switching.counts : null}
            onSwitch={(counts) => flip(lesson, counts)}
          />
        ))}
      </ul>
      <p className={styles.note}>{t("lessons.bounds", POINTS_MAX)}</p>
    </>
  );
}

export function LessonsRoom({ connection }: { connection: Connection }): ReactNode {
  const fresh = useFreshCopy(connection, COPY.lessons, lessonsOf);
  const today = dayOf(useNow());
  const finds = useFreshCopy(
    connection,
    COPY.finds(WINDOW),
    findsOf(`${daysBack(today, WINDOW)[0] ?? today}T00:00:00.000Z`),
  );
  const attempt = useAttempt();
  return (
    <div className={styles.lessons} data-testid="lessons">
      <p className={shared.lead}>{t("lessons.lead")}</p>
      <Gate fresh={fresh}>
        {(lessons) => (
          <Lessons
            connection={connection}
            lessons={lessons}
            rows={finds.value?.rows ?? null}
            attempt={attempt}
          />
        )}
      </Gate>
    </div>
  );
}
