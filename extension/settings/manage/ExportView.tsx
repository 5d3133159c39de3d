/** Taking along what the account holds: everything as an archive, opportunities as a table. */
import type { Opportunity } from "@career-portrait/shared/contract";
import { Download } from "lucide-react";
import { useState, type ReactNode } from "react";
import { connectedApi } from "../../connection/api.ts";
import { useAttempt } from "../../connection/attempt.ts";
import type { Connection } from "../../connection/connection.ts";
import { Button } from "../../ui/Button.tsx";
import room from "../../ui/Room.module.css";
import { saveBytes } from "../../ui/save-bytes.ts";
import { Spinner } from "../../ui/Spinner.tsx";
import { t, tn } from "../../words/index.ts";
import { bytesInWords } from "./bytes.ts";
import { MayManage } from "./Managed.tsx";
import styles from "./Manage.module.css";
import { csvOf } from "./opportunities-csv.ts";
import { Part, Problem } from "./Part.tsx";

/** Names a file by the day. */
const dated = (name: string, ending: string): string =>
  `${name}-${new Date().toISOString().slice(0, 10)}.${ending}`;

interface Progress {
  words: string;
  isDone: boolean;
}

/** A button that fetches a file piece by piece and says how far it is. */
function Fetching(props: {
  label: string;
  fetch: (tell: (words: string) => void) => Promise<Progress["words"]>;
  testId: string;
}): ReactNode {
  const attempt = useAttempt();
  const [progress, setProgress] = useState<Progress | null>(null);
  const start = (): void => {
    setProgress(null);
    void attempt.run(async () => {
      const words = await props.fetch((told) => setProgress({ words: told, isDone: false }));
      setProgress({ words, isDone: true });
    });
  };
  return (
    <>
      <div className={styles.bar}>
        <Button kind="primary" onClick={start} disabled={attempt.busy} data-testid={props.testId}>
          {attempt.busy ? <Spinner /> : <Download size={16} aria-hidden="true" />}
          {props.label}
        </Button>
        <span role="status" data-testid={`${props.testId}-progress`} data-done={progress?.isDone ?? false}>
          {attempt.error === null && progress?.words}
        </span>
      </div>
      <Problem error={attempt.error} testId={`${props.testId}-error`} />
    </>
  );
}

/** Downloads the archive of the account. */
export function ArchiveDownload({ connection }: { connection: Connection }): ReactNode {
  const fetch = async (tell: (words: string) => void): Promise<string> => {
    tell(t("take.preparing"));
    const { data } = await connectedApi(connection).exportAccount({
      onBytes: (received) => tell(t("take.received", { size: bytesInWords(received) })),
    });
    saveBytes(data, dated("career-portrait", "zip"));
    return t("take.archiveDone", { size: bytesInWords(data.byteLength) });
  };
  return <Fetching label={t("take.archiveButton")} fetch={fetch} testId="export-archive" />;
}

export default function ExportView({ connection }: { connection: Connection }): ReactNode {
  const table = async (tell: (words: string) => void): Promise<string> => {
    const client = connectedApi(connection);
    const rows: Opportunity[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      tell(tn("take.rows", rows.length));
      const { data, meta } = await client.listOpportunities({
        query: { limit: 200, sort: "created_at", ...(cursor && { cursor }) },
      });
      rows.push(...data.filter(({ sample }) => !sample));
      cursor = meta.next_cursor ?? null;
    }
    if (rows.length > 0) saveBytes(csvOf(rows), dated("opportunities", "csv"));
    return rows.length === 0 ? t("take.tableNone") : tn("take.tableDone", rows.length);
  };
  return (
    <div className={room.reading} data-testid="settings-export">
      <Part title={t("take.archive")} lead={t("take.archiveLead")}>
        <MayManage connection={connection}>
          <ArchiveDownload connection={connection} />
        </MayManage>
      </Part>
      <Part title={t("take.table")} lead={t("take.tableLead")}>
        <Fetching label={t("take.tableButton")} fetch={table} testId="export-table" />
      </Part>
    </div>
  );
}
