/** What a change touches, for `npm test -- --changed`: chosen so that checking it takes less than a minute. */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { root, WORKSPACES } from "./bootstrap.mjs";
import { arrows } from "./imports.mjs";

/** Time for tests: what they take on their processes together, in ms. A file that was never run is taken for a usual one. */
const BUDGET_MS = 40_000;
const USUAL_MS = 5_000;
/** They wait for the backend to be killed and to come back. */
const SLOW = /\/(?:kill|fire)\.test\.ts$/u;
const isTest = (file) => /\.test\.tsx?$/u.test(file) && !file.startsWith("e2e/");
const isSource = (file) => /\.(?:tsx?|mjs)$/u.test(file);

function git(...args) {
  const output = execFileSync("git", args, {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });
  return output.split("\n").filter((line) => line !== "");
}

/** Where the change begins: what was named, else where this branch left main, else the last commit. */
function beginning(ref) {
  if (ref) return git("rev-parse", "--verify", `${ref}^{commit}`)[0];
  const [head] = git("rev-parse", "HEAD");
  for (const main of ["main", "origin/main"]) {
    try {
      const [base] = git("merge-base", main, "HEAD");
      if (base !== head) return base;
    } catch {
      // No such branch here.
    }
  }
  return head;
}

/** Test file → how many imports lie between it and the change. A file that is no source stands for the tests near it. */
function distances(changed) {
  const importers = new Map();
  for (const [file, targets] of arrows)
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file]);
  const found = new Map();
  let ring = changed.flatMap((file) => (arrows.has(file) ? [file] : testsNear(file)));
  for (let distance = 0; ring.length > 0; distance += 1) {
    const next = ring.filter((file) => !found.has(file));
    for (const file of next) found.set(file, distance);
    ring = next.flatMap((file) => importers.get(file) ?? []);
  }
  return [...found].filter(([file]) => isTest(file) && existsSync(join(root, file)));
}

/** The tests of the nearest folder above that has any. */
function testsNear(file) {
  for (let folder = dirname(file); folder !== "."; folder = dirname(folder)) {
    const path = join(root, folder);
    const tests = existsSync(path) ? readdirSync(path).filter((name) => isTest(name)) : [];
    if (tests.length > 0) return tests.map((name) => posix.join(folder, name));
  }
  return [];
}

/** How long test files took when they last ran, in ms, as vitest remembers it. */
function durations() {
  const known = new Map();
  for (const home of [".", ...WORKSPACES]) {
    const cache = join(root, home, "node_modules/.vite/vitest");
    for (const entry of existsSync(cache) ? readdirSync(cache) : []) {
      const results = join(cache, entry, "results.json");
      if (!existsSync(results)) continue;
      const { projects = {} } = JSON.parse(readFileSync(results, "utf8"));
      for (const [project, { files }] of Object.entries(projects)) {
        const folder = WORKSPACES.find((path) => posix.basename(path) === project) ?? "backend";
        for (const [file, { duration }] of Object.entries(files))
          known.set(posix.join(folder, file), duration);
      }
    }
  }
  return known;
}

/** The workspace that a file is in; undefined for a setting of the whole. */
function workspaceOf(file) {
  return WORKSPACES.filter((path) => file.startsWith(`${path}/`)).sort((a, b) => b.length - a.length)[0];
}

/** Workspaces in which the change may show: its own, and those that import from them; all for a setting of the whole. */
function workspacesOf(changed) {
  const own = new Set(changed.filter((file) => !file.startsWith("scripts/")).map(workspaceOf));
  if (own.has(undefined)) return WORKSPACES;
  const importing = new Set();
  for (const [file, targets] of arrows)
    for (const target of targets) if (own.has(workspaceOf(target))) importing.add(workspaceOf(file));
  return WORKSPACES.filter((path) => own.has(path) || importing.has(path));
}

/**
 * What to check of the change since `ref`. Tests are taken nearest first until their time is spent; a test that was itself
 * changed always runs. `notes` say what is left to `npm test`.
 */
export function planOfChange(ref) {
  const base = beginning(ref);
  const changed = [...git("diff", "--name-only", base), ...git("ls-files", "--others", "--exclude-standard")];
  const standing = changed.filter((file) => existsSync(join(root, file)));
  const known = durations();
  const near = distances(changed).sort(([, a], [, b]) => a - b);
  const tests = [];
  let spent = 0;
  let left = 0;
  for (const [file, distance] of near) {
    const cost = known.get(file) ?? USUAL_MS;
    const fits = spent + cost <= BUDGET_MS && !SLOW.test(file);
    if (distance > 0 && !fits) left += 1;
    else {
      tests.push(file);
      spent += cost;
    }
  }
  const specs = standing.filter((file) => file.startsWith("e2e/tests/"));
  const notes = [
    `${changed.length} files changed since ${base.slice(0, 10)}; ${tests.length} test files are near them.`,
  ];
  if (left > 0)
    notes.push(
      `Left to npm test: ${left} test files that are further away or slow, and the end-to-end tests.`,
    );
  if (specs.length > 0)
    notes.push(`Changed end-to-end tests: npm run e2e -- ${specs.map((file) => file.slice(4)).join(" ")}`);
  return {
    typecheck: workspacesOf(standing.filter((file) => /\.(?:tsx?|json)$/u.test(file))),
    lint: standing.filter(isSource),
    format: standing.filter((file) => /\.(?:tsx?|mjs|json|css|html)$/u.test(file)),
    tests,
    notes,
  };
}
