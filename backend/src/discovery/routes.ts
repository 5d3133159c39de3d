/** Discovery's routes: contract to call. */
import type { discoveryRoutes } from "@career-portrait/shared/contract";
import { type HandlersFor, idOf, pageFrom } from "../http/index.ts";
import type { Discovery } from "./discovery.ts";
import type { Learning } from "./learning.ts";
import type { Settings } from "./settings.ts";

export interface DiscoveryHandlerOptions {
  discovery: Discovery;
  settings: Settings;
  learning: Learning;
  /** Scores what waits again, in the background. */
  rescore(accountId: string): Promise<void>;
}

export function discoveryHandlers({
  discovery,
  settings,
  learning,
  ...queue
}: DiscoveryHandlerOptions): HandlersFor<keyof typeof discoveryRoutes> {
  return {
    async runDiscovery(call) {
      const job = await discovery.run(call.accountId, call.effectId);
      return { job_id: job._id, status: job.status };
    },
    getQueryHealth: async ({ accountId, query }) =>
      discovery.health(accountId, query.window_days, query.source),
    getDiscoverySettings: async ({ accountId }) => settings.read(accountId),
    updateDiscoverySettings: async ({ accountId, surface, body }) =>
      settings.update(accountId, body, surface),
    listLessons: ({ accountId, query }) => pageFrom(learning.list(accountId), query, idOf),
    async updateLesson({ accountId, params, body }) {
      const lesson = await learning.mute(accountId, params.id, body.muted);
      await queue.rescore(accountId);
      return lesson;
    },
  };
}
