/** What was edited and not saved yet, while this page is open: another view must not cost it. */
import type { Preferences } from "@career-portrait/shared/contract";
import { useEffect } from "react";
import { create } from "zustand";
import { countChanges } from "./wishes.ts";

interface Draft {
  before: Preferences;
  after: Preferences;
  /** Of something saved: what stood when it was, in whose place it is shown. Null while it is edited. */
  until: Preferences | null;
}

/** One for each account. */
const useDrafts = create<Record<string, Draft | undefined>>(() => ({}));

export interface Editing {
  /** What the edits begin with. */
  before: Preferences;
  /** With the edits. */
  shown: Preferences;
  /** Number of things edited. */
  changes: number;
  change: (after: Preferences) => void;
  discard: () => void;
  /** Ends the edits; what was saved is shown from now on. */
  settle: (saved: Preferences) => void;
}

export function useEditing(account: string, standing: Preferences): Editing {
  const held = useDrafts((drafts) => drafts[account]);
  const draft = held && (held.until === null || held.until === standing) ? held : null;
  const before = draft?.before ?? standing;
  const shown = draft?.after ?? standing;
  const changes = countChanges(before, shown);
  useEffect(() => {
    if (changes === 0) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [changes]);
  const keep = (next: Draft | undefined): void => useDrafts.setState({ [account]: next });
  return {
    before,
    shown,
    changes,
    change: (after) => keep(countChanges(before, after) === 0 ? undefined : { before, after, until: null }),
    discard: () => keep(undefined),
    settle: (saved) => keep({ before: saved, after: saved, until: standing }),
  };
}
