/** The one place that sends and follows, for the worker and for open pages; a browser-wide lock lets one do it at a time. */
import { accountOf, readConnection } from "../connection/connection.ts";
import { connectedApi } from "../connection/api.ts";
import { cache } from "./database.ts";
import { drainFilings, nextFilingDue } from "./filings.ts";
import { followJobs } from "./jobs.ts";
import { opportunityActions } from "./opportunity-actions.ts";
import { drain, nextDue } from "./outbox.ts";
import { portraitActions } from "./portrait-actions.ts";
import { queueActions } from "./queue-actions.ts";
import { refreshQueue } from "./queue-refresh.ts";
import { nextRemoval, sendRemovals } from "./removals.ts";
import { viewActions } from "./view-actions.ts";
import { drainSubmissions, nextSubmissionDue } from "./submissions.ts";

/** Runs `work` unless somebody else in this browser holds the lock; answers undefined then. */
function exclusively<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  return navigator.locks.request(name, { ifAvailable: true }, (lock) =>
    lock ? work() : Promise.resolve(undefined),
  );
}

/** Sends what was saved, brought, done and deleted, if there is a connection. Answers when (ms) the next of them is due. */
export async function drainOutbox(force: boolean): Promise<number | null> {
  const connection = await readConnection();
  if (!connection || connection.rejected) return null;
  const context = {
    cache,
    client: connectedApi(connection),
    account: accountOf(connection),
    now: Date.now,
    force,
  };
  await exclusively("outbox", async () => {
    await drain(context);
    await sendRemovals(context);
    await drainSubmissions(context);
    await portraitActions.drain(context);
    await opportunityActions.drain(context);
    await viewActions.drain(context);
    await drainFilings(context);
    await queueActions.drain(context);
  });
  return nextSending(context.account);
}

/** The instant (ms) at which the next of what waits here for the account is due; null when nothing does. */
export async function nextSending(account: string): Promise<number | null> {
  const due = await Promise.all([
    nextDue(cache),
    nextRemoval(cache, account),
    nextSubmissionDue(cache, account),
    portraitActions.nextDue(cache, account),
    opportunityActions.nextDue(cache, account),
    viewActions.nextDue(cache, account),
    nextFilingDue(cache, account),
    queueActions.nextDue(cache, account),
  ]);
  const known = due.filter((at) => at !== null);
  return known.length === 0 ? null : Math.min(...known);
}

/** Looks after running jobs once. Answers when (ms) to look again; null when none runs or nobody can be asked. */
export async function followRunningJobs(): Promise<number | null> {
  const connection = await readConnection();
  if (!connection || connection.rejected) return null;
  const client = connectedApi(connection);
  const next = await exclusively("jobs", () =>
    followJobs({ cache, client, account: accountOf(connection), now: Date.now }),
  );
  return next === undefined ? Date.now() + 1000 : next;
}

/** Brings the copy of the review queue up to date, after whoever in this browser is at it. */
export async function bringQueueUpToDate(): Promise<void> {
  await navigator.locks.request("queue", async () => {
    const connection = await readConnection();
    if (connection && !connection.rejected) await refreshQueue(cache, connectedApi(connection));
  });
}
