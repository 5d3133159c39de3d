import { defineConfig } from "wxt";
import { asciiOutput } from "./build/ascii.ts";
import { manifestFor } from "./manifest.ts";

export default defineConfig({
  modules: ["@wxt-dev/module-react"],
  imports: false,
  manifestVersion: 3,
  manifest: ({ browser }) => manifestFor(browser),
  vite: () => ({ plugins: [asciiOutput()], build: { modulePreload: false } }),
  // Firefox's reviewers rebuild from this archive: it must hold the workspace packages too.
  zip: {
    sourcesRoot: "..",
    includeSources: ["package.json", "package-lock.json", "tsconfig.base.json", "extension/**", "shared/**"],
    excludeSources: ["**/*.test.*", "**/.output/**", "**/.wxt/**"],
  },
});
