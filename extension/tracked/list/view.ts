/** What the person has set the list to; it survives a look at another place. */
import type { ViewFilters } from "@career-portrait/shared/contract";
import { create } from "zustand";
import type { ListFilter, Sort } from "./rows.ts";

export interface View extends ListFilter {
  words: string;
  /** Null: the best first of what was searched for, else the newest first. */
  sort: Sort | null;
}

export const EVERYTHING: View = {
  words: "",
  status: null,
  starred: false,
  tags: [],
  due: null,
  sort: null,
};

export const useListView = create<View>(() => EVERYTHING);

/** What of the list's setting a view keeps. */
export function filtersOf({ words, status, starred, tags, due }: View): ViewFilters {
  return { statuses: status === null ? [] : [status], tags: [...tags], starred, q: words.trim(), due };
}

/** The setting that a view is of. */
export function settingOf({ statuses, tags, starred, q, due }: ViewFilters): View {
  const [status = null] = statuses;
  return { ...EVERYTHING, words: q, status, starred, tags, due };
}
