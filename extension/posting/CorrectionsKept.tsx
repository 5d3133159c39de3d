/** What was said of one tracked posting's requirements and waits for the backend, or was not taken. */
import type { ReactNode } from "react";
import type { OpportunityAction } from "../sync/database.ts";
import { KeptHere } from "../sync/DoneBar.tsx";
import { useOpportunityActions } from "../sync/hooks.ts";
import { opportunityActions } from "../sync/opportunity-actions.ts";
import { correctionWords } from "./Correcting.tsx";

/** Of an action that is a correction. */
function wordsOf({ change, subject }: OpportunityAction): string {
  return change.kind === "correct" ? correctionWords({ text: subject, as: change.as }) : subject;
}

export function CorrectionsKept({ account, id }: { account: string; id: string }): ReactNode {
  const actions = (useOpportunityActions(account) ?? []).filter(
    ({ change }) => change.kind === "correct" && change.id === id,
  );
  return <KeptHere actions={actions} log={opportunityActions} wordsOf={wordsOf} backend="online" />;
}
