/** The four routes of a collection below `/profile`: list, create, change, delete (decisions, section 5). */
import { z } from "zod";
import { pageQuery } from "./common.ts";
import { route } from "./route.ts";

/**
 * Routes of one collection. `fields` are those of the body that creates an item; a change takes any of them.
 * The `remove` route answers 204 with nothing.
 */
export function collectionRoutes<const P extends string, T extends z.ZodType, F extends z.ZodRawShape>(
  path: P,
  noun: string,
  item: T,
  fields: F,
) {
  return {
    list: route({
      method: "GET",
      path,
      tag: "Profile",
      summary: `List the collection: ${noun}`,
      access: ["read:profile"],
      query: pageQuery,
      success: { status: 200, data: item, list: true },
    }),
    create: route({
      method: "POST",
      path,
      tag: "Profile",
      summary: `Add a ${noun} in the user's own words`,
      access: ["write:profile"],
      body: { type: "json", schema: z.strictObject(fields) },
      success: { status: 201, data: item },
    }),
    update: route({
      method: "PATCH",
      path: `${path}/:id` as const,
      tag: "Profile",
      summary: `Change a ${noun}`,
      access: ["write:profile"],
      body: { type: "json", schema: z.strictObject(fields).partial() },
      success: { status: 200, data: item },
    }),
    remove: route({
      method: "DELETE",
      path: `${path}/:id` as const,
      tag: "Profile",
      summary: `Delete a ${noun}`,
      access: ["write:profile"],
      success: { status: 204, empty: true },
    }),
  };
}
