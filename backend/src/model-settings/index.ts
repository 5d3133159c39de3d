/** Which model works for an account. */
export { modelHandlers } from "./routes.ts";
export { ModelSettings } from "./settings.ts";
export { modelSettingsIndexes, ModelSettingsStore } from "./store.ts";
export { createModelWay } from "./way.ts";
