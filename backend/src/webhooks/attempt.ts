/** One attempt at a delivery: signed, posted, and what came back. */
import type { DeliveryEvent } from "@career-portrait/shared/contract";
import type { SafePost } from "../fetching/index.ts";
import { signatureOf } from "./signature.ts";
import type { Attempt, WebhookRow } from "./store.ts";

/** JSON as it is sent. */
export function bodyOf(id: string, event: DeliveryEvent, at: Date, data: unknown): string {
  return JSON.stringify({ id, event, created_at: at.toISOString(), data });
}

function refusalOf(status: number): string {
  const redirect = status >= 300 && status < 400 ? ", a redirect, which is not followed" : "";
  return `The address answered with status ${status}${redirect}.`;
}

/**
 * Posts the body to the webhook's address. `thrown` is what kept anything from answering, null when something did.
 * @throws the abort reason when `signal` is aborted.
 */
export async function attempt(
  hook: Pick<WebhookRow, "url" | "secret">,
  { id, event, body }: { id: string; event: DeliveryEvent; body: string },
  { fetcher, now, signal }: { fetcher: Pick<SafePost, "post">; now: () => Date; signal?: AbortSignal },
): Promise<{ outcome: Attempt; thrown: unknown }> {
  try {
    const status = await fetcher.post(hook.url, {
      body,
      headers: {
        "Content-Type": "application/json",
        "Career-Portrait-Delivery": id,
        "Career-Portrait-Event": event,
        "Career-Portrait-Signature": signatureOf(hook.secret, Math.floor(now().getTime() / 1000), body),
      },
      ...(signal && { signal }),
    });
    const error = status >= 200 && status < 300 ? null : refusalOf(status);
    return { outcome: { response_status: status, error, at: now() }, thrown: null };
  } catch (thrown) {
    signal?.throwIfAborted();
    const error = thrown instanceof Error ? thrown.message : String(thrown);
    return { outcome: { response_status: null, error, at: now() }, thrown };
  }
}
