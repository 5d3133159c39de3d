/** What lies ahead over all cases, for people and for their calendars (docs/cases.md). */
import { z } from "zod";
import { Interview, NextStep } from "./cases.ts";
import { cursorQuery, limitQuery, timestamp, uuid } from "./common.ts";
import { route } from "./route.ts";

const of = { opportunity: z.object({ id: uuid, title: z.string(), company: z.string().nullable() }) };

/** A due step, which has a day, or an interview, which has a time. */
export const AgendaEntry = z
  .discriminatedUnion("type", [
    z.object({ type: z.literal("step"), day: z.iso.date(), ...of, step: NextStep }),
    z.object({
      type: z.literal("interview"),
      day: z.iso.date().meta({ description: "in the interview's own time zone" }),
      ...of,
      interview: Interview,
    }),
  ])
  .meta({ id: "AgendaEntry" });
export type AgendaEntry = z.infer<typeof AgendaEntry>;

export const CalendarFeed = z
  .object({
    feed_url: z.string().meta({ description: "secret: whoever has it reads the steps and interviews" }),
    created_at: timestamp,
  })
  .meta({ id: "CalendarFeed" });
export type CalendarFeed = z.infer<typeof CalendarFeed>;

export const agendaRoutes = {
  listAgenda: route({
    method: "GET",
    path: "/agenda",
    tag: "Cases",
    summary: "Steps that are due and not done, and interviews, by day",
    access: ["read:opportunities"],
    query: z.strictObject({
      from: z.iso.date().optional().meta({ description: "first day" }),
      to: z.iso.date().optional().meta({ description: "last day" }),
      limit: limitQuery(50),
      cursor: cursorQuery,
    }),
    success: { status: 200, data: AgendaEntry, list: true },
  }),
  getCalendarFeed: route({
    method: "GET",
    path: "/calendar-feed",
    tag: "Cases",
    summary: "The secret address at which calendars follow the agenda",
    access: ["read:opportunities"],
    success: { status: 200, data: CalendarFeed },
    errors: [[404, "not_found"]],
  }),
  renewCalendarFeed: route({
    method: "POST",
    path: "/calendar-feed",
    tag: "Cases",
    summary: "Make the address anew; the one before leads nowhere from then on",
    access: ["write:opportunities"],
    success: { status: 201, data: CalendarFeed },
  }),
  revokeCalendarFeed: route({
    method: "DELETE",
    path: "/calendar-feed",
    tag: "Cases",
    summary: "Close the address",
    access: ["write:opportunities"],
    success: { status: 204, empty: true },
    errors: [[404, "not_found"]],
  }),
};
