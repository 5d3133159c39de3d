import type { Connection } from "../connection/connection.ts";
import type { BackendState, LocalPortrait } from "../sync/hooks.ts";

/** What every view of the portrait is given. */
export interface RoomProps {
  connection: Connection;
  portrait: LocalPortrait;
  backend: BackendState;
  /** What the address says after the view: `#/portrait/documents/ID` is `["ID"]`. */
  place: string[];
}
