/** Discovery (specification, Intake review queue and discovery). */
export { createDiscovery, type Discovery } from "./discovery.ts";
export { Learning, learningIndexes } from "./learning.ts";
export { discoveryHandlers } from "./routes.ts";
export { runIndexes } from "./run-store.ts";
export { Settings, settingsIndexes } from "./settings.ts";
export { createSources } from "./sources/index.ts";
