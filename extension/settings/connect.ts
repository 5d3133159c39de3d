/** The state of an attempt to connect, for whoever shows it. */
import { create } from "zustand";
import { browser } from "wxt/browser";
import { openApi, troubleOf } from "../connection/api.ts";
import { cache } from "../sync/database.ts";
import { accountOf, readConnection, writeConnection } from "../connection/connection.ts";
import {
  awaitKey,
  DeviceRefusedError,
  MANAGING_SCOPES,
  startDevice,
  WANTED_SCOPES,
  type DeviceContext,
} from "../connection/device.ts";

export type ConnectState =
  | { step: "idle" }
  | { step: "asking"; address: string }
  | { step: "waiting"; address: string; userCode: string; page: string }
  | {
      step: "failed";
      address: string;
      why: "unreachable" | "access_denied" | "expired_token" | "too_old" | "refused";
    };

export const useConnect = create<{ state: ConnectState }>(() => ({ state: { step: "idle" } }));

let attempt = new AbortController();

function show(state: ConnectState): void {
  useConnect.setState({ state });
}

function sleepWhile(signal: AbortSignal): (ms: number) => Promise<void> {
  return (ms) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, ms);
      signal.addEventListener("abort", () => {
        clearTimeout(timer);
        reject(new DOMException("given up", "AbortError"));
      });
    });
}

/** Forgets the copies of another account or another backend before anything of the new one is kept. @returns the key that was in use for the same account */
async function takeOver(address: string, key: string): Promise<string | null> {
  const { data } = await openApi(address, key).verifyKey();
  const before = await readConnection();
  const connection = { address, key, user_id: data.user_id, rejected: false };
  if (!before || accountOf(before) !== accountOf(connection)) await cache.forgetAccount();
  await writeConnection(connection);
  return before && accountOf(before) === accountOf(connection) ? before.key : null;
}

/** Characters of a key that its list names it by. */
const PREFIX_LENGTH = 11;

/** Revokes the key that another has taken the place of, so that none is left over. */
async function retire(address: string, key: string, retired: string): Promise<void> {
  const client = openApi(address, key);
  const { data } = await client.listApiKeys({ query: { limit: 200 } });
  const old = data.find(({ prefix, revoked_at }) => revoked_at === null && prefix === prefixOf(retired));
  if (old) await client.revokeApiKey({ params: { id: old.id } });
}

export function prefixOf(key: string): string {
  return key.slice(0, PREFIX_LENGTH);
}

/**
 * Connects to the backend at `address`; its page opens in a tab, where the person approves.
 * @param managing whether the account is to be managed too; the key in use until then is revoked
 */
export async function connect(address: string, managing = false): Promise<void> {
  attempt.abort();
  attempt = new AbortController();
  const { signal } = attempt;
  const context: DeviceContext = { client: openApi(address), sleep: sleepWhile(signal), now: Date.now };
  show({ step: "asking", address });
  try {
    const device = await startDevice(context, clientName(), managing ? MANAGING_SCOPES : WANTED_SCOPES);
    if (signal.aborted) return;
    show({ step: "waiting", address, userCode: device.user_code, page: device.verification_uri_complete });
    await browser.tabs.create({ url: device.verification_uri_complete });
    const key = await awaitKey(context, device);
    const retired = await takeOver(address, key.key);
    show({ step: "idle" });
    if (managing && retired !== null) {
      // One that could not be revoked stays in the list of keys, where the person can do it.
      await retire(address, key.key, retired).catch(() => undefined);
    }
  } catch (error) {
    if (signal.aborted) return;
    if (error instanceof DeviceRefusedError) return show({ step: "failed", address, why: error.why });
    const trouble = troubleOf(error);
    show({ step: "failed", address, why: trouble === "signed_out" ? "refused" : trouble });
  }
}

/** How this browser is named among the account's keys. */
function clientName(): string {
  const platform = /Firefox/.test(navigator.userAgent) ? "Firefox" : "Chrome";
  return `Career Portrait, ${platform}`;
}

/** Gives the attempt up. */
export function cancelConnect(): void {
  attempt.abort();
  show({ step: "idle" });
}

/** Forgets the key and every copy; what was saved and not yet sent stays. */
export async function disconnect(): Promise<void> {
  await writeConnection(null);
  await cache.forgetAccount();
}
