/** How long somebody waits for a command that reads one résumé, npm's own start included. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { postingText } from "./opportunity-rows.ts";
import { type BenchRow, durationRow, percentile } from "./row.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const RESUME = "backend/src/reading/resume/fixtures/timeline-engineer.pdf";
const RUNS = 5;

function medianOf(args: readonly string[]): number {
  const times = Array.from({ length: RUNS }, () => {
    const began = performance.now();
    execFileSync("npm", ["run", "-s", ...args], { cwd: ROOT, shell: process.platform === "win32" });
    return performance.now() - began;
  });
  return percentile(times, 50);
}

export function benchCommands(): BenchRow[] {
  const directory = mkdtempSync(join(tmpdir(), "career-portrait-bench-"));
  try {
    const posting = join(directory, "posting.txt");
    writeFileSync(posting, postingText(1));
    return [
      durationRow("npm run -s resume, a PDF of a page, median", medianOf(["resume", "--", RESUME]), 1000),
      durationRow(
        "npm run -s match, that résumé and a posting, median",
        medianOf(["match", "--", "--resume", RESUME, "--posting", posting]),
        1000,
      ),
    ];
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
