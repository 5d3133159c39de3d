/** The preference routes of the contract. */
import type { preferenceRoutes } from "@career-portrait/shared/contract";
import type { HandlersFor } from "../http/index.ts";
import type { Preferences } from "./preferences.ts";

/** @param onReplaced told of an account that looks for something else from now on */
export function preferenceHandlers(
  preferences: Preferences,
  onReplaced: (accountId: string) => Promise<void>,
): HandlersFor<keyof typeof preferenceRoutes> {
  return {
    getPreferences: ({ accountId }) => preferences.read(accountId),
    async replacePreferences({ accountId, surface, body }) {
      const replaced = await preferences.replace(accountId, body, surface);
      await onReplaced(accountId);
      return replaced;
    },
    extractPreferences: ({ accountId, body }) => preferences.extract(accountId, body.description),
  };
}
