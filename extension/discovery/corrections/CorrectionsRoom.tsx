/** Every correction of discovery, the newest first, each in a sentence with the facts that were kept with it. */
import { FeedbackEventType, type DiscoveryQuery } from "@career-portrait/shared/contract";
import { Search, SlidersHorizontal, ThumbsDown, Undo2, UserX, type LucideIcon } from "lucide-react";
import { useState, type ReactNode } from "react";
import { formatMoment, t, type MessageKey } from "../../words/index.ts";
import { accountOf, type Connection } from "../../connection/connection.ts";
import { connectedApi } from "../../connection/api.ts";
import { COPY, correctionsOf, correctionsPage, type Corrections } from "../../sync/discovery.ts";
import { useFreshCopy } from "../../sync/copy-hooks.ts";
import { Button } from "../../ui/Button.tsx";
import { useRows } from "../../ui/rows.ts";
import { Segments } from "../../ui/Segments.tsx";
import shared from "../Discovery.module.css";
import { useAttempt } from "../attempt.ts";
import { Gate } from "../Gate.tsx";
import { placeWords } from "../searches/SavedSearches.tsx";
import { correctionOf, type Correction, type Fact, type Said } from "./correction.ts";
import styles from "./Corrections.module.css";

const ICONS: Record<FeedbackEventType, LucideIcon> = {
  rescue: Undo2,
  high_score_dismissal: ThumbsDown,
  threshold_change: SlidersHorizontal,
  query_edit: Search,
  suppression_disagreement: UserX,
};

/** Facts that have a name of their own; others are shown under the key they came with. */
const FACTS: Record<string, MessageKey> = {
  dismissed_reason: "fact.dismissed_reason",
  relevance_reason: "fact.relevance_reason",
  previous_status: "fact.previous_status",
  location: "fact.location",
  source_type: "fact.source_type",
  threshold: "fact.threshold",
  note: "fact.note",
};

/** Why something was filed away, as far as the reason is known here. */
const REASONS: Record<string, MessageKey> = {
  below_relevance_floor: "reason.below_relevance_floor",
  over_daily_cap: "reason.over_daily_cap",
  tracked_duplicate: "reason.tracked_duplicate",
  dismissed_before: "reason.dismissed_before",
  pending_duplicate: "reason.pending_duplicate",
  posting_closed: "reason.posting_closed",
  scoring_unavailable: "reason.scoring_unavailable",
};

const STATUSES: Record<string, MessageKey> = {
  suppressed: "queueStatus.suppressed",
  expired: "queueStatus.expired",
};

/** Where a posting came from, under the payload's name for it. */
const SOURCES: Record<string, MessageKey> = {
  linkedin: "source.linkedin",
  google_jobs: "source.google_jobs",
  fractionaljobs: "source.fractionaljobs",
  email: "source.email",
};
const VALUES: Record<string, Record<string, MessageKey>> = {
  previous_status: STATUSES,
  source_type: SOURCES,
};

function factValue({ name, value }: Fact): string {
  const words = VALUES[name] ?? REASONS;
  const known = Object.hasOwn(words, value) ? words[value] : undefined;
  return known ? t(known) : value;
}

function postingWords({ title, company }: { title: string | null; company: string | null }): string {
  const named = title ?? t("posting.untitled");
  return company === null ? named : t("correction.titleAt", { title: named, company });
}

function queryWords(query: DiscoveryQuery): string {
  return t("correction.query", { keyword: query.keyword, place: placeWords(query) });
}

function changeWords(before: DiscoveryQuery, after: DiscoveryQuery): string {
  const moved = queryWords(before) !== queryWords(after);
  if (moved) return t("correction.changed", { before: queryWords(before), after: queryWords(after) });
  return t(after.enabled ? "correction.switchedOn" : "correction.switchedOff", { query: queryWords(after) });
}

