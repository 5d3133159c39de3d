/**
 * `npm run dev`: the backend restarts and the extension is built again whenever a source changes. Ctrl-C ends both.
 * The folder to load is another than that of `npm start`; a loaded extension reloads itself.
 */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { BACKEND, install, ownNode, root, say, withOwnNode } from "./bootstrap.mjs";

await install();
say(`
backend    restarts when a file that it has read changes (node --watch)
extension  is built again and reloads itself (wxt), for "Load unpacked":
           ${join(root, "extension/.output/chrome-mv3-dev")}
Ctrl-C ends both.
`);

/** A sign that turns, for terminals that draw over it. */
const SPINNER = /^[\u2800-\u28FF]/u;
const children = [];
let ending = false;

/** Ends what still runs; a second signal does not wait for it. */
function end(code) {
  if (ending) process.exit(code);
  ending = true;
  process.exitCode = code;
  for (const child of children) if (child.exitCode === null) child.kill("SIGTERM");
}

/** Starts a program whose lines are shown behind its name. When one ends by itself, so does the other. */
function start(name, command, args, cwd) {
  const child = spawn(command, args, {
    cwd,
    env: withOwnNode(),
    // A process group of its own: Ctrl-C comes to us alone, and is passed on once.
    detached: process.platform !== "win32",
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
  children.push(child);
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on("line", (written) => {
      const line = stripVTControlCharacters(written).trimEnd();
      if (line !== "" && !SPINNER.test(line)) say(`${name.padEnd(10)} ${line}`);
    });
  child.on("exit", (code, signal) => {
    if (ending) return;
    say(`${name.padEnd(10)} ended (${code ?? signal}).`);
    end(code ?? 1);
  });
}

const node = ownNode();
start("backend", node, ["--watch", "--watch-preserve-output", ...BACKEND], root);
start("extension", node, [join(root, "node_modules/wxt/bin/wxt.mjs")], join(root, "extension"));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => end(0));
