/** What to look for, and among which. */
import type { OpportunityStatus } from "@career-portrait/shared/contract";
import { Search, Star, X } from "lucide-react";
import { useMemo, useRef, type ReactNode } from "react";
import { formatNumber, t } from "../../words/index.ts";
import type { KnownOpportunity } from "../../sync/database.ts";
import { useShortcuts } from "../../ui/shortcuts.ts";
import { STATUSES } from "../tracked.ts";
import styles from "./List.module.css";
import { tagKey } from "../case/tag-key.ts";
import { countByStatus, type DueFilter, tagsOf } from "./rows.ts";
import { SavedViews } from "./SavedViews.tsx";
import type { Found } from "./search.ts";
import { useListView } from "./view.ts";

function SearchField(): ReactNode {
  const words = useListView((view) => view.words);
  const field = useRef<HTMLInputElement>(null);
  useShortcuts({ "/": { says: t("shortcut.filter"), act: () => field.current?.focus() } });
  return (
    <label className={styles.search}>
      <Search size={16} aria-hidden="true" />
      <span className="visually-hidden">{t("opportunities.search")}</span>
      <input
        ref={field}
        type="search"
        placeholder={t("opportunities.search")}
        aria-keyshortcuts="/"
        maxLength={200}
        value={words}
        onChange={(event) => useListView.setState({ words: event.target.value })}
        onKeyDown={(event) => {
          if (event.key === "Escape") event.currentTarget.blur();
        }}
        data-testid="search"
      />
    </label>
  );
}

function Choice(props: {
  pressed: boolean;
  count?: number;
  filter: string;
  onPress: () => void;
  children: ReactNode;
}): ReactNode {
  return (
    <button
      type="button"
      aria-pressed={props.pressed}
      onClick={props.onPress}
      data-testid="status-filter"
      data-filter={props.filter}
    >
      {props.children}
      {props.count !== undefined && <small>{formatNumber(props.count)}</small>}
    </button>
  );
}

function StatusFilter({ rows }: { rows: readonly KnownOpportunity[] }): ReactNode {
  const status = useListView((view) => view.status);
  const counts = countByStatus(rows);
  const choose = (wanted: OpportunityStatus | null) => () => useListView.setState({ status: wanted });
  return (
    <>
      <Choice pressed={status === null} count={rows.length} filter="all" onPress={choose(null)}>
        {t("opportunities.all")}
      </Choice>
      {STATUSES.filter((each) => counts[each] > 0 || each === status).map((each) => (
        <Choice
          key={each}
          pressed={status === each}
          count={counts[each]}
          filter={each}
          onPress={choose(status === each ? null : each)}
        >
          {t(`status.${each}`)}
        </Choice>
      ))}
    </>
  );
}

interface ToolsProps {
  /** What the status filter counts; null where there is none, as on the board. */
  rows: readonly KnownOpportunity[] | null;
  /** Whose tags and steps can be asked for. */
  all: readonly KnownOpportunity[];
  by: Found["by"];
  account: string;
  /** Whether one asks for steps; a calendar shows them all. */
  hasSteps?: boolean;
}

const DUE: readonly DueFilter[] = ["any", "week", "overdue", "none"];

/** Tags and due steps, where there are any. */
function CaseFilter({ all, hasSteps }: Pick<ToolsProps, "all" | "hasSteps">): ReactNode {
  const { tags, due } = useListView();
  const known = useMemo(() => tagsOf(all), [all]);
  const left = known.filter((tag) => !tags.some((own) => tagKey(own) === tagKey(tag)));
  const anyDue = hasSteps && (due !== null || all.some(({ next_step }) => next_step !== null));
  return (
    <>
      {tags.map((tag) => (
        <Choice
          key={tag}
          pressed
          filter={`tag:${tag}`}
          onPress={() => useListView.setState({ tags: tags.filter((own) => own !== tag) })}
        >
          {tag} <X size={12} aria-hidden="true" />
        </Choice>
      ))}
      {left.length > 0 && (
        <select
          value=""
          aria-label={t("filter.tag")}
          onChange={(event) => useListView.setState({ tags: [...tags, event.target.value] })}
          data-testid="tag-filter"
        >
          <option value="" disabled>
            {t("filter.tag")}
          </option>
          {left.map((tag) => (
            <option key={tag}>{tag}</option>
          ))}
        </select>
      )}
      {anyDue && (
        <select
          value={due ?? ""}
          aria-label={t("case.next")}
          data-set={due !== null}
          onChange={(event) =>
            useListView.setState({ due: (event.target.value || null) as DueFilter | null })
          }
          data-testid="due-filter"
        >
          <option value="">{t("filter.due")}</option>
          {DUE.map((each) => (
            <option key={each} value={each}>
              {t(`filter.due.${each}`)}
            </option>
          ))}
        </select>
      )}
    </>
  );
}

export function Tools(props: ToolsProps): ReactNode {
  const starred = useListView((view) => view.starred);
  return (
    <div className={styles.tools}>
      <SearchField />
      <div role="group" aria-label={t("opportunities.filter")} className={styles.choices}>
        {props.rows && <StatusFilter rows={props.rows} />}
        <Choice
          pressed={starred}
          filter="starred"
          onPress={() => useListView.setState({ starred: !starred })}
        >
          <Star size={12} aria-hidden="true" />
          {t("opportunities.starred")}
        </Choice>
        <CaseFilter all={props.all} hasSteps={props.hasSteps ?? true} />
      </div>
      <SavedViews account={props.account} />
      {props.by === "names" && (
        <p className={styles.note} data-testid="search-names">
          {t("opportunities.searchNames")}
        </p>
      )}
    </div>
  );
}
