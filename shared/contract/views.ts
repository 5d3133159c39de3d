/** Filters of the list of opportunities, kept under a name (docs/cases.md). */
import { z } from "zod";
import { cursorQuery, limitQuery, timestamp, uuid } from "./common.ts";
import { OpportunityStatus } from "./opportunities.ts";
import { route } from "./route.ts";

export const VIEWS_MAX = 100;

/** What an opportunity must be to be shown; what is left out or empty asks for nothing. */
export const ViewFilters = z
  .strictObject({
    statuses: z.array(OpportunityStatus).max(6).default([]).meta({ description: "one of these" }),
    tags: z.array(z.string().trim().min(1).max(50)).max(20).default([]).meta({ description: "all of these" }),
    starred: z.boolean().default(false),
    q: z.string().trim().max(200).default(""),
    due: z
      .enum(["any", "overdue", "week", "none"])
      .nullable()
      .default(null)
      .meta({ description: "the next step: due at some time, past its day, within seven days, or none" }),
  })
  .meta({ id: "ViewFilters" });
export type ViewFilters = z.infer<typeof ViewFilters>;

export const SavedView = z
  .object({
    id: uuid,
    name: z.string(),
    filters: ViewFilters,
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: "SavedView" });
export type SavedView = z.infer<typeof SavedView>;

const name = z.string().trim().min(1).max(100);
const refusals = [
  [403, "limit_reached"],
  [409, "duplicate"],
] as const;

export const viewRoutes = {
  listViews: route({
    method: "GET",
    path: "/views",
    tag: "Cases",
    summary: "Saved views, by name",
    access: ["read:opportunities"],
    query: z.strictObject({ limit: limitQuery(200), cursor: cursorQuery }),
    success: { status: 200, data: SavedView, list: true },
  }),
  createView: route({
    method: "POST",
    path: "/views",
    tag: "Cases",
    summary: "Keep filters under a name",
    access: ["write:opportunities"],
    body: {
      type: "json",
      schema: z.strictObject({
        id: uuid.optional().meta({ description: "chosen by the client, once" }),
        name,
        filters: ViewFilters,
      }),
    },
    success: { status: 201, data: SavedView },
    errors: refusals,
  }),
  updateView: route({
    method: "PATCH",
    path: "/views/:id",
    tag: "Cases",
    summary: "Rename a saved view, or keep other filters under its name",
    access: ["write:opportunities"],
    body: {
      type: "json",
      schema: z.strictObject({ name: name.optional(), filters: ViewFilters.optional() }),
    },
    success: { status: 200, data: SavedView },
    errors: refusals,
  }),
  deleteView: route({
    method: "DELETE",
    path: "/views/:id",
    tag: "Cases",
    summary: "Delete a saved view",
    access: ["write:opportunities"],
    success: { status: 204, empty: true },
  }),
};
