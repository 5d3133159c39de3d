import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "backend", include: ["**/*.test.ts"], pool: "threads", testTimeout: 20_000 },
});
