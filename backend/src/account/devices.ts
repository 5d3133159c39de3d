/** Connecting a client by device authorisation, in the shape of RFC 8628 (decisions, section 3). */
import { hash, randomBytes, randomInt } from "node:crypto";
import type { ApiKeyCreated, DeviceAuthorisation, Scope } from "@career-portrait/shared/contract";
import { ApiError } from "../errors.ts";
import type { ApiKeys } from "./keys.ts";
import type { AccountStore, DeviceRow } from "./store.ts";

const LIFETIME_S = 900;
const INTERVAL_S = 5;
/** No vowels, so that no words appear, and no letters that look alike (RFC 8628, section 6.1). */
const USER_CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXZ";

function randomUserCode(): string {
  const letters = Array.from(
    { length: 8 },
    () => USER_CODE_LETTERS[randomInt(USER_CODE_LETTERS.length)],
  ).join("");
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** The code as it is stored, from what a person typed. */
function normaliseUserCode(typed: string): string {
  const letters = typed.toUpperCase().replace(/[^A-Z]/g, "");
  return `${letters.slice(0, 4)}-${letters.slice(4, 8)}`;
}

function hashCode(deviceCode: string): string {
  return hash("sha256", deviceCode, "hex");
}

function refusal(code: string, message: string): ApiError {
  return new ApiError(400, code, message);
}

export interface DeviceServices {
  store: AccountStore;
  keys: ApiKeys;
  publicUrl: string;
  now: () => number;
}

export class Devices {
  readonly #services: DeviceServices;

  constructor(services: DeviceServices) {
    this.#services = services;
  }

  async start(clientName: string, scopes: readonly Scope[]): Promise<DeviceAuthorisation> {
    const { store, publicUrl, now } = this.#services;
    const deviceCode = randomBytes(32).toString("base64url");
    let userCode = randomUserCode();
    const row = (): DeviceRow => ({
      _id: hashCode(deviceCode),
      user_code: userCode,
      client_name: clientName,
      scopes: [...new Set(scopes)],
      status: "pending",
      account_id: null,
      interval: INTERVAL_S,
      polled_at: null,
      expires_at: new Date(now() + LIFETIME_S * 1000),
    });
    while (!(await store.insertDevice(row()))) userCode = randomUserCode();
    const page = `${publicUrl}/account/device`;
    return {
      device_code: deviceCode,
      user_code: userCode,
      verification_uri: page,
      verification_uri_complete: `${page}?user_code=${userCode}`,
      expires_in: LIFETIME_S,
      interval: INTERVAL_S,
    };
  }

  /** The request that a person is asked to approve, or null when there is none to decide. */
  async pending(userCode: string): Promise<DeviceRow | null> {
    const row = await this.#services.store.deviceByUserCode(normaliseUserCode(userCode));
    return row?.status === "pending" && row.expires_at.getTime() > this.#services.now() ? row : null;
  }

  /** False when there was nothing left to decide. */
  async decide(accountId: string, userCode: string, approve: boolean): Promise<boolean> {
    const { store, now } = this.#services;
    const status = approve ? "approved" : "denied";
    return (
      (await store.decideDevice(accountId, normaliseUserCode(userCode), status, new Date(now()))) !== null
    );
  }

  /**
   * The key, once, after approval.
   * @throws ApiError 400 `authorization_pending`, `slow_down`, `access_denied`, `expired_token`.
   */
  async poll(deviceCode: string): Promise<ApiKeyCreated> {
    const { store, keys, now } = this.#services;
    const codeHash = hashCode(deviceCode);
    const row = await store.pollDevice(codeHash, new Date(now()));
    if (!row || row.status === "collected" || row.expires_at.getTime() <= now()) {
      throw refusal("expired_token", "This request has expired or was used. Start connecting again.");
    }
    if (row.status === "denied") throw refusal("access_denied", "The request was refused.");
    if (row.status === "approved" && row.account_id) {
      if (!(await store.collectDevice(codeHash)))
        throw refusal("expired_token", "This request was used already.");
      return keys.issue(row.account_id, row.client_name, row.scopes);
    }
    if (row.polled_at && now() - row.polled_at.getTime() < row.interval * 1000) {
      await store.slowDevice(codeHash, row.interval + 5);
      throw refusal("slow_down", `Wait ${row.interval + 5} seconds between two requests.`);
    }
    throw refusal("authorization_pending", "The person has not decided yet. Ask again after the interval.");
  }
}
