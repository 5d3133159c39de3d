/**
 * `npm run unit`: the unit and contract tests. Where the JavaScript engine itself brings a test process down and no test
 * has failed, the file it was at is run once more, and the run says so; whatever fails then, fails.
 */
import { spawn } from "node:child_process";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root, say } from "./bootstrap.mjs";
import { UNIT } from "./results.mjs";

/** What vitest says of a process that ended by a signal of the engine's. */
const CRASHED =
  /Worker exited unexpectedly with signal SIG(?:SEGV|BUS|ILL|TRAP|ABRT)\b[^\n]* while running test file (\S+)/gu;
const FAILED = /^\s*(?:Test Files|Tests)\s.*\bfailed\b/mu;
const ERRORS = /^\s*Errors\s+(\d+) errors?/mu;

/** Runs vitest, shows what it prints, keeps its report in `file`, and gives its exit code with the text of it. */
function vitest(file, ...args) {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const child = spawn("vitest", ["run", ...reporters, ...args], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: "1" }) },
    shell: process.platform === "win32",
  });
  let text = "";
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ])
    from.setEncoding("utf8").on("data", (piece) => {
      text += piece;
      to.write(piece);
    });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, text: stripVTControlCharacters(text) }));
  });
}

const { code, text } = await vitest(UNIT[0], ...process.argv.slice(2));
const crashed = [...text.matchAll(CRASHED)].map(([, file]) => relative(root, file));
const isOnlyCrash =
  crashed.length > 0 && !FAILED.test(text) && Number(ERRORS.exec(text)?.[1]) === crashed.length;
if (code === 0 || !isOnlyCrash) process.exit(code);
say(`\nThe JavaScript engine crashed in ${crashed.join(", ")}; no test had failed. Once more:`);
process.exit((await vitest(UNIT[1], ...crashed)).code);
