/** Title and employer of the posting in the panel as the person has them, wherever it stands. */
import type { CapturedPosting } from "@career-portrait/shared/contract";
import { sameName } from "@career-portrait/shared/posting";
import { useLiveQuery } from "dexie-react-hooks";
import { useMemo } from "react";
import { cache, type KnownOpportunity } from "../sync/database.ts";
import { askToDrain, useOpportunityActions, type Tracked } from "../sync/hooks.ts";
import { unsavedName } from "../sync/corrections.ts";
import { canonicalOf } from "../sync/outbox.ts";
import {
  keepNames,
  knowAs,
  namesOf,
  renameWaiting,
  under,
  type KeptNames,
  type Names,
} from "../sync/names.ts";
import { opportunityActions } from "../sync/opportunity-actions.ts";
import { allAsLeft, asLeft } from "../sync/opportunity-overlay.ts";
import { isTracked } from "./match.ts";

function nameOf(captured: CapturedPosting, captureKey: string): string {
  return namesOf(unsavedName(captured, canonicalOf(captured.url), captureKey));
}

/** The captured posting under the names that are kept for it on this device, and whether what is tracked at its address is it. */
export function useNamed(
  captured: CapturedPosting,
  captureKey: string,
): { named: CapturedPosting; isKnownAs: (tracked: Tracked) => boolean } {
  const name = nameOf(captured, captureKey);
  const kept = useLiveQuery(
    async () => (await cache.copies.get(name))?.value as KeptNames | undefined,
    [name],
  );
  return useMemo(() => {
    const named = under(captured, kept);
    const titles = (kept?.known ?? []).map((title) => ({ ...captured, title }));
    const all = [captured, named, ...titles];
    return { named, isKnownAs: (tracked) => all.some((posting) => isTracked(tracked, posting)) };
  }, [captured, kept]);
}

interface Place {
  captured: CapturedPosting;
  named: CapturedPosting;
  captureKey: string;
  tracked: Tracked;
  trackedId: string | null;
  account: string | null;
}

export interface Naming {
  /** As shown. */
  title: string | null;
  company: string | null;
  /** Null while it is being read by the backend: it has no name to change yet. */
  rename: ((names: Names) => Promise<void>) | null;
  /** Gives back what was read; null where nothing else was said. */
  asRead: (() => Promise<void>) | null;
}

export function useNaming({ captured, named, captureKey, tracked, trackedId, account }: Place): Naming {
  const actions = useOpportunityActions(account ?? "");
  const { opportunity, item } = tracked;
  const row = trackedId !== null && opportunity ? (asLeft(opportunity, actions ?? []) ?? opportunity) : null;
  const { title, company } = row ?? named;
  const onItsWay = item !== null && item.state !== "saved";
  const locked = row === null && onItsWay && item.state !== "waiting";
  const rename = async (names: Names | null): Promise<void> => {
    const now = Date.now();
    const name = nameOf(captured, captureKey);
    const wanted = names ?? { title: captured.title ?? "", company: captured.company };
    if (row && account !== null) {
      await knowAs(cache, name, captured, wanted.title, now);
      const change = { kind: "names", id: row.id, ...wanted } as const;
      await opportunityActions.act(cache, account, change, wanted.title, now);
      askToDrain(false);
      return;
    }
    await keepNames(cache, name, names, now);
    if (item) await renameWaiting(cache, item.key, wanted);
  };
  const isOther =
    captured.title !== null && (title !== captured.title || (company ?? null) !== captured.company);
  return {
    title,
    company,
    rename: locked ? null : rename,
    asRead: isOther && !locked ? () => rename(null) : null,
  };
}

/** Other opportunities of the same title and employer, as the backend compares them; none where no employer is known. */
export function useTwins(
  { title, company }: Pick<Naming, "title" | "company">,
  ownId: string | null,
  account: string | null,
): KnownOpportunity[] {
  const actions = useOpportunityActions(account ?? "");
  const name = title !== null && company !== null ? sameName({ title, company }) : null;
  const rows = useLiveQuery(
    async () =>
      name === null ? [] : (await cache.opportunities.toArray()).filter((row) => sameName(row) === name),
    [name],
  );
  return allAsLeft(rows ?? [], actions ?? []).filter(({ id }) => id !== ownId);
}
