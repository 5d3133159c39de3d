/** What the person has set the list to; it survives a look at another place. */
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
