import { configDefaults, defineConfig } from "vitest/config";
import { KILLS } from "./vitest.kills.config.ts";

export default defineConfig({
  test: {
    name: "backend",
    include: ["**/*.test.ts"],
    exclude: [...configDefaults.exclude, ...KILLS, "database-engine/**"],
    pool: "forks",
    isolate: false,
    maxWorkers: "100%",
    // See backend/src/engine.mjs.
    execArgv: ["--no-maglev"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What has been compiled once is kept, in worker threads too.
    setupFiles: ["src/engine.mjs"],
  },
});