/** What was done, as one or more sentences. */
function sentences(said: Said): string[] {
  switch (said.kind) {
    case "rescue":
      return said.score === null
        ? [t("correction.rescue", { posting: postingWords(said) })]
        : [t("correction.rescueScored", { posting: postingWords(said), score: said.score })];
    case "high_score_dismissal":
      return [t("correction.dismissal", { posting: postingWords(said), score: said.score ?? "\u2013" })];
    case "threshold_change": {
      const { before, after, setting } = said;
      if (before === null || after === null) return [t("correction.threshold")];
      const name = setting === "relevance_floor" || setting === "" ? t("limits.floor") : setting;
      return [t(after > before ? "correction.raised" : "correction.lowered", { name, before, after })];
    }
    case "query_edit": {
      const { added, removed, changed } = said;
      const all = [
        ...added.map((query) => t("correction.added", { query: queryWords(query) })),
        ...removed.map((query) => t("correction.removed", { query: queryWords(query) })),
        ...changed.map(({ before, after }) => changeWords(before, after)),
      ];
      return all.length > 0 ? all : [t("correction.queries")];
    }
  }
  const unnamed = said.title === null && said.company === null;
  return [
    unnamed
      ? t("correction.disagreement")
      : t("correction.disagreementAbout", { posting: postingWords(said) }),
  ];
}

function Row({ correction }: { correction: Correction }): ReactNode {
  const { type, at, said, facts, url, surface } = correction;
  const Icon = ICONS[type];
  return (
    <li className={styles.correction} data-testid="correction" data-type={type} data-id={correction.id}>
      <span className={styles.icon}>
        <Icon size={16} aria-hidden="true" />
      </span>
      <div className={styles.words}>
        {sentences(said).map((sentence) => (
          <p key={sentence} data-testid="correction-words">
            {sentence}
          </p>
        ))}
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map((fact) => (
              <div key={fact.name} data-testid="correction-fact" data-name={fact.name}>
                <dt>{FACTS[fact.name] ? t(FACTS[fact.name]!) : fact.name}</dt>
                <dd>{factValue(fact)}</dd>
              </div>
            ))}
          </dl>
        )}
        <p className={shared.sub}>
          <time dateTime={at}>{formatMoment(at)}</time>
          {/* The backend notes as `api` also what was done here. */}
          {surface !== "api" && ` \u00b7 ${t(`surface.${surface}`)}`}
          {url !== null && (
            <>
              {" \u00b7 "}
              <a href={url} target="_blank" rel="noreferrer noopener">
                {t("correction.open")}
              </a>
            </>
          )}
        </p>
      </div>
    </li>
  );
}

function List({
  connection,
  type,
  newest,
}: {
  connection: Connection;
  type: FeedbackEventType | null;
  newest: Corrections;
}): ReactNode {
  const list = useRows("[data-testid=correction]");
  const [older, setOlder] = useState<Corrections[]>([]);
  const asking = useAttempt();
  // When something has come on top, the page below it begins elsewhere; a row in both is shown once.
  const all = [newest, ...older].flatMap(({ events }) => events);
  const events = [...new Map(all.map((event) => [event.id, event])).values()];
  const next = (older.at(-1) ?? newest).next;
  const more = (): void =>
    void asking.run(async () => {
      const page = await correctionsPage(connectedApi(connection), type, next);
      setOlder((pages) => [...pages, page]);
    });
  if (events.length === 0) {
    return (
      <p className={shared.none} data-testid="corrections-none">
        {t(type === null ? "corrections.none" : "corrections.noneOfType")}
      </p>
    );
  }
  return (
    <>
      <ol ref={list} className={styles.list}>
        {events.map((event) => (
          <Row key={event.id} correction={correctionOf(event)} />
        ))}
      </ol>
      {asking.error !== null && (
        <p className={shared.problem} role="alert">
          {asking.error}
        </p>
      )}
      {next !== null && (
        <Button onClick={more} disabled={asking.busy} data-testid="corrections-more">
          {t("corrections.more")}
        </Button>
      )}
    </>
  );
}

export function CorrectionsRoom({ connection }: { connection: Connection }): ReactNode {
  const [type, setType] = useState<FeedbackEventType | null>(null);
  const fresh = useFreshCopy(connection, COPY.corrections(type), correctionsOf(type));
  return (
    <div className={styles.corrections} data-testid="corrections">
      <p className={shared.lead}>{t("corrections.lead")}</p>
      <div className={styles.filter}>
        <Segments
          legend={t("corrections.type")}
          choices={[
            { value: "all", label: t("corrections.all") },
            ...FeedbackEventType.options.map((value) => ({ value, label: t(`correctionType.${value}`) })),
          ]}
          value={type ?? "all"}
          onChange={(value) => setType(value === "all" ? null : value)}
          testId="corrections-type"
        />
      </div>
      <Gate fresh={fresh}>
        {(newest) => (
          <List
            key={`${accountOf(connection)} ${type}`}
            connection={connection}
            type={type}
            newest={newest}
          />
        )}
      </Gate>
    </div>
  );
}
