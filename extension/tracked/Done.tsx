/** What was done to opportunities, with the way back; and what of it waits or was not taken. */
import type { ReactNode } from "react";
import { t } from "../words/index.ts";
import { cache, type ViewAction } from "../sync/database.ts";
import { useOpportunityActions, useViewActions, type BackendState } from "../sync/hooks.ts";
import { opportunityActions } from "../sync/opportunity-actions.ts";
import { viewActions } from "../sync/view-actions.ts";
import { DoneBar, KeptHere } from "../sync/DoneBar.tsx";
import { undo, wordsOf } from "./tracked.ts";

const viewWords = ({ subject }: ViewAction): string => t("done.view", { subject });

/** @param props.inFoot as for `DoneBar` */
export function Done({ account, inFoot }: { account: string; inFoot?: boolean }): ReactNode {
  const actions = useOpportunityActions(account) ?? [];
  const views = useViewActions(account) ?? [];
  // The last thing done is the one that is taken back.
  const isView = (views.at(-1)?.created_at ?? 0) > (actions.at(-1)?.created_at ?? 0);
  return isView ? (
    <DoneBar
      actions={views}
      log={viewActions}
      wordsOf={viewWords}
      inFoot={inFoot}
      undo={() => viewActions.takeBackLatest(cache, account, Date.now())}
    />
  ) : (
    <DoneBar
      actions={actions}
      log={opportunityActions}
      wordsOf={wordsOf}
      inFoot={inFoot}
      undo={() => undo(account)}
    />
  );
}

export function Kept({ account, backend }: { account: string; backend: BackendState }): ReactNode {
  const actions = useOpportunityActions(account) ?? [];
  const views = useViewActions(account) ?? [];
  return (
    <>
      <KeptHere actions={actions} log={opportunityActions} wordsOf={wordsOf} backend={backend} />
      <KeptHere actions={views} log={viewActions} wordsOf={viewWords} backend={backend} />
    </>
  );
}
