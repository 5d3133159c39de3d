/** The worker: opens the panel on the person's word, and sends what waits whether a page is open or not. */
import { browser, type Browser } from "wxt/browser";
import { defineBackground } from "wxt/utils/define-background";
import { passOn } from "../capture/request.ts";
import { menuWords } from "../words/menu.ts";
import { showPending } from "../queue/badge.ts";
import { watchConnection } from "../connection/connection.ts";
import { listen } from "../sync/messages.ts";
import { remind, watchReminders } from "../tracked/reminders/notify.ts";
import { bringQueueUpToDate, drainOutbox, followRunningJobs } from "../sync/sending.ts";

const ALARM = "outbox";
const QUEUE_ALARM = "queue";
/** How often the worker looks what waits in the review queue, in minutes. */
const QUEUE_MINUTES = 30;
/** How often the worker looks after jobs that run while no panel is open, in minutes. */
const JOB_MINUTES = 0.5;

/**
 * Opens the panel in this window. Must be called before anything is awaited: the browser takes it only while the click
 * lasts. Firefox has a sidebar instead.
 */
function openPanel(windowId: number): Promise<void> {
  const sidebar = (browser as unknown as { sidebarAction?: { open(): Promise<void> } }).sidebarAction;
  return sidebar ? sidebar.open() : browser.sidePanel.open({ windowId });
}

/** What is selected in the tab, with its line breaks, which the menu's own text lacks. */
async function selectionIn(tabId: number, frameId: number): Promise<string | null> {
  const target = { tabId, frameIds: [frameId] };
  const [answer] = await browser.scripting.executeScript({ target, func: () => String(getSelection()) });
  return typeof answer?.result === "string" ? answer.result.slice(0, 200_000) : null;
}

async function onMenu(info: Browser.contextMenus.OnClickData, tab: Browser.tabs.Tab): Promise<void> {
  if (tab.id === undefined) return;
  const opened = openPanel(tab.windowId);
  const wanted = info.menuItemId === "selection";
  const fallback = info.selectionText ?? null;
  const selection = wanted
    ? ((await selectionIn(tab.id, info.frameId ?? 0).catch(() => fallback)) ?? fallback)
    : null;
  await opened;
  await passOn({ tabId: tab.id, windowId: tab.windowId, selection });
}

/** Sends and follows once, and leaves an alarm for the next time; the worker may be gone by then. */
async function tend(force: boolean): Promise<void> {
  const due = await drainOutbox(force);
  const look = await followRunningJobs().catch(() => Date.now() + JOB_MINUTES * 60_000);
  const next = [due, look === null ? null : Date.now() + JOB_MINUTES * 60_000].filter((at) => at !== null);
  if (next.length === 0) await browser.alarms.clear(ALARM);
  else await browser.alarms.create(ALARM, { when: Math.max(Math.min(...next), Date.now() + 500) });
  await showPending();
  await remind();
}

/** Looks what waits in the review queue, and shows how much on the icon; without the backend, what was known last. */
async function lookAtQueue(): Promise<void> {
  await bringQueueUpToDate().catch(() => undefined);
  await showPending();
}

/** An alarm that runs already keeps its time. */
async function watchQueue(): Promise<void> {
  const running = await browser.alarms.get(QUEUE_ALARM);
  if (!running)
    await browser.alarms.create(QUEUE_ALARM, { delayInMinutes: 1, periodInMinutes: QUEUE_MINUTES });
}

function report(error: unknown): void {
  console.error("Career Portrait:", error);
}

export default defineBackground(() => {
  browser.action.onClicked.addListener((tab) => {
    if (tab.id === undefined) return;
    const request = { tabId: tab.id, windowId: tab.windowId, selection: null };
    openPanel(tab.windowId).then(() => passOn(request), report);
  });
  browser.contextMenus.onClicked.addListener((info, tab) => {
    if (tab) onMenu(info, tab).catch(report);
  });
  browser.runtime.onInstalled.addListener(() => {
    browser.contextMenus.removeAll().then(() => {
      browser.contextMenus.create({ id: "page", title: menuWords("menu.readPage"), contexts: ["page"] });
      browser.contextMenus.create({
        id: "selection",
        title: menuWords("menu.readSelection"),
        contexts: ["selection"],
      });
    }, report);
  });
  browser.alarms.onAlarm.addListener((alarm) => {
    if (alarm.name === ALARM) tend(false).catch(report);
    if (alarm.name === QUEUE_ALARM) lookAtQueue().catch(report);
  });
  browser.runtime.onStartup.addListener(() => {
    tend(true).catch(report);
    lookAtQueue().catch(report);
  });
  self.addEventListener("online", () => void tend(true).catch(report));
  listen({
    "outbox.drain": async ({ force }) => {
      await tend(force);
      return {};
    },
  });
  watchReminders(report);
  watchConnection(() => void showPending().catch(report));
  tend(false).catch(report);
  watchQueue().catch(report);
});
