/** What the bootstrap scripts share: they run on any Node 20+ before anything is installed. */
import { spawn, spawnSync } from "node:child_process";
import crypto, { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const marks = join(root, "node_modules", ".cache", "career-portrait");
const PROGRESS_MS = 3_000;

const { workspaces, scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
/** Every folder with a package.json of its own. */
export const WORKSPACES = workspaces;
/** What `npm run backend` tells Node to run, and how. */
export const BACKEND = scripts.backend.split(" ").slice(1);

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

/**
 * Makes the project's Node the `node` of npm's scripts. npm 11 links it by itself; the npm that comes with Node 20 and 22
 * leaves it out (seen with 10.8, 10.9 and 11.0).
 */
export function linkNode() {
  const isWindows = process.platform === "win32";
  const link = join(root, "node_modules", ".bin", isWindows ? "node.cmd" : "node");
  if (existsSync(link)) return;
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  for (const name of Object.keys(optionalDependencies)) {
    const program = join("..", name, "bin", isWindows ? "node.exe" : "node");
    if (!existsSync(join(dirname(link), program))) continue;
    if (isWindows) writeFileSync(link, `@"%~dp0\\${program}" %*\r\n`);
    else symlinkSync(program, link);
    return;
  }
}

/** The Node to run TypeScript with: the installed one, else this one when it is new enough. */
export function ownNode() {
  const installed = join(root, "node_modules", ".bin", process.platform === "win32" ? "node.cmd" : "node");
  if (existsSync(installed)) return installed;
  if (typeof crypto.randomUUIDv7 !== "function") {
    say("Node 24.16 or newer is needed on this system. Please install it and try again.");
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

/** What npm reads of every package.json, and the lockfile: a new script installs nothing. */
function wantedInstallation() {
  const asked = [".", ...WORKSPACES].map((folder) => {
    const { dependencies, devDependencies, optionalDependencies, overrides, workspaces } = JSON.parse(
      readFileSync(join(root, folder, "package.json"), "utf8"),
    );
    return { dependencies, devDependencies, optionalDependencies, overrides, workspaces };
  });
  const hash = createHash("sha256").update(JSON.stringify(asked));
  return hash.update(readFileSync(join(root, "package-lock.json"))).digest("hex");
}

/** Does `work` when `now` is not what stood when it last succeeded, or `product` is missing. */
async function whenStale(name, now, product, work) {
  const mark = join(marks, name);
  const fresh = existsSync(mark) && readFileSync(mark, "utf8") === now && existsSync(join(root, product));
  if (fresh) return false;
  await work();
  mkdirSync(marks, { recursive: true });
  writeFileSync(mark, now);
  return true;
}

/** The packages of the lockfile that belong on this machine, as folders. */
function wantedPackages() {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const fits = (allowed, own) => allowed === undefined || [allowed].flat().includes(own);
  return Object.entries(packages)
    .filter(
      ([at, { link, os, cpu }]) =>
        at.includes("node_modules/") && !link && fits(os, process.platform) && fits(cpu, process.arch),
    )
    .map(([at]) => join(root, at, "package.json"));
}

/** Runs npm and says every few seconds how many packages stand. Resolves with its exit code and what it complained of. */
function npmWithProgress(args) {
  const wanted = wantedPackages();
  const started = Date.now();
  const child = spawn("npm", args, {
    cwd: root,
    stdio: ["ignore", "ignore", "pipe"],
    shell: process.platform === "win32",
  });
  let complaint = "";
  child.stderr.setEncoding("utf8").on("data", (piece) => (complaint += piece));
  const timer = setInterval(() => {
    const standing = wanted.filter((file) => existsSync(file)).length;
    say(`  ${standing} of ${wanted.length} packages, ${Math.round((Date.now() - started) / 1000)} s`);
  }, PROGRESS_MS);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, complaint }));
  }).finally(() => clearInterval(timer));
}

/** Installs the dependencies when the lockfile asks for other ones than stand: exactly what it names. */
export async function install() {
  const done = await whenStale(
    "install",
    wantedInstallation(),
    "node_modules/.package-lock.json",
    async () => {
      say("Installing dependencies (first time: about half a minute) …");
      const options = ["--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"];
      let result = await npmWithProgress(["ci", ...options]);
      if (result.code !== 0 && /\bEUSAGE\b/u.test(result.complaint)) {
        say("package-lock.json does not fit package.json, so it is brought up to date: please commit it.");
        result = await npmWithProgress(["install", ...options]);
      }
      process.stderr.write(result.complaint);
      if (result.code !== 0) process.exit(result.code);
      linkNode();
      run("npm", ["run", "--silent", "prepare:types", "-w", "extension"], { env: withOwnNode() });
    },
  );
  if (!done) say("Dependencies are up to date.");
}

/** Builds the extension when its sources, or what it shares, have changed. Returns the folder to load. */
export async function buildExtension() {
  const product = "extension/.output/chrome-mv3";
  const done = await whenStale(
    "extension",
    fingerprint(["extension", "shared", "package-lock.json"]),
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
