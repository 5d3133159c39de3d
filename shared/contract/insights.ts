/** Figures over everything that is tracked (docs/cases.md). */
import { z } from "zod";
import { uuid } from "./common.ts";
import { RowKind } from "./match.ts";
import { route } from "./route.ts";

export const FunnelStage = z.enum(["saved", "applied", "interviewing", "offer"]);
export type FunnelStage = z.infer<typeof FunnelStage>;

const counts = z.object({ saved: z.int(), applied: z.int(), interviewing: z.int(), offer: z.int() });

export const Funnel = z
  .object({
    stages: counts.meta({
      description: "how many have reached each stage; who is at one has passed those before",
    }),
    weeks: z
      .array(
        counts.extend({
          week: z.iso.date().meta({ description: "its Monday, UTC" }),
          applications: z.int().meta({ description: "sent in this week, whenever they were saved" }),
        }),
      )
      .meta({
        description: "the last twelve weeks, the oldest first: how far what was saved in each has come",
      }),
  })
  .meta({ id: "Funnel" });
export type Funnel = z.infer<typeof Funnel>;

export const MatchOrigin = z
  .object({
    kind: z.enum(["query", "mail", "site", "by_hand", "others"]).meta({
      description:
        "a saved query, forwarded mail, a site, what came without an address, and all that is not named",
    }),
    name: z.string().nullable().meta({ description: "the query's keyword, or the site" }),
    location: z.string().nullable().meta({ description: "of a query" }),
    source: z.string().nullable().meta({ description: "where a query looks" }),
    tracked: z.int(),
    scored: z.int(),
    good: z.int().meta({ description: "with a score of `good_from` or more" }),
    applied: z.int().meta({ description: "have come as far as an application" }),
    interviewing: z.int().meta({ description: "have come as far as an interview" }),
  })
  .meta({ id: "MatchOrigin" });
export type MatchOrigin = z.infer<typeof MatchOrigin>;

export const LackedRequirement = z
  .object({
    name: z
      .string()
      .meta({ description: "a skill's canonical name, a language's English one, else the posting's words" }),
    kind: RowKind,
    postings: z.int().meta({ description: "that ask for it and where the portrait does not show it" }),
    with_others: z
      .int()
      .meta({ description: "of these, where each line that asks for it lacks something else too" }),
    points: z
      .object({ least: z.number(), most: z.number(), total: z.number() })
      .meta({ description: "added to these postings' scores if the lines that ask for it were met in full" }),
    unlocks: z.int().meta({ description: "of these, where nothing else would hold the must-haves under 70" }),
    examples: z
      .array(z.object({ id: uuid, title: z.string(), company: z.string().nullable(), points: z.number() }))
      .meta({ description: "where it changes most, five at most" }),
  })
  .meta({ id: "LackedRequirement" });
export type LackedRequirement = z.infer<typeof LackedRequirement>;

export const Insights = z
  .object({
    funnel: Funnel,
    good_from: z.int(),
    origins: z.array(MatchOrigin).meta({ description: "those with the most good matches first" }),
    lacks: z.array(LackedRequirement).meta({ description: "what is lacked most often first" }),
    looked_at: z.int().meta({
      description: "how many scored opportunities `lacks` rests on: the newest that are not archived",
    }),
    being_scored: z.int().meta({ description: "whose scores are being computed anew and are left out" }),
  })
  .meta({ id: "Insights" });
export type Insights = z.infer<typeof Insights>;

export const insightRoutes = {
  getInsights: route({
    method: "GET",
    path: "/insights",
    tag: "Opportunities",
    summary: "How far what is tracked has come, where good matches come from, and what is lacked most often",
    access: ["read:opportunities"],
    success: { status: 200, data: Insights },
  }),
};
