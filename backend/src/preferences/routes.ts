/** The preference routes of the contract. */
import type { preferenceRoutes } from "@career-portrait/shared/contract";
import type { HandlersFor } from "../http/handler.ts";
import type { Preferences } from "./preferences.ts";

export function preferenceHandlers(preferences: Preferences): HandlersFor<keyof typeof preferenceRoutes> {
  return {
    getPreferences: ({ accountId }) => preferences.read(accountId),
    replacePreferences: ({ accountId, surface, body }) => preferences.replace(accountId, body, surface),
    extractPreferences: ({ accountId, body }) => preferences.extract(accountId, body.description),
  };
}
