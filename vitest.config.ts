import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: ["shared", "backend/database-engine", "backend", "extension", "backend/vitest.kills.config.ts"],
  },
});
