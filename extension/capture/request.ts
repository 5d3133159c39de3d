/** What the person asked for before the panel was there to hear it: left in session storage, read once. */
import { browser } from "wxt/browser";
import { MESSAGES, send, type Request } from "../sync/messages.ts";

export type CaptureRequest = Request<"panel.capture">;

const NAME = "capture-request";

/** Tells the open panel; while none is open, leaves the request for the one that is opening. */
export async function passOn(request: CaptureRequest): Promise<void> {
  await browser.storage.session.set({ [NAME]: request });
  // A panel that is still opening cannot answer and will find what was left.
  const heard = await send("panel.capture", request).then(
    () => true,
    () => false,
  );
  if (heard) await browser.storage.session.remove(NAME);
}

/** Takes what was left for this window, once. */
export async function takeRequest(windowId: number): Promise<CaptureRequest | null> {
  const stored = await browser.storage.session.get(NAME);
  const request = MESSAGES["panel.capture"].request.safeParse(stored[NAME]).data;
  if (!request || request.windowId !== windowId) return null;
  await browser.storage.session.remove(NAME);
  return request;
}
