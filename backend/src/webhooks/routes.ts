/** `/webhooks`: contract to call. */
import type { webhookRoutes } from "@career-portrait/shared/contract";
import { type HandlersFor, idOf, pageFrom } from "../http/index.ts";
import type { Webhooks } from "./webhooks.ts";

export function webhookHandlers(webhooks: Webhooks): HandlersFor<keyof typeof webhookRoutes> {
  return {
    listWebhooks: ({ accountId, query }) => pageFrom(webhooks.list(accountId), query, idOf),
    createWebhook: async ({ accountId, effectId, body }) =>
      webhooks.create(accountId, effectId, body.url, body.events),
    deleteWebhook: async ({ accountId, params }) => webhooks.delete(accountId, params.id),
  };
}
