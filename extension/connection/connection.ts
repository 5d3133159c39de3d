/** Which backend, with which key, for which account. Kept on this device only: `storage.local` is not synchronised. */
import { browser } from "wxt/browser";
import { z } from "zod";

export const DEFAULT_ADDRESS = "http://127.0.0.1:8787";

export const Connection = z.object({
  /** Origin of the backend, without a trailing slash. */
  address: z.string(),
  key: z.string(),
  user_id: z.string(),
  /** The server has answered that the key is no longer good. */
  rejected: z.boolean(),
});
export type Connection = z.infer<typeof Connection>;

const NAME = "connection";
const ADDRESS_NAME = "address";

/** Names an account across backends; cached rows belong to it. */
export function accountOf(connection: Connection): string {
  return `${connection.address}|${connection.user_id}`;
}

/** The address a person typed, as an origin; null when it is none that can be called. */
export function normaliseAddress(typed: string): string | null {
  const text = typed.trim();
  const local = /^(localhost|127\.|\[::1\])/i.test(text);
  const full = /^[a-z]+:\/\//i.test(text) ? text : `${local ? "http" : "https"}://${text}`;
  if (!URL.canParse(full)) return null;
  const url = new URL(full);
  return /^https?:$/.test(url.protocol) && url.hostname ? url.origin : null;
}

/** The stored connection; null when there is none, or what is stored cannot be understood. */
export async function readConnection(): Promise<Connection | null> {
  const stored = await browser.storage.local.get(NAME);
  return Connection.safeParse(stored[NAME]).data ?? null;
}

export async function writeConnection(connection: Connection | null): Promise<void> {
  if (connection) await browser.storage.local.set({ [NAME]: connection, [ADDRESS_NAME]: connection.address });
  else await browser.storage.local.remove(NAME);
}

/** Notes that the server no longer takes this key, unless it has been replaced meanwhile. */
export async function markRejected(connection: Connection): Promise<void> {
  const current = await readConnection();
  if (current?.key === connection.key) await writeConnection({ ...current, rejected: true });
}

/** The backend's address last used, for the form. */
export async function readAddress(): Promise<string> {
  const stored = await browser.storage.local.get(ADDRESS_NAME);
  return z.string().safeParse(stored[ADDRESS_NAME]).data ?? DEFAULT_ADDRESS;
}

/** Calls back with every change of the connection; the returned function ends it. */
export function watchConnection(onChange: (connection: Connection | null) => void): () => void {
  const listener = (changes: Record<string, { newValue?: unknown }>, area: string): void => {
    if (area !== "local" || !(NAME in changes)) return;
    onChange(Connection.safeParse(changes[NAME]?.newValue).data ?? null);
  };
  browser.storage.onChanged.addListener(listener);
  return () => browser.storage.onChanged.removeListener(listener);
}
