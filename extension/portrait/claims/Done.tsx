/** What was done to claims and documents, with the way back; and what of it waits or was not taken. */
import type { ReactNode } from "react";
import { accountOf, type Connection } from "../../connection/connection.ts";
import type { BackendState } from "../../sync/hooks.ts";
import { portraitActions } from "../../sync/portrait-actions.ts";
import { DoneBar, KeptHere } from "../../sync/DoneBar.tsx";
import { undo, useActions, wordsOf } from "./actions.ts";

export function Done({ connection }: { connection: Connection }): ReactNode {
  const account = accountOf(connection);
  return (
    <DoneBar
      actions={useActions(account)}
      log={portraitActions}
      wordsOf={wordsOf}
      undo={() => undo(account)}
    />
  );
}

export function Kept(props: { connection: Connection; backend: BackendState }): ReactNode {
  const actions = useActions(accountOf(props.connection));
  return <KeptHere actions={actions} log={portraitActions} wordsOf={wordsOf} backend={props.backend} />;
}
