/** What the reporters of the two test programs have written down, as totals. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "./bootstrap.mjs";

/** Where `npm run unit` writes; the second is of test files whose process the engine brought down, run once more. */
export const UNIT = ["test-results/unit.json", "test-results/unit-again.json"].map((file) =>
  join(root, file),
);
/** Where the end-to-end tests write (e2e/playwright.config.ts). */
const E2E = join(root, "e2e/test-results.json");

/** Forgets earlier runs, so that what is counted is of this one. */
export function clearResults() {
  for (const file of [...UNIT, E2E]) rmSync(file, { force: true });
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

/** Of unit and contract tests; a file that could not be run is one failure. Null when nothing was written. */
export function unitTotals() {
  const reports = UNIT.map(read).filter((report) => report !== null);
  if (reports.length === 0) return null;
  const byFile = new Map(reports.flatMap(({ testResults }) => testResults.map((file) => [file.name, file])));
  const totals = { passed: 0, failed: 0, skipped: 0 };
  for (const { status, assertionResults } of byFile.values()) {
    const count = (...wanted) => assertionResults.filter((test) => wanted.includes(test.status)).length;
    const [passed, failed] = [count("passed"), count("failed")];
    totals.passed += passed;
    totals.failed += status === "failed" ? Math.max(failed, 1) : failed;
    totals.skipped += assertionResults.length - passed - failed;
  }
  return totals;
}

/** Of end-to-end tests; what held at its second try has passed. Null when nothing was written. */
export function e2eTotals() {
  const report = read(E2E);
  if (report === null) return null;
  const { expected, flaky, unexpected, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped };
}
