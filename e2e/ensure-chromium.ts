/** Finds a Chromium for the end-to-end tests, or installs Debian's when that is possible, or says what to install. */
import { spawnSync } from "node:child_process";
import { chromiumPath } from "./support/chromium.ts";

function has(command: string): boolean {
  return spawnSync("sh", ["-c", `command -v ${command}`]).status === 0;
}

function apt(...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const result = spawnSync("apt-get", args, { stdio: ["ignore", "ignore", "inherit"], env });
  if (result.status !== 0) {
    process.stderr.write(
      `apt-get ${args.join(" ")} failed. Install Chromium by hand and set CHROMIUM_PATH.\n`,
    );
    process.exit(3);
  }
}

if (chromiumPath() === null) {
  if (process.getuid?.() !== 0 || !has("apt-get")) {
    process.stderr.write(
      "The end-to-end tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH. Branded Chrome will not do: it does not load unpacked extensions from the command line.\n",
    );
    process.exit(3);
  }
  process.stdout.write("Installing Chromium (about 100 MB) …\n");
  apt("update", "-qq");
  apt("install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-liberation");
}
process.stdout.write(`Chromium: ${chromiumPath()}\n`);
