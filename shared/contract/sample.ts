/** Sample data: an invented person's portrait and invented postings, to look at the product with (docs/front-door.md). */
import { z } from "zod";
import { route } from "./route.ts";

/** What stands of the sample data. */
export const Sample = z
  .object({
    portrait: z.boolean().meta({ description: "whether the invented person's résumé stands" }),
    opportunities: z.int().meta({ description: "invented postings that are tracked" }),
  })
  .meta({ id: "Sample" });
export type Sample = z.infer<typeof Sample>;

export const sampleRoutes = {
  getSample: route({
    method: "GET",
    path: "/account/sample",
    tag: "Account",
    summary: "What stands of the sample data",
    access: ["read:opportunities"],
    success: { status: 200, data: Sample },
  }),
  addSample: route({
    method: "POST",
    path: "/account/sample",
    tag: "Account",
    summary:
      "Add the sample data: ten postings, and a portrait where the account has none; what stands already stays",
    access: ["write:opportunities"],
    success: { status: 200, data: Sample },
    errors: [
      [403, "insufficient_scope"],
      [403, "limit_reached"],
    ],
  }),
  removeSample: route({
    method: "DELETE",
    path: "/account/sample",
    tag: "Account",
    summary: "Remove the sample data and what was made of it, and nothing else",
    access: ["write:opportunities"],
    success: { status: 200, data: Sample.meta({ description: "what was removed" }) },
  }),
};
