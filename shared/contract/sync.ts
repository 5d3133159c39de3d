/** Keeping a copy true: what has changed, in order, and a hint when something does (decisions, section 9; docs/sync.md). */
import { z } from "zod";
import { Claim } from "./claims.ts";
import { cursorQuery, uuid } from "./common.ts";
import { Job } from "./jobs.ts";
import { MatchResult } from "./match.ts";
import { Opportunity, PendingOpportunity } from "./opportunities.ts";
import { Preferences } from "./preferences.ts";
import { WorkHistory } from "./profile.ts";
import { route } from "./route.ts";
import { SavedView } from "./views.ts";

/** Most changes in one answer. */
const SYNC_MAX = 1000;
/** How long a deletion is told, in days; a cursor from before that begins anew. */
export const SYNC_KEPT_DAYS = 30;
/** Most streams of hints that an account may have open at once. */
export const EVENT_STREAMS_MAX = 10;

function changeOf<Type extends string, Data extends z.ZodType>(type: Type, data: Data) {
  return z.object({
    type: z.literal(type),
    id: uuid,
    deleted: z.boolean(),
    data: data.nullable().meta({ description: "as its own GET shows it; null when deleted" }),
  });
}

/** One row's latest state. A match has its opportunity's id, preferences their account's. */
export const Change = z
  .discriminatedUnion("type", [
    changeOf("preferences", Preferences),
    changeOf("work_history", WorkHistory),
    changeOf("claim", Claim),
    changeOf("opportunity", Opportunity),
    changeOf("match", MatchResult),
    changeOf("job", Job),
    changeOf("pending_opportunity", PendingOpportunity),
    changeOf("saved_view", SavedView),
  ])
  .meta({ id: "Change" });
export type Change = z.infer<typeof Change>;
export type ChangeType = Change["type"];

export const Sync = z
  .object({
    changes: z.array(Change),
    next_cursor: z.string().meta({ description: "pass as `cursor` next time" }),
    has_more: z.boolean().meta({ description: "read on at once" }),
    settled: z.boolean().meta({
      description:
        "what was told up to here is the account's state at one moment; else some rows are newer, and come again",
    }),
  })
  .meta({ id: "Sync" });
export type Sync = z.infer<typeof Sync>;

export const syncRoutes = {
  sync: route({
    method: "GET",
    path: "/sync",
    tag: "Sync",
    summary: "What has changed since the cursor, in order; without one, everything there is",
    access: ["read:opportunities"],
    query: z.strictObject({
      cursor: cursorQuery,
      limit: z.coerce.number().int().min(1).max(SYNC_MAX).default(500),
    }),
    success: { status: 200, data: Sync },
    errors: [[410, "cursor_gone"]],
  }),
  streamChanges: route({
    method: "GET",
    path: "/events",
    tag: "Sync",
    summary: "Server-sent events that say that something has changed, so that nobody polls blindly",
    access: ["read:opportunities"],
    success: { status: 200, stream: "text/event-stream" },
    errors: [[429, "too_many_streams"]],
  }),
};
