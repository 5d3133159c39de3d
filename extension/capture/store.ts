/** The panel's session with the tab it follows: the state machine, and the browser's events and readings fed to it. */
import { create } from "zustand";
import { browser, type Browser } from "wxt/browser";
import { listen } from "../sync/messages.ts";
import { readTab, UnreadableError } from "./reading.ts";
import { takeRequest, type CaptureRequest } from "./request.ts";
import { advance, START, type ReadOrder, type Session, type SessionEvent } from "./session.ts";

export const useSession = create<Session>(() => START);

let timer: ReturnType<typeof setTimeout> | undefined;

async function carryOut({ generation, tabId }: ReadOrder): Promise<void> {
  try {
    const reading = await readTab(tabId);
    dispatch({ type: "read", generation, captureId: crypto.randomUUID(), reading });
  } catch (error) {
    dispatch({ type: "unread", generation, why: error instanceof UnreadableError ? error.why : "failed" });
  }
}

/** Feeds one event to the session. A newer order to read replaces one that has not begun. */
export function dispatch(event: SessionEvent): void {
  const [next, order] = advance(useSession.getState(), event);
  useSession.setState(next, true);
  if (!order) return;
  clearTimeout(timer);
  timer = setTimeout(() => void carryOut(order), order.delay);
}

function follow(tab: Browser.tabs.Tab | undefined): void {
  if (tab?.id !== undefined) dispatch({ type: "followed", tabId: tab.id, address: tab.url ?? null });
}

function onUpdated(tabId: number, change: Browser.tabs.OnUpdatedInfo): void {
  if (change.status === "loading") dispatch({ type: "loading", tabId, address: change.url ?? null });
  else if (change.url) dispatch({ type: "moved", tabId, address: change.url });
  if (change.status === "complete") dispatch({ type: "loaded", tabId });
}

/** A click on the icon may have opened the tab to us: whatever stood before is read anew. */
function onRequest({ tabId, selection }: CaptureRequest): void {
  if (useSession.getState().tabId !== tabId) dispatch({ type: "followed", tabId, address: null });
  else dispatch({ type: "again" });
  if (selection?.trim()) void giveText(selection, useSession.getState().address);
}

/** Takes a posting that the person pasted or selected, in place of what the page says; `url` is where it can be found. */
export async function giveText(text: string, url: string | null): Promise<void> {
  const { tabId, address } = useSession.getState();
  const { postingFromText } = await import("./posting-from-text.ts");
  const posting = await postingFromText(text, url);
  const now = useSession.getState();
  if (now.tabId !== tabId || (address !== null && now.address !== address)) return;
  dispatch({ type: "given", captureId: crypto.randomUUID(), posting });
}

/**
 * Starts following: the active tab of the window the panel is in, or the one tab that `pinned` names (a panel opened as
 * a page of its own). The returned function ends it.
 */
export async function startFollowing(pinned: number | null): Promise<() => void> {
  const { id: windowId } = await browser.windows.getCurrent();
  const onActivated = async (info: { tabId: number; windowId: number }): Promise<void> => {
    if (info.windowId === windowId) follow(await browser.tabs.get(info.tabId));
  };
  const endListening = listen({
    "page.changed": ({ address, headline }, { tab }) => {
      if (tab?.id === undefined || tab.id !== useSession.getState().tabId) return null;
      dispatch({ type: "changed", tabId: tab.id, address, headline });
      return {};
    },
    "panel.capture": (request) => {
      if (pinned === null && request.windowId !== windowId) return null;
      if (pinned !== null && request.tabId !== pinned) return null;
      onRequest(request);
      return {};
    },
  });
  const activated = (info: { tabId: number; windowId: number }): void => void onActivated(info);
  if (pinned === null) browser.tabs.onActivated.addListener(activated);
  browser.tabs.onUpdated.addListener(onUpdated);

  if (pinned !== null) follow(await browser.tabs.get(pinned));
  else follow((await browser.tabs.query({ active: true, windowId }))[0]);
  const left = windowId === undefined ? null : await takeRequest(windowId);
  if (left) onRequest(left);

  return () => {
    endListening();
    clearTimeout(timer);
    browser.tabs.onActivated.removeListener(activated);
    browser.tabs.onUpdated.removeListener(onUpdated);
  };
}
