/** What is said above a view while the backend does not do what is wanted of it. */
import { CloudOff, KeyRound, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { BackendState } from "../sync/hooks.ts";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/surfaces.tsx";
import { t } from "../words/index.ts";
import { Reconnect } from "./ConnectForm.tsx";

/** What the connection keeps the person from, and the way on. */
export function BackendNotice(props: { state: BackendState; address: string; retry: () => void }): ReactNode {
  const { state, address, retry } = props;
  if (state === "unreachable") {
    return (
      <Notice
        icon={CloudOff}
        tone="warn"
        testId="backend-unreachable"
        actions={
          <Button kind="quiet" onClick={retry}>
            {t("trouble.retry")}
          </Button>
        }
      >
        {t("trouble.unreachable")}
      </Notice>
    );
  }
  if (state === "signed_out") {
    return (
      <Notice icon={KeyRound} tone="stop" testId="signed-out" actions={<Reconnect address={address} />}>
        {t("trouble.signedOut")}
      </Notice>
    );
  }
  if (state === "too_old" || state === "refused") {
    return (
      <Notice icon={TriangleAlert} tone="stop" testId="too-old">
        {t(state === "too_old" ? "trouble.tooOld" : "trouble.refused")}
      </Notice>
    );
  }
  return null;
}
