/** Telling other programs what happened (decisions, section 9; docs/webhooks.md). */
import { z } from "zod";
import { pageQuery, timestamp, uuid } from "./common.ts";
import { link } from "./link.ts";
import { route } from "./route.ts";

/** Most webhooks of an account. */
export const WEBHOOKS_MAX = 10;
/** After so many deliveries in a row that were given up, a webhook is disabled. */
export const WEBHOOK_GIVEN_UP_MAX = 5;

export const WebhookEvent = z.enum([
  "opportunity.created",
  "match.completed",
  "tailoring.completed",
  "pending.queued",
  "share.viewed",
]);
export type WebhookEvent = z.infer<typeof WebhookEvent>;

export const Webhook = z
  .object({
    id: uuid,
    url: z.string(),
    events: z.array(WebhookEvent),
    status: z
      .enum(["active", "paused", "disabled"])
      .meta({ description: "`paused` by you, `disabled` after repeated failure; neither is told anything" }),
    disabled_reason: z.string().nullable().meta({ description: "a sentence; null while active" }),
    disabled_at: timestamp.nullable(),
    given_up: z.int().meta({ description: "deliveries in a row that were given up" }),
    last_delivered_at: timestamp.nullable(),
    last_failed_at: timestamp.nullable(),
    last_error: z
      .string()
      .nullable()
      .meta({ description: "why the last attempt failed; null after one that did not" }),
    created_at: timestamp,
  })
  .meta({ id: "Webhook" });
export type Webhook = z.infer<typeof Webhook>;

export const WebhookCreated = Webhook.extend({
  secret: z.string().meta({ description: "what deliveries are signed with; never shown again" }),
}).meta({ id: "WebhookCreated" });
export type WebhookCreated = z.infer<typeof WebhookCreated>;

/** What a delivery tells of: an event, or nothing but that it arrives. */
export const DeliveryEvent = z.enum([...WebhookEvent.options, "test"]);
export type DeliveryEvent = z.infer<typeof DeliveryEvent>;

export const WebhookDelivery = z
  .object({
    id: uuid,
    event: DeliveryEvent,
    status: z.enum(["queued", "delivered", "failed"]).meta({
      description: "`queued` while it waits or is tried again",
    }),
    attempts: z.int(),
    response_status: z.int().nullable().meta({ description: "of the last attempt; null when none answered" }),
    error: z.string().nullable().meta({ description: "why the last attempt failed" }),
    created_at: timestamp,
    last_attempt_at: timestamp.nullable(),
  })
  .meta({ id: "WebhookDelivery" });
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

const webhookEvents = z
  .array(WebhookEvent)
  .min(1)
  .refine((events) => new Set(events).size === events.length, "must not name an event twice");

export const webhookRoutes = {
  listWebhooks: route({
    method: "GET",
    path: "/webhooks",
    tag: "Webhooks",
    summary: "The account's webhooks, and how they fare",
    access: ["admin:keys"],
    query: pageQuery,
    success: { status: 200, data: Webhook, list: true },
  }),
  createWebhook: route({
    method: "POST",
    path: "/webhooks",
    tag: "Webhooks",
    summary: "Have events posted to an address; the signing secret is shown once",
    access: ["admin:keys"],
    body: {
      type: "json",
      schema: z.strictObject({
        url: link(2048),
        events: webhookEvents,
      }),
    },
    success: { status: 201, data: WebhookCreated },
    errors: [[403, "limit_reached"]],
  }),
  updateWebhook: route({
    method: "PATCH",
    path: "/webhooks/:id",
    tag: "Webhooks",
    summary: "Pause a webhook, begin again, or change its events; what happens meanwhile is not told",
    access: ["admin:keys"],
    body: {
      type: "json",
      schema: z.strictObject({
        status: z.enum(["active", "paused"]).optional(),
        events: webhookEvents.optional(),
      }),
    },
    success: { status: 200, data: Webhook },
  }),
  testWebhook: route({
    method: "POST",
    path: "/webhooks/:id/test",
    tag: "Webhooks",
    summary: "Send a signed delivery of the event `test` at once, and tell what came back",
    access: ["admin:keys"],
    success: { status: 200, data: WebhookDelivery },
  }),
  listDeliveries: route({
    method: "GET",
    path: "/webhooks/:id/deliveries",
    tag: "Webhooks",
    summary: "The last 50 deliveries, the newest first",
    access: ["admin:keys"],
    query: pageQuery,
    success: { status: 200, data: WebhookDelivery, list: true },
  }),
  deleteWebhook: route({
    method: "DELETE",
    path: "/webhooks/:id",
    tag: "Webhooks",
    summary: "Stop telling that address; what has not been delivered is dropped",
    access: ["admin:keys"],
    success: { status: 204, empty: true },
  }),
};
