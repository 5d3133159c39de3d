/** `npm test`: type check, lint, unit, contract and end-to-end tests, from a fresh clone. */
import { buildExtension, install, run, say, withOwnNode } from "./bootstrap.mjs";

const env = withOwnNode();
function stage(name, ...command) {
  say(`\n── ${name} ──`);
  const started = Date.now();
  run("npm", ["run", "--silent", ...command], { env });
  say(`${name}: passed in ${Math.round((Date.now() - started) / 1000)} s`);
}

install();
stage("Type check", "typecheck");
stage("Lint", "lint");
buildExtension();
stage("Unit and contract tests", "unit");
// The extension stands built.
stage("End-to-end tests", "test", "--workspace", "e2e");
