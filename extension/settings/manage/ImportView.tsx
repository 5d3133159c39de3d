/** Bringing in what is elsewhere: a list of postings, looked at before it is taken, and an archive of an account. */
import type { ReactNode } from "react";
import type { Connection } from "../../connection/connection.ts";
import room from "../../ui/Room.module.css";
import { ArchiveImport } from "./ArchiveImport.tsx";
import { ListImport } from "./ListImport.tsx";

export default function ImportView({ connection }: { connection: Connection }): ReactNode {
  return (
    <div className={room.reading} data-testid="settings-import">
      <ListImport connection={connection} />
      <ArchiveImport connection={connection} />
    </div>
  );
}
