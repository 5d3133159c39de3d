import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "tests",
  // Each worker has its own Chromium, extension and backend; two cores carry two.
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // A browser on a busy machine drops an event now and then. What fails once and holds then is listed as flaky;
  // a fault fails twice.
  retries: 1,
  // The second is what scripts/results.mjs counts.
  reporter: [["list"], ["json", { outputFile: "test-results.json" }]],
  outputDir: "test-results",
});
