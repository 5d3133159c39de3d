/** What waits on this device for the backend, and what the backend would not take, above the queue. */
import { CloudOff, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { t, tn } from "../i18n/index.ts";
import { cache, type QueueAction } from "../sync/database.ts";
import { askToDrain, type BackendState } from "../sync/hooks.ts";
import { giveUpDecision, repeatDecision } from "../sync/queue-actions.ts";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/surfaces.tsx";

function Refused({ action }: { action: QueueAction }): ReactNode {
  const { id, subject, refusal } = action;
  const again = (): void => void repeatDecision(cache, id, Date.now()).then(() => askToDrain(true));
  return (
    <Notice
      icon={TriangleAlert}
      tone="stop"
      testId="decision-refused"
      actions={
        <>
          <Button kind="quiet" onClick={again} data-testid="decision-again">
            {t("decided.again")}
          </Button>
          <Button kind="quiet" onClick={() => void giveUpDecision(cache, id)} data-testid="decision-give-up">
            {t("decided.giveUp")}
          </Button>
        </>
      }
    >
      <span role="alert">{t("decided.refused", { subject, message: refusal?.message ?? "" })}</span>
    </Notice>
  );
}

export function QueueNotices(props: { actions: readonly QueueAction[]; backend: BackendState }): ReactNode {
  const { actions, backend } = props;
  const away = backend === "unreachable" || backend === "signed_out";
  const late = actions.filter(
    ({ state, attempts }) => (state === "waiting" || state === "sending") && (attempts > 0 || away),
  ).length;
  return (
    <>
      {late > 0 && (
        <Notice icon={CloudOff} tone="warn" testId="decisions-waiting">
          {tn("decided.waiting", late)}
        </Notice>
      )}
      {actions
        .filter(({ state }) => state === "refused")
        .map((action) => (
          <Refused key={action.id} action={action} />
        ))}
    </>
  );
}
