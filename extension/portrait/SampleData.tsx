/** Sample data: an invented person and invented postings, to look around with; one press brings them, one takes them away. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { connectedApi } from "../connection/api.ts";
import { accountOf, type Connection } from "../connection/connection.ts";
import { Button } from "../ui/Button.tsx";
import styles from "../ui/Form.module.css";
import { t, tn } from "../words/index.ts";

/** Offered where nothing is there yet (`onlyToAdd`), and beside its removal in the settings. */
export function SampleData(props: { connection: Connection; onlyToAdd?: boolean }): ReactNode {
  const { connection, onlyToAdd = false } = props;
  const queries = useQueryClient();
  const key = ["sample", accountOf(connection)];
  const { data: sample, isError } = useQuery({
    queryKey: key,
    queryFn: async () => (await connectedApi(connection).getSample()).data,
    networkMode: "always",
    retry: false,
  });
  const change = useMutation({
    mutationFn: async (what: "add" | "remove") => {
      const api = connectedApi(connection);
      return what === "add" ? api.addSample() : api.removeSample();
    },
    networkMode: "always",
    // The copies here follow at once, whatever came of it.
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: key });
      await queries.invalidateQueries({ queryKey: ["refresh"] });
    },
  });
  const stands = sample !== undefined && (sample.portrait || sample.opportunities > 0);
  if (onlyToAdd && (sample === undefined || stands)) return null;
  return (
    <div className={styles.form} data-testid="sample" data-stands={stands}>
      {onlyToAdd && <h2>{t("sample.title")}</h2>}
      <p className={styles.hint}>
        {isError && t("sample.unknown")}
        {!isError && !stands && t("sample.what")}
        {stands && tn("sample.stands", sample.opportunities)}
      </p>
      {change.isError && (
        <p className={styles.error} role="alert">
          {t("sample.failed")}
        </p>
      )}
      <div className={styles.row}>
        <Button
          disabled={sample === undefined || change.isPending}
          onClick={() => change.mutate(stands ? "remove" : "add")}
          data-testid={stands ? "sample-remove" : "sample-add"}
        >
          {t(change.isPending ? "sample.working" : stands ? "sample.remove" : "sample.add")}
        </Button>
      </div>
    </div>
  );
}
