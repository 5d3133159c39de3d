/** Telling other programs what happened (docs/webhooks.md). */
export { Deliveries } from "./deliveries.ts";
export type { OccurrenceSources } from "./occurrences.ts";
export { webhookHandlers } from "./routes.ts";
export { webhookIndexes, WebhookStore } from "./store.ts";
export { Webhooks } from "./webhooks.ts";
