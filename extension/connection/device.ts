/** Connecting by device authorisation (RFC 8628's shape): ask for a code, let the person approve it, collect the key. */
import {
  ApiRequestError,
  type ApiKeyCreated,
  type Client,
  type DeviceAuthorisation,
  type Scope,
} from "@career-portrait/shared/contract";

/** What the extension does, and nothing more. */
export const WANTED_SCOPES: Scope[] = [
  "read:profile",
  "write:profile",
  "read:claims",
  "write:claims",
  "read:documents",
  "write:documents",
  "read:opportunities",
  "write:opportunities",
  "read:contacts",
  "write:contacts",
  "read:preferences",
  "write:preferences",
];

/** What managing the account takes besides; asked for only when a person wants to. */
export const MANAGING_SCOPES: Scope[] = [...WANTED_SCOPES, "write:contacts", "read:usage", "admin:keys"];

/** Added to the interval when the server says `slow_down` (RFC 8628, section 3.5), in seconds. */
const SLOWER = 5;

export type DeviceRefusal = "access_denied" | "expired_token";

/** The person refused, or the code ran out before they answered. */
export class DeviceRefusedError extends Error {
  override readonly name = "DeviceRefusedError";
  readonly why: DeviceRefusal;

  constructor(why: DeviceRefusal) {
    super(why);
    this.why = why;
  }
}

export interface DeviceContext {
  client: Pick<Client, "startDevice" | "pollDevice">;
  /** Resolves after so many milliseconds; rejects when the attempt is given up. */
  sleep: (ms: number) => Promise<void>;
  now: () => number;
}

/** Asks for a code to show. */
export async function startDevice(
  { client }: DeviceContext,
  name: string,
  scopes: Scope[],
): Promise<DeviceAuthorisation> {
  return (await client.startDevice({ body: { client_name: name, scopes } })).data;
}

/**
 * Waits for the person's answer, never asking more often than the server wants. Rejects with DeviceRefusedError when
 * they refuse or the code runs out, with ApiRequestError for everything else but a passing loss of the network.
 */
export async function awaitKey(context: DeviceContext, device: DeviceAuthorisation): Promise<ApiKeyCreated> {
  const { client, sleep, now } = context;
  const deadline = now() + device.expires_in * 1000;
  let interval = device.interval;
  while (now() < deadline) {
    await sleep(interval * 1000);
    try {
      return (await client.pollDevice({ body: { device_code: device.device_code } })).data.api_key;
    } catch (error) {
      if (!(error instanceof ApiRequestError)) throw error;
      if (error.code === "slow_down") interval += SLOWER;
      else if (error.status === 429) interval = Math.max(interval + SLOWER, error.retryAfter ?? 0);
      else if (error.code === "access_denied" || error.code === "expired_token")
        throw new DeviceRefusedError(error.code);
      else if (error.code !== "authorization_pending" && error.status !== 0 && error.status < 500)
        throw error;
    }
  }
  throw new DeviceRefusedError("expired_token");
}
