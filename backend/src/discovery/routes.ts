/** Discovery's routes: contract to call. */
import type { discoveryRoutes } from "@career-portrait/shared/contract";
import type { HandlersFor } from "../http/handler.ts";
import type { Settings } from "./settings.ts";

export function discoveryHandlers(settings: Settings): HandlersFor<keyof typeof discoveryRoutes> {
  return {
    getDiscoverySettings: async ({ accountId }) => settings.read(accountId),
    updateDiscoverySettings: async ({ accountId, body }) => settings.update(accountId, body),
  };
}
