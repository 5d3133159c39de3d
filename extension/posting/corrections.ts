/** What the person says of the requirements of a posting in the panel, wherever that stands: unsaved, on its way, tracked. */
import type { CapturedPosting, RequirementCorrection } from "@career-portrait/shared/contract";
import { useLiveQuery } from "dexie-react-hooks";
import { useMemo } from "react";
import { sayOfRequirement, summedUp, unsavedName, wantedOf } from "../sync/corrections.ts";
import { cache, type SaidOfRequirement } from "../sync/database.ts";
import { askToDrain, useOpportunityActions, type Tracked } from "../sync/hooks.ts";
import { asLeft } from "../sync/opportunity-overlay.ts";
import { canonicalOf } from "../sync/outbox.ts";

export interface Corrections {
  said: readonly RequirementCorrection[];
  keep: (said: SaidOfRequirement, left: RequirementCorrection[]) => Promise<void>;
}

interface Place {
  posting: CapturedPosting;
  captureKey: string;
  tracked: Tracked;
  trackedId: string | null;
  account: string | null;
}

/** The same list for as long as it says the same. */
function useStable(said: readonly RequirementCorrection[]): readonly RequirementCorrection[] {
  const words = JSON.stringify(said);
  return useMemo(() => JSON.parse(words) as RequirementCorrection[], [words]);
}

export function useCorrections({ posting, captureKey, tracked, trackedId, account }: Place): Corrections {
  const name = unsavedName(posting, canonicalOf(posting.url), captureKey);
  const actions = useOpportunityActions(account ?? "");
  const unsaved = useLiveQuery(() => cache.unsavedCorrections.get(name), [name]);
  const { opportunity, item } = tracked;
  const onItsWay = item !== null && item.state !== "saved";
  const left = opportunity && trackedId !== null && asLeft(opportunity, actions ?? []);
  const said = useStable(
    onItsWay ? summedUp(wantedOf(item)) : ((left || null)?.requirement_corrections ?? unsaved?.said ?? []),
  );
  return {
    said,
    async keep(one, all) {
      const opportunityId = onItsWay ? null : trackedId;
      const place = { account, opportunityId, itemKey: item?.key ?? null, name };
      await sayOfRequirement(cache, place, one, all, Date.now());
      askToDrain(false);
    },
  };
}
