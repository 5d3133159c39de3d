/** `GET /sync` and `GET /events`: contract to call. */
import type { syncRoutes } from "@career-portrait/shared/contract";
import type { HandlersFor } from "../http/index.ts";
import type { Changes } from "./reading.ts";
import type { ChangeStreams } from "./streams.ts";

export function syncHandlers(changes: Changes, streams: ChangeStreams): HandlersFor<keyof typeof syncRoutes> {
  return {
    sync: ({ caller, query }) => changes.since(caller, query.cursor, query.limit),
    streamChanges: (call) => streams.open(call.caller, call.header("Last-Event-ID"), call.signal),
  };
}
