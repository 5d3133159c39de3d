/** How discovery works for an account: what it shows, how much of it and when (decisions, section 8). */
import { z } from "zod";
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

export const discoveryRoutes = {
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
