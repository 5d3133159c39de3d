/** How many messages of visitors were not read, beside the name of the room they are in. */
import type { ReactNode } from "react";
import type { Connection } from "../connection/connection.ts";
import { formatNumber, tn } from "../words/index.ts";
import { useUnread } from "./messages.ts";

export function UnreadMessages({ connection }: { connection: Connection }): ReactNode {
  const unread = useUnread(connection);
  if (unread === 0) return null;
  const words = tn("messages.new", unread);
  return (
    <small title={words} data-testid="unread-messages" data-count={unread}>
      <span aria-hidden="true">{formatNumber(unread)}</span>
      <span className="visually-hidden">{words}</span>
    </small>
  );
}
