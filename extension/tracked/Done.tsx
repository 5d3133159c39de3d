/** What was done to opportunities, with the way back; and what of it waits or was not taken. */
import type { ReactNode } from "react";
import { useOpportunityActions, type BackendState } from "../sync/hooks.ts";
import { opportunityActions } from "../sync/opportunity-actions.ts";
import { DoneBar, KeptHere } from "../sync/DoneBar.tsx";
import { undo, wordsOf } from "./tracked.ts";

export function Done({ account }: { account: string }): ReactNode {
  const actions = useOpportunityActions(account) ?? [];
  return <DoneBar actions={actions} log={opportunityActions} wordsOf={wordsOf} undo={() => undo(account)} />;
}

export function Kept({ account, backend }: { account: string; backend: BackendState }): ReactNode {
  const actions = useOpportunityActions(account) ?? [];
  return <KeptHere actions={actions} log={opportunityActions} wordsOf={wordsOf} backend={backend} />;
}
