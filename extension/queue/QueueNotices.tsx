/** What waits on this device for the backend, and what the backend would not take, above the queue. */
import { CloudOff, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { t, tn } from "../words/index.ts";
import { refusalInWords } from "../words/refusal.ts";
import { cache, type QueueAction } from "../sync/database.ts";
import { askToDrain, type BackendState } from "../sync/hooks.ts";
import { GivenUp, giveUp } from "../sync/GivenUp.tsx";
import { queueActions } from "../sync/queue-actions.ts";
import { About, Button } from "../ui/Button.tsx";
import { lateOf } from "../sync/pending.ts";
import { Notice } from "../ui/surfaces.tsx";
import { wordsOf } from "./QueueFoot.tsx";

function Refused({ action }: { action: QueueAction }): ReactNode {
  const { id, refusal } = action;
  const again = (): void => void queueActions.tryAgain(cache, id, Date.now()).then(() => askToDrain(true));
  return (
    <Notice
      icon={TriangleAlert}
      tone="stop"
      testId="decision-refused"
      actions={
        <>
          <Button kind="quiet" onClick={again} data-testid="decision-again">
            {t("done.again")}
            <About>{action.subject}</About>
          </Button>
          <Button
            kind="quiet"
            onClick={() => void giveUp(action.subject, queueActions.letGo(cache, id))}
            data-testid="decision-give-up"
          >
            {t("save.discard")}
            <About>{action.subject}</About>
          </Button>
        </>
      }
    >
      <span role="alert">
        {t("done.refused", { what: wordsOf(action), message: refusal ? refusalInWords(refusal) : "" })}
      </span>
    </Notice>
  );
}

export function QueueNotices(props: { actions: readonly QueueAction[]; backend: BackendState }): ReactNode {
  const { actions, backend } = props;
  const late = lateOf(actions, backend);
  return (
    <>
      {late > 0 && (
        <Notice icon={CloudOff} tone="warn" testId="decisions-waiting">
          {tn("done.waiting", late)}
        </Notice>
      )}
      {actions
        .filter(({ state }) => state === "refused")
        .map((action) => (
          <Refused key={action.id} action={action} />
        ))}
      <GivenUp inFoot />
    </>
  );
}
