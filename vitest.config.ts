import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: ["shared", "backend", "extension", "backend/vitest.kills.config.ts"],
  },
});
