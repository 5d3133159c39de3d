/** `/webhooks`: contract to call. */
import type { webhookRoutes } from "@career-portrait/shared/contract";
import type { HandlersFor } from "../http/handler.ts";
import type { Webhooks } from "./webhooks.ts";

export function webhookHandlers(webhooks: Webhooks): HandlersFor<keyof typeof webhookRoutes> {
  return {
    listWebhooks: async ({ accountId }) => ({ items: await webhooks.list(accountId), next_cursor: null }),
    createWebhook: async ({ accountId, effectId, body }) =>
      webhooks.create(accountId, effectId, body.url, body.events),
    deleteWebhook: async ({ accountId, params }) => webhooks.delete(accountId, params.id),
  };
}
