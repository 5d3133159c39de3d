import { defineConfig } from "vitest/config";
import { WxtVitest } from "wxt/testing/vitest-plugin";

/** Tests of components name their environment in the file (`@vitest-environment jsdom`); all others run in Node. */
export default defineConfig({
  plugins: [await WxtVitest({ root: import.meta.dirname })],
  test: {
    name: "extension",
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", ".output/**", ".wxt/**"],
    setupFiles: ["fake-indexeddb/auto"],
    maxWorkers: "100%",
    // See backend/src/engine.mjs.
    execArgv: ["--no-maglev"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
