import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "shared",
    include: ["**/*.test.ts"],
    pool: "forks",
    isolate: false,
    maxWorkers: "100%",
    // See backend/src/engine.mjs.
    execArgv: ["--no-maglev"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
