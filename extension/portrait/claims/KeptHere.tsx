/** What waits on this device for the backend, and what the backend would not take, above every view. */
import { CloudOff, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { t, tn } from "../../i18n/index.ts";
import { accountOf, type Connection } from "../../settings/connection.ts";
import { cache, type PortraitAction } from "../../sync/database.ts";
import { askToDrain, type BackendState } from "../../sync/hooks.ts";
import { letGo, tryAgain } from "../../sync/portrait-actions.ts";
import { Button } from "../../ui/Button.tsx";
import { useActions } from "./doing.ts";
import styles from "./DoingBar.module.css";

function Refused({ action }: { action: PortraitAction }): ReactNode {
  const { id, subject, refusal } = action;
  const again = (): void => void tryAgain(cache, id, Date.now()).then(() => askToDrain(true));
  return (
    <li data-tone="stop" data-testid="doing-refused">
      <TriangleAlert size={16} aria-hidden="true" />
      <span role="alert">{t("doing.refused", { subject, message: refusal?.message ?? "" })}</span>
      <Button kind="quiet" onClick={again}>
        {t("doing.again")}
      </Button>
      <Button kind="quiet" onClick={() => void letGo(cache, id)} data-testid="doing-let-go">
        {t("doing.letGo")}
      </Button>
    </li>
  );
}

export function KeptHere(props: { connection: Connection; backend: BackendState }): ReactNode {
  const { connection, backend } = props;
  const actions = useActions(accountOf(connection));
  const refused = actions.filter(({ state }) => state === "refused");
  const away = backend === "unreachable" || backend === "signed_out";
  const late = actions.filter(
    ({ state, attempts }) => (state === "waiting" || state === "sending") && (attempts > 0 || away),
  ).length;
  if (refused.length + late === 0) return null;
  return (
    <ul className={styles.kept}>
      {late > 0 && (
        <li data-testid="doing-waiting" data-count={late}>
          <CloudOff size={16} aria-hidden="true" />
          <span>{tn("doing.waiting", late)}</span>
        </li>
      )}
      {refused.map((action) => (
        <Refused key={action.id} action={action} />
      ))}
    </ul>
  );
}
