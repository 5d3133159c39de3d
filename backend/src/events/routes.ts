/** The correction stream's routes. */
import { type eventRoutes, FeedbackEventType } from "@career-portrait/shared/contract";
import { z } from "zod";
import { decodeCursor, type HandlersFor, pageOf } from "../http/index.ts";
import type { Events } from "./events.ts";

const Position = z.object({ created_at: z.iso.datetime(), turn: z.string() });

export function eventHandlers(events: Events, now: () => number): HandlersFor<keyof typeof eventRoutes> {
  return {
    listFeedback: async ({ accountId, query }) => {
      const types = query.event_type?.split(",").map((type) => FeedbackEventType.parse(type.trim()));
      const found = await events.list(accountId, {
        types: types ?? null,
        since: query.since === undefined ? null : new Date(query.since),
        after: decodeCursor(query.cursor, Position),
        limit: query.limit + 1,
      });
      const page = pageOf(found, query.limit, ({ position }) => position);
      return { ...page, items: page.items.map(({ event }) => event) };
    },
    recordFeedback: async ({ accountId, body, effectId }) => {
      await events.record(accountId, { id: effectId, ...body, created_at: new Date(now()) });
      return { id: effectId, event_type: body.event_type, recorded: true };
    },
  };
}
