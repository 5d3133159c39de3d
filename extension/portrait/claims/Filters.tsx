/** Which of the claims that wait are gone through, by kind and by what is doubtful, each with its number. */
import type { ClaimDetail } from "@career-portrait/shared/contract";
import type { ReactNode } from "react";
import { formatNumber, t } from "../../words/index.ts";
import styles from "./Review.module.css";
import { CLAIM_TYPES, fits, ISSUE_TYPES, type ClaimFilter } from "./queue.ts";

interface Choice {
  key: string;
  words: string;
  count: number;
  pressed: boolean;
  filter: ClaimFilter;
}

function choices(waiting: readonly ClaimDetail[], filter: ClaimFilter): Choice[] {
  const count = (wanted: ClaimFilter) => waiting.filter((claim) => fits(claim, wanted)).length;
  const types = CLAIM_TYPES.map((type): Choice => {
    const wanted = { ...filter, type };
    const pressed = filter.type === type;
    return { key: type, words: t(`claimType.${type}`), count: count(wanted), pressed, filter: wanted };
  });
  const issues = (["any", ...ISSUE_TYPES] as const).map((issue): Choice => {
    const pressed = filter.issue === issue;
    const wanted = { ...filter, issue: pressed ? null : issue };
    const words = t(`issue.${issue}`);
    return { key: issue, words, count: count({ ...filter, issue }), pressed, filter: wanted };
  });
  const everything = { ...filter, type: null };
  const all: Choice = {
    key: "all",
    words: t("queue.all"),
    count: count(everything),
    pressed: filter.type === null,
    filter: everything,
  };
  return [all, ...[...types, ...issues].filter((choice) => choice.count > 0 || choice.pressed)];
}

interface Props {
  waiting: readonly ClaimDetail[];
  filter: ClaimFilter;
  onFilter: (filter: ClaimFilter) => void;
}

export function Filters({ waiting, filter, onFilter }: Props): ReactNode {
  return (
    <div className={styles.filters} role="group" aria-label={t("queue.filter")}>
      {choices(waiting, filter).map((choice) => (
        <button
          key={choice.key}
          type="button"
          aria-pressed={choice.pressed}
          onClick={() => onFilter(choice.filter)}
          data-testid="review-filter"
          data-filter={choice.key}
          data-doubt={choice.key in { any: 1 } || ISSUE_TYPES.some((issue) => issue === choice.key)}
        >
          {choice.words} <small>{formatNumber(choice.count)}</small>
        </button>
      ))}
    </div>
  );
}
