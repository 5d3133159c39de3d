/**
 * `npm test`: type check, lint, unit, contract and end-to-end tests, from a fresh clone. Every stage runs, whatever the ones
 * before it said; the exit code is 1 when one of them failed. `npm test -- --changed [REF]`: what a change touches.
 * The last line are the totals of the tests.
 */
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { install, root, say, withOwnNode } from "./bootstrap.mjs";
import { planOfChange } from "./changed.mjs";
import { clearResults, e2eTotals, unitTotals } from "./results.mjs";

const started = Date.now();
const seconds = (since) => Math.round((Date.now() - since) / 1000);
/** Stages of tests that are due, with how their results are read. */
const due = new Map();
const ended = new Map();

/** Runs a stage and says how it ended. Returns whether it passed. */
function stage(name, command, args) {
  say(`\n── ${name} ──`);
  const began = Date.now();
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    env: withOwnNode(),
    shell: process.platform === "win32",
  });
  if (error) say(error.message);
  ended.set(name, status === 0);
  say(`${name}: ${status === 0 ? "passed" : "FAILED"} in ${seconds(began)} s`);
  return status === 0;
}

const script = (name, ...args) => [name, "npm", ["run", "--silent", ...args]];

/** A stage of tests that failed with no test failed, or never ran, counts as one failure. */
function totals() {
  const sum = { passed: 0, failed: 0, skipped: 0, failures: [] };
  for (const [name, read] of due) {
    const counts = read() ?? { passed: 0, failed: 0, skipped: 0, failures: [] };
    if (ended.get(name) !== true && counts.failed === 0) counts.failed = 1;
    for (const key of ["passed", "failed", "skipped"]) sum[key] += counts[key];
    sum.failures.push(...counts.failures);
  }
  return sum;
}

process.on("exit", (code) => {
  const failed = [...ended].filter(([, passed]) => !passed).map(([name]) => name);
  const { passed, failed: failedTests, skipped, failures } = totals();
  if (failures.length > 0) say(`\nWhat failed:\n  ${failures.join("\n  ")}`);
  say(
    failed.length > 0
      ? `\nFAILED: ${failed.join(", ")} (${seconds(started)} s)`
      : `\n${code === 0 ? "All stages passed" : "Stopped early"} (${seconds(started)} s)`,
  );
  say(`${passed} passed, ${failedTests} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
  if (failed.length > 0 || failedTests > 0) process.exitCode = 1;
});

const UNIT = "Unit and contract tests";
const E2E = "End-to-end tests";

const { values, positionals } = parseArgs({
  options: { changed: { type: "boolean", default: false } },
  allowPositionals: true,
});
clearResults();
if (values.changed) {
  await install();
  const { typecheck, lint, format, tests, notes } = planOfChange(positionals[0]);
  for (const note of notes) say(note);
  if (tests.length > 0) due.set(UNIT, unitTotals);
  for (const workspace of typecheck)
    stage(`Type check of ${workspace}`, "tsc", ["--noEmit", "-p", workspace]);
  if (lint.length > 0) {
    stage("Lint", "oxlint", ["--type-aware", ...lint]);
    stage(...script("Arrows", "arrows"));
  }
  if (format.length > 0) stage("Format", "oxfmt", ["--check", ...format]);
  if (tests.length > 0) stage(...script(UNIT, "unit", "--", ...tests));
} else {
  due.set(UNIT, unitTotals).set(E2E, e2eTotals);
  await install();
  stage(...script("Type check", "typecheck"));
  stage(...script("Lint", "lint"));
  const built = stage("Build of the extension", process.execPath, ["scripts/build-extension.mjs"]);
  stage(...script(UNIT, "unit"));
  if (built) stage(...script(E2E, "test", "--workspace", "e2e"));
}
