/** How discovery works for an account: what it shows, how much of it and when (decisions, section 8). */
import { z } from "zod";
import { uuid } from "./common.ts";
import { route } from "./route.ts";

export const DiscoverySettings = z
  .object({
    enabled: z.boolean(),
    relevance_floor: z.int().min(0).max(100).meta({ description: "what scores below it is filed away" }),
    daily_cap: z.int().min(1).max(100).meta({ description: "most rows discovery shows in a UTC day" }),
    run_hour_utc: z.int().min(0).max(23),
  })
  .meta({ id: "DiscoverySettings" });
export type DiscoverySettings = z.infer<typeof DiscoverySettings>;

/** What past decisions taught about one fact of postings. */
export const DiscoveryLesson = z
  .object({
    id: uuid,
    trait: z.enum(["company", "title", "location", "work_mode", "source"]),
    value: z.string(),
    points: z.int().meta({ description: "added to the relevance of postings with this fact, -12 to 12" }),
    because: z.string().meta({ description: "a sentence with the counts behind it" }),
    muted: z.boolean().meta({ description: "switched off by the person" }),
  })
  .meta({ id: "DiscoveryLesson" });
export type DiscoveryLesson = z.infer<typeof DiscoveryLesson>;

export const discoveryRoutes = {
  listLessons: route({
    method: "GET",
    path: "/discovery/lessons",
    tag: "Discovery",
    summary: "What your rescues, additions and dismissals have taught, the strongest first",
    access: ["read:opportunities"],
    success: { status: 200, data: z.array(DiscoveryLesson) },
  }),
  updateLesson: route({
    method: "PATCH",
    path: "/discovery/lessons/:id",
    tag: "Discovery",
    summary: "Switch a lesson off or on again",
    access: ["write:opportunities"],
    body: { type: "json", schema: z.strictObject({ muted: z.boolean().optional() }) },
    success: { status: 200, data: DiscoveryLesson },
  }),
  getDiscoverySettings: route({
    method: "GET",
    path: "/discovery/settings",
    tag: "Discovery",
    summary: "Floor, daily cap and hour of discovery",
    access: ["read:opportunities"],
    success: { status: 200, data: DiscoverySettings },
  }),
  updateDiscoverySettings: route({
    method: "PATCH",
    path: "/discovery/settings",
    tag: "Discovery",
    summary: "Change them; another floor is recorded as a correction",
    access: ["write:opportunities"],
    body: { type: "json", schema: z.strictObject(DiscoverySettings.partial().shape) },
    success: { status: 200, data: DiscoverySettings },
  }),
};
