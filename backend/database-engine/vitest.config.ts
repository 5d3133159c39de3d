import { configDefaults, defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "database-engine",
    include: ["**/*.test.ts"],
    // Alone, after all others: backend/vitest.kills.config.ts.
    exclude: [...configDefaults.exclude, "**/kill.test.ts"],
    pool: "forks",
    isolate: false,
    maxWorkers: "100%",
    // See backend/src/engine.mjs.
    execArgv: ["--no-maglev"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
