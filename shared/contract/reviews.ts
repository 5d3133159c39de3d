/** Self-review over a period (specification, Reviews; decisions, section 5). */
import { z } from "zod";
import { timestamp, uuid } from "./common.ts";
import { MatchPhrase } from "./match.ts";
import { route } from "./route.ts";

export const SelfReview = z
  .object({
    status: z.enum(["quiet", "ready"]).meta({ description: "quiet: the period holds no evidence" }),
    period_start: timestamp,
    period_end: timestamp,
    audience: z.enum(["manager", "self"]),
    highlights: z.array(z.object({ text: z.string(), evidence_ids: z.array(uuid) })),
    narrative: z.string(),
    narrative_explanation: z
      .array(MatchPhrase)
      .nullish()
      .meta({ description: "`narrative` as codes (docs/explanations.md); empty where a model wrote it" }),
    growth_areas: z.array(z.string()),
    growth_areas_explanation: z
      .array(z.array(MatchPhrase))
      .optional()
      .meta({ description: "each growth area as codes, in their order" }),
    engine: z.string().nullable().meta({ description: "`local` or the model's name; null when quiet" }),
    note: z.string().nullable().meta({ description: "what to know about how it was made" }),
    note_explanation: z
      .array(MatchPhrase)
      .nullish()
      .meta({ description: "`note` as codes (docs/explanations.md)" }),
  })
  .meta({ id: "SelfReview" });
export type SelfReview = z.infer<typeof SelfReview>;

export const reviewRoutes = {
  selfReview: route({
    method: "POST",
    path: "/reviews/self-review",
    tag: "Reviews",
    summary: "Review a period of at most 366 days from its evidence",
    access: ["read:profile"],
    body: {
      type: "json",
      schema: z.strictObject({
        period_start: timestamp,
        period_end: timestamp,
        audience: z.enum(["manager", "self"]).default("self"),
      }),
    },
    success: { status: 200, data: SelfReview },
    errors: [
      [403, "cost_ceiling"],
      [500, "review_source_read_failed"],
      [502, "review_generation_failed"],
    ],
  }),
};
