/** What of the account is asked of the backend and never kept here; and what stands there while it cannot be had. */
import { ApiRequestError, type Client } from "@career-portrait/shared/contract";
import { useQuery } from "@tanstack/react-query";
import { CloudOff, ShieldQuestion, Unplug } from "lucide-react";
import type { ReactNode } from "react";
import { connectedApi, troubleOf } from "../../connection/api.ts";
import { accountOf, type Connection } from "../../connection/connection.ts";
import { sentenceFor } from "../../connection/refusal.ts";
import { Button } from "../../ui/Button.tsx";
import room from "../../ui/Room.module.css";
import { Screen, Skeleton } from "../../ui/surfaces.tsx";
import { t } from "../../words/index.ts";
import { AskToManage } from "../ConnectForm.tsx";
import styles from "./Manage.module.css";

function Coming(): ReactNode {
  return (
    <div className={styles.coming} role="status" aria-label={t("copy.loading")} data-testid="loading">
      {["38%", "72%", "60%"].map((width) => (
        <Skeleton key={width} width={width} height={16} />
      ))}
    </div>
  );
}

/** The key here can do what daily use needs; managing the account takes one more approval. */
function MayNot({ address }: { address: string }): ReactNode {
  return (
    <div className={room.empty} data-testid="may-not-manage">
      <Screen icon={ShieldQuestion} title={t("manage.mayNot")} actions={<AskToManage address={address} />}>
        <p>{t("manage.why")}</p>
      </Screen>
    </div>
  );
}

interface Props<T> {
  connection: Connection;
  /** Under which the answer is known while the page is open. */
  name: string;
  fetch: (client: Client) => Promise<T>;
  /** `reload` asks anew; what was shown stays until the answer comes. */
  children: (value: T, reload: () => Promise<unknown>) => ReactNode;
}

/** Fetches with a key that may manage the account, and asks for one where there is none. */
export function Managed<T>({ connection, name, fetch, children }: Props<T>): ReactNode {
  const query = useQuery({
    queryKey: ["manage", accountOf(connection), connection.key, name],
    queryFn: async () => fetch(connectedApi(connection)),
    networkMode: "always",
    retry: false,
    staleTime: 0,
  });
  if (query.data !== undefined) return children(query.data, () => query.refetch());
  if (query.error === null) return <Coming />;
  if (query.error instanceof ApiRequestError && query.error.code === "insufficient_scope") {
    return <MayNot address={connection.address} />;
  }
  const away = troubleOf(query.error) === "unreachable";
  return (
    <div className={room.empty} data-testid="needs-backend" data-why={troubleOf(query.error)}>
      <Screen
        icon={away ? CloudOff : Unplug}
        title={t(away ? "manage.away" : "manage.refused")}
        actions={
          <Button onClick={() => void query.refetch()} disabled={query.isFetching} data-testid="manage-retry">
            {t("trouble.retry")}
          </Button>
        }
      >
        <p>{away ? t("manage.awayHow") : sentenceFor(query.error)}</p>
      </Screen>
    </div>
  );
}

/** For what asks nothing of the backend before the person does: whether this browser may manage the account at all. */
export function MayManage({
  connection,
  children,
}: {
  connection: Connection;
  children: ReactNode;
}): ReactNode {
  return (
    <Managed
      connection={connection}
      name="may"
      fetch={async (client) => (await client.listApiKeys({ query: { limit: 1 } })).data.length}
    >
      {() => children}
    </Managed>
  );
}
