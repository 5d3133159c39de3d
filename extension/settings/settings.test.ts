import { ApiRequestError, type DeviceAuthorisation } from "@career-portrait/shared/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { fakeBrowser } from "wxt/testing/fake-browser";
import { normaliseAddress, readConnection, writeConnection } from "../connection/connection.ts";
import { awaitKey, DeviceRefusedError, type DeviceContext } from "../connection/device.ts";

beforeEach(() => fakeBrowser.reset());

const DEVICE: DeviceAuthorisation = {
  device_code: "d",
  user_code: "WDJB-MJHT",
  verification_uri: "http://127.0.0.1:8787/account/device",
  verification_uri_complete: "http://127.0.0.1:8787/account/device?user_code=WDJB-MJHT",
  expires_in: 60,
  interval: 5,
};

const error = (status: number, code: string, retryAfter: number | null = null) =>
  new ApiRequestError(status, { code, message: code }, { retryAfter });

/** A server that answers polls by script, and a clock that moves only by sleeping. */
function flow(answers: (ApiRequestError | "key")[]) {
  let time = 0;
  const slept: number[] = [];
  const pollDevice = async () => {
    const answer = answers.shift() ?? error(400, "authorization_pending");
    if (answer !== "key") throw answer;
    return { data: { api_key: { key: "cp_secret" } } };
  };
  const sleep = async (ms: number) => {
    slept.push(ms / 1000);
    time += ms;
  };
  const context = { client: { pollDevice }, sleep, now: () => time } as unknown as DeviceContext;
  return { context, slept };
}

describe("connecting a device", () => {
  it("waits for the approval at the pace the server asks for", async () => {
    const { context, slept } = flow([
      error(400, "authorization_pending"),
      error(400, "slow_down"),
      error(429, "rate_limited", 17),
      error(0, "unreachable"),
      "key",
    ]);
    expect(await awaitKey(context, DEVICE)).toEqual({ key: "cp_secret" });
    expect(slept).toEqual([5, 5, 10, 17, 17]);
  });

  it.each(["access_denied", "expired_token"] as const)("ends with %s", async (code) => {
    await expect(awaitKey(flow([error(400, code)]).context, DEVICE)).rejects.toMatchObject({ why: code });
  });

  it("gives up when the code has run out, whatever the server says", async () => {
    const { context, slept } = flow([]);
    await expect(awaitKey(context, DEVICE)).rejects.toBeInstanceOf(DeviceRefusedError);
    expect(slept).toHaveLength(12);
  });

  it("passes on what is no answer to a poll", async () => {
    await expect(awaitKey(flow([error(404, "not_found")]).context, DEVICE)).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe("an address as it is typed", () => {
  it.each([
    ["http://127.0.0.1:8787/", "http://127.0.0.1:8787"],
    ["localhost:9000", "http://localhost:9000"],
    [" portrait.example.com/account ", "https://portrait.example.com"],
    ["ftp://example.com", null],
    ["", null],
    ["http://", null],
  ])("%j becomes %j", (typed, expected) => expect(normaliseAddress(typed)).toBe(expected));
});

describe("the stored connection", () => {
  it("is read back, and is none when what is stored cannot be understood", async () => {
    const connection = { address: "http://127.0.0.1:8787", key: "k", user_id: "u", rejected: false };
    await writeConnection(connection);
    expect(await readConnection()).toEqual(connection);
    await fakeBrowser.storage.local.set({ connection: { address: 5 } });
    expect(await readConnection()).toBeNull();
  });
});
