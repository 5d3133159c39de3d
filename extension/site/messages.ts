/** What visitors of the site wrote, and which of it was read; the backend knows nothing of reading, so this browser does. */
import type { SiteMessage } from "@career-portrait/shared/contract";
import { useLiveQuery } from "dexie-react-hooks";
import { accountOf, type Connection } from "../connection/connection.ts";
import { useFresh } from "../sync/copy-hooks.ts";
import { storedCopy } from "../sync/copies.ts";
import { cache, type Cache } from "../sync/database.ts";
import { useRemovals } from "../sync/UndoBar.tsx";

/** The copy that holds the ids of those that were read. */
const READ = "messages_read";

export async function readMessages(store: Cache): Promise<ReadonlySet<string>> {
  return new Set((await store.copies.get(READ))?.value as string[] | undefined);
}

/** Keeps whether a message was read; messages that are gone are forgotten. */
export async function setRead(store: Cache, id: string, isRead: boolean): Promise<void> {
  await store.transaction("rw", store.copies, async () => {
    const read = await readMessages(store);
    const messages = (await storedCopy(store, "messages")) ?? [];
    const wanted = ({ id: own }: SiteMessage): boolean => (own === id ? isRead : read.has(own));
    const value = messages.filter(wanted).map((message) => message.id);
    await store.copies.put({ name: READ, etag: null, value, at: Date.now() });
  });
}

export interface Message extends SiteMessage {
  isRead: boolean;
}

/** Kept fresh while something shows them; without those that are being deleted. */
export function useMessages(connection: Connection) {
  const fresh = useFresh(connection, "messages");
  const read = useLiveQuery(() => readMessages(cache));
  const removals = useRemovals(accountOf(connection));
  const going = new Set(removals?.filter(({ refusal }) => refusal === null).map(({ id }) => id));
  const shown = (messages: SiteMessage[]): Message[] =>
    messages
      .filter(({ id }) => !going.has(id))
      .map((message) => ({ ...message, isRead: read?.has(message.id) ?? false }));
  const value = fresh.value && (read && removals ? shown(fresh.value) : undefined);
  return { ...fresh, value, removals: removals ?? [] };
}

export function useUnread(connection: Connection): number {
  return useMessages(connection).value?.filter(({ isRead }) => !isRead).length ?? 0;
}

/** As much of a message as is quoted: mail programs take addresses of some length only. */
const QUOTED = 500;

/** Opens the person's own mail program with an answer begun. */
export function replyAddress({ reply_to, text }: SiteMessage, subject: string): string {
  const quoted = text.length > QUOTED ? `${text.slice(0, QUOTED)}\u2026` : text;
  const body = `\n\n${quoted.replace(/^/gm, "> ")}`.replaceAll("\n", "\r\n");
  const to = encodeURIComponent(reply_to).replace("%40", "@");
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
