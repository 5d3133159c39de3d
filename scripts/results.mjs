/** What the reporters of the two test programs have written down: totals, and each failure in a few lines. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
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

const inProject = (file) => relative(root, file);
/** The first lines of what a failure says, without colours. */
const gist = (message) => stripVTControlCharacters(message).trim().split("\n").slice(0, 6).join("\n    ");

/** Of unit and contract tests; a file that could not be run is one failure. Null when nothing was written. */
export function unitTotals() {
  const reports = UNIT.map(read).filter((report) => report !== null);
  if (reports.length === 0) return null;
  const byFile = new Map(reports.flatMap(({ testResults }) => testResults.map((file) => [file.name, file])));
  const totals = { passed: 0, failed: 0, skipped: 0, failures: [] };
  for (const { name, status, message, assertionResults } of byFile.values()) {
    const count = (...wanted) => assertionResults.filter((test) => wanted.includes(test.status)).length;
    const [passed, failed] = [count("passed"), count("failed")];
    totals.passed += passed;
    totals.failed += status === "failed" ? Math.max(failed, 1) : failed;
    totals.skipped += assertionResults.length - passed - failed;
    for (const test of assertionResults.filter(({ status }) => status === "failed"))
      totals.failures.push(
        `${inProject(name)}: ${test.fullName}\n    ${gist(test.failureMessages.join("\n"))}`,
      );
    if (status === "failed" && failed === 0) totals.failures.push(`${inProject(name)}\n    ${gist(message)}`);
  }
  return totals;
}

/** Of end-to-end tests; what held at its second try has passed. Null when nothing was written. */
export function e2eTotals() {
  const report = read(E2E);
  if (report === null) return null;
  const { expected, flaky, unexpected, skipped } = report.stats;
  const specs = report.suites.flatMap(specsIn);
  const failures = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const error = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors)).at(-1);
      return `${file}:${line}: ${title}\n    ${gist(error?.message ?? "")}`;
    });
  for (const error of report.errors) failures.push(gist(error.message ?? ""));
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped, failures };
}

/** All tests of a suite and the suites in it. */
function specsIn(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsIn)];
}
