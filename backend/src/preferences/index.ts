/** What a person looks for. */
export { Preferences } from "./preferences.ts";
export { preferenceHandlers } from "./routes.ts";
export { preferenceIndexes, type PreferencesRow, PreferencesStore } from "./store.ts";
