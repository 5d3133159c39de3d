import { defineConfig } from "vitest/config";

/** They kill the backend while it works and wait for what it does next: nothing else may slow the machine then. */
export const KILLS = ["**/kill.test.ts", "**/fire.test.ts"];

export default defineConfig({
  test: {
    name: "kills",
    include: KILLS,
    pool: "forks",
    maxWorkers: 1,
    sequence: { groupOrder: 1 },
    // See backend/src/engine.mjs.
    execArgv: ["--no-maglev"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
