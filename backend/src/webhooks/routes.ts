/** `/webhooks`: contract to call. */
import type { webhookRoutes } from "@career-portrait/shared/contract";
import { type HandlersFor, idOf, pageFrom } from "../http/index.ts";
import type { Webhooks } from "./webhooks.ts";

export function webhookHandlers(webhooks: Webhooks): HandlersFor<keyof typeof webhookRoutes> {
  return {
    listWebhooks: ({ accountId, query }) => pageFrom(webhooks.list(accountId), query, idOf),
    createWebhook: async ({ accountId, effectId, body }) =>
      webhooks.create(accountId, effectId, body.url, body.events),
    updateWebhook: async ({ accountId, params, body }) => webhooks.update(accountId, params.id, body),
    testWebhook: async ({ accountId, effectId, params }) => webhooks.test(accountId, effectId, params.id),
    listDeliveries: ({ accountId, params, query }) =>
      pageFrom(webhooks.deliveries(accountId, params.id), query, idOf),
    deleteWebhook: async ({ accountId, params }) => webhooks.delete(accountId, params.id),
  };
}
