/** Reminders in the browser: asked for when the first is wanted, shown by the worker, once each. */
import { browser } from "wxt/browser";
import { cache } from "../../sync/database.ts";
import { allAsLeft } from "../../sync/opportunity-overlay.ts";
import { locale } from "../../words/language.ts";
import { menuWords } from "../../words/menu.ts";
import { dueNow, type Reminder, remindersOf } from "./due.ts";

export const NOTIFICATIONS = { permissions: ["notifications" as const] };
/** Keys of the reminders that were shown. */
const SHOWN = "reminders.shown";
const ALARM = "reminders";
/** What changed elsewhere is seen after so long, in ms. */
const LOOK_MS = 30 * 60_000;

/** Asks the browser. Must be called straight from a click. */
export function askToRemind(): Promise<boolean> {
  return browser.permissions.request(NOTIFICATIONS);
}

function mayRemind(): Promise<boolean> {
  return browser.permissions.contains(NOTIFICATIONS);
}

function titleOf({ kind, text, when }: Reminder): string {
  if (kind === "step") return menuWords("reminder.step", { text: text ?? "" });
  const time = new Intl.DateTimeFormat(locale, { timeStyle: "short" }).format(new Date(when));
  return menuWords("reminder.interview", { time });
}

/** Shows what is due and has not been shown, and leaves an alarm for the next. */
export async function remind(now = Date.now()): Promise<void> {
  if (!(await mayRemind())) {
    await browser.alarms.clear(ALARM);
    return;
  }
  const rows = allAsLeft(await cache.opportunities.toArray(), await cache.opportunityActions.toArray());
  const reminders = remindersOf(rows);
  const stored = (await browser.storage.local.get(SHOWN))[SHOWN] as string[] | undefined;
  const shown = new Set(stored);
  const { due, next } = dueNow(reminders, shown, now);
  // Written down first: one that is lost is better than one that comes again and again.
  if (due.length > 0) {
    const known = new Set(reminders.map(({ key }) => key));
    const kept = [...shown, ...due.map(({ key }) => key)].filter((key) => known.has(key));
    await browser.storage.local.set({ [SHOWN]: kept });
  }
  for (const reminder of due) {
    await browser.notifications.create(`${ALARM} ${reminder.opportunity.id} ${reminder.key}`, {
      type: "basic",
      iconUrl: browser.runtime.getURL("/icon/128.png"),
      title: titleOf(reminder),
      message: [reminder.opportunity.title, reminder.opportunity.company].filter(Boolean).join(" \u00b7 "),
    });
  }
  await browser.alarms.create(ALARM, { when: Math.min(next ?? Infinity, now + LOOK_MS) });
}

/** Opens the case that a notification is about. */
async function openCase(notificationId: string): Promise<void> {
  const [name, id] = notificationId.split(" ");
  if (name !== ALARM || id === undefined) return;
  await browser.notifications.clear(notificationId);
  await browser.tabs.create({ url: browser.runtime.getURL(`/workspace.html#/opportunities/${id}/case`) });
}

/** Keeps the worker at it, as far as the person has allowed it. Called once, as the worker begins. */
export function watchReminders(report: (error: unknown) => void): void {
  const look = (): void => void remind().catch(report);
  let listening = false;
  // Before the permission is given there are no notifications to listen to.
  const listen = (): void => {
    if (listening || browser.notifications === undefined) return;
    listening = true;
    browser.notifications.onClicked.addListener((id) => void openCase(id).catch(report));
  };
  browser.alarms.onAlarm.addListener(({ name }) => name === ALARM && look());
  browser.permissions.onAdded.addListener(() => {
    listen();
    look();
  });
  listen();
  look();
}
