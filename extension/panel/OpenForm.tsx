/** The form of the tab that the panel follows. */
import type { ReactNode } from "react";
import { FormView } from "../application/FormView.tsx";
import { useSession } from "../capture/store.ts";
import type { Connection } from "../connection/connection.ts";
import { canonicalOf } from "../sync/outbox.ts";
import { usePortrait, useTracked } from "../sync/hooks.ts";

export function OpenForm({ connection, onBack }: { connection: Connection; onBack: () => void }): ReactNode {
  const { tabId, address } = useSession();
  const portrait = usePortrait();
  const tracked = useTracked("", canonicalOf(address));
  if (tabId === null || portrait === undefined) return null;
  return (
    <FormView
      connection={connection}
      portrait={portrait}
      tracked={tracked}
      tabId={tabId}
      address={address}
      onBack={onBack}
    />
  );
}
