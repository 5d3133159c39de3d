/** What a person decides about the review queue, sent under an idempotency key. */
import type { Client } from "@career-portrait/shared/contract";
import { actionLog } from "./actions.ts";
import type { QueueAction, QueueChange } from "./database.ts";
import { idsOf } from "./queue-lanes.ts";

type API = Pick<
  Client,
  "addPending" | "dismissPending" | "restorePending" | "rescuePending" | "promotePending"
>;

async function perform(client: API, [action]: readonly QueueAction[]): Promise<void> {
  const { change, key } = action!;
  const options = { idempotencyKey: key };
  switch (change.kind) {
    case "promote":
      await client.promotePending({ body: { limit: change.ids.length }, ...options });
      return;
    case "rescue":
      await client.rescuePending({ params: { id: change.id }, body: { surface: "web" }, ...options });
      return;
    case "add":
      await client.addPending({ params: { id: change.id }, ...options });
      return;
    case "dismiss":
      await client.dismissPending({ params: { id: change.id }, ...options });
      return;
    case "restore":
      await client.restorePending({ params: { id: change.id }, ...options });
  }
}

export const queueActions = actionLog<QueueChange, API>({
  table: (cache) => cache.queueActions,
  isUndoable: () => true,
  rows: idsOf,
  perform,
});
