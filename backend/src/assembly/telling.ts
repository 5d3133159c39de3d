/** Who is told of changes: clients that follow them, and webhooks. */
import { Changes, ChangeStreams, syncHandlers } from "../sync/index.ts";
import { Deliveries, webhookHandlers, Webhooks, WebhookStore } from "../webhooks/index.ts";
import { syncSources, webhookSources } from "./change-sources.ts";
import type { Finding } from "./finding.ts";
import type { Ground } from "./ground.ts";
import type { Portrait } from "./portrait.ts";
import type { Tracking } from "./tracking.ts";

export function assembleTelling(
  ground: Ground,
  { portraits }: Portrait,
  tracking: Tracking,
  finding: Finding,
) {
  const { changeLog, db, jobs, liveKeys, fetcher, date } = ground;
  const { opportunities, preferences, sharing, views } = tracking;
  const { queue } = finding;
  const features = { opportunities, portraits, jobs, queue, preferences, sharing, views };
  const changes = new Changes({
    ...changeLog,
    sources: syncSources(features),
    async settle(accountId, doneFor) {
      await queue.freshen(accountId);
      return opportunities.freshen(accountId, doneFor);
    },
  });
  const streams = new ChangeStreams({ ...changeLog, changes, liveKeys });
  const hooks = {
    store: new WebhookStore(db),
    sequencer: changeLog.sequencer,
    sources: webhookSources(features, () => changeLog.tickets.since()),
    fetcher,
    now: date,
  };
  const deliveries = new Deliveries({ ...hooks, log: changeLog.store, jobs });
  return {
    start: () => changeLog.follower.start([streams, deliveries]),
    async stop() {
      streams.close();
      await changeLog.follower.stop();
    },
    handlers: { ...syncHandlers(changes, streams), ...webhookHandlers(new Webhooks(hooks)) },
  };
}
