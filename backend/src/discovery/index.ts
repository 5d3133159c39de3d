/** Discovery (specification, Intake review queue and discovery). */
export { createDiscovery, type Discovery } from "./discovery.ts";
export { Learning, learningIndexes, lessonId, type MuteRow } from "./learning.ts";
export { discoveryHandlers } from "./routes.ts";
export { runIndexes, type RunRow } from "./run-store.ts";
export { Settings, settingsIndexes, type SettingsRow } from "./settings.ts";
export { createSources } from "./sources/index.ts";
