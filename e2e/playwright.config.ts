import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "tests",
  // One Chromium with one extension and one backend at a time: two cores carry no more.
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [["list"]],
  outputDir: "test-results",
});
