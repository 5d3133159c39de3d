/** The page as visitors have it, set by the backend. It runs nothing: the frame is a sandbox without scripts and forms. */
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { connectedApi } from "../connection/api.ts";
import { accountOf, type Connection } from "../connection/connection.ts";
import { sentenceFor } from "../connection/refusal.ts";
import room from "../ui/Room.module.css";
import { Skeleton } from "../ui/surfaces.tsx";
import { t } from "../words/index.ts";
import styles from "./Site.module.css";

export function PagePreview({ connection }: { connection: Connection }): ReactNode {
  const { data, error } = useQuery({
    queryKey: ["refresh", accountOf(connection), connection.key, "site page"],
    queryFn: async () => (await connectedApi(connection).previewSitePage()).data.html,
    networkMode: "always",
    retry: false,
  });
  return (
    <section className={styles.preview} aria-label={t("site.preview")}>
      <h2>{t("site.preview")}</h2>
      {error ? (
        <p className={room.problem} role="status" data-testid="site-no-preview">
          {sentenceFor(error)}
        </p>
      ) : data === undefined ? (
        <Skeleton width="100%" height={480} />
      ) : (
        <iframe sandbox="" srcDoc={data} title={t("site.preview")} data-testid="site-page" />
      )}
    </section>
  );
}
