import { join } from "node:path";
import { defineConfig } from "wxt";
import { asciiOutput } from "./build/ascii.ts";
import { manifestFor } from "./manifest.ts";
import { version } from "../package.json" with { type: "json" };

export default defineConfig({
  modules: ["@wxt-dev/module-react"],
  imports: false,
  manifestVersion: 3,
  manifest: ({ browser }) => ({ ...manifestFor(browser), version }),
  vite: () => ({ plugins: [asciiOutput()], build: { modulePreload: false } }),
  // File times and order are WXT's own and fixed: the same sources give the same bytes.
  zip: {
    artifactTemplate: "career-portrait-{{version}}-{{browser}}.zip",
    sourcesTemplate: "career-portrait-{{version}}-sources.zip",
    // Firefox's reviewers rebuild from this archive: it must hold the workspace packages too.
    sourcesRoot: join(import.meta.dirname, ".."),
    includeSources: [
      "package.json",
      "package-lock.json",
      "tsconfig.base.json",
      "LICENSE",
      "scripts/*.mjs",
      "{backend,backend/database-engine,e2e}/package.json",
      "extension/**",
      "shared/**",
    ],
    excludeSources: [
      "**/*.test.*",
      "**/node_modules/**",
      "**/.output/**",
      "**/.wxt/**",
      "**/fixtures/**",
      "shared/training/**",
    ],
  },
});
