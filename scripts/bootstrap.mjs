/** What the bootstrap scripts share: they run on any Node 20+ before anything is installed. */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const marks = join(root, "node_modules", ".cache", "career-portrait");

/** Prints one line of progress. */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** Runs a command in the repository and shows its output; a failure ends the script with the command's own code. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
    ...options,
  });
  if (result.error) throw result.error;
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/** Environment in which Node 24 from the installed packages comes first. */
export function withOwnNode() {
  const bin = join(root, "node_modules", ".bin");
  const separator = process.platform === "win32" ? ";" : ":";
  return { ...process.env, PATH: `${bin}${separator}${process.env.PATH ?? ""}` };
}

/** The Node to run TypeScript with: the installed one, else this one when it is new enough. */
export function ownNode() {
  const installed = join(root, "node_modules", ".bin", process.platform === "win32" ? "node.cmd" : "node");
  if (existsSync(installed)) return installed;
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < 22 || (major === 22 && minor < 18)) {
    say("Node 22.18 or newer is needed on this system. Please install it and try again.");
    process.exit(1);
  }
  return process.execPath;
}

function filesBelow(folder) {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !["node_modules", ".output", ".wxt", "test-results"].includes(entry.name))
    .flatMap((entry) => filesBelow(join(folder, entry.name)));
}

function fingerprint(folders) {
  const hash = createHash("sha256");
  for (const file of folders.flatMap(filesBelow).sort()) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

/** Does `work` when the named files have changed since it last succeeded, or `product` is missing. */
export function whenStale(name, folders, product, work) {
  const mark = join(marks, name);
  const now = fingerprint(folders);
  const fresh = existsSync(mark) && readFileSync(mark, "utf8") === now && existsSync(join(root, product));
  if (fresh) return false;
  work();
  mkdirSync(marks, { recursive: true });
  writeFileSync(mark, now);
  return true;
}

/** Installs the dependencies when the lockfile asks for other ones than stand. */
export function install() {
  const { workspaces } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const files = [
    "package.json",
    "package-lock.json",
    ...workspaces.map((workspace) => `${workspace}/package.json`),
  ];
  const done = whenStale("install", files, "node_modules/.package-lock.json", () => {
    // Not `npm ci`: it refuses a lockfile in which a tool's binary for another platform is missing, and some are.
    say("Installing dependencies (first time: about half a minute) …");
    run("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]);
    run("npm", ["run", "--silent", "prepare:types", "-w", "extension"], { env: withOwnNode() });
  });
  if (!done) say("Dependencies are up to date.");
}

/** Builds the extension when its sources, or what it shares, have changed. Returns the folder to load. */
export function buildExtension() {
  const product = "extension/.output/chrome-mv3";
  const done = whenStale(
    "extension",
    ["extension", "shared", "package-lock.json"],
    `${product}/manifest.json`,
    () => {
      say("Building the extension …");
      run("npm", ["run", "--silent", "build", "-w", "extension"], { env: withOwnNode() });
    },
  );
  if (!done) say("The extension is up to date.");
  return join(root, product);
}

/** Starts a long-running program, passes our signals on, and ends as it ends. */
export function become(command, args, env) {
  const child = spawn(command, args, { cwd: root, stdio: "inherit", env });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
  return child;
}
